// Package reviewtest holds what the reviews of all games promise alike, over games that each
// review brings.
package reviewtest

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// A Turn is one turn of a game, which a review makes a finding of.
type Turn[F any] interface {
	Review(context.Context, review.Options) (F, error)
}

// A Game is the review of one game, with turns T, findings F and summaries S.
type Game[T Turn[F], F, S any] struct {
	Tell      func(F, show.Options) []review.Remark
	Course    func([]F) []review.Point
	Summarize func([]F) []S
	Table     func([]S, show.Options) []review.Row
	Turns     func(S) int // of the player whose summary it is
}

// Findings returns what a review finds in turns.
func (g Game[T, F, S]) Findings(t testing.TB, turns []T, o review.Options) (all []F) {
	t.Helper()
	for _, turn := range turns {
		f := must.Get(turn.Review(context.Background(), o))(t)
		all = append(all, f)
	}
	return all
}

// TurnsOf returns the turns of a replay.
func TurnsOf[Turn, Step any](t testing.TB, turns func(iter.Seq2[Step, error]) ([]Turn, error), replay iter.Seq2[Step, error]) []Turn {
	t.Helper()
	return must.Get(turns(replay))(t)
}

// Played returns the turns of steps that were played.
func Played[Turn, Step any](t testing.TB, turns func(iter.Seq2[Step, error]) ([]Turn, error), steps []Step) []Turn {
	t.Helper()
	return TurnsOf(t, turns, func(yield func(Step, error) bool) {
		for _, step := range steps {
			if !yield(step, nil) {
				return
			}
		}
	})
}

// Refused holds that turns end with the error of a move that is refused.
func Refused[Turn, Step any](t *testing.T, turns func(iter.Seq2[Step, error]) ([]Turn, error)) {
	t.Helper()
	if _, err := turns(func(yield func(Step, error) bool) { yield(*new(Step), context.Canceled) }); err == nil {
		t.Error("a refusal is no error")
	}
}

// Read returns the turns of a record.
func Read[R interface {
	Replay(C) iter.Seq2[Step, error]
}, C, Turn, Step any](t testing.TB, text string, read func(io.Reader) (R, error), rules func(R) C, turns func(iter.Seq2[Step, error]) ([]Turn, error)) []Turn {
	t.Helper()
	record := must.Get(read(strings.NewReader(text)))(t)
	return TurnsOf(t, turns, record.Replay(rules(record)))
}

// File returns the text of a file.
func File(t testing.TB, name string) string {
	t.Helper()
	text := must.Get(os.ReadFile(name))(t)
	return string(text)
}

// Any reviews a game, whatever was played, and holds that it can be told in both languages,
// written, drawn and summed up.
func (g Game[T, F, S]) Any(t *testing.T, what string, turns []T, o review.Options) []F {
	t.Helper()
	if len(turns) == 0 {
		t.Fatalf("%s: no turns", what)
	}
	all := g.Findings(t, turns, o)
	for i, f := range all {
		if _, err := json.Marshal(f); err != nil {
			t.Errorf("%s, turn %d: %v", what, i, err)
		}
		for k, r := range g.Tell(f, show.Options{}) {
			if k > 0 {
				showtest.Said(t, what, func(o show.Options) string { return g.Tell(f, o)[k].Text })
			} else if r.Kind != review.Played || r.Text == "" {
				t.Errorf("%s, turn %d: %+v", what, i, r)
			}
		}
	}
	course := g.Course(all)
	if len(course) != len(turns)+1 {
		t.Errorf("%s: %d points of %d turns", what, len(course), len(turns))
	}
	for k, p := range course {
		if p.Turns != k {
			t.Errorf("%s: point %d is %+v", what, k, p)
		}
	}
	showtest.Drawing(t, review.SVG(course, show.Options{Names: showtest.Hostile}))
	sums, n := g.Summarize(all), 0
	for _, s := range sums {
		n += g.Turns(s)
	}
	if n != len(turns) || len(g.Table(sums, show.Options{})) == 0 {
		t.Errorf("%s: the summaries have %d of %d turns", what, n, len(turns))
	}
	return all
}

