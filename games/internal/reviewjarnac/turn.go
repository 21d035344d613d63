package reviewjarnac

import (
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/jarnac"
)

// A Turn is the moves from the moment a player has the bag until the opponent has it.
// Contests and fallen flags of the opponent in between are in it.
type Turn struct {
	N      int // from 1
	Player jarnac.Player
	First  int // the number of its first move in the game, from 1
	Steps  []jarnac.Step
	// Answered reports whether the game goes on with a turn of the opponent, and Answer is the
	// Jarnacs that were called in it.
	Answered bool
	Answer   []jarnac.Move
	// Undone is the numbers of the moves in it whose words a contest undid, also a later one.
	Undone []int
}

// Before returns the position in which the turn began.
func (t Turn) Before() jarnac.State {
	if len(t.Steps) == 0 {
		return jarnac.State{}
	}
	return t.Steps[0].Before
}

// After returns the position in which it ended.
func (t Turn) After() jarnac.State {
	if len(t.Steps) == 0 {
		return jarnac.State{}
	}
	return t.Steps[len(t.Steps)-1].After
}

// Turns divides a game into its turns, up to the first error, which it returns: the move
// that the rules refuse is in no turn.
func Turns(game iter.Seq2[jarnac.Step, error]) (turns []Turn, err error) {
	n := 0
	for step, err := range game {
		if err != nil {
			return turns, err
		}
		n++
		if last := len(turns) - 1; last < 0 || turns[last].Player != step.Before.Turn() {
			if last >= 0 {
				turns[last].Answered = true
			}
			turns = append(turns, Turn{N: last + 2, Player: step.Before.Turn(), First: n})
		}
		t := &turns[len(turns)-1]
		t.Steps = append(t.Steps, step)
		if m, ok := called(step); ok && len(turns) > 1 && step.Player == t.Player {
			before := &turns[len(turns)-2]
			before.Answer = append(before.Answer, m)
		}
		if kind := step.Move.Kind(); kind == jarnac.KindContest || kind == jarnac.KindContestJarnac {
			undo(turns, step.Effect())
		}
	}
	return turns, nil
}

// called returns the Jarnac that a step calls. What is said with a contest is void unless
// the word was bad.
func called(step jarnac.Step) (jarnac.Move, bool) {
	switch m := step.Move; m.Kind() {
	case jarnac.KindJarnac:
		return m, true
	case jarnac.KindContestJarnac:
		return jarnac.Jarnac(m.Line(), m.Word()), step.After.Calls() > step.Before.Calls()
	}
	return jarnac.Move{}, false
}

// undo notes the words that a contest undoes: the last ones of their author.
func undo(turns []Turn, e jarnac.Effect) {
	for _, u := range e.Undone {
		for i := len(turns) - 1; i >= max(0, len(turns)-2); i-- {
			t := &turns[i]
			k := len(t.Steps) - 1
			for k >= 0 && (t.Steps[k].Player == e.Player || t.Steps[k].Move.Word() != u.Word || slices.Contains(t.Undone, t.First+k)) {
				k--
			}
			if k >= 0 {
				t.Undone = append(t.Undone, t.First+k)
				break
			}
		}
	}
}
