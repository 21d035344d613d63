package reviewscrabble

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// A teller says what a review has found to the readers that the options are for.
type teller struct {
	draw.Speaker
}

func to(o show.Options) teller { return teller{draw.Speaker{Phrases: phrases, Tag: o.Language}} }

// Name is a move as people write it down: "8F TRAINE", with the letters that lie there too.
// Other moves are as package showscrabble tells them.
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

// equityTold is the least equity missed that is told.
const equityTold = 3

// Tell is what there is to say of a turn: first what was played, then what was missed, and at
// last that nothing better was found if that is so.
func Tell(f Finding, o show.Options) []review.Remark {
	t, s := to(o), f.Before()
	name := func(m scrabble.Move) string { return Name(s, m, o) }
	said := []review.Remark{{Kind: review.Played, Text: name(f.Step.Move)}}
	say := func(k review.Kind, key string, args ...any) {
		said = append(said, review.Remark{Kind: k, Text: t.Say(key, args...)})
	}
	switch {
	case f.Withdrawn:
		said[0].Text = t.Say(withdrawn, said[0].Text)
	case f.Step.Move.Kind() == scrabble.KindPlace:
		said[0].Text = t.Say(playedPoints, said[0].Text, f.Points)
	}
	for _, word := range f.Wrong {
		if f.Withdrawn {
			say(review.Wrong, wrongBack, word)
		} else {
			say(review.Wrong, wrongStood, word)
		}
	}
	if !f.Known {
		if s.Rules() != nil {
			say(review.Played, notTold)
		}
		return said
	}
	if f.Missed > 0 {
		most := f.Top[0]
		if most.Bonus && !f.Bonus {
			say(review.Missed, topBonus, name(most.Move), most.Points, f.Missed)
		} else {
			say(review.Missed, top, name(most.Move), most.Points, f.Missed)
		}
	}
	if f.BonusMissed && !(f.Missed > 0 && f.Top[0].Bonus) {
		say(review.Missed, bonusMissed)
	}
	if f.EquityMissed >= equityTold && (f.Missed == 0 || f.Best.Move != f.Top[0].Move) {
		say(review.Longer, equity, name(f.Best.Move), f.EquityMissed, f.Best.Points)
	}
	for _, d := range f.Decisions {
		if d.Loss.Mistake() {
			say(review.Better, better, name(d.Best), name(d.Made), review.Gain(d.Loss, d.Value, o.Language))
		}
	}
	if len(said) == 1 && len(f.Decisions) > 0 {
		say(review.Fine, fine)
	}
	return said
}
