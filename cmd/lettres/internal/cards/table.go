package cards

import (
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A tally is the results of many games.
type tally struct {
	games, drawn       int
	won                [scrabblecards.MaxPlayers]int
	points, sevens     [scrabblecards.MaxPlayers]int
	placed, placements [scrabblecards.MaxPlayers]int // the points of placements, and how many
	bonuses, exchanges [scrabblecards.MaxPlayers]int
	turns              int
	takenOff, stayed   int // words
	best               turn
	bestSeed           uint64
	ends               map[rulebook.Clause]int
}

// series plays games with the seeds from first on, and writes the table of their
// results.
func series(p page, rules *scrabblecards.Rules, levels []bot.Level, first uint64, games int, now func() time.Time) error {
	t := tally{ends: map[rulebook.Clause]int{}}
	start := now()
	for i := range games {
		seed := first + uint64(i)
		g, err := newGame(rules, levels, seed)
		if err != nil {
			return err
		}
		for one, err := range g.play() {
			if err != nil {
				return err
			}
			t.turn(&one, seed)
		}
		t.game(g)
	}
	took := now().Sub(start)
	p.table(&t, first, levels)
	p.Speed(games, took)
	return p.Flush()
}

// turn counts a turn.
func (t *tally) turn(one *turn, seed uint64) {
	e := &one.effect
	t.turns++
	switch e.Move.Kind() {
	case scrabblecards.KindExchange:
		t.exchanges[e.Player]++
	case scrabblecards.KindPlace:
		t.placements[e.Player]++
		t.placed[e.Player] += e.Points
		t.takenOff += len(e.TakenOff)
		t.stayed += len(e.Stayed)
		if one.bonus() > 0 {
			t.sevens[e.Player]++
		}
		if b, _ := e.Move.Bonus(); b != scrabblecards.NoBonus {
			t.bonuses[e.Player]++
		}
		if e.Points > t.best.effect.Points {
			t.best, t.bestSeed = *one, seed
		}
	}
}

// game counts a game that is over.
func (t *tally) game(g *game) {
	o, _ := g.state.Outcome()
	t.games++
	if o.Drawn {
		t.drawn++
	} else {
		t.won[o.Winner]++
	}
	for p := range t.points {
		t.points[p] += o.Scores[p]
	}
	t.ends[o.End]++
}

// table writes the results.
func (p page) table(t *tally, first uint64, levels []bot.Level) {
	s := program.Series{Page: p.Page, First: first, Games: t.games, Players: len(levels), Levels: levels, Label: 26, Column: 10}
	if len(levels) > 4 {
		s.Column = 7
	}
	s.Title(p.say(cardGame))
	aGame := func(format string, n [scrabblecards.MaxPlayers]int) func(player int) string {
		return func(i int) string { return s.Mean(format, n[i], t.games) }
	}
	placements := 0
	for _, n := range t.placements {
		placements += n
	}
	s.Each("", func(i int) string { return names[i] }, p.Say("drawn"))
	s.Each(p.Say("won"), func(i int) string { return s.Count(t.won[i]) }, s.Count(t.drawn))
	s.Each("", func(i int) string { return s.Share(t.won[i]) }, s.Share(t.drawn))
	s.Each(p.Say("points a game"), aGame("%.1f", t.points))
	s.Each(p.say(pointsAMove), func(i int) string { return s.Mean("%.1f", t.placed[i], t.placements[i]) })
	s.Each(p.say(sevensAGame), aGame("%.2f", t.sevens))
	s.Each(p.say(bonusesAGame), aGame("%.2f", t.bonuses))
	s.Each(p.say(exchangesAGame), aGame("%.2f", t.exchanges))
	p.Line()
	s.Row(p.say(turnsAGame), s.Mean("%.1f", t.turns, t.games))
	s.Row(p.say(takenOffAWord), s.Mean("%.2f", t.takenOff, placements))
	s.Row(p.say(stayedAWord), s.Mean("%.2f", t.stayed, placements))
	if e := t.best.effect; e.Points > 0 {
		s.Remark(p.say(highest), s.Count(e.Points), e.Move.String())
		p.Line("  ", draw.Spaces(s.Label+s.Column+2), p.say(highestWhere, names[e.Player], strconv.FormatUint(t.bestSeed, 10), t.best.number))
	}
	s.Clauses(p.Say("Ended by"), t.ends, [3]int{24, 8, 10})
}
