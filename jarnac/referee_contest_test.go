package jarnac_test

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// What is in question, and what becomes of it. The referee undoes nothing: with
// each word that is laid it keeps the table as it lay before. When the word is
// bad, that table is put back, and what has happened since, which is little, is
// done again.

// A laid is a word that is open to contest.
type laid struct {
	author       jarnac.Player
	word, former string
	line         int    // of the author's mat; 0 for an announced Jarnac
	from         int    // the line of the opponent's that a Jarnac took; else 0
	jarnac       bool   // it was taken, or announced
	unchained    bool   // it took the place of the last word
	handover     int    // the number of the handover
	before       *table // as it lay before
	why          rulebook.Clause
}

// move is the move that laid the word.
func (w *laid) move() jarnac.Move {
	switch {
	case w.jarnac:
		return jarnac.Jarnac(w.from, w.word)
	case w.former != "":
		return jarnac.Extend(w.line, w.word)
	}
	return jarnac.Place(w.word)
}

// A gain is what a contest gives, a letter and ten points each with the clause of its cause.
type gain struct {
	to             jarnac.Player
	letter, points rulebook.Clause // "" for none
}

// penalty is the gain as the other player's loss.
func (g gain) penalty() (p jarnac.Penalty) {
	if g.letter != "" {
		p.Letters, p.LettersBy = 1, g.letter
	}
	if g.points != "" {
		p.Points, p.PointsBy = 10, g.points
	}
	if p != (jarnac.Penalty{}) {
		p.Against = g.to.Opponent()
	}
	return p
}

// collect gives the gain to its player.
func (g gain) collect(t *table) {
	if g.points != "" {
		t.points[g.to] += 10
	}
	if g.letter != "" {
		t.owed[g.to] = append(slices.Clone(t.owed[g.to]), g.letter)
	}
}

// closeWindow ends the question of the open words, where m of p does so. The
// author ends it by a draw, the next word or a second pass, and the opponent by anything but
// what is no act: a contest, a fallen flag.
func (t *table) closeWindow(p jarnac.Player, m jarnac.Move) {
	if len(t.open) == 0 {
		return
	}
	closes := false
	switch m.Kind() {
	case jarnac.KindContest, jarnac.KindContestJarnac, jarnac.KindFlag:
	case jarnac.KindPass: // the author's first leaves it open; one more follows only where the opponent's flag fell
		closes = p != t.open[0].author || t.endedBy == jarnac.KindPass
	case jarnac.KindJarnac: // a second one at this handover leaves the first open
		closes = p != t.open[0].author || !t.open[0].jarnac || t.open[0].handover != t.number
	default:
		closes = true
	}
	if closes {
		t.open, t.tested, t.endedBy = nil, 0, noKind
		t.lapsed = m.Kind() == jarnac.KindPass && t.bag.len() == 0 // no draw came, and the opponent acts
	}
}

// opens puts a word in question.
func (t *table) opens(before *table, w laid) {
	if t.strict { // the dictionary has spoken
		return
	}
	w.before = before.copy()
	w.before.open, w.before.tested, w.before.endedBy, w.before.lapsed = nil, 0, noKind, false
	w.handover = before.number
	t.open = append(slices.Clone(t.open), w)
	t.endedBy, t.lapsed = noKind, false
}

// ended notes how the turn of the author of the open words ended.
func (t *table) ended(p jarnac.Player, how jarnac.Kind) {
	if len(t.open) > 0 && t.open[0].author == p && t.endedBy == noKind {
		t.endedBy = how
	}
}

// untested reports whether there is something to contest.
func (t *table) untested() bool { return t.tested < len(t.open) }

// contester is who may contest, if there is something to contest.
func (t *table) contester() (jarnac.Player, bool) {
	if t.phase == jarnac.Over || !t.untested() {
		return 0, false
	}
	return t.open[0].author.Opponent(), true
}

// contesting is a clause of the official rules of contests, which are in one clause of the
// competition form of the box.
func (r *referee) contesting(official rulebook.Clause) rulebook.Clause {
	return r.of(official, official, law.ClassicCompetitionContest)
}

