package main

import (
	"fmt"
	"io"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A textReport tells the games to people.
type textReport struct {
	w, errs io.Writer
	options show.Options
	legal   bool
	path    string // of several records
	page    *show.Page
	game    *show.Game
	moves   int
	refused bool
}

func newTextReport(w, errs io.Writer, legal bool, o show.Options) *textReport {
	return &textReport{w: w, errs: errs, legal: legal, options: o, page: show.NewPage(w, o)}
}

func (r *textReport) record(path string) {
	r.page.Record(path, r.path == "")
	r.path = path
}

func (r *textReport) begin(rec *jarnac.Record, start jarnac.State) {
	r.page.Flush()
	r.options.Names = [2]string{rec.Name(jarnac.A), rec.Name(jarnac.B)}
	r.page = show.NewPage(r.w, r.options)
	r.game = show.NewGame(r.page, start)
	r.moves, r.refused = 0, false
	r.page.Rules(start.Rules())
	r.game.Toss(rec.First, rec.Toss)
}

func (r *textReport) move(n int, _ *jarnac.RecordMove, after jarnac.State) {
	r.moves = n
	r.game.Move(after)
}

func (r *textReport) refuse(n int, m *jarnac.RecordMove, _ jarnac.State, clause rulebook.Clause, detail string) {
	r.refused = true
	r.game.Refuse(n, m.Player, m.Text, detail, clause)
}

func (r *textReport) end(last jarnac.State) {
	over := last.Phase() == jarnac.Over
	if over {
		r.page.Verdict(last)
	} else if !r.refused {
		r.game.Position()
	}
	if !over && (r.refused || r.legal) {
		r.game.Choices(r.legal)
	}
	if !r.refused {
		r.page.Legal(r.moves)
	}
}

// fault writes after what has been told already, and not in it.
func (r *textReport) fault(line int, detail string) {
	r.page.Flush()
	if r.game != nil {
		r.game.Flush()
	}
	if line > 0 {
		detail = phrases.Sprintf(r.options.Language, atLine, line, detail)
	}
	if r.path != "" {
		detail = r.path + ": " + detail
	}
	fmt.Fprintf(r.errs, "arbiter: %s\n", detail)
}

func (r *textReport) flush() error { return r.page.Flush() }
