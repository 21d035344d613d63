package reviewscrabble

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// A teller says what a review has found to the readers that the options are for.
type teller struct {
	draw.Speaker
}

func to(o show.Options) teller { return teller{draw.Speaker{Tag: o.Language}} }

// Name returns a move as people write it down: "8F TRAINE", with the letters that lie there
// too. Other moves are as package showscrabble tells them.
func Name(s scrabble.State, m scrabble.Move, o show.Options) string {
	if m.Kind() != scrabble.KindPlace {
		return showscrabble.Move(s, m, o)
	}
	at, word, _ := strings.Cut(s.Notation(m), " ")
	if words := s.AppendWords(nil, m); len(words) > 0 {
		word = words[0].Text
	}
	return at + " " + word
}

// luckTold is the least luck with a draw that is told, in points: one draw in three or so has more.
const luckTold = 20

// equityTold is the least equity missed that is told.
const equityTold = 3

// Tell returns the remarks on a turn: first what was played, then what was missed, and at
// the end, if so, that nothing better was found.
func Tell(f Finding, o show.Options) []review.Remark {
	t, s, told := to(o), f.Before(), reviews.Teller{Tag: o.Language}
	name := func(m scrabble.Move) string { return Name(s, m, o) }
	told.Move(name(f.Step.Move), f.Step.Move.Kind() == scrabble.KindPlace, f.Withdrawn, f.Points)
	told.Words(f.Wrong, f.Withdrawn, f.Contest)
	if !f.Known {
		if s.Rules() != nil {
			told.Say(review.Played, t.Say(reviews.RackNotTold))
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
	if f.EquityMissed >= equityTold && (f.Missed == 0 || f.Best.Move != f.Top[0].Move) {
		told.Say(review.Longer, t.Say(equity, name(f.Best.Move), f.EquityMissed, f.Best.Points))
	}
	for _, d := range f.Decisions {
		if gain := reviews.Gain(d.Loss, d.Value, o.Language); d.Loss.Mistake() && most.Gain == "" {
			told.Better(name(d.Best), gain)
		}
	}
	said := told.All(len(f.Decisions) > 0)
	if luck, ok := reviews.Lucky(f.Draws, luckTold, scrabble.Move.Drawn, o.Language); ok {
		said = append(said, luck)
	}
	return said
}
