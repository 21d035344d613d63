package scrabblecards_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cards/dictionary: it is opened only on a contest. A bad word that nobody contests
// stands, and counts.
func TestBadWordThatStands(t *testing.T) {
	s := pos{options: "validation=contest", hands: "CRISERA RACEMON", deck: "EIURLOOTT"}.state(t)
	gametest.Equal(t, "cards/dictionary, the points of a bad word", effect(t, s, "A (0,0)>CRSIE").Points, 14)
	s = play(t, s, "A (0,0)>CRSIE", "A +EIURL")
	scored(t, s, 14)
	lies(t, s, "CRSIE")
	refused(t, s, "B ?", "cards/contest", "no word can be contested now")
	scored(t, play(t, s, "B (0,0)vCAR"), 14, 5)
	strict := pos{hands: "CRISERA RACEMON", deck: "EIURLOOTT"}.state(t)
	v := refused(t, strict, "A (0,0)>CRSIE", "cards/words", "the dictionary does not have CRSIE")
	gametest.Equal(t, "the word", v.Word, "CRSIE")
}

// cards/contest and cards/contest-restore: before the author draws; a bad word goes back
// to the hand with its bonus card, what was taken off comes back, and the turn is lost.
func TestContestOfABadWord(t *testing.T) {
	before := pos{options: "validation=contest", table: "...N RACE", hands: "MOEEEE2 AEIRST2 LLNNOOP", deck: "AEIRST", scores: [6]int{30, 20, 10}}.state(t)
	laid := play(t, before, "A (0,1)>OMN*2@2") // OMN, OA and MC
	scored(t, laid, 30+8+2+10, 20, 10)
	refused(t, laid, "A ?", "cards/contest", "a word is contested by the others, not by its author")
	for _, contest := range []string{"B ?", "C ?"} {
		s := play(t, laid, contest)
		scored(t, s, 30, 20, 10)
		lies(t, s, "...N RACE")
		gametest.Equal(t, "cards/contest-restore, the hand", s.Rack(0), before.Rack(0))
		gametest.Equal(t, "the deck", s.Bag(), before.Bag())
		gametest.Equal(t, "cards/contest, the turn", s.Turn(), scrabblecards.B)
		gametest.Equal(t, "the phase", s.Phase(), scrabblecards.Playing)
		e := effect(t, laid, contest)
		gametest.Equal(t, "the clause", e.Clause, "cards/contest-restore")
		gametest.Equal(t, "the points", e.Points, -20)
		gametest.Equal(t, "the move", e.Undone, placing("(0,1)>OMN*2@2"))
		if diff := cmp.Diff([][]string{{"OMN", "OA", "MC"}, {"OMN", "OA", "MC"}}, [][]string{texts(e.Words), texts(e.Bad)}); diff != "" {
			t.Errorf("words and bad ones (-want +got)\n%s", diff)
		}
		refused(t, s, "B ?", "cards/contest", "no word can be contested now")
	}
	// Words that were taken off come back.
	s := pos{options: "validation=contest", table: "CRISE", hands: "HATEEEE AIRSTUD", deck: "AEIOU"}.state(t)
	s = play(t, s, "A (0,0)vCTHA")
	lies(t, s, "C T H A")
	lies(t, play(t, s, "B ?"), "CRISE")
	gametest.Equal(t, "the clause", effect(t, s, "B ?").Clause, "cards/contest-restore")
	// One bad word is enough, be it across the word that is laid.
	s = pos{options: "validation=contest", table: "RACE", hands: "MUEEEEE AIRSTUD", deck: "AEIOU"}.state(t)
	e := effect(t, play(t, s, "A (-1,1)>MU"), "B ?") // MU and MA are words, and UC is none
	gametest.Equal(t, "the clause where nothing comes back", e.Clause, "cards/contest")
	if e.Undone.Kind() != scrabblecards.KindPlace || !cmp.Equal(texts(e.Bad), []string{"UC"}) {
		t.Errorf("bad words are %v", e.Bad)
	}
}

