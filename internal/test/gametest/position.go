package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"github.com/jeudelettres/lettres/rulebook"
)

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
		if err := w.decides(s, p, m); err != nil {
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
		if points := reflect.ValueOf(o).FieldByName("Scores").Index(int(p)).Int(); int(points) != s.Score(p) {
			return fmt.Errorf("%v has %d points, and in the outcome %d", p, s.Score(p), points)
		}
		if o.WonBy(p) {
			winners++
		}
	}
	drawn, _ := field[bool](o, "Drawn")
	undecided, _ := field[bool](o, "Undecided") // nobody knows who has won, and it is no draw
	if winners > 1 || (drawn || undecided) == (winners > 0) || drawn && undecided {
		return fmt.Errorf("%v: %d players have won", o, winners)
	}
	for _, name := range []string{"End", "Verdict"} {
		if clause, _ := field[rulebook.Clause](o, name); !clause.Valid() {
			return fmt.Errorf("%v has %s %q, which is no clause", o, name, clause)
		}
	}
	for p := range s.Players() {
		for _, m := range []M{w.Resign, w.Contest} {
			if s.Check(p, m) == nil {
				return fmt.Errorf("the game is over, and %v can play %v", p, m)
			}
		}
	}
	return sameJSON(o)
}

var errUnyielded = errors.New("Check passes it, and Moves does not yield it")

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
		return errUnyielded
	case refusal != nil:
		return cites(refusal)
	}
	return nil
}

// decides holds that Complete takes the decision alone from what a client may have sent: letters
// that came with it make no difference, and the fall of a flag is refused.
func (w *player[S, P, M, K, U, E, O]) decides(s S, p P, m M) error {
	complete := func(m M) (M, error) { return s.Complete(rand.New(rand.NewPCG(s.Hash(), 3)), p, m) }
	got, err := complete(m)
	want, wantErr := complete(m.Decision())
	switch {
	case isFlag(m.Kind()) != errors.Is(err, rulebook.ErrNoDecision):
		return fmt.Errorf("its completion ends with %v", err)
	case !sameError(err, wantErr):
		return fmt.Errorf("it is completed with %v, and its decision with %v", err, wantErr)
	case err == nil && got != want:
		return fmt.Errorf("it is completed as %v, and its decision as %v", got, want)
	case err != nil && got != m:
		return fmt.Errorf("it is not completed, and becomes %v", got)
	}
	_, _ = s.Complete(nil, p, m) // it does not panic
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
	return next, errors.Join(sameJSON(m), sameJSON(p), sameJSON(m.Kind()), sameJSON(e))
}

// readsBack holds that a position reads back from its text and from its Setup, and so
// does the Setup from its JSON.
func (w *player[S, P, M, K, U, E, O]) readsBack(s S) error {
	if err := readsJSON(s, w.Rules.ParseState); err != nil {
		return err
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
