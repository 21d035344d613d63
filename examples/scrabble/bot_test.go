package main

import (
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabble"
)

// position is the state after some moves, each of the player on turn.
func position(t *testing.T, moves ...string) scrabble.State {
	t.Helper()
	s := rulesFor(t, 2).Start(scrabble.A)
	for _, text := range moves {
		m, err := scrabble.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestKeen(t *testing.T) {
	for _, tt := range []struct {
		rack string
		want scrabble.Kind
	}{
		{"+CHATEUR", scrabble.KindPlace},
		{"+WKZXQJV", scrabble.KindExchange}, // no word at all
	} {
		s := position(t, tt.rack, "+OSELINS")
		if m := (keen{}).decide(s.View(scrabble.A)); m.Kind() != tt.want {
			t.Errorf("%s: %s, want a move to %s", tt.rack, m, tt.want)
		}
	}
}

func TestThrifty(t *testing.T) {
	s := position(t, "+EIIUUUV", "+OSELINS")
	if m := new(thrifty).decide(s.View(scrabble.A)); m.Kind() != scrabble.KindExchange {
		t.Errorf("of EIIUUUV it lays %s", m)
	}
	s = position(t, "+CHATEUR", "+OSELINS")
	if m := new(thrifty).decide(s.View(scrabble.A)); m.Kind() != scrabble.KindPlace {
		t.Errorf("of CHATEUR it makes the move %s", m)
	}
}

// The joker and the S are kept for better times; twins and a heap of vowels are not.
func TestLeave(t *testing.T) {
	order := []string{"?S", "?", "S", "E", "", "U", "UU", "UUU"}
	for i, rack := range order[1:] {
		better, worse := leave(bag.MustParse(order[i])), leave(bag.MustParse(rack))
		if better <= worse {
			t.Errorf("%q is worth %d, and %q %d", order[i], better, rack, worse)
		}
	}
}

func TestStays(t *testing.T) {
	rack := bag.MustParse("AEINRT?")
	for _, tt := range []struct{ move, want string }{
		{"8F TRAINEs", ""},
		{"8H T.s", "AEINR"},
		{"-AE", "INRT?"},
		{"-", "AEINRT?"},
	} {
		m, err := scrabble.ParseMove(tt.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := stays(rack, m); got != bag.MustParse(tt.want) {
			t.Errorf("%s leaves %s, want %s", tt.move, got, tt.want)
		}
	}
}

// With an empty bag to go out is worth what it changes in the end.
func TestAtTheEnd(t *testing.T) {
	rules := rulesFor(t, 2)
	for seed := range uint64(20) {
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
		if v := last.before.View(p); v.BagLen() == 0 && v.Rack().Len() == last.effect.Move.Count() {
			worth := atTheEnd(v)
			if got, want := worth(bag.Bag{}), o.Left[p]-o.Left[1-p]; got != want {
				t.Errorf("seed %d: to go out is worth %d, and brought %d", seed, got, want)
			}
			if got, want := worth(v.Unseen()), o.Left[1-p]; got != want {
				t.Errorf("seed %d: to keep %s is worth %d, and cost %d", seed, v.Unseen(), got, want)
			}
		}
	}
}

// To weigh what stays pays off, whoever begins.
func TestThriftyIsWiser(t *testing.T) {
	rules, bots := rulesFor(t, 2), newBots(2)
	var points [2]int
	for seed := range uint64(100) {
		g := newGame(rules, bots, seed)
		for _, err := range g.play() {
			if err != nil {
				t.Fatal(err)
			}
		}
		o, _ := g.state.Outcome()
		points[0] += o.Scores[scrabble.A]
		points[1] += o.Scores[scrabble.B]
	}
	if points[1] < points[0] {
		t.Errorf("in 100 games keen has %d points, and thrifty %d", points[0], points[1])
	}
}
