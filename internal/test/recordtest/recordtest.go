// Package recordtest tests what the records of the games have in common.
package recordtest

import (
	"bytes"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// A Record is a record of a game with steps T by rules C.
type Record[T, C any] interface {
	encoding.TextMarshaler
	fmt.Stringer
	Replay(C) iter.Seq2[T, error]
}

// A Written is a pointer to a record that is written move by move.
type Written[S, T, C any] interface {
	End(C) (S, error)
	Append(T)
}

// A Move is a move of a game.
type Move interface {
	comparable
	fmt.Stringer
}

// A Game is the records R of a game with states S, players P, moves M, steps T,
// rules C and options O.
type Game[R Record[T, C], S, P comparable, M Move, T record.Step[S, P, M], C any, O comparable] struct {
	Read    func(io.Reader, func(O) (C, error)) (R, error)
	Compile func(O, *lexicon.Lexicon) (C, error)
	Of      func(R) O
	Lines   func(R) []shape.Line[P, M]
}

// Replay replays a record by its own rules, and yields one error where there are none.
func (g *Game[R, S, P, M, T, C, O]) Replay(rec R, words *lexicon.Lexicon) iter.Seq2[T, error] {
	rules, err := g.Compile(g.Of(rec), words)
	if err != nil {
		return func(yield func(T, error) bool) { yield(*new(T), err) }
	}
	return rec.Replay(rules)
}

// Parse is the record of a text.
func (g *Game[R, S, P, M, T, C, O]) Parse(t testing.TB, text string) R {
	t.Helper()
	rec, err := g.Read(strings.NewReader(text), nil)
	if err != nil {
		t.Fatalf("%v\nin %s", err, text)
	}
	return rec
}

// Text checks that a record says in its fields what a text says, is written as that, and reads
// back from JSON.
func (g *Game[R, S, P, M, T, C, O]) Text(t *testing.T, want R, text string) {
	t.Helper()
	rec := g.Parse(t, text)
	if diff := g.Diff(want, rec); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	for _, r := range []R{want, rec} {
		if diff := cmp.Diff(text, r.String()); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	}
	j, err := json.Marshal(rec)
	var back R
	if err != nil || json.Unmarshal(j, &back) != nil || g.Diff(rec, back) != "" {
		t.Errorf("in JSON it is %s, %v", j, err)
	}
}

// Diff compares all but the numbers of lines and the warnings.
func (g *Game[R, S, P, M, T, C, O]) Diff(a, b R) string {
	var rec R
	var line shape.Line[P, M]
	var move M
	return cmp.Diff(a, b,
		cmpopts.IgnoreFields(rec, "OptionsLine", "Warnings"),
		cmpopts.IgnoreFields(line, "Line"),
		cmpopts.EquateEmpty(),
		cmpopts.EquateComparable(*new(O), move))
}

// Steps is all steps of a replay, the last one of a refused move where there is an error.
// Each begins where the one before it ended.
func (g *Game[R, S, P, M, T, C, O]) Steps(t testing.TB, replay iter.Seq2[T, error]) (steps []shape.Step[S, P, M], err error) {
	t.Helper()
	for next, e := range replay {
		step := shape.Step[S, P, M](next)
		switch {
		case err != nil:
			t.Fatalf("the replay goes on after %v", err)
		case len(steps) > 0 && step.Before != steps[len(steps)-1].After:
			t.Fatalf("step %d begins in another state", len(steps)+1)
		case e != nil && step.Before != step.After:
			t.Fatalf("%v, and the state has changed", e)
		}
		steps, err = append(steps, step), e
	}
	return steps, err
}

// Faults checks the errors of texts that cannot be read, and that the moves above the
// fault, all of them the same text as pass, are read.
func (g *Game[R, S, P, M, T, C, O]) Faults(t *testing.T, pass string, faults map[string]string) {
	for text, want := range faults {
		rec, err := g.Read(strings.NewReader(text), nil)
		var e *rulebook.RecordError
		if !errors.As(err, &e) || err.Error() != want {
			t.Errorf("%.60q: %v, want %s", text, err, want)
		}
		if got, want := len(g.Lines(rec)), strings.Count(text, pass+"\n"); got != want {
			t.Errorf("%.60q: %d moves are read, want %d", text, got, want)
		}
	}
}

// A Refusal is the line that is refused, and the clause.
type Refusal struct {
	line   int
	clause rulebook.Clause
}

// At is a refusal of that line.
func At(line int, c rulebook.Clause) Refusal { return Refusal{line, c} }

// is finds the refusal in an error.
func (r Refusal) is(err error) (*rulebook.RecordError, bool) {
	var e *rulebook.RecordError
	var v *rulebook.Violation
	return e, errors.As(err, &e) && errors.As(err, &v) && e.Line == r.line && v.Clause == r.clause
}

// Refuses checks that the replays of texts end at the first refused move. Every record
// begins with start.
func (g *Game[R, S, P, M, T, C, O]) Refuses(t *testing.T, words *lexicon.Lexicon, start string, refusals map[string]Refusal) {
	t.Helper()
	for text, want := range refusals {
		rec := g.Parse(t, start+text)
		steps, err := g.Steps(t, g.Replay(rec, words))
		e, ok := want.is(err)
		if !ok {
			t.Errorf("%q: %v, want %v", text, err, want)
			continue
		}
		line := g.Lines(rec)[e.Move-1]
		if last := steps[len(steps)-1]; e.Move != len(steps) || line.Line != e.Line || last.Player != line.Player || last.Move != line.Move {
			t.Errorf("%q: %v after %d steps", text, err, len(steps))
		}
	}
}

// RefusesHeads checks that texts have a head that is refused.
func (g *Game[R, S, P, M, T, C, O]) RefusesHeads(t *testing.T, refusals map[string]Refusal) {
	t.Helper()
	for text, want := range refusals {
		_, err := g.Read(strings.NewReader(text), nil)
		if _, ok := want.is(err); !ok {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
}

// NoRules checks the error of options that do not compile, and that they are written and read.
func (g *Game[R, S, P, M, T, C, O]) NoRules(t *testing.T, rec R, words *lexicon.Lexicon, want string) {
	t.Helper()
	steps, err := g.Steps(t, g.Replay(rec, words))
	if len(steps) != 1 || steps[0] != (shape.Step[S, P, M]{}) || err == nil || !strings.Contains(err.Error(), want) {
		t.Fatalf("%q: %d steps, %v; want an error with %q", rec, len(steps), err, want)
	}
	if text, err := rec.MarshalText(); err == nil && len(text) > 0 {
		if diff := g.Diff(rec, g.Parse(t, string(text))); diff != "" {
			t.Errorf("%q (-want +got)\n%s", rec, diff)
		}
	}
}

// OtherRules checks that rules other than those of the record replay nothing.
func (g *Game[R, S, P, M, T, C, O]) OtherRules(t *testing.T, rec R, rules ...C) {
	for i, r := range rules {
		steps, err := g.Steps(t, rec.Replay(r))
		if len(steps) != 1 || steps[0] != (shape.Step[S, P, M]{}) || err == nil || !strings.Contains(err.Error(), "the rules are not those of the record") {
			t.Errorf("rules %d: %d steps, %v", i, len(steps), err)
		}
	}
}

// NotWritten checks that records that would not be read back are not written, each with
// that error.
func (g *Game[R, S, P, M, T, C, O]) NotWritten(t *testing.T, text string, spoil map[string]func(*R)) {
	t.Helper()
	for want, spoil := range spoil {
		rec := g.Parse(t, text)
		spoil(&rec)
		if got, err := rec.MarshalText(); err == nil || !strings.Contains(err.Error(), want) || len(got) > 0 {
			t.Errorf("%q, %v; want an error with %q", got, err, want)
		}
		_ = rec.String()
	}
}

// FormerKeys checks that an option with a former key is read as that with the key of today,
// and is written with it.
func (g *Game[R, S, P, M, T, C, O]) FormerKeys(t *testing.T, today map[string]string) {
	t.Helper()
	for old, key := range today {
		rec := g.Parse(t, "@option "+old)
		if diff := g.Diff(g.Parse(t, "@option "+key), rec); diff != "" || !strings.Contains(rec.String(), "\n@option "+key+"\n") {
			t.Errorf("%s is written\n%s(-%s +%s)\n%s", old, rec, key, old, diff)
		}
		if _, err := g.Read(strings.NewReader("@option "+old+"\n@option "+key), nil); err == nil {
			t.Errorf("%s and %s are both read", old, key)
		}
	}
}

// Replayed is the states after the moves of a record that was written and read back, which
// must be the same record.
func (g *Game[R, S, P, M, T, C, O]) Replayed(rec R, rules C) (states []S, err error) {
	text, err := rec.MarshalText()
	if err != nil {
		return nil, err
	}
	back, err := g.Read(bytes.NewReader(text), nil)
	if err != nil {
		return nil, err
	}
	if diff := g.Diff(rec, back); diff != "" {
		return nil, fmt.Errorf("it is read back as another record (-want +got)\n%s", diff)
	}
	for step, err := range back.Replay(rules) {
		if err != nil {
			return states, err
		}
		states = append(states, shape.Step[S, P, M](step).After)
	}
	return states, nil
}

// FuzzRead checks that what is read is written and comes back as the same, and that what
// is not read keeps what stands before the fault. To replay it never panics.
func (g *Game[R, S, P, M, T, C, O]) FuzzRead(t *testing.T, b []byte, replay func(R) iter.Seq2[T, error], check func(R, S)) {
	rec, err := g.Read(bytes.NewReader(b), nil)
	lines := bytes.SplitAfter(b, []byte("\n"))
	if err != nil {
		var e *rulebook.RecordError
		if !errors.As(err, &e) || e.Line < 1 || e.Line > len(lines) {
			t.Fatalf("%q: %v", b, err)
		}
		before := bytes.Join(lines[:e.Line-1], nil)
		if want, err := g.Read(bytes.NewReader(before), nil); err == nil {
			if diff := g.Diff(want, rec); diff != "" && len(g.Lines(want))+len(g.Lines(rec)) > 0 { // a head is judged as a whole
				t.Fatalf("%q: %v, and what stands before it is another record (-want +got)\n%s", b, e, diff)
			}
		}
	}
	text, wrong := rec.MarshalText()
	switch {
	case wrong == nil:
		back, err := g.Read(bytes.NewReader(text), nil)
		if err != nil {
			t.Fatalf("%q is written %q: %v", b, text, err)
		}
		if diff := g.Diff(rec, back); diff != "" {
			t.Fatalf("%q is written %q (-want +got)\n%s", b, text, diff)
		}
		if back.String() != string(text) {
			t.Fatalf("%q is written %q, then %q", b, text, back)
		}
	case err != nil: // a toss that no round has decided
	case !strings.Contains(wrong.Error(), "at most"): // so many lines, or bytes
		t.Fatalf("%q is read, and cannot be written: %v", b, wrong)
	}
	steps, last := g.Steps(t, replay(rec))
	for _, s := range steps {
		if check != nil && s != (shape.Step[S, P, M]{}) {
			check(rec, s.After)
		}
	}
	var v *rulebook.Violation
	n := len(steps)
	switch {
	case last == nil && n == len(g.Lines(rec)):
	case errors.As(last, &v) && n <= len(g.Lines(rec)) && v.Move == steps[n-1].Move.String():
	case last != nil && v == nil && n == 1: // no rules
	default:
		t.Fatalf("%q: %d steps of %d moves, %v", b, n, len(g.Lines(rec)), last)
	}
}

// Forgives checks that moves are read in a record as people write them: said is what they
// are, as the game writes them, "" for those that cannot be read. What was understood is a
// warning, unless it was written so.
func (g *Game[R, S, P, M, T, C, O]) Forgives(t *testing.T, head string, warnings func(R) []rulebook.Note, said map[string]string) {
	t.Helper()
	for text, want := range said {
		rec, err := g.Read(strings.NewReader(head+"A "+text), nil)
		lines, notes := g.Lines(rec), warnings(rec)
		switch {
		case want == "" && err != nil:
		case want == "" || err != nil || len(lines) != 1:
			t.Errorf("%s: %v, %v; want %s", text, lines, err, want)
		case lines[0].Text != want:
			t.Errorf("%s is read as %s, want %s", text, lines[0].Text, want)
		case (len(notes) == 0) != (text == want) || len(notes) > 0 && notes[0].Move != want:
			t.Errorf("%s: the warnings are %v", text, notes)
		}
	}
}

// A Stepping is a position of a game whose moves make steps.
type Stepping[S, P, M, T any] interface {
	comparable
	fmt.Stringer
	Turn() P
	Step(P, M) (T, error)
}

// Ends plays the moves from the start of a new record, and checks where the record ends: also
// before them, after a move that is refused, and without rules.
func Ends[S Stepping[S, P, M, T], P comparable, M Move, T record.Step[S, P, M], C any](t *testing.T, rec Written[S, T, C], s S, rules C, moves []M, refused M) {
	t.Helper()
	ends := func(want S, fails bool) {
		t.Helper()
		if end, err := rec.End(rules); (err != nil) != fails || end != want {
			t.Errorf("it ends in %s, %v, want %s", end, err, want)
		}
	}
	ends(s, false)
	for _, m := range moves {
		step := must.Get(s.Step(s.Turn(), m))(t)
		rec.Append(step)
		s = shape.Step[S, P, M](step).After
	}
	ends(s, false)
	step, err := s.Step(s.Turn(), refused)
	if after := shape.Step[S, P, M](step).After; err == nil || after != s {
		t.Errorf("a move that is refused is a step to %s", after)
	}
	rec.Append(step)
	ends(s, true)
	if end, err := rec.End(*new(C)); err == nil || end != *new(S) {
		t.Errorf("without rules it ends in %s", end)
	}
}

// Panics checks that what must not be called is refused by a panic.
func Panics(t *testing.T, what string, call func()) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Errorf("%s: no panic", what)
		}
	}()
	call()
}
