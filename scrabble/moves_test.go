package scrabble_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// Each clause of what is laid, drawn and exchanged. A test is named by the clause
// that it would fail with.

func TestMaterial(t *testing.T) {
	o := scrabble.Classique()
	t.Run("scrabble/bag", func(t *testing.T) {
		want := "AAAAAAAAA BB CC DDD EEEEEEEEEEEEEEE FF GG HH IIIIIIII J K LLLLL MMM NNNNNN OOOOOO PP Q RRRRRR SSSSSS TTTTTT UUUUUU VV W X Y Z ??"
		gametest.Equal(t, "the bag", o.Bag, bag.MustParse(strings.ReplaceAll(want, " ", "")))
		gametest.Equal(t, "the number of tiles", o.Bag.Len(), 102)
		for points, letters := range map[uint8]string{1: "AEILNORSTU", 2: "DGM", 3: "BCP", 4: "FHV", 8: "JQ", 10: "KWXYZ"} {
			for _, letter := range letters {
				gametest.Equal(t, "the value of "+string(letter), o.Values[letter-'A'], points)
			}
		}
		s := compiled(t, o, "").Start(scrabble.A)
		gametest.Equal(t, "the bag at the start", s.Bag(), o.Bag)
		refused(t, s, "A +KKAAAAA", "scrabble/bag")
		refused(t, s, "A +???AAAA", "scrabble/bag")
		play(t, s, "A +KWXYZ??")
	})
	t.Run("scrabble/board, scrabble/board-standard", func(t *testing.T) {
		const picture = `
			=..'...=...'..=
			.-..."..."...-.
			..-...'.'...-..
			'..-...'...-..'
			....-.....-....
			."..."..."...".
			..'...'.'...'..
			=..'...-...'..=
			..'...'.'...'..
			."..."..."...".
			....-.....-....
			'..-...'...-..'
			..-...'.'...-..
			.-..."..."...-.
			=..'...=...'..=`
		premiums := map[rune]scrabble.Premium{
			'.': {Letter: 1, Word: 1}, '\'': {Letter: 2, Word: 1}, '"': {Letter: 3, Word: 1},
			'-': {Letter: 1, Word: 2}, '=': {Letter: 1, Word: 3},
		}
		rows := strings.Fields(picture)
		gametest.Equal(t, "the number of rows", len(rows), scrabble.Size)
		var want scrabble.Layout
		for row, text := range rows {
			for column, mark := range text {
				want[row][column] = premiums[mark]
			}
		}
		if diff := cmp.Diff(want, o.Board); diff != "" {
			t.Errorf("the board (-want +got):\n%s", diff)
		}
		gametest.Equal(t, "the centre", o.Board[7][7], scrabble.Premium{Letter: 1, Word: 2})
		s := pos{racks: []string{"MAISONS", "EEEEEEE"}}.state(t)
		for _, m := range []scrabble.Move{
			scrabble.Place(board.At(7, 10), board.Across, "MAISON"),
			scrabble.Place(board.At(10, 7), board.Down, "MAISON"),
			scrabble.Place(board.At(7, 14), board.Across, "MA"),
			scrabble.Place(board.At(7, 13), board.Across, "..MA"), // not on the next row
			scrabble.Place(board.At(15, 0), board.Across, "MA"),
			scrabble.Place(board.At(-1, 0), board.Down, "MA"),
		} {
			gametest.Equal(t, "beyond the edge: "+m.String(), gametest.Clause(s.Check(scrabble.A, m)), "scrabble/board")
		}
		play(t, s, "A 8H MAISON") // H to M
		gametest.Equal(t, "to the edge", s.Points(scrabble.Place(board.At(7, 9), board.Across, "MAISON")), 0)
		gametest.Equal(t, "the centre", scrabble.Centre().Name(board.Across), "8H")
	})
	t.Run("scrabble/words", func(t *testing.T) {
		// The lexicon is the reference, and whatever is in it is good.
		s := pos{racks: []string{"WAGONXE", "EEEEEEE"}, words: "WAGON XE"}.state(t)
		play(t, s, "A 8H XE")
		refused(t, s, "A 8H AXE", "scrabble/all-words")
	})
	t.Run("scrabble/words-classes", func(t *testing.T) {
		// No preset admits words that are symbols or the like alone, which Moves, Best and Check do alike.
		for word, good := range map[string]bool{"KM": false, "YG": false, "WWW": false, "COSH": false, "KA": true, "WAD": true} {
			gametest.Equal(t, word+" is in the lexicon", gaddag.Lexicon().Contains(word), true)
			for _, o := range []scrabble.Options{scrabble.Classique(), scrabble.English()} {
				gametest.Equal(t, word, gaddag.Lexicon().Admits(word, lexicon.AllClasses.Without(o.Excluded)), good)
			}
		}
		s := pos{racks: []string{"COSHAVR", "EEEEEEE"}}.state(t)
		refused(t, s, "A 8H COSH", "scrabble/words-classes")
		o := scrabble.Classique()
		all := o
		all.Excluded = 0
		every := must.Get(scrabble.MustCompile(all, gaddag.Lexicon()).FromSetup(s.Setup()))(t)
		play(t, every, "A 8H COSH")
		for _, m := range s.AppendPlacements(nil) {
			for _, w := range s.AppendWords(nil, m) {
				if !gaddag.Lexicon().Admits(w.Text, lexicon.AllClasses.Without(o.Excluded)) {
					t.Errorf("%s is laid", w)
				}
			}
		}
		best, _ := s.Best()
		play(t, s, "A "+best.String())
	})
}

