package game

import (
	"github.com/jeudelettres/lettres/show"
)

// tale holds the functions that tell steps and outcomes.
type tale struct {
	sentences func(step any, o show.Options) []show.Sentence
	outcome   func(outcome any, o show.Options) string
}

// Tells attaches the sentences of a package such as show/showjarnac.
func Tells[T, O any](sentences func(T, show.Options) []show.Sentence, outcome func(O, show.Options) string) Part {
	return func(g *Game) {
		g.tale = &tale{
			sentences: func(step any, o show.Options) []show.Sentence { return sentences(step.(T), o) },
			outcome:   func(out any, o show.Options) string { return outcome(out.(O), o) },
		}
	}
}

// HasTale reports whether steps and outcomes can be told.
func (g *Game) HasTale() bool { return g.tale != nil }

// Tell returns what a step did, as everybody may hear it, each sentence with the clause that
// it rests on. A step that was not made tells what it would do. It is nil without a tale.
func (s Step) Tell(o show.Options) []show.Sentence {
	if g := s.Before.game(); g != nil && g.tale != nil {
		return g.tale.sentences(s.Of(), o)
	}
	return nil
}

// Tell returns who has won, and the count; "" without a tale.
func (o Outcome) Tell(g *Game, options show.Options) string {
	if g.tale == nil {
		return ""
	}
	return g.tale.outcome(o.of, options)
}

// drawing holds the functions that draw and describe positions. A position is that of a game: a State or
// a View.
type drawing struct {
	turn   func(position any, o show.Options) string
	move   func(position any, m Move, o show.Options) string
	text   func(position any, o show.Options, since []Step) string
	svg    func(position any, o show.Options, since []Step) string
	legend func(o show.Options) string
}

// Draws attaches the drawings of a package such as show/showjarnac. Seen makes what it draws
// of a State or a View.
func Draws[X, T any, M Move](
	seen func(any) X, turn func(X, show.Options) string, move func(X, M, show.Options) string,
	text, svg func(X, show.Options, ...T) string, legend func(show.Options) string,
) Part {
	typed := func(steps []Step) []T {
		all := make([]T, len(steps))
		for i, s := range steps {
			all[i] = s.Of().(T)
		}
		return all
	}
	return func(g *Game) {
		g.drawing = &drawing{
			turn: func(p any, o show.Options) string { return turn(seen(p), o) },
			move: func(p any, m Move, o show.Options) string { return move(seen(p), m.(M), o) },
			text: func(p any, o show.Options, since []Step) string { return text(seen(p), o, typed(since)...) },
			svg:  func(p any, o show.Options, since []Step) string { return svg(seen(p), o, typed(since)...) },

			legend: legend,
		}
	}
}

// HasDrawing reports whether positions can be drawn and described.
func (g *Game) HasDrawing() bool { return g.drawing != nil }

// Legend returns what the signs of Text mean.
func (g *Game) Legend(o show.Options) string {
	if g.drawing == nil {
		return ""
	}
	return g.drawing.legend(o)
}

// Status returns who is on turn and what they have to do, or who has won. Without a drawing
// it is the name of the seat on turn.
func (v View) Status(o show.Options) string {
	if d := v.drawing(); d != nil {
		return d.turn(v.of, o)
	}
	return o.Name(v.Turn())
}

// Say returns a move of the seat on turn as something to do: "lay RAT". Without a drawing it
// is the notation.
func (p Position) Say(m Move, o show.Options) string {
	if d := p.drawing(); d != nil {
		return d.move(p.of, m, o)
	}
	return m.String()
}

// Sums attaches how the points of a game come about, drawn in text.
func Sums[S any](draw func(S, show.Options) string) Part {
	return func(g *Game) { g.sum = func(s any, o show.Options) string { return draw(s.(S), o) } }
}

// Sum draws in text how the points of each player come about; "" where nothing is to be added
// up.
func (p Position) Sum(o show.Options) string {
	if g := p.game(); g != nil && g.sum != nil {
		return g.sum(p.of, o)
	}
	return ""
}
