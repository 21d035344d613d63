package reviewtest

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/review"
)

// LookAtNothing holds that nothing is found in the zero State and in one that is over, that s has no candidates
// where only what is exact is asked, and that a look that was stopped says so. Found reports whether a look found
// anything exact, and how many candidates it has.
func LookAtNothing[S, P any](t *testing.T, s, over S, look func(context.Context, S, review.Options) (P, error), found func(P) (exact bool, candidates int)) {
	t.Helper()
	stopped, stop := context.WithCancel(context.Background())
	stop()
	for _, s := range []S{*new(S), over} {
		for _, o := range []review.Options{{}, {ExactOnly: true}} {
			p, err := look(context.Background(), s, o)
			if exact, n := found(p); err != nil || exact || n > 0 {
				t.Errorf("%+v, %v", p, err)
			}
		}
		if _, err := look(stopped, s, review.Options{}); !errors.Is(err, context.Canceled) {
			t.Errorf("stopped: %v", err)
		}
	}
	if _, err := look(stopped, s, review.Options{ExactOnly: true}); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
	Stops(t, func(ctx context.Context) error {
		_, err := look(ctx, s, review.Options{Budget: bot.Budget{Nodes: 20, Workers: 1}})
		return err
	})
	p, err := look(context.Background(), s, review.Options{ExactOnly: true})
	if _, n := found(p); err != nil || n > 0 {
		t.Errorf("exact only: %+v, %v", p, err)
	}
}

// Compared holds that a decision that is the best one is compared with what the search knows, and another one with
// the best alone. Analyse looks at a position in which a decision was made, or none.
func Compared[M comparable](t *testing.T, analyse func(made M) (bot.Analysis[M], error)) {
	t.Helper()
	of := func(made M) []bot.Candidate[M] { return must.Get(analyse(made))(t).Candidates }
	known := of(*new(M))
	if len(known) < 3 {
		t.Fatalf("%d decisions are known", len(known))
	}
	if again := of(known[0].Move); !reflect.DeepEqual(again, known) {
		t.Errorf("the best one is searched again: %+v", again)
	}
	if two := of(known[2].Move); len(two) != 2 || two[0].Move != known[0].Move && two[1].Move != known[0].Move {
		t.Errorf("another one is beside %d", len(two)-1)
	}
}

// OneToLay holds that a decision is compared where there is something to lay, be it one placement, and that the start of
// the turn is worth something in any case. Decide decides in a position with so many placements, and returns how many
// decisions were compared.
func OneToLay(t *testing.T, decide func(placements int) (decisions int, start review.Estimate, err error)) {
	t.Helper()
	for n, want := range []int{0, 1, 1} {
		if got, start, err := decide(n); err != nil || got != want || start == (review.Estimate{}) {
			t.Errorf("of %d placements: %d decisions, %+v, %v", n, got, start, err)
		}
	}
}
