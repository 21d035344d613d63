package reviewjago

import (
	"math"
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// A teller says what a review has found to the readers that the options are for.
type teller struct {
	draw.Speaker
}

func to(o show.Options) teller { return teller{draw.Speaker{Tag: o.Language}} }

// word returns a word as players write it down: "6E BANGS" across, "E6 BANGS" down.
func word(m jago.Move, squares board.Notation) string {
	return squares.Name(m.At(), m.Direction()) + " " + m.Word()
}

// Squares returns how the squares of the game are named.
func (t Turn) Squares() board.Notation {
	if len(t.Steps) == 0 {
		return board.Standard
	}
	return t.Before().Rules().Options().Squares
}

// Name returns a turn as players tell it: "6E BANGS, D3 GUS".
func Name(turn Moves, squares board.Notation, o show.Options) string {
	t := to(o)
	var words []string
	for _, m := range turn {
		switch m.Kind() {
		case jago.KindPlace:
			words = append(words, word(m, squares))
		case jago.KindResign:
			words = append(words, t.Say(toGiveUp))
		}
	}
	if len(words) == 0 {
		return t.Say(toEnd)
	}
	return draw.List(words)
}

// luckTold is the least luck with a draw that is told, in letters.
const luckTold = 2

// Tell returns the remarks on a turn: first what was played, then what was missed, and at
// the end, if so, that nothing better was found.
func Tell(f Finding, o show.Options) []review.Remark {
	t, told := to(o), reviews.Teller{Tag: o.Language}
	told.Say(review.Played, t.played(f))
	for i, w := range f.Wrong {
		last := i == len(f.Wrong)-1 || f.Wrong[i+1].N != w.N // of the words of this move
		switch {
		case last && w.Flips > 0:
			told.Wrong(w.Word, w.Undone, t.Say(turning, w.Flips))
		case last && w.Open:
			told.Wrong(w.Word, w.Undone, t.Say(uncontested))
		default:
			told.Wrong(w.Word, w.Undone)
		}
	}
	if f.Unknown {
		told.Say(review.Played, t.Say(reviews.RackNotTold))
		return told.Said
	}
	if len(f.Way) > 0 {
		told.Say(review.Missed, t.Say(wayWas, Name(f.Way, f.Squares(), o)))
	}
	for _, d := range f.Decisions {
		if d.Loss.Mistake() {
			told.Better(Name(d.Best, f.Squares(), o), t.gain(d))
		}
	}
	if f.More > 0 {
		told.Say(review.Longer, t.Say(single, word(f.Top[0].Move, f.Squares()), f.Top[0].Lead))
	}
	said := told.All(len(f.Decisions) > 0)
	if luck, ok := reviews.Lucky(f.Draws, luckTold, jago.Move.Drawn, o.Language); ok {
		said = append(said, luck)
	}
	return said
}

// played returns the words of a turn, what they stole, and how it ended.
func (t teller) played(f Finding) string {
	undone := f.undone()
	var words []string
	for i, step := range f.Steps {
		if step.Move.Kind() != jago.KindPlace {
			continue
		}
		text := word(step.Move, f.Squares())
		var stolen []string
		for _, s := range f.Stolen {
			if s.N == f.First+i {
				stolen = append(stolen, s.Word)
			}
		}
		switch {
		case slices.Contains(undone, i):
			text = t.Say(takenBack, text)
		case len(stolen) > 0:
			text = t.Say(stealing, text, draw.List(stolen))
		}
		words = append(words, text)
	}
	end := ""
	switch {
	case f.endedBy(jago.KindResign):
		end = t.Say(gaveUp)
	case f.endedBy(jago.KindFlag):
		end = t.Say(ranOut)
	case f.endedBy(jago.KindEndTurn):
		end = t.Say(leadsBy, f.Lead)
	}
	switch {
	case len(words) == 0 && end != "" && !f.endedBy(jago.KindEndTurn):
		return end
	case len(words) == 0:
		words = []string{t.Say(nothing)}
	}
	if end != "" {
		return t.Say(ending, draw.List(words), end)
	}
	return draw.List(words)
}

// gain returns what the best turn would have brought. What counts is the chance of winning; the
// letters are told where that is not sure.
func (t teller) gain(d reviews.Decision[Moves]) string {
	l := d.Loss
	if !l.Sure() {
		return t.Say(letters, int(math.Round(l.Points)), max(1, int(math.Ceil(l.PointsErr))))
	}
	l.Points = 0
	return reviews.Gain(l, d.Value, t.Tag)
}
