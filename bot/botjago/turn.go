package botjago

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/jago"
)

// A turn is words of a player, one after the other, after which the player leads and may end
// the turn. There may be none, if the player leads already.
type turn struct {
	words  []jago.Move
	after  jago.State // before the turn is ended
	danger int        // what lead the opponent is thought to be able to reach then; -wins for none
}

const (
	maxWords   = 12   // of a turn
	enough     = 5    // letters by which one more word must add to a lead
	perWord    = 2    // what a word takes from a lead, since it takes time
	wins       = 1000 // what it is worth to leave the opponent no way to lead
	stuckTries = 6    // first words of the opponent's that are tried
)

// turns returns turns of the player on turn with up to n different first words, the one
// first after which the opponent can do least. They are not all that there are.
func (l *look) turns(s *jago.State, n int) (found []turn) {
	p := s.Turn()
	if s.Check(p, jago.EndTurn()) == nil {
		found = append(found, turn{after: *s, danger: l.danger(s)})
	}
	type place struct {
		at board.Square
		d  board.Direction
	}
	seen := map[place]int{}
	for _, c := range l.top(s, p, maxPlays) {
		if len(found) >= n || len(seen) > n || l.over() && len(found) > 0 {
			break
		}
		where := place{c.move.At(), c.move.Direction()}
		if seen[where]++; seen[where] > 1 { // something else, please
			continue
		}
		t, ok := l.goOn(s, c.move)
		if !ok {
			continue
		}
		if n == 1 { // there is nothing to compare
			return append(found, t)
		}
		for more := 0; ok && more <= l.more; more++ {
			t.danger = l.danger(&t.after) + perWord*(len(t.words)-1)
			found = append(found, t)
			t, ok = l.longer(t)
		}
	}
	slices.SortStableFunc(found, byDanger)
	for i := range found[:min(len(found), (n-1)/2)] {
		if t := &found[i]; t.danger < 1 && l.stuck(&t.after) {
			t.danger -= wins
		}
	}
	slices.SortStableFunc(found, byDanger)
	return found
}

// longer returns a turn with the word more that brings most.
func (l *look) longer(t turn) (turn, bool) {
	p := t.after.Turn()
	all := l.choices(&t.after, p)
	if len(all) == 0 || len(t.words) == maxWords {
		return t, false
	}
	m := slices.MinFunc(all, byWorth).move
	next, err := t.after.Play(p, m)
	if err != nil || next.Check(p, jago.EndTurn()) != nil {
		return t, false
	}
	return turn{words: append(slices.Clip(t.words), m), after: next}, true
}

// stuck reports whether the opponent of the player on turn, who ends the turn, sees no way to
// lead: with that, a player wins.
func (l *look) stuck(s *jago.State) bool {
	next, ok := passed(s)
	if !ok {
		return false
	}
	if next.Check(next.Turn(), jago.EndTurn()) == nil {
		return false
	}
	for _, c := range l.top(&next, next.Turn(), stuckTries) {
		if _, leads := l.goOn(&next, c.move); leads {
			return false
		}
	}
	return true
}

// goOn returns a turn that begins with a word, and goes on with those that bring most until the
// player leads.
func (l *look) goOn(s *jago.State, first jago.Move) (t turn, leads bool) {
	p := s.Turn()
	t.after = *s
	for m := first; ; {
		next, err := t.after.Play(p, m)
		if err != nil { // it is one of the words that can be laid
			panic(err)
		}
		t.words, t.after = append(t.words, m), next
		if t.after.Check(p, jago.EndTurn()) == nil {
			break
		}
		more := l.choices(&t.after, p)
		if len(more) == 0 || len(t.words) == maxWords {
			return t, false
		}
		m = slices.MinFunc(more, byWorth).move
	}
	lead := t.after.Lead(p)
	if more := l.choices(&t.after, p); len(more) > 0 && len(t.words) < maxWords {
		if c := slices.MinFunc(more, byWorth); c.lead >= lead+enough {
			if next, err := t.after.Play(p, c.move); err == nil && next.Check(p, jago.EndTurn()) == nil {
				t.words, t.after = append(t.words, c.move), next
			}
		}
	}
	return t, true
}

// beam limits the positions kept for each number of words when a way to lead is hard to
// find.
const beam = 24

// wayOut returns a turn that is found by looking far, step by step with the positions that look
// best. It looks at most at so many positions, as spend allows.
func (l *look) wayOut(s *jago.State, spend func() bool) (t turn, found bool) {
	p := s.Turn()
	states := []turn{{after: *s}}
	known := map[jago.State]bool{}
	for range maxWords {
		type step struct {
			from int
			choice
		}
		var steps []step
		for i := range states {
			if !spend() {
				return t, false
			}
			for _, c := range l.choices(&states[i].after, p) {
				steps = append(steps, step{i, c})
			}
		}
		slices.SortStableFunc(steps, func(a, b step) int { return byWorth(a.choice, b.choice) })
		var next []turn
		for _, c := range steps {
			from := &states[c.from]
			after, err := from.after.Play(p, c.move)
			if err != nil { // it is one of the words that can be laid
				panic(err)
			}
			t := turn{words: append(slices.Clip(from.words), c.move), after: after}
			if after.Check(p, jago.EndTurn()) == nil {
				return t, true
			}
			if known[after] {
				continue
			}
			known[after] = true
			if next = append(next, t); len(next) == beam {
				break
			}
		}
		if states = next; len(states) == 0 {
			break
		}
	}
	return t, false
}

// flips returns the letters of the opponent's that a player who was right about a contest
// turns: first those in words of the player's, which the opponent cannot turn back by
// laying one letter.
func flips(s *jago.State) jago.Move {
	p := s.Turn()
	own := map[board.Square]int{}
	for _, w := range s.AppendBoard(nil) {
		for i := range len(w.Text) {
			if at := w.At.Next(w.Direction, i); w.Owner == p {
				own[at] -= len(w.Text)
			} else {
				own[at]++
			}
		}
	}
	var at []board.Square
	for q := range board.Squares(jago.Size, jago.Size) {
		if colour, lies := s.Colour(q); lies && colour != p {
			at = append(at, q)
		}
	}
	slices.SortStableFunc(at, func(a, b board.Square) int { return cmp.Compare(own[a], own[b]) })
	return jago.Flip(at[:min(len(at), s.Rules().Options().Flips)]...)
}
