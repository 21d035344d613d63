package jarnac_test

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// The referee rules on Jarnac by the letter of the rulebook, slowly. It shares
// nothing with the package but the names of things: mats are slices of strings,
// letters are counted in arrays, and the list of what a player may do is made by
// trying every word of the lexicon on every line. Of the lexicon it asks only
// what the words are and how each is read.
//
// What is in question (referee_contest_test.go) and what a fallen flag means
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
	bag     letters
	rack    [2]letters
	lines   [2][]string
	jarnacs [2]int
	begun   [2]bool // the first draw is made

	turn   jarnac.Player
	phase  jarnac.Phase
	answer question // in the phase of that name: to what
	calls  int      // Jarnacs at this handover
	did    bool     // a word was laid or taken in this turn, and not undone
	idle   int      // turns in a row that ended with an empty bag and no word
	last   int      // in the answer to a last word: its line; else 0
	spent  bool     // the one Jarnac against the last word was said
	barred bool     // no Jarnac at this handover, by a fallen flag
	number int      // of handovers, to tell one from another

	open    []laid      // the words in question, as they were laid
	tested  int         // how many of them, from the first, were found good
	endedBy jarnac.Kind // how the turn ended in which they were laid: pass, flag, or not yet

	out    [2]bool // of time
	points [2]int  // given by contests
	extra  [2]int  // letters that contests add to the next draw or swap

	ends     []rulebook.Clause // what the end, or the one to come, may be put down to
	resigned bool
	loser    jarnac.Player // who resigned
}

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
		bag:   lettersIn(r.Bag),
		lines: [2][]string{make([]string, r.Lines), make([]string, r.Lines)},
		turn:  first,
		phase: jarnac.Handover,
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
	extra := t.extra[t.turn]
	switch {
	case t.out[t.turn]:
		return 0
	case t.phase == jarnac.Handover && !t.begun[t.turn]:
		return min(6+extra, t.bag.len())
	case t.phase == jarnac.Handover, t.phase == jarnac.Bonus:
		return min(1+extra, t.bag.len())
	}
	return 0
}

// swapped is the number of letters that come for three in a swap.
func (t *table) swapped() int { return min(3+t.extra[t.turn], t.bag.len()) }

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

// A fault is one reason why a move is illegal, and the clauses that it may be
// put down to: several where more than one text says so.
type fault struct {
	clauses []rulebook.Clause
	lexical bool
}

// faults is a list of them as it grows.
type faults []fault

func (f *faults) mechanical(clauses ...rulebook.Clause) { *f = append(*f, fault{clauses, false}) }
func (f *faults) lexical(clauses ...rulebook.Clause)    { *f = append(*f, fault{clauses, true}) }

// admitted reports whether a reading is of a class that the formula admits.
func (r *referee) admitted(reading lexicon.Reading) bool {
	if r.Formula&jarnac.WithoutConjugations != 0 && reading.Class == lexicon.Finite {
		return false
	}
	return !r.Excluded.Has(reading.Class)
}

// good reports whether a word is in the dictionary and one of its readings is
// admitted. A word that nobody has read has nothing against it.
func (r *referee) good(e entry) bool {
	return len(e.readings) == 0 || slices.ContainsFunc(e.readings, r.admitted)
}

// chained reports whether old and new share an entry in readings that are
// admitted (official/words/same-entry-readings).
func (r *referee) chained(old, new string) bool {
	i, ok := r.book.number[old]
	if !ok {
		return false
	}
	e := r.book.words[r.book.number[new]]
	for _, x := range r.book.words[i].readings {
		for _, y := range e.readings {
			if r.admitted(x) && r.admitted(y) && x.Entry == y.Entry {
				return true
			}
		}
	}
	return false
}

