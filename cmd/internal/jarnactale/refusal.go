package jarnactale

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jarnac"
)

// Refuse tells that a move was refused in the position that was told last, and
// draws that position unless it stands right above.
func (g *Game) Refuse(n int, player jarnac.Player, move string, r program.Refusal) {
	g.finishStep()
	g.Heading(g.Say("Move %d: %s %s", n, g.name(player), move))
	if !g.drawn {
		g.Mats(g.state)
		g.Line()
	}
	g.Paragraph("  ", draw.Call, g.Say("%s is not legal: %s.", move, r.Detail))
	g.Refusal(r)
	g.onTurn()
}

// Position tells how things stand in a game that is not over.
func (g *Game) Position() {
	g.finishStep()
	g.Heading(g.Say("The game is not over"))
	g.table()
	g.onTurn()
}

// onTurn says who has to act, if anybody has.
func (g *Game) onTurn() {
	if g.state.Phase() != jarnac.Over {
		g.Line()
		g.Line("  ", g.Paint(draw.Strong, g.Say("%s is on turn", g.name(g.state.Turn()))))
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
		{jarnac.KindDraw, g.Say("draw")},
		{jarnac.KindSwap, g.Say("swap")},
		{jarnac.KindJarnac, g.Say("say Jarnac")},
		{jarnac.KindPlace, g.Say("lay a word")},
		{jarnac.KindExtend, g.Say("transform")},
		{jarnac.KindPass, g.Say("pass")},
		{jarnac.KindLetGo, g.Say("let it go")},
	} {
		g.choice(k.label, kinds[k.kind], all)
	}
	for author := range s.Open() {
		if s.Rules().Options().Validation == jarnac.OnContest {
			text := "?"
			if c := author.Opponent(); c != p {
				text += " (" + g.name(c) + ")"
			}
			g.Choice(g.Say("contest"), []string{text}, "", 1, true)
		}
		break
	}
}

// choice writes the moves of one kind, or the longest few.
func (g *Game) choice(label string, moves []jarnac.Move, all bool) {
	const few = 8
	shown := len(moves)
	if !all && shown > few {
		slices.SortStableFunc(moves, func(a, b jarnac.Move) int { return cmp.Compare(len(b.Word()), len(a.Word())) })
		shown = few
	}
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = m.String()
	}
	slices.Sort(texts[:shown])
	g.Choice(label, texts, " ", few, all)
}
