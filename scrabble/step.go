package scrabble

import "github.com/jeudelettres/lettres/shape"

// A Step is one move of a game: the position before it, who made it, and the position
// after it.
//
// A replay of GCG, by package gcg, yields one for each event of a record. Before is then the position in
// which the player decided, with the rack that the event tells; After is what the next
// event finds, but for the tiles that are drawn until then. Where an event stands for
// several moves, several minutes over time, Move is the first of them. An event that
// counts the tiles left at the end is no move: its Move is the zero Move.
type Step shape.Step[State, Player, Move]

// Step plays the move m of p, and returns the step. On an error, that of [State.Check], After is
// s.
func (s State) Step(p Player, m Move) (Step, error) {
	after, err := s.Play(p, m)
	return Step{s, p, m, after}, err
}

// Effect returns what the move did; the zero Effect where it could not be made.
func (t Step) Effect() Effect {
	e, err := t.Before.Effect(t.Player, t.Move)
	if err != nil {
		return Effect{}
	}
	return e
}
