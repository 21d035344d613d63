package tournament

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/evening"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/tournament"
)

// head writes what the tournament is.
func (c *command) head(t tournament.Tournament) {
	title := t.Title()
	if title == "" {
		title = c.text(untitled)
	}
	c.page.Heading(title)
	c.page.Line("  ", t.Options().String(), " · ", c.text(players, t.Len()), " · ", c.text(rounds, t.Rounds(), t.Planned()))
	c.page.Line()
}

// show writes the last round and the standings.
func (c *command) show() error {
	t, err := evening.Read(c.path)
	if err != nil {
		return err
	}
	c.head(t)
	if t.Rounds() == 0 {
		c.players(t)
		return nil
	}
	c.pairings(t, t.Rounds())
	c.page.Line()
	c.table(t)
	return nil
}

func (c *command) players(t tournament.Tournament) {
	for p := tournament.Player(1); int(p) <= t.Len(); p++ {
		c.page.Line("  ", draw.Right(strconv.Itoa(int(p)), 3), "  ", t.Name(p), c.gone(t, p))
	}
}

// gone returns a mark for a player who has withdrawn.
func (c *command) gone(t tournament.Tournament, p tournament.Player) string {
	if !t.Withdrawn(p) {
		return ""
	}
	return " (" + c.text(isOut) + ")"
}

// pairings writes a round, a table a line.
func (c *command) pairings(t tournament.Tournament, round int) {
	c.page.Line(c.page.Paint(draw.Strong, c.text(roundOf, round, t.Planned())))
	width := c.widest(t)
	for i, p := range t.Round(round) {
		number := "  " + draw.Right(strconv.Itoa(i+1), 3) + "  "
		if p.Bye() {
			c.page.Line("       ", draw.Left(t.Name(p.First), width), "  ", c.text(bye))
			continue
		}
		c.page.Line(number, draw.Left(t.Name(p.First), width), "  ", draw.Left(c.scores(p.Result), 13), "  ", t.Name(p.Second))
	}
}

// widest returns the columns of the longest name, within reason.
func (c *command) widest(t tournament.Tournament) int {
	width := 8
	for p := tournament.Player(1); int(p) <= t.Len(); p++ {
		width = max(width, draw.Columns(t.Name(p)))
	}
	return min(width, 26)
}

// scores returns a result for people.
func (c *command) scores(r tournament.Result) string {
	switch r.Kind {
	case tournament.Played:
		return draw.Number(r.Scores[0]) + " – " + draw.Number(r.Scores[1])
	case tournament.FirstAbsent:
		return c.text(absent) + " – +"
	case tournament.SecondAbsent:
		return "+ – " + c.text(absent)
	case tournament.BothAbsent:
		return c.text(bothAbsent)
	}
	return "___ – ___"
}

// standings writes them.
func (c *command) standings(rest []string) error {
	t, err := evening.Read(c.path)
	if err == nil {
		c.head(t)
		c.table(t)
	}
	return err
}

// table writes the standings.
func (c *command) table(t tournament.Tournament) {
	width := c.widest(t)
	columns := strings.Split(c.text(columnNames), " ")
	line := func(rank, name string, cells ...string) string {
		text := "  " + draw.Right(rank, 3) + "  " + draw.Left(draw.Cut(name, width), width)
		for _, cell := range cells {
			text += draw.Right(cell, 7)
		}
		return text
	}
	c.page.Line(c.page.Paint(draw.Strong, line("", columns[0], columns[1:]...)))
	for _, s := range t.Standings() {
		rank := strconv.Itoa(s.Rank)
		c.page.Line(line(rank, t.Name(s.Player), strconv.Itoa(s.Points), draw.Signed(s.Difference), strconv.Itoa(s.Opponents), draw.Number(s.Made),
			strconv.Itoa(s.Wins)+"/"+strconv.Itoa(s.Draws)+"/"+strconv.Itoa(s.Losses)), c.gone(t, s.Player))
	}
}

// sheet writes what hangs on the wall: a round, the standings, and by which clauses they came about.
func (c *command) sheet([]string) error {
	t, err := evening.Read(c.path)
	if err != nil {
		return err
	}
	n := c.round
	if n == 0 {
		n = t.Rounds()
	}
	if n > t.Rounds() {
		return phrases.InputError(notPaired, n)
	}
	c.head(t)
	if n == 0 {
		c.players(t)
		return nil
	}
	c.pairings(t, n)
	c.page.Line()
	c.table(t)
	c.page.Line()
	var clauses []string
	for _, clause := range t.Options().Clauses() {
		clauses = append(clauses, string(clause))
	}
	c.page.Paragraph("  ", draw.Faint, strings.Join(clauses, " · "))
	return nil
}

// rules writes the clauses that the tournament is held by.
func (c *command) rules([]string) error {
	t, err := evening.Read(c.path)
	if err != nil {
		return err
	}
	for i, clause := range t.Options().Clauses() {
		if i > 0 {
			c.page.Line()
		}
		c.page.Line(c.page.Paint(draw.Strong, string(clause)))
		c.page.Law(clause)
	}
	return nil
}
