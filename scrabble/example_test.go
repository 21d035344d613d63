package scrabble_test

import (
	"errors"
	"fmt"
	"log"
	"math/rand/v2"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// rules are Classique with the French words.
func rules() *scrabble.Rules {
	r, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return r
}

// after is the state after moves of whoever is on turn, known to be legal.
func after(s scrabble.State, moves ...string) scrabble.State {
	return gametest.MustPlay(s, scrabble.ParseMove, moves...)
}

// A first turn: the tiles are drawn, a word is laid, and the rack is filled up.
func Example() {
	r, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := r.Start(scrabble.A)
	for _, rack := range []string{"CHATEUR", "OSELINS"} {
		if s, err = s.Play(s.Turn(), scrabble.Draw(7).WithDrawn(rack)); err != nil {
			log.Fatal(err)
		}
	}
	chat := scrabble.Place(scrabble.Centre(), board.Across, "CHAT")
	effect, err := s.Effect(scrabble.A, chat)
	if err != nil {
		log.Fatal(err)
	}
	if s, err = s.Play(scrabble.A, chat); err != nil {
		log.Fatal(err)
	}
	fmt.Println(effect.Words, s.Score(scrabble.A), "points,", s.Due(), "tiles due")

	s, err = s.Play(scrabble.A, scrabble.Draw(4).WithDrawn("AEMT"))
	if err != nil {
		log.Fatal(err)
	}
	sole := scrabble.Place(board.At(7, 11), board.Down, "SOLE")
	if effect, err = s.Effect(scrabble.B, sole); err != nil {
		log.Fatal(err)
	}
	for _, w := range effect.Words {
		fmt.Println(w.Text, "counts", w.Points)
	}
	if s, err = s.Play(scrabble.B, sole); err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Scores())
	// Output:
	// [8H CHAT] 18 points, 4 tiles due
	// SOLE counts 5
	// CHATS counts 11
	// [18 16 0 0]
}

// A whole game of two players who always lay what counts most.
func Example_game() {
	rng := rand.New(rand.NewPCG(1, 2))
	s := rules().Start(scrabble.A)
	for s.Phase() != scrabble.Over {
		p := s.Turn()
		m := scrabble.Draw(s.Due())
		if s.Phase() == scrabble.Playing {
			var ok bool
			if m, ok = s.Best(); !ok {
				m = scrabble.Pass()
			}
		}
		m, err := s.Complete(rng, p, m)
		if err != nil {
			log.Fatal(err)
		}
		if s, err = s.Play(p, m); err != nil {
			log.Fatal(err)
		}
	}
	o, _ := s.Outcome()
	fmt.Println(o.End)
	// Output: scrabble/end-out
}

func ExampleCompile() {
	r, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Options())

	o := scrabble.Classique()
	o.Players, o.Rack = 5, 9
	_, err = scrabble.Compile(o, gaddag.Lexicon())
	fmt.Println(err)
	// Output:
	// classique
	// scrabble: players is 5, and must be from 2 to 4
	// scrabble: rack is 9, and must be from 1 to 8
}

func ExampleRules_Toss() {
	r := rules()
	first, rounds := r.Toss(rand.New(rand.NewPCG(1, 2)))
	for _, round := range rounds {
		fmt.Println(round)
	}
	fmt.Println(first, "starts")
	// Output:
	// A=S B=O
	// B starts
}

func ExampleRules_TossWinner() {
	// A joker does not count, and those who tie draw again.
	first, err := rules().TossWinner(scrabble.TossRound{'M', 'M'}, scrabble.TossRound{'?', 'Z'})
	fmt.Println(first, err)
	// Output: B <nil>
}

func ExampleState_Play() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT", "+AEMT")

	next, err := s.Play(scrabble.B, scrabble.Place(board.At(7, 11), board.Across, "OS"))
	fmt.Println(err)
	fmt.Println(next == s)

	next, err = s.Play(scrabble.B, scrabble.Place(board.At(7, 11), board.Down, "SEL"))
	fmt.Println(next.Scores(), err)
	// Output:
	// 8L OS: the dictionary does not have CHATOS (scrabble/all-words)
	// true
	// [18 15 0 0] <nil>
}

func ExampleState_Check() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS")
	err := s.Check(scrabble.A, scrabble.Place(board.At(0, 0), board.Across, "CHAT"))
	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v.Clause)
		fmt.Println(v.Explain(language.French))
	}
	fmt.Println(s.Check(scrabble.A, scrabble.Place(scrabble.Centre(), board.Across, "CHAT")))
	// Output:
	// scrabble/first
	// le premier mot doit couvrir la case centrale
	// <nil>
}

func ExampleState_Best() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT", "+AEMT")
	m, ok := s.Best()
	fmt.Println(s.Notation(m), s.Points(m), ok)
	// Output: H8 .ISELONS 83 true
}

func ExampleState_AppendPlacements() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+WKZXQJS", "8H CHAT", "+AEMT")
	for _, m := range s.AppendPlacements(nil) {
		if s.Points(m) > 20 {
			fmt.Println(s.Notation(m), s.Points(m))
		}
	}
	// Output:
	// J6 KW. 41
	// J6 KW.S 42
	// J7 W.X 21
}

