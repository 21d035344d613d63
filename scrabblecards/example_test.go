package scrabblecards_test

import (
	"errors"
	"fmt"
	"log"
	"math/rand/v2"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cardRules are the official rules with the French words.
func cardRules() *scrabblecards.Rules {
	r, err := scrabblecards.Compile(scrabblecards.Official(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return r
}

// afterMoves is the state after moves of whoever is on turn, known to be legal.
func afterMoves(s scrabblecards.State, moves ...string) scrabblecards.State {
	for _, text := range moves {
		m, err := scrabblecards.ParseMove(text)
		if err != nil {
			log.Fatal(err)
		}
		if s, err = s.Play(s.Turn(), m); err != nil {
			log.Fatal(err)
		}
	}
	return s
}

// A first turn: the cards are drawn, a word is laid, and the hand is filled up.
func Example() {
	rules, err := scrabblecards.Compile(scrabblecards.Official(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := rules.Start(scrabblecards.A)
	for _, hand := range []string{"CRISERA", "HATMON2"} {
		if s, err = s.Play(s.Turn(), scrabblecards.Draw(7).With(hand)); err != nil {
			log.Fatal(err)
		}
	}
	s, err = s.Play(scrabblecards.A, scrabblecards.Place(0, 0, scrabblecards.Across, "CRISE"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Last().Words, s.Scores()[scrabblecards.A], "points,", s.Due(), "cards due")

	s, err = s.Play(scrabblecards.A, scrabblecards.Draw(5).With("EIURL"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Turn(), "has", s.Hand(s.Turn()))
	// Output:
	// [(0,0)>CRISE] 14 points, 5 cards due
	// B has AHMNOT2
}

// After a word, the words that it does not make are taken off the table, where they
// can be.
func ExampleState_Last() {
	s := afterMoves(cardRules().Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE", "+EIURL", "(0,0)vCHAT")
	e := s.Last()
	fmt.Println(e.Player, "makes", e.Words, "for", e.Points, "by", e.Clause)
	fmt.Println("taken off:", e.TakenOff)
	for l := range s.Letters() {
		fmt.Printf("%c at (%d,%d)\n", l.Letter, l.Row, l.Column)
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
	s := afterMoves(cardRules().Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE", "+EIURL")
	m := scrabblecards.Place(0, 0, scrabblecards.Down, "CHAT")
	for letter := range 2 {
		with := m.WithBonus(scrabblecards.DoubleWord, 1+letter)
		fmt.Println(with, s.Score(with))
	}
	fmt.Println(m, s.Score(m))
	// Output:
	// (0,0)vCHAT*2@1 18
	// (0,0)vCHAT*2@2 18
	// (0,0)vCHAT 9
}

// A refusal cites its clause, and says why in either language.
func ExampleState_Check() {
	s := afterMoves(cardRules().Start(scrabblecards.A), "+CRIS2RA", "+HATMONE")
	m := scrabblecards.Place(0, 0, scrabblecards.Across, "CRIS").WithBonus(scrabblecards.DoubleWord, 1)
	err := s.Check(scrabblecards.A, m)
	fmt.Println(err)
	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v.Clause, v.Detail(language.French))
	}
	// Output:
	// (0,0)>CRIS*2@1: the first word counts double, and no bonus card goes with it (cards/first)
	// cards/first le premier mot compte double, et aucune carte Prime ne l'accompagne
}

// A bot needs a View and nothing else: here it lays what counts most.
func ExampleView() {
	bot := func(v scrabblecards.View) scrabblecards.Move {
		best, most := scrabblecards.Pass(), 0
		for m := range v.Moves() {
			if m.Kind() == scrabblecards.KindDraw {
				return m // there is nothing to decide
			}
			if n := v.Score(m); n > most {
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
	fmt.Println(v.DeckLen(), v.Unseen().Len() == v.Held(scrabblecards.A))
	// Output:
	// true true
	// 0 true
}

// A bad word can be laid under OnContest, and is taken back when it is contested before
// its author draws. What was taken off comes back as well.
func ExampleContest() {
	o := scrabblecards.Official()
	o.Validation = scrabblecards.OnContest
	rules, err := scrabblecards.Compile(o, french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := afterMoves(rules.Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE", "+EIURL", "(0,0)vCTHA")
	s, err = s.Play(scrabblecards.A, scrabblecards.Contest())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Last().Bad, s.Last().Points, "points for", s.Last().Undone)
	fmt.Println(s.Turn(), "plays;", string(s.Letter(0, 4)), "lies at (0,4) again")
	// Output:
	// [(0,0)vCTHA] -9 points for (0,0)vCTHA
	// A plays; E lies at (0,4) again
}

// Who draws the letter nearest to A begins, and who draws the same draws again.
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
		Table: []scrabblecards.Letter{{Row: 0, Column: 0, Letter: 'R'}, {Row: 0, Column: 1, Letter: 'A'}, {Row: 0, Column: 2, Letter: 'T'}},
		Phase: scrabblecards.Playing,
	}
	p.Hands[scrabblecards.A] = scrabblecards.MustParseCards("E2")
	p.Hands[scrabblecards.B] = scrabblecards.MustParseCards("KO")
	s, err := rules.FromSetup(p)
	if err != nil {
		log.Fatal(err)
	}
	s = afterMoves(s, "(0,0)>RATE*2@4")
	fmt.Println(s.Outcome())

	p.Table[2].Row = 5
	p.Hands[scrabblecards.B] = scrabblecards.MustParseCards("KK")
	_, err = rules.FromSetup(p)
	fmt.Println(err)
	// Output:
	// A wins 19--11 (cards/winner) true
	// scrabblecards: the letters of Table must be two or more, and joined to each other
	// scrabblecards: the table, the hands and the deck have cards that the game does not have
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
`))
	if err != nil {
		log.Fatal(err)
	}
	n := 0
	for s, err := range rec.Replay(french.Lexicon()) {
		var v *rulebook.Violation
		if errors.As(err, &v) {
			fmt.Println(err)
			return
		}
		if err != nil {
			log.Fatal(err)
		}
		if n > 0 && rec.Moves[n-1].Move.Kind() == scrabblecards.KindPlace {
			m := rec.Moves[n-1]
			fmt.Println(rec.Name(m.Player), m.Text, s.Last().Points)
		}
		n++
	}
	// Output:
	// Bob (0,0)>CRISE 14
	// Alice (0,0)vCHAT 9
	// line 10: (0,0)>CRISE: the player does not have these cards (cards/deal)
}

// A game is written down while it is played.
func ExampleRecord_Append() {
	r := cardRules()
	rec := scrabblecards.NewRecord(r, []string{"Alice", "Bob"}, scrabblecards.A)
	s := r.Start(rec.First)
	for _, m := range []scrabblecards.Move{
		scrabblecards.Draw(7).With("CRISERA"),
		scrabblecards.Draw(7).With("HATMON2"),
		scrabblecards.Place(0, 0, scrabblecards.Across, "CRISE"),
	} {
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			log.Fatal(err)
		}
		rec.Append(s.Turn(), m)
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
func ExampleRecordError() {
	rec, err := scrabblecards.ReadRecord(strings.NewReader("A +CRISERA\nA (0,0)>CRI?E\n"))
	var e *scrabblecards.RecordError
	if errors.As(err, &e) {
		fmt.Println(e.Line, len(rec.Moves))
		fmt.Println(e)
	}
	// Output:
	// 2 1
	// line 2: scrabblecards: move "(0,0)>CRI?E": a word is up to 15 letters A to Z, and a to z for jokers; lexicon.Normalize takes accents away
}
