package games_test

import (
	"context"
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/jeudelettres/lettres/games/internal/reviewcards"
	"github.com/jeudelettres/lettres/games/internal/reviewjago"
	"github.com/jeudelettres/lettres/games/internal/reviewjarnac"
	"github.com/jeudelettres/lettres/games/internal/reviewscrabble"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/reviewtest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A review at the default depth, on one core: the aim is five seconds for a record of 150 moves.
// Each game is measured by the one of its tests; that of Scrabble as it is: with its draws it has
// 38 moves, no game of two has 150, and the one endgame takes most of the time.
func BenchmarkDepth(b *testing.B) {
	const moves = 150
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	l := gaddag.Lexicon()
	for name, game := range map[string]func(f *os.File) (func() error, int){
		"jarnac/game.txt": func(f *os.File) (func() error, int) {
			r, err := jarnac.ReadRecord(f, nil)
			return reviewOf(b, err, reviewjarnac.Turns, r.Replay(jarnac.MustCompile(r.Options, l))), len(r.Moves)
		},
		"scrabble/game.gcg": func(f *os.File) (func() error, int) {
			r, err := gcg.Read(f)
			return reviewOf(b, err, reviewscrabble.Turns, r.Replay(scrabble.MustCompile(r.Options, l))), moves
		},
		"cards/game.txt": func(f *os.File) (func() error, int) {
			r, err := scrabblecards.ReadRecord(f, nil)
			return reviewOf(b, err, reviewcards.Turns, r.Replay(scrabblecards.MustCompile(r.Options, l))), len(r.Moves)
		},
		"jago/game.txt": func(f *os.File) (func() error, int) {
			r, err := jago.ReadRecord(f, nil)
			return reviewOf(b, err, reviewjago.Turns, r.Replay(jago.MustCompile(r.Options, l))), len(r.Moves)
		},
	} {
		b.Run(filepath.Dir(name), func(b *testing.B) {
			dir, file := filepath.Split(name)
			f := must.Get(os.Open(filepath.Join("internal", "review"+filepath.Clean(dir), "testdata", file)))(b)
			run, n := game(f)
			f.Close()
			for b.Loop() {
				must.Do(b, run())
			}
			b.ReportMetric(b.Elapsed().Seconds()/float64(b.N)*moves/float64(n), "s/150-moves")
		})
	}
}

// reviewOf returns the review of a game, to be run.
func reviewOf[T reviewtest.Turn[F], S, F any](b *testing.B, err error, turns func(iter.Seq2[S, error]) ([]T, error), game iter.Seq2[S, error]) func() error {
	b.Helper()
	if err != nil {
		b.Fatal(err)
	}
	all := reviewtest.TurnsOf(b, turns, game)
	return func() error {
		for _, turn := range all {
			if _, err := turn.Review(context.Background(), review.Options{}); err != nil {
				return err
			}
		}
		return nil
	}
}