func TestPlayersInTurn(t *testing.T) {
	t.Run("scrabble/turn", func(t *testing.T) {
		s := pos{racks: []string{"MOTMOTS", "SEUXETO"}, bag: "AAE", words: "MOT"}.state(t)
		// Who may not act now.
		for _, move := range []string{"B 8H MOT", "B -", "B +AAE", "B -S+A", "B ."} {
			refused(t, s, move, "scrabble/turn")
		}
		gametest.Equal(t, "no move at all", gametest.Clause(s.Check(scrabble.A, scrabble.Move{})), "scrabble/turn")
		// In turn.
		s = play(t, s, "A 8H MOT")
		refused(t, s, "B -", "scrabble/turn")
		s = play(t, s, "A +AAE")
		refused(t, s, "A -", "scrabble/turn")
		play(t, s, "B -")
	})
	t.Run("scrabble/players", func(t *testing.T) {
		for n := scrabble.Player(2); n <= 4; n++ {
			o := scrabble.Classique()
			o.Players = int(n)
			r := compiled(t, o, "MOT")
			for first := range n {
				s := r.Start(first)
				gametest.Equal(t, "the number of players", len(slices.Collect(s.Players())), int(n))
				for i := range 3 * n { // all draw, and then all pass twice
					gametest.Equal(t, "the player on turn", s.Turn(), (first+i)%n)
					next := " -"
					if i < n {
						gametest.Equal(t, "tiles due", s.Due(), 7)
						next = " +" + s.Bag().String()[:7]
					}
					s = play(t, s, s.Turn().String()+next)
				}
			}
			refused(t, r.Start(scrabble.A), "B +AAAAAAA", "scrabble/turn")
			gametest.Equal(t, "who does not play", gametest.Clause(r.Start(scrabble.A).Check(n, scrabble.Resign())), "scrabble/players")
		}
		for _, n := range []int{-1, 0, 1, 5, 256} {
			o := scrabble.Classique()
			if o.Players = n; o.Validate() == nil {
				t.Errorf("%d players are admitted", n)
			}
		}
		s := pos{racks: []string{"MOTMOTS", "MOTMOTS"}}.state(t)
		refused(t, s, "B 8H MOT", "scrabble/turn")
		refused(t, s, "B -", "scrabble/turn")
		gametest.Equal(t, "the zero Move", gametest.Clause(s.Check(scrabble.A, scrabble.Move{})), "scrabble/turn")
	})
	t.Run("scrabble/hidden", func(t *testing.T) {
		s := pos{racks: []string{"MOTZELE", "RAQUETS"}, bag: "AEIOUNS"}.state(t)
		v := s.View(scrabble.A)
		gametest.Equal(t, "the viewer", v.Viewer(), scrabble.A)
		gametest.Equal(t, "the viewer's rack", v.Rack(), bag.MustParse("MOTZELE"))
		gametest.Equal(t, "what the viewer does not see", v.Unseen(), bag.MustParse("RAQUETSAEIOUNS"))
		gametest.Equal(t, "tiles of B", v.Held(scrabble.B), 7)
		gametest.Equal(t, "tiles in the bag", v.BagLen(), 7)
		// Whatever B draws and exchanges, A sees the same.
		start := play(t, s.Rules().Start(scrabble.A), "A +MOTZELE")
		same := func(one, two scrabble.State) {
			t.Helper()
			if one == two || one.View(scrabble.A) != two.View(scrabble.A) {
				t.Errorf("A sees %v, and %v", one.View(scrabble.A), two.View(scrabble.A))
			}
			if one.View(scrabble.B) == two.View(scrabble.B) {
				t.Error("B does not see the difference")
			}
		}
		one, two := play(t, start, "B +RAQUETS", "A -"), play(t, start, "B +AEIOUNS", "A -")
		same(play(t, start, "B +RAQUETS"), play(t, start, "B +AEIOUNS"))
		same(one, two)
		one, two = play(t, one, "B -QU+NO"), play(t, two, "B -EO+QT")
		same(one, two)
	})
	t.Run("scrabble/rack", func(t *testing.T) {
		s := compiled(t, scrabble.Classique(), "MOT").Start(scrabble.A)
		gametest.Equal(t, "tiles due", s.Due(), 7)
		refused(t, s, "A +AAAAAA", "scrabble/rack")
		refused(t, s, "A +AAAAAAAA", "scrabble/rack")
		refused(t, s, "A +7", "scrabble/rack") // not told which
		refused(t, s, "A 8H MOT", "scrabble/rack")
		refused(t, s, "A -", "scrabble/rack")
		s = play(t, s, "A +MOTMOTA", "B +AAEEIIS")
		refused(t, s, "A +A", "scrabble/rack") // none is due
		refused(t, s, "A 8H MOTS", "scrabble/rack")
		refused(t, s, "A 8H MoT", "scrabble/rack")
		s = play(t, s, "A 8H MOT")
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.A)
		gametest.Equal(t, "tiles due", s.Due(), 3)
		refused(t, s, "A 9H MOT", "scrabble/rack")
		refused(t, s, "A -", "scrabble/rack")
		refused(t, s, "A -A+S", "scrabble/rack")
		s = play(t, s, "A +EEE")
		gametest.Equal(t, "the rack", s.Rack(scrabble.A), bag.MustParse("MOTAEEE"))
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.B)

		// Up to seven, as long as the bag has tiles.
		short := pos{racks: []string{"MOTMOTA", "AAEEIIS"}, bag: "XYZ", words: "MOT"}.state(t)
		short = play(t, short, "A 8H MOT")
		refused(t, short, "A +XY", "scrabble/rack")
		gametest.Equal(t, "the clause of three from three", effect(t, short, "A +XYZ").Clause, "scrabble/rack")
	})
	t.Run("scrabble/bag-empty", func(t *testing.T) {
		short := pos{racks: []string{"MOTMOTA", "AAEEIIS"}, bag: "XY", words: "MOT"}.state(t)
		short = play(t, short, "A 8H MOT")
		gametest.Equal(t, "tiles due from a bag of two", short.Due(), 2)
		refused(t, short, "A +XYZ", "scrabble/bag-empty")
		refused(t, short, "A +X", "scrabble/bag-empty")
		refused(t, short, "A +2", "scrabble/bag-empty") // not told which
		refused(t, short, "A +XX", "scrabble/bag")
		refused(t, short, "A -", "scrabble/rack") // the draw comes first
		gametest.Equal(t, "the clause of two for three", effect(t, short, "A +XY").Clause, "scrabble/bag-empty")
		gametest.Equal(t, "tiles held", play(t, short, "A +XY").Held(scrabble.A), 6)
	})
}

