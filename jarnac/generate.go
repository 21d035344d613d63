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
	return s.generateOn(s.turn.Opponent(), KindJarnac, KindJarnac, yield)
}

func (s *State) generateWords(yield func(Move) bool) bool {
	return s.generateOn(s.turn, KindPlace, KindExtend, yield)
}

// generateOn yields moves of a kind for the new words that can be made on a mat, and of
// another for those made of its words.
func (s *State) generateOn(owner Player, fresh, made Kind, yield func(Move) bool) bool {
	rack := s.mats[owner].rack
	if s.rules.options.Unseen {
		rack = known(rack)
	}
	if s.free(owner) >= 0 {
		for w := range s.rules.lexicon.Find(s.rules.newWords(rack)) {
			if s.rules.admits(w, "") && !yield(wordMove(fresh, 0, w)) {
				return false
			}
		}
	}
	for i, old := range s.mats[owner].lines[:s.lines()] {
		if old == 0 || old.len() == s.rules.options.MaxLength {
			continue
		}
		var buf [maxPacked]byte
		q := s.rules.extensions(string(old.appendTo(buf[:0])), rack)
		former := q.Base
		if made == KindJarnac && i+1 == int(s.final) {
			former = "" // which the last word is not
			q = s.rules.newWords(rack.Plus(old.letters()))
			q.Min = max(q.Min, old.len()+1)
		}
		for w := range s.rules.lexicon.Find(q) {
			if s.rules.admits(w, former) && !yield(wordMove(made, int16(i+1), w)) {
				return false
			}
		}
	}
	return true
}

// AppendWordsOn appends the good words that can be made on one line of the mat of p: on line 0
// the new words of the rack of p alone, else those that the word of that line becomes with
// letters of the rack. They come in the order of lexicon.Lexicon.Find, and nothing is
// allocated when dst has room.
//
// These are the words of p's moves [Place] and [Extend], and of the opponent's [Jarnac] with
// that line: a searching program finds them once for both, for any player at any time, and on
// the lines that it looks at alone. AppendWordsOn does not ask whether p may lay a word now,
// whether there is a free line, or whether the opponent may call. It leaves out the longer
// words for which a last Jarnac breaks one up (classic-competition/last-jarnac-letters).
func (s Public) AppendWordsOn(dst []string, p Player, line int) []string {
	if !p.valid() || line < 0 || line > s.lines() || s.rules == nil {
		return dst
	}
	if s.rules.options.Unseen {
		s.mats[p].rack = known(s.mats[p].rack)
	}
	q := s.rules.newWords(s.mats[p].rack)
	if line > 0 {
		old := s.mats[p].lines[line-1]
		if old == 0 || old.len() == s.rules.options.MaxLength {
			return dst
		}
		var buf [maxPacked]byte
		q = s.rules.extensions(string(old.appendTo(buf[:0])), s.mats[p].rack)
	}
	for w := range s.rules.lexicon.Find(q) {
		if s.rules.admits(w, q.Base) {
			dst = append(dst, w)
		}
	}
	return dst
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
		Classes: r.admitted, NoSharedEntry: r.options.NoChaining,
	}
}

// generateSwaps yields each choice of so many letters of the rack once.
func (s *State) generateSwaps(yield func(Move) bool) {
	rack, size := known(s.mats[s.turn].rack), s.rules.options.SwapSize
	if size == 0 || rack.Len() < size || s.bagLen() < size {
		return
	}
	left, _ := rack.Counts()
	m := Move{kind: KindSwap, n: uint8(size)}
	m.chooseFrom(&left, 0, 0, yield)
}

// chooseFrom yields m with each choice of the letters that it lacks, from its i-th on: of
// those that are left, none of them before the one at from in the alphabet.
func (m *Move) chooseFrom(left *[26]uint8, i, from int, yield func(Move) bool) bool {
	if i == int(m.n) {
		return yield(*m)
	}
	for k := from; k < len(left); k++ {
		if left[k] == 0 {
			continue
		}
		left[k]--
		m.text[i] = 'A' + byte(k)
		if !m.chooseFrom(left, i+1, k, yield) {
			return false
		}
		left[k]++
	}
	return true
}
