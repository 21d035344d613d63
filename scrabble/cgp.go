package scrabble

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// CGP is the text of a position that macondo and other engines read and write: fields
// with a space between, all on one line.
//
//	15/…/6MoT6/…/15 AEINRST/?DELOUV 25/8 0 lex ODS8; ld french;
//
// They are the rows of the board from above, with numbers for empty squares and small
// letters for jokers; the racks in the order of play, that of the player on turn
// first; the scores in the same order; how many turns in a row brought no points; and
// any number of operations, each a word, its operands, and a semicolon.
//
// The format is described at github.com/domino14/macondo/tree/master/cgp.

const (
	maxCGP  = 4096       // several times the longest
	maxJSON = 4 * maxCGP // of a position
)

// A cgp is the fields of a CGP text, before anybody knows who is on turn.
type cgp struct {
	board      [Size]string
	racks      []bag.Bag
	scores     []int
	passes     int
	operations string
}

func parseCGP(text string) (c cgp, err error) {
	if len(text) > maxCGP {
		return c, faultf(cgpTooLong, len(text), maxCGP)
	}
	rest := strings.TrimSpace(text)
	for i, field := range [...]struct {
		name string
		read func(*cgp, string) error
	}{
		{cgpBoard, (*cgp).readBoard}, {cgpRacks, (*cgp).readRacks}, {cgpScores, (*cgp).readScores}, {cgpPasses, (*cgp).readPasses},
	} {
		if rest == "" {
			return c, faultf(cgpFields, i)
		}
		var word string
		word, rest, _ = strings.Cut(rest, " ")
		rest = strings.TrimLeft(rest, " ")
		if err := field.read(&c, word); err != nil {
			return c, faultf(cgpField, phrases.InputError(field.name), excerpt.Truncate(word), err)
		}
	}
	c.operations = rest
	return c, nil
}

func (c *cgp) readBoard(s string) error {
	rows := strings.Split(s, "/")
	if len(rows) != Size {
		return phrases.InputError(layoutRows, len(rows), Size)
	}
	for i, text := range rows {
		var row [Size]byte
		n := 0
		for text != "" && n <= Size {
			digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
			run := 1
			switch t := tileOf(text[0]); {
			case digits > 0:
				empty, err := count(text[:digits])
				if err != nil {
					return phrases.InputError(cgpTile, excerpt.Truncate(text), i+1)
				}
				run = empty
				for j := n; j < min(n+run, Size); j++ {
					row[j] = '.'
				}
			case t == 0:
				return phrases.InputError(cgpTile, excerpt.Truncate(text), i+1)
			case n < Size:
				row[n] = text[0]
			}
			n += run
			text = text[max(digits, 1):]
		}
		if n != Size {
			return phrases.InputError(layoutRow, i+1, n, Size)
		}
		c.board[i] = string(row[:])
	}
	return nil
}

func (c *cgp) readRacks(s string) error {
	for text := range strings.SplitSeq(s, "/") {
		b, err := bag.Parse(text)
		if err != nil {
			return phrases.InputError(cgpRack, excerpt.Truncate(text))
		}
		c.racks = append(c.racks, b)
	}
	return nil
}

func (c *cgp) readScores(s string) error {
	for text := range strings.SplitSeq(s, "/") {
		n, err := strconv.Atoi(text)
		if err != nil {
			return phrases.InputError(phrase.NotNumber)
		}
		c.scores = append(c.scores, n)
	}
	return nil
}

func (c *cgp) readPasses(s string) (err error) {
	if c.passes, err = strconv.Atoi(s); err != nil {
		return phrases.InputError(phrase.NotNumber)
	}
	return nil
}

// place adds to p what CGP says of the position in which p.Turn is on turn.
func (c *cgp) place(r *Rules, p *Setup) error {
	n := r.options.Players
	if len(c.racks) != n || len(c.scores) != n {
		return faultf(cgpPlayers, len(c.racks), len(c.scores), n)
	}
	p.Board, p.Passes = c.board, c.passes
	for i := range n {
		q := (int(p.Turn) + i) % n
		p.Racks[q], p.Scores[q] = c.racks[i], c.scores[i]
	}
	if r.options.Duplicate != NotDuplicate { // the rack of all is told of the player on turn
		p.Racks[A], p.Racks[p.Turn] = p.Racks[p.Turn], p.Racks[A]
	}
	return nil
}