func TestPlacing(t *testing.T) {
	const words = "MOT MOTS LES ETE TE OS SE OU NE"
	begin := func(t *testing.T) scrabble.State {
		return pos{racks: []string{"MOTSELT", "EETSOUN"}, bag: "EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE", words: words}.state(t)
	}
	t.Run("scrabble/first", func(t *testing.T) {
		s := begin(t)
		refused(t, s, "A 7H MOT", "scrabble/first")
		refused(t, s, "A 8E MOT", "scrabble/first")
		refused(t, s, "A 8I MOT", "scrabble/first")
		refused(t, s, "A H9 MOT", "scrabble/first")
		refused(t, s, "A 8H M", "scrabble/first")
		refused(t, s, "A 1A M", "scrabble/first")
		for _, legal := range []string{"A 8F MOT", "A 8G MOT", "A 8H MOT", "A H6 MOT", "A H8 MOT", "A 8H TE"} {
			play(t, s, legal)
		}
		// After a pass, and after an exchange, the next word is the first one.
		for _, without := range []string{"A -", "A -M+E"} {
			next := play(t, s, without)
			refused(t, next, "B 9H TE", "scrabble/first")
			play(t, next, "B 8H TE")
		}
		gametest.Equal(t, "placements that miss the centre", slices.ContainsFunc(s.AppendPlacements(nil), func(m scrabble.Move) bool {
			for q := range m.Laid() {
				if q == scrabble.Centre() {
					return false
				}
			}
			return true
		}), false)
	})
	t.Run("scrabble/place", func(t *testing.T) {
		s := play(t, begin(t), "A 8H MOT", "A +EEE")
		refused(t, s, "B 8K O.E", "scrabble/place") // a gap
		refused(t, s, "B 8K S.E", "scrabble/place")
		refused(t, s, "B 8H TE", "scrabble/place") // taken
		refused(t, s, "B 8G OU", "scrabble/place")
		refused(t, s, "B 10H TE", "scrabble/place") // apart
		refused(t, s, "B 9K TE", "scrabble/place")  // corners do not touch
		refused(t, s, "B 7G U", "scrabble/place")
		refused(t, s, "B 1A TE", "scrabble/place")
		refused(t, s, "B 8L S", "scrabble/place")
		gametest.Equal(t, "no tiles", gametest.Clause(s.Check(scrabble.B, scrabble.Place(scrabble.Centre(), board.Across, "..."))), "scrabble/place")
		gametest.Equal(t, "no letters", gametest.Clause(s.Check(scrabble.B, scrabble.Place(scrabble.Centre(), board.Across, "É!"))), "scrabble/place")
		play(t, s, "B 8K S")  // lengthens
		play(t, s, "B I8 .U") // crosses: it is OU
		play(t, s, "B I8 .S") // OS
		play(t, s, "B K8 SE") // touches with one of two
		play(t, s, "B J8 .E") // TE
		refused(t, s, "B I7 E.E", "scrabble/all-words")
		// Backwards is no word, whichever way.
		refused(t, s, "B 8K E", "scrabble/all-words")
		refused(t, s, "B J7 E.", "scrabble/all-words")
		// The letters that lie there may be told, or left out.
		gametest.Equal(t, "a placement", s.Placement(board.At(7, 7), board.Across, "MOTS"), scrabble.Place(board.At(7, 10), board.Across, "S"))
	})
	t.Run("scrabble/place order", func(t *testing.T) {
		// By rows and then by columns: a tile that makes a word in both stands in its row.
		s := play(t, begin(t), "A 8H MOT", "A +EEE", "B I8 .S", "B +E")
		both, last := false, 0
		for _, m := range s.AppendPlacements(nil) {
			words := s.AppendWords(nil, m)
			line := int(words[0].At.Row)
			if words[0].Direction == board.Down {
				line = scrabble.Size + int(words[0].At.Column)
			}
			if line < last {
				t.Errorf("%v comes late", words)
			}
			last = line
			both = both || m.Count() == 1 && len(words) == 2
		}
		gametest.Equal(t, "one makes two words", both, true)
	})
	t.Run("scrabble/extend", func(t *testing.T) {
		const words = "MI AMI MIS AMIS"
		s := pos{racks: []string{"MIMIMIM", "ASAASSE"}, words: words}.state(t)
		s = play(t, s, "A 8H MI")
		for _, tt := range []struct{ move, word string }{
			{"B 8G A", "8G AMI"}, {"B 8J S", "8H MIS"}, {"B 8G A..S", "8G AMIS"},
		} {
			gametest.Equal(t, tt.move, effect(t, s, tt.move).Words[0].String(), tt.word)
		}
		down := play(t, pos{racks: []string{"MIMIMIM", "ASAASSE"}, words: words}.state(t), "A H8 MI")
		gametest.Equal(t, "down", effect(t, down, "B H7 A..S").Words[0].String(), "H7 AMIS")
		refused(t, s, "B 8G S", "scrabble/all-words")
	})
	t.Run("scrabble/all-words", func(t *testing.T) {
		s := play(t, begin(t), "A 8H MOT", "A +EEE")
		refused(t, s, "B 9I EE", "scrabble/all-words") // and OE, TE
		refused(t, s, "B 9I UN", "scrabble/all-words") // UN itself, OU is good
		gametest.Equal(t, "the word at fault", refused(t, s, "B 9I SO", "scrabble/all-words").Word, "SO")
		gametest.Equal(t, "the word at fault", refused(t, s, "B 9I ES", "scrabble/all-words").Word, "ES")
		gametest.Equal(t, "the word at fault", refused(t, s, "B 9I NE", "scrabble/all-words").Word, "ON")
		gametest.Equal(t, "the word at fault", refused(t, s, "B 9J NE", "scrabble/all-words").Word, "TN")
		if diff := cmp.Diff([]string{"9I SE", "I8 OS", "J8 TE"}, named(effect(t, s, "B 9I SE").Words)); diff != "" {
			t.Errorf("the words (-want +got):\n%s", diff)
		}
	})
	t.Run("scrabble/joker", func(t *testing.T) {
		s := pos{racks: []string{"M?TMOT?", "EETSOUS"}, words: words}.state(t)
		refused(t, s, "A 8H MoTS", "scrabble/rack") // a joker is no S unless it is laid so
		refused(t, s, "A 8H MuT", "scrabble/all-words")
		s = play(t, s, "A 8H MoT")
		gametest.Equal(t, "the tile", s.Letter(board.At(7, 8)), 'o')
		gametest.Equal(t, "points", s.Scores()[scrabble.A], 2*(2+0+1))
		gametest.Equal(t, "the rack", s.Rack(scrabble.A), bag.MustParse("MOT?"))
		// It stays what it was declared to be, and counts nothing in later words.
		refused(t, s, "B I8 .E", "scrabble/all-words")
		gametest.Equal(t, "the word", effect(t, s, "B I8 .U").Words[0].String(), "I8 oU")
		gametest.Equal(t, "points for oU", effect(t, s, "B I8 .U").Points, 1*2) // the U is on a double letter
		refused(t, s, "B 8I O", "scrabble/place")                               // nor is it taken in exchange
	})
}

