package jarnac

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// Check reports why p cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it. What cannot be done on
// the table is found before what is wrong in the dictionary. A Draw or Swap
// must be completed.
//
// It allocates nothing for a legal move.
func (s State) Check(p Player, m Move) error {
	if v := s.check(p, m); v != nil {
		return v
	}
	return nil
}

// Each of the functions below returns nil or the first violation that it finds.

func (s *State) check(p Player, m Move) *rulebook.Violation {
	switch {
	case !p.valid():
		return refuse(m, rulebook.OfficialTurnOrder, noPlayer)
	case m.kind == KindFlag:
		return s.checkFlag(p, m)
	case s.phase == Over:
		return refuse(m, rulebook.OfficialTurnOrder, gameOver)
	case m.kind == KindResign:
		return nil
	case m.kind == KindContest || m.kind == KindContestJarnac:
		return s.checkContest(p, m)
	case p != s.turn:
		return refuse(m, rulebook.OfficialTurnOrder, notOnTurn, s.turn.String())
	case m.kind == KindLetGo && s.phase != Answer:
		return refuse(m, rulebook.OfficialTurnOrder, notLastWord)
	case s.phase == Answer && m.kind != KindLetGo && (m.kind != KindJarnac || !s.lastChance()):
		return s.refuseInAnswer(m)
	case s.mats[p].out && m.kind != KindPass && m.kind != KindJarnac && m.kind != KindLetGo:
		return refuse(m, rulebook.OfficialTimeOut, outOfTime)
	}
	switch m.kind {
	case KindDraw:
		return s.checkDraw(m)
	case KindSwap:
		return s.checkSwap(m)
	case KindPass:
		if s.mayPass() {
			return nil
		}
		return s.refuseBeforeDraw(m)
	case KindLay, KindExtend:
		if !s.mayPlay() {
			return s.refuseBeforeDraw(m)
		}
		return s.checkPlay(m, p)
	case KindJarnac:
		return s.checkJarnac(m)
	case KindLetGo:
		return nil
	}
	return refuse(m, rulebook.OfficialTurnOrder, noMove)
}

// checkContest finds whether p may contest now, and for a Jarnac in the same
// breath whether there is a hand to say it with.
func (s *State) checkContest(p Player, m Move) *rulebook.Violation {
	w := &s.window
	switch {
	case w.n == 0:
		return refuse(m, rulebook.OfficialContestWindow, notOpen)
	case p == w.author:
		return refuse(m, rulebook.OfficialContestWho, ownWord)
	case !s.inQuestion():
		return refuse(m, rulebook.OfficialContestOnce, contestedOnce)
	case m.kind == KindContest:
		return nil
	case !isWord(m.text) || len(m.text) > maxVoid:
		return refuse(m, s.rules.cite(citeReference), notWordLetters)
	case s.barred:
		return refuse(m, rulebook.OfficialTimeFlagContest, barredBreath)
	}
	// Whether the hand passes is found as if all words in question were bad.
	upheld := *s
	upheld.uphold(int(w.tested))
	if upheld.phase == Over || upheld.turn != p || !upheld.mayCall() {
		return refuse(m, rulebook.OfficialContestWithJarnacVoid, noBreath)
	}
	bad := s.firstBad()
	if bad < 0 {
		return nil // and the Jarnac is void
	}
	upheld = *s
	upheld.uphold(bad)
	return upheld.checkJarnac(m)
}

func (s *State) checkFlag(p Player, m Move) *rulebook.Violation {
	switch {
	case s.phase == Over && s.end.isLastWord():
		return refuse(m, rulebook.ClassicEndFlag, flagAfterEnd)
	case s.phase == Over:
		return refuse(m, rulebook.OfficialTurnOrder, gameOver)
	case s.mats[p].out:
		return refuse(m, rulebook.OfficialTimeOut, outAlready)
	}
	return nil
}

