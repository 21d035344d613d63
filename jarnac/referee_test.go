package jarnac_test

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// The referee rules on Jarnac by the letter of the rulebook, slowly. It shares
// nothing with the package but the names of things: mats are slices of strings,
// letters are counted in arrays, and the list of what a player may do is made by
// trying every word of the lexicon on every line. It asks the lexicon only
// what the words are and how each is read.
//
// What it refuses (referee_rules_test.go), what a move does (referee_play_test.go),
// what is in question (referee_contest_test.go) and what a fallen flag means
// (referee_time_test.go) stand in files of their own.
//
// Two shortcuts are taken, both plain. A word whose letters are not all among
// those at hand, or that lacks a letter of the word it is to be made of, is
// passed over by a set of its letters before the letters are counted. And the
// words are sorted by length, so that those too long or too short are skipped.

// letters is a count for each letter from A to Z.
type letters [26]int

func lettersOf(s string) letters {
	var l letters
	for i := range len(s) {
		l[s[i]-'A']++
	}
	return l
}

func lettersIn(b bag.Bag) letters {
	var l letters
	for i := range l {
		l[i] = b.Count('A' + byte(i))
	}
	return l
}

// has reports whether every letter of o is in l, as often as in o.
func (l letters) has(o letters) bool {
	for i, n := range o {
		if l[i] < n {
			return false
		}
	}
	return true
}

func (l letters) plus(o letters) letters {
	for i, n := range o {
		l[i] += n
	}
	return l
}

// minus is l without the letters of o, below zero where they are not in l.
func (l letters) minus(o letters) letters {
	for i, n := range o {
		l[i] -= n
	}
	return l
}

func (l letters) len() (total int) {
	for _, n := range l {
		total += n
	}
	return total
}

func (l letters) String() string {
	var b strings.Builder
	for i, n := range l {
		for range n {
			b.WriteByte('A' + byte(i))
		}
	}
	return b.String()
}

// set is a bit for each letter that is there at all.
func (l letters) set() (set uint32) {
	for i, n := range l {
		if n > 0 {
			set |= 1 << i
		}
	}
	return set
}

// A wordbook is the words of a lexicon as the referee reads them.
type wordbook struct {
	words  []entry  // by length
	sets   []uint32 // the letters of each word, without their number
	number map[string]int
}

type entry struct {
	text     string
	letters  letters
	readings []lexicon.Reading
}

func newWordbook(l *lexicon.Lexicon) *wordbook {
	b := &wordbook{number: map[string]int{}}
	for w := range l.Words() {
		if len(w) <= 9 {
			b.words = append(b.words, entry{w, lettersOf(w), l.AppendReadings(nil, w)})
		}
	}
	slices.SortStableFunc(b.words, func(x, y entry) int { return len(x.text) - len(y.text) })
	for i, e := range b.words {
		b.number[e.text] = i
		b.sets = append(b.sets, e.letters.set())
	}
	return b
}

// from is the place of the first word of n letters or more.
func (b *wordbook) from(n int) int {
	i, _ := slices.BinarySearchFunc(b.words, n, func(e entry, n int) int { return len(e.text) - n })
	return i
}

// A referee applies one set of options.
type referee struct {
	jarnac.Options
	book *wordbook
}

// A table is a position, as it lies before the referee.
type table struct {
	strict      bool // no bad word can be laid
	first, size int  // the letters of a first draw, and of a swap
	bag         letters
	rack        [2]letters
	lines       [2][]string
	jarnacs     [2]int
	begun       [2]bool // the first draw is made

	turn   jarnac.Player
	phase  jarnac.Phase
	answer question // in the phase of that name: to what
	calls  int      // Jarnacs at this handover
	wasted bool     // one of them was bad
	did    bool     // a word was laid or taken in this turn, and not undone
	idle   int      // turns in a row that ended with an empty bag and no word
	last   int      // in the answer to a last word: its line; else 0
	spent  bool     // the one Jarnac against the last word was said
	barred bool     // no Jarnac at this handover, by a fallen flag
	number int      // of handovers, to tell one from another

	open    []laid      // the words in question, as they were laid
	tested  int         // how many of them, from the first, were found good
	lapsed  bool        // the last of them was open until a pass from an empty bag
	endedBy jarnac.Kind // how the turn ended in which they were laid: pass, flag, or not yet

	out    [2]bool // of time
	points [2]int  // given by contests
	// owed holds the letters that contests add to the next draw or swap, each with its cause.
	owed [2][]rulebook.Clause

	ends     rulebook.Clause // what ends the game, or will
	resigned bool
	loser    jarnac.Player // who resigned
}

