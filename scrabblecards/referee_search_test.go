package scrabblecards_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// In random positions the placements and decisions are those that the slow search
// finds, each once, with the scores that it finds, for the player on turn and for the
// others.
func TestPlacements(t *testing.T) {
	begun := time.Now()
	seen := map[string]int{}
	few := newHall(t, gametest.SampleWords(t, gaddag.Lexicon(), 1200).Annotate(gaddag.Lexicon()), 1)
	all := newHall(t, gaddag.Lexicon(), 2)
	for i := range gametest.N(21, 210) {
		hall := few
		if i%20 == 5 {
			hall = all
		}
		kind, s := hall.position(t, i)
		seen["on "+kind.name]++
		seen[fmt.Sprintf("with %d jokers", s.Rack(s.Turn()).Letters.Count('?'))]++
		hall.compare(t, s, i, seen)
	}
	t.Logf("%v in %v", seen, time.Since(begun).Round(time.Second/10))
	if !gametest.Long() {
		return
	}
	for what, n := range map[string]int{
		"with 0 jokers": 45, "with 1 jokers": 45, "with 2 jokers": 45,
		"an empty table": 15, "a bonus card in hand": 45, "a bonus card and an empty table": 5, "a wide table": 10, "a word of more than 10 letters": 10,
		"a short hand": 5, "a wrong word on the table": 15, "a joker on the table": 15, "a single letter of two words": 10,
	} {
		if seen[what] < n {
			t.Errorf("%d positions with %q, wanted %d", seen[what], what, n)
		}
	}
}

// Words can be laid across a word of fifteen letters and not be made longer than that.
func TestPlacementsOnFifteenLetters(t *testing.T) {
	hall := newHall(t, gametest.SampleWords(t, gaddag.Lexicon(), 1200).Annotate(gaddag.Lexicon()), 3)
	o := scrabblecards.Official()
	o.Validation, o.Rack = scrabblecards.OnContest, 8
	g := newReferee(o, cardValues, gametest.SampleWords(t, gaddag.Lexicon(), 1200).Annotate(gaddag.Lexicon()))
	for _, d := range []board.Direction{board.Across, board.Down} {
		rules := g.compile(t)
		hall.games[rules] = g
		s := rules.Start(scrabblecards.A)
		step := stepOf(d)
		for _, m := range []scrabblecards.Move{
			scrabblecards.Draw(8).WithDrawn("RETIREES"), scrabblecards.Draw(8).WithDrawn("SURENTA?"),
			scrabblecards.Place(board.At(0, 0), d, "RETIREES"), scrabblecards.Draw(8).WithDrawn("ESLEAR23"),
			scrabblecards.Place(board.At(-7*step[0], -7*step[1]), d, "AURNETSRETIREES"), scrabblecards.Draw(7).WithDrawn("ESERINN"),
		} {
			next, err := s.Play(s.Turn(), m)
			if err != nil {
				t.Fatal(m, err)
			}
			s = next
		}
		seen := map[string]int{}
		hall.compare(t, s, 0, seen)
		if seen["a word of 15 letters"] != 1 || seen["placements"] == 0 {
			t.Errorf("%v", seen)
		}
		// The whole run would have seventeen letters, under any validation.
		if err := s.Check(s.Turn(), scrabblecards.Place(board.At(-8*step[0], -8*step[1]), d, "SAURNETSRETIREES")); err == nil {
			t.Error("cards/words: a word of sixteen letters is laid")
		}
	}
}

// compare compares the placements of all players of a position, and the decisions of
// the one on turn.
func (h *hall) compare(t *testing.T, s scrabblecards.State, i int, seen map[string]int) {
	t.Helper()
	g, c := h.games[s.Rules()], cellsOf(s)
	for p := range s.Players() {
		if p != s.Turn() && i%4 > 0 {
			continue
		}
		v := s.View(p)
		moves := v.AppendPlacements(nil)
		want := g.placements(c, v.Rack().String(), h.words)
		if p == s.Turn() {
			h.note(g, s, c, want, seen)
			if own := s.AppendPlacements(nil); !slices.Equal(own, moves) {
				t.Fatalf("%s\nplacements %v of the State, %v of the View", tell(s), own, moves)
			}
		}
		met := map[string]bool{}
		for j, m := range moves {
			k := c.canonical(m)
			one, ok := want[k]
			switch {
			case !ok:
				t.Fatalf("%s\n%s by %s: the slow search does not find it", tell(s), m, p)
			case met[k]:
				t.Fatalf("%s\n%s by %s comes twice", tell(s), m, p)
			case v.Points(m) != one.points, s.Points(m) != one.points:
				t.Fatalf("%s\n%s scores %d and %d, slowly %d", tell(s), m, s.Points(m), v.Points(m), one.points)
			}
			met[k] = true
			if j%16 == 0 {
				g.compareWords(t, s, c, m)
			}
			if j > 0 && !ordered(moves[j-1], m) {
				t.Fatalf("%s\n%s comes before %s", tell(s), moves[j-1], m)
			}
		}
		for k := range want {
			if !met[k] {
				t.Fatalf("%s\n%s by %s is missing, with %d of %d", tell(s), k, p, len(want)-len(met), len(want))
			}
		}
		if p == s.Turn() {
			g.compareDecisions(t, s, c, moves, want)
		}
	}
}

// ordered reports whether a may come before b: row by row, then column by column.
func ordered(a, b scrabblecards.Move) bool {
	line := func(m scrabblecards.Move) int {
		if m.Direction() == board.Across {
			return int(m.At().Row)
		}
		return 1000 + int(m.At().Column)
	}
	return line(a) <= line(b)
}

