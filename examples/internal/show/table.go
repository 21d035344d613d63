package show

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"time"

	"golang.org/x/text/number"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Tally is the results of many games.
type Tally struct {
	Games, Drawn         int
	Won, Points, Jarnacs [2]int // of A and of B
	Turns, Moves         int
	Words, Letters       int // on the mats at the end
	Ends, Verdicts       map[rulebook.Clause]int
}

// Add counts a game that is over, after that many turns and moves.
func (t *Tally) Add(s jarnac.State, turns, moves int) {
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

// Table writes the results of games by one set of rules, with the seeds from
// first on.
func (p *Page) Table(rules *jarnac.Rules, first uint64, t Tally) {
	last := first + uint64(t.Games-1)
	seeds := p.Say("seed %s", strconv.FormatUint(first, 10))
	if t.Games > 1 {
		seeds = p.Say("seeds %s to %s", strconv.FormatUint(first, 10), strconv.FormatUint(last, 10))
	}
	p.Line(p.Paint(Strong, p.rules(rules)), " · ", p.Say("%d games", t.Games), ", ", seeds)
	p.Line()

	const label, column = 24, 12
	row := func(name string, cells ...string) {
		text := Left(name, label)
		for _, c := range cells {
			text += Right(c, column)
		}
		p.Line("  ", text)
	}
	mean := func(n int) string { return p.printer.Sprintf("%.1f", float64(n)/float64(t.Games)) }
	share := func(n int) string {
		return p.printer.Sprint(number.Percent(float64(n)/float64(t.Games), number.MinFractionDigits(1), number.MaxFractionDigits(1)))
	}

	row("", p.names[jarnac.A], p.names[jarnac.B], p.Say("drawn"))
	row(p.Say("won"), p.printer.Sprintf("%d", t.Won[0]), p.printer.Sprintf("%d", t.Won[1]), p.printer.Sprintf("%d", t.Drawn))
	row("", share(t.Won[0]), share(t.Won[1]), share(t.Drawn))
	row(p.Say("points a game"), mean(t.Points[0]), mean(t.Points[1]))
	row(p.Say("Jarnacs a game"), mean(t.Jarnacs[0]), mean(t.Jarnacs[1]))
	p.Line()
	row(p.Say("turns a game"), mean(t.Turns))
	row(p.Say("moves a game"), mean(t.Moves))
	row(p.Say("letters a word"), p.printer.Sprintf("%.2f", float64(t.Letters)/float64(max(1, t.Words))))

	for _, by := range []struct {
		title string
		count map[rulebook.Clause]int
	}{{p.Say("Ended by"), t.Ends}, {p.Say("Decided by"), t.Verdicts}} {
		p.Line()
		p.Line("  ", by.title)
		clauses := slices.SortedFunc(maps.Keys(by.count), func(a, b rulebook.Clause) int {
			return cmp.Or(by.count[b]-by.count[a], cmp.Compare(a, b))
		})
		for _, c := range clauses {
			p.Line("    ", Left(string(c), label+column-2), Right(p.printer.Sprintf("%d", by.count[c]), column), Right(share(by.count[c]), column))
		}
	}
}

// Speed writes how long some games took.
func (p *Page) Speed(games int, took time.Duration) {
	p.Line()
	p.Line("  ", p.Say("%.1f s, %.0f games a second", took.Seconds(), float64(games)/max(took.Seconds(), 1e-9)))
}
