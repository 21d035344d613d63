package scrabblecards_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func placing(s string) scrabblecards.Move {
	m, err := scrabblecards.ParseMove(s)
	if err != nil {
		panic(err)
	}
	return m
}

// sameAgain sets a state up again, and reads its text.
func sameAgain(t testing.TB, s scrabblecards.State) {
	t.Helper()
	if back, err := s.Rules().FromSetup(s.Setup()); err != nil || back != s || back.Hash() != s.Hash() {
		t.Fatalf("%s\nis set up as\n%s\n%v", s, back, err)
	}
	if back, err := s.Rules().ParseState(s.String()); err != nil || back != s {
		t.Fatalf("%s\nis read as\n%s\n%v", s, back, err)
	}
	for p := range s.Players() {
		v := s.View(p)
		if back, err := s.Rules().ParseView(v.String()); err != nil || back != v || back.Hash() != v.Hash() {
			t.Fatalf("%s\nis read as\n%s\n%v", v, back, err)
		}
		sample := v.Sample(rand.New(rand.NewPCG(uint64(s.Held(p)), 4)))
		if sample.View(p) != v {
			t.Fatalf("%s\nhas the sample\n%s", v, sample)
		}
		if back, err := s.Rules().ParseState(sample.String()); err != nil || back != sample {
			t.Fatalf("%s\nhas the sample\n%s\nthat is read as\n%s\n%v", v, sample, back, err)
		}
		for _, m := range s.AppendMoves(nil, p)[:min(4, len(s.AppendMoves(nil, p)))] {
			if c, err := s.Complete(rand.New(rand.NewPCG(1, 4)), p, m); err != nil || v.Check(c) != nil || v.Check(m) != nil {
				t.Fatalf("%s\n%s is completed as %s, %v", s, m, c, err)
			}
		}
	}
}

// Two orders of moves lead to the same position.
func TestSamePositionByTwoOrders(t *testing.T) {
	s := pos{options: "validation=contest", table: "RAT", hands: "CRISE2A RACEMON", deck: "AEIOUL3"}.state(t)
	for _, orders := range [][2]string{
		{"A -C+3;B -;A -;B -R+A", "A -;B -R+A;A -C+3;B -"},
		{"A (0,0)>RATC;B ?;B -M+A", "A -;B -M+A"},
		{"A (0,0)>RATC;B ?", "A (0,0)vRCE;B ?"},
		{"A (0,0)>RATA;B ?;A +A", "A (0,0)>RATA;A +A"},
	} {
		one, other := play(t, s, strings.Split(orders[0], ";")...), play(t, s, strings.Split(orders[1], ";")...)
		if penalty := strings.Contains(orders[0], "RATA;B ?"); (one == other) == penalty || (one.Hash() == other.Hash()) == penalty {
			t.Errorf("%s\nand\n%s\nlead to\n%s\nand\n%s", orders[0], orders[1], one, other)
		}
	}
	// What lies open to contest tells them apart.
	drawing := play(t, s, "A (0,0)>RATA")
	if contested := play(t, drawing, "B ?"); contested == drawing || contested.Hash() == drawing.Hash() {
		t.Error("a contested move is open as before")
	}
}

// A setupFault is a position that has been spoilt, and what is said of it.
type setupFault struct {
	says  string
	spoil func(*scrabblecards.Setup)
}

// shortGameOptions is a game of eleven cards, and the moves of one that begins.
const shortGameOptions = "official players=3 rack=3 exchange=2 validation=contest bag=AEILNORSTU2"

var shortGameMoves = []string{"A +ART", "B +EIL", "C +NOS", "A (0,0)>RAT", "A +U2", "B (0,0)>RATEL"}