func (s *State) checkDraw(m Move) *rulebook.Violation {
	due, clause := s.due(), s.rules.citeDue(s.dueNow())
	switch {
	case s.phase == Playing:
		return refuse(m, rulebook.OfficialTurnBonusDraw, noDrawDue)
	case due == 0:
		return refuse(m, rulebook.OfficialTurnEmptyBag, bagIsEmpty)
	case m.Count() != due:
		return refuse(m, clause, drawCount, due, m.Count())
	case !m.Completed():
		return refuse(m, clause, drawMissing)
	}
	if drawn, err := bag.Parse(m.text); err != nil || !s.bag.Contains(drawn) {
		return refuse(m, s.rules.cite(citeBag), drawNotInBag, letters(quoted(m.text)))
	}
	return nil
}

func (s *State) checkSwap(m Move) *rulebook.Violation {
	clause := s.rules.cite(citeSwap)
	own := &s.mats[s.turn]
	switch {
	case s.phase != Handover:
		return refuse(m, clause, swapNotNow)
	case !own.drawn:
		return refuse(m, rulebook.OfficialHandoverSwapFirst, swapFirstTurn)
	case len(m.Aside()) != swapSize:
		return refuse(m, clause, swapCount, swapSize, len(m.Aside()))
	}
	if aside, err := bag.Parse(m.Aside()); err != nil || !own.rack.Contains(aside) {
		return refuse(m, clause, swapRack, letters(m.Aside()))
	}
	draws := s.swapDraws()
	switch {
	case s.bag.Len() < swapSize:
		return refuse(m, rulebook.OfficialHandoverSwapBag, swapBag, swapSize, s.bag.Len())
	case !m.Completed():
		return refuse(m, clause, drawMissing)
	case len(m.Drawn()) != draws:
		return refuse(m, s.citeSwapCount(), swapDrawn, draws, len(m.Drawn()))
	}
	if drawn, err := bag.Parse(m.Drawn()); err != nil || !s.bag.Contains(drawn) {
		return refuse(m, clause, swapNotInBag, letters(m.Drawn()))
	}
	return nil
}

// refuseBeforeDraw says what comes before a word or a pass.
func (s *State) refuseBeforeDraw(m Move) *rulebook.Violation {
	if s.phase == Bonus {
		return refuse(m, rulebook.OfficialTurnBonusCompulsory, drawBonus)
	}
	return refuse(m, rulebook.OfficialHandoverDrawFirst, drawFirst)
}

// refuseInAnswer says what alone can be done at the end of a game.
func (s *State) refuseInAnswer(m Move) *rulebook.Violation {
	switch {
	case s.lastChance():
		return refuse(m, s.rules.citeLastChance(), onlyJarnac)
	case s.end == endSecondFlag:
		return refuse(m, rulebook.OfficialTimeSecondFlag, onlyContest)
	case s.end == endByOut:
		return refuse(m, rulebook.OfficialTimeOutRoom, onlyContest)
	}
	return refuse(m, rulebook.ClassicEndContest, onlyContest)
}

func (s *State) checkJarnac(m Move) *rulebook.Violation {
	switch {
	case s.phase != Handover && s.phase != Answer:
		return refuse(m, rulebook.OfficialHandoverChoice, jarnacNotNow)
	case s.barred:
		return refuse(m, rulebook.OfficialTimeFlag, jarnacBarred)
	case !s.mayCall():
		return refuse(m, s.citeCalls(), jarnacUsed, s.mostCalls())
	case s.free(s.turn) < 0 && !s.mats[s.turn].out:
		return refuse(m, rulebook.OfficialHandoverRoom, jarnacNoRoom)
	case s.final > 0 && m.line == int16(s.final):
		return s.checkLongerWord(m)
	}
	return s.checkPlay(m, s.turn.Opponent())
}

