package reviewcards

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showcards"
)

// A teller says what a review has found to the readers that the options are for.
type teller struct {
	draw.Speaker
}

func to(o show.Options) teller { return teller{draw.Speaker{Tag: o.Language}} }

// Name returns a move as players tell it: the words that it makes, first its own, and its
// bonus card: "VASE + FUNES (double word)". Other moves are as package showcards tells
// them.
func Name(s scrabblecards.State, m scrabblecards.Move, o show.Options) string {
	if m.Kind() != scrabblecards.KindPlace {
		return showcards.Move(s, m, o)
	}
	var words []string
	for _, w := range s.AppendWords(nil, m) {
		words = append(words, w.Text)
	}
	name := strings.Join(words, " + ")
	if name == "" { // it does not fit
		name = m.Word()
	}
	switch bonus, _ := m.Bonus(); bonus {
	case scrabblecards.DoubleWord:
		return to(o).Say(withDouble, name)
	case scrabblecards.TripleWord:
		return to(o).Say(withTriple, name)
	}
	return name
}

// luckTold is the least luck with a draw that is told, in points.
const luckTold = 16

// Tell returns the remarks on a turn: first what was played, then what was missed, and at
// the end, if so, that nothing better was found.
func Tell(f Finding, o show.Options) []review.Remark {
	t, s, told := to(o), f.Before(), reviews.Teller{Tag: o.Language}
	name := func(m scrabblecards.Move) string { return Name(s, m, o) }
	told.Move(name(f.Step.Move), f.Step.Move.Kind() == scrabblecards.KindPlace, f.Withdrawn, f.Points)
	told.Words(f.Wrong, f.Withdrawn, f.Contest)
	if !f.Known {
		if s.Rules() != nil {
			told.Say(review.Played, t.Say(notTold))
		}
		return told.Said
	}
	most := reviews.Top{Missed: f.Missed, Any: f.BonusMissed}
	if f.Missed > 0 {
		first := f.Top[0]
		most.Name, most.Points, most.Scrabble = name(first.Move), first.Points, first.Bonus && !f.Bonus
	}
	for _, d := range f.Decisions {
		if f.Missed > 0 && d.Best == f.Top[0].Move && d.Loss.Mistake() {
			most.Gain = reviews.Gain(d.Loss, d.Value, o.Language)
		}
	}
	told.Missed(most)
	for _, d := range f.Decisions {
		if gain := reviews.Gain(d.Loss, d.Value, o.Language); d.Loss.Mistake() && most.Gain == "" {
			best := name(d.Best)
			if best == name(d.Made) { // the same words elsewhere
				best = t.Say(placed, best, d.Best.At())
			}
			told.Better(best, gain)
		}
	}
	said := told.All(len(f.Decisions) > 0)
	if luck, ok := reviews.Lucky(f.Draws, luckTold, scrabblecards.Move.Drawn, o.Language); ok {
		said = append(said, luck)
	}
	return said
}
