//go:build !jarnac

package games

import (
	"math"

	"github.com/jeudelettres/lettres/games/internal/reviewcards"
	"github.com/jeudelettres/lettres/games/internal/reviewjago"
	"github.com/jeudelettres/lettres/games/internal/reviewscrabble"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// scrabbleDeed returns what a move missed. It is a fault where the tiles that it keeps are no excuse.
func scrabbleDeed(f reviewscrabble.Finding) extra.Deed {
	d := extra.Deed{Lost: f.Missed}
	if s := f.Before(); f.Known && s.BagLen() > 0 {
		d.Lost = min(d.Lost, int(math.Round(f.EquityMissed)))
	}
	if d.Lost >= scrabbleFault {
		fault := extra.Fault{Move: f.First}
		for _, p := range f.Top {
			if p.Points == f.Top[0].Points {
				fault.Best = append(fault.Best, p.Move)
			}
		}
		d.Faults = []extra.Fault{fault}
	}
	return d
}

// cardsDeed returns what a move missed. A move that ends the game is no fault: it may bring what others
// hold, too.
func cardsDeed(f reviewcards.Finding) extra.Deed {
	d := extra.Deed{Lost: f.Missed}
	if d.Lost >= cardsFault && f.After.Phase() != scrabblecards.Over {
		fault := extra.Fault{Move: f.First}
		for _, p := range f.Top {
			if p.Points == f.Top[0].Points {
				fault.Best = append(fault.Best, p.Move)
			}
		}
		d.Faults = []extra.Fault{fault}
	}
	return d
}

// jagoDeed returns by how much more a turn could have led with a single word.
func jagoDeed(f reviewjago.Finding) extra.Deed {
	d := extra.Deed{Lost: f.More}
	if d.Lost >= jagoFault {
		fault := extra.Fault{Move: f.First}
		for _, w := range f.Top {
			if w.Lead == f.Top[0].Lead {
				fault.Best = append(fault.Best, w.Move)
			}
		}
		d.Faults = []extra.Fault{fault}
	}
	return d
}
