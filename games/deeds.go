package games

import (
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games/internal/reviewjarnac"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/jarnac"
)

// A fault misses at least so much: points, or in Jago letters of lead.
const (
	jarnacFault   = 9
	scrabbleFault = 10
	cardsFault    = 10
	jagoFault     = 3
)

// jarnacDeed returns the Jarnacs that a turn missed, and the words that could have been longer.
func jarnacDeed(f reviewjarnac.Finding) extra.Deed {
	d := extra.Deed{Missed: f.MissedCount, Left: f.Left}
	for _, l := range f.Longer {
		d.Lost += l.Points
	}
	laid := false
	for i, step := range f.Steps {
		s, m := step.Before, step.Move
		if step.Player != f.Player {
			continue
		}
		switch kind := m.Kind(); {
		case kind == jarnac.KindPlace, kind == jarnac.KindExtend:
			laid = true
			if l, ok := longerAt(f, f.First+i); ok && l.Points >= jarnacFault {
				fault := extra.Fault{Move: f.First + i}
				for _, word := range l.Longest {
					better := jarnac.Place(word)
					if kind == jarnac.KindExtend {
						better = jarnac.Extend(m.Line(), word)
					}
					fault.Best = append(fault.Best, better)
				}
				d.Faults = append(d.Faults, fault)
			}
		case len(f.Missed) > 0 && callsNone(s, m) && s.Check(f.Player, f.Missed[0].Move) == nil:
			if f.Missed[0].Worth() >= jarnacFault {
				d.Faults = append(d.Faults, extra.Fault{Move: f.First + i, Best: mostWorth(f.Missed)})
			}
			f.Missed = nil // at the first of these moves alone
		}
		if !laid && d.Bare == 0 && s.May(f.Player, jarnac.KindPlace) {
			for _, word := range s.AppendWordsOn(nil, f.Player, 0) {
				d.Bare = max(d.Bare, len(word)*len(word))
			}
		}
	}
	if laid {
		d.Bare = 0
	}
	return d
}

// callsNone reports whether a player who may call Jarnac does something else.
func callsNone(s jarnac.State, m jarnac.Move) bool {
	if phase := s.Phase(); phase != jarnac.Handover && phase != jarnac.Answer {
		return false
	}
	switch m.Kind() {
	case jarnac.KindJarnac, jarnac.KindContest, jarnac.KindContestJarnac, jarnac.KindFlag, jarnac.KindResign:
		return false
	}
	return true
}

func longerAt(f reviewjarnac.Finding, move int) (reviewjarnac.Longer, bool) {
	for _, l := range f.Longer {
		if l.N == move {
			return l, true
		}
	}
	return reviewjarnac.Longer{}, false
}

// mostWorth returns the Jarnacs that are worth most, of some in that order.
func mostWorth(all []reviewjarnac.Jarnac) (best []game.Move) {
	for _, j := range all {
		if j.Worth() == all[0].Worth() {
			best = append(best, j.Move)
		}
	}
	return best
}
