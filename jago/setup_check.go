package jago

import (
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A setupChecker makes a State of a Setup and collects its faults.
type setupChecker struct {
	r      *Rules
	p      *Setup
	s      State
	faults []error
}

// require records a fault unless ok.
func (c *setupChecker) require(ok bool, format string, args ...any) {
	if !ok {
		c.faults = append(c.faults, faultf(format, args...))
	}
}

func (c *setupChecker) players() {
	p := c.p
	for _, one := range []struct {
		name   string
		player Player
	}{
		{"Turn", p.Turn}, {"Resume.Turn", p.Resume.Turn}, {"Window.Author", p.Window.Author},
		{"Last.Player", p.Last.Player}, {"Last.Author", p.Last.Author},
	} {
		c.require(one.player.valid(), setupPlayer, one.name, int(one.player))
	}
	c.require(p.Phase <= Turning, setupPhase, int(p.Phase))
	c.s.turn, c.s.phase = p.Turn, p.Phase
}

// board makes a position of what lies on a board and beside it.
func (c *setupChecker) board(name string, b *SetupBoard) (p position) {
	faults := len(c.faults)
	for row, text := range b.Rows {
		if text != "" && len(text) != Size {
			c.require(false, setupRow, name, row+1, len(text), Size)
			continue
		}
		for column := range len(text) {
			q, letter, colour := At(row, column), text[column], Red
			if 'a' <= letter && letter <= 'z' {
				letter, colour = letter-'a'+'A', Blue
			}
			switch {
			case 'A' <= letter && letter <= 'Z':
				p.letters[q], p.colours[q] = letter-'A'+1, colour
				p.shown[colour]++
			default:
				c.require(letter == '.', setupLetter, name, text[column:column+1], q)
			}
		}
	}
	p.beside = b.Beside
	if len(c.faults) > faults {
		return p
	}
	c.require(p.joined(), setupJoined, name)
	c.require(p.letters[Centre] != 0 || p.beside.Len() == 0, setupBeside, name)
	c.words(name, b.Words, &p)
	return p
}

// maxWords is as many words as a board can have, each of two letters with a square
// between.
const maxWords = 2 * Size * ((Size + 1) / 3)

// words takes over whose the words are, and what they have been.
func (c *setupChecker) words(name string, words []Word, p *position) {
	for w := range p.runs {
		owner := p.colours[w.at]
		for _, q := range w.squares {
			p.owners[w.dir][q] = 1 + uint8(owner)
		}
	}
	if len(words) > maxWords {
		c.require(false, setupWords, name, len(words), maxWords)
		return
	}
	var named [2][squares]bool
	var pasts []past
	for i := range words {
		w := &words[i]
		if w.At >= squares || w.Dir > Down || p.letters[w.At] == 0 {
			c.require(false, setupWord, name, excerpt.Of(w.String()))
			continue
		}
		lies := p.run(int(w.At), w.Dir)
		switch {
		case lies.n < 2 || lies.at != int(w.At) || lies.text() != w.Text:
			c.require(false, setupWord, name, excerpt.Of(w.String()))
		case named[w.Dir][w.At]:
			c.require(false, setupWordTwice, name, w.String())
		case !w.Owner.valid():
			c.require(false, setupOwner, name, w.String(), int(w.Owner))
		default:
			named[w.Dir][w.At] = true
			for _, q := range lies.squares {
				p.owners[w.Dir][q] = 1 + uint8(w.Owner)
			}
			if c.past(name, w) {
				pasts = append(pasts, past{int(w.At), w.Dir, w.Past})
			}
		}
	}
	slices.SortFunc(pasts, past.compare)
	for _, one := range pasts { // each in its place, so that nothing is sorted again
		p.former += former("").with(one.at, one.dir, one.shapes)
	}
}

// past reports whether a word can have been what it is said to have been: of its length,
// and nothing twice.
func (c *setupChecker) past(name string, w *Word) bool {
	had := map[string]bool{w.Text: true}
	for _, shape := range w.Past {
		var codes [Size]uint8
		if had[shape] || len(shape) != len(w.Text) || !codesOf(codes[:], shape) {
			c.require(false, setupPast, name, w.String(), excerpt.Of(shape))
			return false
		}
		had[shape] = true
	}
	return true
}

// joined reports whether the letters are all connected with the centre, and not one
// alone: as every first move and then every other leaves them.
func (p *position) joined() bool {
	laid := int(p.shown[Red]) + int(p.shown[Blue])
	if laid == 0 {
		return true
	}
	if p.letters[Centre] == 0 {
		return false
	}
	var seen [squares]bool
	var queue [squares]int
	queue[0], seen[Centre] = int(Centre), true
	n := 1
	for i := 0; i < n; i++ {
		for d := Across; d <= Down; d++ {
			_, place := d.line(queue[i])
			for _, next := range [2]int{place - 1, place + 1} {
				if next < 0 || next >= Size {
					continue
				}
				if q := queue[i] + (next-place)*d.step(); p.letters[q] != 0 && !seen[q] {
					seen[q], queue[n] = true, q
					n++
				}
			}
		}
	}
	return n == laid && n > 1
}

// letters takes over the racks, and finds what is left for the bag.
func (c *setupChecker) letters() {
	s, o := &c.s, &c.r.options
	s.racks = c.p.Racks
	s.bag = o.Letters
	var board []byte
	for _, code := range s.letters {
		if code != 0 {
			board = append(board, 'A'+code-1)
		}
	}
	enough := true
	for _, letters := range []bag.Bag{bag.Of(board), s.beside, s.racks[Red], s.racks[Blue]} {
		rest, ok := s.bag.Minus(letters)
		s.bag, enough = rest, enough && ok
	}
	c.require(enough, setupLetters)
	for p := Red; p <= Blue; p++ {
		n := s.racks[p].Len()
		c.require(n <= o.Rack, setupHeld, p.String(), n, o.Rack)
	}
}