const noKind = jarnac.Kind(0)

// A question is what a player has to answer before the game is over.
type question int

const (
	noQuestion  question = iota
	lastChance           // the opponent passed with a full mat
	lastWord             // the opponent laid the word that gives the right to a last Jarnac
	beforeCount          // a word ends the game, and may be contested
	announced            // a player out of time has announced a Jarnac
	lastFlag             // both flags have fallen, and a word may be contested
)

func (r *referee) start(first jarnac.Player) *table {
	return &table{
		strict: r.Validation == jarnac.Strict,
		first:  r.FirstDraw,
		size:   r.SwapSize,
		bag:    lettersIn(r.Bag),
		lines:  [2][]string{make([]string, r.Lines), make([]string, r.Lines)},
		turn:   first,
		phase:  jarnac.Handover,
	}
}

func (t *table) copy() *table {
	c := *t
	c.lines = [2][]string{slices.Clone(t.lines[0]), slices.Clone(t.lines[1])}
	return &c
}

// free is the index of the first free line, or -1.
func (t *table) free(p jarnac.Player) int { return slices.Index(t.lines[p], "") }

func (t *table) full(p jarnac.Player) bool { return t.free(p) < 0 }

// due is the number of letters to be drawn now.
func (t *table) due() int {
	return min(t.earned(), t.bag.len()) // from a short bag one draws what there is
}

// earned is the number of letters that a bag with enough of them would give now.
func (t *table) earned() int {
	extra := len(t.owed[t.turn])
	switch {
	case t.out[t.turn]:
		return 0
	case t.phase == jarnac.Handover && !t.begun[t.turn]:
		return t.first + extra
	case t.phase == jarnac.Handover, t.phase == jarnac.Bonus:
		return 1 + extra
	}
	return 0
}

// dueBy is the clause by which letters are to be drawn now.
func (r *referee) dueBy(t *table) rulebook.Clause {
	p := t.turn
	switch owed := t.owed[p]; {
	case t.earned() > t.bag.len():
		return law.OfficialTurnEmptyBag
	case t.phase == jarnac.Handover && !t.begun[p] && len(owed) > 0:
		return law.OfficialContestFirstDraw
	case t.phase == jarnac.Handover && !t.begun[p]:
		return r.of(law.OfficialTurnFirstDraw, law.ClassicFirstDraw)
	case len(owed) > 1:
		return law.OfficialContestAddsUp
	case len(owed) == 1:
		return owed[0]
	case t.phase == jarnac.Bonus:
		return r.of(law.OfficialTurnBonusDraw, law.ClassicBonusDraw)
	}
	return r.of(law.OfficialHandoverAfter, law.ClassicDraw)
}

// of is the clause of the official rules, or that of the box where the game is the box's: of the
// competition form of the box last, where that says more.
func (r *referee) of(official, box rulebook.Clause, competition ...rulebook.Clause) rulebook.Clause {
	switch {
	case r.Edition == jarnac.Edition2012:
		return official
	case r.Edition == jarnac.EditionTournaments && len(competition) > 0:
		return competition[0]
	}
	return box
}

// swapBy is the clause by which so many letters come in a swap.
func (r *referee) swapBy(t *table) rulebook.Clause {
	switch owed := len(t.owed[t.turn]); {
	case owed == 0:
		return r.of(law.OfficialHandoverSwap, law.ClassicDraw)
	case t.bag.len() < t.size+owed: // what contests add is missing, or a part of it
		return law.OfficialHandoverSwapBag
	case owed > 1:
		return law.OfficialContestAddsUp
	}
	return r.contesting(law.OfficialContestSwapReturns)
}

// swapped is the number of letters that come in a swap.
func (t *table) swapped() int { return min(t.size+len(t.owed[t.turn]), t.bag.len()) }

func (t *table) scores() (scores [2]int) {
	for p := range t.lines {
		for _, w := range t.lines[p] {
			scores[p] += len(w) * len(w)
		}
		scores[p] += t.points[p]
	}
	return scores
}

// all is every letter of the game, wherever it is.
func (t *table) all() letters {
	all := t.bag
	for p := range t.lines {
		all = all.plus(t.rack[p])
		for _, w := range t.lines[p] {
			all = all.plus(lettersOf(w))
		}
	}
	return all
}
