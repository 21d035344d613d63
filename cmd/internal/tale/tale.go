// Package tale tells games on a page, of whatever game: who begins, each turn in sentences
// with the position after it, what was refused and why, and who has won. What is said of a
// move or drawn of a position is that of package show; here is the order of it.
package tale

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/show"
)

// A Tale tells one game.
type Tale struct {
	*program.Page
	// Bare leaves out the drawing after each turn: the points stand in its heading.
	Bare bool
	// Sheet tells each turn in a line, as players keep the score.
	Sheet bool
	// Viewer draws what one seat sees, in a game with hidden racks; -1 draws all.
	Viewer int

	rules *game.Rules
	names []string
	open  string // a line that waits for the draw that belongs to it
	turn  int    // turns begun
	seat  int    // whose turn it is
	runs  bool   // that turn has begun and not ended
	moves int
	steps []game.Step // those of the turn
	drawn game.Position
	since int      // moves that have changed the table since it was drawn
	sheet []string // notations of the turn
}

// New returns the tale of a game by these rules, with a name for each seat; nil names are
// those of the game.
func New(page *program.Page, rules *game.Rules, names []string) *Tale {
	names = slices.Clone(names)
	for seat := len(names); seat < rules.Seats(); seat++ {
		names = append(names, rules.Game().SeatTitle(seat, page.Language()))
	}
	return &Tale{Page: page.Named(names), Viewer: -1, rules: rules, names: names}
}

// say returns a phrase in the language of the page.
func (t *Tale) say(phrase string, args ...any) string {
	return phrases.Sprintf(t.Language(), phrase, args...)
}

// Title returns what is played, with the options that are not the usual ones.
func Title(rules *game.Rules, o show.Options) string {
	g := rules.Game()
	words, usual := strings.Fields(rules.Options()), strings.Fields(g.Usual())
	title := g.Title(words[0], o.Language)
	words = slices.DeleteFunc(words[1:], func(s string) bool { // what is usual, or seen in what follows
		return slices.Contains(usual, s) || strings.HasPrefix(s, "players=") || strings.HasPrefix(s, "squares=") || s == "validation=recorded"
	})
	return strings.Join(append([]string{title}, words...), " · ")
}

// Begin tells what is played, who begins and how that was found, and what the signs mean.
// Notes stand below the title.
func (t *Tale) Begin(toss game.Toss, notes ...string) {
	t.Line(t.Paint(draw.Strong, Title(t.rules, t.Options())))
	for _, note := range notes {
		t.Paragraph("", draw.Plain, note)
	}
	t.Line()
	t.toss(toss)
	if legend := t.rules.Game().Legend(t.Options()); legend != "" && !t.Sheet {
		t.Line()
		t.Paragraph("", draw.Faint, legend)
	}
	if t.Sheet {
		t.Line()
		t.sheetHead()
	}
}

func (t *Tale) toss(toss game.Toss) {
	begins := t.Paint(draw.Strong, t.say(begins, t.Name(toss.First)))
	if len(toss.Rounds) == 0 {
		t.Line(begins)
		return
	}
	t.Paragraph("", draw.Plain, t.say(theToss))
	for i, round := range toss.Rounds {
		var drew []string
		for seat, letter := range round {
			switch letter {
			case 0: // not among those who draw again
			case '?':
				drew = append(drew, t.Name(seat)+" "+t.Paint(draw.Strong, t.say(aJoker)))
			default:
				drew = append(drew, t.Name(seat)+" "+t.Paint(draw.Strong, string(rune(letter))))
			}
		}
		then := t.say(drawAgain)
		if i == len(toss.Rounds)-1 {
			then = begins
		}
		t.Paragraph("  ", draw.Plain, strings.Join(drew, ", ")+" – "+then)
	}
}

// Move tells a step, and when it ends a turn draws the position.
func (t *Tale) Move(s game.Step) {
	t.moves++
	g := t.rules.Game()
	last := s.After.Turn() != s.Before.Turn() || s.After.Over()
	if !t.runs && last && g.Kind(s.Move) == "draw" { // the letters before the first turn
		if !t.Sheet {
			if t.moves == 1 {
				t.Line()
			}
			t.tell(s, -1)
			t.flush()
		}
		return
	}
	if !t.runs {
		t.begin(s.Before)
	}
	t.steps = append(t.steps, s)
	if !quiet[g.Kind(s.Move)] {
		t.since++
	}
	if t.Sheet {
		t.note(s)
	} else {
		t.tell(s, t.seat)
	}
	if last {
		t.end(s.After)
	}
}

// begin begins a turn.
func (t *Tale) begin(p game.Position) {
	seat := p.Turn()
	t.turn++
	t.runs, t.seat = true, seat
	if t.Sheet {
		return
	}
	title := t.say(turnOf, t.turn, t.Name(seat))
	if t.Bare {
		points := []int{p.Score(seat)}
		for other := range t.rules.Seats() {
			if other != seat {
				points = append(points, p.Score(other))
			}
		}
		title += " · " + draw.Tally(t.Language(), points...)
	}
	t.Heading(title)
}

// drawColumn is the column of the draws of a turn, one below the other.
const drawColumn = 46

