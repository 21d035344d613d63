package bottest

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/gametest"
)

var updateFlag = flag.Bool("update", false, "write the golden files anew")

// A teller is a player that tells the luck of a draw.
type teller[S, M any] interface {
	Luck(S, M) (bot.Value, bool)
}

// A teller by playouts is one that is told how many to make.
type tellerByPlayouts[S, M any] interface {
	Luck(S, M, int) (bot.Value, bool)
}

// luckOf returns the luck of a completed move as the player p tells it.
func luckOf[S, M any](p any, s S, m M) (bot.Value, bool) {
	switch p := p.(type) {
	case teller[S, M]:
		return p.Luck(s, m)
	case tellerByPlayouts[S, M]:
		return p.Luck(s, m, 2)
	}
	return bot.Value{}, false
}

const (
	playthroughMoves = 150 // of a game that is told
	leastNodes       = 120 // of a decision in it
)

// playthrough compares games between players of two levels, with what these say of their decisions and of
// the luck of draws, with a golden file. The strength of the levels was measured: what changes it shows here,
// as does a processor that rounds otherwise.
func (g *Game[R, S, P, V, M, O]) playthrough(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	for _, options := range g.Few {
		rules := g.compile(t, options)
		for weaker := bot.Beginner; weaker < bot.Champion; weaker += 2 {
			fmt.Fprintf(&out, "\n%s, %s and %s\n", options, weaker, weaker+1)
			g.tell(t, &out, rules, weaker)
		}
	}
	Golden(t, "games", out.String())
}

// Golden compares a text with a golden file, or writes it there.
func Golden(t *testing.T, name, got string) {
	t.Helper()
	gametest.Golden(t, "testdata/"+name+".golden", got, *updateFlag)
}

// tell plays one of these games.
func (g *Game[R, S, P, V, M, O]) tell(t *testing.T, out *strings.Builder, rules R, weaker bot.Level) {
	seed := uint64(weaker)
	rng := rand.New(rand.NewPCG(seed, 21))
	s := g.Start(rules, P(seed/2%2))
	sides := map[P]Bot[V, M]{}
	for p := range g.seats(s) {
		one, budget := g.player(t, rules, weaker+bot.Level(p%2), seed+uint64(p))
		budget.Nodes = max(leastNodes, g.Nodes/4)
		sides[p] = one
	}
	for range playthroughMoves {
		if o, over := s.Outcome(); over {
			fmt.Fprintf(out, "%v\n", o)
			return
		}
		if next, ok := g.contest(t, s, func(p P) Bot[V, M] { return sides[p] }); ok {
			fmt.Fprintln(out, "  contested")
			s = next
			continue
		}
		p := s.Turn()
		m, a, err := sides[p].Decide(t.Context(), s.View(p))
		if err == nil {
			m, err = gametest.Complete(rng, s, p, m)
		}
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(out, "%v %v", p, m)
		if luck, ok := luckOf(sides[p], s, m); ok {
			fmt.Fprintf(out, " luck %s %s", number(luck.Points, 2), number(luck.Win, 3))
		}
		for _, c := range a.Candidates[:min(3, len(a.Candidates))] {
			if a.Nodes > 0 {
				fmt.Fprintf(out, " ; %v %s±%s %s±%s, %s %s behind, ×%d", c.Move, number(c.Win, 3), number(c.WinErr, 3), number(c.Points, 2), number(c.PointsErr, 2),
					number(c.Behind.Win, 3), number(c.Behind.Points, 2), c.Visits)
			}
		}
		fmt.Fprintln(out)
		if s, err = s.Play(p, m); err != nil {
			t.Fatal(err)
		}
	}
}

// number returns a number with some decimals, and none below zero that is none. What lies in the middle between two of them
// goes up, though a processor that rounds otherwise may have a little less.
func number(x float64, decimals int) string {
	scale := math.Pow10(decimals)
	return strconv.FormatFloat(math.Floor(x*scale+0.5+1e-6)/scale+0, 'f', -1, 64)
}