// checkPlay finds whether owner, the player on turn or, for a Jarnac, the
// opponent, could play m on their own mat.
func (s *State) checkPlay(m Move, owner Player) *rulebook.Violation {
	own := &s.mats[owner]
	if m.kind == KindLay || m.kind != KindExtend && m.line == 0 {
		if v := s.checkShape(m); v != nil {
			return v
		}
		switch {
		case s.free(owner) >= 0:
		case m.kind == KindLay:
			return refuse(m, rulebook.OfficialMatLines, matFull)
		default:
			return refuse(m, rulebook.OfficialHandoverRoomForLoser, jarnacNoRoom2)
		}
		if !own.rack.Contains(pack(m.text).letters()) {
			return s.refuseLetters(m, own, rulebook.OfficialTurnNewWord, notNewWord)
		}
		return s.checkWord(m, 0)
	}
	if m.line < 1 || int(m.line) > s.lines() {
		return refuse(m, rulebook.OfficialMatLines, noLine, s.lines())
	}
	old := own.lines[m.line-1]
	if old == 0 {
		return refuse(m, rulebook.OfficialTurnExtend, lineEmpty, int(m.line))
	}
	if v := s.checkShape(m); v != nil {
		return v
	}
	added, ok := pack(m.text).letters().Minus(old.letters())
	switch {
	case !ok:
		return refuse(m, rulebook.OfficialTurnKeepLetters, keepAll, old.String())
	case added.Len() == 0:
		return refuse(m, rulebook.OfficialTurnExtend, nothingNew, old.String())
	case !own.rack.Contains(added):
		return s.refuseLetters(m, own, rulebook.OfficialTurnExtend, notInRack)
	}
	return s.checkWord(m, old)
}

// refuseLetters cites c for letters that the player lacks, and for a Jarnac
// that the opponent could not have played the word.
func (s *State) refuseLetters(m Move, own *mat, c rulebook.Clause, format string) *rulebook.Violation {
	if m.kind != KindLay && m.kind != KindExtend {
		c, format = rulebook.OfficialHandoverJarnac, jarnacLetters
	}
	return refuse(m, c, format, letters(own.rack.String()))
}

// checkLongerWord finds whether m takes the place of the word that filled the
// opponent's mat (classic-competition/last-jarnac-letters).
func (s *State) checkLongerWord(m Move) *rulebook.Violation {
	if v := s.checkShape(m); v != nil {
		return v
	}
	own := &s.mats[s.turn.Opponent()]
	last := own.lines[s.final-1]
	switch {
	case !own.rack.Plus(last.letters()).Contains(pack(m.text).letters()):
		return refuse(m, rulebook.ClassicCompetitionLastJarnacLetters, longerLetters, last.String(), letters(own.rack.String()))
	case len(m.text) <= last.len():
		return refuse(m, rulebook.ClassicCompetitionLastJarnacLetters, longerNotMore, last.String())
	}
	return s.checkWord(m, 0)
}

// checkShape finds whether the word has the letters and the length of a word.
func (s *State) checkShape(m Move) *rulebook.Violation {
	o := &s.rules.options
	switch {
	case len(m.text) < o.MinLength:
		return refuse(m, s.rules.cite(citeTooShort), tooShort, o.MinLength)
	case len(m.text) > o.MaxLength:
		return refuse(m, s.rules.cite(citeTooLong), tooLong, o.MaxLength)
	case !isWord(m.text):
		return refuse(m, s.rules.cite(citeReference), notWordLetters)
	}
	return nil
}

// checkWord finds whether the dictionary and the formula admit the word of m,
// made of the word old, or of none. Under OnContest nobody has asked yet.
func (s *State) checkWord(m Move, old word) *rulebook.Violation {
	if s.rules.options.Validation == OnContest {
		return nil
	}
	var buf [maxPacked]byte
	if f := s.rules.fault(m.text, string(old.appendTo(buf[:0]))); f.clause != "" {
		return refuse(m, f.clause, f.format, f.args(old)...)
	}
	return nil
}

func refuse(m Move, c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrases.Violation(c, quoted(m.String()), quoted(m.Word()), format, args...)
}

// quoted is s as an error quotes it: whole, but cut where a Move is longer than any that
// can be read.
func quoted(s string) string {
	if len(s) > maxToken {
		return excerpt.Of(s)
	}
	return s
}

// letters is some letters as a phrase shows them.
type letters string

// Localize is the letters, or the word for none.
func (l letters) Localize(tag language.Tag) string {
	if l != "" {
		return string(l)
	}
	return phrases.Sprintf(tag, noLetters)
}
