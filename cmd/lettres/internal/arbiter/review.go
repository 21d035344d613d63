package arbiter

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// A turnReview is what was found about a turn.
type turnReview struct {
	n, seat int
	scores  []int           // of all players, before it
	start   review.Estimate // what the position was worth for the player then; zero is not known
	finding any             // in JSON
	tell    func(o show.Options) []review.Remark
}

// reviewing says how games are reviewed.
type reviewing struct {
	ctx   context.Context
	nodes int // for each decision, or usualNodes; 0 leaves out what is estimated
	seed  uint64
	bar   bar
	svg   string       // the file for the picture of a game, or ""
	look  show.Options // of the picture
}

// options returns how deep a review looks.
func (r *reviewing) options() review.Options {
	return review.Options{Budget: bot.Budget{Nodes: max(0, r.nodes)}, Seed: r.seed, ExactOnly: r.nodes == 0}
}

// reviewGame reviews the steps of a game as far as it was replayed: so many moves, which are the
// whole of it or not.
func (a *arbiter) reviewGame(g *judge.Game, steps []game.Step, moves int, whole bool) status {
	if a.review == nil {
		return legal
	}
	r, err := g.Rules.Game().Turns(steps)
	if err != nil {
		return a.fault(err)
	}
	a.review.bar.show(0, r.Turns())
	defer a.review.bar.clear()
	for n := 1; n <= r.Turns(); n++ {
		more, err := r.Find(a.review.ctx, n, a.review.options())
		a.review.bar.clear()
		if err != nil {
			a.out.reviewed(g, r, "")
			return a.fault(phrases.InputError(stopped, n-1, r.Turns()))
		}
		r = more
		a.out.turn(turnOfReview(steps, r, n))
		a.review.bar.show(n, r.Turns())
	}
	a.review.bar.clear()
	note := ""
	if !whole {
		note = phrases.Sprintf(a.lang, upToMove, moves)
	}
	a.out.reviewed(g, r, note)
	if a.review.svg == "" {
		return legal
	}
	o := a.review.look
	o.Names = g.Players
	if err := os.WriteFile(a.review.svg, []byte(review.SVG(r.Course(), o)), 0o666); err != nil {
		return a.fault(err)
	}
	return legal
}

func turnOfReview(steps []game.Step, r game.Review, n int) turnReview {
	t := turnReview{n: n, seat: r.Seat(n), tell: func(o show.Options) []review.Remark { return r.Remarks(n, o) }}
	before := steps[r.First(n)-1].Before
	for seat := range before.Rules().Seats() {
		t.scores = append(t.scores, before.Score(seat))
	}
	t.finding, t.start = r.Finding(n)
	return t
}

// A bar shows on a terminal how far a review has come. The zero bar shows nothing.
type bar struct {
	w     io.Writer
	label func(done, of int) string
	shown bool
}

func (b *bar) show(done, of int) {
	const width = 30
	if b.w == nil || of == 0 {
		return
	}
	full := width * done / of
	fmt.Fprintf(b.w, "\r%s%s %s", strings.Repeat("█", full), strings.Repeat("░", width-full), b.label(done, of))
	b.shown = true
}

// clear takes the bar away, before something else is written.
func (b *bar) clear() {
	if b.shown {
		io.WriteString(b.w, "\r\x1b[K")
		b.shown = false
	}
}

// reviews tells how to read what follows.
func (r *textReport) reviews() {
	r.page.Line()
	notes := []string{headNote, exactNote, estimateNote}
	if r.exact {
		notes = notes[1:2]
	}
	for _, note := range notes {
		r.page.Paragraph("", draw.Faint, r.say(note))
	}
	r.page.Flush()
}

// turn tells what was found about a turn: who was on turn, how the game stood, what was
// played, and what is to be said of it.
func (r *textReport) turn(t turnReview) {
	page, o := r.page, r.named()
	title := r.say(aTurn, t.n, o.Name(t.seat))
	others := append(append([]int{t.scores[t.seat]}, t.scores[:t.seat]...), t.scores[t.seat+1:]...)
	title += " · " + draw.Tally(o.Language, others...)
	if t.start != (review.Estimate{}) {
		title += " · " + review.Chance(t.start.Win, o.Language)
	}
	page.Heading(title)
	for _, remark := range t.tell(o) {
		look := remarkLooks[remark.Kind]
		for i, l := range draw.Wrap(remark.Text, min(page.Columns(), 80)-4) {
			sign := look.sign
			if i > 0 {
				sign = " "
			}
			page.Line("  ", page.Paint(look.style, sign), " ", page.Paint(look.text, l))
		}
	}
	page.Flush()
}

