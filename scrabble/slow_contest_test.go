package scrabble_test

import (
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// What the slow referee makes of contests, flags and the end.

// contested is the words that a contest names: all when it names none.
func (t *slowTable) contested(m scrabble.Move) (words []slowRun, ok bool) {
	named, _ := namedWords(m)
	for _, n := range named {
		if n > len(t.open.words) {
			return nil, false
		}
		words = append(words, t.open.words[n-1])
	}
	if len(named) == 0 {
		words = t.open.words
	}
	return words, true
}

func (g *slowGame) contestFaults(t *slowTable, p scrabble.Player, m scrabble.Move) slowClauses {
	refused := slowClauses{rulebook.ScrabbleContest}
	if t.open == nil || t.open.author == p || g.Challenge == scrabble.Void {
		return refused
	}
	if _, ruling := namedWords(m); (ruling != "") != (g.Validation == scrabble.Recorded) {
		return refused
	}
	if _, ok := t.contested(m); !ok {
		return refused
	}
	return nil
}

// upheld reports whether one of the words named is bad (scrabble/contest-mixed).
func (g *slowGame) upheld(t *slowTable, m scrabble.Move) bool {
	words, _ := t.contested(m)
	if g.Validation == scrabble.Recorded {
		_, ruling := namedWords(m)
		return ruling == "!"
	}
	return len(g.bad(words)) > 0
}

func (g *slowGame) contest(t *slowTable, p scrabble.Player, m scrabble.Move) {
	words, _ := t.contested(m)
	move, author := t.open, t.open.author
	bad := g.upheld(t, m)
	t.open = nil
	if bad {
		for _, tile := range move.tiles {
			t.cells[tile.row][tile.column] = 0
		}
		t.rack[author] += tilesOf(move.tiles)
		t.score[author] -= move.points
		t.passes = move.passes + 1 + move.skipped
		if t.phase == scrabble.Playing { // the turn has gone on
			g.checkPasses(t)
		} else {
			g.endTurn(t, author)
		}
		return
	}
	switch g.Challenge {
	case scrabble.PointsOff:
		t.score[p] -= len(words) * g.ChallengePoints
	case scrabble.PointsGiven:
		t.score[author] += len(words) * g.ChallengePoints
	case scrabble.Double:
		t.owed[p] = 1 // the next turn, also when that is lost already
	}
	switch {
	case t.phase == scrabble.Answer:
		g.finish(t, rulebook.ScrabbleEndOut, author)
	case t.phase == scrabble.Playing:
		g.skip(t)
	}
}

// endTurn ends the turn of p. The next player has it, but for those who have lost
// one.
func (g *slowGame) endTurn(t *slowTable, p scrabble.Player) {
	t.turn, t.phase = g.next(p), scrabble.Playing
	g.checkPasses(t)
	g.skip(t)
}

// skip passes over the turns that are lost, each of which is a pass.
func (g *slowGame) skip(t *slowTable) {
	for t.phase == scrabble.Playing && t.owed[t.turn] > 0 {
		t.owed[t.turn] = 0
		t.passes++
		if t.open != nil {
			open := *t.open
			open.skipped++
			t.open = &open
		}
		t.turn = g.next(t.turn)
		g.checkPasses(t)
	}
}

func (g *slowGame) checkPasses(t *slowTable) {
	switch {
	case t.bagLen() < g.Exchange && t.passes >= g.ShortRounds*g.Players:
		g.finish(t, rulebook.ScrabbleEndBlocked, t.turn)
	case t.passes >= g.Rounds*g.Players:
		g.finish(t, rulebook.ScrabbleThreeRounds, t.turn)
	}
}

// value is the points of the tiles of a rack, as far as they are known.
func (g *slowGame) value(tiles string) (points int) {
	for i := range len(tiles) {
		points += g.values[tiles[i]]
	}
	return points
}

// finish ends the game by a clause and counts what is left; p is who is out.
func (g *slowGame) finish(t *slowTable, end rulebook.Clause, p scrabble.Player) {
	t.phase, t.end, t.open = scrabble.Over, end, nil
	for q := range g.Players {
		value := g.value(t.rack[q])
		switch {
		case end == rulebook.ScrabbleEndOut && g.Leftover == scrabble.Given:
			t.left[q] -= value
			t.left[p] += value
		case end == rulebook.ScrabbleEndOut:
			t.left[p] += 2 * value
		case end == rulebook.ScrabbleEndBlocked, end == rulebook.ScrabbleThreeRounds:
			t.left[q] -= value
		}
	}
	for q := range t.left {
		t.score[q] += t.left[q]
	}
}

// A fallen flag ends the game, or costs points.
func (g *slowGame) flag(t *slowTable, p scrabble.Player) {
	t.flags[p]++
	if g.TimePenalty == 0 {
		g.finish(t, rulebook.ScrabbleEndTime, p)
	} else {
		t.score[p] -= g.TimePenalty
	}
}

func (t *slowTable) flagFaults(p scrabble.Player) slowClauses {
	if t.flags[p] >= 255 {
		return slowClauses{rulebook.ScrabbleEndTime}
	}
	return nil
}

// outcome is who wins, the best of those who have not resigned.
func (g *slowGame) outcome(t *slowTable) (winner scrabble.Player, drawn bool, verdict rulebook.Clause) {
	best := -1
	for q := range g.Players {
		switch {
		case t.resigned && scrabble.Player(q) == t.loser:
		case best < 0 || t.score[q] > t.score[best]:
			best, drawn = q, false
		case t.score[q] == t.score[best]:
			drawn = true
		}
	}
	if drawn {
		return 0, true, rulebook.ScrabbleTie
	}
	return scrabble.Player(best), false, rulebook.ScrabbleWinner
}
