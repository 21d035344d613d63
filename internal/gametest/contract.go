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

// in reports what comes up so many times in a thousand.
func (w *player[S, P, M, K, U, E, O]) in(n int) bool { return w.rng.IntN(1000) < n }

// likely is how often a kind is chosen, against 20 for others.
var likely = map[string]int{"pass": 2, "swap": 1, "exchange": 1, "resign": 1, "place": 40, "jarnac": 40}

// aside reports whether a move is one that Moves does not yield.
func aside[K Kind](k K) bool {
	switch k.String() {
	case "contest", "contest and jarnac", "flag", "resign":
		return true
	}
	return false
}

// choose is a legal move: mostly one of those that Moves yields, and now and then a
// contest, a bad word, or the like.
func (w *player[S, P, M, K, U, E, O]) choose(s S) (P, M) {
	for q := range s.Open() {
		if p := w.other(s, q); w.in(300) && s.Check(p, w.Contest) == nil {
			return p, w.Contest
		}
	}
	if any := append([]M{w.Resign}, w.Rare...); w.in(15) {
		p, m := P(w.rng.IntN(6)), any[w.rng.IntN(len(any))]
		if (m != w.Resign || w.in(100)) && s.Check(p, m) == nil {
			return p, m
		}
	}
	for range 3 {
		if p, m := w.anything(s); w.in(100) && m.Kind().String() != "resign" && s.Check(p, m) == nil {
			return p, m
		}
	}
	p := s.Turn()
	moves := s.AppendMoves(nil, p)
	byKind := map[string][]M{}
	for _, m := range moves {
		k := m.Kind().String()
		byKind[k] = append(byKind[k], m)
	}
	total, pick := 0, ""
	for _, k := range sortedKeys(byKind) {
		weight := likely[k]
		if weight == 0 {
			weight = 20
		}
		if total += weight; w.rng.IntN(total) < weight {
			pick = k
		}
	}
	m := byKind[pick][w.rng.IntN(len(byKind[pick]))]
	if c, err := s.Complete(w.rng, p, m); err == nil {
		m = c
	}
	return p, m
}

