package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/draw"
)

// page is the statistics as Markdown, and the pictures that it shows by their names.
func page(all []*summary) (text string, pictures map[string]string) {
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
	table("", func(s *summary) string { return "`" + s.title() + "`" })
	table("---", func(*summary) string { return "--:" })
	table("games", func(s *summary) string { return fmt.Sprint(s.games) })
	table("who begins wins, draws counted half", func(s *summary) string {
		return number(100*s.score.value(), 100*s.score.err()) + " %"
	})
	table("who begins leads by, points", func(s *summary) string { return s.lead.String() })
	table("drawn", func(s *summary) string { return percent(s.drawn, s.games) })
	table("points of a player", func(s *summary) string { return s.points.String() })
	if slices.ContainsFunc(all, func(s *summary) bool { return s.jarnacs.sum > 0 }) {
		table("Jarnacs a game", func(s *summary) string { return s.jarnacs.String() })
	}
	table("turns a game", func(s *summary) string { return s.turns.String() })
	table("standard deviation", func(s *summary) string { return fmt.Sprintf("%.1f", s.turns.sd()) })
	table("moves a game", func(s *summary) string { return s.moves.String() })
	table("letters a word at the end", func(s *summary) string { return s.length().String() })
	for _, s := range all {
		s.section(&b, pictures)
	}
	return b.String(), pictures
}

const pageHead = `# What a great many games tell

Played by the players of package ` + "`bot`" + ` against themselves, and made by

    go run . run -options PRESET -games N -out PRESET.parquet
    go run . statistics -o ../../docs/statistics.md PRESET.parquet ...

in ` + "`examples/selfplay`" + `. The number after ± is the standard error. What is true of these players need
not be true of people: they overlook less, and they are of one strength.

`

