package gametest

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// Run plays random games by all variants, and holds at every position and every move of
// theirs what the games promise alike:
//
//   - The zero values of Rules, State and Move are no game, and say so.
//   - A game that is not over has moves for the player on turn. Moves yields each
//     decision once, and some completion of each passes Check. Under strict validation
//     nothing else does, but contests, flags and resignation.
//   - Play, Check and Effect refuse the same moves for the same reason, in English and
//     in French, and cite a clause. Nothing has changed after that.
//   - Complete takes the decision alone from what a client may have sent: letters that came with
//     it make no difference, and the fall of a flag is refused.
//   - No letter is lost, and none is found.
//   - Who can contest, can act, and has a move of another open.
//   - Moves and States read back from their text as the same value, and players, kinds,
//     Setups, effects and outcomes from their JSON. The zero Move is written "". Equal
//     States have equal hashes.
//   - A position whose JSON is an object reads back from it, and so does a View.
//   - A Setup that is spoilt is refused, or it is a position that can be played on.
//   - What one player draws is hidden from the others.
//   - A game that is over has an outcome that its scores agree with.
//   - A record replays to the same states.
func (g *Game[S, P, M, K, U, E, O]) Run(t *testing.T) {
	for what, holds := range g.probes() {
		t.Run(what, func(t *testing.T) {
			if err := holds(); err != nil {
				t.Error(err)
			}
		})
	}
	met := map[string]int{}
	play := func(t *testing.T, v Variant[S, P, U], seed uint64) {
		steps, err := g.game(v, seed)
		if err != nil {
			t.Fatalf("game %d: %v", seed, err)
		}
		if err := g.spoilt(v, seed, steps); err != nil {
			t.Fatalf("game %d: %v", seed, err)
		}
		for _, step := range steps {
			met[fmt.Sprintf("%v, then %v", step.Move.Kind(), phase(step.After))]++
		}
		o, _ := steps[len(steps)-1].After.Outcome()
		met[endOf(o)]++
	}
	n := uint64(N(4, 30))
	for _, v := range g.Variants {
		t.Run(v.Name, func(t *testing.T) {
			for seed := range n {
				play(t, v, seed)
			}
		})
	}
	missing := func() (missing []string) {
		for _, what := range g.Meets {
			if met[what] == 0 {
				missing = append(missing, what)
			}
		}
		return missing
	}
	// What is rare may need more games than those.
	for seed := n; len(missing()) > 0 && seed < n+60 && !t.Failed(); seed++ {
		for _, v := range g.Variants {
			play(t, v, seed)
		}
	}
	t.Logf("met: %v; spoilt Setups: %v", met, g.setUp)
	if n := g.setUp; n[true]+n[false] > 50 && (n[true] == 0 || n[false] == 0) {
		t.Errorf("spoilt Setups that are positions, and that are none: %v", g.setUp)
	}
	for _, what := range missing() {
		if !t.Failed() {
			t.Errorf("no game has met: %s", what)
		}
	}
}

// phase returns what the method Phase of a State says.
func phase(s any) any {
	if m := reflect.ValueOf(s).MethodByName("Phase"); m.IsValid() {
		return m.Call(nil)[0]
	}
	return "no phase"
}

// endOf is the clause that has ended a game, or the outcome without one.
func endOf(outcome any) string {
	if c, ok := field[rulebook.Clause](outcome, "End"); ok {
		return string(c)
	}
	return fmt.Sprint(outcome)
}

// field is a field of a struct.
func field[T any](v any, name string) (value T, ok bool) {
	if s := reflect.ValueOf(v); s.Kind() == reflect.Struct {
		if f := s.FieldByName(name); f.IsValid() {
			value, ok = f.Interface().(T)
		}
	}
	return value, ok
}

// A player plays a random game and holds the contract.
type player[S State[S, P, M, U, E, O], P Player, M Move[M, K], K Kind, U, E any, O Outcome[P]] struct {
	*Game[S, P, M, K, U, E, O]
	Variant[S, P, U]
	rng  *rand.Rand
	hash map[uint64]S
}

