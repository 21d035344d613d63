package scrabblecards_test

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// The slow search tries every word at every square within reach in both directions.
// One shortcut is taken: a word is passed over in a row or column when more of its
// letters than there are jokers are neither in the hand nor in that line.

// A slowWord is a word and the set of its letters.
type slowWord struct {
	text    string
	letters uint32
}

func slowWords(words []string) (list []slowWord) {
	for _, w := range words {
		list = append(list, slowWord{w, letterSet(w)})
	}
	return list
}

// letterSet is a bit for each letter that is there at all; other cards have none.
func letterSet(s string) (set uint32) {
	for i := range len(s) {
		if s[i] >= 'A' {
			set |= 1 << (s[i] | 32 - 'a')
		}
	}
	return set
}

// canonical is a placement in one of the ways to write it: the letters that lie there
// in upper case.
func (c slowCells) canonical(m scrabblecards.Move) string {
	word := []byte(m.Word())
	for i := range word {
		if c[squareOf(m).plus(stepOf(m.Direction()), i)] != 0 {
			word[i] = upper(word[i])
		}
	}
	b, on := m.Bonus()
	return scrabblecards.Place(m.At(), m.Direction(), string(word)).WithBonus(b, on).String()
}

// canonicalRun is canonical of the placement of a word that some letters make.
func (c slowCells) canonicalRun(w slowRun) string {
	return c.canonical(scrabblecards.Place(board.At(w.at[0], w.at[1]), w.direction, w.text))
}

// A slowPlacement is a placement without a bonus card: its letters, the first of the
// words that it can be written as, its points, and how the same is written with bonus
// cards, with the points of each.
type slowPlacement struct {
	laid   []laidCard
	points int
	bonus  map[string]int
}

// A slowSearch collects the placements of one hand.
type slowSearch struct {
	*referee
	cells  slowCells
	near   *[256][256]byte // the same cells, to be looked up fast
	hand   string
	count  [26]int8 // the letters of the hand
	jokers int
	found  map[string]slowPlacement
	need   []laidCard
}

// placements is every placement of the hand with good words, by its canonical text.
func (g *referee) placements(c slowCells, hand string, words []slowWord) map[string]slowPlacement {
	s := &slowSearch{referee: g, cells: c, near: new([256][256]byte), hand: hand, found: map[string]slowPlacement{}}
	top, left, bottom, right := 0, 0, 0, 0
	first := true
	for at, letter := range c {
		s.near[at[0]+128][at[1]+128] = upper(letter)
		if first {
			top, left, bottom, right = at[0], at[1], at[0], at[1]
			first = false
		}
		top, left, bottom, right = min(top, at[0]), min(left, at[1]), max(bottom, at[0]), max(right, at[1])
	}
	for i := range len(hand) {
		if hand[i] >= 'A' {
			s.count[hand[i]-'A']++
		}
	}
	s.jokers = strings.Count(hand, "?")
	for row := top - 1; row <= bottom+1; row++ {
		s.line(words, square{row, left}, board.Across, right-left+1)
	}
	for column := left - 1; column <= right+1; column++ {
		s.line(words, square{top, column}, board.Down, bottom-top+1)
	}
	return s.found
}

// line tries the words in one row or column: those that end beside its first square or
// later, and begin beside its n-th or sooner.
func (s *slowSearch) line(words []slowWord, from square, d board.Direction, n int) {
	step := stepOf(d)
	count := s.count
	have := letterSet(s.hand)
	for i := range n {
		if letter := s.cells[from.plus(step, i)]; letter != 0 {
			count[upper(letter)-'A']++
			have |= letterSet(string(letter))
		}
	}
	for i := range words {
		if bits.OnesCount32(words[i].letters&^have) > s.jokers || lacks(words[i].text, count) > s.jokers {
			continue
		}
		for at := -len(words[i].text); at <= n; at++ {
			s.try(words[i].text, from.plus(step, at), d)
		}
	}
}

// lacks is how many letters of a word are not in a count.
func lacks(word string, count [26]int8) (n int) {
	for i := range len(word) {
		if count[word[i]-'A']--; count[word[i]-'A'] < 0 {
			n++
		}
	}
	return n
}

// try finds every way to make a word from a square on: each of its letters lies there,
// or is laid as itself or as a joker.
func (s *slowSearch) try(word string, at square, d board.Direction) {
	step := stepOf(d)
	s.need = s.need[:0]
	count, jokers := s.count, s.jokers
	for i := range len(word) {
		sq := at.plus(step, i)
		switch s.near[sq[0]+128][sq[1]+128] {
		case 0:
			s.need = append(s.need, laidCard{sq, word[i]})
			if n := &count[word[i]-'A']; *n > 0 {
				*n--
			} else if jokers--; jokers < 0 {
				return
			}
		case word[i]:
		default:
			return
		}
	}
	if s.cells.misfits(scrabblecards.Place(board.At(at[0], at[1]), d, word)) != nil {
		return
	}
	if made := s.runsOf(s.cells, s.need, d, 1, nil); tooLong(made) || len(s.bad(made)) > 0 {
		return
	}
	s.assign(0, s.hand, d)
}

// assign lays the needed letters from the i-th on with the cards that are left.
func (s *slowSearch) assign(i int, left string, d board.Direction) {
	if i == len(s.need) {
		s.add(append([]laidCard(nil), s.need...), left, d)
		return
	}
	letter := s.need[i].letter
	if rest, missing := gametest.Take(left, string(letter)); missing == "" {
		s.assign(i+1, rest, d)
	}
	if rest, missing := gametest.Take(left, "?"); missing == "" {
		s.need[i].letter = letter | 32
		s.assign(i+1, rest, d)
		s.need[i].letter = letter
	}
}

// add notes a placement, and the same with each bonus card that is left on each letter
// of its word. A single letter may be of two words, and is written as the one across.
func (s *slowSearch) add(laid []laidCard, left string, d board.Direction) {
	ways := []slowRun{s.cells.run(laid, laid[0].at, d)}
	if other := s.cells.run(laid, laid[0].at, across(d)); len(laid) == 1 && len(other.text) > 1 {
		ways = append(ways, other)
		if d == board.Down {
			ways[0], ways[1] = ways[1], ways[0]
		}
	}
	p := slowPlacement{laid, s.score(laid, s.runsOf(s.cells, laid, d, 1, nil)), map[string]int{}}
	for i, w := range ways {
		for n, sq := range w.squares() {
			if len(s.cells) == 0 || i == 1 && sq == laid[0].at {
				continue
			}
			for times, card := range map[int]string{2: "2", 3: "3"} {
				if strings.Contains(left, card) {
					points := s.score(laid, s.runsOf(s.cells, laid, d, times, []square{sq}))
					p.bonus[fmt.Sprintf("%s*%s@%d", s.cells.canonicalRun(w), card, n+1)] = points
				}
			}
		}
	}
	s.found[s.cells.canonicalRun(ways[0])] = p
}
