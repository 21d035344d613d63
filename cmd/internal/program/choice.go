package program

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
)

// Choice writes what a player can do of one kind: all of the moves, or the first few.
// Where there are more than a few, their number comes first.
func (p *Page) Choice(label string, moves []string, separator string, few int, all bool) {
	n := len(moves)
	if n == 0 {
		return
	}
	count := ""
	switch {
	case n > few && all:
		count = p.say(choices, n) + p.say(colon)
	case n > few:
		count = p.say(choices, n) + p.say(amongThem)
		moves = moves[:few]
	}
	const column = 16
	for i, l := range draw.Wrap(count+strings.Join(moves, separator), p.measure()-4-column) {
		if i > 0 {
			label = ""
		}
		p.Line("    ", draw.Left(label, column), l)
	}
}