// A remarkLook is how a remark stands out.
type remarkLook struct {
	sign        string
	style, text draw.Style
}

var remarkLooks = [...]remarkLook{
	review.Played: {sign: " ", text: draw.Strong},
	review.Missed: {sign: "!", style: draw.Call},
	review.Better: {sign: "→", style: draw.Strong},
	review.Longer: {sign: "+", style: draw.Strong},
	review.Open:   {sign: "○", style: draw.Strong},
	review.Wrong:  {sign: "✗", style: draw.Call},
	review.Fine:   {sign: " ", text: draw.Faint},
	review.Drawn:  {sign: "~", style: draw.Faint},
}

// reviewed tells the summary.
func (r *textReport) reviewed(_ *judge.Game, g game.Review, note string) {
	page, o := r.page, r.named()
	if g.Turns() > 0 {
		page.Heading(r.say(theReview))
		r.table(g.Table(o), o)
	}
	if note != "" {
		page.Line()
		page.Paragraph("  ", draw.Strong, note)
	}
	page.Flush()
}

// table tells the numbers of the players in columns, or where the page is too narrow one
// below the other.
func (r *textReport) table(rows []review.Row, o show.Options) {
	const most = 22 // columns of a value
	label, column := 0, 0
	for _, row := range rows {
		label = max(label, draw.Columns(row.Label))
		for _, v := range row.Values {
			column = max(column, draw.Columns(draw.Cut(v, most)))
		}
	}
	page, names := r.page, make([]string, len(rows[0].Values))
	for i := range names {
		names[i] = draw.Cut(o.Name(i), most)
		column = max(column, draw.Columns(names[i]))
	}
	if 2+label+len(names)*(column+2) > page.Columns() {
		for _, row := range rows {
			page.Line("  ", row.Label)
			for i, v := range row.Values {
				page.Line("    ", draw.Left(names[i], min(most, column)), "  ", page.Paint(draw.Strong, v))
			}
		}
		return
	}
	line := func(title string, style draw.Style, values []string) {
		text := draw.Left(title, label)
		for _, v := range values {
			text += "  " + page.Paint(style, draw.Right(draw.Cut(v, most), column))
		}
		page.Line("  ", text)
	}
	line("", draw.Strong, names)
	for _, row := range rows {
		line(row.Label, draw.Plain, row.Values)
	}
}

// named returns the options with the names of the game.
func (r *textReport) named() show.Options {
	o := r.options
	o.Names = r.game.Players
	return o
}

// look tells the decisions of a position, the best first.
func (r *textReport) look(at game.Position, look *game.Look, o show.Options) {
	page := r.page
	choices := look.Choices(o)
	if len(choices) == 0 {
		return
	}
	page.Heading(r.say(bestMoves, o.Name(at.Turn())))
	if !r.legal {
		choices = choices[:min(few, len(choices))]
	}
	wins, wide := make([]string, len(choices)), 0
	for i, c := range choices {
		wins[i] = review.Chance(c.Value.Win, o.Language)
		if !c.Value.Exact {
			wins[i] += " ± " + strconv.Itoa(max(1, int(math.Ceil(100*c.Value.WinErr))))
		}
		wide = max(wide, draw.Columns(wins[i]))
	}
	for i, c := range choices {
		lead := draw.Signed(int(math.Round(c.Value.Points)))
		page.Line("    ", draw.Left(draw.Cut(c.Text, 44), 44), "  ", draw.Right(wins[i], wide), "  ", draw.Right(lead, 5))
	}
	page.Line()
	note := choicesNote
	if choices[0].Value.Exact {
		note = choicesExact
	}
	page.Paragraph("  ", draw.Faint, r.say(note))
}

func (r *jsonReport) turn(t turnReview) { r.found(t.seat, "review", t.finding) }

func (r *jsonReport) reviewed(_ *judge.Game, g game.Review, _ string) {
	for seat, sum := range g.Summaries() {
		r.found(seat, "summary", sum)
	}
}

// found writes what was found about a player.
func (r *jsonReport) found(player int, name string, value any) {
	r.line = append(r.line[:0], plainJSON(map[string]any{"player": r.game.Players[player], name: value})...)
	r.writeLine()
}

const (
	usualNodes = -1          // as many as package review has by default
	maxNodes   = 100_000_000 // more than anybody waits for
)
