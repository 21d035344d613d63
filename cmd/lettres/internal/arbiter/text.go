package arbiter

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/tale"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A textReport tells the games to people.
type textReport struct {
	errs    io.Writer
	options show.Options
	legal   bool
	command string // whose faults it tells
	path    string // of several records
	page    *program.Page
	game    *judge.Game
	story   *tale.Tale // nil before the first game
	moves   int
	refused rulebook.Clause // by which the last move was
	cited   citations
	lexicon *lexicon.Lexicon
	asked   bool // about a word
	review  bool // tell the review, and no move
	exact   bool // with nothing that is estimated
}

func newTextReport(w, errs io.Writer, words *lexicon.Lexicon, legal bool, o show.Options) *textReport {
	return &textReport{errs: errs, lexicon: words, legal: legal, options: o, page: program.NewPage(w, o), command: "arbiter"}
}

func (r *textReport) record(path string, n int) {
	if n > 1 {
		path = strings.TrimPrefix(path+" · "+strconv.Itoa(n), " · ")
	}
	r.flush()
	r.page.Record(path, r.path == "" && n == 1)
	r.path = path
}

func (r *textReport) begin(g *judge.Game) {
	r.flush()
	r.game, r.story = g, tale.New(r.page, g.Rules, g.Names)
	r.moves, r.refused, r.cited, r.asked = 0, "", nil, false
	r.story.Begin(g.Toss)
	if r.review {
		r.reviews()
	}
}

func (r *textReport) move(m judge.Ruling) {
	r.moves = m.N
	switch {
	case r.review:
	case r.game.Rules.Game().HasPoints():
		r.scored(&m)
	default:
		step := m.Step
		step.After = r.game.Settled()
		r.story.Move(step)
	}
	r.cited.add(m.N, m.Clauses)
	r.asked = r.asked || m.Contests()
}

func (r *textReport) refuse(m judge.Ruling) {
	r.refused = m.Clause
	r.asked = r.asked || aboutWords(m.Clause)
	text := m.Text
	if r.game.Format != "" && m.HasScore { // which are what may be wrong
		text += " " + draw.Signed(m.Score) + " " + draw.Number(m.Total)
	}
	r.story.Refuse(m.N, r.game.Settled(), m.By, text, program.Refusal{Clause: m.Clause, Detail: m.Explain(r.options.Language), Remedy: m.Remedy})
}

func (r *textReport) end() {
	at := r.game.Settled()
	switch {
	case at.Over():
		r.story.Verdict(at)
	case r.refused == "":
		r.story.Position(at)
	}
	if !at.Over() && r.legal {
		r.story.Choices(at, true)
	}
	r.decisive()
	if r.refused == "" {
		r.story.Legal(r.moves)
	}
}

// decisive writes the clauses that legal moves rest on, and the list of words that the
// verdicts rest on.
func (r *textReport) decisive() {
	shown, _ := r.game.At.Outcome()
	told := []rulebook.Clause{r.refused, shown.Verdict, shown.End}
	cited := slices.DeleteFunc(r.cited, func(c cited) bool { return slices.Contains(told, c.clause) })
	if len(cited) == 0 && !r.asked {
		return
	}
	r.page.Heading(r.say(decides))
	for _, c := range cited {
		r.page.Clause(r.say(movesOf(c.moves), numbers(c.moves)), c.clause)
	}
	if r.asked {
		r.page.Line()
		for _, text := range listOf(r.lexicon, r.options.Language) {
			r.page.Paragraph("  ", draw.Plain, text)
		}
	}
	r.page.Flush()
}

// movesOf returns the phrase that names the moves of a clause.
func movesOf(moves []int) string {
	if len(moves) == 1 {
		return atMove
	}
	return atMoves
}

// numbers returns the numbers of the first few moves.
func numbers(moves []int) string {
	const few = 8
	var texts []string
	for _, n := range moves[:min(len(moves), few)] {
		texts = append(texts, strconv.Itoa(n))
	}
	if len(moves) > few {
		texts = append(texts, "…")
	}
	return strings.Join(texts, ", ")
}

// fault writes after what has been told already, and not in it.
func (r *textReport) fault(line int, detail string) {
	r.flush()
	if line > 0 {
		detail = phrases.Sprintf(r.options.Language, atLine, line, detail)
	}
	if r.path != "" && !strings.HasPrefix(detail, r.path) {
		detail = r.path + ": " + detail
	}
	fmt.Fprintf(r.errs, "%s: %s\n", r.command, detail)
}

func (r *textReport) flush() error {
	if r.story != nil {
		return r.story.Flush()
	}
	return r.page.Flush()
}
