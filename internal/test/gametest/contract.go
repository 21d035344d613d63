package gametest

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
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
//   - No letter is lost, and none is found.
//   - Who can contest, can act, and has a move of another open.
//   - Moves and States read back from their text as the same value, and players, kinds,
//     Setups, effects and outcomes from their JSON and gob. The zero Move is written "". Equal
//     States have equal hashes.
//   - A Setup that is spoilt is refused, or it is a position that can be played on.
//   - What one player draws is hidden from the others.
//   - A game that is over has an outcome that its scores agree with.
//   - A record replays to the same states.
func (g *Game[S, P, M, K, U, E, O]) Run(t *testing.T) {
	t.Run("zero values", func(t *testing.T) {
		if err := g.zero(); err != nil {
			t.Error(err)
		}
	})
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
	n := uint64(N(4, 60))
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
	t.Logf("met: %v", met)
	for _, what := range missing() {
		if !t.Failed() {
			t.Errorf("no game has met: %s", what)
		}
	}
}

// phase is what the method Phase of a State says.
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
		g.pool = append([]M{g.Contest, g.Resign}, g.Rare...)
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

// zero holds that zero values are no game, and say so.
func (g *Game[S, P, M, K, U, E, O]) zero() error {
	var s S
	var m M
	var p P
	var setup U
	real := g.Variants[0].Rules.Start(p)
	for _, p := range []P{p, 1, 255} {
		for _, s := range []S{s, g.None.Start(p)} {
			if s != *new(S) {
				return fmt.Errorf("the zero Rules start with %s", s)
			}
			_, over := s.Outcome()
			if over || s.CanAct(p) || s.Due() != 0 || s.Score(p) != 0 || len(slices.Collect(s.Players())) > 0 {
				return errors.New("the zero State has something to do")
			}
			for range s.Open() {
				return errors.New("the zero State has a move open")
			}
			for m := range s.Moves(p) {
				return fmt.Errorf("the zero State has the move %v", m)
			}
			for _, m := range []M{m, g.Contest, g.Resign} {
				next, err := s.Play(p, m)
				_, noEffect := s.Effect(p, m)
				if err == nil || next != s || s.Check(p, m) == nil || noEffect == nil {
					return fmt.Errorf("the zero State accepts %v", m)
				}
			}
			_, _ = s.Complete(rand.New(rand.NewPCG(1, 1)), p, g.Resign)
			_, _, _ = s.String(), s.Hash(), s.Setup()
			if _, err := s.MarshalText(); err != nil {
				return fmt.Errorf("the zero State has no text: %v", err)
			}
		}
		if real.Check(p, m) == nil {
			return errors.New("the zero Move is legal")
		}
	}
	if s := real; len(slices.Collect(s.Players())) > 0 {
		nobody := P(255)
		if s.CanAct(nobody) || s.Score(nobody) != 0 || len(s.AppendMoves(nil, nobody)) > 0 || s.Check(nobody, g.Resign) == nil {
			return errors.New("nobody can act")
		}
		if s.Turn() != p {
			return fmt.Errorf("%v begins, and the zero Player should", s.Turn())
		}
	}
	var e E
	var o O
	if err := errors.Join(sameJSON(p), sameJSON(m), sameJSON(m.Kind()), sameJSON(setup), sameJSON(e), sameJSON(o), sameGob(p), sameGob(m), sameGob(setup), sameGob(e), sameGob(o)); err != nil {
		return fmt.Errorf("a zero value %w", err)
	}
	if text, err := m.MarshalText(); len(text) > 0 || err != nil {
		return fmt.Errorf("the zero Move is written %q, %v", text, err)
	}
	for _, text := range []string{"", " ", strings.Repeat("A", 1<<16)} {
		if m, err := g.ParseMove(text); err == nil || m != *new(M) {
			return fmt.Errorf("%.9q is read as the move %v", text, m)
		}
	}
	for _, r := range []Rules[S, P, U]{g.None, g.Variants[0].Rules} {
		if s, err := r.FromSetup(setup); err == nil || s != *new(S) {
			return fmt.Errorf("the zero Setup is the position %s", s)
		}
		for _, text := range []string{"", "-", ";", strings.Repeat("A", 1<<16)} {
			if s, err := r.ParseState(text); err == nil || s != *new(S) {
				return fmt.Errorf("%.9q is read as the position %s", text, s)
			}
		}
	}
	long := real.String() + strings.Repeat(" ", 1<<19)
	if _, err := g.Variants[0].Rules.ParseState(long); err == nil || !strings.Contains(err.Error(), strconv.Itoa(len(long))) {
		return fmt.Errorf("a text of %d bytes is not refused for its length: %v", len(long), err)
	}
	if s, err := g.None.FromSetup(real.Setup()); err == nil || s != *new(S) {
		return fmt.Errorf("the zero Rules set up %s", s)
	}
	if s, err := g.None.ParseState(real.String()); err == nil || s != *new(S) {
		return fmt.Errorf("the zero Rules read %s", s)
	}
	return nil
}