// contestFaults is what keeps p from contesting.
func (r *referee) contestFaults(t *table, p jarnac.Player) (f faults) {
	if t.strict {
		f.Add(gametest.NoMove, law.OfficialContestStrict)
	}
	switch {
	case t.lapsed:
		f.Add(gametest.NoObject, law.OfficialContestWindowEmpty)
	case len(t.open) == 0:
		f.Add(gametest.NoObject, r.contesting(law.OfficialContestWindow))
	default:
		if p == t.open[0].author {
			f.Add(gametest.NotOnTurn, r.contesting(law.OfficialContestWho))
		}
		if !t.untested() {
			f.Add(gametest.UsedUp, law.OfficialContestOnce)
		}
	}
	return f
}

// contestJarnacFaults is what keeps p from contesting with a Jarnac.
func (r *referee) contestJarnacFaults(t *table, p jarnac.Player, m jarnac.Move) (f faults) {
	if f = r.breathFaults(t, p, m); len(f) > 0 {
		return f
	}
	// A Jarnac after a good word is void, whatever it is.
	if bad := r.bad(t); bad < len(t.open) {
		u, _ := r.undo(t, p, bad)
		return r.rule(u, p, jarnac.Jarnac(m.Line(), m.Word()))
	}
	return nil
}

// breathFaults returns what keeps p from saying any Jarnac in one breath with a contest.
func (r *referee) breathFaults(t *table, p jarnac.Player, m jarnac.Move) (f faults) {
	if f = r.contestFaults(t, p); len(f) > 0 {
		return f
	}
	if !spelt(m.Word()) {
		f.Add(gametest.Spelling, r.reference())
	}
	// Would there be a Jarnac? The first word that is not tested yet is taken for
	// a bad one, whether it is or not.
	if u, _ := r.undo(t, p, t.tested); r.Jarnacs == 0 || u.phase == jarnac.Over || u.turn != p || u.barred ||
		u.phase != jarnac.Handover && u.phase != jarnac.Answer {
		if t.barred && t.phase == jarnac.Handover {
			f.Add(gametest.UsedUp, law.OfficialTimeFlagContest)
		} else {
			f.Add(gametest.UsedUp, law.OfficialContestWithJarnacVoid)
		}
	}
	return f
}

// wrong is why a word that lies there is bad in the dictionary or under the formula, or nothing.
func (r *referee) wrong(w laid) rulebook.Clause {
	if r.Validation == jarnac.Strict { // the dictionary was asked before
		return ""
	}
	return r.against(w)
}

// against returns the clause by which the dictionary or the formula refuses a word, or nothing.
func (r *referee) against(w laid) rulebook.Clause {
	var f faults
	r.word(&f, w.word, w.former, w.former != "" && !w.unchained)
	for _, f := range f {
		if lexical(f) {
			return f.Clause
		}
	}
	return ""
}

// bad is the number of the first bad word among those open and not tested yet;
// that of none when all are good.
func (r *referee) bad(t *table) int {
	for i := t.tested; i < len(t.open); i++ {
		if r.wrong(t.open[i]) != "" {
			return i
		}
	}
	return len(t.open)
}

// contest is the table after p has contested, and said Jarnac with it or not.
func (r *referee) contest(t *table, p jarnac.Player, m jarnac.Move) (*table, deed) {
	var d deed
	bad := r.bad(t)
	if bad == len(t.open) {
		d.gain = r.stands(t, p)
		return t, d
	}
	undone := slices.Clone(t.open[bad:])
	for i := range undone {
		// A good one falls only for the one before it.
		undone[i].why = cmp.Or(r.wrong(undone[i]), law.OfficialContestDouble)
	}
	t, gain := r.undo(t, p, bad)
	if m.Kind() == jarnac.KindContestJarnac {
		t, d = r.play(t, p, jarnac.Jarnac(m.Line(), m.Word()))
	}
	d.undone, d.gain = undone, gain
	return t, d
}

