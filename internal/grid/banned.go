package grid

import "iter"

// A banned holds words that do not count. Few of the words that a search finds are banned,
// so it looks up only those that end with the same arc as a banned word.
type banned struct {
	words map[string]bool // by their letters
	ends  []uint64        // a set of the indexes of these arcs, and of some others; its length is a power of 2
}

// newBanned returns nil if there are no words.
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
	for 4*n < len(ends) { // at least 16 bits for each
		n *= 2
	}
	b.ends = make([]uint64, n)
	for _, at := range ends {
		word, bit := b.bit(at)
		b.ends[word] |= 1 << bit
	}
	return b
}

// bit returns where the index of an arc is in the set.
func (b *banned) bit(at uint32) (word, bit uint32) {
	h := at * 0x9E3779B1 >> 4
	return h >> 6 & uint32(len(b.ends)-1), h & 63
}

// mayEnd reports whether a banned word may end with the arc at an index. A nil banned has no
// words.
func (b *banned) mayEnd(at uint32) bool {
	if b == nil {
		return false
	}
	word, bit := b.bit(at)
	return b.ends[word]>>bit&1 != 0
}

// has reports whether letters, which end with the arc at an index, are a banned word.
func (b *banned) has(at uint32, letters []uint8) bool {
	return b.mayEnd(at) && b.words[string(letters)]
}

// appendEnds appends the indexes of the arcs with which a word ends in g: for each letter of
// the word, read from there to the beginning and then on to the end.
func (g *Graph) appendEnds(dst []uint32, letters []uint8) []uint32 {
	for from := range letters {
		row := g.root
		var end uint32
		read := func(tile uint32) {
			if mask := g.rows[row]; mask&tile != 0 {
				end = arcOf(row, mask, tile)
				row = g.rows[end] & g.index
			} else {
				row, end = 0, 0 // row 0 has no arcs
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