// ParseCGP reads a position in CGP. The first rack is that of player A, who is on
// turn; the others follow in the order of play, as many as take part.
//
// A rack that is not full is known in part, as CGP has it: it is full, as far as
// tiles are left, and those that are not named are unknown, or known where only one
// rack can have them. Where tiles do not suffice, empty racks come first, and the
// player on turn last. The number of turns without points is read as that of passes.
//
// The position is one in which A plays and nothing can be contested, or the end: where
// the bag is empty and a player has no tiles, or where by these Rules there were
// passes enough. The scores are then the last ones, the tiles left counted.
//
// In a duplicate game the first rack is that of all, and the others are empty.
//
// Operations, which name the lexicon, the tiles and other things, are ignored: the Rules
// say that. The error names the field, or is one of
// [Rules.FromSetup].
func (r *Rules) ParseCGP(s string) (State, error) {
	if r.none() {
		return State{}, faultf(phrase.NoGame)
	}
	c, err := parseCGP(s)
	if err != nil {
		return State{}, err
	}
	p := Setup{Phase: Playing}
	if err := c.place(r, &p); err != nil {
		return State{}, err
	}
	if r.options.Duplicate == NotDuplicate {
		r.fill(&p)
	}
	return r.FromSetup(p)
}

// fill fills racks up with unknown tiles, and finds whether the game is over.
func (r *Rules) fill(p *Setup) {
	t := table{rules: r}
	for _, row := range p.Board {
		t.laid += uint8(Size - strings.Count(row, "."))
	}
	left := r.options.Bag.Len() - int(t.laid)
	for q := range t.Players() {
		p.Held[q] = p.Racks[q].Len()
		left -= p.Held[q]
	}
	for _, empty := range [...]bool{true, false} {
		q := t.next(p.Turn)
		for range r.options.Players {
			if empty == (p.Racks[q].Len() == 0) {
				n := max(0, min(left, r.options.Rack-p.Held[q]))
				p.Held[q] += n
				left -= n
			}
			q = t.next(q)
		}
	}
	if left < 0 || p.Passes < 0 {
		return // which FromSetup tells
	}
	out := false
	for q := range t.Players() {
		t.held[q] = uint8(p.Held[q])
		out = out || p.Held[q] == 0
	}
	t.passes = uint16(min(p.Passes, maxRounds*MaxPlayers))
	end := t.blocked()
	if out {
		end = endOut
	}
	if end != endNone {
		p.Phase, p.End = Over, endClauses[end]
	}
}

// CGP returns the position in CGP: the board, the racks as far as they are known and the
// scores, those of the player on turn first, and the passes in a row. What CGP does not tell
// is left out: a draw that is due, a move that can be contested, and of the end why it is
// one; [State.String] has all that. It is "" for the zero State.
func (s State) CGP() string {
	if s.rules == nil {
		return ""
	}
	return string(s.appendCGP(nil))
}

func (s *State) appendCGP(dst []byte) []byte {
	for row := range Size {
		if row > 0 {
			dst = append(dst, '/')
		}
		empty := int64(0)
		for column := range Size {
			t := s.tiles[row*Size+column]
			if t == 0 {
				empty++
				continue
			}
			if empty > 0 {
				dst = strconv.AppendInt(dst, empty, 10)
				empty = 0
			}
			dst = append(dst, tileByte(t))
		}
		if empty > 0 {
			dst = strconv.AppendInt(dst, empty, 10)
		}
	}
	dst = s.appendEach(append(dst, ' '), func(dst []byte, p Player) []byte {
		if !s.duplicate() || p == s.turn {
			dst, _ = s.racks[s.hand(p)].AppendText(dst)
		}
		return dst
	})
	dst = s.appendEach(append(dst, ' '), func(dst []byte, p Player) []byte {
		return strconv.AppendInt(dst, int64(s.scores[p]), 10)
	})
	return strconv.AppendUint(append(dst, ' '), uint64(s.passes), 10)
}

// appendEach appends something of each player, from the one on turn on.
func (s *Public) appendEach(dst []byte, one func([]byte, Player) []byte) []byte {
	p := s.turn
	for i := range s.rules.options.Players {
		if i > 0 {
			dst = append(dst, '/')
		}
		dst = one(dst, p)
		p = s.next(p)
	}
	return dst
}
