package gametest_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

// A toy is a game of stones and letters. In turn each of two players draws a letter A
// or B, and takes with a letter of theirs one to three stones: A takes an odd number, B
// an even one. What is wrong is refused, or can be contested at once. Whoever has more
// stones wins when none is left, or when both have passed.

type side uint8

func (p side) String() string               { return string(rune('A' + p)) }
func (p side) MarshalText() ([]byte, error) { return []byte(p.String()), nil }
func (p *side) UnmarshalText(b []byte) error {
	switch string(b) {
	case "A", "B":
		*p = side(b[0] - 'A')
		return nil
	}
	return errors.New("unknown player")
}

// rules are those of a toy; broken says what is wrong with it.
type rules struct {
	stones int8
	strict bool
	broken string
}

func (r *rules) is(broken string) bool { return r != nil && r.broken == broken }

type phase uint8

func (p phase) String() string { return []string{"over", "drawing", "playing", "answer"}[p] }

const (
	over phase = iota
	drawing
	playing
	answer
)

// quiet is a position without an open move.
type quiet struct {
	Stones, Idle int8
	Bag, Laid    [2]int8
	Racks        [2][2]int8
	Scores       [2]int8
	Turn         side
	Phase        phase
	GaveUp       bool
}

type state struct {
	r *rules
	quiet
	open   move // of the opponent of who is on turn
	before quiet
	last   move // in a broken toy
}

type setup struct {
	quiet
	Open move `json:",omitzero"`
}

type effect struct {
	Player side
	Move   move
	Points int
	Clause rulebook.Clause
	Lost   string `json:"-"`
}

type outcome struct {
	Winner       side
	Drawn        bool
	Scores       [2]int8
	End, Verdict rulebook.Clause
}

func (o outcome) String() string    { return fmt.Sprintf("%v %v", o.Winner, o.Scores) }
func (o outcome) WonBy(p side) bool { return !o.Drawn && o.Winner == p }

func (s state) CanAct(p side) bool          { return s.Phase() != over && p == s.quiet.Turn }
func (s state) Phase() phase                { return s.quiet.Phase }
func (s state) Turn() side                  { return s.quiet.Turn }
func (s state) Hash() uint64                { return s.hashOf() }
func (s state) Moves(p side) iter.Seq[move] { return slices.Values(s.AppendMoves(nil, p)) }

func (s state) Players() iter.Seq[side] {
	return func(yield func(side) bool) { _ = s.r != nil && yield(0) && yield(1) }
}

func (s state) Due() int {
	if s.quiet.Phase == drawing {
		return 1
	}
	return 0
}

func (s state) Score(p side) int {
	if p > 1 {
		return 0
	}
	return int(s.Scores[p])
}

func (s state) hashOf() uint64 {
	switch {
	case s.r.is("hash of the last move"):
		return hash.New().Bytes([]byte(fmt.Sprint(s.quiet, s.open, s.last))).Sum()
	case s.r.is("hash of too little"):
		return hash.New().Uint64(uint64(s.Stones)).Sum()
	}
	return hash.New().Bytes([]byte(fmt.Sprint(s.quiet, s.open, s.before))).Sum()
}

func (r *rules) Start(first side) state {
	if r.stones == 0 || first > 1 {
		return state{}
	}
	s := state{r: r, quiet: quiet{Stones: r.stones, Bag: [2]int8{4, 4}, Turn: first, Phase: drawing}}
	if r.is("start") {
		s.quiet.Turn = 0
	}
	return s
}

func (s state) Open() iter.Seq2[side, move] {
	return func(yield func(side, move) bool) {
		if s.open.kind == take && !s.r.is("nothing open") || s.r.is("always open") {
			yield(1-s.quiet.Turn, s.open)
		}
	}
}

func (s state) AppendMoves(dst []move, p side) []move {
	from := len(dst)
	switch {
	case s.quiet.Phase == over || p != s.quiet.Turn:
		return dst
	case s.quiet.Phase == drawing:
		return append(dst, move{draw, 0, 1})
	case s.quiet.Phase == answer:
		return append(dst, move{kind: letGo})
	}
	for i, letter := range []byte("AB") {
		for n := range min(s.Stones, 3) {
			m := move{take, letter, n + 1}
			if s.Racks[p][i] > 0 && (m.good() || s.r.is("bad moves yielded")) {
				dst = append(dst, m)
			}
		}
	}
	switch {
	case s.r.is("a move is missing") && len(dst) > from:
		dst = dst[:len(dst)-1]
	case s.r.is("a move twice") && len(dst) > from:
		dst = append(dst, dst[len(dst)-1])
	case s.r.is("moves aside"):
		dst = append(dst, move{kind: resign})
	case s.r.is("completed moves"):
		dst = append(dst, move{draw, 'A', 1})
	case s.r.is("no moves") && len(dst) == from:
		return dst
	}
	return append(dst, move{kind: pass})
}

var phrases = say.New(func() map[string]string {
	return map[string]string{"no": "non", "yes": "yes"}
})

