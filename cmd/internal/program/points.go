package program

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
)

// Scores is how the players of a game of points stand, a line each, after the turn of
// one of them, who has gained that many.
func (p *Page) Scores(names []string, scores []int, player, gained int) (lines []string) {
	for i, score := range scores {
		st, more := draw.Plain, ""
		if i == player {
			st = draw.Strong
			if gained > 0 {
				more = "  +" + strconv.Itoa(gained)
			}
		}
		lines = append(lines, p.Paint(st, draw.Left(names[i], 7)+draw.Right(draw.Number(score), 4))+p.Paint(draw.Faint, more))
	}
	return lines
}

// Result is who wins, unless the game is drawn, and the points of all: the winner's
// first, since one who has more may have given up, and then the most.
func (p *Page) Result(names []string, scores []int, winner int, drawn bool) string {
	result := p.Say("A drawn game")
	order := slices.SortedStableFunc(slices.Values(scores), func(a, b int) int { return cmp.Compare(b, a) })
	if !drawn {
		result = p.Say("%s wins", names[winner])
		i := slices.Index(order, scores[winner])
		order = slices.Insert(slices.Delete(order, i, i+1), 0, scores[winner])
	}
	return p.Paint(draw.Strong, result) + ", " + draw.Tally(p.Language(), order...)
}

// Ending writes the clauses that ended and decided a game, once if they are the same.
func (p *Page) Ending(end, verdict rulebook.Clause) {
	p.Clause(p.Say("The end"), end)
	if verdict != end {
		p.Clause(p.Say("The verdict"), verdict)
	}
}
