package duel

import (
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/jarnactale"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A tally is the results of many games.
type tally struct {
	Games, Drawn         int
	Won, Points, Jarnacs [2]int // of A and of B
	Turns, Moves         int
	Words, Letters       int // on the mats at the end
	Ends, Verdicts       map[rulebook.Clause]int
}

// add counts a game that is over, after that many turns and moves.
func (t *tally) add(s jarnac.State, turns, moves int) {
	o, over := s.Outcome()
	if !over {
		return
	}
	if t.Ends == nil {
		t.Ends, t.Verdicts = map[rulebook.Clause]int{}, map[rulebook.Clause]int{}
	}
	t.Games++
	t.Turns += turns
	t.Moves += moves
	if o.Drawn {
		t.Drawn++
	} else {
		t.Won[o.Winner]++
	}
	for p := range t.Points {
		t.Points[p] += o.Scores[p]
		t.Jarnacs[p] += o.Jarnacs[p]
		for _, w := range s.Lines(jarnac.Player(p)) {
			if w != "" {
				t.Words++
				t.Letters += len(w)
			}
		}
	}
	t.Ends[o.End]++
	t.Verdicts[o.Verdict]++
}

// table writes the results of games between players of two levels, by one set of rules and
// with the seeds from first on.
func table(p *program.Page, rules *jarnac.Rules, levels []bot.Level, first uint64, t tally) {
	s := program.Series{Page: p, First: first, Games: t.Games, Players: 2, Levels: levels, Label: 24, Column: 12}
	s.Title(jarnactale.Name(p, rules))
	aGame := func(n int) string { return s.Mean("%.1f", n, t.Games) }
	s.Each("", func(i int) string { return p.Name(i) }, p.Say("drawn"))
	s.Each(p.Say("won"), func(i int) string { return s.Count(t.Won[i]) }, s.Count(t.Drawn))
	s.Each("", func(i int) string { return s.Share(t.Won[i]) }, s.Share(t.Drawn))
	s.Each(p.Say("points a game"), func(i int) string { return aGame(t.Points[i]) })
	s.Each(p.Say("Jarnacs a game"), func(i int) string { return aGame(t.Jarnacs[i]) })
	p.Line()
	s.Row(p.Say("turns a game"), aGame(t.Turns))
	s.Row(p.Say("moves a game"), aGame(t.Moves))
	s.Row(p.Say("letters a word"), s.Mean("%.2f", t.Letters, t.Words))
	columns := [3]int{34, 12, 12}
	s.Clauses(p.Say("Ended by"), t.Ends, columns)
	s.Clauses(p.Say("Decided by"), t.Verdicts, columns)
}
