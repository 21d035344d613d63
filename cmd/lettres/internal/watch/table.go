package watch

import (
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/tale"
	"github.com/jeudelettres/lettres/rulebook"
)

// A tally is the results of many games.
type tally struct {
	games, drawn   int
	won, points    []int   // of each seat
	counts         [][]int // of each count, of each seat
	counted        []string
	turns, moves   int
	ends, verdicts map[rulebook.Clause]int
}

// series plays games with one seed after the other, and writes the table of their results.
func (s *show) series(now func() time.Time) error {
	n := s.rules.Seats()
	t := tally{won: make([]int, n), points: make([]int, n), ends: map[rulebook.Clause]int{}, verdicts: map[rulebook.Clause]int{}}
	start := now()
	for i := range s.command.Games {
		m, err := begin(s.rules, s.command.Levels, s.command.Seed+uint64(i))
		if err != nil {
			return err
		}
		for turn := -1; !m.Over(); t.moves++ {
			if seat := m.Turn(); seat != turn {
				t.turns, turn = t.turns+1, seat
			}
			if _, _, err := m.move(); err != nil {
				return err
			}
		}
		t.add(m)
	}
	took := now().Sub(start)
	s.table(&t)
	s.page.Speed(t.games, took)
	return s.page.Flush()
}

// add counts a game that is over.
func (t *tally) add(m *match) {
	o, _ := m.Outcome()
	t.games++
	if o.Winner < 0 {
		t.drawn++
	} else {
		t.won[o.Winner]++
	}
	for seat, points := range o.Points {
		t.points[seat] += points
	}
	for i, c := range m.Position().Counts() {
		if i == len(t.counts) {
			t.counts, t.counted = append(t.counts, make([]int, len(t.won))), append(t.counted, c.Name)
		}
		for seat, n := range c.Values {
			t.counts[i][seat] += n
		}
	}
	t.ends[o.End]++
	t.verdicts[o.Verdict]++
}

// table writes the results.
func (s *show) table(t *tally) {
	p := s.page.Named(s.names)
	say := func(phrase string, args ...any) string { return phrases.Sprintf(p.Language(), phrase, args...) }
	column := 10
	if len(s.names) > 4 {
		column = 7
	}
	all := program.Series{
		Page: p, First: s.command.Seed, Games: t.games, Players: len(s.names), Levels: s.command.Levels, Label: 26, Column: column,
	}
	all.Title(tale.Title(s.rules, p.Options()))
	mean := func(n []int) func(seat int) string {
		return func(seat int) string { return all.Mean("%.1f", n[seat], t.games) }
	}
	all.Each("", p.Name, say(drawn))
	all.Each(say(won), func(seat int) string { return all.Count(t.won[seat]) }, all.Count(t.drawn))
	all.Each("", func(seat int) string { return all.Share(t.won[seat]) }, all.Share(t.drawn))
	all.Each(say(aGame, say(points)), mean(t.points))
	for i, name := range t.counted {
		all.Each(say(aGame, strings.ToUpper(name[:1])+name[1:]), mean(t.counts[i]))
	}
	p.Line()
	all.Row(say(aGame, say(turns)), mean([]int{t.turns})(0))
	all.Row(say(aGame, say(moves)), mean([]int{t.moves})(0))
	columns := [3]int{34, 12, 12}
	all.Clauses(say(endedBy), t.ends, columns)
	all.Clauses(say(decidedBy), t.verdicts, columns)
}
