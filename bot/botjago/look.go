package botjago

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot/internal/meter"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/jago"
)

// A look is how a player looks for words. It is reused from one position to the next.
type look struct {
	eyes  sight.Eyes
	skill              // of which it uses what is about looking
	meter *meter.Meter // of what it spends, or nil
	moves []jago.Move
	gains []int
	best  []choice
}

// A choice is a word with what it brings.
type choice struct {
	move  jago.Move
	lead  int // afterwards
	worth int // the lead, less the letters that go beside the board, where the opponent can take them
}

// maxPlays limits the words, of thousands, that are tried out in one position.
const maxPlays = 64

// movesPerNode is the number of words that can be laid in a position for which it counts as one node more
// of a Budget, since it takes so much longer to look at.
const movesPerNode = 64

// choices returns the words that p can lay, on turn or not, that the eyes see and that look
// best, valid until the next call.
func (l *look) choices(s *jago.State, p jago.Player) []choice {
	v := s.View(p)
	b := lyingOf(s, p)
	l.moves = v.AppendPlacements(l.moves[:0])
	if l.meter != nil {
		for range 1 + len(l.moves)/movesPerNode {
			l.meter.Spend()
		}
	}
	l.gains = l.gains[:0]
	var count [4 * jago.Size]int // of the moves by their gain
	for i := range l.moves {
		gain := b.promise(&l.moves[i])
		l.gains = append(l.gains, gain)
		count[gain]++
	}
	least, n := len(count), 0
	for least > 0 && n+count[least-1] <= maxPlays {
		least--
		n += count[least]
	}
	if !l.eyes.Keen() {
		least = 0
	}
	l.best = l.best[:0]
	lead := s.Lead(p)
	for i := range l.moves {
		m, gain := &l.moves[i], l.gains[i]
		if gain < least && (gain < least-1 || n >= maxPlays) {
			continue
		}
		fresh, replaced, _ := b.laid(m)
		if !l.finds(m, fresh, replaced) {
			continue
		}
		if gain < least {
			n++
		}
		after := lead + 2*v.Points(*m) - fresh // a letter that turns counts twice
		l.best = append(l.best, choice{*m, after, after - 2*(replaced-len(m.Beside()))})
	}
	return l.best
}

// over reports whether the budget is spent.
func (l *look) over() bool { return l.meter != nil && l.meter.Over() }

// finds reports whether the player thinks of a word that lays and replaces so many letters.
func (l *look) finds(m *jago.Move, fresh, replaced int) bool {
	if l.eyes.Keen() {
		return true
	}
	return (l.longest == 0 || len(m.Word()) <= l.longest) && sees(l.eyes, m.Word(), fresh, replaced)
}

// most returns the largest lead that p can get with one word, on turn or not.
func (l *look) most(s *jago.State, p jago.Player) int {
	most := s.Lead(p)
	for _, c := range l.choices(s, p) {
		most = max(most, c.lead)
	}
	return most
}

// byWorth returns the order of choices, the best first.
func byWorth(a, b choice) int {
	return cmp.Or(cmp.Compare(b.worth, a.worth), cmp.Compare(b.lead, a.lead))
}

// top returns the n best choices, the best first.
func (l *look) top(s *jago.State, p jago.Player, n int) []choice {
	all := slices.Clone(l.choices(s, p))
	slices.SortStableFunc(all, byWorth)
	return all[:min(n, len(all))]
}

// A lying is the letters on the board row by row, 0 where there is none, those of the
// opponent as small letters.
type lying [jago.Size * jago.Size]byte

func lyingOf(s *jago.State, p jago.Player) (b lying) {
	for i := range b {
		at := board.At(i/jago.Size, i%jago.Size)
		if b[i] = s.Letter(at); b[i] != 0 {
			if colour, _ := s.Colour(at); colour != p {
				b[i] += 'a' - 'A'
			}
		}
	}
	return b
}

// laid returns what a word does without looking across it: how many letters it lays where none
// was, replaces, and keeps of the opponent's.
func (b *lying) laid(m *jago.Move) (fresh, replaced, theirs int) {
	at, step := int(m.At().Row)*jago.Size+int(m.At().Column), 1
	if m.Direction() == board.Down {
		step = jago.Size
	}
	word := m.Word()
	for i := range len(word) {
		switch b[at] {
		case 0:
			fresh++
		case word[i]:
		case word[i] + 'a' - 'A':
			theirs++
		default:
			replaced++
		}
		at += step
	}
	return fresh, replaced, theirs
}

// promise is roughly the worth that a word adds: one for a letter where none was, two for
// one of the opponent's that stays.
func (b *lying) promise(m *jago.Move) int {
	fresh, _, theirs := b.laid(m)
	return fresh + 2*theirs
}
