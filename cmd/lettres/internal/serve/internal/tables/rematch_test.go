package tables

import (
	"errors"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// Those who watch are told of another game, and whoever asks for one after that is given the same.
func TestRematchIsTold(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, _ := two(t, h, "official", 0)
	decide(t, table, 2)
	if _, err := h.Rematch(table, 0, ""); !errors.Is(err, ErrPlays) {
		t.Errorf("before the end: %v", err)
	}
	l := table.Look()
	must.Do(t, table.Decide(l.At.Turn(), len(l.Steps), "resign"))
	watch := table.Watch([]int{1}, "")
	for len(watch) > 0 {
		<-watch
	}
	mine := must.Get(h.Rematch(table, 0, ""))(t)
	if len(watch) != 1 {
		t.Error("who watches hears nothing of it")
	}
	if again, err := h.Rematch(table, 0, ""); err != nil || again != mine || mine.Key == "" || mine.Invite != "" {
		t.Errorf("%+v, and asked again %+v, %v", mine, again, err)
	}
	theirs, err := h.Rematch(table, 1, "")
	if err != nil || theirs.ID != mine.ID || theirs.Key != "" || theirs.Invite == "" || len(h.tables) != 2 {
		t.Errorf("%+v and %+v, %v", mine, theirs, err)
	}
}
