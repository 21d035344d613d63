package scrabblecards

import "github.com/jeudelettres/lettres/internal/grid"

// A Word is a run of two or more letters that a move makes or changes (cards/place).
type Word struct {
	// Text is the word as it lies, the letters of jokers in lower case.
	Text        string
	Row, Column int // of its first letter
	Dir         Direction
	Points      int // what it counts in the move
}

// String is the word and where it lies: "(0,0)>CRISE".
func (w Word) String() string { return Place(w.Row, w.Column, w.Dir, w.Text).String() }

// A words is the words of one move: the one along it first, then those across it.
type words struct {
	run  [1 + grid.MaxTiles]run
	n    int
	buf  [grid.MaxTiles]uint8
	nBuf int
}

// laid is the codes of the letters that are laid, in order.
func (w *words) laid() []uint8 { return w.buf[:w.nBuf] }

// with lays the letters of a placement that do not lie there yet, and finds its words.
// They fit.
func (t *table) with(m *Move, w *words) (after table) {
	after = *t
	for i, code := range m.codes[:m.n] {
		if row, col := m.dir.step(int(m.row), int(m.col), i); t.at(row, col) == 0 {
			after.put(row, col, code)
			w.buf[w.nBuf] = code
			w.nBuf++
		}
	}
	w.add(after.run(int(m.row), int(m.col), m.dir))
	for i := range int(m.n) {
		if row, col := m.dir.step(int(m.row), int(m.col), i); t.at(row, col) == 0 {
			w.add(after.run(row, col, m.dir^1))
		}
	}
	return after
}

// asItLies writes the letters of a placement that lie there already as they do, whatever
// their case in it: so the same placement leads to the same State.
func (t *table) asItLies(m *Move) {
	for i := range m.codes[:m.n] {
		if code := t.at(m.dir.step(int(m.row), int(m.col), i)); code != 0 {
			m.codes[i] = code
		}
	}
}

func (w *words) add(one run) {
	if one.n > 1 {
		w.run[w.n] = one
		w.n++
	}
}

// firstBad is the first word that is not good, or -1.
func (w *words) firstBad(r *Rules) int {
	for i := range w.n {
		if !w.run[i].good(r) {
			return i
		}
	}
	return -1
}

// points is what a word counts in the move m (cards/first, cards/bonus).
func (w *run) points(r *Rules, m *Move, first bool) int {
	sum := 0
	for _, code := range w.codes[:min(w.n, len(w.codes))] {
		sum += int(r.values[code])
	}
	if first {
		sum *= 2
	}
	if m.bonus != NoBonus && w.holds(m.dir.step(int(m.row), int(m.col), int(m.on)-1)) >= 0 {
		sum *= int(m.bonus)
	}
	return sum
}

// score is the points of a placement (cards/scrabble).
func (w *words) score(r *Rules, m *Move, first bool) (total int) {
	for i := range w.n {
		total += w.run[i].points(r, m, first)
	}
	if w.nBuf == r.options.Hand {
		total += r.options.Bonus
	}
	return total
}

// AppendWords appends the words that a placement would make, the one along it first
// and then those across it; none where it does not fit, and of other moves. Those of
// the last move are in [State.Last].
func (s State) AppendWords(dst []Word, m Move) []Word { return s.appendWords(dst, &m) }

func (s *open) appendWords(dst []Word, m *Move) []Word {
	if s.misfit(m) != fitsWell {
		return dst
	}
	return s.table.appendWords(dst, s.rules, m)
}

func (t *table) appendWords(dst []Word, r *Rules, m *Move) []Word {
	var w words
	t.with(m, &w)
	for i := range w.n {
		one := &w.run[i]
		dst = append(dst, Word{one.text(), one.row, one.col, one.dir, one.points(r, m, t.n == 0)})
	}
	return dst
}

// Score is the points of a placement that could be laid now, the bonus included; 0 of
// other moves, and where it does not fit. It does not ask whether the words are good.
func (s State) Score(m Move) int { return s.scoreOf(&m) }

func (s *open) scoreOf(m *Move) int {
	if s.misfit(m) != fitsWell {
		return 0
	}
	var w words
	s.table.with(m, &w)
	return w.score(s.rules, m, s.table.n == 0)
}
