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

// series plays games with the seeds from that of c on, and writes the table of their
// results.
func series(p page, rules *jago.Rules, c config, now func() time.Time) error {
	t := tally{ends: map[rulebook.Clause]int{}}
	bots := newBots()
	start := now()
	for i := range c.games {
		seed := c.seed + uint64(i)
		g := newGame(rules, bots, seed)
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
	p.table(&t, c)
	p.Speed(c.games, took)
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
		t.shown[p] += o.Shown[p]
	}
	t.ends[o.End]++
}

// table writes the results.
func (p page) table(t *tally, c config) {
	seeds := p.say(seedNumber, strconv.FormatUint(c.seed, 10))
	if t.games > 1 {
		last := c.seed + uint64(t.games-1)
		seeds = p.Say("seeds %s to %s", strconv.FormatUint(c.seed, 10), strconv.FormatUint(last, 10))
	}
	p.Line(p.Paint(show.Strong, "Jago"), " · ", p.Say("%d games", t.games), ", ", seeds)
	p.Line()

	const label, column = 23, 10
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
	mean := func(n int) string { return printer.Sprintf("%.1f", float64(n)/float64(t.games)) }
	both := func(name string, text func(int) string, n [2]int) { row(name, text(n[0]), text(n[1])) }

	row("", p.names[jago.Red], p.names[jago.Blue])
	both(p.Say("won"), func(n int) string { return printer.Sprint(n) }, t.won)
	both("", share, t.won)
	both(p.say(wordsAGame), mean, t.words)
	both(p.say(theftsAGame), mean, t.thefts)
	both(p.say(minutesAGame), mean, t.minutes)
	both(p.say(shownAtEnd), mean, t.shown)
	p.Line()
	row(p.say(turnsAGame), mean(t.turns))
	row(p.say(timeAGame), clockFace(t.took/time.Duration(t.games)))
	row(p.say(manyThefts), printer.Sprint(t.most), "  "+p.say(manyWhere, strconv.FormatUint(t.mostSeed, 10)))
	p.Line()
	p.Line("  ", p.Say("Ended by"))
	clauses := slices.SortedFunc(maps.Keys(t.ends), func(a, b rulebook.Clause) int {
		return cmp.Or(t.ends[b]-t.ends[a], cmp.Compare(a, b))
	})
	for _, c := range clauses {
		row("  "+string(c), printer.Sprint(t.ends[c]), share(t.ends[c]))
	}
}
