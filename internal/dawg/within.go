package dawg

import "math/bits"

// A Hand says which sorted words Within is to find: those made of letters of
// which there are so many, with so many wild ones beside them.
type Hand struct {
	Count    [Letters]uint8 // of each letter there are so many
	Need     [Letters]uint8 // and a word has so many of them at least; not above Count
	Wild     int            // letters that stand for any
	Min, Max int            // letters of a word
}

// A Hit is a word that was found: its number and its length.
type Hit struct{ Number, Length uint32 }

// Within puts the words of h into hits, as many as there is room for, in the
// order of the Graph, and calls found with how many these are; and so on until
// there are no more, or found returns false, which Within returns then. (To pass the slice itself would
// make it escape.) The letters of every word of g
// ascend, so each is one path from the root, on which it suffices to know how
// many letters the last one has used up.
func (g *Graph) Within(h *Hand, hits []Hit, found func(n int) bool) bool {
	if g.words == 0 {
		return true
	}
	var (
		more  [MaxDepth + 1]uint32 // the letters of which there are more than so many
		reach [MaxDepth + 1]uint32 // those with so many of them and of later ones
		need  uint32               // those that are needed
		stack [MaxDepth + 1]station
	)
	shortest, longest := max(h.Min, 0), min(h.Max, MaxDepth)
	least, total := 0, 0
	reach[0] = childMask
	for i := Letters - 1; i >= 0; i-- {
		if h.Count[i] == 0 {
			continue
		}
		for n := range min(int(h.Count[i]), MaxDepth) {
			more[n] |= 1 << i
			if total++; total <= MaxDepth {
				reach[total] = 2<<i - 1
			}
		}
		if h.Need[i] > 0 {
			need |= 1 << i
			least += int(h.Need[i])
		}
	}
	have := more[0]
	if longest < 1 || least > longest || shortest > longest || shortest > total+h.Wild {
		return true
	}

	todo := g.root.mask & upTo(need&-need) & reach[max(0, shortest-h.Wild)] & childMask
	spare := uint32(longest - least)
	if spare == 0 {
		todo &= need & -need
	}
	if h.Wild == 0 {
		todo &= have
	}
	if todo == 0 {
		return true
	}
	stack[0] = station{node: g.root, todo: todo, letter: Letters, wild: uint32(h.Wild), spare: spare}
	height, n := uint(1), 0
	for height > 0 {
		// What is found and where it goes on is stored in any case, and counted
		// when it is so: these are branches that would be mispredicted.
		at := &stack[(height-1)&15]
		letter := uint32(bits.TrailingZeros32(at.todo)) & 31
		target, skip := g.follow(at.node, letter)
		number, length := at.number+skip, at.length+1
		used, wild, spare := uint32(1), at.wild, at.spare
		if letter == at.letter {
			used += at.used
		}

		allowed := have&^(1<<letter) | more[used&15]&(1<<letter)
		if wild > 0 {
			if used > uint32(h.Count[letter]) {
				wild--
			}
			if wild > 0 {
				allowed = childMask
			}
		}
		complete := target.mask >> Letters // 1 for a word
		if need == 0 {
			spare--
			if spare == 0 {
				allowed = 0
			}
		} else {
			if used > uint32(h.Need[letter]) {
				spare--
			}
			after := need &^ (2<<letter - 1)
			after &= -after // the next one that is needed, or none
			switch {
			case used < uint32(h.Need[letter]):
				allowed &= 1 << letter
				complete = 0
			case spare == 0:
				allowed &= after
			default:
				allowed &= upTo(after)
			}
			if after != 0 {
				complete = 0
			}
		}
		if missing := shortest - int(length); missing > 0 {
			complete = 0
			if missing -= int(wild); missing > 0 {
				allowed &= reach[missing&15]
			}
		}

		hits[n] = Hit{number, length}
		n += int(complete)
		if n == len(hits) {
			if !found(n) {
				return false
			}
			n = 0
		}

		at.todo &= at.todo - 1
		if at.todo == 0 {
			height--
		}
		next := &stack[height&15]
		next.node, next.todo = target, target.mask&allowed
		next.number, next.length = number, length
		next.letter, next.used = letter, used
		next.wild, next.spare = wild, spare
		if next.todo != 0 {
			height++
		}
	}
	return n == 0 || found(n)
}

// upTo is the letters up to one that is needed, all when there is none.
func upTo(needed uint32) uint32 { return needed<<1 - 1 }

// A station is a node on the way, and how the way led there.
type station struct {
	node
	todo           uint32 // the letters of the edges still to follow
	number, length uint32 // the words before those of the node, and its depth
	letter, used   uint32 // the last letter, and how many of it
	wild           uint32 // wild letters left
	spare          uint32 // letters that may still come beyond those needed
}
