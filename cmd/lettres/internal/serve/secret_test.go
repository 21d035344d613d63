package serve

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/show"
)

// sample returns another position that agrees with all that the seat knows.
func sample(t *testing.T, rng *rand.Rand, p game.Position, seat int) game.Position {
	t.Helper()
	s := reflect.ValueOf(p.View(seat).Of()).MethodByName("Sample").Call([]reflect.Value{reflect.ValueOf(rng)})[0]
	return must.Get(p.Rules().ParsePosition(s.Interface().(fmt.Stringer).String()))(t)
}

// play plays a game at random, with the good moves that come first, and calls each before
// every move with it.
func play(t *testing.T, r *game.Rules, seed uint64, each func(p game.Position, seat int, m game.Move)) (steps []game.Step) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	p := r.Start(r.Toss(rng).First)
	for len(steps) < 400 && !p.Over() {
		seat := p.Turn()
		var moves []game.Move
		for m := range p.Moves(seat) {
			if moves = append(moves, m); len(moves) == 30 {
				break
			}
		}
		m := moves[rng.IntN(len(moves))]
		each(p, seat, m)
		step, err := p.Do(rng, seat, m)
		if err != nil {
			t.Fatalf("%s: %v", m, err)
		}
		steps, p = append(steps, step), step.After
	}
	return steps
}

var variants = []struct {
	game    *game.Game
	options string
}{
	{games.Jarnac(), "official"},
	{games.Jarnac(), "classic-competition validation=contest"},
	{games.Scrabble(), "classique"},
	{games.Scrabble(), "classique players=3 validation=contest"},
	{games.Scrabble(), "classique duplicate=best"},
	{games.Cards(), "official"},
	{games.Cards(), "official players=3 validation=contest"},
	{games.Jago(), "official"},
}

// What a page tells a seat is the same in every position that agrees with what the seat
// knows: so nothing of it can come from what the seat may not know.
func TestNothingHiddenIsTold(t *testing.T) {
	for _, v := range variants {
		t.Run(v.game.Name()+" "+v.options, func(t *testing.T) {
			r := v.game.MustCompile(v.options)
			names := []string{"Alice", "Bob", "Zoé"}[:r.Seats()]
			o := show.Options{Language: language.French, Names: names}
			rng := rand.New(rand.NewPCG(5, 6))
			differ, n := 0, 0
			tried := func(p game.Position, seat int, text string) any {
				would, err := previewOf(tables.Look{Rules: r, At: p, Names: names}, seat, text, language.French)
				if err != nil {
					return err.Error()
				}
				return *would
			}
			play(t, r, 3, func(p game.Position, seat int, m game.Move) {
				if n++; n > 25 && testing.Short() {
					return
				}
				for s := range r.Seats() {
					q := sample(t, rng, p, s)
					for other := range r.Seats() {
						if other != s && q.View(other).String() != p.View(other).String() {
							differ++
						}
					}
					for what, told := range map[string]func(game.Position) any{
						"drawing": func(p game.Position) any {
							narrow, wide := drawn(p.View(s), o, nil)
							return narrow + wide
						},
						"status": func(p game.Position) any { return p.View(s).Status(o) },
						"view":   func(p game.Position) any { return p.View(s).String() },
						"acts":   func(p game.Position) any { return extra.ActsOf(p, s) },
						"scores": func(p game.Position) any { return []int{p.Score(0), p.Score(1), p.Turn()} },
						"preview": func(p game.Position) any {
							if s != seat {
								return nil
							}
							return tried(p, s, m.String())
						},
						"refusal": func(p game.Position) any {
							if s != seat {
								return nil
							}
							return tried(p, s, "8H:ZZYZX")
						},
					} {
						if a, b := told(p), told(q); !reflect.DeepEqual(a, b) {
							t.Fatalf("seat %d, %s: %v\nand %v\nin %s", s, what, a, b, p.View(s))
						}
					}
				}
			})
			if r.Traits().Hidden && differ == 0 {
				t.Errorf("of %d positions none has another that agrees with what a seat knows", n)
			}
		})
	}
}

// What a player has decided in a duplicate game is neither told nor drawn before the others
// have decided too.
func TestDecisionsAreSecret(t *testing.T) {
	r := games.Scrabble().MustCompile("classique duplicate=best")
	o := show.Options{Language: language.English, Names: []string{"Alice", "Bob"}}
	secret := 0
	for n, s := range play(t, r, 3, func(game.Position, int, game.Move) {}) {
		told := tell(s, o)
		if n == 0 || len(told) != 1 || told[0].Clause != "scrabble/duplicate-hidden" {
			continue
		}
		secret++
		v := s.After.View(1 - s.Seat)
		if a, b := v.SVG(o), v.SVG(o, s); a != b {
			t.Fatalf("%s is drawn", s.Move)
		}
		if _, word, _ := strings.Cut(s.Move.String(), ":"); word != "" && strings.Contains(told[0].Text, word) {
			t.Errorf("%s is told: %s", s.Move, told[0].Text)
		}
	}
	if secret == 0 {
		t.Error("nobody has decided anything")
	}
}

// A draw of a hidden rack is told without its letters.
func TestDrawsAreTold(t *testing.T) {
	for _, v := range variants {
		r := v.game.MustCompile(v.options)
		if !r.Traits().Hidden {
			continue
		}
		o := show.Options{Names: []string{"alice", "bob", "zoe"}[:r.Seats()]}
		for _, s := range play(t, r, 9, func(game.Position, int, game.Move) {}) {
			if v.game.Kind(s.Move) != "draw" && v.game.Kind(s.Move) != "exchange" {
				continue
			}
			for _, sentence := range tell(s, o) {
				if strings.ContainsFunc(sentence.Text, func(c rune) bool { return 'A' <= c && c <= 'Z' }) {
					t.Errorf("%s is told as %q", s.Move, sentence.Text)
				}
			}
		}
	}
}
