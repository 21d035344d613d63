package jago_test

import (
	"errors"
	"fmt"
	"log"
	"math/rand/v2"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
)

// begun is a game in which both players have drawn, and Red has laid RAS.
func begun(o jago.Options) jago.State {
	rules, err := jago.Compile(o, gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return after(rules.Start(jago.Red), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
}

// after is the state after moves of the player on turn.
func after(s jago.State, moves ...string) jago.State {
	return gametest.MustPlay(s, jago.ParseMove, moves...)
}

// A first turn: letters are drawn, a word is laid, the turn ends, and the letters are
// filled up.
func Example() {
	rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	rng := newRand()
	s := rules.Start(jago.Red)
	for range 2 {
		m, err := s.Complete(rng, s.Turn(), jago.Draw(s.Due()))
		if err != nil {
			log.Fatal(err)
		}
		s, _ = s.Play(s.Turn(), m)
	}
	placements := s.AppendPlacements(nil)
	longest := placements[0]
	for _, m := range placements {
		if len(m.Word()) > len(longest.Word()) {
			longest = m
		}
	}
	s, err = s.Play(s.Turn(), longest)
	if err != nil {
		log.Fatal(err)
	}
	s, err = s.Play(s.Turn(), jago.EndTurn())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Lead(jago.Red) == len(longest.Word()), s.Due() == len(longest.Word()))
	// Output: true true
}

// What a theft does, asked of the position before it.
func ExampleState_Effect() {
	s := begun(jago.Official())
	e, err := s.Effect(jago.Blue, jago.Place(board.At(5, 2), board.Across, "GRAS"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(e.Player, e.Move, e.Clause)
	for _, made := range e.Made {
		for _, c := range made.Changed {
			fmt.Printf("%s, of %s, becomes %s; stolen: %v, meaning: %s\n", c.Text, c.Owner, made.Word, c.Stolen, c.Meaning)
		}
	}
	for _, at := range e.Flipped {
		fmt.Print(at.Name(board.Down), " ")
	}
	// Output:
	// blue 6C:GRAS jago/steal
	// RAS, of red, becomes 6C:GRAS; stolen: true, meaning: different
	// D6 E6 F6
}

// A bot that is given a View and nothing else: it lays the word that shows most letters of
// its colour, until it leads.
func ExampleView() {
	bot := func(v jago.View) jago.Move {
		switch {
		case v.Phase() == jago.Drawing:
			return jago.Draw(v.Due())
		case v.Lead(v.Viewer()) > 0:
			return jago.EndTurn()
		}
		best := jago.Scored{Move: jago.Resign()}
		for _, m := range v.AppendScored(nil) {
			if m.Points > best.Points {
				best = m
			}
		}
		return best.Move
	}

	o := jago.Official()
	o.Rack = 7
	rules, err := jago.Compile(o, gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s, rng := rules.Start(jago.Red), newRand()
	for s.Phase() != jago.Over {
		p := s.Turn()
		m, err := s.Complete(rng, p, bot(s.View(p)))
		if err != nil {
			log.Fatal(err)
		}
		if s, err = s.Play(p, m); err != nil {
			log.Fatal(err)
		}
	}
	fmt.Println(s.Outcome())
	// Output:
	// blue wins, 25 letters red and 26 blue (jago/resign) true
}

// A server completes what its clients send. This client has named the letters that it would
// like to draw: they are not taken.
func ExampleState_Complete() {
	s := after(begun(jago.Official()), "6C:GRAS", "-")
	sent, err := jago.ParseMove("+E")
	if err != nil {
		log.Fatal(err)
	}
	done, err := s.Complete(newRand(), jago.Blue, sent)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("sent", sent, "and decided", sent.Decision())
	fmt.Println("drawn", done)
	// Output:
	// sent +E and decided +1
	// drawn +S
}

// A refusal cites its clause, and says in French too why.
func ExampleState_Check() {
	s := begun(jago.Official())
	m := jago.Place(board.At(5, 3), board.Across, "RAT")
	s = after(s, m.String(), "-", "+E")
	err := s.Check(jago.Red, jago.Place(board.At(5, 3), board.Across, "RAS").FromBeside("S"))
	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v.Clause, v.Word)
		fmt.Println(v.Explain(language.English))
		fmt.Println(v.Explain(language.French))
	}
	// Output:
	// jago/steal-back RAT
	// RAT had that shape before
	// RAT a déjà eu cette forme
}

// A contest: the word is bad, so the board is as it was before it, and who contested it
// flips three letters. Then the author's turn goes on.
func ExampleContest() {
	o := jago.Official()
	o.Validation = jago.OnContest
	s := after(begun(o), "6C:GRAS", "D6:RTH")
	e, err := s.Effect(jago.Red, jago.Contest())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(e.Bad, e.Undone, e.Penalty.Against, e.Penalty.Flips)
	s, err = s.Play(jago.Red, jago.Contest())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Turn(), s.Phase())
	s = after(s, "^C6,D6,E6")
	fmt.Println(s.Score(jago.Red), s.Score(jago.Blue), s.Turn(), s.Phase())
	for _, w := range s.AppendBoard(nil) {
		fmt.Println(w, w.Owner)
	}
	// Output:
	// [RTH] D6:RTH blue 3
	// red flipping
	// 3 1 blue playing
	// 6C:GRAS blue
}

// A caller who knows better which words mean the same passes a MeaningFunc.
func ExampleRules_WithMeaning() {
	rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	families := jago.Families(rules.Lexicon())
	rules = rules.WithMeaning(func(old, new string, lengthened bool) jago.Meaning {
		if old == "RAS" && new == "GRAS" {
			return jago.SameMeaning // at our table
		}
		return families(old, new, lengthened)
	})
	s := after(rules.Start(jago.Red), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM", "6C:GRAS")
	fmt.Println(s.Score(jago.Red), s.Score(jago.Blue))
	_, err = s.Play(jago.Blue, jago.EndTurn())
	fmt.Println(err)
	// Output:
	// 3 1
	// -: the player shows 1 letters, and the opponent 3: at least one more is needed (jago/end-of-turn)
}

// Moves are what a bot chooses from.
func ExampleState_Moves() {
	s := begun(jago.Official())
	thefts := 0
	for m := range s.Moves(s.Turn()) {
		e, err := s.Effect(s.Turn(), m)
		if err != nil {
			log.Fatal(err)
		}
		if e.Clause == law.JagoSteal {
			thefts++
		}
	}
	fmt.Println(thefts > 20)
	// Output: true
}

func newRand() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }
