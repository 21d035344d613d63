package show

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Refuse tells that a move was refused in the position that was told last, and
// draws that position unless it stands right above. The detail says why, by the
// clause.
func (g *Game) Refuse(n int, player jarnac.Player, move, detail string, c rulebook.Clause) {
	g.finishStep()
	g.heading(g.say("Move %d: %s %s", n, g.names[player], move))
	if !g.drawn {
		g.Mats(g.state)
		g.line()
	}
	for _, l := range wrap(g.say("%s is not legal: %s.", move, detail), min(g.width, 80)-2) {
		g.line("  ", g.paint(call, l))
	}
	g.clause(g.say("The rule"), c)
	g.onTurn()
}

// Position tells how things stand in a game that is not over.
func (g *Game) Position() {
	g.finishStep()
	g.heading(g.say("The game is not over"))
	if !g.drawn {
		g.Mats(g.state)
	}
	g.onTurn()
}

// onTurn says who has to act, if anybody has.
func (g *Game) onTurn() {
	if g.state.Phase() != jarnac.Over {
		g.line()
		g.line("  ", g.paint(strong, g.say("%s is on turn", g.names[g.state.Turn()])))
	}
}

// Record writes the name of a record, one of several.
func (p *Page) Record(name string, first bool) {
	if !first {
		p.line()
	}
	p.line(p.paint(strong, "══ "+name+" ══"))
	p.line()
}

// Legal says that all the moves of a record, n of them, were legal.
func (p *Page) Legal(n int) {
	if n > 0 {
		p.line()
		p.line(p.say("%d moves, all legal", n))
	}
}

// Choices tells what can be done in the position that was told last: some good
// moves of each kind, or all of them.
func (g *Game) Choices(all bool) {
	s, p := g.state, g.state.Turn()
	var kinds [jarnac.KindResign + 1][]jarnac.Move
	for m := range s.Moves(p) {
		kinds[m.Kind()] = append(kinds[m.Kind()], m)
	}
	for _, k := range []struct {
		kind  jarnac.Kind
		label string
	}{
		{jarnac.KindDraw, g.say("draw")},
		{jarnac.KindSwap, g.say("swap")},
		{jarnac.KindJarnac, g.say("say Jarnac")},
		{jarnac.KindLay, g.say("lay a word")},
		{jarnac.KindExtend, g.say("transform")},
		{jarnac.KindPass, g.say("pass")},
		{jarnac.KindLetGo, g.say("let it go")},
	} {
		g.choice(k.label, kinds[k.kind], all)
	}
	w := s.Window()
	if c := w.Author.Opponent(); s.CanAct(c) && w.Words[0].Word != "" && w.Tested == 0 && s.Rules().Options().Validation == jarnac.OnContest {
		label := g.say("contest")
		text := "?"
		if c != p {
			text += " (" + g.names[c] + ")"
		}
		g.line("    ", left(label, choiceLabel), text)
	}
}

const choiceLabel = 16

// choice writes the moves of one kind, or the longest few.
func (g *Game) choice(label string, moves []jarnac.Move, all bool) {
	if len(moves) == 0 {
		return
	}
	const few = 8
	n := len(moves)
	if !all && n > few {
		slices.SortStableFunc(moves, func(a, b jarnac.Move) int { return cmp.Compare(len(b.Word()), len(a.Word())) })
		moves = moves[:few]
	}
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = m.String()
	}
	slices.Sort(texts)
	text := strings.Join(texts, " ")
	switch {
	case len(texts) < n:
		text = g.say("%d choices", n) + g.say(", among them ") + text
	case n > few:
		text = g.say("%d choices", n) + g.say(": ") + text
	}
	for i, l := range wrap(text, min(g.width, 80)-4-choiceLabel) {
		if i > 0 {
			label = ""
		}
		g.line("    ", left(label, choiceLabel), l)
	}
}
