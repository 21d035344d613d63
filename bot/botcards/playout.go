package botcards

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// rounds is for how many turns of each player a playout goes on. With the deck out it goes on
// to the end of the game. Twice as many turns, with half as many playouts, do not win more.
const rounds = 1

// maxMoves ends a playout that does not end by itself.
const maxMoves = 400

// A decision is a position in which a player decides, as package bot searches it. What the
// player does not see is sampled for each playout.
type decision struct {
	view       scrabblecards.View
	rules      *scrabblecards.Rules
	candidates []scrabblecards.Move
}

// Candidates returns the decisions to compare.
func (d *decision) Candidates() []scrabblecards.Move { return d.candidates }

// Playout plays on from the position.
func (d *decision) Playout() bot.Playout[scrabblecards.Move] {
	p := &playout{decision: d, policy: newPolicy(d.rules, style{})}
	for i := range p.chance {
		p.source[i] = rand.NewPCG(0, 0)
		p.chance[i] = rand.New(p.source[i])
	}
	return p
}

// A playout plays on with a policy that sees every word, for all players: each plays for
// themselves.
type playout struct {
	*decision
	policy *policy
	state  scrabblecards.State
	chance [scrabblecards.MaxPlayers + 1]*rand.Rand // one for each player, and the last for the hands
	source [scrabblecards.MaxPlayers + 1]*rand.PCG
	kept   [scrabblecards.MaxPlayers]float64 // what the cards are worth that each has kept
	turns  int
	moves  int
}

// Begin goes back to the decision, and deals the cards anew that the player does not see.
func (p *playout) Begin(seed uint64) {
	for i, s := range p.source {
		s.Seed(seed, uint64(i))
	}
	p.state = p.view.Sample(p.chance[scrabblecards.MaxPlayers])
	p.turns, p.moves, p.kept = 0, 0, [scrabblecards.MaxPlayers]float64{}
}

// Play makes a move.
func (p *playout) Play(m scrabblecards.Move) scrabblecards.Move {
	who := p.state.Turn()
	m = p.state.Chance(p.chance[who], who, m)
	next, err := p.state.Play(who, m)
	if err != nil { // the moves come from the state, and the policy's are among them
		panic(err)
	}
	switch m.Kind() { // what comes by chance is not counted: it would hide what is kept
	case scrabblecards.KindPlace, scrabblecards.KindPass:
		p.kept[who] = p.worth(next.Rack(who))
	case scrabblecards.KindExchange:
		kept, _ := p.state.Rack(who).Minus(scrabblecards.MustParseCards(m.Aside()))
		p.kept[who] = p.worth(kept)
	}
	p.state = next
	p.moves++
	if p.state.Turn() != who {
		p.turns++
	}
	return m
}

// worth returns what cards are worth that a player keeps.
func (p *playout) worth(kept scrabblecards.Cards) float64 {
	c := count(kept)
	return p.policy.keeping.worth(&c)
}

// Policy returns the next move of the playout.
func (p *playout) Policy() (m scrabblecards.Move, more bool) {
	s := &p.state
	phase := s.Phase()
	if phase == scrabblecards.Over || p.moves >= maxMoves {
		return m, false
	}
	turns := rounds * p.policy.options.Players
	if s.BagLen() > 0 && (p.turns >= turns || p.turns == turns-1 && phase == scrabblecards.Drawing) {
		return m, false
	}
	return p.policy.decide(s), true
}

// Value returns what the position is worth for the player who decides.
func (p *playout) Value() bot.Value {
	return valueFor(&p.state, &p.kept, p.view.Viewer())
}