// stands is what follows when all that p contests is good (official/contest/good).
func (r *referee) stands(t *table, p jarnac.Player) (g gain) {
	author := t.open[0].author
	t.tested = len(t.open)
	g.to = author
	over := t.answer == beforeCount || t.answer == announced || t.answer == lastFlag
	draws := t.bag.len() > 0 && !over // where the game goes on, the author draws again
	switch {
	case r.Penalty == jarnac.NoPenalty: // classic/contest
	case t.answer == announced: // it counts, and that is all
	case t.out[p] && t.out[author]: // who draws no more has the points alone
		g.points = law.OfficialTimeOutPenalty
	case t.out[p]: // points on top of the letter
		g.points = law.OfficialTimeOutPenalty
		if draws {
			g.letter = law.OfficialTimeOutPenaltyOnly
		}
	case t.out[author]:
		g.points = law.OfficialTimeFlagContest
	case draws:
		g.letter = r.contesting(law.OfficialContestGood)
	}
	g.collect(t)
	if over {
		r.accept(t)
	}
	return g
}

// accept ends the game that waits for an answer.
func (r *referee) accept(t *table) {
	switch t.answer {
	case lastChance:
		t.end(law.OfficialEndLastLine)
	case lastWord:
		t.end(law.ClassicEnd)
	case beforeCount:
		t.end(t.ends)
	case announced:
		t.jarnacs[t.turn.Opponent()]++
		t.end(law.OfficialTimeEnd)
	case lastFlag:
		t.end(law.OfficialTimeSecondFlag)
	}
}

// undo is the table after p's contest of the open words was upheld: the one of
// this number is bad, and it is undone with those after it.
func (r *referee) undo(t *table, p jarnac.Player, bad int) (*table, gain) {
	w := t.open[bad]
	used := 1 // calls: that of the bad word, and those of others that are bad
	for _, w := range t.open[bad+1:] {
		if r.wrong(w) != "" {
			used++
		}
	}
	u := w.before.copy()
	// What lay before the word lies again. Time and what contests have given stay.
	u.out, u.points, u.owed = t.out, t.points, t.owed
	u.open, u.tested = slices.Clone(t.open[:bad]), bad
	g := gain{to: p}

	lose := func() { // the author loses the turn, and that is no pass
		if u.idles() {
			u.end(law.OfficialTurnEmptyBag)
		} else {
			u.hand(p)
		}
	}
	again := func() { // the caller goes on, with what calls are left
		u.phase, u.answer, u.last, u.spent = jarnac.Handover, noQuestion, 0, false
		u.calls += used
		u.wasted = true
	}
	switch {
	case t.answer == announced:
		if r.Penalty == jarnac.ExtraLetters {
			g.points = law.OfficialTimeOutPenalty
			if u.phase != jarnac.Answer && t.bag.len() > 0 { // the game goes on, and p draws
				g.letter = law.OfficialTimeOutPenaltyOnly
			}
			g.collect(u)
		}
		switch {
		case u.phase == jarnac.Answer:
			u.end(law.OfficialTimeOutBadLast)
		case r.Penalty == jarnac.ExtraLetters:
			lose()
		default:
			again()
		}
		return u, g

	case t.answer == lastFlag:
		u.end(law.OfficialTimeSecondFlag)
		return u, g

	case t.out[p]: // official/time/end-by
		u.end(law.OfficialTimeEnd)
		return u, g

	case u.answer == lastChance: // a Jarnac that proves bad does not save the game
		u.end(law.OfficialEndLastLine)
		return u, g

	case u.answer == lastWord:
		u.end(law.ClassicEnd)
		return u, g
	}
	if r.Penalty == jarnac.ExtraLetters && t.bag.len() > 0 {
		switch {
		case t.out[w.author]:
			g.letter = law.OfficialTimeFlagContest
		case w.jarnac:
			g.letter = r.contesting(law.OfficialContestBadJarnac)
		default:
			g.letter = r.contesting(law.OfficialContestBad)
		}
		g.collect(u)
	}
	switch {
	case t.endedBy == jarnac.KindPass:
		r.pass(u)
		u.endedBy = t.endedBy
	case t.endedBy == jarnac.KindFlag:
		r.stop(u)
		u.endedBy = t.endedBy
	case r.Penalty == jarnac.ExtraLetters:
		lose()
	case w.jarnac:
		again()
	default: // classic/contest-plays-on
		u.phase = jarnac.Playing
	}
	return u, g
}
