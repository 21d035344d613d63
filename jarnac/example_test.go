package jarnac_test

import (
	"errors"
	"fmt"
	"log"
	"math/rand/v2"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

func rules(o jarnac.Options) *jarnac.Rules {
	r, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return r
}

// after is the state after moves of A, then of B, that are known to be legal.
func after(s jarnac.State, moves ...string) jarnac.State {
	for _, text := range moves {
		m, err := jarnac.ParseMove(text)
		if err != nil {
			log.Fatal(err)
		}
		if s, err = s.Play(s.Turn(), m); err != nil {
			log.Fatal(err)
		}
	}
	return s
}

// A whole game, by two players who take the first move that comes.
func Example() {
	r, err := jarnac.Compile(jarnac.Official(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	first, _ := r.Toss(rng)
	s := r.Start(first)
	for {
		o, over := s.Outcome()
		if over {
			fmt.Println(o.End == rulebook.OfficialEndLastLine)
			return
		}
		p := s.Turn()
		for m := range s.Moves(p) {
			if m, err = s.Complete(rng, p, m); err != nil {
				log.Fatal(err)
			}
			if s, err = s.Play(p, m); err != nil {
				log.Fatal(err)
			}
			break
		}
	}
	// Output: true
}

func ExampleCompile() {
	r, err := jarnac.Compile(jarnac.Competition(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Options())

	o := jarnac.Official()
	o.Lines, o.Jarnacs = 12, 0
	_, err = jarnac.Compile(o, french.Lexicon())
	fmt.Println(err)
	// Output:
	// competition
	// jarnac: Lines is 12, and must be from 1 to 8
	// jarnac: Jarnacs is 0, and must be from 1 to 2
}

func ExampleParseOptions() {
	o, err := jarnac.ParseOptions("classic formula=no-chaining lines=6")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Lines, o.Formula, o.Jarnacs)
	fmt.Println(o)
	// Output:
	// 6 no-chaining 2
	// classic formula=no-chaining lines=6
}

func ExampleOptions_Set() {
	o := jarnac.Official()
	fmt.Println(o.Set("formula", "competition"), o == jarnac.Competition())
	fmt.Println(o.Set("formula", "hard"))
	// Output:
	// <nil> true
	// jarnac: option formula cannot be "hard": it is one of free, no-conjugations, no-chaining, competition
}

func ExampleRules_TossWinner() {
	r := rules(jarnac.Official())
	first, err := r.TossWinner(jarnac.TossRound{'M', 'M'}, jarnac.TossRound{'M', 'C'})
	fmt.Println(first, err)
	// Output: B <nil>
}

func ExampleState_Play() {
	s := rules(jarnac.Official()).Start(jarnac.A)
	s, _ = s.Play(jarnac.A, jarnac.Draw(6).With("ABUZRT"))
	s, _ = s.Play(jarnac.A, jarnac.Lay("RAT"))
	s, _ = s.Play(jarnac.A, jarnac.Draw(1).With("T"))

	next, err := s.Play(jarnac.A, jarnac.Extend(1, "TARE"))
	fmt.Println(err)
	fmt.Println(next == s)

	next, err = s.Play(jarnac.A, jarnac.Extend(1, "TZAR"))
	fmt.Println(next.Line(jarnac.A, 1), next.Rack(jarnac.A), next.Due(), err)
	// Output:
	// 1:TARE: the letters added must come from the rack, which holds BTUZ (official/turn/extend)
	// true
	// TZAR BTU 1 <nil>
}

func ExampleState_Check() {
	s := after(rules(jarnac.Competition()).Start(jarnac.A), "+ACLSJO", "LAC", "+U")
	err := s.Check(jarnac.A, jarnac.Extend(1, "LACS"))
	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v.Clause)
		fmt.Println(v.Detail(language.French))
	}
	fmt.Println(s.Check(jarnac.A, jarnac.Extend(1, "CALS")))
	// Output:
	// official/words/same-entry
	// c'est une forme de la même entrée du dictionnaire que LAC
	// <nil>
}

func ExampleState_Moves() {
	s := after(rules(jarnac.Competition()).Start(jarnac.A), "+ABUZRT", "RAT", "+E")
	for m := range s.Moves(jarnac.A) {
		fmt.Println(m.Kind(), m)
	}
	// Output:
	// lay ZEBU
	// lay BUE
	// extend 1:TZAR
	// extend 1:BATER
	// extend 1:TRABE
	// extend 1:AUTRE
	// extend 1:TAURE
	// extend 1:URATE
	// extend 1:ATRE
	// extend 1:TARE
	// pass -
}

func ExampleState_AppendJarnacs() {
	s := after(rules(jarnac.Competition()).Start(jarnac.A), "+ABUZRT", "RAT", "+T", "BUT", "+W", "-")
	moves := s.AppendJarnacs(nil, jarnac.B)
	fmt.Println(moves)
	// Output:
	// [!1:TZAR]
}

func ExampleState_Complete() {
	s := rules(jarnac.Official()).Start(jarnac.A)
	rng := rand.New(rand.NewPCG(1, 2))
	m, err := s.Complete(rng, jarnac.A, jarnac.Draw(6))
	fmt.Println(len(m.Drawn()), m.Decision() == jarnac.Draw(6), err)
	// Output: 6 true <nil>
}

func ExampleState_Last() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "!1:TZAR")
	e := s.Last()
	fmt.Println(e.Player, "takes", e.Move.Word(), "made of", e.Former, "by", e.Clause)
	fmt.Println(s.Turn(), "draws", e.Owed, "by", e.OwedBy)
	// Output:
	// B takes TZAR made of RAT by official/handover/take
	// B draws 6 by official/turn/first-draw
}

