package botjago

import (
	"context"
	"fmt"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/jago"
)

// Weigh compares the given turns within the Budget, whatever the level: each is played out
// equally often with the same chance, and none is dropped. One turn alone is played out
// too. The viewer must be on turn, and a turn is the words that the viewer lays one after
// the other, if any, bad ones too where the rules let them be laid, and its end: EndTurn,
// or Resign. The Line of a Candidate begins with its turn, and goes on move by move.
func (p *Player) Weigh(ctx context.Context, v jago.View, turns ...[]jago.Move) (bot.Analysis[[]jago.Move], error) {
	var none bot.Analysis[[]jago.Move]
	if err := p.check(v); err != nil {
		return none, err
	}
	s := v.State()
	if s.Turn() != v.Viewer() || s.Phase() != jago.Playing {
		return none, botkit.OtherOnTurn("botjago", s.Turn())
	}
	for _, turn := range turns {
		at, ended := s, false
		for _, m := range turn {
			ended = m.Kind() == jago.KindEndTurn || m.Kind() == jago.KindResign
			if !ended && m.Kind() != jago.KindPlace {
				return none, fmt.Errorf("botjago: %w", phrases.InputError(notWeighed, m.String()))
			}
			next, err := at.Play(v.Viewer(), m)
			if err != nil {
				return none, fmt.Errorf("botjago: %w", err)
			}
			at = next
		}
		if !ended {
			return none, fmt.Errorf("botjago: %w", phrases.InputError(noEnd))
		}
	}
	d := &turnsDecision{decision{root: s}, turns}
	return bot.Weigh(ctx, d, botkit.Weighing(p.seed, v.Hash()), p.Budget), nil
}

// A turnsDecision is a decision about a whole turn.
type turnsDecision struct {
	decision
	turns [][]jago.Move
}

// Candidates returns the turns.
func (d *turnsDecision) Candidates() [][]jago.Move { return d.turns }

// Playout plays on from the position.
func (d *turnsDecision) Playout() bot.Playout[[]jago.Move] {
	return &turnsPlayout{d.decision.Playout().(*playout)}
}

// A turnsPlayout is a playout that begins with a whole turn.
type turnsPlayout struct{ play *playout }

func (p *turnsPlayout) Begin(seed uint64) { p.play.Begin(seed) }

func (p *turnsPlayout) Play(turn []jago.Move) []jago.Move {
	made := make([]jago.Move, len(turn))
	for i, m := range turn {
		made[i] = p.play.Play(m)
	}
	return made
}

// Policy returns the decision of the playout's policy, but looks again before it gives up:
// else a turn that leaves a way to lead that is hard to see would look like a sure win.
func (p *turnsPlayout) Policy() ([]jago.Move, bool) {
	m, more := p.play.Policy()
	if more && m.Kind() == jago.KindResign {
		looked := 0
		t, found := p.play.look.wayOut(&p.play.state, func() bool { looked++; return looked <= secondLook })
		if found {
			m, p.play.plan = t.words[0], t.words[1:]
		}
	}
	return []jago.Move{m}, more
}

// secondLook is the number of positions in which the policy looks for words before it gives
// up: enough for turns of three or four words.
const secondLook = 1 + 3*beam

func (p *turnsPlayout) Value() bot.Value { return p.play.Value() }
