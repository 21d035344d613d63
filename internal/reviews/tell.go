package reviews

import (
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/review"
)

// A Teller says of a turn what reviews of several games say alike.
type Teller struct {
	Tag  language.Tag
	Said []review.Remark
}

// Say adds a remark of some sentences.
func (t *Teller) Say(k review.Kind, sentences ...string) {
	t.Said = append(t.Said, review.Remark{Kind: k, Text: strings.Join(sentences, " ")})
}

// Move says what was played, with the points of a placement where it was not withdrawn.
func (t *Teller) Move(name string, placement, undone bool, points int) {
	switch {
	case undone:
		name = phrases.Sprintf(t.Tag, withdrawn, name)
	case placement:
		name = phrases.Sprintf(t.Tag, playedPoints, name, points)
	}
	t.Say(review.Played, name)
}

// Wrong says that a word is bad: it was contested, or it stood.
func (t *Teller) Wrong(word string, contested bool, more ...string) {
	key := wrongStood
	if contested {
		key = wrongBack
	}
	t.Say(review.Wrong, append([]string{phrases.Sprintf(t.Tag, key, word, phrases.Sprintf(t.Tag, phrase.NotInLexicon))}, more...)...)
}

// Words says of bad words that they are, and at the last of them what a contest would have taken
// back.
func (t *Teller) Words(words []string, contested bool, contest int) {
	for i, word := range words {
		if i == len(words)-1 && contest > 0 {
			t.Wrong(word, contested, phrases.Sprintf(t.Tag, uncontested, contest))
			continue
		}
		t.Wrong(word, contested)
	}
}

// A Top is the placement with most points.
type Top struct {
	Name     string
	Points   int
	Missed   int    // that the player has missed
	Scrabble bool   // it is a scrabble, and what was played is none
	Gain     string // what it would have brought, where it is the best and that is told
	Any      bool   // another placement is a scrabble, at least
}

// Missed says what points were missed.
func (t *Teller) Missed(p Top) {
	if p.Missed > 0 {
		key := top
		if p.Scrabble {
			key = topBonus
		}
		texts := []string{phrases.Sprintf(t.Tag, key, p.Name, p.Points, p.Missed)}
		if p.Gain != "" {
			texts = append(texts, phrases.Sprintf(t.Tag, layingIt, p.Gain))
		}
		t.Say(review.Missed, texts...)
	}
	if p.Any && !(p.Missed > 0 && p.Scrabble) {
		t.Say(review.Missed, phrases.Sprintf(t.Tag, bonusMissed))
	}
}

// Better says what would have been better.
func (t *Teller) Better(name, gain string) {
	t.Say(review.Better, phrases.Sprintf(t.Tag, better, name, gain))
}

// All returns all that was said: after what was played, that nothing better was found if
// that is so.
func (t *Teller) All(compared bool) []review.Remark {
	if len(t.Said) == 1 && compared {
		t.Say(review.Fine, phrases.Sprintf(t.Tag, fine))
	}
	return t.Said
}