// compareDecisions compares all that the player on turn can decide on: each placement,
// followed by the same with bonus cards, the exchanges, and the pass.
func (g *referee) compareDecisions(t testing.TB, s scrabblecards.State, c slowCells, placements []scrabblecards.Move, want map[string]slowPlacement) {
	t.Helper()
	moves := s.AppendMoves(nil, s.Turn())
	if own := slices.Collect(s.View(s.Turn()).Moves()); !slices.Equal(own, moves) {
		t.Fatalf("%s\nthe State has %d decisions, the View %d", tell(s), len(moves), len(own))
	}
	i := 0
	for _, m := range placements {
		if i == len(moves) || moves[i] != m {
			t.Fatalf("%s\n%s is not at %d of the decisions", tell(s), m, i)
		}
		left := map[string]int{}
		for k, points := range want[c.canonical(m)].bonus {
			left[k] = points
		}
		for i++; len(left) > 0; i++ {
			if i == len(moves) {
				t.Fatalf("%s\nno decision has %v", tell(s), left)
			}
			k := c.canonical(moves[i])
			points, ok := left[k]
			if !ok || s.Points(moves[i]) != points {
				t.Fatalf("%s\nafter %s there is %s of %d points, slowly of %d, %t, among %v", tell(s), m, moves[i], s.Points(moves[i]), points, ok, left)
			}
			if delete(left, k); i%8 == 0 {
				g.compareWords(t, s, c, moves[i])
			}
		}
	}
	var others []string
	for _, m := range moves[i:] {
		others = append(others, m.String())
	}
	var slowly []string
	for _, aside := range asides(inOrder(s.Rack(s.Turn()).String())) {
		if s.BagLen() >= g.Exchange && len(aside) <= s.BagLen() {
			slowly = append(slowly, "-"+aside)
		}
	}
	if slowly = append(slowly, "-"); !slices.Equal(others, slowly) {
		t.Fatalf("%s\nother decisions: %v\nslowly: %v", tell(s), others, slowly)
	}
}

// compareWords compares the words of a placement that fits.
func (g *referee) compareWords(t testing.TB, s scrabblecards.State, c slowCells, m scrabblecards.Move) {
	t.Helper()
	sameWords(t, s, m, s.AppendWords(nil, m), g.runsMade(c, m))
}

func sameWords(t testing.TB, s scrabblecards.State, m scrabblecards.Move, got []scrabblecards.Word, want []slowRun) {
	t.Helper()
	same := len(got) == len(want)
	for i := 0; same && i < len(want); i++ {
		w := want[i]
		same = got[i] == scrabblecards.Word{Text: w.text, At: board.At(w.at[0], w.at[1]), Direction: w.direction, Points: w.points}
	}
	if !same {
		t.Fatalf("%s\n%s makes %+v, slowly %+v", tell(s), m, got, want)
	}
}

// note counts what a position is an example of.
func (h *hall) note(g *referee, s scrabblecards.State, c slowCells, found map[string]slowPlacement, seen map[string]int) {
	hand := s.Rack(s.Turn())
	bonus := hand.Doubles+hand.Triples > 0
	cases := map[string]bool{
		"an empty table": len(c) == 0, "a bonus card in hand": bonus, "a bonus card and an empty table": bonus && len(c) == 0,
		"a short hand": hand.Len() < g.Rack, "no placement": len(found) == 0, "more than 1000 placements": len(found) > 1000,
	}
	for at, letter := range c {
		cases["a joker on the table"] = cases["a joker on the table"] || letter >= 'a'
		for other := range c {
			if at[0]-other[0] > 9 || at[1]-other[1] > 9 {
				cases["a wide table"] = true
			}
		}
	}
	for _, w := range c.wordsOn() {
		cases["a wrong word on the table"] = cases["a wrong word on the table"] || !g.good(w.text)
		cases["a word of 15 letters"] = cases["a word of 15 letters"] || len(w.text) == 15
		cases["a word of more than 10 letters"] = cases["a word of more than 10 letters"] || len(w.text) > 10
	}
	for _, p := range found {
		if len(p.laid) == 1 && len(g.runsOf(c, p.laid, board.Across, 1, nil)) == 2 {
			cases["a single letter of two words"] = true
		}
	}
	for what, is := range cases {
		if is {
			seen[what]++
		}
	}
	seen["placements"] += len(found)
}

// cellsOf is the table of a State, looked at square by square where it says that there
// are letters.
func cellsOf(s scrabblecards.State) slowCells {
	c := slowCells{}
	for at := range s.Letters() {
		c[squareAt(at)] = s.Letter(at)
	}
	return c
}

// tell draws a position for whoever reads a failure.
func tell(s scrabblecards.State) string {
	var b strings.Builder
	for _, row := range drawn(s) {
		fmt.Fprintln(&b, row)
	}
	return b.String() + s.String()
}

// cardOrder is the order of cards in a hand.
const cardOrder = "ABCDEFGHIJKLMNOPQRSTUVWXYZ?23"

// inOrder is cards in their order.
func inOrder(cards string) string {
	var count [128]int
	for i := range len(cards) {
		count[cards[i]]++
	}
	b := make([]byte, 0, len(cards))
	for _, card := range []byte(cardOrder) {
		for range count[card] {
			b = append(b, card)
		}
	}
	return string(b)
}

// asides is every part of a hand that is in order, in the order of its cards.
func asides(hand string) (list []string) {
	for i := range hand {
		if i > 0 && hand[i] == hand[i-1] {
			continue
		}
		list = append(list, hand[i:i+1])
		for _, more := range asides(hand[i+1:]) {
			list = append(list, hand[i:i+1]+more)
		}
	}
	return list
}
