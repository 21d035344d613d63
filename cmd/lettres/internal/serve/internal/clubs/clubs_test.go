package clubs

import (
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/tournament"
)

func TestClubs(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "clubs")
	c := New(folder)
	x, err := tournament.New("Mardi", tournament.Swiss(3), "Alice", "Bruno")
	if err != nil {
		t.Fatal(err)
	}
	id, key, err := c.Create(x)
	if err != nil {
		t.Fatal(err)
	}
	other, _, err := c.Create(x)
	if err != nil || other == id {
		t.Fatal(other, err)
	}
	var all sync.WaitGroup
	for i := range 6 { // all at once, and none is lost
		all.Go(func() {
			if err := c.Change(id, key, func(t tournament.Tournament) (tournament.Tournament, error) { return t.Enter(fmt.Sprint("Joueur ", i)) }); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	again := New(folder) // as after the program was killed
	if y, err := again.Read(id); err != nil || y.Len() != 8 || !again.Opens(id, key) {
		t.Errorf("%v, %v", y, err)
	}
	for _, id := range []string{"", "*", "..", "../x", id + "*", "aaaa", id[:4] + "?" + id[5:], "A"} {
		if _, err := c.Read(id); !errors.Is(err, ErrNone) {
			t.Errorf("%q: %v", id, err)
		}
	}
	for _, key := range []string{"", "*", key[1:], other} {
		err := c.Change(id, key, func(t tournament.Tournament) (tournament.Tournament, error) { return t.Pair() })
		if !errors.Is(err, ErrNone) || c.Opens(id, key) {
			t.Errorf("%q: %v", key, err)
		}
	}
	c.most = 2
	if _, _, err := c.Create(x); !errors.Is(err, ErrFull) {
		t.Errorf("%v", err)
	}
}
