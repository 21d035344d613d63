package jarnac

import "github.com/jeudelettres/lettres/internal/hash"

// Hash returns a 64-bit hash for transposition tables. Equal positions have equal hashes, and
// different ones nearly always different hashes. It is the same for a State and the Views of it,
// and in every process, does not depend on the lexicon or the options, and allocates nothing.
func (s Public) Hash() uint64 {
	h := hash.New().Uint64(pack8(
		uint8(s.turn), uint8(s.phase), s.calls, s.idle, s.final, flags(s.acted, s.barred, s.undone), uint8(s.end)))
	for i := range s.mats {
		m := &s.mats[i]
		for line, w := range m.lines {
			if w != 0 { // a word has less than 60 bits, and its place four
				h = h.Uint64(uint64(w) | uint64(i*maxLines+line)<<60)
			}
		}
		// The bag is what the mats leave of the letters of the game.
		rack, unknown := m.rack.Counts()
		if unknown > 0 {
			h = h.Uint64(uint64(unknown))
		}
		h = h.Bytes(rack[:]).Uint64(pack8(
			m.jarnacs, flags(m.drawn, m.out), m.extra, uint8(m.extraBy), uint8(m.tens>>8), uint8(m.tens)))
	}
	if w := &s.window; w.n > 0 || w.stands || w.lapsed {
		h = h.Uint64(pack8(w.n, uint8(w.author), w.idle, w.final, flags(w.stands, w.acted, w.chance, w.lapsed)))
		for i := range int(w.n) {
			l := s.laid(i)
			h = h.Uint64(uint64(l.text)).Uint64(uint64(l.former)).
				Uint64(pack8(uint8(l.line), uint8(l.from), flags(l.jarnac, l.unchained)))
		}
	}
	return h.Sum()
}

// pack8 returns up to eight bytes as a number.
func pack8(bytes ...uint8) (x uint64) {
	for _, b := range bytes {
		x = x<<8 | uint64(b)
	}
	return x
}

// flags returns a bit for each.
func flags(set ...bool) (x uint8) {
	for i, b := range set {
		if b {
			x |= 1 << i
		}
	}
	return x
}
