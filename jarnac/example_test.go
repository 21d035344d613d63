package jarnac_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"math/rand/v2"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
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
	return gametest.MustPlay(s, jarnac.ParseMove, moves...)
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
			fmt.Println(o.End == law.OfficialEndLastLine)
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
	o.Lines, o.Jarnacs = 12, 9
	_, err = jarnac.Compile(o, french.Lexicon())
	fmt.Println(err)
	// Output:
	// competition
	// jarnac: lines is 12, and must be from 1 to 8
	// jarnac: jarnacs is 9, and must be from 0 to 8
}

func ExampleParseOptions() {
	o, err := jarnac.ParseOptions("classic formula=no-chaining lines=6")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Lines, o.NoChaining, o.Jarnacs)
	fmt.Println(o)
	// Output:
	// 6 true 2
	// classic formula=no-chaining lines=6
}

func ExampleRules_TossWinner() {
	r := rules(jarnac.Official())
	first, err := r.TossWinner(jarnac.TossRound{'M', 'M'}, jarnac.TossRound{'M', 'C'})
	fmt.Println(first, err)
	// Output: B <nil>
}

func ExampleState_Play() {
	s := rules(jarnac.Official()).Start(jarnac.A)
	s, _ = s.Play(jarnac.A, jarnac.Draw(6).WithDrawn("ABUZRT"))
	s, _ = s.Play(jarnac.A, jarnac.Place("RAT"))
	s, _ = s.Play(jarnac.A, jarnac.Draw(1).WithDrawn("T"))

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
		fmt.Println(v.Explain(language.French))
	}
	fmt.Println(s.Check(jarnac.A, jarnac.Extend(1, "CALS")))
	// Output:
	// official/words/same-entry
	// c’est une forme de la même entrée du dictionnaire que LAC
	// <nil>
}

func ExampleState_Moves() {
	s := after(rules(jarnac.Competition()).Start(jarnac.A), "+ABUZRT", "RAT", "+E")
	for m := range s.Moves(jarnac.A) {
		fmt.Println(m.Kind(), m)
	}
	// Output:
	// place ZEBU
	// place BUE
	// extend 1:TZAR
	// extend 1:BURAT
	// extend 1:AUBERT
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

// What A can still make is what B may call when A passes: a program that weighs both finds
// the words once.
func ExampleState_AppendWordsOn() {
	s := after(rules(jarnac.Competition()).Start(jarnac.A), "+ABUZRT", "RAT", "+E")
	var words []string
	for line := range s.Lines(jarnac.A) {
		words = s.AppendWordsOn(words[:0], jarnac.A, line)
		for _, w := range words {
			fmt.Println("A may play", jarnac.Extend(line, w), "or leave", jarnac.Jarnac(line, w), "to B")
		}
	}
	fmt.Println(s.AppendWordsOn(nil, jarnac.A, 0))
	// Output:
	// A may play 1:TZAR or leave !1:TZAR to B
	// A may play 1:BURAT or leave !1:BURAT to B
	// A may play 1:AUBERT or leave !1:AUBERT to B
	// A may play 1:BATER or leave !1:BATER to B
	// A may play 1:TRABE or leave !1:TRABE to B
	// A may play 1:AUTRE or leave !1:AUTRE to B
	// A may play 1:TAURE or leave !1:TAURE to B
	// A may play 1:URATE or leave !1:URATE to B
	// A may play 1:ATRE or leave !1:ATRE to B
	// A may play 1:TARE or leave !1:TARE to B
	// [ZEBU BUE]
}

// A server completes what its clients send. This client has named the letters that it would
// like to draw, and that the opponent's time is over: neither is taken.
func ExampleState_Complete() {
	s := rules(jarnac.Official()).Start(jarnac.A)
	rng := rand.New(rand.NewPCG(1, 2))

	var m jarnac.Move // as it comes from the client
	if err := m.UnmarshalText([]byte("+EERSST")); err != nil {
		log.Fatal(err)
	}
	done, err := s.Complete(rng, jarnac.A, m)
	fmt.Println(m, m.Decision(), done, err)

	_, err = s.Complete(rng, jarnac.B, jarnac.Flag())
	fmt.Println(err, errors.Is(err, rulebook.ErrNoDecision))
	// Output:
	// +EERSST +6 +AEORSS <nil>
	// the clock says whose flag has fallen true
}

// How many of the letters that one draw may bring make a word with Z and A?
func ExampleState_Chances() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+BZXWVV", "-", "+AEIOUN", "-")
	words := 0.0
	for m, chance := range s.Chances(jarnac.A, jarnac.Draw(1)) {
		next, err := s.Play(jarnac.A, m)
		if err != nil {
			log.Fatal(err)
		}
		for m := range next.Moves(jarnac.A) {
			if m.Kind() == jarnac.KindPlace {
				words += chance
				break
			}
		}
	}
	fmt.Printf("a word in %.0f%% of the draws\n", 100*words)
	// Output:
	// a word in 36% of the draws
}