func (g *Game[S, P, M, K, U, E, O]) player(v Variant[S, P, U], seed uint64) *player[S, P, M, K, U, E, O] {
	if g.pool == nil {
		g.pool, g.setUp = append([]M{g.Contest, g.Resign}, g.Rare...), map[bool]int{}
	}
	return &player[S, P, M, K, U, E, O]{Game: g, Variant: v, rng: rand.New(rand.NewPCG(seed, 1)), hash: map[uint64]S{}}
}

// game plays a game to its end.
func (g *Game[S, P, M, K, U, E, O]) game(v Variant[S, P, U], seed uint64) ([]Step[S, P, M], error) {
	w := g.player(v, seed)
	var none P
	s := v.Rules.Start(none)
	first := P(w.rng.IntN(max(len(slices.Collect(s.Players())), 1)))
	s = v.Rules.Start(first)
	if s.Turn() != first {
		return nil, fmt.Errorf("%s: %v begins, and %v should", s, s.Turn(), first)
	}
	steps, err := w.play(s, cmp.Or(g.Limit, 400))
	if err == nil && g.Replay != nil {
		err = g.replayed(first, steps)
	}
	return steps, err
}

func (g *Game[S, P, M, K, U, E, O]) replayed(first P, steps []Step[S, P, M]) error {
	states, err := g.Replay(first, steps)
	if err != nil || len(states) != len(steps) {
		return fmt.Errorf("%d states of %d moves are replayed: %v", len(states), len(steps), err)
	}
	for i, s := range states {
		if s != steps[i].After {
			return fmt.Errorf("%s\nreplays as\n%s", steps[i].After, s)
		}
	}
	return nil
}

// play plays from s to the end, and resigns after a limit.
func (w *player[S, P, M, K, U, E, O]) play(s S, limit int) (steps []Step[S, P, M], err error) {
	type seen struct {
		state S
		text  string
	}
	var old []seen
	for n := 0; ; n++ {
		if err := w.position(s); err != nil {
			return steps, fmt.Errorf("%s\n%v", s, err)
		}
		if w.in(50) {
			old = append(old, seen{s, s.String()})
		}
		if _, over := s.Outcome(); over {
			break
		}
		p, m := w.choose(s)
		if n >= limit {
			p, m = s.Turn(), w.Resign
		}
		next, err := w.move(s, p, m)
		if err != nil {
			return steps, fmt.Errorf("%s\n%v plays %v: %v", s, p, m, err)
		}
		steps = append(steps, Step[S, P, M]{s, p, m, next})
		s = next
	}
	for _, o := range old {
		if now := o.state.String(); now != o.text {
			return steps, fmt.Errorf("%s\nhas become\n%s", o.text, now)
		}
	}
	return steps, nil
}

func sameError(a, b error) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Error() == b.Error()
}

// Clause returns the clause that an error cites, "" for none.
func Clause(err error) rulebook.Clause {
	var v *rulebook.Violation
	if errors.As(err, &v) {
		return v.Clause
	}
	return ""
}

// cites holds that a refusal cites a clause, and speaks both languages.
func cites(err error) error {
	var v *rulebook.Violation
	if !errors.As(err, &v) || !v.Clause.Valid() {
		return fmt.Errorf("it is refused without a clause: %v", err)
	}
	if fr, en := v.Explain(language.French), v.Explain(language.English); fr == "" || fr == en {
		return fmt.Errorf("it is refused with %q, and in French %q", en, fr)
	}
	return nil
}

// sameJSON holds that a value reads back from its JSON.
func sameJSON(v any) error {
	back := reflect.New(reflect.TypeOf(v))
	text, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(text, back.Interface())
	}
	if err != nil || !reflect.DeepEqual(back.Elem().Interface(), v) {
		return fmt.Errorf("%s reads back as %+v: %v", text, back.Elem(), err)
	}
	return nil
}
