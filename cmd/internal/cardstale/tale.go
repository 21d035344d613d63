package cardstale

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show/showcards"
)

// A Tale tells one recorded game on a Page: a line or two for each move, and the table
// where it matters.
type Tale struct {
	*program.Page
	players []string
	column  int                  // of the names
	state   scrabblecards.State  // the position that was told last
	before  scrabblecards.State  // the one before its last word, or contest
	last    scrabblecards.Move   // that word; the zero Move for a contest
	laid    scrabblecards.Effect // of the placement that was told last
	drawn   bool                 // the table is drawn as it lies
}

// NewTale is the story of a game between players of these names, from the position
// start on.
func NewTale(p *program.Page, start scrabblecards.State, players []string) *Tale {
	t := &Tale{Page: p, players: players, state: start, before: start}
	for _, name := range players {
		t.column = max(t.column, min(draw.Columns(name), 20))
	}
	return t
}

func (t *Tale) say(format string, args ...any) string { return say(t.Page, format, args...) }

// Start tells what is played, by which options that are not the usual ones, and who
// begins.
func (t *Tale) Start(first scrabblecards.Player, rounds []scrabblecards.TossRound) {
	_, changed, _ := strings.Cut(t.state.Rules().Options().String(), " ")
	// How many play is told by who begins.
	if options := slices.DeleteFunc(strings.Fields(changed), func(s string) bool { return strings.HasPrefix(s, "players=") }); len(options) > 0 {
		changed = " · " + strings.Join(options, " ")
	} else {
		changed = ""
	}
	t.Line(t.Paint(draw.Strong, t.say(title)), changed)
	Toss(t.Page, t.players, first, rounds)
	t.Line()
	t.Paragraph("", draw.Faint, showcards.Legend(t.Options()))
}

// Points is how many points a move brought the player who made it, and how many they
// have then, the cards left at the end not yet counted.
func Points(before, after scrabblecards.State, p scrabblecards.Player) (score, total int) {
	o, _ := after.Outcome()
	total = after.Scores()[p] - o.Left[p]
	return total - before.Scores()[p], total
}

// Move tells a move as it was written, after which the game stands as in after.
func (t *Tale) Move(n int, e scrabblecards.Effect, text string, after scrabblecards.State) {
	before, p := t.state, e.Player
	t.state, t.drawn = after, false
	if n == 1 {
		t.Line()
	}
	score, total := Points(before, after, p)
	line := draw.Right(strconv.Itoa(n), 4) + "  " + draw.Left(t.players[p], t.column) + "  "
	indent := draw.Spaces(draw.Columns(line))
	switch e.Move.Kind() {
	case scrabblecards.KindDraw:
		t.Line(line, t.Paint(draw.Faint, text))
		return
	case scrabblecards.KindResign, scrabblecards.KindLetGo:
		remark := t.say(givesUp)
		if e.Move.Kind() == scrabblecards.KindLetGo {
			remark = t.say(letsGo)
		}
		t.Line(line, t.Paint(draw.Strong, text), "  ", t.Paint(draw.Faint, remark))
		return
	}
	line += t.Paint(draw.Strong, draw.Left(text, 18)) + draw.Right(draw.Signed(score), 5) + draw.Right(draw.Number(total), 6)
	switch e.Move.Kind() {
	case scrabblecards.KindPlace:
		t.before, t.last, t.laid = before, e.Move, e
		t.remark(line, indent, Sum(e.Words, e.Points))
		t.gone(indent, takenOff, e.TakenOff, "")
		for _, r := range Stayed(e) {
			t.gone(indent, stays, r.Words, r.Clause)
		}
	case scrabblecards.KindContest:
		t.contest(line, indent, before, e)
	default:
		t.Line(line)
	}
}

// remark writes a line with a remark beside it, or below it where there is no room.
func (t *Tale) remark(line, indent, remark string) {
	const gap = "   "
	if draw.Columns(line)+len(gap)+draw.Columns(remark) <= t.Columns() {
		t.Line(line, gap, t.Paint(draw.Faint, remark))
		return
	}
	t.Line(line)
	t.Paragraph(indent, draw.Faint, remark)
}

// gone writes what became of words, and by which clause.
func (t *Tale) gone(indent, what string, words []scrabblecards.Word, c rulebook.Clause) {
	if len(words) == 0 {
		return
	}
	text := t.say(what, Texts(words))
	if c != "" {
		text += " · " + string(c)
	}
	t.Paragraph(indent, draw.Faint, text)
}

