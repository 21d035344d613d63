package main

import (
	"testing"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// position is the state after some moves, each of the player on turn.
func position(t *testing.T, moves ...string) scrabblecards.State {
	t.Helper()
	s := rulesFor(t, 2).Start(scrabblecards.A)
	for _, text := range moves {
		m, err := scrabblecards.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// Both lay a word where there is one, and else exchange.
func TestBotsLayAndExchange(t *testing.T) {
	for _, tt := range []struct {
		hand string
		want scrabblecards.Kind
	}{
		{"+CHATEUR", scrabblecards.KindPlace},
		{"+WKZXQJV", scrabblecards.KindExchange}, // no word at all
	} {
		s := position(t, tt.hand, "+OSELIN2")
		for _, b := range newBots(2) {
			if m := b.decide(s.View(scrabblecards.A)); m.Kind() != tt.want {
				t.Errorf("%s: %T makes the move %s, want one to %s", tt.hand, b, m, tt.want)
			}
		}
	}
}

// keen plays a bonus card whenever it adds a point, canny when that is worth it.
func TestBonusCards(t *testing.T) {
	s := position(t, "+CRISELL", "+AOOOUU2", "(0,0)>CRISE", "+LLTTV")
	bonus := func(b bot) scrabblecards.Bonus {
		card, _ := b.decide(s.View(scrabblecards.B)).Bonus()
		return card
	}
	if got := bonus(&keen{}); got != scrabblecards.DoubleWord {
		t.Errorf("keen plays %v", got)
	}
	if got := bonus(&canny{}); got != scrabblecards.NoBonus {
		t.Errorf("canny plays %v", got)
	}
}

// The joker, the S and the bonus cards are kept for better times; twins and a heap of
// vowels are not.
func TestKeeping(t *testing.T) {
	order := []string{"3", "?S", "?", "2", "S", "E", "UU", "UUU"}
	for i, hand := range order[1:] {
		better, worse := keeping(scrabblecards.MustParseCards(order[i])), keeping(scrabblecards.MustParseCards(hand))
		if better <= worse {
			t.Errorf("%q is worth %d, and %q %d", order[i], better, hand, worse)
		}
	}
}

func TestStays(t *testing.T) {
	s := position(t, "+CRISEMO", "+HATUN?3", "(0,0)>CRISE", "+LLTTV")
	v := s.View(scrabblecards.B)
	for _, tt := range []struct{ move, want string }{
		{"(0,0)vCHAT*3@1", "NU?"},
		{"(0,0)vCHAnT", "NU3"},
		{"-AT3", "HNU?"},
		{"-", "HATUN?3"},
	} {
		m, err := scrabblecards.ParseMove(tt.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := stays(v, v.Rack(), m); got != scrabblecards.MustParseCards(tt.want) {
			t.Errorf("%s leaves %s, want %s", tt.move, got, tt.want)
		}
	}
}

// With the deck out to go out is worth what it changes in the end.
func TestAtTheEnd(t *testing.T) {
	rules, tested := rulesFor(t, 2), 0
	for seed := range uint64(6) {
		g := newGame(rules, newBots(2), seed)
		var last turn
		for one, err := range g.play() {
			if err != nil {
				t.Fatal(err)
			}
			last = one
		}
		o, _ := g.state.Outcome()
		p := last.effect.Player
		if v := last.before.View(p); v.BagLen() == 0 && g.state.Held(p) == 0 {
			tested++
			worth := atTheEnd(v)
			if got, want := worth(scrabblecards.Cards{}), o.Left[p]-o.Left[1-p]; got != want {
				t.Errorf("seed %d: to go out is worth %d, and brought %d", seed, got, want)
			}
			if got, want := worth(v.Unseen()), o.Left[1-p]; got != want {
				t.Errorf("seed %d: to keep %s is worth %d, and cost %d", seed, v.Unseen(), got, want)
			}
		}
	}
	if tested == 0 {
		t.Error("nobody went out")
	}
}

// To think of the next player and of the hand pays off, whoever begins.
func TestCannyIsWiser(t *testing.T) {
	rules, bots := rulesFor(t, 2), newBots(2)
	var points [2]int
	for seed := range uint64(16) {
		g := newGame(rules, bots, seed)
		for _, err := range g.play() {
			if err != nil {
				t.Fatal(err)
			}
		}
		o, _ := g.state.Outcome()
		points[0] += o.Scores[scrabblecards.A]
		points[1] += o.Scores[scrabblecards.B]
	}
	if points[1] < points[0] {
		t.Errorf("in 16 games keen has %d points, and canny %d", points[0], points[1])
	}
}
