package bot

import "github.com/jeudelettres/lettres/jarnac"

// linePrice is what a Jarnac must bring to be worth one of the caller's lines,
// by the number of lines that stay free.
var linePrice = [8]int{0, 40, 30, 20, 10, 0, 0, 0}

// jarnacPrize is what a Jarnac is worth beyond its points where Jarnacs decide
// close games (official/score/jarnacs).
const jarnacPrize = 12

// jarnac is the Jarnac that the bot calls, if there is one worth it.
func (b *Bot) jarnac(s *jarnac.State) (best jarnac.Move, ok bool) {
	b.moves = s.AppendJarnacs(b.moves[:0], b.player)
	if len(b.moves) == 0 {
		return best, false
	}
	now := b.count(s)
	answer := s.Phase() == jarnac.Answer
	if answer && b.standing(now) > 0 {
		return best, false // letting go wins
	}
	own, other := linesOf(s, b.player), linesOf(s, b.player.Opponent())
	bestValue := 0
	for _, m := range b.moves {
		w, old := len(m.Word()), 0
		if m.Line() > 0 {
			old = len(other.words[m.Line()-1])
		}
		swing := w*w + old*old
		value := swing + jarnacPrize + 2*(w-old)
		if own.free == 1 {
			then := b.standing(count{now.lead + swing, now.jarnacs + 1})
			if then < 1 && !(answer && then > b.standing(now)) {
				continue
			}
		} else if !answer { // there will be other turns to keep the line for
			value -= linePrice[max(own.free-1, 0)]
		}
		if value > bestValue || ok && value == bestValue && m.Word() < best.Word() {
			best, bestValue, ok = m, value, true
		}
	}
	return best, ok
}

// swap is a swap of letters, where the rack has seized up.
func (b *Bot) swap(s *jarnac.State) (jarnac.Move, bool) {
	rack := s.Rack(b.player)
	n, size := rack.Len(), b.options.SwapSize
	if b.swapped || n <= size || s.Bag().Len() < size {
		return jarnac.Move{}, false
	}
	var count [26]int
	vowels, load := 0, 0
	for letter, k := range rack.All() {
		count[letter-'A'] = k
		load += k * (burden[letter-'A'] + 1)
		if isVowel(letter) {
			vowels += k
		}
	}
	stuck := 6*vowels <= n || 6*(n-vowels) <= n || load >= 5*n || n >= 7
	if !stuck {
		return jarnac.Move{}, false
	}
	var buf [8]byte
	aside := buf[:size]
	for i := range aside {
		aside[i] = worst(&count, vowels, n-i)
		if isVowel(aside[i]) {
			vowels--
		}
		count[aside[i]-'A']--
	}
	return jarnac.Swap(string(aside)), true
}

// worst is the letter of a rack of n that the bot parts with most gladly: of the
// kind that there is too much of, what is hardest to place or there twice.
func worst(count *[26]int, vowels, n int) (letter byte) {
	tooMany := 5*vowels > 3*n
	best := -1000
	for i, k := range count {
		if k == 0 {
			continue
		}
		c := 'A' + byte(i)
		value := burden[i] + 4*(k-1)
		if isVowel(c) == tooMany {
			value += 20
		}
		if value > best {
			letter, best = c, value
		}
	}
	return letter
}

func isVowel(letter byte) bool {
	switch letter {
	case 'A', 'E', 'I', 'O', 'U', 'Y':
		return true
	}
	return false
}
