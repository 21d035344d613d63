package scrabblecards

// leave takes off what does not stay after a move: every word but those just formed
// or changed (cards/leave), those of which more than one letter was used, and those
// whose removal would leave a run that is no word (cards/no-fragments,
// cards/leave-fragment). The letters of a word that stays remain, whatever else they
// belong to (cards/leave-letters). formed says of each cell whether it is in a word
// that the move has formed.
//
// Fragments are looked for round by round: all words that would leave one stay, and
// then what the others would leave is looked at anew. A word that stays leaves none.
func (t *table) leave(r *Rules, formed *[maxLetters]bool) {
	var buf [maxLetters]run
	all := t.appendRuns(buf[:0])
	stays := *formed
	for i := range all {
		if t.count(&all[i], formed) > 1 {
			t.mark(&all[i], &stays)
		}
	}
	for changed := true; changed; {
		changed = false
		now := stays
		for i := range all {
			if t.fragment(r, &all[i], &now) {
				changed = true
				t.mark(&all[i], &stays)
			}
		}
	}
	n := 0
	for i, c := range t.cells[:t.n] {
		if stays[i] {
			t.cells[n] = c
			n++
		}
	}
	clear(t.cells[n:t.n])
	t.n = uint8(n)
}

// appendRuns appends all runs on the table, of which there are never more than letters.
func (t *table) appendRuns(all []run) []run {
	for _, c := range t.cells[:t.n] {
		for d := Across; d <= Down; d++ {
			if t.at(d.step(int(c.row), int(c.col), -1)) != 0 {
				continue
			}
			if w := t.run(int(c.row), int(c.col), d); w.n > 1 {
				all = append(all, w)
			}
		}
	}
	return all
}

// count is how many letters of w are marked.
func (t *table) count(w *run, marked *[maxLetters]bool) (n int) {
	for i := range w.n {
		if t.marked(w, i, marked) {
			n++
		}
	}
	return n
}

// marked reports whether a letter of w is.
func (t *table) marked(w *run, i int, marked *[maxLetters]bool) bool {
	at, _ := t.find(w.dir.step(w.row, w.col, i))
	return marked[at]
}

// mark marks the letters of w.
func (t *table) mark(w *run, marked *[maxLetters]bool) {
	for i := range w.n {
		at, _ := t.find(w.dir.step(w.row, w.col, i))
		marked[at] = true
	}
}

// fragment reports whether of w a run would be left, but not the whole, that is no
// word.
func (t *table) fragment(r *Rules, w *run, stays *[maxLetters]bool) bool {
	for from := 0; from < w.n; {
		to := from
		for to < w.n && t.marked(w, to, stays) {
			to++
		}
		if n := to - from; n > 1 && n < w.n {
			part := run{n: n}
			copy(part.codes[:], w.codes[min(from, len(w.codes)):min(to, len(w.codes))])
			if !part.good(r) {
				return true
			}
		}
		from = to + 1
	}
	return false
}
