package reviewscrabble

import (
	"context"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
)

// A Position holds what a review found out about a position.
type Position struct {
	State scrabble.State
	Count int         // how many placements there are
	Top   []Placement // the few with most points
	// Analysis is the decisions in order, those that the search compared. It is empty with
	// ExactOnly.
	Analysis bot.Analysis[scrabble.Move]
}

// Look reviews a position for the player on turn. If they have nothing to lay, or their
// rack is not known, it finds nothing. It returns the error of ctx when ctx is done.
func Look(ctx context.Context, s scrabble.State, o review.Options) (Position, error) {
	p := Position{State: s}
	if ctx.Err() != nil || s.Phase() != scrabble.Playing || s.Rack(s.Turn()).Len() != s.Held(s.Turn()) {
		return p, ctx.Err()
	}
	l := placements(&s)
	p.Top, p.Count = l.top, l.count
	if o.ExactOnly || s.Rules().Options().Duplicate != scrabble.NotDuplicate {
		return p, nil
	}
	var err error
	p.Analysis, err = analyse(ctx, s, o, scrabble.Move{})
	return p, err
}

// upper returns a word with the letters of jokers as others.
func upper(word string) string {
	text := []byte(word)
	for i, c := range text {
		if 'a' <= c && c <= 'z' {
			text[i] = c - 'a' + 'A'
		}
	}
	return string(text)
}

// admitted returns the classes of words that may be laid.
func admitted(r *scrabble.Rules) lexicon.Classes {
	return lexicon.AllClasses.Without(r.Options().Excluded)
}
