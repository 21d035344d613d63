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

// Within calls found with the number and the length of each word of h, in the
// order of the Graph, until it returns false. The letters of every word of g
// ascend, so each is one path from the root, on which it suffices to know how
// many letters the last one has used up.
func (g *Graph) Within(h *Hand, found func(number uint32, length int) bool) {
	if g.words == 0 {
		return
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
		return
	}

	at := station{node: g.root, mask: g.mask(g.root), wild: int32(h.Wild), letter: Letters, spare: int32(longest - least)}
	at.todo = at.mask & upTo(need&-need) & reach[max(0, shortest-h.Wild)] & childMask
	if at.spare == 0 {
		at.todo &= need & -need
	}
	if h.Wild == 0 {
		at.todo &= have
	}
	height := 0
	for {
		if at.todo == 0 {
			if height == 0 {
				return
			}
			height--
			at = stack[height]
		}
		letter := uint32(bits.TrailingZeros32(at.todo))
		at.todo &= at.todo - 1

		target, skip := g.follow(at.node, at.mask, uint(letter))
		mask, number := g.mask(target), at.number+skip
		used := uint32(1)
		if letter == at.letter {
			used += at.used
		}
		length, wild := at.length+1, at.wild
		allowed := have&^(1<<letter) | more[used&15]&(1<<letter)
		if wild > 0 {
			if used > uint32(h.Count[letter]) {
				wild--
			}
			if wild > 0 {
				allowed = childMask
			}
		}
		spare := at.spare
		if used > uint32(h.Need[letter]) {
			spare--
		}
		if used < uint32(h.Need[letter]) {
			allowed &= 1 << letter
		} else {
			after := need &^ (2<<letter - 1)
			after &= -after // the next one that is needed, or none
			if mask&final != 0 && length >= int32(shortest) && after == 0 {
				if !found(number, int(length)) {
					return
				}
			}
			if spare == 0 {
				allowed &= after
			} else {
				allowed &= upTo(after)
			}
		}
		if missing := int32(shortest) - length - wild; missing > 0 {
			allowed &= reach[missing]
		}
		todo := mask & allowed
		if todo == 0 {
			continue
		}
		if at.todo != 0 {
			stack[height] = at
			height++
		}
		at = station{target, mask, todo, number, letter, used, wild, length, spare}
	}
}

// upTo is the letters up to one that is needed, all when there is none.
func upTo(needed uint32) uint32 { return needed<<1 - 1 }

// A station is a node on the way, and how the way led there.
type station struct {
	node, mask   uint32
	todo         uint32 // the letters of the edges still to follow
	number       uint32 // the words before those of the node
	letter, used uint32 // the last letter, and how many of it
	wild, length int32  // wild letters left, and letters
	spare        int32  // letters that may still come beyond those needed
}
