package serve

import (
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/career"
	"github.com/jeudelettres/lettres/show"
)

// A turnText is a turn of a game that is gone over: a line, and its moves below it.
type turnText struct {
	First int // move
	Text  string
	Sign  string // the worst of its moves
	Open  bool
	Moves []told
}

// shortGame limits the moves of a game whose turns are all unfolded.
const shortGame = 12

// turns puts the moves into turns, of which that of the step that is looked at is unfolded.
func (p *gamePage) turns(steps []game.Step, o show.Options) {
	for i, step := range steps {
		if i == 0 || step.Before.Turn() != steps[i-1].Before.Turn() {
			p.Turns = append(p.Turns, turnText{First: i + 1, Open: len(steps) <= shortGame})
		}
		t := &p.Turns[len(p.Turns)-1]
		t.Moves = append(t.Moves, p.Moves[i])
		t.Open = t.Open || i+1 == p.Step
		if sign := p.Moves[i].Sign; len(sign) > 0 && (t.Sign == "" || t.Sign == "?!" || sign == "??") {
			t.Sign = sign
		}
	}
	for i := range p.Turns {
		t := &p.Turns[i]
		last := t.First + len(t.Moves) - 1
		before, after := steps[t.First-1].Before, steps[last-1].After
		name, words := o.Name(before.Turn())+" – ", career.Without(after.Words(), before.Words())
		switch {
		case len(words) > 0:
			t.Text = name + strings.Join(words, ", ")
		case len(t.Moves) == 1:
			t.Text = show.Join(t.Moves[0].Sentences)
		default:
			t.Text = name + p.Say("no new word ¦ aucun nouveau mot")
		}
	}
}
