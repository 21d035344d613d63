package scrabblecards_test

import (
	"strings"
	"testing"

	"golang.org/x/text/language"

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

// A setupFault is a position that has been spoilt, and what is said of it.
type setupFault struct {
	says  string
	spoil func(*scrabblecards.Setup)
}

// shortGameOptions is a game of eleven cards, and the moves of one that begins.
const shortGameOptions = "official players=3 hand=3 exchange=2 validation=contest deck=AEILNORSTU2"

var shortGameMoves = []string{"A +ART", "B +EIL", "C +NOS", "A (0,0)>RAT", "A +U2", "B (0,0)>RATEL"}

// setupFaults is positions of that game after some moves, and what can be wrong with
// them.
func setupFaults() (faults map[int][]setupFault) {
	type setup = scrabblecards.Setup
	last := func(who scrabblecards.Player, m string) func(*setup) {
		return func(p *setup) { p.Last = scrabblecards.SetupLast{Player: who, Move: placing(m)} }
	}
	over := func(end rulebook.Clause) func(*setup) {
		return func(p *setup) {
			p.Phase, p.End, p.Window, p.Last = scrabblecards.Over, end, scrabblecards.SetupWindow{}, scrabblecards.SetupLast{}
		}
	}
	letters := func(rows string) func(*setup) { return func(p *setup) { p.Table = lettersOf(rows) } }
	letter := func(row, col int, c byte) func(*setup) {
		return func(p *setup) { p.Table = append(p.Table, scrabblecards.Letter{Row: row, Column: col, Letter: c}) }
	}
	cards := scrabblecards.MustParseCards
	return map[int][]setupFault{
		0: { // at the start, with A to draw
			{"at the start those who have not drawn come next, from A on", func(p *setup) { p.Hands[1], p.Deck = cards("AEI"), cards("LNORSTU2") }},
			{"at the start those who have not drawn come next, from B on", func(p *setup) { p.Turn, p.Hands[2], p.Deck = scrabblecards.B, cards("AEI"), cards("LNORSTU2") }},
			{"at the start those who have not drawn come next, from C on", func(p *setup) { p.Turn, p.Hands[0], p.Deck = scrabblecards.C, cards("AE"), cards("ILNORSTU2") }},
			{"the deck has 8 cards, which is not enough", func(p *setup) { p.Deck = cards("AEILNORS") }},
			{"with cards in the deck a hand has 3", func(p *setup) { p.Phase = scrabblecards.Playing }},
			{"Turn is no player: 3", func(p *setup) { p.Turn = scrabblecards.D }},
			{"Turn is no player: 255", func(p *setup) { p.Turn = 255 }},
			{"Phase is 4, and there is no such phase", func(p *setup) { p.Phase = 4 }},
			{"Phase is 255, and there is no such phase", func(p *setup) { p.Phase = 255 }},
			{"no move is in question", func(p *setup) { p.Phase = scrabblecards.Answer }},
			{"Phase is drawing, and Passes is 1, not 0", func(p *setup) { p.Passes = 1 }},
			{"Passes is -1, and must be from 0 to 65535", func(p *setup) { p.Passes = -1 }},
			{"Passes is 65536, and must be from 0 to 65535", func(p *setup) { p.Passes = 65536 }},
			{"End is \"cards/end\", and the game is not over", func(p *setup) { p.End = rulebook.CardsEnd }},
			{"no game ends by \"\"", over("")},
			{"no game ends by \"cards/deck\"", over(rulebook.CardsDeck)},
			{"here the deck has 11, and hands without cards are 3", over(rulebook.CardsEnd)},
			{"Passes is 0, which does not end the game with 11 cards", over(rulebook.CardsEndBlocked)},
			{"the last move of a game that was given up", over(rulebook.CardsWinner)},
			{"Window is not open, and has something in it", func(p *setup) { p.Window.Passes = 1 }},
			{"Last has no move, and something else", func(p *setup) { p.Last.Good = true }},
			{"the letters of Table must be two or more", letter(0, 0, 'A')},
			{"the letters of Table must be two or more", letters("A.E")},
			{"the letters of Before must be two or more", func(p *setup) { p.Before = lettersOf("A.E") }},
			{"\"?\" of Table at (0,1) is no letter", letters("A?")},
			{"\"\\x00\" of Table at (3,4) is no letter", letter(3, 4, 0)},
			{"\"é\" of Table at (3,4) is no letter", letter(3, 4, 0xE9)},
			{"Table has a letter at (102,0), farther from (0,0)", letter(102, 0, 'A')},
			{"Table has a letter at (0,-102), farther from (0,0)", letter(0, -102, 'A')},
			{"Table has a letter at (-9223372036854775808,0), farther", letter(-1<<63, 0, 'A')},
			{"Table has a letter at (0,9223372036854775807), farther", letter(0, 1<<63-1, 'A')},
			{"Table has two letters at (1,2)", func(p *setup) { letter(1, 2, 'A')(p); letter(1, 2, 'E')(p) }},
			{"Table has 103 letters, more than 102", func(p *setup) { p.Table = make([]scrabblecards.Letter, 103) }},
			{"Before has a run at (0,0) that is longer than any word", func(p *setup) { p.Before = lettersOf("AAAAAAAAAAAAAAAA") }},
			{"have cards that the game does not have", func(p *setup) { p.Deck = cards("AEILNORSTU22") }},
			{"have cards that the game does not have", func(p *setup) { p.Deck.Triples = 255 }},
			{"have cards that the game does not have", func(p *setup) { p.Hands[0] = cards("A") }},
			{"have cards that the game does not have", letters("AE")},
			{"have cards that the game does not have", letters("ae")},
			{"Scores of B is 1000000001, and must be from", func(p *setup) { p.Scores[1] = 1000000001 }},
			{"Scores of B is -1000000001, and must be from", func(p *setup) { p.Scores[1] = -1000000001 }},
			{"D has something, and 3 take part", func(p *setup) { p.Scores[3] = 1 }},
			{"F has something, and 3 take part", func(p *setup) { p.Hands[5] = cards("A") }},
			{"B holds 4 cards, and a full hand has 3", func(p *setup) { p.Hands[1] = cards("AEIL") }},
			{"B holds 765 cards, and a full hand has 3", func(p *setup) {
				p.Hands[1] = scrabblecards.Cards{Letters: cards(strings.Repeat("A", 255)).Letters, Doubles: 255, Triples: 255}
			}},
			{"Last.Player, Last.Author is no player: 3", last(scrabblecards.D, "+ART")},
			{"Last is +ART, which cannot have been", last(scrabblecards.C, "+ART")},
			{"Last is -, which cannot have been", last(scrabblecards.C, "-")},
		},
		5: { // B plays, the deck is out, and RAT lies there
			{"the deck is out and a player has no cards", func(p *setup) { p.Hands[2] = scrabblecards.Cards{} }},
			{"Passes is 3, which ends the game", func(p *setup) { p.Passes = 3 }},
			{"Phase is drawing, and B has nothing to draw", func(p *setup) { p.Phase = scrabblecards.Drawing }},
			{"here the deck has 0, and hands without cards are 0", over(rulebook.CardsEnd)},
			{"here the deck has 0, and hands without cards are 2", func(p *setup) {
				over(rulebook.CardsEnd)(p)
				p.Hands[0], p.Hands[1] = scrabblecards.Cards{}, scrabblecards.Cards{}
			}},
			{"Table and Before have different letters at (0,0)", func(p *setup) { p.Before, p.Hands[2] = lettersOf("NA"), cards("OS") }},
			{"Last is +U2, which cannot have been", last(scrabblecards.C, "+U2")},
			{"Last is +U2, which cannot have been", last(scrabblecards.B, "+U2")},
			{"Last is +NOS, which cannot have been", last(scrabblecards.A, "+NOS")},
			{"Last is +2, which cannot have been", last(scrabblecards.A, "+2")},
			{"Last is -U, which cannot have been", last(scrabblecards.A, "-U")},
			{"Last is -#1, which cannot have been", last(scrabblecards.A, "-#1")},
			{"Last is -U+2, which cannot have been", last(scrabblecards.A, "-U+2")}, // the deck has no U
			{"Last is -EU+2, which cannot", func(p *setup) { p.Last = scrabblecards.SetupLast{Move: scrabblecards.Exchange("UE").With("2")} }},
			{"Last is ., which cannot have been", last(scrabblecards.A, ".")},
			{"Last is resign, which cannot have been", last(scrabblecards.A, "resign")},
			{"Last is ?, which cannot have been", last(scrabblecards.A, "?")},
			{"Last is ?, which cannot have been", func(p *setup) { last(scrabblecards.C, "?")(p); p.Last.Author = scrabblecards.A }},
			{"Last is ?, which cannot have been", func(p *setup) { last(scrabblecards.A, "?")(p); p.Last.Good = true }},
			{"Last is ?, which cannot have been", func(p *setup) { last(scrabblecards.A, "?")(p); p.Last.Author, p.Last.Good = scrabblecards.B, true }},
			{"Last is ?, which cannot have been", func(p *setup) { last(scrabblecards.B, "?")(p); p.Last.Undone = placing("(0,0)>RAT") }},
			{"Last is (0,0)>RAT, which cannot have been", last(scrabblecards.A, "(0,0)>RAT")},
			{"Last is no contest, and says how one went", func(p *setup) { p.Last.Good = true }},
			{"Last is no contest, and says how one went", func(p *setup) { p.Last.Undone = placing("(0,0)>RAT") }},
			{"Last is no contest, and says how one went", func(p *setup) { p.Last.Author = scrabblecards.B }},
			{"the move in question, (0,0)>RATEL, does not lead", func(p *setup) { p.Window = scrabblecards.SetupWindow{Open: true, Move: placing("(0,0)>RATEL")} }},
			{"Window.Author is no player: 7", func(p *setup) { p.Window = scrabblecards.SetupWindow{Open: true, Author: 7} }},
		},
		6: { // RATEL of B is in question
			{"the move in question, -, does not lead", func(p *setup) { p.Window.Move = scrabblecards.Pass() }},
			{"the move in question, (0,0)>RATEL*2@1, does not lead", func(p *setup) { p.Before, p.Window.Move = nil, placing("(0,0)>RATEL*2@1"); p.Hands[0] = cards("U") }},
			{"the move in question, (999,0)>RATEL, does not lead", func(p *setup) { p.Window.Move = placing("(999,0)>RATEL") }},
			{"the move in question, (0,0)>RATEL, does not lead", func(p *setup) {
				p.Before = lettersOf("RA")
				p.Hands[1] = cards("IN")
				p.Hands[2] = cards("OS")
				p.Table = lettersOf("RATE")
			}},
			{"no move of A can be in question now, in phase playing", func(p *setup) { p.Window.Author = scrabblecards.A }},
			{"no move of B can be in question now, in phase playing", func(p *setup) { p.Turn = scrabblecards.A }},
			{"no move of B can be in question now, in phase playing", func(p *setup) { p.Hands[1] = cards("INO"); p.Hands[2] = cards("S") }},
			{"no move of B can be in question now, in phase answer", func(p *setup) { p.Phase = scrabblecards.Answer }},
			{"no move of B can be in question now, in phase over", func(p *setup) { p.Phase, p.End, p.Passes = scrabblecards.Over, rulebook.CardsEndBlocked, 3 }},
			{"Window.Passes is 3, and does not go with Passes, which is 0", func(p *setup) { p.Window.Passes = 3 }},
			{"Window.Passes is -1, and does not go", func(p *setup) { p.Window.Passes = -1 }},
			{"Window.Passes is 65536, and does not go", func(p *setup) { p.Window.Passes = 65536 }},
			{"Window.Passes is 0, and does not go with Passes, which is 1", func(p *setup) { p.Passes = 1 }},
			{"Last is +ART, after which no move is in question", last(scrabblecards.A, "+ART")},
			{"Last is (0,0)>RAT, which cannot have been", last(scrabblecards.A, "(0,0)>RAT")},
			{"Last is (0,0)>RATEL, which cannot have been", last(scrabblecards.A, "(0,0)>RATEL")},
			{"Last is (0,0)>RATEL, which cannot have been", func(p *setup) { p.Window = scrabblecards.SetupWindow{} }},
			{"have cards that the game does not have", func(p *setup) { p.Hands[0] = cards("U2"); p.Window.Move = placing("(0,0)>RATEL*2@1") }},
		},
	}
}

func TestSetupFaults(t *testing.T) {
	r := roamRules(t, shortGameOptions)
	for n, faults := range setupFaults() {
		s := goes(t, r.Start(scrabblecards.A), shortGameMoves[:n]...)
		for i, f := range faults {
			p := s.Setup()
			f.spoil(&p)
			got, err := r.FromSetup(p)
			if err == nil || !strings.Contains(err.Error(), f.says) || got != (scrabblecards.State{}) {
				t.Errorf("after %d moves, fault %d: %v, want %q", n, i, err, f.says)
				continue
			}
			en, fr := strings.Split(rulebook.Detail(err, language.English), "\n"), strings.Split(rulebook.Detail(err, language.French), "\n")
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
	// All faults are told at once.
	p := r.Start(scrabblecards.A).Setup()
	p.Turn, p.Phase, p.Passes, p.Scores[4], p.Hands[5] = 9, 9, -1, 1, scrabblecards.MustParseCards("A")
	p.Table, p.Before = lettersOf("A-"), lettersOf("A.E")
	_, err := r.FromSetup(p)
	if got := strings.Count(rulebook.Detail(err, language.English), "\n"); got != 7 {
		t.Errorf("%d lines of faults:\n%v", got+1, err)
	}
}

// Under Strict no bad word is in question, and none waits for an answer.
func TestStrictSetupFaults(t *testing.T) {
	contest := roamRules(t, shortGameOptions)
	strict := roamRules(t, strings.Replace(shortGameOptions, " validation=contest", "", 1))
	s := goes(t, contest.Start(scrabblecards.A), append(shortGameMoves[:5:5], "B (0,0)>RATLE")...)
	if _, err := strict.FromSetup(s.Setup()); err == nil || !strings.Contains(err.Error(), "the move in question, (0,0)>RATLE, makes a bad word") {
		t.Error(err)
	}
	s = goes(t, contest.Start(scrabblecards.A), append(shortGameMoves[:5:5], "B (0,0)>RATEL", "C -", "A -")...)
	p := s.Setup()
	p.Phase = scrabblecards.Answer
	if _, err := strict.FromSetup(p); err == nil || !strings.Contains(err.Error(), "no move that goes out waits for an answer") {
		t.Error(err)
	}
	// What is good stands as well.
	if back, err := strict.FromSetup(goes(t, contest.Start(scrabblecards.A), shortGameMoves...).Setup()); err != nil || back.Last().Points != 5 {
		t.Errorf("%s, %v", back, err)
	}
}
