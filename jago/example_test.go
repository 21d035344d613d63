package jago_test

import (
	"errors"
	"fmt"
	"log"
	"math/rand/v2"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// begun is a game in which both players have drawn, and Red has laid RAS.
func begun(o jago.Options) jago.State {
	rules, err := jago.Compile(o, french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return play(rules.Start(jago.Red), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
}

// play plays moves of the player on turn.
func play(s jago.State, moves ...string) jago.State {
	for _, text := range moves {
		m, err := jago.ParseMove(text)
		if err != nil {
			log.Fatal(err)
		}
		if s, err = s.Play(s.Turn(), m); err != nil {
			log.Fatal(err)
		}
	}
	return s
}

// A first turn: letters are drawn, a word is laid, the turn ends, and the letters are
// filled up.
func Example() {
	rules, err := jago.Compile(jago.Official(), french.Lexicon())
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
	s, err = s.Play(s.Turn(), jago.End())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Lead(jago.Red) == len(longest.Word()), s.Due() == len(longest.Word()))
	// Output: true true
}

// A theft, and what it has done.
func ExampleState_Last() {
	s := play(begun(jago.Official()), "6C:GRAS")
	e := s.Last()
	fmt.Println(e.Player, e.Move, e.Clause)
	for _, made := range e.Made {
		for _, c := range made.Changed {
			fmt.Printf("%s, of %s, becomes %s; stolen: %v, meaning: %s\n", c.Text, c.Owner, made.Word, c.Stolen, c.Meaning)
		}
	}
	fmt.Println("turned:", e.Turned)
	// Output:
	// blue 6C:GRAS jago/steal
	// RAS, of red, becomes 6C:GRAS; stolen: true, meaning: different
	// turned: [D6 E6 F6]
}

// A refusal cites its clause, and says in French too why.
func ExampleState_Check() {
	s := begun(jago.Official())
	m := jago.Lay(jago.At(5, 3), jago.Across, "RAT", "")
	s = play(s, m.String(), "-", "+E")
	err := s.Check(jago.Red, jago.Lay(jago.At(5, 3), jago.Across, "RAS", "S"))
	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v.Clause, v.Word)
		fmt.Println(v.Detail(language.English))
		fmt.Println(v.Detail(language.French))
	}
	// Output:
	// jago/steal-back RAT
	// RAT has been that before
	// RAT a déjà eu cette forme
}

// A contest: the word is bad, so the board is as it was before it, and who contested it
// turns three letters. Then the author's turn goes on.
func ExampleContest() {
	o := jago.Official()
	o.Validation = jago.OnContest
	s := play(begun(o), "6C:GRAS", "D6:RTH")
	s, err := s.Play(jago.Red, jago.Contest())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Last().Bad, s.Last().Undone, s.Turn(), s.Phase())
	s = play(s, "^C6,D6,E6")
	fmt.Println(s.Shown(jago.Red), s.Shown(jago.Blue), s.Turn(), s.Phase())
	for _, w := range s.AppendBoard(nil) {
		fmt.Println(w, w.Owner)
	}
	// Output:
	// [RTH] D6:RTH red turning
	// 3 1 blue playing
	// 6C:GRAS blue
}

// Who knows better which words mean the same passes a Sense.
func ExampleRules_WithSense() {
	rules, err := jago.Compile(jago.Official(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	families := jago.Families(rules.Lexicon())
	rules = rules.WithSense(func(old, new string, lengthened bool) jago.Meaning {
		if old == "RAS" && new == "GRAS" {
			return jago.Same // at our table
		}
		return families(old, new, lengthened)
	})
	s := play(rules.Start(jago.Red), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM", "6C:GRAS")
	fmt.Println(s.Shown(jago.Red), s.Shown(jago.Blue))
	_, err = s.Play(jago.Blue, jago.End())
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
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			log.Fatal(err)
		}
		if next.Last().Clause == rulebook.JagoSteal {
			thefts++
		}
	}
	fmt.Println(thefts > 20)
	// Output: true
}

func newRand() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }
