package jarnac

import (
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// Check reports why p cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it, the first in the order
// that is told there. A Draw or Swap must be completed, unless its letters are [Options].Unseen.
//
// It allocates nothing for a legal move.
func (s State) Check(p Player, m Move) error {
	var pl plan
	if v := s.check(p, &m, &pl); v != nil {
		return v
	}
	return nil
}

// Each of the functions below returns nil, with what it found out in the plan, or the
// first violation.

func (s *State) check(p Player, m *Move, pl *plan) *rulebook.Violation {
	switch {
	case !p.valid():
		return refuse(m, law.OfficialTurnOrder, phrase.NoPlayer)
	case m.kind == KindFlag:
		return s.checkFlag(p, m)
	case s.phase == Over && m.kind == KindJarnac && s.end.isLastWord():
		return refuse(m, endClauses[s.end], jarnacTooLate)
	case s.phase == Over:
		return refuse(m, law.OfficialTurnOrder, phrase.GameOver)
	case m.kind == KindResign:
		return nil
	case m.kind == KindContest || m.kind == KindContestJarnac:
		return s.checkContest(p, m, pl)
	case m.kind == KindNone:
		return refuse(m, law.OfficialTurnOrder, phrase.NoMove)
	case m.kind == KindSwap && s.rules.options.SwapSize == 0:
		return refuse(m, s.rules.cite(citeSwap), swapNever)
	case m.kind == KindJarnac && s.rules.options.Jarnacs == 0:
		return refuse(m, law.OfficialHandoverOne, jarnacNever)
	case p != s.turn:
		return refuse(m, law.OfficialTurnOrder, phrase.OtherOnTurn, s.turn.String())
	case s.phase == Answer && m.kind != KindLetGo && (m.kind != KindJarnac || !s.lastChance()):
		return s.refuseInAnswer(m)
	case s.mats[p].out && m.kind != KindPass && m.kind != KindJarnac && m.kind != KindLetGo:
		return refuse(m, law.OfficialTimeOut, outOfTime)
	}
	switch m.kind {
	case KindDraw:
		return s.checkDraw(m, pl)
	case KindSwap:
		return s.checkSwap(m, pl)
	case KindPass:
		if s.mayPass() {
			return nil
		}
		return s.refuseBeforeDraw(m)
	case KindPlace, KindExtend:
		if !s.mayPlay() {
			return s.refuseBeforeDraw(m)
		}
		return s.checkPlay(m, pl, p)
	case KindJarnac:
		return s.checkJarnac(m, pl)
	}
	if s.phase != Answer {
		return refuse(m, law.OfficialTurnOrder, phrase.NothingToLetGo)
	}
	return nil
}

// checkContest finds whether p may contest now, and for a Jarnac in the same
// breath whether there is a hand to say it with.
func (s *State) checkContest(p Player, m *Move, pl *plan) *rulebook.Violation {
	w := &s.window
	switch {
	case s.rules.options.Validation == Strict:
		return refuse(m, law.OfficialContestStrict, phrase.ContestsNone)
	case w.lapsed:
		return refuse(m, law.OfficialContestWindowEmpty, phrase.NoWordOpen)
	case w.n == 0 && !w.stands:
		return refuse(m, s.rules.cite(citeWindow), phrase.NoWordOpen)
	case p == w.author:
		return refuse(m, s.rules.cite(citeWho), phrase.OwnWord)
	case w.n == 0:
		return refuse(m, law.OfficialContestOnce, contestedOnce)
	case m.kind == KindContest:
	case s.barred:
		return refuse(m, law.OfficialTimeFlagContest, barredBreath)
	case !s.passesJarnac(p):
		return refuse(m, law.OfficialContestWithJarnacVoid, noBreath)
	case !m.isWord():
		return refuse(m, s.rules.cite(citeReference), notWordLetters)
	}
	bad, why := s.firstBad()
	pl.bad, pl.why = int8(bad), why
	if bad < 0 || m.kind == KindContest {
		return nil // and the Jarnac is void
	}
	upheld := *s
	upheld.uphold(bad)
	return upheld.checkJarnac(m, pl)
}

func (s *State) checkFlag(p Player, m *Move) *rulebook.Violation {
	switch {
	case s.phase == Over && s.end.isLastWord():
		return refuse(m, law.ClassicEndFlag, flagAfterEnd)
	case s.phase == Over:
		return refuse(m, law.OfficialTurnOrder, phrase.GameOver)
	case s.mats[p].out:
		return refuse(m, law.OfficialTimeOut, outAlready)
	case s.window.announced():
		return refuse(m, law.OfficialTimeOutRoom, flagWaits)
	}
	return nil
}

func (s *State) checkDraw(m *Move, pl *plan) *rulebook.Violation {
	due, clause := s.due(), s.citeDue()
	switch {
	case s.phase == Playing:
		return refuse(m, s.rules.cite(citeBonusDraw), phrase.NoLetterDue)
	case due == 0:
		return refuse(m, law.OfficialTurnEmptyBag, bagIsEmpty)
	case int(m.n) != due:
		return phrase.Remedied(refuse(m, clause, phrase.LettersDue, due, int(m.n)), phrase.Miscounted(due, int(m.n)))
	case !m.given && s.rules.options.Unseen:
		pl.letters = unknown(due)
		return nil
	case !m.given && !pl.decision:
		return refuse(m, clause, drawMissing)
	}
	if pl.letters = m.drawn(); !s.bag.Contains(pl.letters) {
		return refuse(m, s.rules.cite(citeBag), phrase.NotInBag, phrase.Letters(s.bag.Missing(pl.letters).String()))
	}
	return nil
}

func (s *State) checkSwap(m *Move, pl *plan) *rulebook.Violation {
	clause, size := s.rules.cite(citeSwap), s.rules.options.SwapSize
	own := &s.mats[s.turn]
	switch {
	case s.phase != Handover:
		return refuse(m, clause, swapNotNow)
	case !own.drawn:
		return refuse(m, s.rules.cite(citeSwapFirst), swapFirstTurn)
	case s.bagLen() < size:
		return refuse(m, law.OfficialHandoverSwapBag, swapBag, size, s.bagLen())
	case own.rack.Len() < size:
		return refuse(m, clause, swapShort, size, own.rack.Len())
	case m.n > textLen:
		return refuse(m, clause, swapMore, size)
	case int(m.n) != size:
		return refuse(m, clause, swapCount, size, int(m.n))
	}
	if isWord(m.text[:size]) || s.rules.options.Unseen && isRack(string(m.text[:size])) {
		pl.aside = bag.Of(m.text[:size])
	}
	switch {
	case pl.aside.Len() == 0:
		return refuse(m, clause, notWordLetters)
	case !s.holds(s.turn, pl.aside):
		return refuse(m, clause, swapRack, phrase.Letters(own.rack.Missing(pl.aside).String()))
	}
	draws := s.swapDraws()
	switch {
	case !m.given && s.rules.options.Unseen:
		pl.letters = unknown(draws)
		return nil
	case !m.given && !pl.decision:
		return refuse(m, clause, drawMissing)
	case m.given && m.came() != draws:
		return phrase.Remedied(refuse(m, s.citeSwapCount(), swapDrawn, draws, m.came()), phrase.Miscounted(draws, m.came()))
	}
	if pl.letters = m.drawn(); !s.bag.Contains(pl.letters) {
		if !s.bag.Plus(pl.aside).Contains(pl.letters) {
			clause = s.rules.cite(citeBag)
		}
		return refuse(m, clause, swapNotInBag, phrase.Letters(s.bag.Missing(pl.letters).String()))
	}
	return nil
}

// refuseBeforeDraw says what comes before a word or a pass.
func (s *State) refuseBeforeDraw(m *Move) *rulebook.Violation {
	clause, says, asDraw := s.citeDrawFirst(), drawOnly, drawOnlyAs
	switch {
	case s.May(s.turn, KindSwap):
		says, asDraw = drawFirst, drawFirstAs
	case s.phase == Bonus:
		clause, says, asDraw = law.OfficialTurnBonusCompulsory, drawBonus, drawBonusAs
	}
	remedy := law.RemedyDrawForgotten
	if m.kind == KindPass {
		remedy = law.RemedyPassWithoutDraw
	}
	if m.kind != KindPlace || int(m.n) != s.due() || !m.isWord() || !s.bag.Contains(bag.Of(m.text[:m.n])) {
		return phrase.Remedied(refuse(m, clause, says), remedy)
	}
	v := refuse(m, clause, asDraw, "+"+m.Word())
	if int(m.n) >= s.rules.options.MinLength && s.mats[s.turn].rack.Contains(bag.Of(m.text[:m.n])) { // it may be a word
		v.Remedy = remedy
	}
	return v
}

// refuseInAnswer says what alone can be done at the end of a game.
func (s *State) refuseInAnswer(m *Move) *rulebook.Violation {
	switch {
	case s.lastChance():
		return refuse(m, s.rules.citeLastChance(), onlyJarnac)
	case s.end == endSecondFlag:
		return refuse(m, law.OfficialTimeSecondFlag, onlyContest)
	case s.end == endByOut:
		return refuse(m, law.OfficialTimeOutRoom, onlyAnswer)
	case m.kind == KindJarnac:
		return refuse(m, endClauses[s.end], jarnacTooLate)
	}
	return refuse(m, law.ClassicEndContest, onlyContest)
}

func (s *State) checkJarnac(m *Move, pl *plan) *rulebook.Violation {
	free, announced := s.free(s.turn), s.mats[s.turn].out
	switch {
	case s.phase != Handover && s.phase != Answer:
		return refuse(m, s.rules.cite(citeChoice), jarnacNotNow)
	case s.barred:
		return refuse(m, law.OfficialTimeFlag, jarnacBarred)
	case !s.mayCall():
		return refuse(m, s.citeCalls(), jarnacUsed, s.mostCalls())
	case free < 0 && !announced:
		return refuse(m, law.OfficialHandoverRoom, jarnacNoRoom)
	}
	if !announced {
		pl.line = int8(free + 1)
	}
	if s.final > 0 && m.line == int16(s.final) {
		return s.checkLongerWord(m, pl)
	}
	return s.checkPlay(m, pl, s.turn.Opponent())
}

// checkPlay finds whether owner, the player on turn or, for a Jarnac, the
// opponent, could play m on their own mat.
func (s *State) checkPlay(m *Move, pl *plan, owner Player) *rulebook.Violation {
	own := &s.mats[owner]
	jarnac := m.kind != KindPlace && m.kind != KindExtend
	if m.kind == KindPlace || jarnac && m.line == 0 {
		free := s.free(owner)
		switch {
		case free >= 0:
		case jarnac:
			return refuse(m, law.OfficialHandoverRoomForLoser, jarnacNoRoom2)
		default:
			return refuse(m, s.rules.cite(citeLines), matFull)
		}
		if v := s.checkShape(m); v != nil {
			return v
		}
		if !jarnac {
			pl.line = int8(free + 1)
		}
		pl.word = m.word()
		if pl.letters = bag.Of(m.text[:m.n]); !s.holds(owner, pl.letters) {
			return s.refuseLetters(m, own, s.rules.cite(citeNewWord), notNewWord)
		}
		return s.checkWord(m, pl, 0)
	}
	if m.line < 1 || int(m.line) > s.lines() {
		return refuse(m, s.rules.cite(citeLines), noLine, s.lines())
	}
	old := own.lines[m.line-1]
	switch free := s.free(owner) + 1; {
	case old != 0:
	case jarnac || int(m.line) == free:
		return refuse(m, s.rules.cite(citeExtend), lineEmpty, int(m.line))
	default:
		return refuse(m, s.rules.cite(citeNewWord), lineNotFirst, int(m.line), free)
	}
	if v := s.checkShape(m); v != nil {
		return v
	}
	if jarnac {
		pl.from = int8(m.line)
	} else {
		pl.line = int8(m.line)
	}
	pl.word, pl.former = m.word(), old
	added, ok := bag.Of(m.text[:m.n]).Minus(old.letters())
	pl.letters = added
	switch {
	case !ok:
		return s.rules.refuseLost(m, old.String())
	case added.Len() == 0:
		return refuse(m, s.rules.cite(citeExtend), nothingNew, old.String())
	case !s.holds(owner, added):
		return s.refuseLetters(m, own, s.rules.cite(citeExtend), notInRack)
	}
	return s.checkWord(m, pl, old)
}

// refuseLetters cites c for letters that the player lacks, and for a Jarnac
// that the opponent could not have played the word.
func (s *State) refuseLetters(m *Move, own *mat, c rulebook.Clause, format string) *rulebook.Violation {
	if m.kind != KindPlace && m.kind != KindExtend {
		c, format = s.rules.cite(citePlayable), jarnacLetters
		if s.final > 0 {
			c = law.ClassicCompetitionLastJarnacLengthen
		}
	}
	v := refuse(m, c, format, letters(own.rack.String()))
	if format == jarnacLetters && m.line == 0 && own.extends(bag.Of(m.text[:m.n])) {
		v.Remedy = law.RemedyJarnacLine
	}
	return v
}

// extends reports whether a word of these letters can be made of a line by adding letters of the rack.
func (own *mat) extends(made bag.Bag) bool {
	return slices.ContainsFunc(own.lines[:], func(old word) bool {
		added, ok := made.Minus(old.letters())
		return old != 0 && ok && added.Len() > 0 && own.rack.Contains(added)
	})
}

// checkLongerWord finds whether m takes the place of the word that filled the
// opponent's mat (classic-competition/last-jarnac-letters).
func (s *State) checkLongerWord(m *Move, pl *plan) *rulebook.Violation {
	if v := s.checkShape(m); v != nil {
		return v
	}
	own := &s.mats[s.turn.Opponent()]
	last := own.lines[s.final-1]
	pl.letters = bag.Of(m.text[:m.n])
	switch {
	case !s.holds(s.turn.Opponent(), last.letters().Missing(pl.letters)):
		return refuse(m, law.ClassicCompetitionLastJarnacLetters, longerLetters, last.String(), letters(own.rack.String()))
	case int(m.n) <= last.len():
		return refuse(m, law.ClassicCompetitionLastJarnacLetters, longerNotMore, last.String())
	}
	pl.word, pl.former, pl.from, pl.last = m.word(), last, int8(m.line), true
	return s.checkWord(m, pl, 0)
}

// checkShape finds whether the word has the letters and the length of a word.
func (s *State) checkShape(m *Move) *rulebook.Violation {
	o := &s.rules.options
	switch {
	case int(m.n) < o.MinLength:
		return refuse(m, s.rules.cite(citeTooShort), tooShort, o.MinLength)
	case int(m.n) > o.MaxLength:
		return refuse(m, s.rules.cite(citeTooLong), tooLong, o.MaxLength)
	case !isWord(m.text[:m.n]):
		return refuse(m, s.rules.cite(citeReference), notWordLetters)
	}
	return nil
}

// checkWord finds whether the dictionary and the formula admit the word of m,
// made of the word old, or of none. Under OnContest nobody has asked yet.
func (s *State) checkWord(m *Move, pl *plan, old word) *rulebook.Violation {
	if s.rules.options.Validation == OnContest || pl.good {
		return nil
	}
	var buf [maxPacked]byte
	if f := s.rules.fault(string(m.text[:m.n]), string(old.appendTo(buf[:0]))); f.clause != "" {
		return refuse(m, f.clause, f.format, s.rules.args(f, string(m.text[:m.n]), old)...)
	}
	return nil
}

func refuse(m *Move, c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrase.Remedied(phrases.Violation(c, m.String(), m.Word(), format, args...), remedyOf(m.kind, format))
}

// letters is some letters as a phrase shows them.
type letters string

// Localize returns the letters, or the word for none.
func (l letters) Localize(tag language.Tag) string {
	if l != "" {
		return string(l)
	}
	return phrases.Sprintf(tag, noLetters)
}
