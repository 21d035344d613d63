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
	s, err := s.Play(jarnac.B, jarnac.Contest())
	fmt.Println(s.Last().Undone[0], err)
	fmt.Println(s.Last().Gain)
	fmt.Println(s.Turn(), "draws", s.Due(), "by", s.Last().OwedBy)
	// Output:
	// CAROTE@1 (official/words/reference) <nil>
	// B +1 letter (official/contest/bad)
	// B draws 7 by official/contest/first-draw
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

// The opponent of who laid the last word may act out of turn, until the author
// draws.
func ExampleState_Window() {
	s := after(contestedRules().Start(jarnac.A), "+ABUZRT", "RAT")
	fmt.Println(s.Turn(), s.CanAct(jarnac.B), s.Window().Words[0])
	s = after(s, "+E")
	fmt.Println(s.Turn(), s.CanAct(jarnac.B), s.Window() == jarnac.Window{})
	_, err := s.Play(jarnac.B, jarnac.Contest())
	fmt.Println(err)
	// Output:
	// A true RAT@1
	// A false true
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