func sortedKeys[V any](m map[string]V) (keys []string) {
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// other is a player who is not q.
func (w *player[S, P, M, K, U, E, O]) other(s S, q P) P {
	n := len(slices.Collect(s.Players()))
	return P((int(q) + 1 + w.rng.IntN(n-1)) % n)
}

// anything is a player and a move that is probably illegal: one of another moment, or
// one that is bent a little.
func (w *player[S, P, M, K, U, E, O]) anything(s S) (P, M) {
	p := s.Turn()
	switch w.rng.IntN(6) {
	case 0:
		p = P(w.rng.IntN(256))
	case 1, 2:
		p = P(w.rng.IntN(6))
	}
	m := w.pool[w.rng.IntN(len(w.pool))]
	if w.in(600) {
		other := w.pool[w.rng.IntN(len(w.pool))].String()
		for range 4 {
			if bent, err := w.ParseMove(w.bend(m.String(), other)); err == nil {
				m = bent
				break
			}
		}
	}
	if !m.Completed() {
		if c, err := s.Complete(w.rng, p, m); err == nil {
			m = c
		}
	}
	return p, m
}

// bend changes, adds or takes away a byte of a text; another lends bytes.
func (w *player[S, P, M, K, U, E, O]) bend(text, other string) string {
	if text == "" || other == "" {
		return other
	}
	const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abc.?"
	b, i, c := []byte(text), w.rng.IntN(len(text)), other[w.rng.IntN(len(other))]
	if w.in(300) {
		c = all[w.rng.IntN(len(all))]
	}
	switch w.rng.IntN(4) {
	case 0:
		b[i] += byte(w.rng.IntN(3)) - 1
	case 1:
		b = slices.Insert(b, i, c)
	case 2:
		b = slices.Delete(b, i, i+1)
	default:
		b[i] = c
	}
	return string(b)
}

// position holds what is true of one position.
func (w *player[S, P, M, K, U, E, O]) position(s S) error {
	if again, ok := w.hash[s.Hash()]; ok && again != s {
		return fmt.Errorf("its hash is that of\n%s", again)
	}
	w.hash[s.Hash()] = s
	_, over := s.Outcome()
	for p := range s.Players() {
		n, canAct := 0, s.CanAct(p)
		for range s.Moves(p) {
			n++
			break
		}
		switch {
		case over && (n > 0 || canAct):
			return fmt.Errorf("the game is over, and %v can act", p)
		case !over && p == s.Turn() && (n == 0 || !canAct):
			return fmt.Errorf("%v is on turn, and cannot act", p)
		case n > 0 && !canAct:
			return fmt.Errorf("%v has moves, and cannot act", p)
		}
	}
	if err := w.contests(s, over); err != nil {
		return err
	}
	if over {
		if err := w.over(s); err != nil {
			return err
		}
	}
	for range 8 {
		p, m := w.anything(s)
		if err := w.judge(s, p, m); err != nil {
			return fmt.Errorf("%v by %v: %v", m, p, err)
		}
	}
	if w.in(200) || over {
		if err := errors.Join(w.readsBack(s), w.moves(s)); err != nil {
			return err
		}
	}
	return nil
}

// contests holds that whoever can contest can act, and that a move of another is open.
func (w *player[S, P, M, K, U, E, O]) contests(s S, over bool) error {
	authors := map[P]bool{}
	for p, m := range s.Open() {
		if over {
			return fmt.Errorf("the game is over, and %v is open", m)
		}
		authors[p] = true
	}
	contestable := false
	for p := range s.Players() {
		legal := w.canContest(s, p)
		contestable = contestable || legal
		byOther := len(authors) > 1 || len(authors) == 1 && !authors[p]
		if legal && !byOther {
			return fmt.Errorf("%v can contest, and no move of another is open", p)
		}
		if legal && !s.CanAct(p) {
			return fmt.Errorf("%v can contest, and cannot act", p)
		}
		if p != s.Turn() && s.CanAct(p) && !legal {
			return fmt.Errorf("%v is not on turn, can act, and cannot contest", p)
		}
	}
	if len(authors) > 0 && !contestable {
		return errors.New("a move is open, and nobody can contest it")
	}
	return nil
}

// canContest reports whether some contest by p is legal.
func (w *player[S, P, M, K, U, E, O]) canContest(s S, p P) bool {
	return slices.ContainsFunc(append([]M{w.Contest}, w.Rare...), func(m M) bool {
		return m.Kind().String() == "contest" && s.Check(p, m) == nil
	})
}

// over holds that the outcome agrees with the scores, and that nothing can be done.
func (w *player[S, P, M, K, U, E, O]) over(s S) error {
	o, _ := s.Outcome()
	winners := 0
	for p := range s.Players() {
		if o.Points(p) != s.Score(p) {
			return fmt.Errorf("%v has %d points, and in the outcome %d", p, s.Score(p), o.Points(p))
		}
		if o.WonBy(p) {
			winners++
		}
	}
	drawn, ok := field[bool](o, "Drawn")
	undecided, _ := field[bool](o, "Undecided") // nobody knows who has won, and it is no draw
	if drawn = drawn || undecided; winners > 1 || ok && drawn == (winners > 0) {
		return fmt.Errorf("%v: %d players have won", o, winners)
	}
	for _, name := range []string{"End", "Verdict"} {
		if c, ok := field[rulebook.Clause](o, name); ok && !c.Valid() {
			return fmt.Errorf("%v: %s is %q", o, name, c)
		}
	}
	for p := range s.Players() {
		for _, m := range []M{w.Resign, w.Contest} {
			if s.Check(p, m) == nil {
				return fmt.Errorf("the game is over, and %v can play %v", p, m)
			}
		}
	}
	return errors.Join(sameJSON(o), sameGob(o))
}

// judge holds that Check, Effect and Play agree about a move, which may be illegal.
func (w *player[S, P, M, K, U, E, O]) judge(s S, p P, m M) error {
	before := s
	refusal := s.Check(p, m)
	_, noEffect := s.Effect(p, m)
	next, notPlayed := s.Play(p, m)
	switch {
	case s != before:
		return errors.New("asking has changed the state")
	case !sameError(refusal, notPlayed):
		return fmt.Errorf("Check says %v, and Play %v", refusal, notPlayed)
	case !sameError(refusal, noEffect):
		return fmt.Errorf("Check says %v, and Effect %v", refusal, noEffect)
	case refusal == nil && !m.Completed() && !w.Unnamed:
		return errors.New("it is legal without the letters that come")
	case refusal != nil && next != before:
		return fmt.Errorf("it is refused, and the state is\n%s", next)
	case refusal == nil && w.Strict && !aside(m.Kind()) && !(w.Unyielded != nil && w.Unyielded(s, p, m)) &&
		!slices.Contains(s.AppendMoves(nil, p), m.Decision()):
		return errors.New("Check passes it, and Moves does not yield it")
	case refusal != nil:
		return cites(refusal)
	}
	return nil
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

// moves holds that Moves yields decisions, each once, that can be completed and played.
func (w *player[S, P, M, K, U, E, O]) moves(s S) error {
	for p := range s.Players() {
		all := slices.Collect(s.Moves(p))
		if !slices.Equal(all, s.AppendMoves(nil, p)) {
			return errors.New("AppendMoves differs from Moves")
		}
		seen := map[M]bool{}
		for _, m := range all {
			if seen[m] {
				return fmt.Errorf("Moves yields %v twice", m)
			}
			seen[m] = true
			if m != m.Decision() {
				return fmt.Errorf("Moves yields %v, which is no decision", m)
			}
			if aside(m.Kind()) && len(all) > 1 {
				return fmt.Errorf("Moves yields %v", m)
			}
		}
		for range min(len(all), 12) { // some of them
			m := all[w.rng.IntN(len(all))]
			c, err := s.Complete(w.rng, p, m)
			if err != nil || !c.Completed() || c.Decision() != m || m.Completed() && c != m {
				return fmt.Errorf("Moves yields %v, which is completed as %v, %v", m, c, err)
			}
			if err := s.Check(p, c); err != nil {
				return fmt.Errorf("Moves yields %v, and %v is refused: %v", m, c, err)
			}
			if err := w.judge(s, p, m); err != nil {
				return fmt.Errorf("%v: %v", m, err)
			}
			if err := w.hides(s, p, m, c); err != nil {
				return fmt.Errorf("%v by %v: %v", m, p, err)
			}
			w.pool = append(w.pool, m, c)
		}
	}
	return nil
}

// hides holds that the others see the same, whatever letters come to p.
func (w *player[S, P, M, K, U, E, O]) hides(s S, p P, decision, completed M) error {
	if w.View == nil || w.Unnamed || decision.Completed() { // of letters without names, what came tells who holds the others
		return nil
	}
	other, err := s.Complete(w.rng, p, decision)
	if err != nil {
		return err
	}
	a, _ := s.Play(p, completed)
	b, _ := s.Play(p, other)
	for q := range s.Players() {
		if q != p && w.View(s, q) != nil && w.View(a, q) != w.View(b, q) {
			return fmt.Errorf("%v sees whether %v or %v came:\n%v\n%v", q, completed, other, w.View(a, q), w.View(b, q))
		}
	}
	return nil
}

// move plays a legal move, and holds what is true of it.
func (w *player[S, P, M, K, U, E, O]) move(s S, p P, m M) (S, error) {
	if err := w.judge(s, p, m); err != nil {
		return s, err
	}
	e, err := s.Effect(p, m)
	if err != nil {
		return s, fmt.Errorf("it is refused: %w", err)
	}
	next, _ := s.Play(p, m)
	if by, ok := field[P](e, "Player"); ok && by != p {
		return next, fmt.Errorf("its effect is of %v", by)
	}
	if of, ok := field[M](e, "Move"); ok && of != m {
		return next, fmt.Errorf("its effect is of %v", of)
	}
	if c, ok := field[rulebook.Clause](e, "Clause"); ok && !c.Valid() {
		return next, fmt.Errorf("its effect cites %q", c)
	}
	if w.Letters != nil && w.Letters(s) != w.Letters(next) {
		return next, fmt.Errorf("there were %s, and are %s", w.Letters(s), w.Letters(next))
	}
	if w.Step != nil {
		if err := w.Step(Step[S, P, M]{s, p, m, next}, e); err != nil {
			return next, err
		}
	}
	if w.pool = append(w.pool, m); len(w.pool) > 1000 {
		w.pool = slices.Delete(w.pool, 2+len(w.Rare), 500)
	}
	back, err := w.ParseMove(m.String())
	if err != nil || back != m {
		return next, fmt.Errorf("it reads back as %v: %v", back, err)
	}
	return next, errors.Join(sameJSON(m), sameJSON(p), sameJSON(m.Kind()), sameJSON(e), sameGob(e))
}

// readsBack holds that a position reads back from its text and from its Setup, and so
// does the Setup from its JSON.
func (w *player[S, P, M, K, U, E, O]) readsBack(s S) error {
	text, err := s.MarshalText()
	if err != nil || string(text) != s.String() {
		return fmt.Errorf("its text is %q: %v", text, err)
	}
	back, err := w.Rules.ParseState(s.String())
	if err != nil || back != s {
		return fmt.Errorf("it reads back as\n%s\n%v", back, err)
	}
	if back.Hash() != s.Hash() {
		return errors.New("an equal state has another hash")
	}
	setup := s.Setup()
	if back, err = w.Rules.FromSetup(setup); err != nil || back != s {
		return fmt.Errorf("its Setup is\n%s\n%v", back, err)
	}
	if err := sameGob(setup); err != nil {
		return fmt.Errorf("its Setup: %v", err)
	}
	written, err := json.Marshal(setup)
	if err != nil {
		return fmt.Errorf("its Setup: %v", err)
	}
	var read U
	if err := json.Unmarshal(written, &read); err != nil {
		return fmt.Errorf("its Setup in JSON: %v", err)
	}
	if back, err = w.Rules.FromSetup(read); err != nil || back != s {
		return fmt.Errorf("its Setup in JSON is\n%s\n%v", back, err)
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
