package main

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"time"

	"golang.org/x/text/message"
	"golang.org/x/text/number"

	"github.com/jeudelettres/lettres/examples/internal/show"
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

// series plays games with the seeds from that of c on, and writes the table of their
// results.
func series(p page, rules *scrabblecards.Rules, c config, now func() time.Time) error {
	t := tally{ends: map[rulebook.Clause]int{}}
	bots := newBots(c.players)
	start := now()
	for i := range c.games {
		seed := c.seed + uint64(i)
		g := newGame(rules, bots, seed)
		for one, err := range g.play() {
			if err != nil {
				return err
			}
			t.turn(&one, seed)
		}
		t.game(g)
	}
	took := now().Sub(start)
	p.table(&t, c)
	p.Speed(c.games, took)
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
func (p page) table(t *tally, c config) {
	seeds := p.Say("seed %s", strconv.FormatUint(c.seed, 10))
	if t.games > 1 {
		last := c.seed + uint64(t.games-1)
		seeds = p.Say("seeds %s to %s", strconv.FormatUint(c.seed, 10), strconv.FormatUint(last, 10))
	}
	p.Line(p.Paint(show.Strong, p.say(cardGame)), " · ", p.Say("%d games", t.games), ", ", seeds)
	p.Line()

	const label = 26
	column := 10
	if c.players > 4 {
		column = 7
	}
	row := func(name string, cells ...string) {
		text := show.Left(name, label)
		for _, c := range cells {
			text += show.Right(c, column)
		}
		p.Line("  ", text)
	}
	printer := message.NewPrinter(p.Language())
	share := func(n int) string {
		return printer.Sprint(number.Percent(float64(n)/float64(t.games), number.MinFractionDigits(1), number.MaxFractionDigits(1)))
	}
	each := func(cell func(player int) string) (cells []string) {
		for player := range c.players {
			cells = append(cells, cell(player))
		}
		return cells
	}
	mean := func(format string, n *[scrabblecards.MaxPlayers]int, by func(player int) int) []string {
		return each(func(i int) string { return printer.Sprintf(format, float64(n[i])/float64(max(1, by(i)))) })
	}
	perGame := func(int) int { return t.games }
	placements := 0
	for _, n := range t.placements {
		placements += n
	}
	perWord := func(n int) string { return printer.Sprintf("%.2f", float64(n)/float64(max(1, placements))) }

	row("", append(each(func(i int) string { return names[i] }), p.Say("drawn"))...)
	row(p.Say("won"), append(each(func(i int) string { return printer.Sprint(t.won[i]) }), printer.Sprint(t.drawn))...)
	row("", append(each(func(i int) string { return share(t.won[i]) }), share(t.drawn))...)
	row(p.Say("points a game"), mean("%.1f", &t.points, perGame)...)
	row(p.say(pointsAMove), mean("%.1f", &t.placed, func(i int) int { return t.placements[i] })...)
	row(p.say(sevensAGame), mean("%.2f", &t.sevens, perGame)...)
	row(p.say(bonusesAGame), mean("%.2f", &t.bonuses, perGame)...)
	row(p.say(exchangesAGame), mean("%.2f", &t.exchanges, perGame)...)
	p.Line()
	row(p.say(turnsAGame), printer.Sprintf("%.1f", float64(t.turns)/float64(t.games)))
	row(p.say(takenOffAWord), perWord(t.takenOff))
	row(p.say(stayedAWord), perWord(t.stayed))
	if e := t.best.effect; e.Points > 0 {
		row(p.say(highest), printer.Sprint(e.Points), "  "+e.Move.String())
		p.Line("  ", show.Spaces(label+column+2), p.say(highestWhere, names[e.Player], strconv.FormatUint(t.bestSeed, 10), t.best.number))
	}
	p.Line()
	p.Line("  ", p.Say("Ended by"))
	clauses := slices.SortedFunc(maps.Keys(t.ends), func(a, b rulebook.Clause) int {
		return cmp.Or(t.ends[b]-t.ends[a], cmp.Compare(a, b))
	})
	for _, c := range clauses {
		p.Line("    ", show.Left(string(c), label-2), show.Right(printer.Sprint(t.ends[c]), 8), show.Right(share(t.ends[c]), 10))
	}
}
