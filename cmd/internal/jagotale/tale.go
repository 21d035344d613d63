package jagotale

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/show/showjago"
)

// A Tale tells one recorded game of Jago on a Page: each turn word by word, with the
// lead and the board when it ends.
type Tale struct {
	*program.Page
	Names
	state  jago.State
	marked jago.State // the letters laid or turned since then are marked on the board
	player jago.Player
	turns  int
	laid   string // the last word that was laid
	drawn  bool   // the board is drawn as it lies
	below  bool   // the page ends with it
}

// NewTale is the story of a game between players of these names, from the position
// start on.
func NewTale(p *program.Page, start jago.State, names [2]string) *Tale {
	return &Tale{Page: p, Names: names, state: start, marked: start}
}

// say is a phrase of this package in the language of the page.
func (t *Tale) say(format string, args ...any) string {
	return phrases.Sprintf(t.Language(), format, args...)
}

// Start tells what is played, by which options that are not the usual ones, and who has
// which colour.
func (t *Tale) Start() {
	_, changed, more := strings.Cut(t.state.Rules().Options().String(), " ")
	if more {
		changed = " · " + changed
	}
	t.Line(t.Paint(draw.Strong, "Jago"), changed)
	t.Line()
	t.Line(t.say(playsFor, t.Of(jago.Red), t.Of(jago.Blue)))
	t.Line()
	t.Paragraph("", draw.Faint, showjago.Legend(t.Options()))
	t.Line()
}

// Move tells what a move did, and that the game stands as in after since then.
func (t *Tale) Move(e jago.Effect, after jago.State) {
	before := t.state
	t.state, t.drawn = after, false
	if t.below && !t.begins(e) {
		t.Line()
	}
	t.below = false
	who := t.Of(e.Player)
	switch e.Move.Kind() {
	case jago.KindDraw:
		t.Line("  ", t.say(draws, who, e.Move.Drawn()), t.Paint(draw.Faint, t.say(bagHas, after.BagLen())))
	case jago.KindPlace:
		t.begin(before, e)
		t.laid = e.Move.Word()
		t.Lines(t.Word(t.Page, e))
	case jago.KindEndTurn:
		t.begin(before, e)
		t.Line("  ", t.say(endsTurn, who))
		t.Line()
		t.board()
	case jago.KindContest:
		t.contest(e)
	case jago.KindFlip:
		if len(e.Flipped) == 0 {
			t.Line("    ", t.say(turnsNone, who))
			break
		}
		var squares []string
		for _, q := range e.Flipped {
			squares = append(squares, string(rune(after.Letter(q)))+"\u00a0"+q.Name(board.Down))
		}
		t.Line("    ", t.say(turns, who, strings.Join(squares, ", ")))
		t.Line()
		t.board()
	case jago.KindFlag:
		t.Line("  ", t.Paint(draw.Call, t.say(timeOut, who)))
	case jago.KindResign:
		t.Line("  ", t.say(givesUp, who))
	}
}

// begins reports whether a move is the first of a turn.
func (t *Tale) begins(e jago.Effect) bool {
	k := e.Move.Kind()
	return (k == jago.KindPlace || k == jago.KindEndTurn) && (t.turns == 0 || t.player != e.Player)
}

// begin writes the heading of a turn, before its first move.
func (t *Tale) begin(before jago.State, e jago.Effect) {
	if !t.begins(e) {
		return
	}
	p := e.Player
	t.turns++
	t.player, t.marked = p, before
	colour := [2]string{isRed, isBlue}[p]
	t.Heading(t.Say("Turn %d: %s", t.turns, t.say(colourOf, t.Of(p), t.say(colour))))
}

// contest tells a contest, and what it brought.
func (t *Tale) contest(e jago.Effect) {
	who := t.Of(e.Player)
	t.Line(t.Paint(draw.Call, t.say(contests, who)))
	if len(e.Bad) > 0 {
		t.Line("    ", t.say(isBad, strings.Join(e.Bad, ", "), e.Undone.Word()))
	} else {
		t.Line("    ", t.say(isGood, t.laid))
	}
	if by := e.Penalty.Clause; by != "" {
		t.Line("    ", t.say(mayTurn, t.Of(e.Penalty.Against.Opponent()), t.state.Rules().Options().Flips), " · ", string(by))
	}
}

// board draws the board with the racks, the letters beside it and the bag.
func (t *Tale) board() {
	t.drawn, t.below = true, true
	o := t.Options()
	o.Names = t.Names[:]
	t.Draw(showjago.Text(t.state, o, jago.Step{Before: t.marked}))
}

// Refuse tells that a move was refused in the position that was told last, and draws
// that.
func (t *Tale) Refuse(n int, p jago.Player, move string, r program.Refusal) {
	t.Heading(t.Say("Move %d: %s %s", n, t.Of(p), move))
	if !t.drawn {
		t.board()
		t.Line()
	}
	t.Paragraph("  ", draw.Call, t.say(wrong, move, r.Detail))
	t.Refusal(r)
	t.onTurn()
}

// Position tells how things stand in a game that is not over.
func (t *Tale) Position() {
	t.Heading(t.Say("The game is not over"))
	if !t.drawn {
		t.board()
	}
	t.onTurn()
}

// onTurn says who has to act, if anybody has.
func (t *Tale) onTurn() {
	if t.state.Phase() != jago.Over {
		t.Line()
		t.Line("  ", t.Paint(draw.Strong, t.Say("%s is on turn", t.Of(t.state.Turn()))))
	}
}

// Choices tells what can be done in the position that was told last: some of the
// longest words, or all of them.
func (t *Tale) Choices(all bool) {
	s, p := t.state, t.state.Turn()
	var kinds [jago.KindResign + 1][]string
	moves := s.AppendMoves(nil, p)
	if !all {
		slices.SortStableFunc(moves, func(a, b jago.Move) int { return cmp.Compare(len(b.Word()), len(a.Word())) })
	}
	for _, m := range moves {
		kinds[m.Kind()] = append(kinds[m.Kind()], m.String())
	}
	for _, k := range []struct {
		kind  jago.Kind
		label string
	}{
		{jago.KindDraw, t.Say("draw")},
		{jago.KindFlip, t.say(turnLetter)},
		{jago.KindPlace, t.Say("lay a word")},
		{jago.KindEndTurn, t.say(endTurn)},
	} {
		t.Choice(k.label, kinds[k.kind], " ", 6, all)
	}
	if c := p.Opponent(); s.CanAct(c) && s.Rules().Options().Validation == jago.OnContest {
		t.Choice(t.Say("contest"), []string{"? (" + t.Of(c) + ")"}, "", 1, true)
	}
}

// Verdict tells who has won a game that is over, and by which clause.
func (t *Tale) Verdict() {
	o, over := t.state.Outcome()
	if !over {
		return
	}
	t.Heading(t.Say("The end"))
	if !t.drawn {
		t.board()
		t.Line()
	}
	t.Line("  ", t.Result(t.Names[:], o.Scores[:], int(o.Winner), false))
	t.Clause(t.Say("The verdict"), o.End)
}