func ExampleState_Outcome() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+ABUZRT", "RAT")
	_, over := s.Outcome()
	fmt.Println(over)
	s = after(s, "resign")
	o, over := s.Outcome()
	fmt.Println(o, over)
	// Output:
	// false
	// B wins 9-0, Jarnacs 0-0 (official/turn/resign) true
}

func ExampleRules_FromSetup() {
	r := rules(jarnac.Official())
	p := jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover}
	p.Mats[jarnac.A] = jarnac.SetupMat{Lines: [8]string{"RAT", "BUT"}, Rack: bag.MustParse("ZW"), Drawn: true}
	s, err := r.FromSetup(p)
	fmt.Println(s.Scores(), s.Bag().Len(), err)

	p.Mats[jarnac.A].Lines[2] = "RATZ"
	p.Idle = 7
	_, err = r.FromSetup(p)
	fmt.Println(err)
	// Output:
	// [18 0] 136 <nil>
	// 3:RATZ: the dictionary does not have it (official/words/reference)
	// jarnac: Idle is 7, and must be from 0 to 2
	// jarnac: turns count as idle only when the bag is empty
	// jarnac: two idle turns end the game
}

func ExampleRules_ParseState() {
	r := rules(jarnac.Official())
	s := after(r.Start(jarnac.A), "+ABUZRT", "RAT")
	text := s.String()
	fmt.Println(text)
	again, err := r.ParseState(text)
	fmt.Println(again == s, err)
	// Output:
	// A bonus RAT,,,,,,,/BUZ/0/drawn ,,,,,,,//0/new 0/acted/0 A/RAT/1/ A/RAT@1/0/still/0/turn
	// true <nil>
}

func ExampleState_Lines() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+ABUZRT", "RAT", "+T", "BUT", "+W")
	for line, word := range s.Lines(jarnac.A) {
		if word != "" {
			fmt.Println(line, word)
		}
	}
	// Output:
	// 1 RAT
	// 2 BUT
}

