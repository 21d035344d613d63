package games

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games/internal/reviewjarnac"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

var jarnacAsks = extra.MatAsking[*jarnac.Rules]{
	Lines:  func(r *jarnac.Rules) int { return r.Options().Lines },
	Answer: jarnacAnswer,
	Form: func(state any) (mats [2]extra.TypedMat) {
		s := state.(jarnac.State)
		for i := range mats {
			for _, word := range s.Lines(jarnac.Player(i)) {
				mats[i].Lines = append(mats[i].Lines, word)
			}
			mats[i].Rack = s.Rack(jarnac.Player(i)).String()
		}
		return mats
	},
}

// jarnacAnswer returns the Jarnacs of A, who has just received the bag, and the words that A
// can lay then. Words that lie there have stood, whatever the rules say of them.
func jarnacAnswer(r *jarnac.Rules, mats [2]extra.TypedMat, o show.Options) (a extra.MatAnswer, err error) {
	setup := jarnac.Setup{Phase: jarnac.Handover, Turn: jarnac.A}
	for i, m := range mats {
		to := &setup.Mats[i]
		to.Lines = m.Lines
		if to.Rack, err = bag.Parse(m.Rack); err != nil {
			return a, err
		}
		to.Drawn = m.Rack != "" || slices.ContainsFunc(to.Lines, func(w string) bool { return w != "" })
	}
	options := r.Options()
	options.Validation = jarnac.OnContest
	stood, err := jarnac.Compile(options, r.Lexicon())
	if err != nil {
		return a, err
	}
	at, err := stood.FromSetup(setup)
	if err != nil {
		return a, err
	}
	a.Lies = func(o show.Options) string { return showjarnac.SVG(at, o) }
	a.Drawing = a.Lies
	after := func(from jarnac.State, m jarnac.Move) {
		if step, err := from.Step(jarnac.A, m); a.Shown == "" && err == nil {
			a.Shown, a.Drawing = m.Word(), func(o show.Options) string { return showjarnac.SVG(step.After, o, step) }
		}
	}
	for _, call := range reviewjarnac.Jarnacs(at) {
		after(at, call.Move)
		a.Jarnacs = append(a.Jarnacs, extra.Call{Text: showjarnac.Move(at, call.Move, o), Points: call.Points, Taken: call.Taken})
	}
	setup.Phase = jarnac.Playing
	if laying, err := stood.FromSetup(setup); err == nil {
		scored := laying.AppendScored(nil)
		slices.SortStableFunc(scored, func(a, b jarnac.Scored) int { return cmp.Compare(b.Points, a.Points) })
		for _, m := range scored[:min(maxNamed, len(scored))] {
			after(laying, m.Move)
			a.Words = append(a.Words, game.Choice{Text: showjarnac.Move(laying, m.Move, o), Points: m.Points})
		}
	}
	setup.Phase, setup.End = jarnac.Over, law.OfficialTurnEmptyBag
	over, err := stood.FromSetup(setup)
	if err != nil {
		return a, err
	}
	if out, ok := over.Outcome(); ok {
		a.Outcome, a.Verdict = showjarnac.Outcome(out, o), out.Verdict
	}
	return a, nil
}
