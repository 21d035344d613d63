package jarnac_test

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// faults is all that is wrong with a move, each with its place in the order of refusals and the
// one clause that it is put down to.
type faults = gametest.Faults

// lexical reports whether a fault is found in the dictionary or under the formula.
func lexical(f gametest.Fault) bool { return f.Order == gametest.Dictionary }

// admitted reports whether a reading is of a class that the formula admits.
func (r *referee) admitted(reading lexicon.Reading) bool {
	if r.NoConjugations && reading.Class == lexicon.Finite {
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
	r.length(f, w)
	i, known := r.book.number[w]
	switch {
	case !known:
		f.Add(gametest.Dictionary, r.reference())
	case !r.good(r.book.words[i]):
		if free := (&referee{r.Options, r.book}); r.NoConjugations {
			free.NoConjugations = false
			if free.good(r.book.words[i]) {
				f.Add(gametest.Dictionary, r.of(law.OfficialWordsConjugations, law.OfficialWordsConjugations, law.ClassicCompetitionWords))
				break
			}
		}
		f.Add(gametest.Dictionary, r.of(law.OfficialWordsClasses, law.ClassicWords))
	case binds && r.NoChaining && r.chained(old, w):
		f.Add(gametest.Dictionary, r.of(law.OfficialWordsSameEntry, law.OfficialWordsSameEntry, law.ClassicCompetitionSameEntry))
	}
}

// length finds fault with words that are too short or too long.
func (r *referee) length(f *faults, w string) {
	if len(w) < r.MinLength {
		f.Add(gametest.Count, r.of(law.OfficialMatLength, law.ClassicLength))
	}
	if len(w) > r.MaxLength {
		f.Add(gametest.Count, r.of(law.OfficialMatLength, law.ClassicLengthCap))
	}
}

// reference is the clause that says in which dictionary a word has to be.
func (r *referee) reference() rulebook.Clause {
	return r.of(law.OfficialWordsReference, law.ClassicWords, law.ClassicCompetitionWords)
}

// extend is the clause that says how a word is made of another one, and take the one that says
// that a Jarnac takes what its owner could have laid.
func (r *referee) extend() rulebook.Clause {
	return r.of(law.OfficialTurnExtend, law.ClassicExtend)
}

func (r *referee) take() rulebook.Clause {
	return r.of(law.OfficialHandoverJarnac, law.ClassicJarnac)
}

func spelt(w string) bool { return w != "" && strings.Trim(w, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" }

// rule is all that is wrong with the move m of p; nothing when it is legal. What
// is wrong in the dictionary or under the formula is only found on a contest,
// where words are judged so.
func (r *referee) rule(t *table, p jarnac.Player, m jarnac.Move) faults {
	f := r.faults(t, p, m)
	if r.Validation == jarnac.OnContest {
		f = slices.DeleteFunc(f, lexical)
	}
	return f
}

// faults is all that is wrong with the move m of p, the dictionary asked at once.
func (r *referee) faults(t *table, p jarnac.Player, m jarnac.Move) (f faults) {
	if p > jarnac.B {
		f.Add(gametest.NoPlayer, law.OfficialTurnOrder)
		return f
	}
	if t.phase == jarnac.Over {
		f.Add(gametest.IsOver, afterTheEnd(t, m))
		return f
	}
	switch m.Kind() {
	case jarnac.KindResign: // at any time (official/turn/resign)
		return nil
	case jarnac.KindFlag:
		return flagFaults(t, p)
	case jarnac.KindContest:
		return r.contestFaults(t, p)
	case jarnac.KindContestJarnac:
		return r.contestJarnacFaults(t, p, m)
	case jarnac.KindDraw:
		f = r.drawFaults(t, p, m)
	case jarnac.KindSwap:
		f = r.swapFaults(t, p, m)
	case jarnac.KindPlace:
		r.early(&f, t, p, m)
		r.fresh(&f, t, p, p, m)
	case jarnac.KindExtend:
		r.early(&f, t, p, m)
		r.remade(&f, t, p, p, m)
	case jarnac.KindJarnac:
		f = r.jarnacFaults(t, p, m)
	case jarnac.KindPass:
		r.early(&f, t, p, m)
	case jarnac.KindLetGo:
		if t.phase != jarnac.Answer {
			f.Add(gametest.NoObject, law.OfficialTurnOrder)
		}
	default: // no move at all
		f.Add(gametest.NoMove, law.OfficialTurnOrder)
	}
	if p != t.turn {
		f.Add(gametest.NotOnTurn, law.OfficialTurnOrder)
	}
	if t.phase == jarnac.Answer && m.Kind() != jarnac.KindLetGo &&
		(m.Kind() != jarnac.KindJarnac || t.answer != lastChance && t.answer != lastWord) {
		if m.Kind() == jarnac.KindJarnac && t.answer == beforeCount { // too late
			f.Add(gametest.Answer, t.ends)
		} else {
			f.Add(gametest.Answer, t.answering())
		}
	}
	if t.out[p] && !mayStill(t, m) {
		f.Add(gametest.TimeOut, law.OfficialTimeOut)
	}
	return f
}

// early finds that a word or a pass comes before the draw.
func (r *referee) early(f *faults, t *table, p jarnac.Player, m jarnac.Move) {
	switch {
	case t.phase == jarnac.Playing, t.phase == jarnac.Handover && t.bag.len() == 0:
	case t.out[p] && m.Kind() == jarnac.KindPass && t.phase == jarnac.Handover:
	case t.phase == jarnac.Handover && !t.begun[p]: // the box has the first draw alone before the first word
		f.Add(gametest.Moment, r.of(law.OfficialHandoverDrawFirst, law.ClassicFirstDraw))
	case t.phase == jarnac.Handover:
		f.Add(gametest.Moment, r.of(law.OfficialHandoverDrawFirst, law.ClassicDraw))
	case t.phase == jarnac.Bonus:
		f.Add(gametest.Moment, law.OfficialTurnBonusCompulsory)
	}
}

// fresh finds what is wrong with a new word of p, made of the rack of one of the two alone.
func (r *referee) fresh(f *faults, t *table, p, of jarnac.Player, m jarnac.Move) {
	switch {
	case t.full(of) && of == p:
		f.Add(gametest.NoRoom, r.of(law.OfficialMatLines, law.ClassicMat))
	case t.full(of): // the opponent could not have laid it
		f.Add(gametest.NoPlace, law.OfficialHandoverRoomForLoser)
	}
	if r.misspelt(f, m.Word()) {
		return
	}
	switch has := t.rack[of].has(lettersOf(m.Word())); {
	case !has && of == p:
		f.Add(gametest.Rack, r.of(law.OfficialTurnNewWord, law.ClassicNewWord))
	case !has:
		f.Add(gametest.Rack, r.take())
	}
	r.word(f, m.Word(), "", false)
}

// remade finds what is wrong with a word of p, made of one of the two's by adding letters of the
// rack.
func (r *referee) remade(f *faults, t *table, p, of jarnac.Player, m jarnac.Move) {
	old := ""
	switch {
	case m.Line() < 1 || m.Line() > r.Lines:
		f.Add(gametest.NoPlace, r.of(law.OfficialMatLines, law.ClassicMat))
	case t.lines[of][m.Line()-1] == "" && of == p && slices.Index(t.lines[p], "") != m.Line()-1:
		f.Add(gametest.NoPlace, r.of(law.OfficialTurnNewWord, law.ClassicNewWord)) // the first free line is another
	case t.lines[of][m.Line()-1] == "":
		f.Add(gametest.NoPlace, r.extend())
	default:
		old = t.lines[of][m.Line()-1]
	}
	if r.misspelt(f, m.Word()) || old == "" {
		return
	}
	was, is := lettersOf(old), lettersOf(m.Word())
	lost, added := was, is.minus(was)
	for i := range lost {
		lost[i], added[i] = max(0, was[i]-is[i]), max(0, added[i])
	}
	switch {
	case lost.len() > 0:
		f.Add(gametest.OnBoard, r.of(law.OfficialTurnKeepLetters, law.ClassicKeepLetters))
	case added.len() == 0:
		f.Add(gametest.OnBoard, r.extend())
	}
	switch {
	case t.rack[of].has(added):
	case of == p:
		f.Add(gametest.Rack, r.extend())
	case t.last != 0: // an earlier line, lengthened with letters of the rack alone
		f.Add(gametest.Rack, law.ClassicCompetitionLastJarnacLengthen)
	default:
		f.Add(gametest.Rack, r.take())
	}
	r.word(f, m.Word(), old, true)
}

// longer finds what is wrong with a word that p makes of the last word's letters and the
// opponent's rack.
func (r *referee) longer(f *faults, t *table, p jarnac.Player, m jarnac.Move) {
	old := t.lines[p.Opponent()][t.last-1]
	if r.misspelt(f, m.Word()) {
		return
	}
	if !t.rack[p.Opponent()].plus(lettersOf(old)).has(lettersOf(m.Word())) || len(m.Word()) <= len(old) {
		f.Add(gametest.Rack, law.ClassicCompetitionLastJarnacLetters)
	}
	r.word(f, m.Word(), old, false)
}

func (r *referee) drawFaults(t *table, p jarnac.Player, m jarnac.Move) (f faults) {
	if t.phase == jarnac.Playing { // there was one, and it is made
		f.Add(gametest.Moment, r.of(law.OfficialTurnBonusDraw, law.ClassicBonusDraw))
	}
	if t.bag.len() == 0 {
		f.Add(gametest.NoObject, law.OfficialTurnEmptyBag)
	}
	if t.phase == jarnac.Handover || t.phase == jarnac.Bonus {
		if !m.Completed() || len(m.Drawn()) != t.due() {
			f.Add(gametest.Drawn, r.dueBy(t))
		}
	}
	if m.Drawn() != "" && (!spelt(m.Drawn()) || !t.bag.has(lettersOf(m.Drawn()))) {
		f.Add(gametest.Bag, r.of(law.OfficialMatBag, law.ClassicBag))
	}
	return f
}

func (r *referee) swapFaults(t *table, p jarnac.Player, m jarnac.Move) (f faults) {
	swap := r.of(law.OfficialHandoverSwap, law.ClassicDraw)
	if t.size == 0 {
		f.Add(gametest.NoMove, swap)
	}
	if t.phase != jarnac.Handover {
		f.Add(gametest.Moment, swap)
	}
	if !t.begun[p] { // the rack is empty
		f.Add(gametest.NoObject, r.of(law.OfficialHandoverSwapFirst, law.ClassicDraw))
	}
	if t.bag.len() < t.size {
		f.Add(gametest.UsedUp, law.OfficialHandoverSwapBag)
	}
	if len(m.Aside()) != t.size {
		f.Add(gametest.Count, swap)
	}
	if !spelt(m.Aside()) || !t.rack[p].has(lettersOf(m.Aside())) {
		f.Add(gametest.Rack, swap)
	}
	if !m.Completed() || len(m.Drawn()) != t.swapped() {
		why := swap
		if m.Completed() {
			why = r.swapBy(t)
		}
		f.Add(gametest.Drawn, why)
	}
	if m.Drawn() != "" && (!spelt(m.Drawn()) || !t.bag.has(lettersOf(m.Drawn()))) {
		why := r.of(law.OfficialMatBag, law.ClassicBag)
		if spelt(m.Drawn()) && spelt(m.Aside()) && t.bag.plus(lettersOf(m.Aside())).has(lettersOf(m.Drawn())) {
			why = swap // what is set aside does not come back
		}
		f.Add(gametest.Bag, why)
	}
	return f
}

func (r *referee) jarnacFaults(t *table, p jarnac.Player, m jarnac.Move) (f faults) {
	if r.Jarnacs == 0 {
		f.Add(gametest.NoMove, law.OfficialHandoverOne)
	}
	if t.phase != jarnac.Handover && t.phase != jarnac.Answer {
		f.Add(gametest.Moment, r.of(law.OfficialHandoverChoice, law.ClassicJarnac))
	}
	switch { // why no more of them may be said at this handover
	case t.barred:
		f.Add(gametest.UsedUp, law.OfficialTimeFlag)
	case t.spent:
		f.Add(gametest.UsedUp, law.ClassicCompetitionLastJarnacOne)
	case t.calls < r.Jarnacs:
	case t.wasted:
		f.Add(gametest.UsedUp, law.ClassicContestJarnac)
	case r.Jarnacs > 1:
		f.Add(gametest.UsedUp, law.ClassicDouble)
	default:
		f.Add(gametest.UsedUp, law.OfficialHandoverOne)
	}
	if t.full(p) && !t.out[p] { // official/time/out-room
		f.Add(gametest.NoRoom, law.OfficialHandoverRoom)
	}
	switch {
	case m.Line() == 0:
		r.fresh(&f, t, p, p.Opponent(), m)
	case t.answer == lastWord && m.Line() == t.last:
		r.longer(&f, t, p, m)
	default:
		r.remade(&f, t, p, p.Opponent(), m)
	}
	return f
}

// byLastWord reports whether a game ends by this clause with the word that fills a mat.
func byLastWord(end rulebook.Clause) bool {
	switch end {
	case law.ClassicEnd, law.ClassicEndJarnac, law.ClassicCompetitionLastJarnac:
		return true
	}
	return false
}

// answering is what keeps a player from anything but the answer that is due.
func (t *table) answering() rulebook.Clause {
	switch t.answer {
	case lastChance:
		return law.OfficialEndLastLine
	case lastWord:
		return law.ClassicCompetitionLastJarnac
	case beforeCount:
		return law.ClassicEndContest
	case announced:
		return law.OfficialTimeOutRoom
	}
	return law.OfficialTimeSecondFlag
}

// misspelt finds fault with what is not even written in letters.
func (r *referee) misspelt(f *faults, w string) bool {
	if spelt(w) {
		return false
	}
	r.length(f, w)
	f.Add(gametest.Spelling, r.reference())
	return true
}