func ExampleParseMove() {
	for _, text := range []string{"+ABUZRT", "RAT", "2:TZAR", "-", "-AEI+BCD", "!2:TZAR", "."} {
		m, err := jarnac.ParseMove(text)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(m.Kind(), m)
	}
	_, err := jarnac.ParseMove("Tzar")
	fmt.Println(err)
	// Output:
	// draw +ABRTUZ
	// lay RAT
	// extend 2:TZAR
	// pass -
	// swap -AEI+BCD
	// jarnac !2:TZAR
	// let go .
	// jarnac: move "Tzar": a word is letters A to Z, in capitals and without accents; lexicon.Normalize makes them
}

func ExampleMove_With() {
	m := jarnac.Swap("EAI")
	fmt.Println(m, m.Completed())
	m = m.With("DCB")
	fmt.Println(m, m.Completed(), m.Aside(), m.Drawn())
	// Output:
	// -AEI false
	// -AEI+BCD true AEI BCD
}

func ExamplePreset() {
	for _, name := range []string{"official", "competition", "classic", "classic-competition"} {
		o, err := jarnac.Preset(name)
		fmt.Println(o.Formula, o.Jarnacs, o.Ending, o.Scoring, err)
	}
	// Output:
	// free 1 last-chance margin <nil>
	// competition 1 last-chance margin <nil>
	// free 2 last-line total <nil>
	// competition 2 longer-word total <nil>
}

func ExampleRules_Toss() {
	r := rules(jarnac.Official())
	first, rounds := r.Toss(rand.New(rand.NewPCG(1, 2)))
	for _, round := range rounds {
		fmt.Println(round)
	}
	fmt.Println(first, "starts")
	// Output:
	// A=R B=O
	// B starts
}

func ExampleJarnac() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+ABUZRT", "RAT", "+T", "-")
	// A has RAT on line 1, and BTUZ before the mat.
	fmt.Println(s.Check(jarnac.B, jarnac.Jarnac(1, "TZAR")))
	fmt.Println(s.Check(jarnac.B, jarnac.Jarnac(0, "BUT")))
	fmt.Println(s.Check(jarnac.B, jarnac.Jarnac(0, "TRUC")))
	// Output:
	// <nil>
	// <nil>
	// !TRUC: the opponent could not make it: the rack holds BTUZ (official/handover/jarnac)
}

func ExampleSwap() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+BFGKWT", "-", "+AEIOUN", "-")
	rng := rand.New(rand.NewPCG(1, 2))
	m, err := s.Complete(rng, jarnac.A, jarnac.Swap("KWF"))
	if err != nil {
		log.Fatal(err)
	}
	s, err = s.Play(jarnac.A, m)
	fmt.Println(m, s.Rack(jarnac.A), err)
	// Output:
	// -FKW+ORS BGORST <nil>
}

func ExampleState_Due() {
	s := rules(jarnac.Official()).Start(jarnac.A)
	fmt.Println(s.Turn(), s.Phase(), s.Due())
	s = after(s, "+ABUZRT")
	fmt.Println(s.Turn(), s.Phase(), s.Due())
	s = after(s, "RAT")
	fmt.Println(s.Turn(), s.Phase(), s.Due())
	s = after(s, "+T", "-")
	fmt.Println(s.Turn(), s.Phase(), s.Due())
	// Output:
	// A handover 6
	// A playing 0
	// A bonus 1
	// B handover 6
}

func ExampleState_Scores() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+ABUZRT", "RAT", "+T", "1:TZAR", "+E", "BUTE", "+N", "-")
	fmt.Println(s.Line(jarnac.A, 1), s.Line(jarnac.A, 2), s.Scores())
	// Output: TZAR BUTE [32 0]
}

func ExampleState_CanAct() {
	s := rules(jarnac.Official()).Start(jarnac.A)
	fmt.Println(s.CanAct(jarnac.A), s.CanAct(jarnac.B))
	s = after(s, "+ABUZRT", "-")
	fmt.Println(s.CanAct(jarnac.A), s.CanAct(jarnac.B))
	// Output:
	// true false
	// false true
}
