package jago_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// The 110 letters are all there after every move, every game ends, and what was a
// position once stays as it was.

// A walk plays games fast, without the slow referee.
type walk struct {
	*slowBot
	s jago.State
}

// A gait is how a walk goes on, in a thousand.
type gait struct{ end, any, contest, resign int }

var gaits = []gait{
	{end: 950, contest: 50},
	{end: 900, any: 100, contest: 500},
	{end: 600, any: 20, contest: 100},
	{end: 100, contest: 300, resign: 5},
	{end: 990},
}

// next is a player and a legal move, with the letters that chance brings.
func (w *walk) next(t testing.TB, how gait, n int) (jago.Player, jago.Move) {
	s := w.s
	p := s.Turn()
	switch {
	case w.in(how.resign), n > 80:
		return jago.Player(w.rng.IntN(2)), jago.Resign()
	case w.in(how.contest) && s.Check(other(s.Last().Player), jago.Contest()) == nil:
		return other(s.Last().Player), jago.Contest()
	case s.Phase() == jago.Drawing:
		m, err := s.Complete(w.rng, p, jago.Draw(s.Due()))
		if err != nil {
			t.Fatalf("%s\n%v", tell(s), err)
		}
		return p, m
	case s.Phase() == jago.Turning:
		return p, random(w.rng, s.AppendMoves(nil, p))
	case w.in(how.end) && s.Check(p, jago.End()) == nil:
		return p, jago.End()
	case w.in(how.any):
		if m, ok := w.anyLay(s); ok {
			return p, m
		}
	}
	if m, ok := w.good(s); ok {
		return p, m
	}
	if s.Check(p, jago.End()) == nil {
		return p, jago.End()
	}
	return p, jago.Flag()
}

// lettersIn is all letters of a position, wherever they are.
func lettersIn(s jago.State) bag.Bag {
	var laid []byte
	for q := range jago.Square(121) {
		if letter, _ := s.Letter(q); letter != 0 {
			laid = append(laid, letter)
		}
	}
	return s.Bag().Plus(s.Rack(jago.Red)).Plus(s.Rack(jago.Blue)).Plus(s.Beside()).Plus(bag.Of(laid))
}

// An oldState is a position and what was seen of it then.
type oldState struct {
	state jago.State
	seen  string
}

func look(s jago.State) string {
	o, over := s.Outcome()
	return fmt.Sprintf("%s; %#v; %v %v; %v %v; %d", tell(s), s.Last(), o, over, s.CanAct(jago.Red), s.CanAct(jago.Blue), s.Due())
}

func TestLettersAreConserved(t *testing.T) {
	begun := time.Now()
	words := slowSample(t, 2, 400)
	w := &walk{slowBot: &slowBot{rand.New(rand.NewPCG(5, 110)), slowEntries(words), func(s jago.State, m jago.Move) bool {
		return s.Check(s.Turn(), m) == nil
	}}}
	var all []*jago.Rules
	for _, v := range []jago.Validation{jago.Strict, jago.OnContest} {
		o := jago.Official()
		o.Validation = v
		all = append(all, newSlowGame(o, words, nil).compile(t, nil))
	}
	played, moves, ends := fewerGames(2**games), 0, map[string]int{}
	for range played {
		rules, how := random(w.rng, all), random(w.rng, gaits)
		w.s = rules.Start(jago.Player(w.rng.IntN(2)))
		var old []oldState
		for n := 0; w.s.Phase() != jago.Over; n++ {
			if w.in(40) {
				old = append(old, oldState{w.s, look(w.s)})
			}
			p, m := w.next(t, how, n)
			next, err := w.s.Play(p, m)
			if err != nil {
				t.Fatalf("%s\n%s by %s: %v", tell(w.s), m, p, err)
			}
			if letters := lettersIn(next); letters != rules.Options().Letters || letters.Len() != 110 {
				t.Fatalf("%s\njago/bag: after %s by %s there are %d letters, %s", tell(w.s), m, p, letters.Len(), letters)
			}
			w.s = next
			moves++
		}
		for _, o := range old {
			if now := look(o.state); now != o.seen {
				t.Fatalf("%s\nwas once\n%s", now, o.seen)
			}
		}
		o, over := w.s.Outcome()
		if !over || o.End == rulebook.JagoEnd && o.Winner != w.s.Turn().Opponent() {
			t.Fatalf("%s\nthe outcome is %s, %t", tell(w.s), o, over)
		}
		ends[string(o.End)]++
	}
	t.Logf("%d games of %d moves in all, in %v; ends: %v", played, moves, time.Since(begun).Round(time.Second/10), ends)
	if played >= 1000 && (ends["jago/end"] == 0 || ends["jago/resign"] == 0) {
		t.Errorf("the ends are %v", ends)
	}
}
