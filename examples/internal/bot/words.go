package bot

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
)

// burden is how glad the bot is to be rid of a letter: the hard ones first, and
// last those that lengthen most words.
var burden = [26]int{
	'A' - 'A': -3, 'B' - 'A': 3, 'C' - 'A': 1, 'D' - 'A': 1, 'E' - 'A': -5, 'F' - 'A': 4, 'G' - 'A': 3,
	'H' - 'A': 4, 'I' - 'A': -3, 'J' - 'A': 7, 'K' - 'A': 9, 'L' - 'A': 0, 'M' - 'A': 1, 'N' - 'A': -1,
	'O' - 'A': -1, 'P' - 'A': 1, 'Q' - 'A': 7, 'R' - 'A': -3, 'S' - 'A': -4, 'T' - 'A': -2, 'U' - 'A': 0,
	'V' - 'A': 4, 'W' - 'A': 10, 'X' - 'A': 7, 'Y' - 'A': 6, 'Z' - 'A': 6,
}

func burdenOf(word string) (n int) {
	for i := range len(word) {
		n += burden[word[i]-'A']
	}
	return n
}

// word is a word of the bot's own, or the pass.
func (b *Bot) word(s *jarnac.State) jarnac.Move {
	own := linesOf(s, b.player)
	if m, ok := b.extension(s, &own); ok {
		b.swapped = false
		return m
	}
	if word, ok := b.newWord(s, own.free); ok {
		b.swapped = false
		return jarnac.Place(word)
	}
	return jarnac.Pass()
}

// extension is a transformation that the bot sees: of the longest word that takes
// a single letter, since each word earns a draw whatever it adds (see
// classic/example-steps), and the points are in the long ones. Where none does
// it is the one of fewest letters, then of most points. Between equals those
// go that rid the bot of the hardest letters.
func (b *Bot) extension(s *jarnac.State, own *lines) (best jarnac.Move, ok bool) {
	bestValue, bestWord := 0, ""
	for n := b.options.MaxLength - 1; n >= b.options.MinLength; n-- {
		for i, base := range own.words {
			if len(base) != n {
				continue
			}
			single := false
			b.words = s.AppendWords(b.words[:0], b.player, i+1)
			for _, word := range b.words {
				to := len(word)
				value := 1000 - 100*(to-n) + to*to - n*n + 2*(burdenOf(word)-burdenOf(base))
				better := !ok || value > bestValue || value == bestValue && word < bestWord
				if better && b.sight.sees(word, base) {
					best, bestValue, bestWord, ok = jarnac.Extend(i+1, word), value, word, true
					single = single || to == n+1
				}
			}
			if single {
				return best, true
			}
		}
	}
	return best, ok
}

// leastNew is the least length of the words for which a line is opened, by the
// number of lines that stay free. The last line is another matter.
var leastNew = [8]int{0, 4, 3, 3, 3, 3, 3, 3}

// A candidate is a word with which a line could be opened.
type candidate struct {
	word    string
	letters bag.Bag
}

// newWord is the word with which the bot opens one of the lines that are free: not the
// longest that it sees, but the first step of a way there.
func (b *Bot) newWord(s *jarnac.State, free int) (string, bool) {
	if free == 0 {
		return "", false
	}
	b.words = s.AppendWords(b.words[:0], b.player, 0)
	seen := b.seen[:0]
	var goal candidate
	best := 0
	for _, word := range b.words {
		if !b.sight.sees(word, "") {
			continue
		}
		c := candidate{word, bag.Of([]byte(word))}
		seen = append(seen, c)
		if value := 1000 + 20*len(word) + burdenOf(word); value > best || value == best && word < goal.word {
			goal, best = c, value
		}
	}
	b.seen = seen
	if best == 0 {
		return "", false
	}
	if free == 1 { // a full mat ends the game, so it has to be won
		c := b.count(s)
		c.lead += len(goal.word) * len(goal.word)
		return goal.word, b.standing(c) > 0
	}
	if len(goal.word) < leastNew[free-1] {
		return "", false
	}
	return b.step(goal), true
}

// step is the shortest word that the bot sees from which it can go on to goal,
// and of those the one from which it can go on to most others.
func (b *Bot) step(goal candidate) string {
	best, bestOthers := goal.word, -1
	for _, c := range b.seen {
		if len(c.word) >= len(goal.word) || len(c.word) > len(best) || !goal.letters.Contains(c.letters) {
			continue
		}
		if b.linked(c.word, goal.word) {
			continue
		}
		others := 0
		for _, o := range b.seen {
			if len(o.word) > len(c.word) && o.letters.Contains(c.letters) {
				others++
			}
		}
		if len(c.word) < len(best) || others > bestOthers || others == bestOthers && c.word < best {
			best, bestOthers = c.word, others
		}
	}
	return best
}
