package clubs

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/tournament"
)

// none is a page on which nobody plays.
func none(string) (tournament.Result, bool) { return tournament.Result{}, false }

func TestClubs(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "clubs")
	c := New(folder, none)
	x := must.Get(tournament.New("Mardi", tournament.Swiss(3), "Alice", "Bruno"))(t)
	id, key, err := c.Create(Club{Tournament: x})
	if err != nil {
		t.Fatal(err)
	}
	other, _, err := c.Create(Club{Tournament: x})
	if err != nil || other == id {
		t.Fatal(other, err)
	}
	var all sync.WaitGroup
	for i := range 6 { // all at once, and none is lost
		all.Go(func() {
			if err := c.Change(id, key, func(x Club) (Club, error) { return x.With(x.Enter(fmt.Sprint("Joueur ", i))) }); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	again := New(folder, none) // as after the program was killed
	if y, err := again.Read(id); err != nil || y.Len() != 8 || !again.Opens(id, key) {
		t.Errorf("%v, %v", y, err)
	}
	for _, id := range []string{"", "*", "..", "../x", id + "*", "aaaa", id[:4] + "?" + id[5:], "A"} {
		if _, err := c.Read(id); !errors.Is(err, ErrNone) {
			t.Errorf("%q: %v", id, err)
		}
	}
	for _, key := range []string{"", "*", key[1:], other} {
		err := c.Change(id, key, func(x Club) (Club, error) { return x.With(x.Pair()) })
		if !errors.Is(err, ErrNone) || c.Opens(id, key) {
			t.Errorf("%q: %v", key, err)
		}
	}
	c.most = 2
	if _, _, err := c.Create(Club{Tournament: x}); !errors.Is(err, ErrFull) {
		t.Errorf("%v", err)
	}
}

// A result is taken from a table that is over, or from two who agree, and no result is noted twice: what the
// one who holds the tournament decides stays.
func TestSettle(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "clubs")
	over := map[string]tournament.Result{}
	ask := func(table string) (tournament.Result, bool) {
		r, ok := over[table]
		return r, ok
	}
	c := New(folder, ask)
	x := must.Get(tournament.New("Mardi", tournament.Swiss(3), "Alice", "Bruno", "Chloé", "Denis"))(t)
	id, key, err := c.Create(Club{x, Evening{Game: "jarnac"}})
	if err != nil {
		t.Fatal(err)
	}
	change := func(f func(Club) (Club, error)) {
		t.Helper()
		must.Do(t, c.Change(id, key, f))
	}
	put := func(p Pair) {
		t.Helper()
		change(func(x Club) (Club, error) {
			x.Evening = x.Put(p)
			return x, nil
		})
	}
	results := func() (all []string) {
		t.Helper()
		x, err := New(folder, ask).Read(id) // as after the program was killed
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range x.Round(1) {
			all = append(all, p.Result.String())
		}
		return all
	}
	want := func(all ...string) {
		t.Helper()
		if got := results(); !slices.Equal(got, all) {
			t.Errorf("%q, and not %q", got, all)
		}
	}
	change(func(x Club) (Club, error) { return x.With(x.Pair()) })
	said := tournament.Score(100, 80)
	put(Pair{Round: 1, First: 1, Second: 3, Table: "a"})
	put(Pair{Round: 1, First: 2, Second: 4, Said: [2]tournament.Result{said, said.Reverse()}})
	want("", "")
	over["a"] = tournament.Score(64, 36)
	want("64-36", "")
	put(Pair{Round: 1, First: 2, Second: 4, Said: [2]tournament.Result{said, said}})
	want("64-36", "100-80")
	change(func(x Club) (Club, error) { return x.With(x.Set(1, 1, 3, tournament.Score(1, 2))) })
	want("1-2", "100-80") // the table does not put it back
	change(func(x Club) (Club, error) {
		x.Evening = x.Clear(1, 3, 1)
		return x.With(x.Set(1, 1, 3, tournament.Result{}))
	})
	want("", "100-80") // they play again
	change(func(x Club) (Club, error) { return x.With(x.Set(1, 1, 3, tournament.Score(5, 6))) })
	change(func(x Club) (Club, error) { return x.With(x.Pair()) })
	if x, err := c.Read(id); err != nil || len(x.Pairs) != 0 || x.Game != "jarnac" {
		t.Errorf("%v, %+v", err, x.Evening)
	}
	one, err := c.PlayerKey(id, 1)
	if err != nil || len(one) < 25 {
		t.Fatal(one, err)
	}
	if p, err := c.Player(id, one); p != 1 || err != nil {
		t.Error(p, err)
	}
	for _, wrong := range []string{"", key, one[1:], one + "a"} {
		if p, err := c.Player(id, wrong); !errors.Is(err, ErrNone) {
			t.Errorf("%q: %v, %v", wrong, p, err)
		}
	}
}

// An evening as large as may be is read, and one with a byte more is not.
func TestLargestEvening(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.txt")
	for size, ok := range map[int]bool{2: true, mostEvening: true, mostEvening + 1: false} {
		must.Do(t, os.WriteFile(beside(path), []byte("{}"+strings.Repeat(" ", size-2)), 0o600))
		if _, err := readEvening(path); (err == nil) != ok {
			t.Errorf("%d bytes: %v", size, err)
		}
	}
}

// A tournament whose file was cut off is an error, and not an empty tournament, whoever reads or changes it.
func TestCutOff(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "clubs")
	c := New(folder, none)
	id, key, err := c.Create(Club{Tournament: must.Get(tournament.New("Mardi", tournament.Swiss(3), "Alice", "Bruno"))(t)})
	if err != nil {
		t.Fatal(err)
	}
	must.Do(t, os.WriteFile(filepath.Join(folder, id+"."+key+".txt"), []byte("@tournament"), 0o600))
	if x, err := c.Read(id); err == nil || errors.Is(err, ErrNone) {
		t.Errorf("%v, %v", x, err)
	}
	if err := c.Change(id, key, func(x Club) (Club, error) { return x, nil }); err == nil || errors.Is(err, ErrNone) {
		t.Errorf("it is changed: %v", err)
	}
}
