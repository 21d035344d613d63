package jago

import (
	"iter"
	"math/rand/v2"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A View is what one player may know of a [State]. In Jago that is all of it: both players
// see all letters. A View is a comparable value. The zero View is that of the zero State.
//
// It has the methods of [Public] too, and so those of the Views of the games that hide something, so
// that a program treats them alike, and [View.State] besides. [View.String] is all of it as one line, which
// [Rules.ParseView] reads.
type View struct {
	table
	viewer Player
}

// View returns what p knows, and the zero View if p is not in the game.
func (s State) View(p Player) View {
	if s.rules == nil || !p.valid() {
		return View{}
	}
	return View{s.table, p}
}

// Viewer returns the player whose View it is.
func (v View) Viewer() Player { return v.viewer }

// State returns the State that the viewer looks at, all of which is known.
func (v View) State() State { return State{v.table} }

// Rack returns the viewer's letters, as far as they are known.
func (v View) Rack() bag.Bag { return v.racks[v.viewer] }

// Unseen returns the letters in the bag, whose order is unknown, and those on racks that are not known.
func (v View) Unseen() bag.Bag { return v.bag }

// Sample returns the State that the viewer sees, since no other agrees with what the viewer
// knows. It takes nothing from r.
func (v View) Sample(r *rand.Rand) State { return State{v.table} }

// Moves yields every decision that the viewer can make now, each once, and none when the viewer cannot
// act: the draw that is due; or the placements, each with every choice of letters from beside the board,
// and the end of the turn; or all choices of letters to flip. Contests and flags are not among them, nor
// is resignation unless nothing else is left.
func (v View) Moves() iter.Seq[Move] { return v.State().Moves(v.viewer) }

// AppendPlacements appends all placements with good words that the viewer can make with their
// letters and those beside the board, on turn or not, to dst.
func (v View) AppendPlacements(dst []Move) []Move {
	if v.phase == Over {
		return dst
	}
	s := v.State()
	return s.appendPlacements(dst, v.viewer)
}

// AppendScored appends the placements of [View.AppendPlacements] to dst, in the same order, each
// with the letters more that would show the viewer's colour.
func (v View) AppendScored(dst []Scored) []Scored {
	if v.phase == Over {
		return dst
	}
	s := v.State()
	return s.appendScored(dst, v.viewer)
}

// Effect returns what the move m of the viewer would do now: words laid, stolen and undone, letters
// that are flipped, and penalties, each with its clause. Its error is that of [View.Check].
func (v View) Effect(m Move) (Effect, error) { return v.State().Effect(v.viewer, m) }

// Check reports why the viewer cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it. A draw may be a decision, since the viewer
// does not know which letters come.
func (v View) Check(m Move) error {
	s, found := v.State(), plan{decision: true}
	if refused := s.check(v.viewer, &m, &found); refused != nil {
		return refused
	}
	return nil
}

// ParseMove reads a move of the viewer as people write it, in French or in English, "je passe" as
// well as the notation of [ParseMove]. Where it has understood something that is not to the letter,
// a note says how. It does not say whether the move is legal.
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) {
	return v.State().ParseMove(v.viewer, text)
}

// Chances yields every set of letters that can come with the decision m of the viewer, as the
// completed move, with its probability: together they are 1. A move that leaves nothing to chance
// yields itself.
func (v View) Chances(m Move) iter.Seq2[Move, float64] { return v.State().Chances(v.viewer, m) }

// Points returns by how many letters more the viewer's colour would show after the move m, by what
// it lays and flips: 0 for other moves. What the opponent loses is not counted. m need not be
// legal.
func (v View) Points(m Move) int {
	s := v.State()
	return s.points(v.viewer, &m)
}

// The text of a View is that of its State after who looks at it: "viewer blue; turn blue;".

// String returns the text of v, "-" for the zero View.
func (v View) String() string {
	if v.rules == nil {
		return keyed.None
	}
	return "viewer " + v.viewer.String() + "; " + v.State().String()
}

// ParseView reads the text of a View of a game by these rules, or its JSON:
// r.ParseView(v.String()) is v.
// The error names the field and what is wrong with it, or is one of [Rules.FromSetup].
func (r *Rules) ParseView(text string) (View, error) {
	switch {
	case r.none():
		return View{}, faultf(phrase.NoGame)
	case keyed.IsJSON(text):
		return keyed.ReadJSON("jago", text, maxJSON, r.ParseView)
	}
	var v View
	viewer, state, _ := strings.Cut(text, "; ")
	err := keyed.Read("jago", viewer, maxStateText, func(key string, words []string) (err error) {
		if key != "viewer" {
			return keyed.Unknown()
		}
		v.viewer, err = parsePlayer(words[0])
		return err
	})
	if err == nil {
		var s State
		s, err = r.ParseState(state)
		v.table = s.table
	}
	if err == nil {
		err = keyed.Usual("jago", viewer, "viewer "+v.viewer.String())
	}
	if err != nil {
		return View{}, err
	}
	return v, nil
}
