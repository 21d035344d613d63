package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// leftover counts a rack at the end. Such a line is of the player who is out, with
// the tiles of another one, or of all others, or it is of who has them, with points
// off.
func (g *replay) leftover(e *Event) (*rulebook.Violation, error) {
	for g.s.phase != Over {
		switch g.s.phase {
		case Drawing:
			g.ready()
		case Answer:
			g.must(g.s.turn, LetGo())
		default:
			// Some leave the last passes out, and the players know better than any
			// count when they stop.
			g.must(g.s.turn, Pass())
		}
	}
	tiles, err := bag.Parse(e.Tiles)
	if err != nil {
		return nil, err
	}
	s := &g.s
	clause := endClauses[s.end]
	factor := 0
	if s.end == endOut && s.held[e.Player] == 0 && e.Score >= 0 {
		if !g.others(e.Player, tiles) {
			return e.refuse(clause, notLeft, e.Tiles), nil
		}
		factor = s.gain()
	} else {
		if !g.whole(e.Player, tiles) {
			return e.refuse(clause, notLeft, e.Tiles), nil
		}
		if s.end == endPasses || s.end == endBlocked || s.end == endOut && !s.rules.options.LeftoverTwice {
			factor = -1
		}
	}
	s.recount()
	points := factor * s.rules.valueOf(tiles)
	g.counted[e.Player] += points
	return g.right(e, clause, points), nil
}

// whole makes all of a rack known, if that can be it.
func (g *replay) whole(p Player, tiles bag.Bag) bool {
	if tiles.Len() != int(g.s.held[p]) || g.s.unknown(p) == 0 && g.told[p] && g.s.racks[p] != tiles {
		return false
	}
	for _, keep := range [...][MaxPlayers]bool{everybody, g.told} {
		s := g.s
		if s.reveal(p, tiles, keep, "") == nil {
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
func (g *replay) others(p Player, tiles bag.Bag) bool {
	if !g.pooled {
		g.pooled, g.pool = true, g.s.unseen
		for q := range g.s.Players() {
			g.pool = g.pool.Plus(g.s.racks[q])
		}
	}
	fits := tiles == g.pool
	for q := range g.s.Players() {
		fits = fits || q != p && int(g.s.held[q]) == tiles.Len()
	}
	rest, ok := g.pool.Minus(tiles)
	if !ok || !fits {
		return false
	}
	g.pool = rest
	return g.s.rules.options.Players > 2 || g.whole(g.s.next(p), tiles)
}

// lastRacks makes the racks known that a record tells of a game that is not over, as
// far as there are tiles for them, and returns the first fault. For that, the player who
// is to draw has drawn.
func (g *replay) lastRacks(r *GCG) (fault error) {
	var told [MaxPlayers]bool
	for p := range g.s.Players() {
		pragma, ok := r.rack(p)
		if !ok || g.s.phase == Over {
			continue
		}
		g.ready()
		rack, err := bag.Parse(pragma.Value)
		if err != nil {
			continue
		}
		s := g.s
		v := s.reveal(p, rack, told, "#"+pragma.Key+" "+pragma.Value)
		if v == nil {
			g.s = s
			told[p] = true
		} else if fault == nil {
			fault = &rulebook.RecordError{Line: pragma.Line, Err: v}
		}
	}
	return fault
}