// title is the options of the games, and who plays.
func (s *summary) title() string {
	name := cmp.Or(s.spec.Options, "official")
	if s.spec.Game != "jarnac" {
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

// length is the letters of a word at the end.
func (s *summary) length() *mean {
	m := &mean{}
	for n, k := range s.words {
		m.n += k
		m.sum += float64(n * k)
		m.sq += float64(n * n * k)
	}
	return m
}

// section is what is told of one run alone.
func (s *summary) section(b *strings.Builder, pictures map[string]string) {
	fmt.Fprintf(b, "\n## %s\n\n%d games of %s against %s, seeds from %d.\n", s.title(), s.games, s.spec.A, s.spec.B, s.spec.Seed)
	for _, table := range []struct {
		head  string
		count map[string]int
	}{{"Ended by", s.ends}, {"Decided by", s.verdict}} {
		fmt.Fprintf(b, "\n| %s | games | share |\n| --- | --: | --: |\n", table.head)
		clauses := slices.SortedFunc(maps.Keys(table.count), func(x, y string) int {
			return cmp.Or(cmp.Compare(table.count[y], table.count[x]), cmp.Compare(x, y))
		})
		for _, c := range clauses {
			fmt.Fprintf(b, "| `%s` | %d | %s |\n", c, table.count[c], percent(table.count[c], s.games))
		}
	}
	if bars := s.lengths(); len(bars) > 0 {
		s.picture(b, pictures, "words", "Letters of the words at the end, in per cent of the words", bars)
	}
	s.picture(b, pictures, "leads", fmt.Sprintf("By how many points games are decided, in per cent of the games, in steps of %d", step), s.distances())
	bars := s.letters()
	if len(bars) == 0 {
		return
	}
	s.picture(b, pictures, "letters", "What a letter in the first draw is worth to who begins, in points", bars)
	fmt.Fprint(b, "\n| letter | games with it | points |\n| --- | --: | --: |\n")
	for _, bar := range bars {
		fmt.Fprintf(b, "| %s | %d | %s |\n", bar.label, bar.count, number(bar.value, bar.err))
	}
}

func (s *summary) picture(b *strings.Builder, pictures map[string]string, what, title string, bars []bar) {
	name := s.file(what)
	pictures[name] = plot(title, bars)
	fmt.Fprintf(b, "\n![%s](%s)\n", title, name)
}

// lengths is how many words of each length there are, in per cent.
func (s *summary) lengths() (bars []bar) {
	all := s.length().n
	for n, k := range s.words {
		if k > 0 {
			label := fmt.Sprint(n)
			if n == longest {
				label += "+"
			}
			bars = append(bars, bar{label: label, value: 100 * float64(k) / float64(all), count: k})
		}
	}
	return bars
}

// distances is by how many points games are decided, in per cent.
func (s *summary) distances() (bars []bar) {
	const most = 24
	var count [most + 1]int
	last := 0
	for at, k := range s.leads {
		count[min(at, most)] += k
		last = max(last, min(at, most))
	}
	for at, k := range count[:last+1] {
		bars = append(bars, bar{label: fmt.Sprint(at * step), value: 100 * float64(k) / float64(s.games), count: k})
	}
	return bars
}

// letters is what the lead of who begins is with a letter in the first draw, less what it is
// without it.
func (s *summary) letters() (bars []bar) {
	for c := range 26 {
		with, without := &s.with[c], &s.without[c]
		if with.n < 2 || without.n < 2 {
			continue
		}
		bars = append(bars, bar{
			label: string(rune('A' + c)), value: with.value() - without.value(), count: with.n,
			err: math.Hypot(with.err(), without.err()),
		})
	}
	return bars
}

// A bar is one of a plot.
type bar struct {
	label      string
	value, err float64
	count      int
}

// The measures of a plot.
const (
	plotHeight = 260
	barWidth   = 24
	barGap     = 8
	plotPad    = 24
)

var plotLooks = []draw.Rule{
	{"bar", "fill:#2c5487", "fill:#7fa8dc"},
	{"bad", "fill:#b4552d", "fill:#e08a5e"},
	{"axis", "stroke:#8886;stroke-width:1", ""},
	{"whisker", "stroke:#222;stroke-width:1.5", "stroke:#eee;stroke-width:1.5"},
	{"plottext", "fill:#222", "fill:#eee"},
}

// plot is bars from zero, up or down, with their errors.
func plot(title string, bars []bar) string {
	width := max(2*plotPad+len(bars)*(barWidth+barGap), 2*plotPad+draw.Measure(title, 14))
	c := draw.NewCanvas(width, plotHeight, draw.Head{Game: "statistics", Language: language.English, Title: title, Scheme: "auto"}, plotLooks)
	low, high := 0.0, 0.0
	for _, b := range bars {
		low, high = min(low, b.value-b.err), max(high, b.value+b.err)
	}
	top, bottom := 64.0, float64(plotHeight-44)
	y := func(v float64) int { return int(bottom - (v-low)/max(high-low, 1e-9)*(bottom-top)) }
	c.Text("plottext", plotPad, 22, 14, draw.Start, title)
	zero := y(0)
	for i, b := range bars {
		x := plotPad + i*(barWidth+barGap)
		class, from, to := "bar", y(b.value), zero
		if b.value < 0 {
			class, from, to = "bad", zero, y(b.value)
		}
		c.Rect(class, x, from, barWidth, max(1, to-from), 2)
		if b.err > 0 {
			c.Path("whisker", fmt.Sprintf("M%d %dV%d", x+barWidth/2, y(b.value-b.err), y(b.value+b.err)))
		}
		digits := 1
		if b.value >= 9.95 || b.value <= -9.95 {
			digits = 0
		}
		at := from - 9
		if b.value < 0 {
			at = to + 9
		}
		c.Text("plottext", x+barWidth/2, at, 9, draw.Middle, strings.ReplaceAll(fmt.Sprintf("%.*f", digits, b.value), "-", "−"))
		c.Text("plottext", x+barWidth/2, plotHeight-16, 12, draw.Middle, b.label)
	}
	c.Path("axis", fmt.Sprintf("M%d %dH%d", plotPad/2, zero, width-plotPad/2))
	return c.String()
}
