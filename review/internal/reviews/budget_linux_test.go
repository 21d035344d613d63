package reviews_test

import (
	"context"
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewcards"
	"github.com/jeudelettres/lettres/review/reviewjago"
	"github.com/jeudelettres/lettres/review/reviewjarnac"
	"github.com/jeudelettres/lettres/review/reviewscrabble"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A record of 150 moves is reviewed in at most five seconds of processor time at the default
// depth, on one core. Each game is measured by the one of its tests; that of Scrabble as it is: with
// its draws it has 38 moves, no game of two has 150, and the one endgame takes most of the time.
func TestProcessorTime(t *testing.T) {
	if !gametest.Long() {
		t.Skip("it takes twenty seconds")
	}
	const moves, most = 150, 5 * time.Second
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	l := gaddag.Lexicon()
	for name, game := range map[string]func(f *os.File) (func() error, int){
		"jarnac/game.txt": func(f *os.File) (func() error, int) {
			r, err := jarnac.ReadRecord(f)
			return reviewOf(t, err, reviewjarnac.Turns, r.Replay(l), reviewjarnac.Review), len(r.Moves)
		},
		"scrabble/game.gcg": func(f *os.File) (func() error, int) {
			r, err := scrabble.ReadGCG(f)
			return reviewOf(t, err, reviewscrabble.Turns, r.Replay(l), reviewscrabble.Review), moves
		},
		"cards/game.txt": func(f *os.File) (func() error, int) {
			r, err := scrabblecards.ReadRecord(f)
			return reviewOf(t, err, reviewcards.Turns, r.Replay(l), reviewcards.Review), len(r.Moves)
		},
		"jago/game.txt": func(f *os.File) (func() error, int) {
			r, err := jago.ReadRecord(f)
			return reviewOf(t, err, reviewjago.Turns, r.Replay(l), reviewjago.Review), len(r.Moves)
		},
	} {
		dir, file := filepath.Split(name)
		f, err := os.Open(filepath.Join("..", "..", "review"+filepath.Clean(dir), "testdata", file))
		if err != nil {
			t.Fatal(err)
		}
		run, n := game(f)
		f.Close()
		since := processorTime(t)
		if err := run(); err != nil {
			t.Fatal(err)
		}
		took := (processorTime(t) - since) * moves / time.Duration(n)
		t.Logf("%s: %v", name, took.Round(time.Millisecond))
		if took > most {
			t.Errorf("%s: %v is more than %v", name, took, most)
		}
	}
}

// reviewOf is the review of a game, to be run.
func reviewOf[T, S, F any](t *testing.T, err error, turns func(iter.Seq2[S, error]) ([]T, error), game iter.Seq2[S, error],
	find func(context.Context, []T, review.Options) iter.Seq2[F, error]) func() error {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	all, err := turns(game)
	if err != nil {
		t.Fatal(err)
	}
	return func() error {
		for _, err := range find(context.Background(), all, review.Options{}) {
			if err != nil {
				return err
			}
		}
		return nil
	}
}

func processorTime(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
