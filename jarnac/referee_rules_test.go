package jarnac_test

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A fault is one reason why a move is illegal, and the one clause that it is put down to.
type fault struct {
	clause  rulebook.Clause
	lexical bool
}

// faults is a list of them as it grows.
type faults []fault

func (f *faults) mechanical(c rulebook.Clause) { *f = append(*f, fault{c, false}) }
func (f *faults) lexical(c rulebook.Clause)    { *f = append(*f, fault{c, true}) }

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
		f.lexical(r.reference())
	case !r.good(r.book.words[i]):
		if free := (&referee{r.Options, r.book}); r.NoConjugations {
			free.NoConjugations = false
			if free.good(r.book.words[i]) {
				f.lexical(r.of(law.OfficialWordsConjugations, law.OfficialWordsConjugations, law.ClassicCompetitionWords))
				break
			}
		}
		f.lexical(r.of(law.OfficialWordsClasses, law.ClassicWords))
	case binds && r.NoChaining && r.chained(old, w):
		f.lexical(r.of(law.OfficialWordsSameEntry, law.OfficialWordsSameEntry, law.ClassicCompetitionSameEntry))
	}
}

// length finds fault with words that are too short or too long.
func (r *referee) length(f *faults, w string) {
	if len(w) < r.MinLength {
		f.mechanical(r.of(law.OfficialMatLength, law.ClassicLength))
	}
	if len(w) > r.MaxLength {
		f.mechanical(r.of(law.OfficialMatLength, law.ClassicLengthCap))
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
		f = slices.DeleteFunc(f, func(f fault) bool { return f.lexical })
	}
	return f
}

