package games_test

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/show"
)

// played returns a game of so many moves.
func played(t testing.TB, g *game.Game, options string, seed uint64, most int) []game.Step {
	return play(t, g.MustCompile(options), seed, most, func(game.Position) {})
}

// Games of every kind that can be reviewed are: each turn, in both languages.
func TestReviews(t *testing.T) {
	ctx := context.Background()
	for _, c := range []struct {
		game    *game.Game
		options string
		choices bool
	}{
		{games.Jarnac(), "official", false}, {games.Scrabble(), "classique", true}, {games.Scrabble(), "english players=3", true},
		{games.Scrabble(), "classique duplicate=top", true}, {games.Cards(), "official", true}, {games.Cards(), "official players=4", true}, {games.Jago(), "official", true},
	} {
		steps := played(t, c.game, c.options, 1, 40)
		g, err := c.game.Review(ctx, steps)
		if err != nil || g.Turns() == 0 {
			t.Fatalf("%s: %v, %v", c.options, g, err)
		}
		seats := steps[0].After.Rules().Seats()
		turns, chosen := g.Turn(len(steps)), 0
		for move := range len(steps) + 2 {
			turn := g.Turn(move)
			if turn == 0 {
				continue
			}
			turns = max(turns, turn)
			for _, o := range []show.Options{{Language: language.French}, {Language: language.English}} {
				if len(g.Remarks(turn, o)) == 0 {
					t.Errorf("%s: nothing is said of turn %d", c.options, turn)
				}
				made := 0
				for _, choice := range g.Choices(turn, o) {
					if choice.Made {
						made++
					}
					chosen++
				}
				if made > 1 {
					t.Errorf("%s: turn %d was played %d times", c.options, turn, made)
				}
			}
		}
		if turns < 4 || chosen > 0 != c.choices {
			t.Errorf("%s: %d turns, %d choices", c.options, turns, chosen)
		}
		for _, row := range g.Table(show.Options{}) {
			if len(row.Values) != seats || row.Label == "" {
				t.Errorf("%s: %+v", c.options, row)
			}
		}
		for _, p := range g.Course() {
			if p.Win != nil || len(p.Scores) != seats {
				t.Errorf("%s: %+v", c.options, p)
			}
		}
		more := must.Get(g.Chances(ctx))(t)
		known := 0
		for _, p := range more.Course() {
			for _, win := range p.Win {
				known++
				if win < 0 || win > 1 {
					t.Errorf("%s: chances %v", c.options, p.Win)
				}
			}
		}
		if known == 0 && seats == 2 && !strings.Contains(c.options, "duplicate") {
			t.Errorf("%s: no chances are known", c.options)
		}
		if again, err := g.Chances(ctx); err != nil || !reflect.DeepEqual(again.Course(), more.Course()) {
			t.Errorf("%s: other chances the second time, %v", c.options, err)
		}
		thought, err := g.Think(ctx, turns)
		if err != nil || len(thought.Table(show.Options{})) < len(g.Table(show.Options{})) {
			t.Errorf("%s: %v", c.options, err)
		}
		if !reflect.DeepEqual(g.Remarks(1, show.Options{}), thought.Remarks(1, show.Options{})) {
			t.Errorf("%s: another turn was thought about", c.options)
		}
		for _, turn := range []int{-1, 0, turns + 1} {
			if same, err := g.Think(ctx, turn); err != nil || !reflect.DeepEqual(same.Table(show.Options{}), g.Table(show.Options{})) || g.Remarks(turn, show.Options{}) != nil || g.Choices(turn, show.Options{}) != nil {
				t.Errorf("%s: there is a turn %d", c.options, turn)
			}
		}
	}
	if g, err := games.Jago().Review(ctx, nil); g.Turns() > 0 || err != nil {
		t.Error(g, err)
	}
}

// A review that nobody waits for any more ends.
func TestReviewStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	steps := played(t, games.Scrabble(), "classique", 2, 12)
	g := must.Get(games.Scrabble().Review(ctx, steps))(t)
	stop()
	if _, err := games.Scrabble().Review(ctx, steps); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := g.Chances(ctx); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := g.Think(ctx, 1); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// BenchmarkReview reviews games of 150 moves for what is exact, and then for the chances.
func BenchmarkReview(b *testing.B) {
	for _, g := range games.All() {
		steps := played(b, g, g.Presets()[0], 3, 150)
		for _, chances := range []bool{false, true} {
			name := g.Name()
			if chances {
				name += "/chances"
			}
			b.Run(name, func(b *testing.B) {
				for b.Loop() {
					found, err := g.Review(context.Background(), steps)
					if err == nil && chances {
						_, err = found.Chances(context.Background())
					}
					if err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(len(steps)), "moves")
			})
		}
	}
}
