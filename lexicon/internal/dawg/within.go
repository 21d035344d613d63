package dawg

import "math/bits"

// A Hand says which words Within finds: those that can be made from these letters.
type Hand struct {
	Count    [Letters]uint8 // how many there are of each letter
	Need     [Letters]uint8 // how many of each letter a word must have; at most Count
	Wild     int            // how many letters there are that stand for any
	Min, Max int            // the least and most letters of a word
}

// A Hit is the number and the length of a word that was found.
type Hit struct{ Number, Length uint32 }

// Within finds the words of h, in the order of the Graph. It fills hits with as many as fit,
// calls found with their number, and goes on until there are no more or found returns false;
// then Within returns false too. (If found had the slice as its parameter, the slice would
// escape to the heap.) The letters of each word of g must be in ascending order: then each
// word is one path from the root, and it suffices to count how often the last letter is used.
func (g *Graph) Within(h *Hand, hits []Hit, found func(n int) bool) bool {
	if g.words == 0 {
		return true
	}
	var (
		more  [MaxDepth + 1]uint32 // more[n]: the letters with a Count above n
		reach [MaxDepth + 1]uint32 // reach[n]: the letters such that they and later ones count n or more
		need  uint32               // the letters that are needed
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
	if need == 0 && h.Wild == 0 && shortest <= 1 && longest >= min(total, MaxDepth) {
		return g.plain(todo, &more, hits, found)
	}
	stack[0] = station{node: g.root, todo: todo, letter: Letters, wild: uint32(h.Wild), spare: spare}
	height, n := uint(1), 0
	for height > 0 {
		// A hit and the next station are stored in any case, and counted only if
		// they are valid: as branches these would be mispredicted.
		at := &stack[(height-1)&15]
		letter := uint32(bits.TrailingZeros32(at.todo)) & 31
		target, skip := g.follow(at.node, 1<<letter)
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
			after &= -after // the next letter that is needed, or none
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

// plain works like Within for all words of the letters that more counts, without
// conditions. It takes the same steps, with less to look at in each, and so a tenth less
// time.
func (g *Graph) plain(todo uint32, more *[MaxDepth + 1]uint32, hits []Hit, found func(n int) bool) bool {
	var stack [MaxDepth + 1]crossing
	have := more[0]
	stack[0] = crossing{node: g.root, todo: todo}
	height, n := uint(1), 0
	for height > 0 {
		at := &stack[(height-1)&15]
		letter := at.todo & -at.todo
		target, skip := g.follow(at.node, letter)
		number, length := at.number+skip, at.length+1
		used := uint32(1)
		if letter == at.letter {
			used += at.used
		}
		at.todo ^= letter
		if at.todo == 0 {
			height--
		}
		hits[n] = Hit{number, length}
		n += int(target.mask >> Letters)
		if n == len(hits) {
			if !found(n) {
				return false
			}
			n = 0
		}
		next := &stack[height&15]
		next.node, next.todo = target, target.mask&(have&^letter|more[used&15]&letter)
		next.number, next.length = number, length
		next.letter, next.used = letter, used
		if next.todo != 0 {
			height++
		}
	}
	return n == 0 || found(n)
}

// A crossing is a station of plain.
type crossing struct {
	node
	todo           uint32
	number, length uint32
	letter, used   uint32
	_              uint32
}

// upTo returns the letters up to the needed one, or all letters if none is needed.
func upTo(needed uint32) uint32 { return needed<<1 - 1 }

// A station is a node on the current path, with what the path has used.
type station struct {
	node
	todo           uint32 // the letters of the edges still to follow
	number, length uint32 // the number of words before the node, and its depth
	letter, used   uint32 // the last letter, and how often it is used
	wild           uint32 // wild letters left
	spare          uint32 // how many letters can still come that are not needed
}
