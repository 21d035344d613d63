package scrabbletale

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// A Tale tells one recorded game of Scrabble on a Page: a line for each event, and
// the board where it matters.
type Tale struct {
	*program.Page
	players []string
	column  int // of the names
	state   scrabble.State
	last    scrabble.Move // the placement that was told last
	drawn   bool          // the board is drawn as it lies
}

// NewTale is the story of a game between players of these names, from the position
// start on.
func NewTale(p *program.Page, start scrabble.State, players []string) *Tale {
	t := &Tale{Page: p, players: players, state: start}
	for _, name := range players {
		t.column = max(t.column, min(draw.Columns(name), 20))
	}
	return t
}

// say is a phrase of this package in the language of the page.
func (t *Tale) say(format string, args ...any) string {
	return phrases.Sprintf(t.Language(), format, args...)
}

// Start tells what is played, and by which options that are not the usual ones.
func (t *Tale) Start() {
	title, changed, _ := strings.Cut(t.state.Rules().Options().String(), " ")
	switch title {
	case "classique":
		title = t.say(classique)
	case "english":
		title = t.say(english)
	}
	// Every record is of a game that was played already.
	if options := slices.DeleteFunc(strings.Fields(changed), func(s string) bool { return s == "validation=recorded" }); len(options) > 0 {
		changed = " · " + strings.Join(options, " ")
	} else {
		changed = ""
	}
	t.Line(t.Paint(draw.Strong, title), changed)
	t.Line()
	t.Paragraph("", draw.Faint, showscrabble.Legend(t.Options()))
}

// Event tells an event and the step that it is, after which the player has that total.
func (t *Tale) Event(n int, e scrabble.Event, total int, step scrabble.Step) {
	t.state, t.drawn = step.After, false
	if n == 1 {
		t.Line()
	}
	remark := ""
	switch e.Kind {
	case scrabble.KindPlace:
		t.last = step.Move
		remark = t.words(step.After, t.last)
	case scrabble.KindContest:
		if remark = t.say(foundGood); e.Withdrawn {
			remark = t.say(takenBack, step.Effect().Undone.String())
			t.last = scrabble.Move{}
		}
	}
	t.event(n, e, total, remark)
}

// event writes the line of an event, and a remark beside or below it.
func (t *Tale) event(n int, e scrabble.Event, total int, remark string) {
	line := draw.Right(strconv.Itoa(n), 4) + "  " + draw.Left(t.players[e.Player], t.column) + "  " +
		t.Paint(draw.Faint, draw.Left(e.Rack, 8)) + " " + t.Paint(draw.Strong, draw.Left(e.TextIn(t.state.Rules().Options().Squares), 20)) +
		draw.Right(draw.Signed(e.Score), 5) + draw.Right(draw.Number(total), 6)
	t.remark(line, remark)
}

// remark writes a line with a remark beside it, or below it where there is no room.
func (t *Tale) remark(line, remark string) {
	const gap = 3
	if draw.Columns(line)+gap+draw.Columns(remark) <= t.Columns() {
		t.Line(line, draw.Spaces(gap), t.Paint(draw.Faint, remark))
		return
	}
	t.Line(line)
	indent := draw.Spaces(4 + 2 + t.column + 2 + 8 + 1)
	for _, l := range draw.Wrap(remark, max(t.Columns()-draw.Columns(indent), 40)) {
		t.Line(indent, t.Paint(draw.Faint, l))
	}
}

// most is how many tiles a move lays at most, which bring the bonus.
func most(o scrabble.Options) int {
	if o.Lay > 0 {
		return o.Lay
	}
	return o.Rack
}

// words is how the score of a placement came about, where it is more than one word.
func (t *Tale) words(s scrabble.State, m scrabble.Move) string {
	var parts []string
	for _, w := range s.AppendWords(nil, m) {
		parts = append(parts, w.Text+" "+strconv.Itoa(w.Points))
	}
	if o := s.Rules().Options(); m.Count() == most(o) && o.Bonus > 0 {
		parts = append(parts, strconv.Itoa(o.Bonus))
	}
	if len(parts) < 2 {
		return ""
	}
	return strings.Join(parts, " + ")
}

// draw writes the board, the scores, what is known of the racks, and the bag.
func (t *Tale) draw() {
	t.drawn = true
	o := t.Options()
	o.Names = t.players
	t.Draw(showscrabble.Text(t.state, o, scrabble.Step{Move: t.last}))
}

