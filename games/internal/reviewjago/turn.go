package reviewjago

import (
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jago"
)

// A Turn is the moves from the moment a player may lay words until the opponent may: the words,
// the end of the turn and the draw, and the contests of its words.
type Turn struct {
	N      int // from 1
	Player jago.Player
	First  int // the number of its first move in the game, from 1
	Steps  []jago.Step
	// Drawn holds the draws of the player in the turn; those of the first turn begin with the first letters.
	Drawn []DrawStep
}

// A DrawStep is a draw, and the number of its move in the game.
type DrawStep = reviews.DrawStep[jago.Step]

// Before returns the position in which the turn began.
func (t Turn) Before() jago.State {
	if len(t.Steps) == 0 {
		return jago.State{}
	}
	return t.Steps[0].Before
}

// After returns the position in which it ended.
func (t Turn) After() jago.State {
	if len(t.Steps) == 0 {
		return jago.State{}
	}
	return t.Steps[len(t.Steps)-1].After
}

// Turns divides a game into its turns, up to the first error, which it returns: the move
// that the rules refuse is in no turn, and neither is the draw of the first letters.
func Turns(game iter.Seq2[jago.Step, error]) (turns []Turn, err error) {
	n := 0
	first := map[jago.Player][]DrawStep{} // letters of players who have not had a turn
	for step, err := range game {
		if err != nil {
			return turns, err
		}
		n++
		last := len(turns) - 1
		begins := step.Before.Phase() == jago.Playing && step.Move.Kind() != jago.KindContest
		if begins && (last < 0 || turns[last].Player != step.Before.Turn()) {
			who := step.Before.Turn()
			turns = append(turns, Turn{N: last + 2, Player: who, First: n, Drawn: first[who]})
			delete(first, who)
			last++
		}
		if last >= 0 {
			turns[last].Steps = append(turns[last].Steps, step)
		}
		switch drawn := (DrawStep{N: n, Step: step}); {
		case step.Move.Kind() != jago.KindDraw:
		case last >= 0 && turns[last].Player == step.Player:
			turns[last].Drawn = append(turns[last].Drawn, drawn)
		default:
			first[step.Player] = append(first[step.Player], drawn)
		}
	}
	return turns, nil
}

// undone returns the steps whose words a contest has taken back.
func (t Turn) undone() (all []int) {
	for i, step := range t.Steps {
		e := step.Effect()
		if e.Undone == (jago.Move{}) {
			continue
		}
		for k := i - 1; k >= 0; k-- {
			if t.Steps[k].Move == e.Undone && !slices.Contains(all, k) {
				all = append(all, k)
				break
			}
		}
	}
	return all
}

// Moves are the words of a turn and its end.
type Moves = []jago.Move

// rest returns the words and the end of a turn, after the last contest in it, with the
// number of the step with which they begin. Ok reports whether the player has ended the
// turn so.
func (t Turn) rest() (made Moves, first int, ok bool) {
	for i, step := range t.Steps {
		switch step.Move.Kind() {
		case jago.KindContest, jago.KindFlip:
			made, first, ok = nil, i+1, false
		case jago.KindPlace:
			made = append(made, step.Move)
		case jago.KindEndTurn, jago.KindResign:
			made, ok = append(made, step.Move), step.Player == t.Player
		}
	}
	return made, first, ok
}

// endedBy reports whether the player has ended the turn with a move of one of these kinds.
func (t Turn) endedBy(kinds ...jago.Kind) bool {
	return slices.ContainsFunc(t.Steps, func(s jago.Step) bool {
		return s.Player == t.Player && slices.Contains(kinds, s.Move.Kind())
	})
}