// tell tells a step in sentences. Those that begin with the player whose turn it is leave
// the name out. What is contested, and the fall of a flag, has a line for each sentence, with
// the clause that it rests on.
func (t *Tale) tell(s game.Step, seat int) {
	said := s.Tell(t.Options())
	if len(said) == 0 {
		said = []show.Sentence{{Text: t.Name(s.Seat) + " " + s.Move.String()}}
	}
	switch sign := s.Move.String()[:1]; sign {
	case "?", "~":
		t.flush()
		if sign == "?" {
			said[0].Clause = ""
		}
		t.Line(t.Paint(draw.Call, sign+" "), t.cited(said[0]))
		for _, sentence := range said[1:] {
			t.Line("    ", t.cited(sentence))
		}
		return
	case "!":
		t.flush()
		t.hanging(t.Paint(draw.Call, "! "), "  ", show.Join(said))
		return
	}
	text, before, below := "", false, []show.Sentence(nil)
	for i, sentence := range said {
		whole := strings.TrimSuffix(sentence.Text, ".")
		words, own := strings.CutPrefix(whole, t.Name(seat)+" ")
		switch {
		case i == 0:
			text = words
		case sentence.Clause != "":
			below = append(below, sentence)
		case own && before:
			text += ", " + words
		default:
			text += ". " + whole
		}
		before = own // else the name would be missed
	}
	if c := said[0].Clause; strings.Contains(string(c), "/contest/") {
		text += t.Paint(draw.Faint, " · "+string(c))
	}
	if t.rules.Game().Kind(s.Move) == "draw" && t.open != "" && draw.Columns(t.open) < drawColumn && drawColumn+draw.Columns(text) <= t.Columns() {
		t.Line(draw.Left(t.open, drawColumn), text)
		t.open = ""
		return
	}
	t.flush()
	t.open = "  " + text
	for _, sentence := range below {
		t.flush()
		t.Line("    ", t.cited(sentence))
	}
}

// cited returns a sentence with its clause.
func (t *Tale) cited(s show.Sentence) string {
	text := strings.TrimSuffix(s.Text, ".")
	if s.Clause == "" {
		return text
	}
	return text + t.Paint(draw.Faint, " · "+string(s.Clause))
}

// flush writes the line that no draw followed.
func (t *Tale) flush() {
	if t.open != "" {
		t.hanging("  ", "  ", strings.TrimPrefix(t.open, "  "))
		t.open = ""
	}
}

// hanging writes a text in as many lines as it takes, with one sign before the first and
// another before the others.
func (t *Tale) hanging(first, others, text string) {
	for _, l := range draw.Wrap(text, min(t.Columns(), 80)-4) {
		t.Line(first, l)
		first = others
	}
}

// Flush writes out all that was told.
func (t *Tale) Flush() error {
	t.flush()
	return t.Page.Flush()
}

// quiet are the kinds of moves that change nothing on the table.
var quiet = map[string]bool{"draw": true, "swap": true, "exchange": true, "pass": true, "let go": true, "resign": true}

// end ends a turn: it draws the position, or where only letters were drawn tells the rack.
func (t *Tale) end(p game.Position) {
	t.flush()
	steps, g := t.steps, t.rules.Game()
	defer func() { t.steps, t.runs = nil, false }()
	still := !slices.ContainsFunc(steps, func(s game.Step) bool { return !quiet[g.Kind(s.Move)] })
	switch {
	case t.Sheet:
		t.line(p)
	case t.Bare:
	case !still:
		t.Line()
		t.draw(p)
	case steps[len(steps)-1].After.Over():
	default:
		t.rack(p, t.seat)
	}
}

// Turn begins the turn of the player who has to act, unless it has begun: then the position is
// drawn too, unless it stands right above.
func (t *Tale) Turn(p game.Position) {
	t.flush()
	if !t.runs {
		t.begin(p)
		if t.drawn != p {
			t.draw(p)
			t.Line()
		}
	}
}

// manyMoves is after how many moves of a turn that goes on the position is drawn again: it is out of sight by then.
const manyMoves = 2

// GoOn draws the position of a turn that goes on, where it has changed much since it was drawn.
func (t *Tale) GoOn(p game.Position) {
	if t.since >= manyMoves {
		t.Show(p)
	}
}

// Resume has the tale begin after so many turns, which were told before.
func (t *Tale) Resume(turns int) { t.turn = turns }

// Mark returns the tale as it stands, to return to.
func (t *Tale) Mark() Tale {
	t.flush()
	mark := *t
	mark.steps = slices.Clip(slices.Clone(t.steps))
	return mark
}

// Return goes back to a mark: nothing is drawn then.
func (t *Tale) Return(mark Tale) {
	t.flush()
	*t = mark
	t.drawn = game.Position{}
}

// Note tells something that is no move, below what was told last.
func (t *Tale) Note(text string) {
	t.flush()
	t.Paragraph("  ", draw.Faint, text)
}

// held returns what the letters of a player are called.
func held(r *game.Rules) string {
	if _, mats := extra.MatDeskOf(r); mats {
		return onMat
	}
	switch desk, board := extra.DeskOf(r); {
	case board && desk.Cards():
		return inHand
	case board:
		return onRack
	}
	return letters
}

// rack tells the letters of a seat, which the viewer may see.
func (t *Tale) rack(p game.Position, seat int) {
	if t.rules.Traits().Hidden && t.Viewer >= 0 && t.Viewer != seat {
		return
	}
	if rack := extra.ActsOf(p, seat).Rack; rack != "" {
		t.Line("  ", t.Paint(draw.Faint, t.say(held(t.rules))), " ", t.Paint(draw.Strong, draw.Spaced(rack)))
	}
}

// Show draws a position, as far as the viewer sees it.
func (t *Tale) Show(p game.Position) {
	t.flush()
	t.draw(p)
}

func (t *Tale) draw(p game.Position) {
	t.drawn, t.since = p, 0
	if t.Viewer >= 0 {
		t.Page.Draw(p.View(t.Viewer).Text(t.Options(), t.steps...))
		return
	}
	t.Page.Draw(p.Text(t.Options(), t.steps...))
}