// setupFaults is positions of that game after some moves, and what can be wrong with
// them.
func setupFaults() map[int][]setupFault {
	type setup = scrabblecards.Setup
	over := func(end rulebook.Clause) func(*setup) {
		return func(p *setup) { p.Phase, p.End, p.Open = scrabblecards.Over, end, scrabblecards.Move{} }
	}
	letters := func(rows string) func(*setup) { return func(p *setup) { p.Table = lettersOf(rows) } }
	letter := func(row, col int, c byte) func(*setup) {
		return func(p *setup) {
			p.Table = append(p.Table, scrabblecards.Letter{At: board.At(row, col), Letter: c})
		}
	}
	open := func(m string) func(*setup) { return func(p *setup) { p.Open = placing(m) } }
	cards := scrabblecards.MustParseCards
	return map[int][]setupFault{
		0: { // at the start, with A to draw
			{"at the start the players without cards come next, from A on", func(p *setup) { p.Racks[1], p.Bag = cards("AEI"), cards("LNORSTU2") }},
			{"at the start the players without cards come next, from B on", func(p *setup) { p.Turn, p.Racks[2], p.Bag = scrabblecards.B, cards("AEI"), cards("LNORSTU2") }},
			{"at the start the players without cards come next, from C on", func(p *setup) { p.Turn, p.Racks[0], p.Bag = scrabblecards.C, cards("AE"), cards("ILNORSTU2") }},
			{"the deck has 8 cards, which is not enough", func(p *setup) { p.Bag = cards("AEILNORS") }},
			{"with cards in the deck a hand has 3", func(p *setup) { p.Phase = scrabblecards.Playing }},
			{"the hand of B has 2 cards, but 0 are known", func(p *setup) { p.Held[1] = 2 }},
			{"D is not in this 3-player game", func(p *setup) { p.Held[3] = 1 }},
			{"turn is not a player: 3", func(p *setup) { p.Turn = scrabblecards.D }},
			{"turn is not a player: 255", func(p *setup) { p.Turn = 255 }},
			{"unknown phase: 4", func(p *setup) { p.Phase = 4 }},
			{"unknown phase: 255", func(p *setup) { p.Phase = 255 }},
			{"the phase is answer, which only an open move leads to", func(p *setup) { p.Phase = scrabblecards.Answer }},
			{"the passes are 1, and passes count only while", func(p *setup) { p.Passes = 1 }},
			{"passes is -1, and must be from 0 to 2", func(p *setup) { p.Passes = -1 }},
			{"passes is 3, and must be from 0 to 2", func(p *setup) { p.Passes = 3 }},
			{"the end is \"cards/end\", and the game is not over", func(p *setup) { p.End = law.CardsEnd }},
			{"no game ends by \"\"", over("")},
			{"no game ends by \"cards/deck\"", over(law.CardsDeck)},
			{"here the deck has 11 cards, and 3 hands are empty", over(law.CardsEnd)},
			{"the game does not end by passing with 11 cards", over(law.CardsEndBlocked)},
			{"no word of A can have been contested just now", func(p *setup) { p.Stands = true }}, // nothing lies there
			{"no word of B can have been contested just now", func(p *setup) { p.StandsOf = scrabblecards.B }},
			{"the letters on the table must be two or more", letter(0, 0, 'A')},
			{"the letters on the table must be two or more", letters("A.E")},
			{"\"?\" on the table at (0,1) is not a letter", letters("A?")},
			{"\"\\x00\" on the table at (3,4) is not a letter", letter(3, 4, 0)},
			{"\"é\" on the table at (3,4) is not a letter", letter(3, 4, 0xE9)},
			{"the table has a letter at (102,0), farther from (0,0)", func(p *setup) { letter(102, 0, 'A')(p); letter(102, 1, 'E')(p) }},
			{"the table has a letter at (0,-128), farther from (0,0)", letter(0, -200, 'A')},
			{"the table has two letters at (1,2)", func(p *setup) { letter(1, 2, 'A')(p); letter(1, 2, 'E')(p) }},
			{"the table has 103 letters, more than 102", func(p *setup) { p.Table = make([]scrabblecards.Letter, 103) }},
			{"the table has a run of more than 15 letters at (0,0)", letters("AAAAAAAAAAAAAAAA")},
			{"together have cards that the game lacks", func(p *setup) { p.Bag = cards("AEILNORSTU22") }},
			{"together have cards that the game lacks", func(p *setup) { p.Bag.Triples = 255 }},
			{"together have cards that the game lacks", func(p *setup) { p.Racks[0] = cards("A") }},
			{"together have cards that the game lacks", letters("AE")},
			{"together have cards that the game lacks", letters("ae")},
			{"scores of B is 1000000001, and must be from", func(p *setup) { p.Scores[1] = 1000000001 }},
			{"scores of B is -1000000001, and must be from", func(p *setup) { p.Scores[1] = -1000000001 }},
			{"D is not in this 3-player game", func(p *setup) { p.Scores[3] = 1 }},
			{"F is not in this 3-player game", func(p *setup) { p.Racks[5] = cards("A") }},
			{"B holds 4 cards, more than the 3 of a hand", func(p *setup) { p.Racks[1] = cards("AEIL") }},
			{"B holds 765 cards, more than the 3 of a hand", func(p *setup) {
				p.Racks[1] = scrabblecards.Cards{Letters: cards(strings.Repeat("A", 255)).Letters, Doubles: 255, Triples: 255}
			}},
			{"the open move is -, and only a word that was laid can be contested", open("-")},
			{"(0,0)>RAT: the cards that are due come first (cards/deal)", open("(0,0)>RAT")},
		},
		3: { // A plays, with as many cards in the deck as an exchange needs
			{"no word of C can have been contested just now", func(p *setup) { p.Stands, p.StandsOf = true, scrabblecards.C }},
			{"the passes are 1, and passes count only while", func(p *setup) { p.Passes = 1 }},
		},
		5: { // B plays, the deck is out, and RAT lies there
			{"the table has a letter at (0,3), farther from (0,0)", letters(".RAT")}, // three letters reach two squares
			{"the passes are 1, and passes count only while", func(p *setup) { over(law.CardsResign)(p); p.Passes = 1 }},
			{"no word of B can have been contested just now", func(p *setup) { p.Stands, p.StandsOf = true, scrabblecards.B }}, // who is on turn
			{"no word of A can have been contested just now", func(p *setup) { over(law.CardsResign)(p); p.Stands = true }},
			{"no word of A can have been contested just now", func(p *setup) { p.Stands, p.Passes = true, 1 }}, // somebody has passed since
			{"the deck is out and a player has no cards", func(p *setup) { p.Racks[2] = scrabblecards.Cards{} }},
			{"the phase is drawing, and B has nothing to draw", func(p *setup) { p.Phase = scrabblecards.Drawing }},
			{"here the deck has 0 cards, and 0 hands are empty", over(law.CardsEnd)},
			{"here the deck has 0 cards, and 2 hands are empty", func(p *setup) {
				over(law.CardsEnd)(p)
				p.Racks[0], p.Racks[1] = scrabblecards.Cards{}, scrabblecards.Cards{}
			}},
		},
		6: { // RATEL of B is open to contest
			{"(0,0)>RATEL: the player does not have these cards", func(p *setup) { p.Turn = scrabblecards.C }}, // who does not have EL
			{"(0,0)>RATEL*2@1: the player does not have these cards", open("(0,0)>RATEL*2@1")},
			{"no word of A can have been contested just now", func(p *setup) { p.Stands = true }},
			{"(127,0)>RATEL: ", open("(999,0)>RATEL")},
			{"passes is -1, and must be from", func(p *setup) { p.Passes = -1 }},
			{"(0,0)>RATEL: the game is over", func(p *setup) { p.Phase, p.End = scrabblecards.Over, law.CardsResign }},
		},
	}
}

