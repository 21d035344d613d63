package games

import (
	"cmp"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show"
)

// jarnacWords yields the words on the mats.
func jarnacWords(s jarnac.State) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for p := range s.Players() {
			for _, word := range s.Lines(p) {
				if word != "" && !yield(int(p), word) {
					return
				}
			}
		}
	}
}

// jarnacLists returns the Jarnacs that can be called and the words that can be laid.
func jarnacLists(s jarnac.State) []extra.List {
	turn, other := s.Turn(), s.Turn().Opponent()
	as := func(phase jarnac.Phase, player jarnac.Player) jarnac.State {
		p := s.Setup()
		p.Phase, p.Turn, p.Acted, p.Calls, p.Final = phase, player, false, 0, 0
		at, err := s.Rules().FromSetup(p)
		if err != nil {
			return jarnac.State{} // in which nobody can do anything
		}
		return at
	}
	jarnacs := func(s jarnac.State, p jarnac.Player, when, title string) extra.List {
		l := listOf(s, p, jarnac.KindJarnac, jarnac.KindJarnac)
		l.Name, l.When = "jarnacs", when
		if s.OutOfTime(p) { // who announces it takes nothing
			for i := range l.Moves {
				l.Moves[i].Points, l.Moves[i].Loss = 0, 0
			}
		}
		l.Title = func(o show.Options) string { return phrases.Sprintf(o.Language, title, o.Name(int(p))) }
		return l
	}
	var lists []extra.List
	laying := "drawn"
	switch s.Phase() {
	case jarnac.Handover:
		lists = append(lists, jarnacs(s, turn, "now", jarnacsNow))
		if s.BagLen() == 0 {
			laying = "now"
		}
	case jarnac.Bonus, jarnac.Playing:
		lists = append(lists, jarnacs(as(jarnac.Handover, other), other, "pass", jarnacsOnPass))
		if s.Phase() == jarnac.Playing {
			laying = "now"
		}
	case jarnac.Answer:
		return append(lists, jarnacs(s, turn, "now", jarnacsNow))
	}
	if at := as(jarnac.Playing, turn); at.Rules() != nil { // a player out of time lays no more
		l := listOf(at, turn, jarnac.KindPlace, jarnac.KindExtend)
		l.Name, l.When = "laying", laying
		lists = append(lists, l)
	}
	return lists
}

// listOf returns the moves of two kinds that a player can make, the best first: by what they
// bring and what they cost the opponent.
func listOf(s jarnac.State, p jarnac.Player, one, other jarnac.Kind) extra.List {
	l := extra.List{Seat: int(p)}
	lines := map[string]int{}
	for m := range s.Moves(p) {
		if m.Kind() != one && m.Kind() != other {
			continue
		}
		owner := p
		if m.Kind() == jarnac.KindJarnac {
			owner = p.Opponent()
		}
		r := extra.Ranked{Text: m.String(), Word: m.Word(), Former: s.Line(owner, m.Line())}
		lines[r.Text] = m.Line()
		n, was := len(r.Word), len(r.Former)
		if r.Points = n * n; owner == p {
			r.Points -= was * was
		} else {
			r.Loss = was * was
		}
		l.Moves = append(l.Moves, r)
	}
	slices.SortFunc(l.Moves, func(a, b extra.Ranked) int {
		return cmp.Or(cmp.Compare(b.Points+b.Loss, a.Points+a.Loss), cmp.Compare(b.Points, a.Points),
			cmp.Compare(a.Word, b.Word), cmp.Compare(lines[a.Text], lines[b.Text]))
	})
	return l
}
