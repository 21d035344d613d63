// Package options is the command options: it lists the rules that each game knows, and the
// options that change them.
package options

import (
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/draw"
)

// Run runs the command, and returns the exit status.
func Run(args []string, w program.World) int {
	c := program.Plain("options", w, usage)
	c.Arguments()
	return c.Run(args, func() error {
		p := program.NewPage(w.Stdout, c.Look())
		switch {
		case len(c.Args) == 0:
			list(p)
		default:
			if err := about(p, c.Args[0], strings.Join(c.Args[1:], " ")); err != nil {
				return err
			}
		}
		return p.Flush()
	})
}

// list writes the presets of all games.
func list(p *program.Page) {
	for i, g := range games.All() {
		if i > 0 {
			p.Line()
		}
		p.Line(p.Paint(draw.Strong, g.Name()))
		for _, preset := range g.Presets() {
			p.Line("  ", draw.Left(preset, 20), "  ", g.Title(preset, p.Language()))
		}
	}
}

// about writes the options of a game, or the shortest form of a text of options.
func about(p *program.Page, name, text string) error {
	g, err := program.Game(games.All(), name)
	if err != nil {
		return err
	}
	if text == "" {
		p.Draw(inWords(g.OptionsDoc(), p.Language()))
		return nil
	}
	text, err = g.Options(text)
	if err == nil {
		p.Line(text)
	}
	return err
}

// inWords returns a table of options as people read it, in their language.
func inWords(table string, tag language.Tag) string {
	heads, values := strings.NewReplacer(), english
	if tag == language.French {
		heads, values = frenchHeads, french
	}
	rows := strings.Split(strings.TrimSuffix(table, "\n"), "\n")
	var text strings.Builder
	for len(rows) > 0 {
		n := 0
		for n < len(rows) && rows[n] != "" {
			n++
		}
		block := make([][]string, n)
		var width []int
		for i, row := range rows[:n] {
			translated := values
			if i == 0 {
				translated = heads
			}
			for j, cell := range cells(row) {
				cell = translated.Replace(cell)
				block[i] = append(block[i], cell)
				if j == len(width) {
					width = append(width, 0)
				}
				width[j] = max(width[j], draw.Columns(cell))
			}
		}
		for _, row := range block {
			for j, cell := range row {
				if j < len(row)-1 {
					cell = draw.Left(cell, width[j]+2)
				}
				text.WriteString(cell)
			}
			text.WriteByte('\n')
		}
		if rows = rows[n:]; len(rows) > 0 {
			text.WriteByte('\n')
			rows = rows[1:]
		}
	}
	return text.String()
}

// cells returns what stands in a row, two spaces or more apart.
func cells(row string) (all []string) {
	for cell := range strings.SplitSeq(row, "  ") {
		if cell = strings.TrimSpace(cell); cell != "" {
			all = append(all, cell)
		}
	}
	return all
}
