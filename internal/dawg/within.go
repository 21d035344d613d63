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
	if len(g.nodes) == 0 {
		return
	}
	var (
		have  uint32                // the letters that there are
		upTo  [Letters + 1]uint32   // after letter i-1: the letters up to the next one that is needed
		reach [MaxDepth + 2]uint32  // the letters with so many of them and of later ones
		stack [MaxDepth + 1]station // the stations that have children left
	)
	least := 0 // needed after the letter, and in the end in all
	mask, total := uint32(anyLetter), 0
	upTo[Letters] = anyLetter
	for i := Letters - 1; i >= 0; i-- {
		if h.Count[i] > 0 {
			have |= 1 << i
		}
		if h.Need[i] > 0 {
			mask = 1<<(i+1) - 1
		}
		upTo[i] = mask
		least += int(h.Need[i])
		total += int(h.Count[i])
		for d := range min(total, MaxDepth+1) + 1 {
			reach[d] |= 1 << i
		}
	}
	shortest := max(h.Min, least)
	longest := min(h.Max, MaxDepth)
	if shortest > longest || shortest > total+h.Wild {
		return
	}

	root := g.nodes[g.root()]
	at := station{node: root, wild: int32(h.Wild)}
	at.todo = root.mask & upTo[0] & reach[max(0, shortest-h.Wild)]
	if h.Wild == 0 {
		at.todo &= have
	}
	at.todo &= childMask
	depth := 0
	for {
		if at.todo == 0 {
			if depth == 0 {
				return
			}
			depth--
			at = stack[depth]
			continue
		}
		letter := uint(bits.TrailingZeros32(at.todo))
		at.todo &= at.todo - 1

		target, skip := g.edges.at(at.node.child(letter))
		next := station{node: g.nodes[target], number: at.number + skip, wild: at.wild, letter: letter, used: 1}
		if letter == at.letter && depth > 0 {
			next.used = at.used + 1
		}
		if next.used > h.Count[letter] {
			next.wild--
		}
		stack[depth] = at
		depth++

		allowed := uint32(childMask)
		if next.wild == 0 {
			allowed = have
			if next.used >= h.Count[letter] {
				allowed &^= 1 << letter
			}
		}
		if next.used < h.Need[letter] {
			allowed &= 1 << letter
		} else {
			allowed &= upTo[letter+1]
			if next.node.mask&final != 0 && depth >= shortest && upTo[letter+1] == anyLetter {
				if !found(next.number, depth) {
					return
				}
			}
		}
		if missing := shortest - depth - int(next.wild); missing > 0 {
			allowed &= reach[missing]
		}
		if depth == longest {
			allowed = 0
		}
		next.todo = next.node.mask & allowed
		at = next
	}
}

// anyLetter is where no letter is needed; it has more bits than all letters.
const anyLetter = 1<<32 - 1

// A station is a node on the way, and how the way led there.
type station struct {
	node   node
	todo   uint32 // the letters of edges still to go
	number uint32 // the words before those of the node
	letter uint   // the last letter
	used   uint8  // how many of it
	wild   int32  // wild letters left
}
