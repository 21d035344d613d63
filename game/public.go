package game

import (
	"encoding/json"
	"iter"

	"github.com/jeudelettres/lettres/shape"
	"github.com/jeudelettres/lettres/show"
)

// A Public is what a [Position] and a [View] both tell.
type Public struct {
	rules   *Rules
	of      any // a State or a View of the game
	methods *publicOps
}

type public = Public // what a Position and a View embed, so that nobody outside can set it

// publicOps holds the methods that a State and a View both have.
type publicOps struct {
	turn    func(x any) int
	canAct  func(x any, seat int) bool
	due     func(x any) int
	score   func(x any, seat int) int
	points  func(x any, m Move) int
	open    func(x any) iter.Seq2[int, Move]
	outcome func(x any) (Outcome, bool)
	hash    func(x any) uint64
	text    func(x any) string
}

// publicOf is a State or a View.
type publicOf[P, M, O any] interface {
	shape.Public[P, M]
	Outcome() (O, bool)
}

// newPublic returns the methods of X. Ended says what is known of a result between so many
// players.
func newPublic[X publicOf[P, M, O], P shape.Player, M Move, O any](ended func(o O, players int) Outcome) publicOps {
	return publicOps{
		turn:   func(x any) int { return int(x.(X).Turn()) },
		canAct: func(x any, seat int) bool { return x.(X).CanAct(P(seat)) },
		due:    func(x any) int { return x.(X).Due() },
		score:  func(x any, seat int) int { return x.(X).Score(P(seat)) },
		points: func(x any, m Move) int {
			typed, _ := m.(M)
			return x.(X).Points(typed)
		},
		open: func(x any) iter.Seq2[int, Move] { return opened(x.(X).Open()) },
		outcome: func(x any) (Outcome, bool) {
			o, over := x.(X).Outcome()
			if !over {
				return Outcome{}, false
			}
			return ended(o, count(x.(X).Players())), true
		},
		hash: func(x any) uint64 { return x.(X).Hash() },
		text: func(x any) string { return x.(X).String() },
	}
}

func (p Public) seen() *publicOps {
	if p.methods == nil {
		return &noPublic
	}
	return p.methods
}

// game returns the game, nil for none.
func (p Public) game() *Game {
	if p.rules == nil {
		return nil
	}
	return p.rules.game
}

// drawing returns how the game is drawn, nil where it is not.
func (p Public) drawing() *drawing {
	if p.rules == nil {
		return nil
	}
	return p.rules.game.drawing
}

// Rules returns the rules by which the game is played, nil for the zero value.
func (p Public) Rules() *Rules { return p.rules }

// Of returns the concrete State or View, such as a jarnac.State.
func (p Public) Of() any { return p.of }

// Turn returns the seat that has to act.
func (p Public) Turn() int { return p.seen().turn(p.of) }

// CanAct reports whether a seat has anything to do: on turn, or to contest.
func (p Public) CanAct(seat int) bool { return p.seen().canAct(p.of, seat) }

// Due returns the number of letters that the seat on turn has to draw.
func (p Public) Due() int { return p.seen().due(p.of) }

// Score returns the points of a seat.
func (p Public) Score(seat int) int { return p.seen().score(p.of, seat) }

// Points returns what a legal move of the seat on turn is worth by itself.
func (p Public) Points(m Move) int { return p.seen().points(p.of, m) }

// Open yields the moves that can be contested, with their seats.
func (p Public) Open() iter.Seq2[int, Move] { return p.seen().open(p.of) }

// Outcome returns how the game has ended, and whether it has.
func (p Public) Outcome() (Outcome, bool) { return p.seen().outcome(p.of) }

// Over reports whether the game has ended.
func (p Public) Over() bool {
	_, over := p.Outcome()
	return over
}

// Hash returns a hash of what is known: that of the State or the View.
func (p Public) Hash() uint64 { return p.seen().hash(p.of) }

// MarshalJSON returns the JSON of the State or the View, which in the games of this module is an
// object with plain fields (docs/notation.md) that [Rules.ParsePosition] or [Rules.ParseView] reads
// too. It is the text of a game without such a form, and null for the zero value.
func (p Public) MarshalJSON() ([]byte, error) {
	if form, ok := p.of.(json.Marshaler); ok || p.of == nil {
		return json.Marshal(form)
	}
	return json.Marshal(p.String())
}

// String returns the text, which [Rules.ParsePosition] or [Rules.ParseView] reads, "" for the zero
// value.
func (p Public) String() string { return p.seen().text(p.of) }

// Text draws what is known in text: of a Position all, with hidden racks. Since are the steps to
// stand out. Without a drawing it is the notation.
func (p Public) Text(o show.Options, since ...Step) string {
	if d := p.drawing(); d != nil {
		return d.text(p.of, o, since)
	}
	return p.String() + "\n"
}

// SVG draws what [Public.Text] draws; "" without a drawing.
func (p Public) SVG(o show.Options, since ...Step) string {
	if d := p.drawing(); d != nil {
		return d.svg(p.of, o, since)
	}
	return ""
}
