package scrabble_test

import (
	"slices"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// What the referee makes of contests, flags and the end.

// contested is the numbers of the words that a contest names, from 1: all that can be
// contested when it names none.
func (t *table) contested(m scrabble.Move) (numbers []int, ok bool) {
	numbers, _ = namedWords(m)
	if len(numbers) == 0 {
		for i := range t.open.words {
			if !t.contestable() || !slices.Contains(t.open.good, i+1) {
				numbers = append(numbers, i+1)
			}
		}
	}
	return numbers, slices.Max(numbers) <= len(t.open.words)
}

// contestable reports whether a word of the open move was not contested yet.
func (t *table) contestable() bool {
	return t.open != nil && len(t.open.good) < len(t.open.words)
}

func (g *referee) contestFaults(t *table, p scrabble.Player, m scrabble.Move) (f gametest.Faults) {
	if g.Validation == scrabble.Strict { // the dictionary has spoken
		f.Add(gametest.NoMove, law.OfficialContestStrict)
		return f
	}
	if _, ruling := namedWords(m); (ruling != "") != (g.Validation == scrabble.Recorded) {
		f.Add(gametest.NoMove, law.ScrabbleContest)
	}
	if t.open == nil {
		f.Add(gametest.NoObject, law.ScrabbleContest)
		return f
	}
	if t.open.author == p {
		f.Add(gametest.NotOnTurn, law.ScrabbleContest)
	}
	numbers, ok := t.contested(m)
	if !ok { // the move makes no such word
		f.Add(gametest.NoObject, law.ScrabbleContest)
	}
	for _, n := range numbers {
		if slices.Contains(t.open.good, n) {
			f.Add(gametest.UsedUp, law.ScrabbleContestOnce)
		}
	}
	return f
}

// upheld reports whether one of the words named is bad (scrabble/contest-mixed).
func (g *referee) upheld(t *table, m scrabble.Move) bool {
	if g.Validation == scrabble.Recorded {
		_, ruling := namedWords(m)
		return ruling == "!"
	}
	numbers, _ := t.contested(m)
	var words []slowRun
	for _, n := range numbers {
		words = append(words, t.open.words[n-1])
	}
	return len(g.bad(words)) > 0
}

func (g *referee) contest(t *table, p scrabble.Player, m scrabble.Move) {
	numbers, _ := t.contested(m)
	move, author := t.open, t.open.author
	bad := g.upheld(t, m)
	if bad {
		t.open = nil
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
	open := *move
	open.good = slices.Concat(move.good, numbers)
	t.open = &open
	switch g.Penalty {
	case scrabble.PointsOff:
		t.score[p] -= len(numbers) * g.PenaltyPoints
	case scrabble.PointsGiven:
		t.score[author] += len(numbers) * g.PenaltyPoints
	case scrabble.DoubleChallenge:
		if !open.charged[p] { // one for a move, and they add up over moves
			open.charged[p] = true
			t.owed[p]++
		}
	}
	switch {
	case t.phase == scrabble.Answer && !t.contestable():
		g.finish(t, law.ScrabbleEndOut, author)
	case t.phase == scrabble.Playing:
		g.skip(t)
	}
}

// endTurn ends the turn of p. The next player has it, but for those who have lost
// one.
func (g *referee) endTurn(t *table, p scrabble.Player) {
	t.turn, t.phase = g.next(p), scrabble.Playing
	g.checkPasses(t)
	g.skip(t)
}

// skip passes over the turns that are lost, each of which is a pass.
func (g *referee) skip(t *table) {
	for t.phase == scrabble.Playing && t.owed[t.turn] > 0 {
		t.owed[t.turn]--
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

func (g *referee) checkPasses(t *table) {
	switch {
	case t.bagLen() < g.Exchange && t.passes >= g.ShortRounds*g.Players:
		g.finish(t, law.ScrabbleEndBlocked, t.turn)
	case t.passes >= g.Rounds*g.Players:
		g.finish(t, law.ScrabbleThreeRounds, t.turn)
	}
}

// value is the points of the tiles of a rack, as far as they are known.
func (g *referee) value(tiles string) (points int) {
	for i := range len(tiles) {
		points += g.values[tiles[i]]
	}
	return points
}

// finish ends the game by a clause and counts what is left; p is who is out.
func (g *referee) finish(t *table, end rulebook.Clause, p scrabble.Player) {
	t.phase, t.end, t.open = scrabble.Over, end, nil
	for q := range g.Players {
		value := g.value(t.rack[q])
		if g.duplicate() {
			value = 0
		}
		switch {
		case end == law.ScrabbleEndOut && !g.LeftoverTwice:
			t.left[q] -= value
			t.left[p] += value
		case end == law.ScrabbleEndOut:
			t.left[p] += 2 * value
		case end == law.ScrabbleEndBlocked, end == law.ScrabbleThreeRounds, end == law.ScrabbleResign && g.Players > 2:
			t.left[q] -= value
		}
	}
	for q := range t.left {
		t.score[q] += t.left[q]
	}
}

// A fallen flag ends the game, or costs points.
func (g *referee) flag(t *table, p scrabble.Player) {
	t.flags[p]++
	if g.TimePenalty == 0 {
		g.finish(t, law.ScrabbleEndTime, p)
	} else {
		t.score[p] -= g.TimePenalty
	}
}

func (t *table) flagFaults(p scrabble.Player) (f gametest.Faults) {
	if t.flags[p] >= 255 {
		f.Add(gametest.UsedUp, law.ScrabbleEndTime)
	}
	return f
}

// bounds is the least and the most points that each player can have, which differ by the
// tiles that are not known.
func (g *referee) bounds(t *table) (least, most [4]int) {
	var values []int // of tiles that are not known, sorted
	for i := range len(t.bag) {
		values = append(values, g.values[t.bag[i]])
	}
	slices.Sort(values)
	sum := func(list []int) (points int) {
		for _, v := range list {
			points += v
		}
		return points
	}
	for q := range g.Players {
		least[q], most[q] = t.score[q], t.score[q]
		n := t.hidden[q]
		switch {
		case t.end == law.ScrabbleEndTime || t.end == law.ScrabbleResign && g.Players == 2:
		case t.end == law.ScrabbleEndOut && t.held(scrabble.Player(q)) == 0:
			gain := sum(values) // the bag is empty
			if g.LeftoverTwice {
				gain *= 2
			}
			least[q], most[q] = least[q]+gain, most[q]+gain
		case t.end != law.ScrabbleEndOut || !g.LeftoverTwice:
			least[q] -= sum(values[len(values)-n:])
			most[q] -= sum(values[:n])
		}
	}
	return least, most
}

// outcome is who wins, the best of those who have not resigned: the one who has more at
// least than any other at most, or nobody.
func (g *referee) outcome(t *table) (winner scrabble.Player, drawn, undecided bool, verdict rulebook.Clause) {
	least, most := g.bounds(t)
	var in []int
	for q := range g.Players {
		if !t.resigned || scrabble.Player(q) != t.loser {
			in = append(in, q)
		}
	}
	for _, q := range in {
		if !slices.ContainsFunc(in, func(o int) bool { return o != q && most[o] >= least[q] }) {
			if t.resigned {
				return scrabble.Player(q), false, false, law.ScrabbleResign
			}
			return scrabble.Player(q), false, false, law.ScrabbleWinner
		}
	}
	top := -1 << 30
	for _, q := range in {
		top = max(top, least[q])
	}
	for _, q := range in {
		if most[q] > least[q] && most[q] >= top {
			return 0, false, true, t.end
		}
	}
	return 0, true, false, law.ScrabbleTie
}
