package botjarnac_test

import (
	"context"
	"fmt"
	"log"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// An author's own policy, here the move with the most points, and value, here the lead, search as the
// champion's do.
func ExamplePlayer_policy() {
	rules := jarnac.MustCompile(jarnac.Official(), french.Lexicon())
	p, err := botjarnac.New(rules, bot.Champion, 1)
	if err != nil {
		log.Fatal(err)
	}
	p.Budget.Nodes = 2000
	p.Policy = func(s jarnac.State) (m jarnac.Move) {
		most := -1
		for one := range s.Moves(s.Turn()) {
			if n := s.Points(one); n > most {
				m, most = one, n
			}
		}
		return m
	}
	p.Value = func(s jarnac.State, p jarnac.Player) bot.Value {
		lead := float64(s.Score(p) - s.Score(p.Opponent()))
		return bot.Value{Win: 0.5 + lead/1000, Points: lead}
	}
	s, err := rules.Start(jarnac.A).Play(jarnac.A, jarnac.Draw(6).WithDrawn("RATSUT"))
	if err != nil {
		log.Fatal(err)
	}
	m, _, err := p.Decide(context.Background(), s.View(jarnac.A))
	fmt.Println(m, err)
	// Output: SUT <nil>
}

// The policy decides alone at levels that do not search, the value decides where it ends, and a
// policy that returns nothing that can be made is an error, not a wait.
func TestOwnPolicyAndValue(t *testing.T) {
	rules := jarnac.MustCompile(jarnac.Official(), french.Lexicon())
	s := gametest.Play(t, rules.Start(jarnac.A), jarnac.ParseMove, "A +RATSUT")
	first := func(s jarnac.State) jarnac.Move {
		for m := range s.Moves(s.Turn()) {
			return m
		}
		return jarnac.Move{}
	}
	decide := func(level bot.Level, policy func(jarnac.State) jarnac.Move, value func(jarnac.State, jarnac.Player) bot.Value) (jarnac.Move, bot.Analysis[jarnac.Move], error) {
		p := must.Get(botjarnac.New(rules, level, 1))(t)
		p.Budget.Nodes, p.Policy, p.Value = 300, policy, value
		return p.Decide(context.Background(), s.View(jarnac.A))
	}
	m, _, err := decide(bot.Beginner, first, nil)
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "the policy alone", m, first(s))

	asked := 0
	_, a, err := decide(bot.Champion, first, func(s jarnac.State, p jarnac.Player) bot.Value {
		gametest.Equal(t, "the player it is asked for", p, jarnac.A)
		asked++
		return bot.Value{Win: 0.25, Points: 7}
	})
	gametest.Equal(t, "error", err, nil)
	for _, c := range a.Candidates {
		if c.Visits > 0 && (c.Win != 0.25 || c.Points != 7) {
			t.Errorf("%s has a chance of %v and %v points", c.Move, c.Win, c.Points)
		}
	}
	if asked == 0 {
		t.Error("the value is not asked")
	}

	for name, policy := range map[string]func(jarnac.State) jarnac.Move{
		"nothing":     func(jarnac.State) jarnac.Move { return jarnac.Move{} },
		"a wrong one": func(jarnac.State) jarnac.Move { return jarnac.Place("ZZZ") },
		"a flag":      func(jarnac.State) jarnac.Move { return jarnac.Flag() },
	} {
		if m, _, err := decide(bot.Champion, policy, nil); err == nil {
			t.Errorf("%s: it decides on %s", name, m)
		}
		later := func(now jarnac.State) jarnac.Move { // and where only a playout comes to
			if now == s {
				return jarnac.Place("RAT")
			}
			return policy(now)
		}
		if _, _, err := decide(bot.Champion, later, nil); err != nil {
			t.Errorf("%s later: %v", name, err)
		}
	}
}
