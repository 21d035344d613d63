package board

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// A Tale tells one recorded game of Scrabble on a Page: a line for each event, and
// the board where it matters.
type Tale struct {
	*show.Page
	players []string
	column  int // of the names
	state   scrabble.State
	last    scrabble.Move // the placement that was told last
	drawn   bool          // the board is drawn as it lies
}

// NewTale is the story of a game between players of these names, from the position
// start on.
func NewTale(p *show.Page, start scrabble.State, players []string) *Tale {
	t := &Tale{Page: p, players: players, state: start}
	for _, name := range players {
		t.column = max(t.column, min(show.Width(name), 20))
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
	t.Line(t.Paint(show.Strong, title), changed)
	t.Line()
	Legend(t.Page)
}

// Event tells an event, after which the player has that total and the game stands
// as in after.
func (t *Tale) Event(n int, e scrabble.RecordEvent, total int, after scrabble.State) {
	before := t.state
	t.state, t.drawn = after, false
	if n == 1 {
		t.Line()
	}
	remark := ""
	switch e.Kind {
	case scrabble.EventPlace:
		t.last = before.Placement(e.At, e.Direction, e.Word)
		remark = t.words(after, t.last)
	case scrabble.EventWithdrawn:
		remark = t.say(takenBack, after.Last().Undone.String())
		t.last = scrabble.Move{}
	case scrabble.EventChallenge:
		remark = t.say(foundGood)
	}
	t.event(n, e, total, remark)
}

// event writes the line of an event, and a remark beside or below it.
func (t *Tale) event(n int, e scrabble.RecordEvent, total int, remark string) {
	line := show.Right(strconv.Itoa(n), 4) + "  " + show.Left(t.players[e.Player], t.column) + "  " +
		t.Paint(show.Faint, show.Left(e.Rack, 8)) + " " + t.Paint(show.Strong, show.Left(e.Text(), 20)) +
		show.Right(fmt.Sprintf("%+d", e.Score), 5) + show.Right(strconv.Itoa(total), 6)
	const gap = 3
	if show.Width(line)+gap+show.Width(remark) <= t.Columns() {
		t.Line(line, show.Spaces(gap), t.Paint(show.Faint, remark))
		return
	}
	t.Line(line)
	indent := show.Spaces(4 + 2 + t.column + 2 + 8 + 1)
	for _, l := range show.Wrap(remark, max(t.Columns()-show.Width(indent), 40)) {
		t.Line(indent, t.Paint(show.Faint, l))
	}
}

// words is how the score of a placement came about, where it is more than one word.
func (t *Tale) words(s scrabble.State, m scrabble.Move) string {
	var parts []string
	for _, w := range s.AppendWords(nil, m) {
		parts = append(parts, w.Text+" "+strconv.Itoa(w.Points))
	}
	if o := s.Rules().Options(); m.Count() == o.Rack && o.Bonus > 0 {
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
	Draw(t.Page, t.state, t.last)
	t.Line()
	for p := range t.state.Players() {
		line := show.Left(t.players[p], t.column) + " " + show.Right(strconv.Itoa(t.state.Scores()[p]), 5)
		if held := t.state.Rack(p).String(); held != "" {
			line += "   " + t.Paint(show.Faint, t.say(rack)+" ") + t.Paint(show.Strong, held)
		}
		t.Line("  ", line)
	}
	if t.state.Phase() != scrabble.Over {
		t.Line("  ", t.Paint(show.Faint, t.Say("bag")+" "), t.say(tiles, t.state.BagLen()))
	}
}

// Refuse tells that an event was refused in a position, and draws that. The detail
// says why, by the clause.
func (t *Tale) Refuse(n int, e scrabble.RecordEvent, at scrabble.State, detail string, c rulebook.Clause) {
	t.state = at
	t.Heading(t.Say("Move %d: %s %s", n, t.players[e.Player], e.Text()))
	t.draw()
	t.Line()
	said := fmt.Sprintf("%s %+d", e.Text(), e.Score)
	if e.HasTotal {
		said += fmt.Sprintf(" %d", e.Total)
	}
	t.Paragraph("  ", show.Call, t.say(wrong, said, detail))
	if e.Kind == scrabble.EventPlace && (c == rulebook.ScrabbleScore || c == rulebook.ScrabbleBonus) {
		t.sum(t.state.Placement(e.At, e.Direction, e.Word))
	}
	t.Clause(t.Say("The rule"), c)
	t.onTurn()
}

// sum adds a placement up.
func (t *Tale) sum(m scrabble.Move) {
	t.Line()
	row := func(what string, points int) {
		t.Line("    ", show.Left(what, 20), show.Right(strconv.Itoa(points), 5))
	}
	words := t.state.AppendWords(nil, m)
	for _, w := range words {
		row(w.Text, w.Points)
	}
	if o := t.state.Rules().Options(); m.Count() == o.Rack && o.Bonus > 0 {
		row(t.say(allTiles, o.Rack), o.Bonus)
	}
	row(t.Say("total"), t.state.Score(m))
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
		t.Line("  ", t.Paint(show.Strong, t.Say("%s is on turn", t.players[s.Turn()])))
	}
}

// Choices tells what can be done in the position that was told last, as far as the
// rack is known: the placements with the most points, or all of them.
func (t *Tale) Choices(all bool) {
	s := t.settled()
	var placements, exchanges []string
	moves := s.AppendMoves(nil, s.Turn())
	if !all {
		slices.SortStableFunc(moves, func(a, b scrabble.Move) int { return cmp.Compare(s.Score(b), s.Score(a)) })
	}
	for _, m := range moves {
		switch m.Kind() {
		case scrabble.KindPlace:
			placements = append(placements, strings.ReplaceAll(s.Notation(m), " ", "\u00a0")+"\u00a0"+strconv.Itoa(s.Score(m)))
		case scrabble.KindExchange:
			exchanges = append(exchanges, m.String())
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
		Draw(t.Page, t.state, t.last)
		t.Line()
	}
	for p := range t.state.Players() {
		row := func(what string, points string) {
			t.Line("  ", show.Left(what, t.column+16), show.Right(points, 6))
		}
		if o.Left[p] != 0 {
			row(t.players[p], strconv.Itoa(o.Scores[p]-o.Left[p]))
			row(show.Spaces(t.column)+" "+t.say(tilesLeft), fmt.Sprintf("%+d", o.Left[p]))
			row(show.Spaces(t.column)+" "+t.Say("total"), strconv.Itoa(o.Scores[p]))
			continue
		}
		row(t.players[p], strconv.Itoa(o.Scores[p]))
	}
	t.Line()
	t.Line("  ", t.Result(t.players, o.Scores[:len(t.players)], int(o.Winner), o.Drawn))
	t.Ending(o.End, o.Verdict)
}
