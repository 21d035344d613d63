package jago

import (
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// A tally is the results of many games.
type tally struct {
	games          int
	won            [2]int
	words, thefts  [2]int
	minutes, shown [2]int
	turns          int
	took           time.Duration
	most           int // thefts in one game
	mostSeed       uint64
	ends           map[rulebook.Clause]int
}

// series plays games with the seeds from first on, and writes the table of their
// results.
func series(p page, rules *jago.Rules, levels []bot.Level, first uint64, games int, now func() time.Time) error {
	t := tally{ends: map[rulebook.Clause]int{}}
	start := now()
	for i := range games {
		seed := first + uint64(i)
		g, err := newGame(rules, levels, seed)
		if err != nil {
			return err
		}
		stolen := 0
		for one, err := range g.play() {
			if err != nil {
				return err
			}
			t.turn(&one)
			stolen += one.thefts()
		}
		if stolen > t.most {
			t.most, t.mostSeed = stolen, seed
		}
		t.game(g)
	}
	took := now().Sub(start)
	p.table(&t, first, levels)
	p.Speed(games, took)
	return p.Flush()
}

// turn counts a turn.
func (t *tally) turn(one *turn) {
	t.turns++
	t.words[one.player] += len(one.words)
	t.thefts[one.player] += one.thefts()
	t.minutes[one.player] += one.moved
	t.took += one.took
}

// game counts a game that is over.
func (t *tally) game(g *game) {
	o, _ := g.state.Outcome()
	t.games++
	t.won[o.Winner]++
	for p := range t.shown {
		t.shown[p] += o.Scores[p]
	}
	t.ends[o.End]++
}

// table writes the results.
func (p page) table(t *tally, first uint64, levels []bot.Level) {
	s := program.Series{Page: p.Page, First: first, Games: t.games, Players: 2, Levels: levels, Label: 23, Column: 10}
	s.Title("Jago")
	aGame := func(n int) string { return s.Mean("%.1f", n, t.games) }
	each := func(name string, n [2]int) { s.Each(name, func(i int) string { return aGame(n[i]) }) }
	s.Each("", func(i int) string { return p.names[i] })
	s.Each(p.Say("won"), func(i int) string { return s.Count(t.won[i]) })
	s.Each("", func(i int) string { return s.Share(t.won[i]) })
	each(p.say(wordsAGame), t.words)
	each(p.say(theftsAGame), t.thefts)
	each(p.say(minutesAGame), t.minutes)
	each(p.say(shownAtEnd), t.shown)
	p.Line()
	s.Row(p.say(turnsAGame), aGame(t.turns))
	s.Row(p.say(timeAGame), clockFace(t.took/time.Duration(t.games)))
	s.Remark(p.say(manyThefts), s.Count(t.most), p.say(manyWhere, strconv.FormatUint(t.mostSeed, 10)))
	s.Clauses(p.Say("Ended by"), t.ends, [3]int{21, 10, 10})
}