// word finds what is wrong with w in itself, when it is made of old, or of
// nothing but a rack when old is "". Chaining binds the transformation of a word.
func (r *referee) word(f *faults, w, old string, binds bool) {
	if len(w) < r.MinLength {
		f.mechanical(rulebook.OfficialMatLength, rulebook.ClassicLength)
	}
	if len(w) > r.MaxLength {
		f.mechanical(rulebook.OfficialMatLength, rulebook.ClassicLengthCap)
	}
	i, known := r.book.number[w]
	switch {
	case !known:
		f.lexical(rulebook.OfficialWordsReference, rulebook.ClassicWords, rulebook.ClassicCompetitionWords)
	case !r.good(r.book.words[i]):
		if free := (&referee{r.Options, r.book}); r.Formula&jarnac.WithoutConjugations != 0 {
			free.Formula = 0
			if free.good(r.book.words[i]) {
				f.lexical(rulebook.OfficialWordsConjugations, rulebook.ClassicCompetitionWords)
				break
			}
		}
		f.lexical(rulebook.OfficialWordsClasses, rulebook.ClassicWords)
	case binds && r.Formula&jarnac.WithoutChaining != 0 && r.chained(old, w):
		f.lexical(rulebook.OfficialWordsSameEntry, rulebook.OfficialWordsSameEntryReadings, rulebook.ClassicCompetitionSameEntry)
	}
}