func (s state) Check(p side, m move) error {
	refuse := func() error {
		switch {
		case s.r.is("no clause"):
			return errors.New("no")
		case s.r.is("no French"):
			return phrases.Violation(law.OfficialTurnOrder, "", "", "yes")
		}
		return phrases.Violation(law.OfficialTurnOrder, m.String(), "", "no")
	}
	q := s.quiet
	i := (m.letter - 'A') & 1
	legal := q.Phase != over && p < 2
	switch m.kind {
	case draw:
		legal = legal && q.Phase == drawing && p == q.Turn && (m.letter != 0 && q.Bag[i] > 0 || m.letter == 0 && s.r.is("legal decisions"))
	case take:
		legal = legal && q.Phase == playing && p == q.Turn && q.Racks[p][i] > 0 && m.n <= q.Stones && (m.good() || !s.r.strict)
	case pass:
		legal = legal && q.Phase == playing && p == q.Turn
	case letGo:
		legal = legal && q.Phase == answer && p == q.Turn
	case contest:
		legal = legal && s.open.kind == take && (p == q.Turn || s.r.is("anybody contests")) || s.r.is("contests after the end") && q.Phase == over && p < 2 && s.r != nil
	case none:
		legal = legal && s.r.is("zero move")
	}
	if !legal {
		return refuse()
	}
	return nil
}

func (s state) Complete(r *rand.Rand, p side, m move) (move, error) {
	if s.r.is("no decision") && m.kind == contest {
		return m, rulebook.ErrNoDecision
	}
	done := m.Decision()
	switch {
	case s.r.is("letters that came") && m.Completed():
		done = m
	case m.kind == draw && p < 2 && s.quiet.Phase == drawing && r != nil:
		n := int8(r.IntN(int(s.Bag[0] + s.Bag[1])))
		done.letter = 'A'
		if n >= s.Bag[0] && !s.r.is("chance") {
			done.letter = 'B'
		}
	}
	if s.r.is("incomplete") {
		done = m.Decision()
	}
	return done, nil
}

func (s state) Effect(p side, m move) (effect, error) {
	if err := s.Check(p, m); err != nil && !s.r.is("effect of an illegal move") {
		return effect{}, err
	}
	e := effect{Player: p, Move: m, Clause: law.OfficialTurnOrder}
	if m.kind == take {
		e.Points = int(m.n)
	}
	switch {
	case s.r.is("effect of another"):
		e.Player = 1 - p
	case s.r.is("effect of another move"):
		e.Move = move{kind: pass}
	case s.r.is("effect without a clause"):
		e.Clause = ""
	case s.r.is("effect without points"):
		e.Points = 0
	case s.r.is("effect that JSON loses"):
		e.Lost = "RAT"
	}
	return e, nil
}

func (s state) Play(p side, m move) (state, error) {
	if err := s.Check(p, m); err != nil {
		if s.r.is("changed by an error") {
			s.Idle++
		}
		if s.r.is("another error") {
			err = errors.New("no")
		}
		return s, err
	}
	next := s
	q := &next.quiet
	i := (m.letter - 'A') & 1
	next.open, next.before = move{}, quiet{}
	if s.r.is("last move") || s.r.is("hash of the last move") {
		next.last = m
	}
	switch m.kind {
	case draw:
		q.Bag[i]--
		q.Racks[p][i]++
		q.Phase = playing
		if s.r.is("a letter lost") && m.letter == 'B' {
			q.Racks[p][i] = 0
		}
	case take:
		if !s.r.strict {
			next.open, next.before = m, *q
		}
		q.Racks[p][i]--
		q.Laid[i]++
		q.Stones -= m.n
		q.Scores[p] += m.n
		q.Idle = 0
		next.advance()
	case pass:
		q.Idle++
		next.advance()
	case letGo:
		q.Phase = over
	case contest:
		if !s.open.good() {
			next.quiet = s.before
			if s.r.is("undone badly") {
				q.Laid[0]++
			}
			q.Idle++
			next.advance()
		}
	case resign:
		q.Phase, q.GaveUp, q.Turn = over, true, p
	}
	if m.kind == contest && s.quiet.Phase == answer && s.open.good() {
		q.Phase = over
	}
	return next, nil
}

func (s *state) advance() {
	q := &s.quiet
	q.Turn = 1 - q.Turn
	switch {
	case q.Stones == 0 && s.open.kind == take:
		q.Phase = answer
	case q.Stones == 0 || q.Idle >= 4:
		q.Phase = over
	case q.Bag == [2]int8{}:
		q.Phase = playing
	default:
		q.Phase = drawing
	}
}

func (s state) Outcome() (o outcome, done bool) {
	if s.r == nil || s.quiet.Phase != over {
		return o, false
	}
	o = outcome{Scores: s.Scores, End: law.OfficialTurnOrder, Verdict: law.OfficialTurnOrder, Drawn: s.Scores[0] == s.Scores[1]}
	if s.Scores[1] > s.Scores[0] {
		o.Winner = 1
	}
	if s.GaveUp {
		o.Drawn, o.Winner = false, 1-s.quiet.Turn
	}
	switch {
	case s.r.is("outcome"):
		o.Scores[0]++
	case s.r.is("nobody wins"):
		o.Drawn, o.Winner = false, 7
	case s.r.is("end without a clause"):
		o.End = ""
	}
	return o, true
}