// cards/contest: who contests good words loses ten points, and nothing else happens.
func TestContestOfGoodWords(t *testing.T) {
	strict := play(t, pos{hands: "CRISERA RACEMON AEIOULT", deck: "EIURLOO"}.state(t), "A (0,0)>CRISE")
	refused(t, strict, "C ?", "official/contest/strict", "bad words cannot be laid here, so nothing is contested")
	for range strict.Open() {
		t.Error("a word is open")
	}
	for _, options := range []string{"validation=contest", "validation=contest exchange=1"} {
		laid := play(t, pos{options: options, hands: "CRISERA RACEMON AEIOULT", deck: "EIURLOO", scores: [6]int{0, 3, 4}}.state(t), "A (0,0)>CRISE")
		s := play(t, laid, "C ?")
		scored(t, s, 14, 3, -6)
		e := effect(t, laid, "C ?")
		gametest.Equal(t, "the penalty", e.Penalty, scrabblecards.Penalty{Against: scrabblecards.C, Points: 10, Clause: "cards/contest"})
		gametest.Equal(t, "the clause", e.Clause, "cards/contest")
		gametest.Equal(t, "the player on turn", s.Turn(), scrabblecards.A)
		gametest.Equal(t, "due", s.Due(), 5)
		refused(t, s, "B ?", "cards/contest-once", "the word was contested already")
		refused(t, s, "A ?", "cards/contest", "a word is contested by the others, not by its author")
		sameAgain(t, s)
		// It is what was contested that tells, and not that somebody has to draw.
		setup := s.Setup()
		setup.Stands, setup.StandsOf = false, scrabblecards.A
		refused(t, must.Get(s.Rules().FromSetup(setup))(t), "B ?", "cards/contest", "no word can be contested now")
		play(t, s, "A +EIURL", "B -")
	}
	// cards/contest-several: two good words cost as much as one, and one bad word takes
	// both back.
	several := pos{options: "validation=contest", table: "RAT", hands: "EES TES"}.state(t)
	gametest.Equal(t, "cards/contest-several", effect(t, play(t, several, "A (0,3)vES"), "B ?").Penalty,
		scrabblecards.Penalty{Against: scrabblecards.B, Points: 10, Clause: "cards/contest-several"})
	gametest.Equal(t, "cards/contest-several", play(t, play(t, several, "A (0,3)vEE"), "B ?").Letter(board.At(0, 3)), 0)
	// What is found good is the move in question, whatever stands beside it.
	stands := effect(t, play(t, pos{options: "validation=contest", table: "CRSIE", hands: "HATEEEE AIRSTUD", deck: "AEIOU"}.state(t), "A (0,0)vCHAT"), "B ?")
	gametest.Equal(t, "the penalty", stands.Penalty.Points, 10)
	gametest.Equal(t, "bad words", len(stands.Bad), 0)
	dear := play(t, pos{options: "validation=contest penalty-points=25", hands: "CRISERA RACEMON", deck: "EIURLOO"}.state(t), "A (0,0)>CRISE", "B ?")
	scored(t, dear, 14, -25)
}

// cards/contest-last: with the deck out, until the next player acts, also when the
// author is out of cards.
func TestContestWithTheDeckOut(t *testing.T) {
	s := pos{options: "validation=contest", table: "RAT", hands: "EZK AE IO", deck: ""}.state(t)
	laid := play(t, s, "A (0,0)>RATK")
	gametest.Equal(t, "the player on turn", laid.Turn(), scrabblecards.B)
	gametest.Equal(t, "may A act", laid.CanAct(scrabblecards.A), false)
	gametest.Equal(t, "may C act", laid.CanAct(scrabblecards.C), true)
	for _, contest := range []string{"B ?", "C ?"} {
		back := play(t, laid, contest)
		lies(t, back, "RAT")
		gametest.Equal(t, "the hand", back.Rack(0).String(), "EKZ")
		gametest.Equal(t, "the player on turn", back.Turn(), scrabblecards.B)
	}
	// cards/contest-once: a good word is contested once, until the next player acts, and never by its author.
	stands := play(t, play(t, s, "A (0,0)>RATE"), "B ?")
	for _, again := range []string{"B ?", "C ?"} {
		refused(t, stands, again, "cards/contest-once", "the word was contested already")
	}
	refused(t, stands, "A ?", "cards/contest", "a word is contested by the others, not by its author")
	refused(t, play(t, stands, "B -"), "C ?", "cards/contest", "no word can be contested now")
	gametest.Equal(t, "the text", strings.HasSuffix(stands.String(), "; stands A;"), true)
	sameAgain(t, stands)
	for _, act := range []string{"B -", "B (0,3)vKE"} {
		s := play(t, laid, act)
		if act == "B -" {
			refused(t, s, "C ?", "cards/contest", "no word can be contested now")
		} else {
			gametest.Equal(t, "what is taken back", effect(t, s, "C ?").Words[0].Text, "KE")
		}
	}

	out := pos{options: "validation=contest", table: "RAT", hands: "K AE IO", deck: ""}.state(t)
	out = play(t, out, "A (0,0)>RATK")
	gametest.Equal(t, "cards/contest-last, the phase", out.Phase(), scrabblecards.Answer)
	refused(t, out, "B -", "cards/contest-last", "the game ends here, unless the last word is contested")
	refused(t, out, "B (0,3)vKA", "cards/contest-last", "the game ends here, unless the last word is contested")
	refused(t, out, "C .", "cards/turn", "player B is on turn")
	refused(t, out, "A ?", "cards/contest", "a word is contested by the others, not by its author")
	over := play(t, out, "B .")
	scored(t, over, 13+2+2, -2, -2)
	back := play(t, out, "C ?")
	scored(t, back)
	gametest.Equal(t, "the phase", back.Phase(), scrabblecards.Playing)
	gametest.Equal(t, "the player on turn", back.Turn(), scrabblecards.B)
	gametest.Equal(t, "the hand", back.Rack(0).String(), "K")
	refused(t, back, "B .", "cards/contest-last", "there is nothing to let go")

	stays := play(t, pos{options: "validation=contest", table: "RAT", hands: "E AE IO", deck: ""}.state(t), "A (0,0)>RATE")
	gametest.Equal(t, "the clause", effect(t, stays, "C ?").Clause, "cards/end")
	good := play(t, stays, "C ?")
	scored(t, good, 4+2+2, -2, -2-10)
	gametest.Equal(t, "the phase", good.Phase(), scrabblecards.Over)
	// Where bad words cannot be laid there is nothing to wait for.
	gametest.Equal(t, "the phase", play(t, pos{table: "RAT", hands: "E AE IO", deck: ""}.state(t), "A (0,0)>RATE").Phase(), scrabblecards.Over)
}