// Refuse tells that an event was refused in a position, and draws that.
func (t *Tale) Refuse(n int, e scrabble.Event, at scrabble.State, r program.Refusal) {
	t.state = at
	t.Heading(t.Say("Move %d: %s %s", n, t.players[e.Player], e.TextIn(t.state.Rules().Options().Squares)))
	t.draw()
	t.Line()
	said := fmt.Sprintf("%s %+d", e.TextIn(t.state.Rules().Options().Squares), e.Score)
	if e.HasTotal {
		said += fmt.Sprintf(" %d", e.Total)
	}
	t.Paragraph("  ", draw.Call, t.say(wrong, said, r.Detail))
	if e.Kind == scrabble.KindPlace && (r.Clause == rulebook.ScrabbleScore || r.Clause == rulebook.ScrabbleBonus) {
		t.sum(t.state.Placement(e.At, e.Direction, e.Word))
	}
	t.Refusal(r)
	t.onTurn()
}

// sum adds a placement up.
func (t *Tale) sum(m scrabble.Move) {
	t.Line()
	row := func(what string, points int) {
		t.Line("    ", draw.Left(what, 20), draw.Right(strconv.Itoa(points), 5))
	}
	words := t.state.AppendWords(nil, m)
	for _, w := range words {
		row(w.Text, w.Points)
	}
	if o := t.state.Rules().Options(); m.Count() == most(o) && o.Bonus > 0 {
		row(t.say(allTiles, most(o)), o.Bonus)
	}
	row(t.Say("total"), t.state.Points(m))
}

// Position tells how things stand in a game that is not over.
func (t *Tale) Position() {
	t.Heading(t.Say("The game is not over"))
	t.draw()
	t.onTurn()
}

// settled is the position when the tiles due are drawn.
func (t *Tale) settled() scrabble.State {
	s := t.state
	for s.Phase() == scrabble.Drawing {
		next, err := s.Play(s.Turn(), scrabble.Draw(s.Due()))
		if err != nil {
			return s
		}
		s = next
	}
	return s
}

// onTurn says who has to act, if anybody has.
func (t *Tale) onTurn() {
	if s := t.settled(); s.Phase() != scrabble.Over {
		t.Line()
		t.Line("  ", t.Paint(draw.Strong, t.Say("%s is on turn", t.players[s.Turn()])))
	}
}

// Choices tells what can be done in the position that was told last, as far as the
// rack is known: the placements with the most points, or all of them.
func (t *Tale) Choices(all bool) {
	s := t.settled()
	var placements, exchanges []string
	moves := s.AppendMoves(nil, s.Turn())
	if !all {
		slices.SortStableFunc(moves, func(a, b scrabble.Move) int { return cmp.Compare(s.Points(b), s.Points(a)) })
	}
	for _, m := range moves {
		switch m.Kind() {
		case scrabble.KindPlace:
			placements = append(placements, strings.ReplaceAll(s.Notation(m), " ", "\u00a0")+"\u00a0"+strconv.Itoa(s.Points(m)))
		case scrabble.KindExchange:
			exchanges = append(exchanges, m.String())
		case scrabble.KindDraw:
			t.choice(t.Say("draw"), []string{m.String()}, all)
		case scrabble.KindLetGo:
			t.choice(t.Say("let it go"), []string{m.String()}, all)
		}
	}
	t.choice(t.Say("lay a word"), placements, all)
	t.choice(t.say(exchange), exchanges, all)
	if s.Phase() == scrabble.Playing {
		t.choice(t.Say("pass"), []string{"-"}, all)
	}
}

// choice writes the moves of one kind, or the first few.
func (t *Tale) choice(label string, texts []string, all bool) {
	t.Choice(label, texts, ", ", 6, all)
}

// Verdict draws the last board of a game that is over, and tells the count, who wins,
// and the clauses that say so.
func (t *Tale) Verdict() {
	o, over := t.state.Outcome()
	if !over {
		return
	}
	t.Heading(t.Say("The count"))
	if !t.drawn {
		t.Lines(showscrabble.Board(t.state, t.Options(), scrabble.Step{Move: t.last}))
		t.Line()
	}
	for p := range t.state.Players() {
		row := func(what string, points string) {
			t.Line("  ", draw.Left(what, t.column+16), draw.Right(points, 6))
		}
		if o.Left[p] != 0 {
			row(t.players[p], draw.Number(o.Scores[p]-o.Left[p]))
			row(draw.Spaces(t.column)+" "+t.say(tilesLeft), draw.Signed(o.Left[p]))
			row(draw.Spaces(t.column)+" "+t.Say("total"), draw.Number(o.Scores[p]))
			continue
		}
		row(t.players[p], draw.Number(o.Scores[p]))
	}
	t.Line()
	if o.Undecided {
		t.Paragraph("  ", draw.Call, t.say(undecided))
	} else {
		t.Line("  ", t.Result(t.players, o.Scores[:len(t.players)], int(o.Winner), o.Drawn))
		if o.Uncounted != [scrabble.MaxPlayers]bool{} {
			t.Paragraph("  ", draw.Plain, t.say(uncounted))
		}
	}
	t.Ending(o.End, o.Verdict)
}
