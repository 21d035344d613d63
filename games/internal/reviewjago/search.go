package reviewjago

import (
	"context"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/review"
)

// longest is of how many moves a turn is at most that a player finds.
const longest = 64

// turnOf returns the turn that a player makes in s, to its end, and what it knew as it
// began. It is empty where the player would rather contest than go on.
func turnOf(ctx context.Context, p *botjago.Player, s jago.State) (turn Moves, known bot.Analysis[jago.Move], err error) {
	who := s.Turn()
	for s.Turn() == who && s.Phase() == jago.Playing && len(turn) < longest {
		m, a, err := p.Decide(ctx, s.View(who))
		if err == nil {
			err = ctx.Err() // stopped, it decides at once
		}
		if err != nil {
			return nil, known, err
		}
		if len(turn) == 0 {
			known = a
		}
		if m.Kind() == jago.KindContest {
			return nil, known, nil
		}
		turn = append(turn, m)
		if m.Kind() == jago.KindResign {
			return turn, known, nil
		}
		if s, err = s.Play(who, m); err != nil {
			return nil, known, err
		}
	}
	if last := len(turn) - 1; last < 0 || turn[last].Kind() != jago.KindEndTurn {
		return nil, known, nil
	}
	return turn, known, nil
}

// wayToLead returns a turn after which the player on turn leads, if one is found.
func wayToLead(ctx context.Context, s jago.State, seed uint64) (Moves, error) {
	p, err := botjago.New(s.Rules(), bot.Champion, seed)
	if err != nil {
		return nil, err
	}
	p.Budget.Nodes = 1 // any will do
	way, _, err := turnOf(ctx, p, s)
	if len(way) > 0 && way[len(way)-1].Kind() == jago.KindResign {
		way = nil
	}
	return way, err
}

// analyse finds the best turn, and what it is worth beside the one made, if there is one, and beside
// others that the search compared if it is to.
func analyse(ctx context.Context, s jago.State, o review.Options, made Moves, others bool) (a bot.Analysis[Moves], err error) {
	p, err := botjago.New(s.Rules(), bot.Champion, o.Seed)
	if err != nil {
		return a, err
	}
	p.Budget = reviews.Budget(o, defaultNodes)
	best, known, err := turnOf(ctx, p, s)
	if err != nil {
		return a, err
	}
	var compared []Moves
	add := func(turn Moves) {
		if len(turn) > 0 && !slices.ContainsFunc(compared, func(m Moves) bool { return slices.Equal(m, turn) }) {
			compared = append(compared, turn)
		}
	}
	add(best)
	add(made)
	if others {
		for _, c := range known.Candidates {
			add(toItsEnd(c.Line))
		}
	}
	if len(compared) == 0 {
		return a, nil
	}
	if !others {
		p.Budget = reviews.Half(p.Budget)
	}
	if a, err = p.Weigh(ctx, s.View(s.Turn()), compared...); err == nil {
		err = ctx.Err()
	}
	return a, err
}

// toItsEnd returns the turn with which a line begins, if it goes so far.
func toItsEnd(line []jago.Move) Moves {
	for i, m := range line {
		switch m.Kind() {
		case jago.KindPlace:
		case jago.KindEndTurn:
			return line[:i+1]
		default:
			return nil
		}
	}
	return nil
}

// decision compares what the player decided with the best turn that a search finds.
func (f *Finding) decision(ctx context.Context, o review.Options) error {
	made, first, ended := f.rest()
	judged := ended && !slices.ContainsFunc(f.Wrong, func(w Wrong) bool { return w.N >= f.First+first })
	if !judged {
		if made = nil; first > 0 {
			return nil
		}
	}
	a, err := analyse(ctx, f.Steps[first].Before, o, made, false)
	if err != nil || len(a.Candidates) == 0 {
		return err
	}
	best := a.Candidates[0]
	value := reviews.Of(best, a.Exact)
	if first == 0 {
		f.Start = value
	}
	if judged {
		d := reviews.Decision[Moves]{N: f.First + first, Made: made, Best: best.Move, Line: best.Line, Value: value}
		for _, c := range a.Candidates[1:] {
			if slices.Equal(c.Move, made) {
				d.Loss = reviews.Behind(c, a.Exact)
			}
		}
		f.Decisions, f.Loss = append(f.Decisions, d), d.Loss
	}
	return nil
}
