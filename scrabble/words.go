package scrabble

import (
	"math/bits"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
)

// A Word is a run of two or more letters that a move makes or changes
// (scrabble/all-words).
type Word struct {
	// Text is the word as it lies, the letters of jokers in lower case.
	Text      string
	At        board.Square // of its first letter
	Direction board.Direction
	Points    int `json:",omitzero"` // what it counts in the move, without the bonus
}

// String returns the word and where it lies, as GCG writes them: "8H MOT".
func (w Word) String() string { return w.At.Name(w.Direction) + " " + w.Text }

// A run is a Word as the rules see it.
type run struct {
	tiles  [Size]uint8
	n      int
	at     int
	dir    board.Direction
	points int
}

// letters returns the word without regard to jokers.
func (w *run) letters() (letters [Size]uint8) {
	for i, t := range w.tiles[:w.n] {
		letters[i] = t &^ grid.Joker
	}
	return letters
}

func (w *run) text() string {
	var text [Size]byte
	for i, t := range w.tiles[:w.n] {
		text[i] = tileByte(t)
	}
	return string(text[:w.n])
}

func (w *run) word() Word { return Word{w.text(), squareOf(w.at), w.dir, w.points} }

// A runs is the words of one move: the one along it, if there is one, and those
// across it, from its first tile on.
type runs struct {
	run [1 + maxRack]run
	n   int
}

// runs finds the words of a placement, which lies on the board already or fits on
// it. It adds them to w.
func (p *position) runs(r *Rules, m *Move, w *runs) {
	p.run(r, m, int(m.at), m.dir, w)
	for b := m.mask; b != 0; b &= b - 1 {
		p.run(r, m, int(m.at)+bits.TrailingZeros16(b)*step(m.dir), m.dir^1, w)
	}
}

// points returns what they count together, without the bonus.
func (w *runs) points() (sum int) {
	for i := range w.n {
		sum += w.run[i].points
	}
	return sum
}

func (w *runs) append(dst []Word) []Word {
	for i := range w.n {
		dst = append(dst, w.run[i].word())
	}
	return dst
}

// run adds the run in direction d through a square that m covers, where it is a word.
func (p *position) run(r *Rules, m *Move, q int, d board.Direction, all *runs) {
	step := step(d)
	_, place := line(d, q)
	for place > 0 && p.tileWith(m, q-step) != 0 {
		q, place = q-step, place-1
	}
	w := &all.run[all.n]
	*w = run{at: q, dir: d}
	times := 1
	for ; place < Size; q, place = q+step, place+1 {
		t := p.tileWith(m, q)
		if t == 0 {
			break
		}
		w.tiles[w.n] = t
		w.n++
		points := int(r.values[t])
		if m.tileOn(q) != 0 { // a square counts for the move that covers it alone
			points *= int(r.times[0][q])
			times *= int(r.times[1][q])
		}
		w.points += points
	}
	w.points *= times
	if w.n > 1 {
		all.n++
	}
}

// tileWith returns what lies on a square with m on the board.
func (p *position) tileWith(m *Move, q int) uint8 {
	if t := m.tileOn(q); t != 0 {
		return t
	}
	return p.tiles[q]
}

// tileOn returns the tile that m lays on a square, or 0.
func (m *Move) tileOn(q int) uint8 {
	at, i := line(m.dir, q)
	line, first := line(m.dir, int(m.at))
	if i -= first; at != line || i < 0 || m.mask>>i&1 == 0 {
		return 0
	}
	return m.tiles[bits.OnesCount16(m.mask&(1<<i-1))]
}

// score returns the points of a placement that fits on the board and does not lie on it yet
// (scrabble/score, scrabble/bonus).
func (p *position) score(r *Rules, m *Move) int {
	step := step(m.dir)
	q := int(m.at)
	_, place := line(m.dir, q)
	sum, times, crossing, tiles, length := 0, 1, 0, 0, 0
	for b, at := q-step, place; at > 0 && p.tiles[b] != 0; b, at = b-step, at-1 {
		sum += int(r.values[p.tiles[b]])
		length++
	}
	for mask := m.mask; place < Size; q, place, mask = q+step, place+1, mask>>1 {
		if mask&1 == 0 {
			if p.tiles[q] == 0 {
				break
			}
			sum += int(r.values[p.tiles[q]])
			length++
			continue
		}
		points := int(r.values[m.tiles[tiles]]) * int(r.times[0][q])
		word := int(r.times[1][q])
		if c := p.crossing[m.dir][q]; c >= 0 {
			crossing += (int(c) + points) * word
		}
		sum += points
		times *= word
		tiles++
		length++
	}
	total := crossing
	if length > 1 {
		total += sum * times
	}
	return total + r.bonus(m)
}

// bonus returns the points for as many tiles as one move can lay.
func (r *Rules) bonus(m *Move) int {
	if int(m.n) == r.options.most() {
		return r.options.Bonus
	}
	return 0
}

// AppendWords appends the words that a placement makes, the one along it first and
// then those across it, whether it lies on the board already or could be laid.
// Other moves, and tiles that do not fit on the board, make none.
func (s Public) AppendWords(dst []Word, m Move) []Word { return s.appendWords(dst, &m) }

func (s *Public) appendWords(dst []Word, m *Move) []Word {
	if !s.tellable(m) {
		return dst
	}
	var w runs
	s.runs(s.rules, m, &w)
	return w.append(dst)
}

// Points returns the points of a placement that can be laid now, the bonus included; 0 of
// other moves, and where the tiles do not fit on the board. It does not ask whether the words
// are good.
func (s Public) Points(m Move) int { return s.points(&m) }

func (s *Public) points(m *Move) int {
	if s.misfit(m) != fitsWell {
		return 0
	}
	return s.score(s.rules, m)
}
