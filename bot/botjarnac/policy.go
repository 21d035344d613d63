package botjarnac

import (
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// Lines is the words on the lines of a mat, and how many lines are free.
type lines struct {
	words [8]string
	free  int
}

// linesOf returns the lines of both mats.
func linesOf(s *jarnac.State) (mats [2]lines) {
	mats[jarnac.A].read(s, jarnac.A)
	mats[jarnac.B].read(s, jarnac.B)
	return mats
}

// read takes the lines of p from s. A word that l has already is kept, so that nothing is
// allocated for it.
func (l *lines) read(s *jarnac.State, p jarnac.Player) {
	l.free = 0
	for i, word := range s.Lines(p) {
		if l.words[i-1] != word {
			l.words[i-1] = strings.Clone(word)
		}
		if word == "" {
			l.free++
		}
	}
}

// A style is how sparing a policy is with its lines, by the number of lines that stay free.
type style struct {
	price [8]int // what a Jarnac must bring
	least [8]int // of how many letters a new word must be; the last line is another matter
	hasty bool   // opens a line rather than to lengthen a word, and the last one also for a draw
}

// Sparing keeps its last lines for good words, as people do who play often. Eager takes every Jarnac and
// opens every line that it can, but the last: it wins 68 % of 800 games against sparing. Hasty fills its mat, as
// beginners do, and games are short.
var (
	sparing = style{price: [8]int{0, 40, 30, 20, 10}, least: [8]int{0, 4, 3, 3, 3, 3, 3, 3}}
	eager   style
	hasty   = style{hasty: true}
)

// A policy decides fast, by the words of one position. It lengthens words letter by letter,
// since each word earns a draw, opens lines while it has some to spare, swaps letters when
// its rack has seized up, and calls the Jarnacs that are worth a line.
type policy struct {
	rules   *jarnac.Rules
	options jarnac.Options
	classes lexicon.Classes // that are admitted
	style   style
	growth  *growth
	stuck   bool // word has found none at all, and not only none worth a line

	// Reused from one decision to the next:
	moves []jarnac.Move
	words []string
	seen  []wordLetters
}

// newPolicy returns a policy without a growth, which only makes it faster.
func newPolicy(rules *jarnac.Rules, st style) *policy {
	o := rules.Options()
	classes := lexicon.AllClasses.Without(o.Excluded)
	if o.NoConjugations {
		classes = classes.Without(lexicon.ClassesOf(lexicon.Finite))
	}
	return &policy{rules: rules, options: o, classes: classes, style: st}
}

// decide returns the decision of the player on turn, with those eyes. maySwap is false after a
// swap, until the next word: a game must end.
func (b *policy) decide(s *jarnac.State, mats *[2]lines, e eyes, maySwap bool) jarnac.Move {
	if phase := s.Phase(); phase == jarnac.Handover || phase == jarnac.Answer {
		if m, ok := b.jarnac(s, mats, e); ok {
			return m
		}
	}
	return b.silent(s, mats, e, maySwap)
}

// silent returns the decision of a player who calls no Jarnac.
func (b *policy) silent(s *jarnac.State, mats *[2]lines, e eyes, maySwap bool) jarnac.Move {
	switch s.Phase() {
	case jarnac.Handover, jarnac.Answer:
		switch {
		case s.Phase() == jarnac.Answer:
			return jarnac.LetGo()
		case s.OutOfTime(s.Turn()):
			return jarnac.Pass()
		case s.Due() == 0:
			return b.word(s, mats, e)
		}
		if maySwap {
			if m, ok := b.swap(s); ok {
				return m
			}
		}
		return jarnac.Draw(s.Due())
	case jarnac.Bonus:
		return jarnac.Draw(s.Due())
	}
	return b.word(s, mats, e)
}

// jarnac returns the Jarnac that is worth most, if there is one worth a line.
func (b *policy) jarnac(s *jarnac.State, mats *[2]lines, e eyes) (best jarnac.Move, ok bool) {
	p := s.Turn()
	b.moves = s.AppendJarnacs(b.moves[:0], p)
	if len(b.moves) == 0 {
		return best, false
	}
	lead, jarnacs := leadOf(s, p), jarnacsOf(s, p)
	now := standing(&b.options, lead, jarnacs)
	answer := s.Phase() == jarnac.Answer
	e = e.across()
	if answer && now > 0 {
		return best, false // letting go wins
	}
	free, out := mats[p].free, s.OutOfTime(p)
	bestWord, bestValue := "", 0
	for _, m := range b.moves {
		word, old := m.Word(), ""
		if m.Line() > 0 {
			old = mats[p.Opponent()].words[m.Line()-1]
		}
		if !sees(e, word, old) {
			continue
		}
		w, o := len(word), len(old)
		swing := w*w + o*o
		if out { // it is only announced
			swing = 0
		}
		value := swing + jarnacPoints + 2*(w-o)
		if free == 1 && !out {
			then := standing(&b.options, lead+swing, jarnacs+1)
			if then < 1 && !(answer && then > now) {
				continue
			}
		} else if !answer { // there will be other turns to keep the line for
			value -= b.style.price[max(free-1, 0)]
		}
		if value > bestValue || ok && value == bestValue && word < bestWord {
			best, bestWord, bestValue, ok = m, word, value, true
		}
	}
	return best, ok
}

// burden ranks letters by how much a player wants to lose them: the hard ones most, and least those
// that lengthen most words.
var burden = [26]int{
	'A' - 'A': -3, 'B' - 'A': 3, 'C' - 'A': 1, 'D' - 'A': 1, 'E' - 'A': -5, 'F' - 'A': 4, 'G' - 'A': 3,
	'H' - 'A': 4, 'I' - 'A': -3, 'J' - 'A': 7, 'K' - 'A': 9, 'L' - 'A': 0, 'M' - 'A': 1, 'N' - 'A': -1,
	'O' - 'A': -1, 'P' - 'A': 1, 'Q' - 'A': 7, 'R' - 'A': -3, 'S' - 'A': -4, 'T' - 'A': -2, 'U' - 'A': 0,
	'V' - 'A': 4, 'W' - 'A': 10, 'X' - 'A': 7, 'Y' - 'A': 6, 'Z' - 'A': 6,
}

func burdenOf(letters string) (n int) {
	for i := range len(letters) {
		n += burden[letters[i]-'A']
	}
	return n
}

// word returns a word of one's own, or the pass.
func (b *policy) word(s *jarnac.State, mats *[2]lines, e eyes) jarnac.Move {
	own := &mats[s.Turn()]
	if b.style.hasty {
		if word, ok := b.newWord(s, own, e); ok {
			return jarnac.Place(word)
		}
	}
	if m, ok := b.extension(s, own, e); ok {
		b.stuck = false
		return m
	}
	if !b.style.hasty {
		if word, ok := b.newWord(s, own, e); ok {
			return jarnac.Place(word)
		}
	}
	return jarnac.Pass()
}

// extension returns a transformation. One letter is better than several, since each word
// earns a draw whatever it adds (classic/example-steps), and then that on the longest word,
// where the points are. Between equals those go that rid one of the hardest letters.
func (b *policy) extension(s *jarnac.State, own *lines, e eyes) (jarnac.Move, bool) {
	rack := s.Rack(s.Turn())
	if m, ok := b.longer(rack, own, e, 1, 1); ok { // mostly there is one, and these are found fast
		return m, true
	}
	return b.longer(rack, own, e, 2, b.options.MaxLength-1)
}

// longer returns the best transformation by least to most letters.
func (b *policy) longer(rack bag.Bag, own *lines, e eyes, least, most int) (best jarnac.Move, ok bool) {
	letters, known := lettersOf(rack), b.growth != nil && e.Keen()
	most = min(most, rack.Len()) // and fewer with each better word
	if e.added > 0 {
		most = min(most, e.added) // the others it would not see
	}
	var bestWord, bestFormer string
	var bestValue int
	for n := b.options.MaxLength - least; n > 0 && least <= most; n-- {
		if ok && least == most {
			break // the others are shorter
		}
		for i, former := range own.words {
			if len(former) != n {
				continue
			}
			var word string
			switch {
			case !known:
				word = b.lengthen(former, rack, e, least, min(n+most, b.options.MaxLength)-n)
			case most == 1:
				word = b.growth.longerByOne(former, letters)
			default:
				word = b.growth.longer(b, former, rack)
			}
			more := len(word) - n
			if word == "" || more > most || more == most && n < len(bestFormer) {
				continue
			}
			value := burdenOf(word) - burdenOf(former)
			if !ok || more < most || value > bestValue || value == bestValue && word < bestWord {
				best, ok, most = jarnac.Extend(i+1, word), true, more
				bestWord, bestFormer, bestValue = word, former, value
			}
		}
	}
	return best, ok
}

// lengthen returns the best word that can be made of former and least to most letters of a rack, or "".
func (b *policy) lengthen(former string, rack bag.Bag, e eyes, least, most int) (best string) {
	n, kept := len(former), burdenOf(former)
	q := lexicon.Query{
		Base: former, Rack: rack, Min: max(n+least, b.options.MinLength), Max: n + most,
		Classes: b.classes, NoSharedEntry: b.options.NoChaining,
	}
	for _, house := range [...]bool{false, true} { // which is asked of each word only if it refuses the best
		bestValue := 0
		best = ""
		for word := range b.rules.Lexicon().Find(q) {
			if best != "" && len(word) > len(best) {
				continue
			}
			value := burdenOf(word) - kept
			better := best == "" || len(word) < len(best) || value > bestValue || value == bestValue && word < best
			if better && sees(e, word, former) && (!house || b.rules.CheckMade(word, former) == nil) {
				best, bestValue = word, value
			}
		}
		if best == "" || house || b.rules.CheckMade(best, former) == nil {
			break
		}
	}
	return best
}

// A wordLetters is a word with which a line can be opened.
type wordLetters struct {
	word    string
	letters bag.Bag
	set     uint32 // of the letters
}

// within reports whether o has all the letters of c, and so can be made of it.
func (c *wordLetters) within(o *wordLetters) bool {
	return c.set&^o.set == 0 && o.letters.Contains(c.letters)
}

// newWord returns the word with which one of the free lines is opened: not the longest, but the
// first step of a way there.
func (b *policy) newWord(s *jarnac.State, own *lines, e eyes) (string, bool) {
	if b.stuck = own.free == 0; b.stuck {
		return "", false
	}
	p := s.Turn()
	var goal, step string
	if b.growth != nil && e.Keen() {
		goal, step = b.growth.newWord(b, s)
	} else {
		goal, step = b.open(s, e)
	}
	if b.stuck = goal == ""; b.stuck {
		return "", false
	}
	if own.free == 1 { // a full mat ends the game, so it has to be won
		lead := leadOf(s, p) + len(goal)*len(goal)
		then := standing(&b.options, lead, jarnacsOf(s, p))
		return goal, then > 0 || then == 0 && b.style.hasty
	}
	if len(goal) < min(b.style.least[own.free-1], b.options.MaxLength) {
		return "", false
	}
	if e.direct {
		return goal, true
	}
	return step, true
}

// open returns the best new word of the player on turn, and the first step of a way there; or "".
func (b *policy) open(s *jarnac.State, e eyes) (word, step string) {
	var goal wordLetters
	best := 0
	b.words = s.AppendWordsOn(b.words[:0], s.Turn(), 0)
	b.seen = b.seen[:0]
	for _, word := range b.words {
		if !sees(e, word, "") {
			continue
		}
		letters := bag.Of([]byte(word))
		c := wordLetters{word, letters, lettersOf(letters)}
		b.seen = append(b.seen, c)
		if value := 1000 + 20*len(word) + burdenOf(word); value > best || value == best && word < goal.word {
			goal, best = c, value
		}
	}
	if best == 0 {
		return "", ""
	}
	return goal.word, b.step(goal)
}

// step returns the shortest word from which one can go on to goal, and of those the one from
// which one can go on to most others.
func (b *policy) step(goal wordLetters) string {
	best, bestOthers := goal.word, -1
	for i := range b.seen {
		c := &b.seen[i]
		if len(c.word) >= len(goal.word) || len(c.word) > len(best) || !c.within(&goal) {
			continue
		}
		if b.options.NoChaining && b.rules.Lexicon().ShareEntry(c.word, goal.word, b.classes) {
			continue
		}
		others := 0
		for j := range b.seen {
			if o := &b.seen[j]; len(o.word) > len(c.word) && c.within(o) {
				others++
			}
		}
		if len(c.word) < len(best) || others > bestOthers || others == bestOthers && c.word < best {
			best, bestOthers = c.word, others
		}
	}
	return best
}

// swap returns a swap of letters, where the rack has seized up.
func (b *policy) swap(s *jarnac.State) (jarnac.Move, bool) {
	rack := s.Rack(s.Turn())
	n, size := rack.Len(), b.options.SwapSize
	if n <= size || s.BagLen() < size {
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
	if 6*vowels > n && 6*(n-vowels) > n && load < 5*n && n < 7 {
		return jarnac.Move{}, false
	}
	var aside [8]byte
	for i := range size {
		aside[i] = worst(&count, 5*vowels > 3*(n-i))
		if isVowel(aside[i]) {
			vowels--
		}
		count[aside[i]-'A']--
	}
	return jarnac.Swap(string(aside[:size])), true
}

// worst returns the letter of a rack that one parts with most gladly: of the vowels where there
// are too many, else of the consonants, what is hardest to place or there twice.
func worst(count *[26]int, tooManyVowels bool) (letter byte) {
	best := -1000
	for i, k := range count {
		if k == 0 {
			continue
		}
		c := 'A' + byte(i)
		value := burden[i] + 4*(k-1)
		if isVowel(c) == tooManyVowels {
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
