package grid

import "iter"

// banned are words that do not count. A search finds many words, of which few are
// banned: so it looks only at those that end with the arc of a banned word.
type banned struct {
	words map[string]bool // by their letters
	ends  []uint64        // a set of the places of these arcs, with some others; a power of two long
}

// newBanned is nil where there are no words.
func newBanned(g *Graph, words iter.Seq[string]) *banned {
	b := &banned{words: map[string]bool{}}
	var ends []uint32
	for w := range words {
		letters := []byte(w)
		for i := range letters {
			letters[i] -= 'A' - 1
		}
		b.words[string(letters)] = true
		ends = g.appendEnds(ends, letters)
	}
	if len(b.words) == 0 {
		return nil
	}
	n := 1
	for 4*n < len(ends) { // sixteen bits or more for each
		n *= 2
	}
	b.ends = make([]uint64, n)
	for _, at := range ends {
		word, bit := b.bit(at)
		b.ends[word] |= 1 << bit
	}
	return b
}

// bit is where the place of an arc stands in the set.
func (b *banned) bit(at uint32) (word, bit uint32) {
	h := at * 0x9E3779B1 >> 4
	return h >> 6 & uint32(len(b.ends)-1), h & 63
}

// mayEnd reports whether a banned word may end with the arc at a place; nil bans none.
func (b *banned) mayEnd(at uint32) bool {
	if b == nil {
		return false
	}
	word, bit := b.bit(at)
	return b.ends[word]>>bit&1 != 0
}

// has reports whether letters that end with the arc at a place are a banned word.
func (b *banned) has(at uint32, letters []uint8) bool {
	return b.mayEnd(at) && b.words[string(letters)]
}

// appendEnds appends the places of the arcs with which a word of g ends, for each of its
// letters that it can be read from: to its start, and then on to its end.
func (g *Graph) appendEnds(dst []uint32, letters []uint8) []uint32 {
	for from := range letters {
		row := g.root
		var end uint32
		read := func(tile uint32) {
			if mask := g.rows[row]; mask&tile != 0 {
				end = arcOf(row, mask, tile)
				row = g.rows[end] & arcMask
			} else {
				row, end = 0, 0 // which has no arcs
			}
		}
		for i := from; i >= 0; i-- {
			read(1 << letters[i])
		}
		if from < len(letters)-1 {
			read(separator)
			for _, c := range letters[from+1:] {
				read(1 << c)
			}
		}
		if end != 0 {
			dst = append(dst, end)
		}
	}
	return dst
}
