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
}

// The bounds on what a bot does in a turn.
const (
	maxWords = 12 // that it lays
	maxTries = 6  // first words with which it tries to get to the lead
	maxPlays = 64 // words that it tries out in one position, of thousands
	enough   = 5  // letters by which one more word must add to a lead
)

// A choice is a word, and the position that it leads to.
type choice struct {
	move  jago.Move
	after jago.State
	lead  int
	worth int // the lead, less the letters that go beside the board
}

// choices is the words that the player on turn can lay and that look best, those of the
// largest worth first. Letters that are replaced count against a word, for they go to
// whom they serve first: the opponent.
func (l *look) choices(s jago.State) []choice {
	p := s.Turn()
	l.moves = s.AppendPlacements(l.moves[:0])
	l.gains = l.gains[:0]
	var count [4 * jago.Size]int // of the moves by their gain
	for _, m := range l.moves {
		gain := promise(s, p, m)
		l.gains = append(l.gains, gain)
		count[gain]++
	}
	least, n := len(count), 0
	for least > 0 && n+count[least-1] <= maxPlays {
		least--
		n += count[least]
	}
	var best []choice
	for i, m := range l.moves {
		if gain := l.gains[i]; gain >= least || gain == least-1 && n < maxPlays {
			if gain < least {
				n++
			}
			after, err := s.Play(p, m)
			if err != nil {
				continue // what AppendPlacements appends is legal
			}
			lead, beside := after.Lead(p), after.Beside().Len()-s.Beside().Len()
			best = append(best, choice{m, after, lead, lead - 2*beside})
		}
	}
	slices.SortStableFunc(best, func(a, b choice) int { return cmp.Compare(b.worth, a.worth) })
	return best
}

// promise is roughly the worth that a word adds, without looking across it: one for a
// letter where none was, two for one of the opponent's that stays.
func promise(s jago.State, p jago.Player, m jago.Move) (gain int) {
	word := m.Word()
	for i := range len(word) {
		at := m.At().Next(m.Direction(), i)
		switch colour, lies := s.Colour(at); {
		case !lies:
			gain++
		case colour != p && s.Letter(at) == word[i]:
			gain += 2
		}
	}
	return gain
}

// ways looks for up to n ways to the lead, each with another first word, goes on from
// each first word greedily, and shows them to each. The result is the first one.
func (l *look) ways(s jago.State, n int, each func(way []jago.Move, after jago.State)) (first []jago.Move) {
	type place struct {
		at board.Square
		d  board.Direction
	}
	seen := map[place]bool{}
	for _, c := range l.choices(s) {
		where := place{c.move.At(), c.move.Direction()}
		if seen[where] { // something quite other, please
			continue
		}
		seen[where] = true
		way := []jago.Move{c.move}
		for c.lead < 1 && len(way) < maxWords {
			next := l.choices(c.after)
			if len(next) == 0 {
				break
			}
			c = next[0]
			way = append(way, c.move)
		}
		if c.lead >= 1 {
			if next := l.choices(c.after); len(next) > 0 && next[0].lead >= c.lead+enough {
				way = append(way, next[0].move)
				c = next[0]
			}
			if each != nil {
				each(way, c.after)
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
