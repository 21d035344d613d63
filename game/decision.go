package game

import "github.com/jeudelettres/lettres/rulebook"

// ReadDecision reads what a client says that a seat decides, as people write it, and nothing
// else: letters that chance has to bring are dropped, and a flag is refused, whose fall the
// clock alone can tell. The note says how the text was understood, and is nil where that is
// plain.
func (p Position) ReadDecision(seat int, text string) (Move, *rulebook.Note, error) {
	m, note, err := p.ParseMove(seat, text)
	if err != nil {
		return nil, nil, err
	}
	g := p.rules.game
	if m = g.Decision(m); g.ops.flag != nil && m == g.ops.flag {
		return nil, nil, rulebook.ErrNoDecision
	}
	return m, note, nil
}
