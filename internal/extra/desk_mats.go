package extra

import (
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A TypedMat is one of two mats as people type it into a form.
type TypedMat struct {
	Lines []string // the words on them, "" on an empty line
	Rack  string
}

// A MatAnswer is what can be done on two mats by the player of the first, who has just received
// the bag.
type MatAnswer struct {
	Jarnacs []Call
	Words   []game.Choice             // once letters are drawn
	Lies    func(show.Options) string // draws the mats as they are asked about
	Drawing func(show.Options) string // of the mats after the best that can be done
	Shown   string                    // the word that was made, "" if none was
	Outcome string                    // if the game ends there
	Verdict rulebook.Clause
}

// A Call is a Jarnac that can be called.
type Call struct {
	Text          string
	Points, Taken int
}

// MatAsking holds the functions by which a game on mats answers questions about positions. R is its Rules.
type MatAsking[R any] struct {
	Lines  func(R) int // of a mat
	Answer func(R, [2]TypedMat, show.Options) (MatAnswer, error)
	Form   func(state any) [2]TypedMat // what people type for it
}

// A MatDesk answers questions about mats that people type.
type MatDesk struct {
	rules *game.Rules
	ask   MatAsking[any]
}

// AnswersMats attaches a MatDesk.
func AnswersMats[R any](a MatAsking[R]) game.Part {
	ask := MatAsking[any]{
		Lines: func(r any) int { return a.Lines(r.(R)) },
		Answer: func(r any, mats [2]TypedMat, o show.Options) (MatAnswer, error) {
			return a.Answer(r.(R), mats, o)
		},
		Form: a.Form,
	}
	return game.Extra(ask)
}

// MatDeskOf returns who answers questions about mats, and whether somebody does.
func MatDeskOf(r *game.Rules) (*MatDesk, bool) {
	ask, ok := game.ExtraOf[MatAsking[any]](r.Game())
	return &MatDesk{r, ask}, ok
}

// Lines returns the number of lines of a mat.
func (d *MatDesk) Lines() int { return d.ask.Lines(d.rules.Of()) }

// Answer returns what can be done. An error says what is wrong with the position.
func (d *MatDesk) Answer(mats [2]TypedMat, o show.Options) (MatAnswer, error) {
	return d.ask.Answer(d.rules.Of(), mats, o)
}

// Form returns what people type for a position.
func (d *MatDesk) Form(p game.Position) [2]TypedMat { return d.ask.Form(p.Of()) }
