package main

import (
	"fmt"
	"io"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/rulebook"
)

// A textReport tells the games to people.
type textReport struct {
	w, errs io.Writer
	options show.Options
	legal   bool
	path    string // of several records
	page    *show.Page
	game    game
	story   story // nil before the first game
	moves   int
	refused bool
}

func newTextReport(w, errs io.Writer, legal bool, o show.Options) *textReport {
	return &textReport{w: w, errs: errs, legal: legal, options: o, page: show.NewPage(w, o)}
}

func (r *textReport) record(path string) {
	if r.story != nil {
		r.story.flush()
	}
	r.page.Record(path, r.path == "")
	r.path = path
}

func (r *textReport) begin(g game) {
	r.flush()
	r.game, r.story = g, g.story(r.w, r.options)
	r.moves, r.refused = 0, false
	r.story.begin()
}

func (r *textReport) move(n int, m move) {
	r.moves = n
	r.story.move(n, m)
}

func (r *textReport) refuse(n int, m move, clause rulebook.Clause, detail string) {
	r.refused = true
	r.story.refuse(n, m, clause, detail)
}

func (r *textReport) end() {
	_, running := r.game.onTurn()
	if !running {
		r.story.verdict()
	} else if !r.refused {
		r.story.position()
	}
	if running && (r.refused || r.legal) {
		r.story.choices(r.legal)
	}
	if !r.refused {
		r.story.end(r.moves)
	}
}

// fault writes after what has been told already, and not in it.
func (r *textReport) fault(line int, detail string) {
	r.flush()
	if line > 0 {
		detail = phrases.Sprintf(r.options.Language, atLine, line, detail)
	}
	if r.path != "" {
		detail = r.path + ": " + detail
	}
	fmt.Fprintf(r.errs, "arbiter: %s\n", detail)
}

func (r *textReport) flush() error {
	err := r.page.Flush()
	if r.story != nil {
		if e := r.story.flush(); err == nil {
			err = e
		}
	}
	return err
}