// contest tells what the dictionary said, what goes back, and what comes back.
func (t *Tale) contest(line, indent string, before scrabblecards.State, e scrabblecards.Effect) {
	if e.Undone.Kind() == scrabblecards.KindNone {
		t.remark(line, indent, t.say(foundGood))
		return
	}
	t.before, t.last = before, scrabblecards.Move{}
	t.Line(line)
	lexicon := t.state.Rules().Lexicon()
	for _, w := range e.Bad {
		why := t.say(notInIt)
		if lexicon.Contains(strings.ToUpper(w.Text)) {
			why = t.say(notItsKind)
		}
		t.Paragraph(indent, draw.Plain, t.say(badWord, w.Text, why))
	}
	t.Paragraph(indent, draw.Faint, t.say(takenBack, t.players[t.laid.Player], e.Undone.String(), t.Say("%d points", -e.Points)))
	t.gone(indent, comesBack, t.laid.TakenOff, rulebook.CardsContestRestore)
}

// draw writes the table, the scores, the hands, and the deck.
func (t *Tale) draw() {
	t.drawn = true
	o := t.Options()
	o.Names = t.players
	t.Draw(showcards.Text(t.state, o, t.since()))
}

// since is what stands out on the table.
func (t *Tale) since() scrabblecards.Step {
	return scrabblecards.Step{Before: t.before, Move: t.last}
}

// Refuse tells that a move was refused in the position that was told last, and draws
// that.
func (t *Tale) Refuse(n int, p scrabblecards.Player, text string, r program.Refusal) {
	t.Heading(t.Say("Move %d: %s %s", n, t.players[p], text))
	t.draw()
	t.Line()
	t.Paragraph("  ", draw.Call, t.say(illegal, text, r.Detail))
	t.Refusal(r)
	t.onTurn()
}

// Position tells how things stand in a game that is not over.
func (t *Tale) Position() {
	t.Heading(t.Say("The game is not over"))
	t.draw()
	t.onTurn()
}

// onTurn says who has to act, if anybody has.
func (t *Tale) onTurn() {
	if t.state.Phase() != scrabblecards.Over {
		t.Line()
		t.Line("  ", t.Paint(draw.Strong, t.Say("%s is on turn", t.players[t.state.Turn()])))
	}
}

// Choices tells what can be done in the position that was told last: the placements
// with the most points, or all of them.
func (t *Tale) Choices(all bool) {
	s := t.state
	type placement struct {
		text   string
		points int
	}
	var placements []placement
	var exchanges []string
	for m := range s.Moves(s.Turn()) {
		switch m.Kind() {
		case scrabblecards.KindDraw:
			t.choice(t.Say("draw"), []string{m.String()}, all)
		case scrabblecards.KindPlace:
			placements = append(placements, placement{m.String(), s.Points(m)})
		case scrabblecards.KindExchange:
			exchanges = append(exchanges, m.String())
		case scrabblecards.KindLetGo:
			t.choice(t.Say("let it go"), []string{m.String()}, all)
		}
	}
	slices.SortStableFunc(placements, func(a, b placement) int { return b.points - a.points })
	var texts []string
	for _, m := range placements {
		texts = append(texts, m.text+"\u00a0"+strconv.Itoa(m.points))
	}
	t.choice(t.Say("lay a word"), texts, all)
	t.choice(t.say(exchange), exchanges, all)
	if s.Phase() == scrabblecards.Playing {
		t.choice(t.Say("pass"), []string{"-"}, all)
	}
	for author := range s.Open() {
		if s.Rules().Options().IsStrict() {
			break
		}
		var others []string
		for p := range s.Players() {
			if p != author {
				others = append(others, t.players[p])
			}
		}
		t.choice(t.Say("contest"), []string{"? (" + strings.Join(others, ", ") + ")"}, all)
	}
}

// choice writes the moves of one kind, or the first few.
func (t *Tale) choice(label string, texts []string, all bool) {
	t.Choice(label, texts, ", ", 6, all)
}

// Verdict draws the last table of a game that is over, and tells the count, who wins,
// and the clauses that say so.
func (t *Tale) Verdict() {
	o, over := t.state.Outcome()
	if !over {
		return
	}
	t.Heading(t.Say("The count"))
	if !t.drawn {
		t.Lines(showcards.Table(t.state, t.Options(), t.Columns()-2, t.since()))
		t.Line()
	}
	Count(t.Page, t.state, t.players)
	t.Line()
	t.Line("  ", t.Result(t.players, o.Scores[:len(t.players)], int(o.Winner), o.Drawn))
	t.Ending(o.End, o.Verdict)
}
