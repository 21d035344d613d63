package botjago

import (
	"cmp"
	"context"
	"iter"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/meter"
	"github.com/jeudelettres/lettres/jago"
)

const (
	replies    = 4  // turns of the opponent, and of the player after that, that are tried
	replyNodes = 24 // in which a way to lead is looked for that is hard to find
	mostAhead  = 8  // turns
)

// An ahead looks several turns ahead: each player takes the turn after which the other can do
// least, and who has no way to lead has lost. What is drawn is assumed. When the bag is empty
// there are few turns, and it sees far.
type ahead struct {
	*look
	known map[jago.State][]turn // by the positions in which they begin
	room  int                   // for so many more turns in known
	most  int
}

// turnSize is the number of bytes that a turn takes in known, with its words and its share of the position.
const turnSize = 1 << 10

func newAhead(l *look, memory int) *ahead {
	if memory <= 0 {
		memory = meter.DefaultMemory
	}
	most := memory / turnSize
	return &ahead{look: l, known: map[jago.State][]turn{}, room: most, most: most}
}

// keep makes turns known. Where there is no more room, it forgets all the others.
func (a *ahead) keep(s *jago.State, found []turn) {
	if a.room -= len(found) + 1; a.room < 0 {
		clear(a.known)
		a.room = a.most
	}
	a.known[*s] = found
}

// deepen looks one turn ahead, then two, and so on within the budget of the look. It puts the
// turns in order, the best first, with a danger that is what the opponent can reach then, and
// reports each step.
func (a *ahead) deepen(found []turn, yield func() bool) bool {
	for depth := 2; depth <= mostAhead && len(found) > 1 && !found[0].won(); depth++ {
		alpha, done := -2*wins, 0
		for i := range found {
			t := &found[i]
			v, ok := a.after(t, 1, depth-1, -2*wins, -alpha)
			if !ok {
				break
			}
			t.danger = v
			alpha = max(alpha, -v)
			done++
		}
		// Those that were not reached may be as good as they were, and stay behind.
		slices.SortStableFunc(found[:done], byDanger)
		if !yield() {
			return false
		}
		if a.over() {
			break
		}
	}
	return true
}

// after returns what the opponent can reach after a turn, and false where there is no budget to
// know. Outside of alpha and beta it is a bound.
func (a *ahead) after(t *turn, ply, depth, alpha, beta int) (int, bool) {
	if t.won() {
		return t.danger, true
	}
	next, ok := passed(&t.after)
	if !ok {
		return t.danger, true
	}
	return a.best(&next, ply, depth, alpha, beta)
}

// best returns the worth of a position for the player on turn.
func (a *ahead) best(s *jago.State, ply, depth, alpha, beta int) (int, bool) {
	found, known := a.known[*s]
	if !known {
		found = a.turns(s, replies)
		if len(found) == 0 {
			n := 0
			if t, ok := a.wayOut(s, func() bool { n++; return n <= replyNodes && !a.over() }); ok {
				t.danger = a.danger(&t.after)
				found = append(found, t)
			}
		}
		if a.over() {
			return 0, false
		}
		a.keep(s, found)
	}
	best := ply - wins
	for i := range found {
		v, ok := found[i].danger, true
		if depth > 1 {
			v, ok = a.after(&found[i], ply+1, depth-1, -beta, -max(alpha, best))
		}
		if !ok {
			return 0, false
		}
		if best = max(best, -v); best >= beta {
			break
		}
	}
	return best, true
}

// danger returns the largest lead that the opponent of the player on turn can reach after this,
// laying what brings most, word by word.
func (l *look) danger(s *jago.State) int {
	if l.replyWords <= 1 {
		return l.most(s, s.Turn().Opponent())
	}
	at, ok := passed(s)
	if !ok {
		return l.most(s, s.Turn().Opponent())
	}
	p := at.Turn()
	most := at.Lead(p)
	for range l.replyWords {
		all := l.choices(&at, p)
		if len(all) == 0 {
			break
		}
		c := slices.MinFunc(all, byWorth)
		most = max(most, c.lead)
		next, err := at.Play(p, c.move)
		if err != nil { // it is one of the words that can be laid
			panic(err)
		}
		at = next
	}
	return most
}

// passed returns the position in which the opponent goes on after the turn, and false where the
// turn cannot end. The letters drawn are assumed: they are of no use to the opponent.
func passed(s *jago.State) (jago.State, bool) {
	next, err := s.Play(s.Turn(), jago.EndTurn())
	if err == nil && next.Phase() == jago.Drawing {
		drawn := next.Chance(rand.New(rand.NewPCG(0, 0)), next.Turn(), jago.Draw(next.Due()))
		next, err = next.Play(next.Turn(), drawn)
	}
	return next, err == nil && next.Phase() == jago.Playing
}

// compare returns the analysis of a player that looks ahead from these turns, step by step.
func (p *Player) compare(ctx context.Context, s jago.State, found []turn, meter *meter.Meter) iter.Seq[bot.Analysis[jago.Move]] {
	found = found[:min(len(found), p.skill.kept)]
	return func(yield func(bot.Analysis[jago.Move]) bool) {
		tell := func() bool {
			p.next(&s, found[0].words)
			return yield(analysis(found, meter))
		}
		if !tell() || ctx.Err() != nil {
			return
		}
		p.look.meter = meter
		defer func() { p.look.meter = nil }()
		newAhead(&p.look, p.Budget.Memory).deepen(found, tell)
	}
}

// analysis returns what is known of turns, the best first. The points are the lead that the
// opponent lacks, and of all but the best at most that.
func analysis(found []turn, meter *meter.Meter) bot.Analysis[jago.Move] {
	a := bot.Analysis[jago.Move]{Nodes: meter.Nodes(), Time: meter.Elapsed().Round(time.Microsecond)}
	seen := map[jago.Move]bool{}
	for i := range found {
		t := &found[i]
		m := t.first()
		if seen[m] { // a better turn begins with it too
			continue
		}
		seen[m] = true
		c := bot.Candidate[jago.Move]{Move: m, Visits: 1, Win: t.chance(), Points: -float64(t.danger), Line: t.line()}
		c.Behind = bot.Value{Win: found[0].chance() - c.Win, Points: float64(t.danger - found[0].danger)}
		a.Candidates = append(a.Candidates, c)
	}
	return a
}

// chance returns that of winning after a turn.
func (t *turn) chance() float64 { return 1 / (1 + math.Exp(float64(t.danger)/scale)) }

// won reports whether the opponent has no way to lead after the turn.
func (t *turn) won() bool { return t.danger < -wins/2 }

// first returns the first move of a turn.
func (t *turn) first() jago.Move { return t.line()[0] }

// line returns the moves of a turn.
func (t *turn) line() []jago.Move { return append(slices.Clip(t.words), jago.EndTurn()) }

func byDanger(a, b turn) int { return cmp.Compare(a.danger, b.danger) }