// faults is all that is wrong with the move m of p, the dictionary asked at once.
func (r *referee) faults(t *table, p jarnac.Player, m jarnac.Move) (f faults) {
	switch {
	case p > jarnac.B:
		f.mechanical(law.OfficialTurnOrder)
		return f
	case t.phase == jarnac.Over && m.Kind() == jarnac.KindFlag:
		return afterTheEnd(t)
	case t.phase == jarnac.Over && m.Kind() == jarnac.KindJarnac && byLastWord(t.ends):
		f.mechanical(t.ends)
		return f
	case t.phase == jarnac.Over:
		f.mechanical(law.OfficialTurnOrder)
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
	}
	if p != t.turn {
		f.mechanical(law.OfficialTurnOrder)
		return f
	}
	if t.phase == jarnac.Answer && m.Kind() != jarnac.KindLetGo &&
		(m.Kind() != jarnac.KindJarnac || t.answer != lastChance && t.answer != lastWord) {
		if m.Kind() == jarnac.KindJarnac && t.answer == beforeCount { // too late
			f.mechanical(t.ends)
		} else {
			f.mechanical(t.answering())
		}
		return f
	}
	if t.out[p] && !mayStill(t, m) {
		f.mechanical(law.OfficialTimeOut)
		return f
	}
	emptyBag := t.bag.len() == 0
	// Words, and the pass, wait for the draw.
	atPlay := func() {
		switch {
		case t.phase == jarnac.Playing, t.phase == jarnac.Handover && emptyBag:
		case t.out[p] && m.Kind() == jarnac.KindPass && t.phase == jarnac.Handover:
		case t.phase == jarnac.Handover && !t.begun[p]: // the box has the first draw alone before the first word
			f.mechanical(r.of(law.OfficialHandoverDrawFirst, law.ClassicFirstDraw))
		case t.phase == jarnac.Handover:
			f.mechanical(r.of(law.OfficialHandoverDrawFirst, law.ClassicDraw))
		case t.phase == jarnac.Bonus:
			f.mechanical(law.OfficialTurnBonusCompulsory)
		}
	}
	// The line that a word is to be made on, and the word there.
	onLine := func(of jarnac.Player) (old string, ok bool) {
		switch {
		case m.Line() < 1 || m.Line() > r.Lines:
			f.mechanical(law.OfficialMatLines)
			return "", false
		case t.lines[of][m.Line()-1] == "":
			f.mechanical(r.extend())
			return "", false
		}
		return t.lines[of][m.Line()-1], true
	}
	// A new word, of a rack alone.
	fresh := func(of jarnac.Player) {
		if t.full(of) && of == p {
			f.mechanical(law.OfficialMatLines)
		}
		if r.misspelt(&f, m.Word()) {
			return
		}
		switch has := t.rack[of].has(lettersOf(m.Word())); {
		case !has && of == p:
			f.mechanical(r.of(law.OfficialTurnNewWord, law.ClassicNewWord))
		case !has: // the opponent could not have laid it
			f.mechanical(r.take())
		}
		r.word(&f, m.Word(), "", false)
	}
	// A word made of another one, by adding letters of the rack.
	made := func(of jarnac.Player) {
		old, ok := onLine(of)
		if !ok || r.misspelt(&f, m.Word()) {
			return
		}
		was, is := lettersOf(old), lettersOf(m.Word())
		switch added := is.minus(was); {
		case !is.has(was):
			f.mechanical(r.of(law.OfficialTurnKeepLetters, law.ClassicKeepLetters))
		case is == was:
			f.mechanical(r.extend())
		case t.rack[of].has(added):
		case of == p:
			f.mechanical(r.extend())
		case t.last != 0: // an earlier line, lengthened with letters of the rack alone
			f.mechanical(law.ClassicCompetitionLastJarnacLengthen)
		default:
			f.mechanical(r.take())
		}
		r.word(&f, m.Word(), old, true)
	}

	switch m.Kind() {
	case jarnac.KindDraw:
		switch {
		case t.phase == jarnac.Playing:
			f.mechanical(r.of(law.OfficialTurnBonusDraw, law.ClassicBonusDraw))
			return f
		case emptyBag:
			f.mechanical(law.OfficialTurnEmptyBag)
			return f
		}
		why := r.dueBy(t)
		if t.phase == jarnac.Handover && t.did && len(m.Drawn()) == t.due()+1 {
			why = law.OfficialHandoverNoBonus // a Jarnac, and no letter for it
		}
		if !m.Completed() || len(m.Drawn()) != t.due() {
			f.mechanical(why)
		}
		if m.Drawn() != "" && (!spelt(m.Drawn()) || !t.bag.has(lettersOf(m.Drawn()))) {
			f.mechanical(r.of(law.OfficialMatBag, law.ClassicBag))
		}

	case jarnac.KindSwap:
		swap := r.of(law.OfficialHandoverSwap, law.ClassicDraw)
		switch {
		case t.phase != jarnac.Handover:
			f.mechanical(swap)
		case !t.begun[p]:
			f.mechanical(law.OfficialHandoverSwapFirst)
		case t.bag.len() < t.size:
			f.mechanical(law.OfficialHandoverSwapBag)
		}
		if t.size == 0 || len(m.Aside()) != t.size || !spelt(m.Aside()) || !t.rack[p].has(lettersOf(m.Aside())) {
			f.mechanical(swap)
		}
		if !m.Completed() || len(m.Drawn()) != t.swapped() {
			switch owed := len(t.owed[p]); {
			case !m.Completed() || owed == 0:
				f.mechanical(swap)
			case t.bag.len() < t.size+owed: // the fourth is missing
				f.mechanical(law.OfficialHandoverSwapBag)
			case owed > 1:
				f.mechanical(law.OfficialContestAddsUp)
			default:
				f.mechanical(r.contesting(law.OfficialContestSwapReturns))
			}
		}
		if m.Drawn() != "" && (!spelt(m.Drawn()) || !t.bag.has(lettersOf(m.Drawn()))) {
			why := r.of(law.OfficialMatBag, law.ClassicBag)
			if spelt(m.Drawn()) && spelt(m.Aside()) && t.bag.plus(lettersOf(m.Aside())).has(lettersOf(m.Drawn())) {
				why = swap // what is set aside does not come back
			}
			f.mechanical(why)
		}

	case jarnac.KindPlace:
		atPlay()
		fresh(p)

	case jarnac.KindExtend:
		atPlay()
		made(p)

	case jarnac.KindJarnac:
		victim := p.Opponent()
		switch {
		case t.phase != jarnac.Handover && t.phase != jarnac.Answer:
			f.mechanical(r.of(law.OfficialHandoverChoice, law.ClassicJarnac))
		case r.Jarnacs == 0: // there is none in this game, whatever else bars it
			f.mechanical(law.OfficialHandoverOne)
		case t.barred:
			f.mechanical(law.OfficialTimeFlag)
		case t.spent:
			f.mechanical(law.ClassicCompetitionLastJarnacOne)
		case t.calls < r.Jarnacs:
		case t.wasted:
			f.mechanical(law.ClassicContestJarnac)
		case r.Jarnacs > 1:
			f.mechanical(law.ClassicDouble)
		default:
			f.mechanical(law.OfficialHandoverOne)
		}
		if t.full(p) && !t.out[p] { // official/time/out-room
			f.mechanical(law.OfficialHandoverRoom)
		}
		switch {
		case m.Line() == 0:
			if t.full(victim) {
				f.mechanical(law.OfficialHandoverRoomForLoser)
			}
			fresh(victim)
		case t.answer == lastWord && m.Line() == t.last:
			// A longer word of the last one's letters and the rack's.
			old := t.lines[victim][t.last-1]
			if r.misspelt(&f, m.Word()) {
				return f
			}
			if !t.rack[victim].plus(lettersOf(old)).has(lettersOf(m.Word())) || len(m.Word()) <= len(old) {
				f.mechanical(law.ClassicCompetitionLastJarnacLetters)
			}
			r.word(&f, m.Word(), old, false)
		default:
			made(victim)
		}
	case jarnac.KindPass:
		atPlay()

	case jarnac.KindLetGo:
		if t.phase != jarnac.Answer {
			f.mechanical(law.OfficialTurnOrder)
		}

	default: // no move at all
		f.mechanical(law.OfficialTurnOrder)
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
	f.mechanical(r.reference())
	return true
}
