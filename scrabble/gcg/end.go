package gcg

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// leftover counts a rack at the end. Such a line is of the player who is out, with
// the tiles of another one, or of all others, or it is of who has them, with points
// off.
func (g *replay) leftover(e *Event) (*rulebook.Violation, error) {
	for g.s.Phase() != scrabble.Over {
		m := scrabble.LetGo()
		switch g.s.Phase() {
		case scrabble.Drawing:
			m = scrabble.Draw(g.s.Due())
		case scrabble.Playing:
			// Some leave the last passes out, and the players know better than any
			// count when they stop.
			m = scrabble.Pass()
		}
		if !g.must(m) {
			return g.refused(g.s.Turn(), m), nil
		}
	}
	tiles, err := bag.Parse(e.Tiles)
	if err != nil {
		return nil, err
	}
	s := &g.s
	clause := endOf(s)
	factor := 0
	if clause == law.ScrabbleEndOut && s.Held(e.Player) == 0 && e.Score >= 0 {
		if !g.others(e.Player, tiles) {
			return e.refuse(clause, notLeft, e.Tiles), nil
		}
		factor = gain(&g.options)
	} else {
		if !g.whole(e.Player, tiles) {
			return e.refuse(clause, notLeft, e.Tiles), nil
		}
		if countsRacks(clause) && (clause != law.ScrabbleEndOut || !g.options.LeftoverTwice) {
			factor = -1
		}
	}
	recount(s)
	points := factor * valueOf(&g.options, tiles)
	g.counted[e.Player] += points
	return g.right(e, clause, points), nil
}

// whole makes all of a rack known, if that can be it.
func (g *replay) whole(p scrabble.Player, tiles bag.Bag) bool {
	if tiles.Len() != g.s.Held(p) || unknown(&g.s, p) == 0 && g.told[p] && g.s.Rack(p) != tiles {
		return false
	}
	for _, keep := range [...][scrabble.MaxPlayers]bool{everybody, g.told} {
		s := g.s
		if reveal(&s, p, tiles, keep, "") == nil {
			g.s = s
			g.told[p] = true
			return true
		}
	}
	return false
}

// others finds whether the player who is out can count these tiles: those of another
// one, or of all. With more players than two it stays open whose they are, until
// those lose the points.
func (g *replay) others(p scrabble.Player, tiles bag.Bag) bool {
	if !g.pooled {
		g.pooled, g.pool = true, g.s.Bag()
		for q := range g.s.Players() {
			g.pool = g.pool.Plus(g.s.Rack(q))
		}
	}
	fits := tiles == g.pool
	for q := range g.s.Players() {
		fits = fits || q != p && g.s.Held(q) == tiles.Len()
	}
	rest, ok := g.pool.Minus(tiles)
	if !ok || !fits {
		return false
	}
	g.pool = rest
	return g.options.Players > 2 || g.whole(next(&g.s, p), tiles)
}

// lastRacks makes the racks known that a record tells of a game that is not over, as
// far as there are tiles for them, and returns the first fault. For that, the player who
// is to draw has drawn.
func (g *replay) lastRacks(r *GCG) (fault error) {
	var told [scrabble.MaxPlayers]bool
	for p := range g.s.Players() {
		pragma, ok := r.rack(p)
		if !ok || g.s.Phase() == scrabble.Over {
			continue
		}
		g.ready()
		rack, err := bag.Parse(pragma.Value)
		if err != nil {
			continue
		}
		s := g.s
		v := reveal(&s, p, rack, told, "#"+pragma.Key+" "+pragma.Value)
		if v == nil {
			g.s = s
			told[p] = true
		} else if fault == nil {
			fault = &rulebook.RecordError{Line: pragma.Line, Err: v}
		}
	}
	return fault
}

// everybody keeps what is known of all racks.
var everybody = [scrabble.MaxPlayers]bool{true, true, true, true}

// endOf returns the clause that has ended the game.
func endOf(s *scrabble.State) rulebook.Clause {
	o, _ := s.Outcome()
	return o.End
}

// countsRacks reports whether the racks count that are left at such an end of a game.
func countsRacks(end rulebook.Clause) bool {
	return end == law.ScrabbleEndOut || end == law.ScrabbleEndBlocked || end == law.ScrabbleThreeRounds
}

// withoutLeft returns the score of p without the tiles left.
func withoutLeft(s *scrabble.State, p scrabble.Player) int {
	o, _ := s.Outcome()
	return s.Score(p) - o.Left[p]
}

// next returns the player after p.
func next(s *scrabble.State, p scrabble.Player) scrabble.Player {
	return (p + 1) % scrabble.Player(s.Rules().Options().Players)
}

// out returns the player without tiles.
func out(s *scrabble.State) scrabble.Player {
	for p := range s.Players() {
		if s.Held(p) == 0 {
			return p
		}
	}
	return scrabble.A
}

// unknown returns how many tiles of a rack are not known.
func unknown(s *scrabble.State, p scrabble.Player) int { return s.Held(p) - s.Rack(p).Len() }

// gain returns how often the tiles of the others count for the player who is out.
func gain(o *scrabble.Options) int {
	if o.LeftoverTwice {
		return 2
	}
	return 1
}
