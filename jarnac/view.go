package jarnac

import (
	"iter"
	"math/rand/v2"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A View is what one player knows of a [State]. In Jarnac that is all of it, since all
// letters lie face up (official/mat/open). A View is a comparable value. The zero View is
// that of the zero State.
//
// It has the methods of [Public] too, and so those of the Views of the games that hide something, so
// that a program treats them alike, and [View.State] besides. [View.String] is all of it as one line, which
// [Rules.ParseView] reads.
type View struct {
	position
	viewer Player
}

// View returns what p knows, and the zero View if p is not in the game.
func (s State) View(p Player) View {
	if s.rules == nil || !p.valid() {
		return View{}
	}
	return View{s.position, p}
}

// Viewer returns the player whose View it is.
func (v View) Viewer() Player { return v.viewer }

// State returns the State that the viewer looks at, all of which is known.
func (v View) State() State { return State{v.position} }

// Rack returns the viewer's letters.
func (v View) Rack() bag.Bag { return v.mats[v.viewer].rack }

// Unseen returns the letters that the viewer does not see: those in the bag, whose order is
// unknown, and with [Options].Unseen those on racks that are not known.
func (v View) Unseen() bag.Bag { return v.bag }

// Moves yields every decision that the viewer can make now, each once, and none when the viewer cannot
// act: Jarnacs, the draw, swaps in the order of their letters, new words, words made of line 1, line 2
// and so on, the pass, or letting go. Contests, flags and resignation are not among them.
func (v View) Moves() iter.Seq[Move] { return v.State().Moves(v.viewer) }

// Effect returns what the move m of the viewer would do now: words laid and undone, letters due,
// points and penalties, each with its clause. Its error is that of [View.Check].
func (v View) Effect(m Move) (Effect, error) { return v.State().Effect(v.viewer, m) }

// Check reports why the viewer cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it. A draw or a swap may be a decision, since
// the viewer does not know which letters come.
func (v View) Check(m Move) error {
	s, pl := v.State(), plan{decision: true}
	if refused := s.check(v.viewer, &m, &pl); refused != nil {
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

// AppendScored appends the words that the viewer may call or lay now to dst, each with the points
// that it adds to their score: none when another player is on turn. It allocates nothing when dst
// has room.
func (v View) AppendScored(dst []Scored) []Scored {
	if v.viewer != v.turn {
		return dst
	}
	return v.State().AppendScored(dst)
}

// Sample returns the State that the viewer sees: no other agrees with what the viewer knows.
// It takes nothing from rng.
func (v View) Sample(rng *rand.Rand) State { return State{v.position} }

// String returns the text of v, "-" for the zero View.
func (v View) String() string {
	if v.rules == nil {
		return keyed.None
	}
	return "viewer " + v.viewer.String() + "; " + v.State().String()
}

// ParseView reads the text of a View of a game by these rules, or its JSON:
// r.ParseView(v.String()) is v. The errors are those of [Rules.ParseState].
func (r *Rules) ParseView(text string) (View, error) {
	switch {
	case r.none():
		return View{}, faultf(phrase.NoGame)
	case keyed.IsJSON(text):
		return keyed.ReadJSON("jarnac", text, maxJSON, r.ParseView)
	}
	var v View
	who, state, _ := strings.Cut(text, "; ")
	err := keyed.Read("jarnac", who, maxState, func(key string, words []string) (err error) {
		if key != "viewer" {
			return keyed.Unknown()
		}
		v.viewer, err = parsePlayer(words[0])
		return err
	})
	if err == nil {
		var s State
		s, err = r.ParseState(state)
		v.position = s.position
	}
	if err == nil {
		err = keyed.Usual("jarnac", who, "viewer "+v.viewer.String())
	}
	if err != nil {
		return View{}, err
	}
	return v, nil
}

// WithRack returns s with another rack for p: the letters of p go back into the bag, and
// those of the rack come from it. It returns s and an error that says why if that is not a
// position: the bag lacks letters, or it is empty afterwards and a letter is due. It costs as
// much as [Rules.FromSetup].
func (s State) WithRack(p Player, rack bag.Bag) (State, error) {
	if s.rules == nil || !p.valid() {
		return s, faultf(phrase.NoPlayer)
	}
	next := s
	free := s.bag.Plus(known(s.mats[p].rack))
	rest, ok := free.Minus(known(rack))
	if !ok {
		return s, faultf(rackMissing, free.Missing(known(rack)).String())
	}
	next.bag, next.mats[p].rack = rest, rack
	back, err := s.rules.FromSetup(next.Setup())
	if err == nil && back != next { // a letter was due, and the bag is empty
		err = faultf(rackNot)
	}
	if err != nil {
		return s, err
	}
	return next, nil
}