func (s state) Setup() setup {
	p := setup{quiet: s.quiet}
	if s.open.kind == take {
		p.quiet, p.Open = s.before, s.open
	}
	if s.r.is("setup") {
		p.Idle = 0
	}
	return p
}

func (s state) String() string {
	p := s.Setup()
	if s.r.is("text") {
		p.Laid = [2]int8{}
	}
	text, _ := json.Marshal(p)
	return string(text)
}

func (r *rules) FromSetup(p setup) (state, error) {
	q := p.quiet
	sum := q.Stones + q.Scores[0] + q.Scores[1]
	if r.is("unchecked setup") && r.stones > 0 && p.quiet != (quiet{}) {
		return state{r: r, quiet: p.quiet}, nil
	}
	if r.stones == 0 || q.Turn > 1 || q.Phase > answer || sum != r.stones || q.Idle < 0 || q.Idle > 4 || q.Idle == 4 && q.Phase != over ||
		min(q.Stones, q.Scores[0], q.Scores[1]) < 0 || q.Phase == drawing && q.Bag == [2]int8{} ||
		(q.Phase == drawing || q.Phase == playing) && q.Stones == 0 || q.Phase == answer && p.Open == (move{}) {
		return state{}, errors.New("no position")
	}
	for i := range 2 {
		if q.Bag[i]+q.Laid[i]+q.Racks[0][i]+q.Racks[1][i] != 4 || min(q.Bag[i], q.Laid[i], q.Racks[0][i], q.Racks[1][i]) < 0 {
			return state{}, errors.New("no position")
		}
	}
	s := state{r: r, quiet: q}
	if p.Open == (move{}) {
		return s, nil
	}
	if p.Open.kind != take || r.strict {
		return state{}, errors.New("no move to contest")
	}
	next, err := s.Play(q.Turn, p.Open)
	if err != nil {
		return state{}, err
	}
	return next, nil
}

func (r *rules) ParseState(text string) (s state, err error) {
	if len(text) > 1000 && !r.is("long text") {
		return state{}, fmt.Errorf("a state has no %d bytes", len(text))
	}
	var p setup
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&p); err != nil {
		return state{}, err
	}
	if r.is("read without a check") {
		return state{r: r, quiet: p.quiet}, nil
	}
	if s, err = r.FromSetup(p); err != nil || s.String() != text {
		return state{}, errors.New("no state")
	}
	return s, nil
}

func (s state) Chances(p side, m move) iter.Seq2[move, float64] {
	return func(yield func(move, float64) bool) {
		if m.kind != draw || m.letter != 0 {
			yield(m, 1)
			return
		}
		all := float64(s.Bag[0] + s.Bag[1])
		for i, letter := range []byte("AB") {
			if n := float64(s.Bag[i]); n > 0 {
				if s.r.is("even chances") {
					n = 1
				}
				if !yield(move{draw, letter, 1}, n/all) || s.r.is("a chance twice") && !yield(move{draw, letter, 1}, n/all) {
					return
				}
			}
		}
	}
}

func (s state) Chance(rng *rand.Rand, p side, m move) move {
	m, _ = s.Complete(rng, p, m)
	if s.r.is("another chance") && m.kind == draw {
		m.letter = 'A' + 'B' - m.letter
	}
	return m
}

func (s state) letters() string {
	q := s.quiet
	n := [2]int8{}
	for i := range n {
		n[i] = q.Bag[i] + q.Laid[i] + q.Racks[0][i] + q.Racks[1][i]
	}
	return fmt.Sprint(n)
}

type toy = gametest.Game[state, side, move, kind, setup, effect, outcome]

type step = gametest.Step[state, side, move]

// newToy is a toy, broken or whole.
func newToy(broken string) *toy {
	rule := func(strict bool) *rules { return &rules{stones: 16, strict: strict, broken: broken} }
	return &toy{
		Variants: []gametest.Variant[state, side, setup]{
			{Name: "strict", Rules: rule(true), Strict: true},
			{Name: "contest", Rules: rule(false)},
		},
		None:      new(rules),
		Meets:     []string{"take, then drawing", "contest, then drawing", "let go, then over", "official/turn/order"},
		ParseMove: parseMove,
		Contest:   move{kind: contest},
		Resign:    move{kind: resign},
		Letters:   state.letters,
		View:      func(s state, p side) any { return s.View(p) },
		Step: func(s step, e effect) error {
			if s.Move.kind == take && e.Points != s.After.Score(s.Player)-s.Before.Score(s.Player) {
				return fmt.Errorf("its effect has %d points", e.Points)
			}
			return nil
		},
		Replay: func(first side, game []step) (states []state, err error) {
			s := game[0].Before.r.Start(first)
			for _, g := range game {
				if s, err = s.Play(g.Player, g.Move); err != nil {
					return states, err
				}
				states = append(states, s)
			}
			if broken == "record" {
				states[0] = states[len(states)-1]
			}
			return states, nil
		},
	}
}
