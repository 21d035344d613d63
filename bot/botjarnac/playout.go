package botjarnac

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/hook"
	"github.com/jeudelettres/lettres/jarnac"
)

// handovers is the number of handovers after which a playout ends. The Jarnac of the last one counts.
const handovers = 2

// maxMoves ends a playout that does not end by itself.
const maxMoves = 400

// playGood makes a move in place. The words of playouts are good: policies find them in the dictionary, and the moves that
// are compared were checked.
var playGood = hook.JarnacPlayGood.(func(*jarnac.State, jarnac.Player, *jarnac.Move) error)

// A decision is a position in which a player decides, as package bot searches it.
type decision struct {
	root       jarnac.State
	mats       [2]lines
	player     jarnac.Player
	candidates []jarnac.Move
	net        *net // which values positions; nil for the formula
	growth     *growth
	told       correction // of the net

	own   func(jarnac.State) jarnac.Move // plays in the place of the policy, where it is set
	value func(jarnac.State, jarnac.Player) bot.Value
}

// Candidates returns the decisions to compare.
func (d *decision) Candidates() []jarnac.Move { return d.candidates }

// Playout plays on from the position.
func (d *decision) Playout() bot.Playout[jarnac.Move] {
	p := &playout{decision: d, policy: newPolicy(d.root.Rules(), eager)}
	p.policy.growth = d.growth
	for i := range p.chance {
		p.source[i] = rand.NewPCG(0, 0)
		p.chance[i] = rand.New(p.source[i])
	}
	return p
}

// A playout plays on with a policy that sees every word, for both sides.
type playout struct {
	*decision
	policy  *policy
	state   jarnac.State
	mats    [2]lines
	chance  [2]*rand.Rand // the letters of a player do not depend on how many the other draws
	source  [2]*rand.PCG
	swapped [2]bool // since the last word
	stuck   bool    // the policy has just passed since there was no word, so there is no Jarnac either
	handed  int
	moves   int

	inputs   inputs
	activity activity
}

// Begin goes back to the decision.
func (p *playout) Begin(seed uint64) {
	p.state, p.mats = p.root, p.decision.mats
	for i, s := range p.source {
		s.Seed(seed, uint64(i))
	}
	p.swapped, p.handed, p.moves = [2]bool{}, 0, 0
	p.stuck, p.policy.stuck = false, false
}

// Play makes a move.
func (p *playout) Play(m jarnac.Move) jarnac.Move {
	who := p.state.Turn()
	if p.own == nil || !m.Completed() { // a policy of the caller has its letters
		m = p.state.Chance(p.chance[who], who, m)
	}
	if err := playGood(&p.state, who, &m); err != nil { // the moves come from the state, and the policy's are among them
		panic(err)
	}
	p.stuck, p.policy.stuck = p.policy.stuck && m.Kind() == jarnac.KindPass, false
	p.moves++
	switch m.Kind() {
	case jarnac.KindSwap:
		p.swapped[who] = true
	case jarnac.KindPlace, jarnac.KindExtend, jarnac.KindJarnac:
		p.swapped[who] = false
		p.lay(who, m)
	case jarnac.KindContest, jarnac.KindContestJarnac: // as only the policy of a caller does
		p.mats = linesOf(&p.state)
	}
	if p.state.Turn() != who {
		p.handed++
	}
	return m
}

// lay keeps the lines as they are in the state.
func (p *playout) lay(who jarnac.Player, m jarnac.Move) {
	own, other := &p.mats[who], &p.mats[who.Opponent()]
	switch {
	case m.Kind() == jarnac.KindExtend:
		own.words[m.Line()-1] = m.Word()
		return
	case m.Kind() == jarnac.KindJarnac && (p.state.OutOfTime(who) || p.policy.options.Ending == jarnac.LongerWord):
		// It was only announced, or may have broken up the last word
		// (classic-competition/last-jarnac-letters).
		p.mats = linesOf(&p.state)
		return
	case m.Line() > 0:
		other.words[m.Line()-1] = ""
		other.free++
	}
	for i, word := range own.words {
		if word == "" {
			own.words[i] = m.Word()
			own.free--
			return
		}
	}
}

// Policy returns the next move of the playout.
func (p *playout) Policy() (m jarnac.Move, more bool) {
	s := &p.state
	phase := s.Phase()
	if phase == jarnac.Over || p.moves >= maxMoves {
		return m, false
	}
	if p.own != nil {
		return p.ownPolicy()
	}
	if p.handed > handovers {
		if phase != jarnac.Handover && phase != jarnac.Answer {
			return m, false
		}
		if !p.stuck {
			m, more = p.policy.jarnac(s, &p.mats, eyes{})
		}
		if more || phase == jarnac.Handover {
			return m, more
		}
		return jarnac.LetGo(), true
	}
	maySwap := !p.swapped[s.Turn()]
	if p.stuck {
		return p.policy.silent(s, &p.mats, eyes{}, maySwap), true
	}
	return p.policy.decide(s, &p.mats, eyes{}, maySwap), true
}

// ownPolicy returns the next move by the policy of the caller, if it can be made.
func (p *playout) ownPolicy() (m jarnac.Move, more bool) {
	s, who := &p.state, p.state.Turn()
	if p.handed > handovers {
		return m, false
	}
	m = s.Chance(p.chance[who], who, p.own(*s))
	return m, m.Kind() != jarnac.KindFlag && s.Check(who, m) == nil
}

// Value returns what the position is worth for the player who decides.
func (p *playout) Value() bot.Value {
	if p.value != nil && p.state.Phase() != jarnac.Over {
		return p.value(p.state, p.player)
	}
	if p.net == nil || p.state.Phase() == jarnac.Over {
		return valueFor(&p.state, &p.mats, &p.policy.options, p.player)
	}
	p.inputs.read(&p.state, &p.mats, &p.policy.options, p.growth)
	p.net.run(&p.inputs, &p.activity)
	v := bot.Value{Win: win(p.told.of(p.activity.logit)), Points: float64(leadOf(&p.state, p.state.Turn())) + float64(100*float64(p.activity.gain))}
	if p.state.Turn() != p.player {
		v.Win, v.Points = 1-v.Win, -v.Points
	}
	return v
}
