package botscrabble

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabble"
)

// A decision is a position in which a player decides, as package bot searches it.
type decision struct {
	view       scrabble.View
	options    scrabble.Options
	leaves     *Leaves
	candidates []choice
	turns      int // that a playout lasts
}

const (
	// fewTiles in the bag: playouts go on to the end of the game.
	fewTiles = 7
	maxTurns = 100
)

func newDecision(v *scrabble.View, s *Static, candidates []choice) *decision {
	d := &decision{view: *v, options: s.options, leaves: s.leaves, candidates: candidates}
	d.turns = d.options.Players + 1 // that of the decision, and a reply of all
	if v.BagLen() <= fewTiles {
		d.turns = maxTurns
	}
	return d
}

// Candidates returns the decisions to compare.
func (d *decision) Candidates() []scrabble.Move {
	moves := make([]scrabble.Move, len(d.candidates))
	for i, c := range d.candidates {
		moves[i] = c.move
	}
	return moves
}

// guessed is after how many playouts these say as much of a move as the static choice: the
// results of playouts differ by some 25 points, and by four or five what the moves are worth.
const guessed = 30

// Guesses returns what the static choice says of the candidates.
func (d *decision) Guesses() ([]bot.Value, float64) {
	v := &d.view
	others, left := 0, v.BagLen()
	for q := range v.Players() {
		left += v.Held(q)
		if q != v.Viewer() {
			others = max(others, v.Score(q))
		}
	}
	values := make([]bot.Value, len(d.candidates))
	for i, c := range d.candidates {
		lead := float64(v.Score(v.Viewer())-others) + float64(c.worth)/unit
		values[i] = bot.Value{Win: chanceOf(lead, left), Points: lead}
	}
	return values, guessed
}

// Playout plays on from the position.
func (d *decision) Playout() bot.Playout[scrabble.Move] {
	p := &playout{decision: d, static: newStatic(d.options, d.leaves)}
	for i := range p.chance {
		p.source[i] = rand.NewPCG(0, 0)
		p.chance[i] = rand.New(p.source[i])
	}
	return p
}

// A playout plays on with the static choice of every player, with racks that agree with what
// the player who decides knows.
type playout struct {
	*decision
	static *Static
	state  scrabble.State
	chance [scrabble.MaxPlayers + 1]*rand.Rand // the tiles of a player do not depend on how many others draw; the last deals the racks
	source [scrabble.MaxPlayers + 1]*rand.PCG
	played int                        // turns
	kept   [scrabble.MaxPlayers]int32 // what each player's last move left on the rack, in fractions of unit
}

// Begin goes back to the decision.
func (p *playout) Begin(seed uint64) {
	for i, s := range p.source {
		s.Seed(seed, uint64(i))
	}
	p.state = p.view.Sample(p.chance[scrabble.MaxPlayers])
	p.played, p.kept = 0, [scrabble.MaxPlayers]int32{}
}

// Play makes a move.
func (p *playout) Play(m scrabble.Move) scrabble.Move {
	who := p.state.Turn()
	m = p.state.Chance(p.chance[who], who, m)
	switch m.Kind() {
	case scrabble.KindPlace, scrabble.KindExchange, scrabble.KindPass:
		p.played++
		if p.kept[who] = 0; p.state.BagLen() > 0 {
			rack := &p.static.rack
			rack.set(p.state.Rack(who))
			rack.weigh(p.leaves)
			p.kept[who] = rack.worth[rack.kept(m)]
		}
	}
	next, err := p.state.Play(who, m)
	if err != nil { // the moves come from the state, and the policy's are among them
		panic(err)
	}
	p.state = next
	return m
}

// Policy returns the next move of the playout.
func (p *playout) Policy() (m scrabble.Move, more bool) {
	switch p.state.Phase() {
	case scrabble.Drawing: // what comes after the last turn is no news
		return scrabble.Draw(p.state.Due()), !p.enough()
	case scrabble.Answer:
		return scrabble.LetGo(), true
	case scrabble.Playing:
		if p.enough() {
			return m, false
		}
		v := p.state.View(p.state.Turn())
		return p.static.best(&v).move, true
	}
	return m, false
}

// enough reports whether the playout has lasted long enough. With an empty bag it goes on to the
// end.
func (p *playout) enough() bool {
	return p.played >= p.turns && p.state.BagLen() > 0 || p.played >= maxTurns
}

// Value returns what the position is worth for the player who decides.
func (p *playout) Value() bot.Value { return valueFor(&p.state, &p.kept, p.view.Viewer()) }