// Determinism holds that a review that is bounded by nodes finds the same each time, with any
// number of workers, and that one that is stopped says so,
// before it begins or at whatever time.
func (g Game[T, F, S]) Determinism(t *testing.T, turns []T, nodes int) []F {
	t.Helper()
	o := review.Options{}
	o.Budget.Nodes = nodes
	want := g.Findings(t, turns, o)
	for _, workers := range []int{1, 2} {
		o.Budget.Workers = workers
		if got := g.Findings(t, turns, o); !reflect.DeepEqual(got, want) {
			t.Errorf("%d workers find\n%+v\nnot\n%+v", workers, got, want)
		}
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	for _, turn := range turns {
		if _, err := turn.Review(stopped, review.Options{}); !errors.Is(err, context.Canceled) {
			t.Errorf("stopped: %v", err)
		}
	}
	for _, turn := range turns {
		Stops(t, func(ctx context.Context) error {
			_, err := turn.Review(ctx, review.Options{Budget: bot.Budget{Nodes: nodes, Workers: 1}})
			return err
		})
	}
	return want
}

// Stops holds that what is stopped says so, whenever that is.
func Stops(t *testing.T, do func(context.Context) error) {
	t.Helper()
	for calls := int64(1); ; calls += 1 + calls/2 {
		late := &lateStop{Context: context.Background()}
		late.left.Store(calls)
		err := do(late)
		if asked := late.left.Load() < 0; asked != errors.Is(err, context.Canceled) {
			t.Errorf("stopped %t, when it has asked %d times: %v", asked, calls, err)
		}
		if err == nil {
			return
		}
	}
}

// lateStop is a context that is stopped when it has been asked so many times whether it is.
type lateStop struct {
	context.Context
	left atomic.Int64
}

func (c *lateStop) Err() error {
	if c.left.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

// Nothing holds that where there is nothing, nothing is found.
func (g Game[T, F, S]) Nothing(t *testing.T) {
	t.Helper()
	var turn T
	if f, err := turn.Review(context.Background(), review.Options{}); err != nil || len(g.Tell(f, show.Options{})) != 1 {
		t.Errorf("no turn is %+v, %v", f, err)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if _, err := turn.Review(stopped, review.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("no turn, stopped: %v", err)
	}
	if _, err := json.Marshal(*new(F)); err != nil {
		t.Error(err)
	}
	if c := g.Course([]F{*new(F)}); c != nil {
		t.Errorf("the course of no turn is %v", c)
	}
	if c := g.Course(nil); c != nil {
		t.Errorf("the course of nothing is %v", c)
	}
	for _, s := range g.Summarize(nil) {
		if g.Turns(s) != 0 {
			t.Errorf("a summary of nothing is %+v", s)
		}
	}
}

// Golden compares what is said and written of a game with the file testdata/exact.txt.
func (g Game[T, F, S]) Golden(t *testing.T, all []F, names ...string) {
	t.Helper()
	g.golden(t, "exact.txt", all, names)
}

// Estimated compares what is said and written of findings with made-up estimates with the file
// testdata/estimated.txt. What a search finds changes with the players, and what is said of it does not.
func (g Game[T, F, S]) Estimated(t *testing.T, all []F, names ...string) {
	t.Helper()
	g.golden(t, "estimated.txt", all, names)
}

// Loss returns a loss for a test that makes one up: by turns a mistake, an exact one, one in points alone, a
// doubtful one, and none.
func Loss(i int) review.Estimate {
	return []review.Estimate{
		{Win: 0.1, WinErr: 0.01, Points: 8, PointsErr: 2},
		{Win: 0.5, Points: 12, Exact: true},
		{Win: 0.01, WinErr: 0.01, Points: 21, PointsErr: 2.5},
		{Win: 0.1, WinErr: 0.1, Points: 9, PointsErr: 5},
		{},
	}[i%5]
}

func (g Game[T, F, S]) golden(t *testing.T, file string, all []F, names []string) {
	t.Helper()
	var out strings.Builder
	write := func(v any) {
		line := must.Get(json.Marshal(v))(t)
		out.Write(append(line, '\n'))
	}
	for _, f := range all {
		write(f)
		for _, tag := range []language.Tag{language.French, language.English} {
			for _, r := range g.Tell(f, show.Options{Language: tag, Names: names}) {
				out.WriteString("  " + r.Kind.String() + ": " + r.Text + "\n")
			}
		}
	}
	sums := g.Summarize(all)
	for _, s := range sums {
		write(s)
	}
	for _, tag := range []language.Tag{language.French, language.English} {
		for _, r := range g.Table(sums, show.Options{Language: tag, Names: names}) {
			out.WriteString("  " + r.Label + ": " + strings.Join(r.Values, ", ") + "\n")
		}
	}
	write(g.Course(all))
	showtest.Golden(t, file, out.String())
}

// Most returns the largest n of some numbers, the largest first.
func Most[M comparable](of map[M]int, n int) []int {
	all := slices.Sorted(maps.Values(of))
	slices.Reverse(all)
	return all[:min(n, len(all))]
}

// Benchmark reviews a whole game at the default depth.
func (g Game[T, F, S]) Benchmark(b *testing.B, turns []T) {
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		n += len(g.Findings(b, turns, review.Options{}))
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "turns/s")
}

// Said is all that is told of a finding in French, a remark a line, with plain blanks.
func (g Game[T, F, S]) Said(f F) string {
	var all strings.Builder
	for _, r := range g.Tell(f, show.Options{Language: language.French}) {
		all.WriteString(strings.ReplaceAll(r.Text, "\u00a0", " ") + "\n")
	}
	return all.String()
}
