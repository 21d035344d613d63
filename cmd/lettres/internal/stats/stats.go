// Package stats is the command stats: the numbers of one person, from the games that they keep.
//
//	lettres stats
//	lettres stats -name Alice game.txt round1/
package stats

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"strconv"
	"sync"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/internal/own"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/career"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
)

// Run runs the command over these games, and returns the exit status.
func Run(args []string, w program.World, all []*game.Game) int {
	c := program.Plain("stats", w, usage)
	name, only, asJSON := "", "", false
	c.Text("name", &name)
	c.Text("game", &only)
	c.Switch("json", &asJSON)
	c.Arguments()
	return c.Run(args, func() error {
		say := func(phrase string, args ...any) string { return phrases.Sprintf(c.Language, phrase, args...) }
		files, err := own.Chosen(c, w, all, &only)
		if err != nil {
			return err
		}
		found := read(library.New(all, nil), files, name)
		for _, err := range found.unread[:min(mostUnread, len(found.unread))] {
			fmt.Fprintf(w.Stderr, "stats: %s: %s\n", err.path, rulebook.Explain(err.error, c.Language))
		}
		if n := len(found.unread); n > mostUnread {
			fmt.Fprintln(w.Stderr, "stats: "+say(moreUnread, n-mostUnread))
		}
		reports := career.Sum(found.sheets)
		if only != "" {
			kept := []career.Report{}
			for _, r := range reports {
				if r.Game == only {
					kept = append(kept, r)
				}
			}
			reports = kept
		}
		if asJSON {
			lines := json.NewEncoder(w.Stdout)
			for _, r := range reports {
				if err := lines.Encode(r); err != nil {
					return err
				}
			}
			return nil
		}
		switch {
		case len(reports) == 0 && name != "":
			return errors.New(say(noneOf, name, found.strange))
		case len(reports) == 0:
			return errors.New(say(none, len(files)))
		}
		p := program.NewPage(w.Stdout, c.Look())
		if found.strange > 0 {
			p.Line(say(strangers, name, found.strange))
		}
		for _, r := range reports {
			report(p, all, r)
		}
		return p.Flush()
	})
}

// mostUnread limits the faults that are told.
const mostUnread = 5

// A reading is what was read.
type reading struct {
	sheets  []career.Sheet
	strange int // games without the person
	unread  []unread
}

// An unread is why a game of a file could not be read.
type unread struct {
	path string
	error
}

// read reads all files, several at once. What it returns is in their order.
func read(l *library.Library, files []string, name string) (all reading) {
	each := make([]reading, len(files))
	var wait sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := range next {
				each[i] = readFile(l, files[i], name)
			}
		})
	}
	for i := range files {
		next <- i
	}
	close(next)
	wait.Wait()
	for _, r := range each {
		all.sheets, all.unread = append(all.sheets, r.sheets...), append(all.unread, r.unread...)
		all.strange += r.strange
	}
	return all
}

func readFile(l *library.Library, path, name string) (r reading) {
	for g, err := range own.Read(l, path, name) {
		source := filepath.Base(path)
		if g.N > 1 {
			source += " " + strconv.Itoa(g.N)
		}
		var s career.Sheet
		if err == nil {
			s, err = career.Read(context.Background(), career.Played{When: g.When, Name: source, Seat: g.Seat, Steps: g.Steps})
		}
		switch {
		case errors.Is(err, own.ErrStranger):
			r.strange++
		case err != nil:
			r.unread = append(r.unread, unread{path, err})
		default:
			r.sheets = append(r.sheets, s)
		}
	}
	return r
}

// report writes the numbers at one game.
func report(p *program.Page, all []*game.Game, r career.Report) {
	title := r.Game
	if g, ok := game.Named(all, r.Game); ok {
		title = g.Title("", p.Language())
	}
	p.Heading(title)
	p.Line()
	p.Line("  ", r.Summary(p.Language()))
	for _, t := range r.Tables(p.Language()) {
		p.Line()
		p.Line("  ", p.Paint(draw.Strong, t.Title))
		table(p, t)
		for _, note := range t.Notes {
			p.Paragraph("  ", draw.Faint, note)
		}
	}
}

// table writes a table: its text to the left, and its numbers to the right.
func table(p *program.Page, t career.Table) {
	wide := make([]int, len(t.Head))
	lines := append([][]string{t.Head}, t.Rows...)
	for _, line := range lines {
		for i, cell := range line {
			wide[i] = max(wide[i], draw.Columns(cell))
		}
	}
	for n, line := range lines {
		text := "  "
		for i, cell := range line {
			if t.IsNumber(i) {
				text += "  " + draw.Right(cell, wide[i])
			} else {
				text += "  " + draw.Left(cell, wide[i])
			}
		}
		if n == 0 {
			text = p.Paint(draw.Faint, text)
		}
		p.Line(text)
	}
}
