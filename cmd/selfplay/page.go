package main

import (
	"cmp"
	"fmt"
	"math"
	"path"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// The clauses by which official Jarnac is decided: by points alone, or by the Jarnacs too.
const (
	byPoints  = law.OfficialScoreMargin
	byJarnacs = law.OfficialScoreJarnacs
)

// page is the statistics as Markdown, and the pictures that it shows by their paths in folder.
func page(all []*summary, folder string) (text string, pictures map[string]string) {
	var b strings.Builder
	pictures = map[string]string{}
	b.WriteString(pageHead)
	table := func(head string, row func(s *summary) string) {
		fmt.Fprintf(&b, "| %s |", head)
		for _, s := range all {
			fmt.Fprintf(&b, " %s |", row(s))
		}
		b.WriteByte('\n')
	}
	// Where something is told of no game, its row is missing.
	where := func(told func(s *summary) bool, head string, row func(s *summary) string) {
		if slices.ContainsFunc(all, told) {
			table(head, func(s *summary) string {
				if !told(s) {
					return "–"
				}
				return row(s)
			})
		}
	}
	table("rules", func(s *summary) string { return "`" + s.title() + "`" })
	table("---", func(*summary) string { return "--:" })
	table("games", func(s *summary) string { return thousands(s.games) })
	table("who begins wins, draws counted half", func(s *summary) string { return s.score.percent() })
	table("who begins ends ahead by, points", func(s *summary) string { return s.lead.String() })
	table("drawn", func(s *summary) string { return s.drawn.percent() })
	hasMargin := func(s *summary) bool { _, ok := s.margin(); return ok }
	where(hasMargin, "decided by points alone", func(s *summary) string { return s.verdict.share(string(byPoints)).percent() })
	where(hasMargin, "decided with the Jarnacs", func(s *summary) string { return s.verdict.share(string(byJarnacs)).percent() })
	table("points of a player", func(s *summary) string { return s.points.String() })
	where(func(s *summary) bool { return s.jarnacs.sum > 0 }, "Jarnacs a game", func(s *summary) string { return s.jarnacs.String() })
	table("turns a game", func(s *summary) string { return s.turns.String() })
	table("moves a game, draws and passes too", func(s *summary) string { return s.moves.String() })
	where(func(s *summary) bool { return s.length.n > 0 }, "letters a word at the end", func(s *summary) string { return s.length.String() })
	for _, s := range all {
		s.section(&b, pictures, folder)
	}
	openings(&b, all)
	return b.String(), pictures
}

const pageHead = `# What a great many games tell

Played by the players of package ` + "`bot`" + ` against themselves, and made by

    go run . run -options PRESET -games 1000000 -out PRESET.parquet
    go run . statistics -o ../../docs/statistics.md -pictures images PRESET.parquet ...

in ` + "`cmd/selfplay`" + `. The number after ± is the standard error. The two games of a pair have one deal and
swapped seats, so they are not independent: the errors are those of pairs, and the counts those of games. What is
true of these players need not be true of people: they overlook less, and they are of one strength.

`

// title is the options of the games, and who plays.
func (s *summary) title() string {
	name := cmp.Or(s.spec.Options, "official")
	if s.spec.Game != usual.Name() {
		name = s.spec.Game + " " + name
	}
	return name
}

// file is a name for the pictures of s.
func (s *summary) file(what string) string {
	name := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, s.title())
	return "statistics-" + name + "-" + what + ".svg"
}

// margin returns by how many points a game is decided by points alone, where there is such a rule.
func (s *summary) margin() (points int, ok bool) {
	g, ok := game.Named(games.All(), s.spec.Game)
	if !ok {
		return 0, false
	}
	return extra.MarginOf(g, s.spec.Options)
}

