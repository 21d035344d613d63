package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/hash"
)

// Hash returns a hash of the position for transposition tables: States that are == have the
// same Hash, in every process. The Rules are not part of it.
func (s State) Hash() uint64 {
	h := hash.New().Bytes(s.tiles[:])
	players := 0
	if s.rules != nil {
		players = s.rules.options.Players
	}
	for p := range players {
		h = bagHash(h, s.racks[p]).Uint64(uint64(s.scores[p])).Uint64(uint64(s.held[p]) | uint64(s.flags[p])<<8 | uint64(s.skips[p])<<16 | uint64(s.left[p])<<24)
	}
	h = h.Uint64(uint64(s.passes) | uint64(s.turn)<<16 | uint64(s.phase)<<24 | uint64(s.end)<<32 | uint64(s.gaveUp)<<40)
	if s.open.is() {
		m := &s.open.move
		h = h.Uint64(uint64(m.at) | uint64(m.dir)<<8 | uint64(m.mask)<<16 | uint64(s.open.author)<<32 | uint64(s.open.passes)<<40).Uint64(uint64(s.open.contested) | uint64(s.open.charged)<<16)
	}
	if s.duplicate() {
		h = h.Uint64(uint64(s.rounds))
		for p := range players {
			m := &s.decided[p]
			h = h.Bytes(m.tiles[:maxRack]).Uint64(uint64(m.kind) | uint64(m.at)<<8 | uint64(m.dir)<<16 | uint64(m.mask)<<24)
		}
	}
	return h.Sum()
}

// Hash returns a hash of what the viewer knows: Views that are == have the same Hash, in
// every process. The Rules are not part of it.
func (v View) Hash() uint64 {
	return hash.New().Uint64(v.known().Hash()).Uint64(uint64(v.viewer)).Sum()
}

func bagHash(h hash.Hash, b bag.Bag) hash.Hash {
	letters, jokers := b.Counts()
	return h.Bytes(letters[:]).Uint64(uint64(jokers))
}