func TestSetupFaults(t *testing.T) {
	r := rulesOf(t, shortGameOptions)
	for n, faults := range setupFaults() {
		s := play(t, r.Start(scrabblecards.A), shortGameMoves[:n]...)
		for i, f := range faults {
			p := s.Setup()
			f.spoil(&p)
			got, err := r.FromSetup(p)
			if err == nil || !strings.Contains(err.Error(), f.says) || got != (scrabblecards.State{}) {
				t.Errorf("after %d moves, fault %d: %v, want %q", n, i, err, f.says)
				continue
			}
			en, fr := strings.Split(rulebook.Explain(err, language.English), "\n"), strings.Split(rulebook.Explain(err, language.French), "\n")
			if len(en) != len(fr) {
				t.Errorf("%q has other lines in French: %q", en, fr)
			}
			for i := range min(len(en), len(fr)) {
				if en[i] == fr[i] {
					t.Errorf("%q is the same in French", en[i])
				}
			}
		}
	}
	// A View does not know what the others hold, and a State must.
	seen := play(t, r.Start(scrabblecards.A), shortGameMoves[:5]...).View(scrabblecards.A).Setup()
	if _, err := r.FromSetup(seen); err == nil || seen.Racks[scrabblecards.B].Len() > 0 || !strings.Contains(err.Error(), "the hand of B has 3 cards, but 0 are known") {
		t.Errorf("%+v: %v", seen, err)
	}
	// All faults are told at once.
	p := r.Start(scrabblecards.A).Setup()
	p.Turn, p.Phase, p.Passes, p.Scores[4], p.Racks[5] = 9, 9, -1, 1, scrabblecards.MustParseCards("A")
	p.Table = lettersOf("A-")
	_, err := r.FromSetup(p)
	if got := strings.Count(rulebook.Explain(err, language.English), "\n"); got != 6 {
		t.Errorf("%d lines of faults:\n%v", got+1, err)
	}
	// Under Strict no word is open to contest, and none waits for an answer.
	strict := rulesOf(t, strings.Replace(shortGameOptions, " validation=contest", "", 1))
	bad := play(t, r.Start(scrabblecards.A), append(shortGameMoves[:5:5], "B (0,0)>RATLE")...)
	if _, err := strict.FromSetup(bad.Setup()); err == nil || !strings.Contains(err.Error(), "(0,0)>RATLE: the dictionary does not have RATLE (cards/words)") {
		t.Error(err)
	}
	// A Setup in which a good one is open is read as the position after it.
	if s, err := strict.FromSetup(play(t, r.Start(scrabblecards.A), shortGameMoves...).Setup()); err != nil || s.Score(scrabblecards.B) != 5 {
		t.Errorf("%s, %v", s, err)
	} else {
		for _, m := range s.Open() {
			t.Errorf("%s is open", m)
		}
	}
}