// section writes what is told of one run alone.
func (s *summary) section(b *strings.Builder, pictures map[string]string, folder string) {
	fmt.Fprintf(b, "\n## %s\n\n%s games of %s against %s, seeds from %d.\n", s.title(), thousands(s.games), who(s.spec.A), who(s.spec.B), s.spec.Seed)
	if margin, ok := s.margin(); ok {
		alone, with := s.verdict.count(string(byPoints)), s.verdict.count(string(byJarnacs))
		fmt.Fprintf(b, "\nIn %s games (%s) more than %d points separate the players: points alone decide.\n", thousands(alone), s.verdict.share(string(byPoints)).percent(), margin)
		if with > 0 {
			fmt.Fprintf(b, "In the other %s the Jarnacs count too; of these %s (%s) are drawn, since nobody has\nboth more points and more Jarnacs.\n",
				thousands(with), thousands(int(s.close.sum)), s.close.percent())
		}
	}
	for _, table := range []struct {
		head string
		of   *tally[string]
	}{{"Ended by", &s.ends}, {"Decided by", &s.verdict}} {
		fmt.Fprintf(b, "\n| %s | | games | share |\n| --- | --- | --: | --: |\n", table.head)
		for _, c := range table.of.most() {
			fmt.Fprintf(b, "| `%s` | %s | %s | %s |\n", c, rulebook.Clause(c).Text(language.English), thousands(table.of.count(c)), table.of.share(c).percent())
		}
	}
	draw := func(what, title string, bars []bar) {
		name := path.Join(folder, s.file(what))
		pictures[name] = plot(title, bars)
		fmt.Fprintf(b, "\n![%s](%s)\n", title, name)
	}
	if bars := s.spread(); len(bars) > 0 {
		draw("words", "Letters of the words at the end, in per cent of the words", bars)
		fmt.Fprintf(b, "\n%s words; the error of a bar is at most %s.\n", thousands(s.length.n), largest(bars))
	}
	bars, step := histogram(s.lengths)
	draw("turns", "Turns a game"+steps(step), bars)
	fmt.Fprintf(b, "\n%s games; the error of a bar is at most %s. A turn ends when the other player moves.\n", thousands(s.games), largest(bars))
	bars, step = histogram(s.leads)
	draw("leads", "Points between the players at the end"+steps(step), bars)
	fmt.Fprintf(b, "\n%s games; the error of a bar is at most %s.\n", thousands(s.games), largest(bars))
	if bars = s.letters(); len(bars) > 0 {
		draw("letters", "What a letter in the first draw is worth to who begins, in points", bars)
	}
}

// openings is a table of what the first letters are worth, of all runs side by side.
func openings(b *strings.Builder, all []*summary) {
	cells := map[string]string{}
	columns, rule := "", ""
	for i, s := range all {
		for _, bar := range s.letters() {
			cells[fmt.Sprint(bar.label, i)] = fmt.Sprintf(" %s | %s |", number(bar.value, bar.err), thousands(bar.count))
		}
		columns += fmt.Sprintf(" `%s` | games |", s.title())
		rule += " --: | --: |"
	}
	if len(cells) == 0 {
		return
	}
	fmt.Fprintf(b, "\n## What the first letters are worth\n\nBy how many points more who begins is ahead at the end in games where the first draw has the letter, of which\n"+
		"the number is given, than in those where it has not.\n\n| letter |%s\n| --- |%s\n", columns, rule)
	for _, letter := range openers {
		row, told := "", false
		for i := range all {
			cell, ok := cells[fmt.Sprint(string(letter), i)]
			row += cmp.Or(cell, " – | – |")
			told = told || ok
		}
		if told {
			fmt.Fprintf(b, "| %c |%s\n", letter, row)
		}
	}
}

// who is a player for people: "level 4 (keen amateur)".
func who(name string) string {
	s, full, err := side(name)
	if err != nil || s.Level == 0 {
		return name
	}
	text := fmt.Sprintf("level %d (%s)", s.Level, s.Level)
	if _, nodes, ok := strings.Cut(strings.TrimPrefix(full, "level:"), ":"); ok {
		text += " with " + nodes + " nodes"
	}
	return text
}

// steps says what the bars of a histogram are.
func steps(step int) string {
	if step == 1 {
		return ", in per cent of the games"
	}
	return fmt.Sprintf(", in steps of %d, in per cent of the games", step)
}

// largest is the largest error of bars, in per cent, rounded up.
func largest(bars []bar) string {
	most := 0.0
	for _, b := range bars {
		most = max(most, b.whisker())
	}
	return decimal(math.Ceil(1000*most)/1000, 3) + " %"
}

// spread returns the number of words of each length.
func (s *summary) spread() (bars []bar) {
	for n := range longest + 1 {
		if s.words.count(n) > 0 {
			label := fmt.Sprint(n)
			if n == longest {
				label += "+"
			}
			bars = append(bars, shareBar(label, &s.words, n))
		}
	}
	return bars
}

// letters returns the lead of the player who begins with a letter in the first draw, less the lead
// without it. A pair is wholly of one kind, so the errors of both are independent.
func (s *summary) letters() (bars []bar) {
	for c := range openers {
		with, without := &s.with[c], &s.without[c]
		if with.clusters < 2 || without.clusters < 2 {
			continue
		}
		bars = append(bars, bar{
			label: openers[c : c+1], value: with.value() - without.value(), count: with.n,
			err: math.Hypot(with.err(), without.err()),
		})
	}
	return bars
}
