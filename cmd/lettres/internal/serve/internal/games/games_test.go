package games

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/show"
)

// Sample is another position that agrees with all that the seat knows.
func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Sample(rng *rand.Rand, seat int) Position {
	v := any(p.s.View(P(seat))).(interface{ Sample(*rand.Rand) S })
	return p.c.at(v.Sample(rng))
}

// game plays a game at random, with the good moves that come first, and calls each before
// every move with it.
func game(t *testing.T, r Rules, seed uint64, each func(p Position, seat int, move string)) []Step {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	p := r.Start(r.Toss(rng))
	var steps []Step
	for range 400 {
		if p.Over() {
			return steps
		}
		seat := p.Turn()
		var moves []string
		for m := range p.Good() {
			if moves = append(moves, m); len(moves) == 30 {
				break
			}
		}
		move := moves[rng.IntN(len(moves))]
		each(p, seat, move)
		step, err := p.Decide(rng, seat, move)
		if err != nil {
			t.Fatalf("%s: %v", move, err)
		}
		steps, p = append(steps, step), step.After()
	}
	return steps
}

var variants = []struct {
	game    Game
	options string
}{
	{Jarnac, "official"},
	{Jarnac, "classic-competition validation=contest"},
	{Scrabble, "classique"},
	{Scrabble, "classique players=3 validation=contest"},
	{Scrabble, "classique duplicate=best"},
	{Cards, "official"},
	{Cards, "official players=3 validation=contest"},
	{Jago, "official"},
}

func compile(t *testing.T, g Game, options string) Rules {
	t.Helper()
	r, err := g.Rules(options)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// What a page tells a seat is the same in every position that agrees with what the seat
// knows: so nothing of it can come from what the seat may not know.
func TestNothingHiddenIsTold(t *testing.T) {
	for _, v := range variants {
		t.Run(v.game.Name()+" "+v.options, func(t *testing.T) {
			r := compile(t, v.game, v.options)
			names := []string{"Alice", "Bob", "Zoé"}[:r.Seats()]
			o := show.Options{Language: language.French, Names: names}
			rng := rand.New(rand.NewPCG(5, 6))
			differ := 0
			n := 0
			game(t, r, 3, func(p Position, seat int, move string) {
				if n == 25 && testing.Short() {
					return
				}
				n++
				for s := range r.Seats() {
					q := p.(interface {
						Sample(*rand.Rand, int) Position
					}).Sample(rng, s)
					for other := range r.Seats() {
						if other != s && q.View(other) != p.View(other) {
							differ++
						}
					}
					for what, told := range map[string]func(Position) any{
						"drawing": func(p Position) any { return p.SVG(s, o, nil) },
						"status":  func(p Position) any { return p.Status(s, o) },
						"view":    func(p Position) any { return p.View(s) },
						"acts":    func(p Position) any { return p.Acts(s) },
						"scores":  func(p Position) any { return []int{p.Score(0), p.Score(1), p.Turn()} },
						"preview": func(p Position) any {
							if s != seat {
								return nil
							}
							would, err := p.Preview(s, move, o)
							return fmt.Sprint(would, err)
						},
						"refusal": func(p Position) any {
							_, err := p.Preview(s, "8H:ZZYZX", o)
							_, err2 := p.Decide(rand.New(rand.NewPCG(1, 1)), 1-min(s, 1), "-ZZ")
							return fmt.Sprint(err, err2 == nil)
						},
					} {
						if what == "refusal" && s != seat {
							continue
						}
						if a, b := told(p), told(q); !reflect.DeepEqual(a, b) {
							t.Fatalf("seat %d, %s: %v\nand %v\nin %s", s, what, a, b, p.View(s))
						}
					}
				}
			})
			if v.game.Hidden() && differ == 0 {
				t.Errorf("of %d positions none has another that agrees with what a seat knows", n)
			}
		})
	}
}

// What a player has decided in a duplicate game is neither told nor drawn before the others
// have decided too.
func TestDecisionsAreSecret(t *testing.T) {
	r := compile(t, Scrabble, "classique duplicate=best")
	o := show.Options{Language: language.English, Names: []string{"Alice", "Bob"}}
	var last Position
	secret := 0
	for _, s := range game(t, r, 3, func(Position, int, string) {}) {
		told := s.Tell(o)
		if last != nil && len(told) == 1 && told[0].Clause == "scrabble/duplicate-hidden" {
			secret++
			other := 1 - s.Seat()
			if a, b := s.After().SVG(other, o, nil), s.After().SVG(other, o, []Step{s}); a != b {
				t.Fatalf("%s is drawn", s.Move())
			}
			if _, word, _ := strings.Cut(s.Move(), ":"); word != "" && strings.Contains(told[0].Text, word) {
				t.Errorf("%s is told: %s", s.Move(), told[0].Text)
			}
		}
		last = s.After()
	}
	if secret == 0 {
		t.Error("nobody has decided anything")
	}
}

// A draw of a hidden rack is told without its letters.
func TestDrawsAreTold(t *testing.T) {
	for _, v := range variants {
		if !v.game.Hidden() {
			continue
		}
		r := compile(t, v.game, v.options)
		o := show.Options{Names: []string{"alice", "bob", "zoe"}[:r.Seats()]}
		for _, s := range game(t, r, 9, func(Position, int, string) {}) {
			if !s.Quick() && !strings.HasPrefix(s.Move(), "-") {
				continue
			}
			for _, sentence := range s.Tell(o) {
				if strings.ContainsFunc(sentence.Text, func(c rune) bool { return 'A' <= c && c <= 'Z' }) {
					t.Errorf("%s is told as %q", s.Move(), sentence.Text)
				}
			}
		}
	}
}

// A game that is written line by line is read back as it was, in all games.
func TestLines(t *testing.T) {
	for _, v := range variants {
		r := compile(t, v.game, v.options)
		names := []string{"Alice", "Jean Paul", "Zoé"}[:r.Seats()]
		first := -1
		steps := game(t, r, 4, func(p Position, seat int, _ string) {
			if first < 0 {
				first = seat
			}
		})
		text, err := r.Head(first, names)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range steps {
			line, err := r.Line(first, names, s)
			if err != nil {
				t.Fatal(err)
			}
			text += line + " # clock x\n"
		}
		read, err := v.game.Read(strings.NewReader(text))
		if err != nil || read.Err != nil || len(read.Steps) != len(steps) || !slices.Equal(read.Names, names) {
			t.Fatalf("%s: %v, %v, %d of %d steps, %q", v.options, err, read.Err, len(read.Steps), len(steps), read.Names)
		}
		if a, b := read.Steps[len(steps)-1].After().View(0), steps[len(steps)-1].After().View(0); a != b {
			t.Errorf("%s, and not %s", a, b)
		}
	}
}

// What a client says never brings letters of its choice, nor a flag, nor a verdict.
func TestDecisionsAlone(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, v := range variants {
		r := compile(t, v.game, v.options)
		p := r.Start(0)
		due := p.Acts(0).Draw
		if due == 0 {
			t.Fatalf("%s: nothing is due", v.options)
		}
		chosen := "+" + strings.Repeat("E", due)
		for range 3 {
			if s, err := p.Decide(rng, 0, chosen); err == nil && s.Move() == chosen {
				t.Errorf("%s: a client has drawn %s", v.options, chosen)
			}
		}
		for _, text := range []string{"~", "flag", "drapeau"} {
			if s, err := p.Decide(rng, 0, text); err == nil {
				t.Errorf("%s: %q was played as %s", v.options, text, s.Move())
			}
		}
	}
}
