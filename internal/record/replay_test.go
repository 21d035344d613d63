package record_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

type step struct {
	Before int
	Player player
	Move   move
	After  int
}

// A replay ends at the first refused move, or when its reader does.
func TestReplay(t *testing.T) {
	rec := must.Get(readJeu(strings.NewReader("A +A\n\nB +B\nA +X\nA +C")))(t)
	play := func(s int, p player, m move) (int, error) {
		if m == "+X" {
			return s, errMove
		}
		return s + int(m[1]), nil
	}
	for stop := 1; stop <= 4; stop++ {
		var steps []step
		var last error
		for s, err := range record.Replay[step](func() (int, error) { return 1, nil }, rec.Moves, nil, play) {
			steps, last = append(steps, s), err
			if len(steps) == stop {
				break
			}
		}
		all := []step{{1, 0, "+A", 66}, {66, 1, "+B", 132}, {132, 0, "+X", 132}}
		want := all[:min(stop, 3)]
		if diff := cmp.Diff(want, steps); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
		var e *rulebook.RecordError
		if refused := errors.As(last, &e); refused != (stop >= 3) || refused && (e.Line != 4 || e.Move != 3 || e.Err != errMove) {
			t.Errorf("%d steps, %v", len(steps), last)
		}
	}
	for s, err := range record.Replay[step](func() (int, error) { return 1, errMove }, rec.Moves, nil, play) {
		if s != (step{}) || err != errMove {
			t.Errorf("without a first position: %v, %v", s, err)
		}
	}
}

// Whatever is read is written, and reads back as the same record.
