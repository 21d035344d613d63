package reviewjarnac

import (
	"errors"
	"slices"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Wrong is a word that the dictionary or the formula does not admit, which was laid or called
// where words are judged on a contest alone.
type Wrong struct {
	N      int             `json:"n"` // the number of its move in the game, from 1
	Word   string          `json:"word"`
	Former string          `json:"former,omitempty"`
	Clause rulebook.Clause `json:"clause"`
	Undone bool            `json:"undone"` // by a contest; else it stood
	fault  error
}

// wrong finds the words of a turn that are wrong.
func (f *Finding) wrong() {
	for i, step := range f.Steps {
		m := step.Move
		switch m.Kind() {
		case jarnac.KindPlace, jarnac.KindExtend, jarnac.KindJarnac:
		default:
			continue
		}
		e := step.Effect()
		former := e.Former
		if e.Clause == law.ClassicCompetitionLastJarnacLetters {
			former = "" // chaining does not bind it
		}
		err := step.Before.Rules().CheckMade(m.Word(), former)
		var v *rulebook.Violation
		if step.Player == f.Player && errors.As(err, &v) {
			f.Wrong = append(f.Wrong, Wrong{f.First + i, m.Word(), e.Former, v.Clause, slices.Contains(f.Undone, f.First+i), v})
		}
	}
}

// contest finds what a contest of the bad words that stood would have taken back.
func (f *Finding) contest() {
	if !slices.ContainsFunc(f.Wrong, func(w Wrong) bool { return !w.Undone }) {
		return
	}
	p, other := f.Player, f.Player.Opponent()
	for _, step := range f.Steps {
		s := step.After
		if kind := step.Move.Kind(); kind == jarnac.KindContest || kind == jarnac.KindContestJarnac {
			f.Contest = 0 // which did not leave what was bad until then
		}
		next, err := s.Play(other, jarnac.Contest())
		if err != nil {
			continue
		}
		was, is := s.Scores(), next.Scores()
		f.Contest = max(f.Contest, was[p]-was[other]-is[p]+is[other])
	}
}
