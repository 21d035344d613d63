package match

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/sample"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/show"
)

// look returns the options of the report, with the names of the sides.
func (f *config) look(c *contest) show.Options {
	look, n := f.command.Look(), c.names()
	look.Names = n[:]
	return look
}

func (s *session) say(key string, args ...any) string {
	return phrases.Sprintf(s.command.Language, key, args...)
}

// digits returns numbers as readers of the language write them.
func (s *session) digits(format string, args ...any) string {
	return bilingual.Sprintf(s.command.Language, format, args...)
}

// report tells people how the match has ended.
func (s *session) report(p *program.Page) {
	t := &s.tally
	table := program.Series{Page: p, First: s.Seed, Games: t.games, Players: 2, Label: 24, Column: 16}
	p.Line(p.Paint(draw.Strong, s.title()))
	first, pairs := strconv.FormatUint(s.Seed, 10), t.pairs.N()
	p.Line(s.say(counted, t.games, pairs, first, strconv.FormatUint(s.Seed+uint64(max(0, pairs-1)), 10)))
	if s.resumed > 0 {
		p.Line(s.say(fromFile, 2*s.resumed))
	}
	if pairs == 0 {
		p.Flush()
		return
	}
	p.Line()
	table.Each("", p.Name, s.say(drawn))
	table.Each(s.say(won), func(e int) string { return table.Count(t.won[e]) }, table.Count(t.drawn))
	table.Each("", func(e int) string { return table.Share(t.won[e]) }, table.Share(t.drawn))
	mean := func(format string, all *[2]sample.Sample) func(int) string {
		return func(e int) string {
			mean, _ := all[e].Mean()
			return s.digits(format, mean)
		}
	}
	table.Each(s.say(pointsAGame), mean("%.1f", &t.points))
	if s.contest.counts() {
		table.Each(s.say(jarnacsAGame), mean("%.2f", &t.jarnacs))
	}
	if t.asked[0]+t.asked[1] > 0 {
		table.Each(s.say(msADecision), func(e int) string {
			return s.digits("%.2f", float64(t.took[e])/float64(time.Millisecond)/float64(max(1, t.asked[e])))
		})
	}
	lead, err := t.lead.Mean()
	table.Row(s.say(leadAGame), s.plusMinus("%+.1f", lead, match.Z95*err))
	p.Line()
	table.Column = 10
	table.Row(s.say(pairPoints), "0", "½", "1", "1½", "2")
	var cells []string
	for _, n := range t.pairs {
		cells = append(cells, table.Count(n))
	}
	table.Row(s.say(pairsOf, p.Name(0)), cells...)
	p.Line()
	p.Line("  ", s.strength())
	for _, line := range s.notes(p) {
		p.Paragraph("  ", draw.Plain, line)
	}
	p.Flush()
}

// title returns the game and its rules.
func (s *session) title() string {
	n := s.contest.names()
	return s.say(titleOf, s.gameName(), s.Options, n[0], n[1])
}

func (s *session) gameName() string {
	return s.contest.Rules.Game().Title("", s.command.Language)
}

// plusMinus returns a number and its error, "∞" where it is infinite.
func (s *session) plusMinus(format string, value, err float64) string {
	number := func(format string, x float64) string {
		switch {
		case math.IsInf(x, 1):
			return "∞"
		case math.IsInf(x, -1):
			return "−∞"
		}
		return strings.Replace(s.digits(format, x), "-", "−", 1)
	}
	text := number(format, value)
	if math.IsInf(value, 0) || math.IsNaN(err) {
		return text
	}
	return text + " ± " + number(strings.Replace(format, "+", "", 1), err)
}

// strength returns by how much a is stronger than b.
func (s *session) strength() string {
	score, err := s.tally.pairs.Score()
	elo, eloErr := s.tally.pairs.Elo()
	return s.say(strengthOf, s.contest.names()[0],
		s.plusMinus("%.1f", 100*score, 100*match.Z95*err), s.plusMinus("%+.0f", elo, eloErr), 100*s.tally.pairs.Superiority())
}

// notes returns what else there is to say: of the test, and of games that ended otherwise than
// they should.
func (s *session) notes(p *program.Page) (all []string) {
	if s.test.Valid() {
		lower, upper := s.test.Bounds()
		verdict := []string{testOpen, testAccept0, testAccept1}[s.verdict]
		all = append(all, s.say(testOf, s.number(s.test.Elo0), s.number(s.test.Elo1),
			s.plusMinus("%.2f", s.test.LLR(s.tally.pairs), math.NaN()), s.plusMinus("%.2f", lower, math.NaN()), s.plusMinus("%.2f", upper, math.NaN()), s.say(verdict)))
	}
	for e, n := range s.tally.forfeits {
		if n > 0 {
			all = append(all, s.say(forfeitsOf, p.Name(e), n, s.tally.fault[e]))
		}
	}
	if n := s.tally.unfinished; n > 0 {
		all = append(all, s.say(unfinishedGames, n))
	}
	return all
}

// number returns a bound of the test, with as many digits as it has.
func (s *session) number(x float64) string {
	text := strings.Replace(strconv.FormatFloat(x, 'f', -1, 64), "-", "−", 1)
	if draw.French(s.command.Language) {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

// standing returns how the match stands, in one line.
func (s *session) standing(took time.Duration) string {
	t := &s.tally
	speed := float64(t.games-2*s.resumed) / max(took.Seconds(), 1e-9)
	line := fmt.Sprintf("%d/%d  +%d =%d −%d  ", t.games, s.total, t.won[0], t.games-t.won[0]-t.won[1], t.won[1])
	score, err := t.pairs.Score()
	line += s.plusMinus("%.1f", 100*score, 100*match.Z95*err) + " %"
	if s.test.Valid() {
		lower, upper := s.test.Bounds()
		line += "  " + s.digits("LLR %.2f (%.2f … %.2f)", s.test.LLR(t.pairs), lower, upper)
	}
	return line + "  " + s.say(speedOf, speed)
}