func spelt(w string) bool { return w != "" && strings.Trim(w, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" }

// rule is all that is wrong with the move m of p; nothing when it is legal. What
// is wrong in the dictionary or under the formula is only found on a contest,
// where words are judged so.
func (r *referee) rule(t *table, p jarnac.Player, m jarnac.Move) faults {
	f := r.faults(t, p, m)
	if r.Validation == jarnac.OnContest {
		f = slices.DeleteFunc(f, func(f fault) bool { return f.lexical })
	}
	return f
}

// faults is all that is wrong with the move m of p, the dictionary asked at once.
func (r *referee) faults(t *table, p jarnac.Player, m jarnac.Move) (f faults) {
	switch {
	case p > jarnac.B:
		f.mechanical(rulebook.OfficialTurnOrder)
		return f
	case t.phase == jarnac.Over && m.Kind() == jarnac.KindFlag:
		return afterTheEnd(t)
	case t.phase == jarnac.Over:
		f.mechanical(rulebook.OfficialTurnOrder)
		return f
	}
	switch m.Kind() {
	case jarnac.KindResign: // at any time (official/turn/resign)
		return nil
	case jarnac.KindFlag:
		return flagFaults(t, p)
	case jarnac.KindContest:
		return contestFaults(t, p)
	case jarnac.KindContestJarnac:
		return r.contestJarnacFaults(t, p, m)
	}
	if p != t.turn {
		f.mechanical(rulebook.OfficialTurnOrder)
		return f
	}
	if t.out[p] && !mayStill(t, m) {
		f.mechanical(append(t.answering(), rulebook.OfficialTimeOut)...)
		return f
	}
	emptyBag := t.bag.len() == 0
	// Words, and the pass, wait for the draw.
	atPlay := func() {
		switch {
		case t.phase == jarnac.Playing, t.phase == jarnac.Handover && emptyBag:
		case t.out[p] && m.Kind() == jarnac.KindPass && t.phase == jarnac.Handover:
		case t.phase == jarnac.Handover:
			f.mechanical(rulebook.OfficialHandoverDrawFirst)
		case t.phase == jarnac.Bonus:
			f.mechanical(rulebook.OfficialTurnBonusCompulsory)
		default:
			f.mechanical(t.answering()...)
		}
	}
	// The line that a word is to be made on, and the word there.
	onLine := func(of jarnac.Player) (old string, ok bool) {
		switch {
		case m.Line() < 1 || m.Line() > r.Lines:
			f.mechanical(rulebook.OfficialMatLines)
			return "", false
		case t.lines[of][m.Line()-1] == "":
			f.mechanical(rulebook.OfficialTurnExtend, rulebook.OfficialMatLines)
			return "", false
		}
		return t.lines[of][m.Line()-1], true
	}
	// A new word, of a rack alone.
	fresh := func(of jarnac.Player) {
		if t.full(of) && of == p {
			f.mechanical(rulebook.OfficialMatLines)
		}
		if f.misspelt(m.Word()) {
			return
		}
		if !t.rack[of].has(lettersOf(m.Word())) {
			f.mechanical(rulebook.OfficialTurnNewWord)
		}
		r.word(&f, m.Word(), "", false)
	}
	// A word made of another one, by adding letters of the rack.
	made := func(of jarnac.Player) {
		old, ok := onLine(of)
		if !ok || f.misspelt(m.Word()) {
			return
		}
		was, is := lettersOf(old), lettersOf(m.Word())
		switch added := is.minus(was); {
		case !is.has(was):
			f.mechanical(rulebook.OfficialTurnKeepLetters, rulebook.OfficialTurnExtend)
		case is == was:
			f.mechanical(rulebook.OfficialTurnExtend)
		case !t.rack[of].has(added):
			f.mechanical(rulebook.OfficialTurnExtend)
		}
		r.word(&f, m.Word(), old, true)
	}

	switch m.Kind() {
	case jarnac.KindDraw:
		switch {
		case t.phase == jarnac.Playing || t.phase == jarnac.Answer:
			f.mechanical(append(t.answering(), rulebook.OfficialTurnOrder, rulebook.OfficialTurnBonusDraw)...)
			return f
		case emptyBag:
			f.mechanical(rulebook.OfficialTurnEmptyBag, rulebook.OfficialTurnOrder)
			return f
		}
		var why []rulebook.Clause
		switch {
		case t.phase == jarnac.Bonus:
			why = append(why, rulebook.OfficialTurnBonusDraw)
		case !t.begun[p]:
			why = append(why, rulebook.OfficialTurnFirstDraw)
		default:
			why = append(why, rulebook.OfficialHandoverAfter, rulebook.ClassicDraw)
		}
		if t.extra[p] > 0 {
			why = append(why, contestLetters...)
		}
		if t.bag.len() < 6+t.extra[p] {
			why = append(why, rulebook.OfficialTurnEmptyBag)
		}
		if !m.Completed() || len(m.Drawn()) != t.due() {
			f.mechanical(why...)
		}
		if m.Drawn() != "" && (!spelt(m.Drawn()) || !t.bag.has(lettersOf(m.Drawn()))) {
			f.mechanical(rulebook.OfficialMatBag, rulebook.ClassicBag)
		}

	case jarnac.KindSwap:
		swap := []rulebook.Clause{rulebook.OfficialHandoverSwap, rulebook.ClassicDraw}
		switch {
		case t.phase == jarnac.Bonus:
			f.mechanical(append(swap, rulebook.OfficialTurnOrder, rulebook.OfficialTurnBonusCompulsory)...)
		case t.phase != jarnac.Handover:
			f.mechanical(append(t.answering(), append(swap, rulebook.OfficialTurnOrder)...)...)
		case !t.begun[p]:
			f.mechanical(rulebook.OfficialHandoverSwapFirst)
		case t.bag.len() < 3:
			f.mechanical(rulebook.OfficialHandoverSwapBag)
		}
		if len(m.Aside()) != 3 || !spelt(m.Aside()) || !t.rack[p].has(lettersOf(m.Aside())) {
			f.mechanical(swap...)
		}
		if !m.Completed() || len(m.Drawn()) != t.swapped() {
			if t.extra[p] > 0 {
				swap = append(swap, contestLetters...)
			}
			if t.bag.len() < 3+t.extra[p] { // the fourth is missing
				swap = append(swap, rulebook.OfficialHandoverSwapBag)
			}
			f.mechanical(swap...)
		}
		if m.Drawn() != "" && (!spelt(m.Drawn()) || !t.bag.has(lettersOf(m.Drawn()))) {
			f.mechanical(append(swap, rulebook.OfficialMatBag, rulebook.ClassicBag)...)
		}

	case jarnac.KindLay:
		atPlay()
		fresh(p)

	case jarnac.KindExtend:
		atPlay()
		made(p)

	case jarnac.KindJarnac:
		victim := p.Opponent()
		switch {
		case t.phase == jarnac.Answer && t.answer != lastChance && t.answer != lastWord:
			f.mechanical(append(t.answering(), rulebook.OfficialHandoverChoice)...)
		case t.phase != jarnac.Handover && t.phase != jarnac.Answer:
			f.mechanical(rulebook.OfficialHandoverChoice, rulebook.OfficialHandoverJarnac, rulebook.OfficialTurnOrder, rulebook.OfficialTurnBonusCompulsory)
		case t.barred:
			f.mechanical(rulebook.OfficialTimeFlag)
		case t.spent:
			f.mechanical(rulebook.ClassicCompetitionLastJarnacOne)
		case t.calls >= r.Jarnacs:
			f.mechanical(rulebook.OfficialHandoverOne, rulebook.ClassicDouble)
		}
		if t.full(p) && !t.out[p] { // official/time/out-room
			f.mechanical(rulebook.OfficialHandoverRoom)
		}
		switch {
		case m.Line() == 0:
			if t.full(victim) {
				f.mechanical(rulebook.OfficialHandoverRoomForLoser)
			}
			fresh(victim)
		case t.answer == lastWord && m.Line() == t.last:
			// A longer word of the last one's letters and the rack's.
			old := t.lines[victim][t.last-1]
			if f.misspelt(m.Word()) {
				return f
			}
			if !t.rack[victim].plus(lettersOf(old)).has(lettersOf(m.Word())) || len(m.Word()) <= len(old) {
				f.mechanical(rulebook.ClassicCompetitionLastJarnacLetters)
			}
			r.word(&f, m.Word(), old, false)
		default:
			made(victim)
		}
		// What the victim could not have played may be put down to that too.
		for i := range f {
			switch {
			case f[i].lexical:
			case t.last != 0:
				f[i].clauses = append(f[i].clauses, rulebook.ClassicCompetitionLastJarnacLengthen)
				fallthrough
			case slices.Contains(f[i].clauses, rulebook.OfficialTurnNewWord), slices.Contains(f[i].clauses, rulebook.OfficialTurnExtend):
				f[i].clauses = append(f[i].clauses, rulebook.OfficialHandoverJarnac)
			}
		}

	case jarnac.KindPass:
		atPlay()

	case jarnac.KindLetGo:
		if t.phase != jarnac.Answer {
			f.mechanical(rulebook.OfficialTurnOrder, rulebook.OfficialEndLastLine, rulebook.ClassicCompetitionLastJarnac)
		}

	default: // no move at all
		f.mechanical(append(t.answering(), rulebook.OfficialTurnOrder, rulebook.OfficialEndLastLine, rulebook.ClassicCompetitionLastJarnac)...)
	}
	return f
}

// answering is what keeps a player from anything but the answer that is due.
func (t *table) answering() []rulebook.Clause {
	switch {
	case t.phase != jarnac.Answer:
		return nil
	case t.answer == lastChance:
		return []rulebook.Clause{rulebook.OfficialTurnOrder, rulebook.OfficialEndLastLine}
	case t.answer == lastWord:
		return []rulebook.Clause{rulebook.OfficialTurnOrder, rulebook.ClassicCompetitionLastJarnac, rulebook.OfficialEndLastLine}
	case t.answer == beforeCount:
		return []rulebook.Clause{rulebook.OfficialTurnOrder, rulebook.ClassicEndContest, rulebook.ClassicEnd, rulebook.ClassicEndJarnac}
	case t.answer == announced:
		return []rulebook.Clause{rulebook.OfficialTurnOrder, rulebook.OfficialTimeOutRoom}
	}
	return []rulebook.Clause{rulebook.OfficialTurnOrder, rulebook.OfficialTimeSecondFlag}
}

// misspelt finds fault with what is not even written in letters.
func (f *faults) misspelt(w string) bool {
	if spelt(w) {
		return false
	}
	f.mechanical(rulebook.OfficialWordsReference, rulebook.ClassicWords, rulebook.ClassicCompetitionWords,
		rulebook.OfficialMatLength, rulebook.ClassicLength, rulebook.ClassicLengthCap,
		rulebook.OfficialTurnNewWord, rulebook.OfficialTurnExtend)
	return true
}

// A deed is what a move did, beside the change of the table.
type deed struct {
	line, freed int
	former      string
	returned    string
	undone      []laid
	gain        gain
}

// hand gives the bag to p.
func (t *table) hand(p jarnac.Player) {
	t.turn, t.phase, t.answer = p, jarnac.Handover, noQuestion
	t.calls, t.did, t.spent, t.last, t.barred = 0, false, false, 0, false
	t.number++
}

// ask has p answer a question.
func (t *table) ask(p jarnac.Player, q question) {
	t.hand(p)
	t.phase, t.answer = jarnac.Answer, q
}

// end ends the game.
func (t *table) end(clauses ...rulebook.Clause) {
	t.phase, t.answer, t.ends = jarnac.Over, noQuestion, clauses
}

// idles counts a turn that ends, and reports whether the game ends with it
// (official/turn/empty-bag).
func (t *table) idles() bool {
	if t.bag.len() == 0 && !t.did {
		t.idle++
	} else {
		t.idle = 0
	}
	return t.idle >= 2
}

// pass ends the turn of the player on turn.
func (r *referee) pass(t *table) {
	idled := t.idles()
	switch opponent := t.turn.Opponent(); {
	case t.full(t.turn) && r.Ending == jarnac.LastChance:
		t.ask(opponent, lastChance)
	case idled:
		t.end(rulebook.OfficialTurnEmptyBag)
	default:
		t.hand(opponent)
	}
}

// lastWord ends the game with a word that fills a mat. Where the dictionary was
// not asked before, it may still be contested (classic/end-contest).
func (r *referee) lastWord(t *table, p jarnac.Player, clauses ...rulebook.Clause) {
	if r.Validation == jarnac.Strict {
		t.end(clauses...)
		return
	}
	calls := t.calls // the handover is not over
	t.ask(p.Opponent(), beforeCount)
	t.ends, t.calls = clauses, calls
}

// play is the table after a legal move.
func (r *referee) play(t *table, p jarnac.Player, m jarnac.Move) (*table, deed) {
	before := t
	t = t.copy()
	t.closeWindow(p, m)
	opponent := p.Opponent()
	var d deed
	// own is what follows a word of the player's own.
	own := func(line int) {
		t.did = true
		t.opens(before, laid{author: p, word: m.Word(), former: d.former, line: line + 1})
		switch {
		case t.full(p) && r.Ending == jarnac.LastLine:
			r.lastWord(t, p, rulebook.ClassicEnd)
		case t.full(p) && r.Ending == jarnac.LongerWord:
			t.idle = 0
			t.ask(opponent, lastWord)
			t.last = line + 1
		case t.bag.len() > 0:
			t.phase = jarnac.Bonus
		default:
			t.phase = jarnac.Playing
		}
	}
	switch m.Kind() {
	case jarnac.KindResign:
		t.end(rulebook.OfficialTurnResign)
		t.resigned, t.loser = true, p

	case jarnac.KindDraw:
		drawn := lettersOf(m.Drawn())
		t.bag, t.rack[p] = t.bag.minus(drawn), t.rack[p].plus(drawn)
		t.begun[p], t.phase, t.extra[p] = true, jarnac.Playing, 0

	case jarnac.KindSwap:
		aside, drawn := lettersOf(m.Aside()), lettersOf(m.Drawn())
		t.rack[p] = t.rack[p].minus(aside)
		t.bag, t.rack[p] = t.bag.minus(drawn), t.rack[p].plus(drawn)
		t.bag = t.bag.plus(aside)
		t.phase, t.extra[p] = jarnac.Playing, 0

	case jarnac.KindLay:
		line := t.free(p)
		t.rack[p] = t.rack[p].minus(lettersOf(m.Word()))
		t.lines[p][line] = m.Word()
		d.line = line + 1
		own(line)

	case jarnac.KindExtend:
		line := m.Line() - 1
		d.line, d.former = line+1, t.lines[p][line]
		t.rack[p] = t.rack[p].plus(lettersOf(d.former)).minus(lettersOf(m.Word()))
		t.lines[p][line] = m.Word()
		own(line)

	case jarnac.KindJarnac:
		if m.Line() > 0 {
			d.former = t.lines[opponent][m.Line()-1]
		}
		called := laid{author: p, word: m.Word(), former: d.former, from: m.Line(), jarnac: true}
		called.unchained = t.answer == lastWord && m.Line() == t.last
		if t.out[p] {
			r.announce(t, before, called)
			break
		}
		if m.Line() > 0 {
			d.freed, t.lines[opponent][m.Line()-1] = m.Line(), ""
		}
		if was, is := lettersOf(d.former), lettersOf(m.Word()); !is.has(was) {
			left := was
			for i := range left {
				left[i] = max(0, was[i]-is[i])
			}
			d.returned = left.String()
		}
		t.rack[opponent] = t.rack[opponent].plus(lettersOf(d.former)).minus(lettersOf(m.Word()))
		line := t.free(p)
		t.lines[p][line] = m.Word()
		d.line = line + 1
		called.line = d.line
		t.opens(before, called)
		t.jarnacs[p]++
		t.calls++
		t.did = true
		t.idle = 0 // no turns in a row any more
		last := t.answer == lastWord
		t.spent = last
		t.phase, t.answer, t.last = jarnac.Handover, noQuestion, 0
		switch {
		case t.full(p) && r.Ending == jarnac.LastLine:
			r.lastWord(t, p, rulebook.ClassicEndJarnac)
		case t.full(p) && r.Ending == jarnac.LongerWord && last:
			r.lastWord(t, p, rulebook.ClassicCompetitionLastJarnac, rulebook.ClassicEndJarnac)
		case t.full(p) && r.Ending == jarnac.LongerWord:
			r.lastWord(t, p, rulebook.ClassicEndJarnac)
		}

	case jarnac.KindPass:
		t.ended(p, jarnac.KindPass)
		r.pass(t)

	case jarnac.KindLetGo:
		r.accept(t)

	case jarnac.KindContest, jarnac.KindContestJarnac:
		return r.contest(t, p, m)

	case jarnac.KindFlag:
		r.flag(t, p)
	}
	return t, d
}

// decisions is all that the player on turn may decide, but to resign, each as a
// record writes it, in the order of the alphabet. Words are found by trying all
// of them.
func (r *referee) decisions(t *table) []string {
	var out []string
	p, opponent := t.turn, t.turn.Opponent()
	try := func(m jarnac.Move) {
		if len(r.faults(t, p, m)) == 0 { // a wrong word is none to choose, also where it could be laid
			out = append(out, m.String())
		}
	}
	// Those that say nothing of letters or words.
	try(jarnac.Pass())
	try(jarnac.LetGo())

	// What chance completes: some letters must do, and any will that are there.
	if inBag := t.bag.String(); inBag != "" {
		if n := t.due(); n > 0 && len(r.rule(t, p, jarnac.Draw(0).With(inBag[:n]))) == 0 {
			out = append(out, jarnac.Draw(n).String())
		}
		rack := t.rack[p].String()
		for i := range rack {
			for j := i + 1; j < len(rack); j++ {
				for k := j + 1; k < len(rack) && len(inBag) >= 3; k++ {
					swap := jarnac.Swap(string([]byte{rack[i], rack[j], rack[k]}))
					if len(r.rule(t, p, swap.With(inBag[:t.swapped()]))) == 0 {
						out = append(out, swap.String())
					}
				}
			}
		}
	}

	// each tries, as what move makes of it, every word that has the letters of
	// base and else only letters of rack; any word of both where base may be
	// broken up.
	each := func(base string, rack letters, broken bool, move func(string) jarnac.Move) {
		must, may := lettersOf(base).set(), lettersOf(base).plus(rack).set()
		if broken {
			must = 0
		}
		first := r.book.from(max(r.MinLength, len(base)+1))
		last := r.book.from(min(r.MaxLength, len(base)+rack.len()) + 1)
		for i := first; i < last; i++ {
			if set := r.book.sets[i]; set&^may == 0 && must&^set == 0 {
				try(move(r.book.words[i].text))
			}
		}
	}
	if t.phase == jarnac.Playing || t.phase == jarnac.Handover {
		each("", t.rack[p], false, jarnac.Lay)
		for i, w := range t.lines[p] {
			if w != "" {
				each(w, t.rack[p], false, func(w string) jarnac.Move { return jarnac.Extend(i+1, w) })
			}
		}
	}
	if t.phase == jarnac.Handover || t.phase == jarnac.Answer {
		each("", t.rack[opponent], false, func(w string) jarnac.Move { return jarnac.Jarnac(0, w) })
		for i, w := range t.lines[opponent] {
			if w != "" {
				each(w, t.rack[opponent], i+1 == t.last, func(w string) jarnac.Move { return jarnac.Jarnac(i+1, w) })
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out) // a choice of three letters comes up as often as its letters do
}

// outcome is who wins a game that is over: drawn, or the winner.
func (r *referee) outcome(t *table) (winner jarnac.Player, drawn bool, verdict rulebook.Clause) {
	if t.resigned {
		return t.loser.Opponent(), false, rulebook.OfficialTurnResign
	}
	scores := t.scores()
	ahead := jarnac.A
	if scores[jarnac.B] > scores[jarnac.A] {
		ahead = jarnac.B
	}
	by := scores[ahead] - scores[ahead.Opponent()]
	switch {
	case r.Scoring == jarnac.ByTotal:
		return ahead, by == 0, rulebook.ClassicWinner
	case by > 70:
		return ahead, false, rulebook.OfficialScoreMargin
	case by > 0 && t.jarnacs[ahead] > t.jarnacs[ahead.Opponent()]:
		return ahead, false, rulebook.OfficialScoreJarnacs
	}
	return jarnac.A, true, rulebook.OfficialScoreJarnacs
}
