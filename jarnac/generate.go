package jarnac

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon"
)

// Moves yields the decisions that p may make now, each once: those of which
// some completion passes [State.Check]. Resigning is always possible and never
// among them, nor is a contest; words are the good ones, whatever the validation.
// To a player who is not on turn it yields nothing.
//
// The order is: Jarnacs, the new words before those on line 1, line 2 and so
// on; the draw; swaps, in the order of their letters; new words; words made of
// line 1, line 2 and so on; the pass, or letting go. Words of one line come in
// the order of lexicon.Lexicon.Find.
func (s State) Moves(p Player) iter.Seq[Move] {
	return func(yield func(Move) bool) { s.generate(p, false, yield) }
}

// AppendMoves appends what [State.Moves] yields, and allocates nothing when dst
// has room.
func (s State) AppendMoves(dst []Move, p Player) []Move {
	s.generate(p, false, func(m Move) bool {
		dst = append(dst, m)
		return true
	})
	return dst
}

// AppendJarnacs appends the Jarnacs that p may say now, as [State.Moves] yields
// them, and nothing else.
func (s State) AppendJarnacs(dst []Move, p Player) []Move {
	s.generate(p, true, func(m Move) bool {
		dst = append(dst, m)
		return true
	})
	return dst
}

// generate yields moves until yield returns false.
func (s *State) generate(p Player, jarnacs bool, yield func(Move) bool) {
	if p != s.turn || s.phase == Over {
		return
	}
	if !s.generateJarnacs(yield) || jarnacs {
		return
	}
	if n := s.due(); n > 0 { // words and the pass wait for it
		if yield(Draw(n)) && s.phase == Handover {
			s.generateSwaps(yield)
		}
		return
	}
	if s.mayPlay() && !s.generateWords(yield) {
		return
	}
	switch {
	case s.mayPass():
		yield(Pass())
	case s.phase == Answer:
		yield(LetGo())
	}
}

func (s *State) generateJarnacs(yield func(Move) bool) bool {
	if !s.mayCall() || s.free(s.turn) < 0 && !s.mats[s.turn].out {
		return true
	}
	other := s.turn.Opponent()
	rack := s.mats[other].rack
	if s.free(other) >= 0 {
		for w := range s.rules.lexicon.Find(s.rules.newWords(rack)) {
			if !yield(Move{kind: KindJarnac, text: w}) {
				return false
			}
		}
	}
	for i, old := range s.mats[other].lines[:s.lines()] {
		if old == 0 || old.len() == s.rules.options.MaxLength {
			continue
		}
		var buf [maxPacked]byte
		q := s.rules.extensions(string(old.appendTo(buf[:0])), rack)
		if i+1 == int(s.final) {
			q = s.rules.newWords(rack.Plus(old.letters()))
			q.Min = max(q.Min, old.len()+1)
		}
		for w := range s.rules.lexicon.Find(q) {
			if !yield(Move{kind: KindJarnac, line: int16(i + 1), text: w}) {
				return false
			}
		}
	}
	return true
}

func (s *State) generateWords(yield func(Move) bool) bool {
	own := &s.mats[s.turn]
	if s.free(s.turn) >= 0 {
		for w := range s.rules.lexicon.Find(s.rules.newWords(own.rack)) {
			if !yield(Move{kind: KindLay, text: w}) {
				return false
			}
		}
	}
	for i, old := range own.lines[:s.lines()] {
		if old == 0 || old.len() == s.rules.options.MaxLength {
			continue
		}
		var buf [maxPacked]byte
		for w := range s.rules.lexicon.Find(s.rules.extensions(string(old.appendTo(buf[:0])), own.rack)) {
			if !yield(Move{kind: KindExtend, line: int16(i + 1), text: w}) {
				return false
			}
		}
	}
	return true
}

// newWords asks for the words that a rack alone makes.
func (r *Rules) newWords(rack bag.Bag) lexicon.Query {
	return lexicon.Query{Rack: rack, Min: r.options.MinLength, Max: r.options.MaxLength, Classes: r.admitted}
}

// extensions asks for the words that old and one or more letters of a rack make.
func (r *Rules) extensions(old string, rack bag.Bag) lexicon.Query {
	return lexicon.Query{
		Base: old, Rack: rack,
		Min: max(r.options.MinLength, len(old)+1), Max: r.options.MaxLength,
		Classes: r.admitted, Unlinked: r.options.Formula&WithoutChaining != 0,
	}
}

// generateSwaps yields each choice of three letters of the rack once.
func (s *State) generateSwaps(yield func(Move) bool) {
	rack := s.mats[s.turn].rack
	if rack.Len() < swapSize || s.bag.Len() < swapSize {
		return
	}
	var buf [26]byte
	kinds := buf[:0]
	for letter := range rack.All() {
		kinds = append(kinds, letter)
	}
	for i, a := range kinds {
		for j, b := range kinds[i:] {
			for _, c := range kinds[i+j:] {
				least := 1 // how often the rack needs b, the one that is there most
				if a == b {
					least++
				}
				if b == c {
					least++
				}
				if rack.Count(b) >= least && !yield(Move{kind: KindSwap, text: triple(a, b, c)}) {
					return
				}
			}
		}
	}
}

// triples is every three letters in order, one after the other, so that a Swap
// needs no string of its own. triplesFrom is where those of two first letters
// begin.
var triples, triplesFrom = func() (string, [26][26]uint16) {
	var text []byte
	var from [26][26]uint16
	for a := range 26 {
		for b := a; b < 26; b++ {
			from[a][b] = uint16(len(text))
			for c := b; c < 26; c++ {
				text = append(text, 'A'+byte(a), 'A'+byte(b), 'A'+byte(c))
			}
		}
	}
	return string(text), from
}()

// triple is three letters, a ≤ b ≤ c.
func triple(a, b, c byte) string {
	i := int(triplesFrom[a-'A'][b-'A']) + swapSize*int(c-b)
	return triples[i : i+swapSize]
}
