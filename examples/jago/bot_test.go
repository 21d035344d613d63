package main

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
)

// position is the state after some moves, each of the player on turn, from Red on.
func position(t *testing.T, rules *jago.Rules, moves ...string) jago.State {
	t.Helper()
	s := rules.Start(jago.Red)
	for _, text := range moves {
		m, err := jago.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// The words of a bot are legal, and lead.
func TestBotsLead(t *testing.T) {
	s := position(t, rulesOf(t), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	for i, b := range newBots() {
		at, words := s, b.decide(s)
		for _, m := range words {
			next, err := at.Play(jago.Blue, m)
			if err != nil {
				t.Fatal(err)
			}
			at = next
		}
		if len(words) == 0 || at.Lead(jago.Blue) < 1 {
			t.Errorf("bot %d lays %v and leads by %d", i, words, at.Lead(jago.Blue))
		}
		if s.Turn() != jago.Blue || s.Score(jago.Red) != 3 {
			t.Error("the position has changed")
		}
	}
}

// Where no word can be laid there is no way to lead: the one gives up, and the other
// thinks until its time is out.
func TestNoWay(t *testing.T) {
	words, err := lexicon.ReadList(strings.NewReader("RAS\n"))
	if err != nil {
		t.Fatal(err)
	}
	rules, err := jago.Compile(jago.Official(), words)
	if err != nil {
		t.Fatal(err)
	}
	s := position(t, rules, "+RASEILTNDHOU", "+GBIENTNDHDEE", "6D:RAS", "-", "+AIM")
	bots := newBots()
	for i, want := range []jago.Kind{jago.KindFlag, jago.KindResign} {
		g := newGame(rules, [2]bot{jago.Blue: bots[i]}, 1)
		g.state = s
		one, err := g.turn()
		if err != nil {
			t.Fatal(err)
		}
		o, _ := one.end.Outcome()
		if flag := o.End == "jago/end"; flag != (want == jago.KindFlag) || len(one.words) > 0 {
			t.Errorf("bot %d lays %d words, and the game ends by %s", i, len(one.words), o.End)
		}
		if late := one.took == 5*clock.GlassTime; late != (want == jago.KindFlag) {
			t.Errorf("bot %d thinks for %s", i, one.took)
		}
	}
}

// A letter on an empty square promises one letter, one of the opponent's two, and one
// that is replaced none.
func TestPromise(t *testing.T) {
	s := position(t, rulesOf(t), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	for _, tt := range []struct {
		move string
		want int
	}{
		{"6C:GRAS", 7},
		{"6C:GRESIL", 7},
		{"G6:SE", 2},
	} {
		m, err := jago.ParseMove(tt.move)
		if err != nil {
			t.Fatal(err)
		}
		b := lyingOf(s)
		if got := b.promise(m); got != tt.want {
			t.Errorf("%s promises %d, want %d", tt.move, got, tt.want)
		}
	}
}

// What a choice brings is what the state says after it.
func TestChoices(t *testing.T) {
	g := newGame(rulesOf(t), newBots(), 9)
	var l look
	n := 0
	for one, err := range g.play() {
		if err != nil {
			t.Fatal(err)
		}
		s, p := one.before, one.player
		for _, c := range l.choices(s) {
			after, err := s.Play(p, c.move)
			if err != nil {
				t.Fatal(err)
			}
			lead := after.Lead(p)
			if worth := lead - 2*(after.Beside().Len()-s.Beside().Len()); c.lead != lead || c.worth != worth {
				t.Errorf("%s brings a lead of %d and is worth %d, want %d and %d", c.move, c.lead, c.worth, lead, worth)
			}
			n++
		}
	}
	if n < 200 {
		t.Errorf("only %d choices", n)
	}
}
