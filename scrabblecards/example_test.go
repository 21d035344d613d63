package scrabblecards_test

import (
	"errors"
	"fmt"
	"log"
	"math/rand/v2"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cardRules are the official rules with the French words.
func cardRules() *scrabblecards.Rules {
	r, err := scrabblecards.Compile(scrabblecards.Official(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return r
}

// after is the state after moves of whoever is on turn, known to be legal.
func after(s scrabblecards.State, moves ...string) scrabblecards.State {
	return gametest.MustPlay(s, scrabblecards.ParseMove, moves...)
}

// A first turn: the cards are drawn, a word is laid, and the hand is filled up.
func Example() {
	rules, err := scrabblecards.Compile(scrabblecards.Official(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := rules.Start(scrabblecards.A)
	for _, hand := range []string{"CRISERA", "HATMON2"} {
		if s, err = s.Play(s.Turn(), scrabblecards.Draw(7).WithDrawn(hand)); err != nil {
			log.Fatal(err)
		}
	}
	m := scrabblecards.Place(board.At(0, 0), board.Across, "CRISE")
	effect, err := s.Effect(scrabblecards.A, m)
	if err != nil {
		log.Fatal(err)
	}
	if s, err = s.Play(scrabblecards.A, m); err != nil {
		log.Fatal(err)
	}
	fmt.Println(effect.Words, s.Score(scrabblecards.A), "points,", s.Due(), "cards due")

	s, err = s.Play(scrabblecards.A, scrabblecards.Draw(5).WithDrawn("EIURL"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Turn(), "has", s.Rack(s.Turn()))
	// Output:
	// [(0,0)>CRISE] 14 points, 5 cards due
	// B has AHMNOT2
}

// After a word, the words that it does not make are taken off the table, where they
// can be.
func ExampleState_Effect() {
	s := after(cardRules().Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE", "+EIURL")
	e, err := s.Effect(scrabblecards.B, scrabblecards.Place(board.At(0, 0), board.Down, "CHAT"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(e.Player, "makes", e.Words, "for", e.Points, "by", e.Clause)
	fmt.Println("taken off:", e.TakenOff)
	for at, letter := range after(s, "(0,0)vCHAT").Letters() {
		fmt.Printf("%c at %s\n", letter, at)
	}
	// Output:
	// B makes [(0,0)vCHAT] for 9 by cards/place
	// taken off: [(0,0)>CRISE]
	// C at (0,0)
	// H at (1,0)
	// A at (2,0)
	// T at (3,0)
}

// A bonus card goes on a letter of the word, and multiplies all words of the move that
// hold it.
func ExampleMove_WithBonus() {
	s := after(cardRules().Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE", "+EIURL")
	m := scrabblecards.Place(board.At(0, 0), board.Down, "CHAT")
	for letter := range 2 {
		with := m.WithBonus(scrabblecards.DoubleWord, 1+letter)
		fmt.Println(with, s.Points(with))
	}
	fmt.Println(m, s.Points(m))
	// Output:
	// (0,0)vCHAT*2@1 18
	// (0,0)vCHAT*2@2 18
	// (0,0)vCHAT 9
}

// A server completes what its clients send. This client has named the cards that it would like
// to draw: Complete forgets them.
func ExampleState_Complete() {
	sent, err := scrabblecards.ParseMove("+ESS??33")
	if err != nil {
		log.Fatal(err)
	}
	rng, s := rand.New(rand.NewPCG(1, 2)), cardRules().Start(scrabblecards.A)
	fair, err := s.Complete(rng, scrabblecards.A, sent)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("sent", sent, "and drawn", fair)
	// Output:
	// sent +ESS??33 and drawn +AEMPTUU
}

// A refusal cites its clause, and says why in either language.
func ExampleState_Check() {
	s := after(cardRules().Start(scrabblecards.A), "+CRIS2RA", "+HATMONE")
	m := scrabblecards.Place(board.At(0, 0), board.Across, "CRIS").WithBonus(scrabblecards.DoubleWord, 1)
	err := s.Check(scrabblecards.A, m)
	fmt.Println(err)
	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v.Clause, v.Explain(language.French))
	}
	// Output:
	// (0,0)>CRIS*2@1: the first word counts double, and no bonus card goes with it (cards/first)
	// cards/first le premier mot compte double, et aucune carte Prime ne l’accompagne
}

// A bot needs a View and nothing else: here it lays what counts most.
func ExampleView() {
	bot := func(v scrabblecards.View) scrabblecards.Move {
		best, most := scrabblecards.Pass(), 0
		for m := range v.Moves() {
			if m.Kind() == scrabblecards.KindDraw {
				return m // there is nothing to decide
			}
			if n := v.Points(m); n > most {
				best, most = m, n
			}
		}
		return best
	}

	rng := rand.New(rand.NewPCG(1, 2))
	s := cardRules().Start(scrabblecards.A)
	for s.Phase() != scrabblecards.Over {
		p := s.Turn()
		m, err := s.Complete(rng, p, bot(s.View(p)))
		if err != nil {
			log.Fatal(err)
		}
		if s, err = s.Play(p, m); err != nil {
			log.Fatal(err)
		}
	}
	outcome, _ := s.Outcome()
	fmt.Println(outcome.Scores[0] > 100, outcome.Scores[1] > 100)
	v := s.View(scrabblecards.B)
	fmt.Println(v.BagLen(), v.Unseen().Len() == v.Held(scrabblecards.A))
	// Output:
	// true true
	// 0 true
}

// A bad word can be laid under OnContest, and is taken back when it is contested before
// its author draws. What was taken off comes back as well.
func ExampleContest() {
	o := scrabblecards.Official()
	o.Validation = scrabblecards.OnContest
	rules, err := scrabblecards.Compile(o, gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := after(rules.Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE", "+EIURL", "(0,0)vCTHA")
	e, err := s.Effect(scrabblecards.A, scrabblecards.Contest())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(e.Bad, e.Points, "points for", e.Undone)
	if s, err = s.Play(scrabblecards.A, scrabblecards.Contest()); err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Turn(), "plays;", string(s.Letter(board.At(0, 4))), "lies at (0,4) again")
	// Output:
	// [(0,0)vCTHA] -9 points for (0,0)vCTHA
	// A plays; E lies at (0,4) again
}

// The player who draws the letter nearest to A begins; those who draw the same one draw again.
func ExampleRules_TossWinner() {
	r := cardRules()
	first, err := r.TossWinner(scrabblecards.TossRound{'M', 'M'}, scrabblecards.TossRound{'D', 'C'})
	fmt.Println(first, err)
	_, err = r.TossWinner(scrabblecards.TossRound{'M', '2'})
	fmt.Println(err)
	// Output:
	// B <nil>
	// A=M B=2: who draws a joker or a bonus card draws again (cards/toss-special)
}

// Any position can be set up, from the letters on the table and who holds what.
func ExampleRules_FromSetup() {
	rules := cardRules()
	p := scrabblecards.Setup{
		Table: []scrabblecards.Letter{{At: board.At(0, 0), Letter: 'R'}, {At: board.At(0, 1), Letter: 'A'}, {At: board.At(0, 2), Letter: 'T'}},
		Phase: scrabblecards.Playing,
	}
	p.Racks[scrabblecards.A] = scrabblecards.MustParseCards("E2")
	p.Racks[scrabblecards.B] = scrabblecards.MustParseCards("KO")
	s, err := rules.FromSetup(p)
	if err != nil {
		log.Fatal(err)
	}
	s = after(s, "(0,0)>RATE*2@4")
	fmt.Println(s.Outcome())

	p.Table[2].At.Row = 5
	p.Racks[scrabblecards.B] = scrabblecards.MustParseCards("KK")
	_, err = rules.FromSetup(p)
	fmt.Println(err)
	// Output:
	// A wins 19--11 (cards/winner) true
	// scrabblecards: the letters on the table must be two or more, and joined to each other
	// scrabblecards: the table, the hands and the deck together have cards that the game lacks
}

// A record is read and replayed up to the move that the rules refuse.
func ExampleReadRecord() {
	rec, err := scrabblecards.ReadRecord(strings.NewReader(`
@players Alice Bob
@toss Alice=M Bob=C
Bob +CRISERA
Alice +HATMON2
Bob (0,0)>CRISE
Bob +EIURL
Alice (0,0)vCHAT  # CRISE is taken off
Alice +2ST
Bob (0,0)>CRISE
`), nil)
	if err != nil {
		log.Fatal(err)
	}
	rules, err := scrabblecards.Compile(rec.Options, gaddag.Lexicon())
	if err != nil {
		fmt.Println(err)
		return
	}
	for step, err := range rec.Replay(rules) {
		var v *rulebook.Violation
		if errors.As(err, &v) {
			fmt.Println(err)
			return
		}
		if err != nil {
			log.Fatal(err)
		}
		if step.Move.Kind() == scrabblecards.KindPlace {
			fmt.Println(rec.Name(step.Player), step.Move, step.After.Score(step.Player))
		}
	}
	// Output:
	// Bob (0,0)>CRISE 14
	// Alice (0,0)vCHAT 9
	// line 10: (0,0)>CRISE: the player does not have these cards (cards/hand)
}

// A game is written down while it is played.
func ExampleRecord_Append() {
	r := cardRules()
	rec := scrabblecards.NewRecord(r, scrabblecards.A, "Alice", "Bob")
	s := r.Start(rec.First)
	for _, m := range []scrabblecards.Move{
		scrabblecards.Draw(7).WithDrawn("CRISERA"),
		scrabblecards.Draw(7).WithDrawn("HATMON2"),
		scrabblecards.Place(board.At(0, 0), board.Across, "CRISE"),
	} {
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			log.Fatal(err)
		}
		rec.Append(scrabblecards.Step{Before: s, Player: s.Turn(), Move: m, After: next})
		s = next
	}
	rec.Lexicon = "" // which changes with the dictionary
	fmt.Print(rec)
	// Output:
	// @game scrabblecards
	// @rules official
	// @players Alice Bob
	// @first Alice
	// Alice +ACEIRRS
	// Bob +AHMNOT2
	// Alice (0,0)>CRISE
}

// What cannot be read says where; what stands before it is there.
func ExampleReadRecord_error() {
	rec, err := scrabblecards.ReadRecord(strings.NewReader("A +CRISERA\nA (0,0)>CRI?E\n"), nil)
	var e *rulebook.RecordError
	if errors.As(err, &e) {
		fmt.Println(e.Line, len(rec.Moves))
		fmt.Println(e)
	}
	// Output:
	// 2 1
	// line 2: scrabblecards: move "(0,0)>CRI?E": a word is up to 15 letters A to Z without accents, and a to z for jokers
}