// A bot needs a View alone: it knows no other rack, and not what the bag holds.
func ExampleView() {
	bot := func(v scrabble.View) scrabble.Move {
		if v.Due() > 0 {
			return scrabble.Draw(v.Due())
		}
		if m, ok := v.Best(); ok {
			return m
		}
		if v.BagLen() >= v.Rules().Options().Exchange {
			return scrabble.Exchange(v.Rack().String())
		}
		return scrabble.Pass()
	}
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT", "+AEMT")
	v := s.View(s.Turn())
	fmt.Println(v.Viewer(), "has", v.Rack(), "and does not see", v.Unseen().Len(), "tiles")
	m := bot(v)
	fmt.Println(m, v.AppendWords(nil, m), v.Points(m))
	// Output:
	// B has EILNOSS and does not see 91 tiles
	// H9 ISELONS [H8 CISELONS] 83
}

// Under OnContest a bad word stands, unless another player contests it in time.
func ExampleContest() {
	o := scrabble.Classique()
	o.Validation = scrabble.OnContest
	r, err := scrabble.Compile(o, gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	start := after(r.Start(scrabble.A), "+CHATEUR", "+OSELINS")
	for _, word := range []string{"8H TACH", "8H CHAT"} {
		s := after(start, word)
		e, err := s.Effect(scrabble.B, scrabble.Contest())
		if err != nil {
			log.Fatal(err)
		}
		if s, err = s.Play(scrabble.B, scrabble.Contest()); err != nil {
			log.Fatal(err)
		}
		fmt.Println(e.Words, e.Bad, e.Points, e.Good, e.Penalty.Points)
		fmt.Println(s.Scores(), s.Turn(), s.Phase())
	}
	// Output:
	// [8H TACH] [8H TACH] -18 0 0
	// [0 0 0 0] B playing
	// [8H CHAT] [] 0 1 5
	// [18 -5 0 0] A drawing
}

func ExampleState_Placement() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT", "+AEMT")
	// The whole word, as people say it; what is laid is the S alone.
	m := s.Placement(scrabble.Centre(), board.Across, "CHATS")
	fmt.Println(m)
	fmt.Println(s.Notation(m))
	fmt.Println(m == scrabble.Place(board.At(7, 11), board.Across, "S"))
	// Output:
	// 8L S
	// 8H ....S
	// true
}

func ExampleState_AppendWords() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT", "+AEMT")
	m := scrabble.Place(board.At(7, 11), board.Down, "SELON")
	for _, w := range s.AppendWords(nil, m) {
		fmt.Println(w, w.Points)
	}
	fmt.Println(s.Points(m))
	// Output:
	// L8 SELON 12
	// 8H CHATS 11
	// 23
}

func ExampleExchange() {
	s := after(rules().Start(scrabble.A), "+WKZXYQJ", "+OSELINS")
	rng := rand.New(rand.NewPCG(1, 2))
	m, err := s.Complete(rng, scrabble.A, scrabble.Exchange("WKX"))
	if err != nil {
		log.Fatal(err)
	}
	s, err = s.Play(scrabble.A, m)
	fmt.Println(m, s.Rack(scrabble.A), err)
	// Output:
	// -KWX+NRS JNQRSYZ <nil>
}

func ExampleEnglish() {
	o := scrabble.English()
	fmt.Println(o.Bag.Len(), o.Values['K'-'A'], o.Scoreless, o.LeftoverTwice, o.Penalty, o.TimePenalty)
	// Output: 100 5 true true double 10
}

func ExampleState_Outcome() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT", "+AEMT", "L8 SOLE", "+ARUX")
	_, over := s.Outcome()
	fmt.Println(over)
	s = after(s, "-", "-", "-", "-", "-", "-")
	o, over := s.Outcome()
	fmt.Println(o, over)
	fmt.Println(o.End, o.Left[:2])
	// Output:
	// false
	// A wins 10-0 (scrabble/winner) true
	// scrabble/three-rounds [-8 -16]
}

func ExampleState_CanAct() {
	o := scrabble.Classique()
	o.Validation = scrabble.OnContest
	s := after(scrabble.MustCompile(o, gaddag.Lexicon()).Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT")
	fmt.Println(s.CanAct(scrabble.A), s.CanAct(scrabble.B)) // to draw, and to contest
	s = after(s, "+AEMT")
	fmt.Println(s.CanAct(scrabble.A), s.CanAct(scrabble.B))
	// Output:
	// true true
	// false true
}

func ExampleParseMove() {
	for _, text := range []string{"+7", "+ABC?DEF", "8H MoT", "H8 .E.RE", "-AEI", "-AEI+BC?", "-", "?", "?1,3", ".", "~"} {
		m, err := scrabble.ParseMove(text)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(m.Kind(), m)
	}
	_, err := scrabble.ParseMove("8H Élan")
	var syntax *rulebook.SyntaxError
	fmt.Println(errors.As(err, &syntax))
	// Output:
	// draw +7
	// draw +ABCDEF?
	// place 8H MoT
	// place H9 E.RE
	// exchange -AEI
	// exchange -AEI+BC?
	// pass -
	// contest ?
	// contest ?1,3
	// let go .
	// flag ~
	// true
}
