package jarnac_test

import (
	"slices"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

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
	t.calls, t.wasted, t.did, t.spent, t.last, t.barred = 0, false, false, false, 0, false
	t.number++
}

// ask has p answer a question.
func (t *table) ask(p jarnac.Player, q question) {
	t.hand(p)
	t.phase, t.answer = jarnac.Answer, q
}

// end ends the game.
func (t *table) end(by rulebook.Clause) {
	t.phase, t.answer, t.ends = jarnac.Over, noQuestion, by
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
		t.end(law.OfficialTurnEmptyBag)
	default:
		t.hand(opponent)
	}
}

// lastWord ends the game with a word that fills a mat. Where the dictionary was
// not asked before, it may still be contested (classic/end-contest).
func (r *referee) lastWord(t *table, p jarnac.Player, by rulebook.Clause) {
	if r.Validation == jarnac.Strict {
		t.end(by)
		return
	}
	calls, wasted := t.calls, t.wasted // the handover is not over
	t.ask(p.Opponent(), beforeCount)
	t.ends, t.calls, t.wasted = by, calls, wasted
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
			r.lastWord(t, p, law.ClassicEnd)
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
		t.end(law.OfficialTurnResign)
		t.resigned, t.loser = true, p

	case jarnac.KindDraw:
		drawn := lettersOf(m.Drawn())
		t.bag, t.rack[p] = t.bag.minus(drawn), t.rack[p].plus(drawn)
		t.begun[p], t.phase, t.owed[p] = true, jarnac.Playing, nil

	case jarnac.KindSwap:
		aside, drawn := lettersOf(m.Aside()), lettersOf(m.Drawn())
		t.rack[p] = t.rack[p].minus(aside)
		t.bag, t.rack[p] = t.bag.minus(drawn), t.rack[p].plus(drawn)
		t.bag = t.bag.plus(aside)
		t.phase, t.owed[p] = jarnac.Playing, nil

	case jarnac.KindPlace:
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
			r.lastWord(t, p, law.ClassicEndJarnac)
		case t.full(p) && r.Ending == jarnac.LongerWord && last:
			r.lastWord(t, p, law.ClassicCompetitionLastJarnac)
		case t.full(p) && r.Ending == jarnac.LongerWord:
			r.lastWord(t, p, law.ClassicEndJarnac)
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
		if n := t.due(); n > 0 && len(r.rule(t, p, jarnac.Draw(0).WithDrawn(inBag[:n]))) == 0 {
			out = append(out, jarnac.Draw(n).String())
		}
		var swaps func(aside, rack string)
		swaps = func(aside, rack string) {
			if len(aside) == t.size {
				swap := jarnac.Swap(aside)
				if len(r.rule(t, p, swap.WithDrawn(inBag[:t.swapped()]))) == 0 {
					out = append(out, swap.String())
				}
				return
			}
			for i := range rack {
				swaps(aside+rack[i:i+1], rack[i+1:])
			}
		}
		if len(inBag) >= t.size {
			swaps("", t.rack[p].String())
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
		each("", t.rack[p], false, jarnac.Place)
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
	return slices.Compact(out) // a choice of letters comes up as often as its letters do
}

// outcome is who wins a game that is over: drawn, or the winner.
func (r *referee) outcome(t *table) (winner jarnac.Player, drawn bool, verdict rulebook.Clause) {
	if t.resigned {
		return t.loser.Opponent(), false, law.OfficialTurnResign
	}
	scores := t.scores()
	ahead := jarnac.A
	if scores[jarnac.B] > scores[jarnac.A] {
		ahead = jarnac.B
	}
	by := scores[ahead] - scores[ahead.Opponent()]
	switch {
	case r.Score == jarnac.ByTotal:
		return ahead, by == 0, law.ClassicWinner
	case by > r.Margin:
		return ahead, false, law.OfficialScoreMargin
	case by > 0 && t.jarnacs[ahead] > t.jarnacs[ahead.Opponent()]:
		return ahead, false, law.OfficialScoreJarnacs
	}
	return jarnac.A, true, law.OfficialScoreJarnacs
}
