package reviewjarnac

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/jarnac"
)

// A Jarnac is one that can be called, and what it is worth.
type Jarnac struct {
	Move   jarnac.Move `json:"move"`
	Former string      `json:"former,omitempty"` // the word that it takes, "" from the rack
	Points int         `json:"points"`           // that its caller gains
	Taken  int         `json:"taken"`            // that the opponent loses
	Called bool        `json:"called,omitempty"`
}

// Worth returns the points by which the Jarnac changes the lead.
func (j Jarnac) Worth() int { return j.Points + j.Taken }

// Jarnacs returns all Jarnacs that the player on turn can call now, those that are worth most
// first.
func Jarnacs(s jarnac.State) []Jarnac {
	p := s.Turn()
	var all []Jarnac
	was := s.Scores()
	for _, m := range s.AppendJarnacs(nil, p) {
		next, err := s.Play(p, m)
		if err != nil { // it is one of its moves
			panic(err)
		}
		is := next.Scores()
		all = append(all, Jarnac{
			Move: m, Former: s.Line(p.Opponent(), m.Line()),
			Points: is[p] - was[p], Taken: was[p.Opponent()] - is[p.Opponent()],
		})
	}
	slices.SortFunc(all, func(a, b Jarnac) int {
		return cmp.Or(
			cmp.Compare(b.Worth(), a.Worth()), cmp.Compare(b.Points, a.Points),
			cmp.Compare(a.Move.Line(), b.Move.Line()), cmp.Compare(a.Move.Word(), b.Move.Word()),
		)
	})
	return all
}

// mark marks those that were called.
func mark(all []Jarnac, called []jarnac.Move) {
	for i := range all {
		all[i].Called = slices.Contains(called, all[i].Move)
	}
}

// calls finds what a player could call in a turn, and did not.
func (f *Finding) calls() {
	received := false
	var made []jarnac.Move
	for _, step := range f.Steps {
		s, m := step.Before, step.Move
		if phase := s.Phase(); step.Player != f.Player || phase != jarnac.Handover && phase != jarnac.Answer {
			continue
		}
		switch m.Kind() {
		case jarnac.KindContest, jarnac.KindFlag, jarnac.KindResign:
			continue
		case jarnac.KindContestJarnac:
			contested, err := s.Play(step.Player, jarnac.Contest())
			if err != nil { // what is contested with a Jarnac can be contested without
				panic(err)
			}
			s = contested
		}
		there := Jarnacs(s)
		if !received {
			f.Jarnacs, received = there, true
		}
		if call, ok := called(step); ok {
			made = append(made, call)
			if i := slices.IndexFunc(there, func(j Jarnac) bool { return j.Move == call }); i >= 0 {
				f.Left += there[0].Worth() - there[i].Worth()
			}
			continue
		}
		f.Missed = there
		f.MissedCount, f.Left = left(s, f.Left)
		break
	}
	mark(f.Jarnacs, made)
}

// left returns how many Jarnacs can be called one after the other, the most valuable first,
// and the points that they make, with those before.
func left(s jarnac.State, points int) (count, sum int) {
	for p := s.Turn(); s.Turn() == p; count++ {
		there := Jarnacs(s)
		if len(there) == 0 {
			break
		}
		points += there[0].Worth()
		next, err := s.Play(p, there[0].Move)
		if err != nil {
			panic(err)
		}
		s = next
	}
	return count, points
}
