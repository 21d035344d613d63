package jarnac_test

import (
	"fmt"

	"github.com/jeudelettres/lettres/jarnac"
)

// contestedRules is the official rules, with words that nobody looks up until they are
// contested.
func contestedRules() *jarnac.Rules {
	o := jarnac.Official()
	o.Validation = jarnac.OnContest
	return rules(o)
}

// A bad word is laid, contested, and undone with its letters; the hand passes.
func ExampleContest() {
	s := after(contestedRules().Start(jarnac.A), "+ACEORT", "CAROTE")
	e, err := s.Effect(jarnac.B, jarnac.Contest())
	fmt.Println(e.Undone[0].Word, e.Undone[0].Clause, err)
	fmt.Println(e.Penalty)
	s, err = s.Play(jarnac.B, jarnac.Contest())
	fmt.Println(s.Turn(), "draws", s.Due(), "by", e.OwedBy, err)
	// Output:
	// CAROTE official/words/reference <nil>
	// B +1 letter (official/contest/bad)
	// B draws 7 by official/contest/first-draw <nil>
}

// "I contest, and Jarnac!": what the undone word held is there to be taken.
func ExampleContestJarnac() {
	s := after(contestedRules().Start(jarnac.A), "+ACEORT", "CAROTE")
	s, _ = s.Play(jarnac.B, jarnac.ContestJarnac(0, "TRACE"))
	fmt.Println(s.Line(jarnac.A, 1) == "", s.Line(jarnac.B, 1), s.Rack(jarnac.A))
	fmt.Println(s.Jarnacs(jarnac.B), s.Due())
	// Output:
	// true TRACE O
	// 1 7
}

// The opponent may contest the last word, out of turn, until its author draws.
func ExampleState_Open() {
	s := after(contestedRules().Start(jarnac.A), "+ABUZRT", "RAT")
	for author, m := range s.Open() {
		fmt.Println(author, m)
	}
	fmt.Println(s.Turn(), s.CanAct(jarnac.B))
	s = after(s, "+E")
	fmt.Println(s.Turn(), s.CanAct(jarnac.B))
	_, err := s.Play(jarnac.B, jarnac.Contest())
	fmt.Println(err)
	// Output:
	// A RAT
	// A true
	// A false
	// ?: no word is open to contest (official/contest/window)
}

// A flag falls: the bag goes on without a Jarnac, and from then on the player
// passes, contests, or announces a Jarnac, which ends the game.
func ExampleFlag() {
	s := after(contestedRules().Start(jarnac.A), "+ABUZRT", "RAT", "+E", "~")
	_, err := s.Play(jarnac.B, jarnac.Jarnac(1, "TZAR"))
	fmt.Println(s.OutOfTime(jarnac.A), err)
	s = after(s, "+EILNOS", "LION", "+T", "-")
	fmt.Println(s.AppendJarnacs(nil, jarnac.A)[0], s.Due())
	s = after(s, "!1:LIONS", ".") // A announces it, B accepts
	o, _ := s.Outcome()
	fmt.Println(o.End, o.Jarnacs)
	// Output:
	// true !1:TZAR: after a fallen flag there is no Jarnac at this handover (official/time/flag)
	// !EST 0
	// official/time/end [1 0]
}
