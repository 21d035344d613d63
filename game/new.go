package game

import (
	"encoding"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// Signs are moves that every game has, whatever its position.
type Signs[M any] struct {
	Contest, Resign M
	Flag            M            // the zero Move where no flag can fall
	Contests        func(M) bool // whether a move contests; nil where Contest alone does
}

// The types of a game beyond those in package shape.
type (
	stateOf[S, P, V, M, O, E any] interface {
		shape.State[S, P, M]
		View(P) V
		Outcome() (O, bool)
		Effect(P, M) (E, error)
	}
	viewOf[P, M, O any] interface {
		shape.View[P, M]
		Outcome() (O, bool)
	}
	optionsOf interface {
		comparable
		fmt.Stringer
		Validate() error
	}
	rulesOf[S, P, V, Opt any] interface {
		comparable
		Options() Opt
		Start(first P) S
		ParseState(string) (S, error)
		ParseView(string) (V, error)
		Lexicon() *lexicon.Lexicon
	}
	// recordOf is a shape.Record with methods, of which D is inferred.
	recordOf[R, T, Opt, P, D, M any] interface {
		~struct {
			Options           Opt
			Players           []string
			First             P
			Toss              []D
			Lexicon           string
			Moves             []shape.Line[P, M]
			OptionsLine       int
			Comments, Closing []string
			Warnings          []rulebook.Note
		}
		encoding.TextMarshaler
		Replay(R) iter.Seq2[T, error]
	}
	// stepOf is a shape.Step with methods.
	stepOf[S, P, M any] interface {
		~struct {
			Before S
			Player P
			Move   M
			After  S
		}
	}
	moveOf[M, K any] interface {
		shape.Move[M]
		Kind() K
	}
)

// New makes a Game of the types of a game. This is the one place where all of them are named:
// State, View, Player, Move, Kind, Outcome, Effect, Options, Rules, Step, Record, and what a
// Record is made of. All are inferred from the functions:
//
//   - parse reads options, and compile makes rules of them;
//   - words are the built-in ones for this game, made on first use, or nil for a game without;
//   - move reads the notation;
//   - read reads a record, which is a shape.Record with methods;
//   - outcome says what a result of the game is for any game, with the points of all seats that
//     some rules have;
//   - traits say what rules have that others may not have.
//
// The first of the presets, whose names parse reads, is the usual one.
func New[
	S stateOf[S, P, V, M, O, E], V viewOf[P, M, O], P shape.Player, M moveOf[M, K], K fmt.Stringer, O comparable, E any,
	Opt optionsOf, R rulesOf[S, P, V, Opt], T stepOf[S, P, M], C recordOf[R, T, Opt, P, D, M], D any,
](
	name string, presets []string, words func() *lexicon.Lexicon,
	parse func(string) (Opt, error), compile func(Opt, *lexicon.Lexicon) (R, error), move func(string) (M, error), signs Signs[M],
	read func(io.Reader, func(Opt) (R, error)) (C, error), outcome func(O) Outcome, traits func(Opt) Traits, parts ...Part,
) *Game {
	var none M
	of := func(m Move) M { // a move of another game is none
		typed, _ := m.(M)
		return typed
	}
	// ended returns what is known of a result between so many players.
	ended := func(o O, players int) Outcome {
		out := outcome(o)
		if out.Points = out.Points[:players]; out.Drawn || out.Undecided {
			out.Winner = -1
		}
		out.of = o
		return out
	}
	g := &Game{name: name, presets: slices.Clone(presets), words: words, random: func(seed uint64) Bot { return Choosing(anyOf[V, M](seed)) }, ops: ops{
		options: func(text string) (any, string, error) {
			o, err := parse(text)
			return o, o.String(), err
		},
		compile: func(o any, l *lexicon.Lexicon) (any, Traits, *lexicon.Lexicon, error) {
			r, err := compile(o.(Opt), l)
			if err != nil {
				return nil, Traits{}, nil, err
			}
			return r, traits(r.Options()), r.Lexicon(), nil
		},
		is: func(s any) bool {
			_, ok := s.(S)
			return ok
		},
		start:      func(r any, first int) any { return r.(R).Start(P(first)) },
		parseState: func(r any, text string) (any, error) { return r.(R).ParseState(text) },
		parseView:  func(r any, text string) (any, error) { return r.(R).ParseView(text) },
		parseMove: func(text string) (Move, error) {
			m, err := move(text)
			if err != nil {
				return nil, err
			}
			return m, nil
		},
		contest: signs.Contest,
		resign:  signs.Resign,
		contests: func(m Move) bool {
			if signs.Contests != nil {
				return signs.Contests(of(m))
			}
			return m == Move(signs.Contest)
		},
		decision: func(m Move) Move { return of(m).Decision() },
		kind:     func(m Move) string { return of(m).Kind().String() },
		seatName: func(seat int, tag *language.Tag) string {
			if named, ok := any(P(seat)).(interface{ Localize(language.Tag) string }); ok && tag != nil {
				return named.Localize(*tag)
			}
			return P(seat).String()
		},
		run: func(s any) inner { return newRun[S, V, P, M, O, E](s.(S), ended) },
		step: func(before any, seat int, m Move, after any) any {
			return T(shape.Step[S, P, M]{Before: before.(S), Player: P(seat), Move: of(m), After: after.(S)})
		},
	}}
	if o, ok := any(*new(Opt)).(interface{ Doc() string }); ok {
		g.doc = o.Doc
	}
	if _, ok := any(*new(V)).(interface{ State() S }); ok {
		g.whole = func(v any) any { return v.(interface{ State() S }).State() }
	}
	if signs.Flag != none {
		g.ops.flag = signs.Flag
	}
	g.ops.state = stateOps{
		publicOps: newPublic[S, P, M](ended),
		moves:     func(s any, seat int) iter.Seq[Move] { return boxed(s.(S).Moves(P(seat))) },
		check:     func(s any, seat int, m Move) error { return s.(S).Check(P(seat), of(m)) },
		complete: func(s any, rng *rand.Rand, seat int, m Move) (Move, error) {
			return s.(S).Complete(rng, P(seat), of(m))
		},
		play:   func(s any, seat int, m Move) (any, error) { return s.(S).Play(P(seat), of(m)) },
		effect: func(s any, seat int, m Move) (any, error) { return s.(S).Effect(P(seat), of(m)) },
		parseMove: func(s any, seat int, text string) (Move, *rulebook.Note, error) {
			return heard(s.(S).ParseMove(P(seat), text))
		},
		view: func(s any, seat int) any { return s.(S).View(P(seat)) },
	}
	g.ops.view = viewOps{
		publicOps: newPublic[V, P, M](ended),
		viewer:    func(v any) int { return int(v.(V).Viewer()) },
		moves:     func(v any) iter.Seq[Move] { return boxed(v.(V).Moves()) },
		check:     func(v any, m Move) error { return v.(V).Check(of(m)) },
		parseMove: func(v any, text string) (Move, *rulebook.Note, error) {
			return heard(v.(V).ParseMove(text))
		},
	}

	// plain returns what is in a record as the moves of r have it now.
	plain := func(r *Record) shape.Record[Opt, P, D, M] {
		c := r.head.(shape.Record[Opt, P, D, M])
		c.Players, c.First, c.Lexicon, c.Toss = r.Players, P(r.Toss.First), r.Lexicon, nil
		if rounds, ok := r.Toss.of.([]D); ok {
			c.Toss = rounds
		}
		c.Comments, c.Closing, c.Warnings = r.Comments, r.Closing, r.Warnings
		if slices.EqualFunc(c.Moves, r.Moves, func(m shape.Line[P, M], is RecordMove) bool {
			return int(m.Player) == is.Seat && is.Move == Move(m.Move) && m.Text == is.Text && m.Line == is.Line &&
				m.Comment == is.Comment && slices.Equal(m.Before, is.Before)
		}) {
			return c // as they were read
		}
		c.Moves = make([]shape.Line[P, M], len(r.Moves))
		for i, m := range r.Moves {
			c.Moves[i] = shape.Line[P, M]{Player: P(m.Seat), Move: of(m.Move), Text: m.Text, Line: m.Line, Before: m.Before, Comment: m.Comment}
		}
		return c
	}
	g.ops.readRecord = func(in io.Reader, rules func(string) (*Rules, error)) (Record, error) {
		var typed func(Opt) (R, error)
		if rules != nil {
			typed = func(o Opt) (r R, err error) {
				compiled, err := rules(o.String())
				if err == nil {
					r = compiled.of.(R)
				}
				return r, err
			}
		}
		rec, err := read(in, typed)
		c := shape.Record[Opt, P, D, M](rec)
		r := Record{
			Players: c.Players, Toss: Toss{First: int(c.First)}, Lexicon: c.Lexicon, Moves: make([]RecordMove, len(c.Moves)),
			Comments: c.Comments, Closing: c.Closing, Warnings: c.Warnings,
			game: g, options: c.Options, text: c.Options.String(), line: c.OptionsLine,
		}
		if g.toss != nil && len(c.Toss) > 0 {
			r.Toss.Rounds, r.Toss.of = g.toss.letters(c.Toss), c.Toss
		}
		for i := range c.Moves {
			m := c.Moves[i]
			r.Moves[i] = RecordMove{Seat: int(m.Player), Move: m.Move, Text: m.Text, Line: m.Line, Before: m.Before, Comment: m.Comment}
		}
		r.head = c
		return r, err
	}
	g.ops.newRecord = func(o any, id string, toss Toss, names []string) Record {
		c := shape.Record[Opt, P, D, M]{Options: o.(Opt)}
		return Record{Players: names, Toss: toss, Lexicon: id, game: g, options: o, text: c.Options.String(), head: c}
	}
	g.ops.recordMove = func(o any, s Step) RecordMove {
		written := C(shape.Record[Opt, P, D, M]{Options: o.(Opt)})
		if r, ok := any(&written).(interface{ Append(T) }); ok {
			r.Append(s.Of().(T))
			m := shape.Record[Opt, P, D, M](written).Moves[0]
			return RecordMove{Seat: s.Seat, Move: m.Move, Text: m.Text}
		}
		return RecordMove{Seat: s.Seat, Move: s.Move}
	}
	g.ops.recordGame = func(o, rules any, first int, moves iter.Seq2[int, Move]) (noted []RecordMove, err error) {
		written := C(shape.Record[Opt, P, D, M]{Options: o.(Opt)})
		writer, writes := any(&written).(interface{ Append(T) })
		s := rules.(R).Start(P(first))
		for seat, m := range moves {
			before := s
			if s, err = s.Play(P(seat), of(m)); err != nil {
				return nil, err
			}
			if writes {
				writer.Append(T(shape.Step[S, P, M]{Before: before, Player: P(seat), Move: of(m), After: s}))
			}
			noted = append(noted, RecordMove{Seat: seat, Move: m})
		}
		if writes {
			for i, line := range shape.Record[Opt, P, D, M](written).Moves {
				noted[i].Text = line.Text
			}
		}
		return noted, nil
	}
	g.ops.writeRecord = func(r *Record) ([]byte, error) { return C(plain(r)).MarshalText() }
	g.ops.replay = func(r *Record, rules any) iter.Seq2[replayed, error] {
		return func(yield func(replayed, error) bool) {
			var last any // what one step leaves is what the next one finds
			n := 0
			for step, err := range C(plain(r)).Replay(rules.(R)) {
				s := shape.Step[S, P, M](step)
				if last == nil {
					last = s.Before
				}
				made := replayed{last, int(s.Player), nil, nil}
				if n < len(r.Moves) && r.Moves[n].Move == Move(s.Move) { // in a box already
					made.move = r.Moves[n].Move
				} else {
					made.move = s.Move
				}
				n++
				if made.after = last; err == nil {
					made.after = s.After
				}
				last = made.after
				if !yield(made, err) {
					return
				}
			}
		}
	}
	for _, attach := range parts {
		attach(g)
	}
	return g
}

// boxed yields moves of a game as any Move.
func boxed[M Move](moves iter.Seq[M]) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for m := range moves {
			if !yield(m) {
				return
			}
		}
	}
}

// opened yields moves that can be contested as any Move, with their seats.
func opened[P ~uint8, M Move](moves iter.Seq2[P, M]) iter.Seq2[int, Move] {
	return func(yield func(int, Move) bool) {
		for p, m := range moves {
			if !yield(int(p), m) {
				return
			}
		}
	}
}

// heard boxes a move that was read, if it was.
func heard[M Move](m M, note *rulebook.Note, err error) (Move, *rulebook.Note, error) {
	if err != nil {
		return nil, nil, err
	}
	return m, note, nil
}

// count returns how many players there are.
func count[P any](players iter.Seq[P]) (n int) {
	for range players {
		n++
	}
	return n
}
