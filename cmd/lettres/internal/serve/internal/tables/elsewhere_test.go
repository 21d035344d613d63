package tables

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A player decides elsewhere as it does here, from what it sees alone. Where nobody answers, or with what is no move, it decides here.
func TestElsewhere(t *testing.T) {
	books := library.New(games.All(), nil)
	budget := bot.Budget{Nodes: 200, Workers: 1}
	for _, g := range games.All() {
		for what, answer := range map[string]Elsewhere{
			"nobody": nil,
			"another program": func(ctx context.Context, question []byte) (string, error) {
				return Answer(ctx, books, question)
			},
			"a program that has ended": func(context.Context, []byte) (string, error) { return "", errors.New("ended") },
			"no move":                  func(context.Context, []byte) (string, error) { return "9Z !", nil },
			"a refused move":           func(context.Context, []byte) (string, error) { return "+7", nil },
		} {
			t.Run(g.Name()+"/"+what, func(t *testing.T) {
				h, asked := hall(t, t.TempDir(), Config{}), 0
				if answer != nil {
					h.config.Elsewhere = func(ctx context.Context, question []byte) (string, error) {
						asked++
						return answer(ctx, question)
					}
				}
				rules := must.Get(books.Rules(g, ""))(t)
				p, rng := rules.Start(0), rand.New(rand.NewPCG(1, 2))
				for range 3 {
					for p.Due() > 0 {
						m, _, err := p.ParseMove(p.Turn(), first(p))
						if err != nil {
							t.Fatal(err)
						}
						p = must.Get(p.Do(rng, p.Turn(), m))(t).After
					}
					v := p.View(p.Turn())
					player := func() game.Bot { return must.Get(rules.Bot(bot.Champion, 5))(t) }
					here := player()
					here.(game.Limited).Limit(budget)
					want, _, err := here.Decide(t.Context(), v)
					if err != nil {
						t.Fatal(err)
					}
					thinks := player()
					if what == "another program" {
						thinks = fool{thinks} // who thinks elsewhere does not think here
					}
					got, err := h.Think(t.Context(), thinks, bot.Champion, 5, budget, v)
					if err != nil || got.String() != want.String() {
						t.Errorf("%v %v, want %v", got, err, want)
					}
					p = must.Get(p.Do(rng, p.Turn(), want))(t).After
				}
				if want := 3; answer != nil && asked != want {
					t.Errorf("asked %d times, want %d", asked, want)
				}
			})
		}
	}
}

// Players that hardly search are not worth a question, and nobody waits for long where no answer comes.
func TestElsewhereIsBounded(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	waited := time.Duration(0)
	h.config.Elsewhere = func(ctx context.Context, _ []byte) (string, error) {
		end, _ := ctx.Deadline()
		waited = time.Until(end)
		return "", errors.New("a page that has gone")
	}
	rules := must.Get(library.New(games.All(), nil).Rules(games.All()[0], ""))(t)
	v := rules.Start(0).View(0)
	for level := bot.Beginner; level <= bot.Champion; level++ {
		waited = 0
		if _, err := h.Think(t.Context(), must.Get(rules.Bot(level, 1))(t), level, 1, budget, v); err != nil {
			t.Error(err)
		}
		if asked := waited > 0; asked != (level >= bot.ClubPlayer) || waited > budget.Time+grace {
			t.Errorf("level %d: asked %t, for %v at most", level, asked, waited)
		}
	}
}

// A question that is not one is answered by an error.
func TestAnswerRefuses(t *testing.T) {
	books := library.New(games.All(), nil)
	view := must.Get(books.Rules(games.All()[0], ""))(t).Start(0).View(0).String()
	for _, q := range []Question{
		{}, {Game: "chess"}, {Game: "jarnac", Options: "none"}, {Game: "jarnac", View: "?"}, {Game: "jarnac", View: "0", Level: bot.Champion},
		{Game: "jarnac", View: view},
	} {
		if m, err := Answer(t.Context(), books, must.Get(json.Marshal(q))(t)); err == nil {
			t.Errorf("%+v: %s", q, m)
		}
	}
	if m, err := Answer(t.Context(), books, []byte("?")); err == nil {
		t.Error(m)
	}
}