// A bot in another process is told its View, in one line.
func ExampleRules_ParseView() {
	r := rules(jarnac.Official())
	text := after(r.Start(jarnac.A), "+ABUZRT", "RAT", "+T", "-").View(jarnac.B).String()
	fmt.Println(text)

	v, err := r.ParseView(text)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(v.Viewer(), slices.Collect(v.Moves())[:3])
	// Output:
	// viewer B; turn B; phase handover; lines RAT/; racks BTUZ/; drawn yes/no;
	// B [!ZUT !BUT !TUB]
}

func ExampleState_WithRack() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+ABUZRT", "RAT", "+T", "-")
	with, err := s.WithRack(jarnac.A, bag.MustParse("ZW"))
	fmt.Println(with.AppendJarnacs(nil, jarnac.B), err)
	_, err = s.WithRack(jarnac.A, bag.MustParse("WWW"))
	fmt.Println(err)
	// Output:
	// [!1:TZAR] <nil>
	// jarnac: the rack needs WW, which neither the bag nor the rack has
}

func ExampleState_AppendScored() {
	s := after(rules(jarnac.Competition()).Start(jarnac.A), "+ABUZRT", "RAT", "+E")
	fmt.Println(s.AppendScored(nil))
	// Output: [{ZEBU 16} {BUE 9} {1:TZAR 7} {1:BURAT 16} {1:AUBERT 27} {1:BATER 16} {1:TRABE 16} {1:AUTRE 16} {1:TAURE 16} {1:URATE 16} {1:ATRE 7} {1:TARE 7}]
}

func ExampleState_Effect() {
	s := after(rules(jarnac.Official()).Start(jarnac.A), "+ABUZRT", "RAT", "+T", "BUT", "+W", "-")
	e, err := s.Effect(jarnac.B, jarnac.Jarnac(1, "TZAR"))
	fmt.Println(e.Player, "takes", e.Move.Word(), "made of", e.Former, "by", e.Clause, err)
	fmt.Println(s.Turn(), "then draws", e.Owed, "by", e.OwedBy)
	// Output:
	// B takes TZAR made of RAT by official/handover/take <nil>
	// B then draws 6 by official/turn/first-draw
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
	p.Mats[jarnac.A] = jarnac.SetupMat{Lines: []string{"RAT", "BUT"}, Rack: bag.MustParse("ZW"), Drawn: true}
	s, err := r.FromSetup(p)
	fmt.Println(s.Scores(), s.Bag().Len(), err)

	p.Mats[jarnac.A].Lines = []string{"RAT", "BUT", "RATZ"}
	p.Idle = 7
	_, err = r.FromSetup(p)
	fmt.Println(err)
	// Output:
	// [18 0] 136 <nil>
	// 3:RATZ: the dictionary does not have it (official/words/reference)
	// jarnac: idle is 7, and must be from 0 to 1
	// jarnac: a turn counts as idle when the bag is empty, while the game goes on
}

func ExampleRules_ParseState() {
	o := jarnac.Official()
	o.Validation = jarnac.OnContest
	r := rules(o)
	s := after(r.Start(jarnac.A), "+ABUZRT", "RAT")
	text := s.String()
	fmt.Println(text)
	again, err := r.ParseState(text)
	fmt.Println(again == s, err)
	// Output:
	// turn A; racks ABRTUZ/; drawn yes/no; open RAT;
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
	// place RAT
	// extend 2:TZAR
	// pass -
	// swap -AEI+BCD
	// jarnac !2:TZAR
	// let go .
	// jarnac: move "Tzar": a word is letters A to Z, in capitals and without accents
}

func ExampleMove_WithDrawn() {
	m := jarnac.Swap("EAI")
	fmt.Println(m, m.Completed())
	m = m.WithDrawn("DCB")
	fmt.Println(m, m.Completed(), m.Aside(), m.Drawn())
	// Output:
	// -AEI false
	// -AEI+BCD true AEI BCD
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

// A script reads the position as it lies; the Text reads back.
func ExampleState_MarshalJSON() {
	o := jarnac.Official()
	o.Validation = jarnac.OnContest
	s := after(rules(o).Start(jarnac.A), "+ABUZRT", "RAT")
	text, err := json.Marshal(s)
	if err != nil {
		log.Fatal(err)
	}
	var page struct {
		Turn string
		Due  int
		Mats []struct {
			Lines []string
			Rack  string
			Score int
		}
		Open []string
		Text string
	}
	if err := json.Unmarshal(text, &page); err != nil {
		log.Fatal(err)
	}
	fmt.Println(page.Turn, "draws", page.Due, page.Mats[0].Lines[:2], page.Mats[0].Rack, page.Mats[0].Score, page.Open)
	fmt.Println(page.Text)
	back, err := s.Rules().ParseState(string(text))
	fmt.Println(back == s, err)
	// Output:
	// A draws 1 [RAT ] BUZ 9 [RAT]
	// turn A; racks ABRTUZ/; drawn yes/no; open RAT;
	// true <nil>
}
