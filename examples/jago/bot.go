package main

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/jago"
)

// A bot decides what to do in a turn. Everything lies open in Jago, so it is given the
// whole State.
type bot interface {
	// decide is the words of a turn, one after the other, none when the bot sees no way
	// to lead. From some word on the player leads, and need not lay the others.
	decide(jago.State) []jago.Move
	// givesUp is whether the bot resigns when it sees no way to lead; or else it goes on
	// looking until its time is out.
	givesUp() bool
	says() string // how it plays, one of the phrases
}

// newBots is the players of a game: Red is greedy, and Blue careful.
func newBots() [2]bot { return [2]bot{jago.Red: new(greedy), jago.Blue: new(careful)} }

// greedy lays the word that brings most now, until it leads, and one more if that helps.
type greedy struct{ look }

func (*greedy) says() string  { return playsGreedy }
func (*greedy) givesUp() bool { return false }

func (g *greedy) decide(s jago.State) []jago.Move { return g.ways(s, 1, nil) }

// careful thinks of some turns with which it leads, and takes the one after which the
// best single word of the opponent helps the opponent least: it keeps away from words
// that are easily stolen.
type careful struct{ look }

func (*careful) says() string  { return playsCareful }
func (*careful) givesUp() bool { return true }

func (c *careful) decide(s jago.State) (words []jago.Move) {
	const choices = 5
	least := 0
	c.ways(s, choices, func(way []jago.Move, after jago.State) {
		danger := -after.Lead(s.Turn())
		if next, err := after.Play(s.Turn(), jago.EndTurn()); err == nil {
			danger = c.threat(next)
		}
		if words == nil || danger < least {
			words, least = slices.Clone(way), danger
		}
	})
	return words
}

// look is how the bots look for words.
type look struct {
	moves []jago.Move
	gains []int
	best  []choice
}

// The bounds on what a bot does in a turn.
const (
	maxWords = 12 // that it lays
	maxTries = 6  // first words with which it tries to get to the lead
	maxPlays = 64 // words that it tries out in one position, of thousands
	enough   = 5  // letters by which one more word must add to a lead
)

// A choice is a word with what it brings.
type choice struct {
	move  jago.Move
	lead  int // afterwards
	worth int // the lead, less the letters that go beside the board
}

// choices is the words that the player on turn can lay and that look best, valid until the
// next call. Letters that are replaced count against a word, for they go to whom they serve
// first: the opponent.
func (l *look) choices(s jago.State) []choice {
	p := s.Turn()
	b := lyingOf(s)
	l.moves = s.AppendPlacements(l.moves[:0])
	l.gains = l.gains[:0]
	var count [4 * jago.Size]int // of the moves by their gain
	for _, m := range l.moves {
		gain := b.promise(m)
		l.gains = append(l.gains, gain)
		count[gain]++
	}
	least, n := len(count), 0
	for least > 0 && n+count[least-1] <= maxPlays {
		least--
		n += count[least]
	}
	l.best = l.best[:0]
	lead := s.Lead(p)
	for i, m := range l.moves {
		if gain := l.gains[i]; gain >= least || gain == least-1 && n < maxPlays {
			if gain < least {
				n++
			}
			fresh, replaced, _ := b.laid(m)
			after := lead + 2*s.Points(m) - fresh // a letter that turns counts twice
			l.best = append(l.best, choice{m, after, after - 2*(replaced-len(m.Beside()))})
		}
	}
	return l.best
}

// byWorth is the order of choices, the best first.
func byWorth(a, b choice) int { return cmp.Compare(b.worth, a.worth) }

// A lying is the letters on the board row by row, 0 where there is none, those of the
// opponent of the player on turn as small letters.
type lying [jago.Size * jago.Size]byte

func lyingOf(s jago.State) (b lying) {
	for i := range b {
		at := board.At(i/jago.Size, i%jago.Size)
		if b[i] = s.Letter(at); b[i] != 0 {
			if colour, _ := s.Colour(at); colour != s.Turn() {
				b[i] += 'a' - 'A'
			}
		}
	}
	return b
}

// laid is what a word does without looking across it: how many letters it lays where none
// was, replaces, and keeps of the opponent's.
func (b *lying) laid(m jago.Move) (fresh, replaced, theirs int) {
	at, step := int(m.At().Row)*jago.Size+int(m.At().Column), 1
	if m.Direction() == board.Down {
		step = jago.Size
	}
	for _, letter := range []byte(m.Word()) {
		switch b[at] {
		case 0:
			fresh++
		case letter:
		case letter + 'a' - 'A':
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
func (b *lying) promise(m jago.Move) int {
	fresh, _, theirs := b.laid(m)
	return fresh + 2*theirs
}

// ways looks for up to n ways to the lead, each with another first word, goes on from
// each first word greedily, and shows them to each. The result is the first one.
func (l *look) ways(s jago.State, n int, each func(way []jago.Move, after jago.State)) (first []jago.Move) {
	type place struct {
		at board.Square
		d  board.Direction
	}
	seen := map[place]bool{}
	words := slices.Clone(l.choices(s))
	slices.SortStableFunc(words, byWorth)
	for _, c := range words {
		where := place{c.move.At(), c.move.Direction()}
		if seen[where] { // something quite other, please
			continue
		}
		seen[where] = true
		way, after := []jago.Move{c.move}, played(s, c.move)
		for after.Lead(s.Turn()) < 1 && len(way) < maxWords {
			next := l.choices(after)
			if len(next) == 0 {
				break
			}
			m := slices.MinFunc(next, byWorth).move
			way, after = append(way, m), played(after, m)
		}
		if lead := after.Lead(s.Turn()); lead >= 1 {
			if next := l.choices(after); len(next) > 0 {
				if more := slices.MinFunc(next, byWorth); more.lead >= lead+enough {
					way, after = append(way, more.move), played(after, more.move)
				}
			}
			if each != nil {
				each(way, after)
			}
			if first == nil {
				first = way
			}
			n--
		}
		if n == 0 || len(seen) == maxTries {
			break
		}
	}
	return first
}

// played is the position after a word of choices, which is legal.
func played(s jago.State, m jago.Move) jago.State {
	s, _ = s.Play(s.Turn(), m)
	return s
}

// threat is the largest lead that the player on turn gets with one word.
func (l *look) threat(s jago.State) int {
	if s.Phase() == jago.Drawing { // the other player draws first, which changes nothing here
		s = handedOver(s)
	}
	lead := s.Lead(s.Turn())
	for _, c := range l.choices(s) {
		lead = max(lead, c.lead)
	}
	return lead
}

// handedOver is the position when the letters due are drawn: any of them, for they say
// nothing about what the opponent can do.
func handedOver(s jago.State) jago.State {
	drawn := make([]byte, 0, 12)
	for letter, n := range s.Bag().All() {
		for range n {
			if len(drawn) < s.Due() {
				drawn = append(drawn, letter)
			}
		}
	}
	after, err := s.Play(s.Turn(), jago.Draw(len(drawn)).WithDrawn(string(drawn)))
	if err != nil {
		return s
	}
	return after
}
