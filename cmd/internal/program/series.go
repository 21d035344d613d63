package program

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Series is many games, with one seed after the other, of which a table is written.
type Series struct {
	*Page
	First   uint64 // the seed of the first game
	Games   int
	Players int
	Levels  []bot.Level // of the players
	Label   int         // the columns of the name of a row
	Column  int         // those of a cell
}

// Title writes what was played, how often, with which seeds, and by whom.
func (s Series) Title(what string) {
	seeds := s.Seed(s.First)
	if s.Games > 1 {
		last := s.First + uint64(s.Games-1)
		seeds = s.say(theSeeds, strconv.FormatUint(s.First, 10), strconv.FormatUint(last, 10))
	}
	s.Line(s.Paint(draw.Strong, what), " · ", s.say(games, s.Games), ", ", seeds)
	if len(s.Levels) > 0 {
		s.Paragraph("", draw.Plain, s.Who(s.Levels))
	}
	s.Line()
}

// Row writes a row: its name, and the cells.
func (s Series) Row(name string, cells ...string) {
	text := draw.Left(name, s.Label)
	for _, c := range cells {
		text += draw.Right(c, s.Column)
	}
	s.Line("  ", text)
}

// Each writes a row with a cell for each player, and more cells.
func (s Series) Each(name string, cell func(player int) string, more ...string) {
	var cells []string
	for player := range s.Players {
		cells = append(cells, cell(player))
	}
	s.Row(name, append(cells, more...)...)
}

// number writes a number as the language of the page does.
func (s Series) number(format string, n any) string {
	return bilingual.Sprintf(s.Language(), format, n)
}

// Count is a number.
func (s Series) Count(n int) string { return s.number("%d", n) }

// Share is so many of the games, in percent.
func (s Series) Share(n int) string {
	return s.number("%.1f", 100*float64(n)/float64(s.Games)) + bilingual.Pick(s.Language(), "%", "\u00a0%")
}

// Mean is n for each of so many, in a format like %.1f.
func (s Series) Mean(format string, n, of int) string {
	return s.number(format, float64(n)/float64(max(1, of)))
}

// Clauses writes how many games went by each clause, those of most games first, in
// columns for the clause, the number and the share.
func (s Series) Clauses(title string, games map[rulebook.Clause]int, columns [3]int) {
	s.Line()
	s.Line("  ", title)
	clauses := slices.SortedFunc(maps.Keys(games), func(a, b rulebook.Clause) int {
		return cmp.Or(games[b]-games[a], cmp.Compare(a, b))
	})
	for _, c := range clauses {
		s.Line("    ", draw.Left(string(c), columns[0]), draw.Right(s.Count(games[c]), columns[1]), draw.Right(s.Share(games[c]), columns[2]))
	}
}

// Speed writes how long some games took.
func (p *Page) Speed(games int, took time.Duration) {
	p.Line()
	p.Line("  ", p.say(speed, took.Seconds(), float64(games)/max(took.Seconds(), 1e-9)))
}