func named(words []scrabble.Word) (list []string) {
	for _, w := range words {
		list = append(list, w.String())
	}
	return list
}

func TestExchanging(t *testing.T) {
	t.Run("scrabble/exchange", func(t *testing.T) {
		begin := func(inBag string) scrabble.State {
			return pos{racks: []string{"MOTSELT", "EETSOUN"}, bag: inBag}.state(t)
		}
		s := begin("AEIOUYX") // seven are enough
		next := play(t, s, "A -MOT+AEI")
		gametest.Equal(t, "the rack", next.Rack(scrabble.A), bag.MustParse("SELTAEI"))
		gametest.Equal(t, "the bag", next.Bag(), bag.MustParse("OUYXMOT"))
		gametest.Equal(t, "the player on turn", next.Turn(), scrabble.B) // it is the turn
		gametest.Equal(t, "scores", next.Scores(), [4]int{})
		refused(t, next, "A 8H SEL", "scrabble/turn")
		refused(t, begin("AEIOUY"), "A -MOT+AEI", "scrabble/exchange")
		refused(t, begin("AEIOUY"), "A -M+A", "scrabble/exchange")
		refused(t, begin(""), "A -M", "scrabble/exchange")
		play(t, s, "A -M+A")
		play(t, s, "A -MOTSELT+AEIOUYX")
		refused(t, s, "A -0", "scrabble/exchange")
		refused(t, s, "A -MOTSELTS+AEIOUYX", "scrabble/exchange")
		refused(t, s, "A -MOT+AE", "scrabble/exchange")
		refused(t, s, "A -MOT+AEIO", "scrabble/exchange")
		refused(t, s, "A -MOT", "scrabble/exchange")   // not told which came
		refused(t, s, "A -3+AEI", "scrabble/exchange") // nor which went
		refused(t, s, "A -MMO+AEI", "scrabble/rack")   // one M on the rack
		refused(t, s, "A -?+A", "scrabble/rack")
		// Six in the bag: none among what can be decided; seven: all choices, once each.
		gametest.Equal(t, "decisions with six", len(begin("AEIOUY").AppendMoves(nil, scrabble.A))-len(begin("AEIOUY").AppendPlacements(nil)), 1)
		gametest.Equal(t, "exchanges with seven", len(s.AppendMoves(nil, scrabble.A))-len(s.AppendPlacements(nil))-1, 3*1<<5-1)
		gametest.Equal(t, "the clause", effect(t, s, "A -MOT+AEI").Clause, "scrabble/exchange")
	})
	t.Run("scrabble/exchange-order", func(t *testing.T) {
		s := pos{racks: []string{"MOTSELT", "EETSOUN"}, bag: "AEIOUYX"}.state(t)
		refused(t, s, "A -MOT+AEM", "scrabble/exchange-order")
		refused(t, s, "A -M+M", "scrabble/exchange-order")
		refused(t, s, "A -MOT+AAE", "scrabble/bag") // there is one A, and none comes back
		play(t, s, "A -MO+OU")                      // another O
		// Chance gives none of those set aside back.
		rng := rand.New(rand.NewPCG(1, 2))
		for range 200 {
			m := must.Get(s.Complete(rng, scrabble.A, scrabble.Exchange("MTSLT")))(t)
			if !bag.MustParse("AEIOUYX").Contains(bag.MustParse(m.Drawn())) {
				t.Fatalf("%s came", m.Drawn())
			}
		}
		// Where the rules let it be, no more are exchanged than the bag has.
		low := pos{racks: []string{"MOTSELT", "EETSOUN"}, bag: "AE", set: func(o *scrabble.Options) { o.Exchange = 1 }}.state(t)
		play(t, low, "A -MO+AE")
		refused(t, low, "A -MOT", "scrabble/exchange-order")
	})
}