// cards/words: what is not admitted, and what is.
func TestWordsAdmitted(t *testing.T) {
	words := map[string]string{
		"TRI": "tri:pref", "SR": "Sr:symb", "ONU": "ONU:abbr", "RATS": "rat:noun;rats:symb", "IRIS": "iris:comp", "ROI": "Roi:prop",
		"RAT": "rat:noun", "RITA": "rire:fin", "TRIE": "trier:fin", "SOT": "sot:adj", "SOTE": "sot:adj", "TORS": "",
	}
	var list strings.Builder
	for word, reading := range words {
		if reading != "" {
			list.WriteString(word + "\t" + reading + "\n")
		}
	}
	tagged := must.Get(lexicon.ReadTagged(strings.NewReader(list.String())))(t)
	plain := must.Get(lexicon.ReadList(strings.NewReader("SR\nTRI\n")))(t)
	with := func(o scrabblecards.Options, l *lexicon.Lexicon, word string) error {
		o.Rack, o.Bag, o.Exchange = 5, scrabblecards.MustParseCards("RATSIIOEUNZZ"), 0
		r, err := scrabblecards.Compile(o, l)
		if err != nil {
			t.Fatal(err)
		}
		hand := word + "ZZIOE"[:5-len(word)]
		s := must.Get(r.Start(scrabblecards.A).Play(scrabblecards.A, scrabblecards.Draw(5).WithDrawn(hand)))(t)
		if s, err = s.Play(scrabblecards.B, scrabblecards.Draw(5).WithDrawn(s.Bag().String()[:5])); err != nil {
			t.Fatal(err)
		}
		return s.Check(scrabblecards.A, scrabblecards.Place(board.At(0, 0), board.Across, word))
	}
	says := func(err error) string {
		if err == nil {
			return ""
		}
		return err.Error()[strings.Index(err.Error(), ": ")+2:]
	}
	excluded := map[string]string{
		"pref": "prefixes", "symb": "symbols", "abbr": "abbreviations", "comp": "compound words", "prop": "proper nouns",
	}
	for word, reading := range words {
		want := ""
		switch {
		case reading == "":
			want = "the dictionary does not have " + word + " (cards/words)"
		case !strings.Contains(reading, ";") && excluded[reading[strings.Index(reading, ":")+1:]] != "":
			want = excluded[reading[strings.Index(reading, ":")+1:]] + " are not admitted (" + word + ") (cards/words)"
		}
		if got := says(with(scrabblecards.Official(), tagged, word)); got != want {
			t.Errorf("%s (%s): %q, want %q", word, reading, got, want)
		}
	}
	all := optionsWith(func(o *scrabblecards.Options) { o.Excluded = 0 })
	if err := with(all, tagged, "SR"); err != nil {
		t.Errorf("with nothing excluded: %v", err)
	}
	if err := with(scrabblecards.Official(), plain, "SR"); err != nil {
		t.Errorf("a word without readings: %v", err)
	}
}
