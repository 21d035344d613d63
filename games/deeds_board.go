//go:build !jarnac

package games

import (
	"math"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games/internal/reviewcards"
	"github.com/jeudelettres/lettres/games/internal/reviewjago"
	"github.com/jeudelettres/lettres/games/internal/reviewscrabble"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// fault returns the one fault of a turn: of all that is named for it, what brings as much as the first is best.
func fault[T any](turn int, top []T, of func(T) (game.Move, int)) []extra.Fault {
	f := extra.Fault{Move: turn}
	_, most := of(top[0])
	for _, t := range top {
		if m, brings := of(t); brings == most {
			f.Best = append(f.Best, m)
		}
	}
	return []extra.Fault{f}
}

// scrabbleDeed returns what a move missed. It is a fault where the tiles that it keeps are no excuse.
func scrabbleDeed(f reviewscrabble.Finding) extra.Deed {
	d := extra.Deed{Lost: f.Missed}
	if s := f.Before(); f.Known && s.BagLen() > 0 {
		d.Lost = min(d.Lost, int(math.Round(f.EquityMissed)))
	}
	if d.Lost >= scrabbleFault {
		d.Faults = fault(f.First, f.Top, func(p reviewscrabble.Placement) (game.Move, int) { return p.Move, p.Points })
	}
	return d
}

// cardsDeed returns what a move missed. A move that ends the game is no fault: it may bring what others
// hold, too.
func cardsDeed(f reviewcards.Finding) extra.Deed {
	d := extra.Deed{Lost: f.Missed}
	if d.Lost >= cardsFault && f.After.Phase() != scrabblecards.Over {
		d.Faults = fault(f.First, f.Top, func(p reviewcards.Placement) (game.Move, int) { return p.Move, p.Points })
	}
	return d
}

// jagoDeed returns by how much more a turn could have led with a single word.
func jagoDeed(f reviewjago.Finding) extra.Deed {
	d := extra.Deed{Lost: f.More}
	if d.Lost >= jagoFault {
		d.Faults = fault(f.First, f.Top, func(w reviewjago.Word) (game.Move, int) { return w.Move, w.Lead })
	}
	return d
}
