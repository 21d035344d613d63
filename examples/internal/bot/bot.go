// Package bot plays Jarnac as a keen amateur does: it lengthens its words letter
// by letter, since each step earns a draw, opens lines while it has some to
// spare, changes a rack that has seized up, and calls the Jarnacs that are worth
// a line.
//
// A [Bot] sees every word that the opponent has missed, having had a whole turn
// to look for them, and now and then misses one of its own, as people do: a long
// word, or one whose letters change places. Otherwise nobody would ever say
// Jarnac. What it misses comes from the random source that it is given, so that
// the same source plays the same game.
//
// It looks at the words of one position and no further ahead, which takes some
// microseconds.
package bot

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Bot decides for one player of one game. It is not for several goroutines.
type Bot struct {
	player  jarnac.Player
	rules   *jarnac.Rules
	options jarnac.Options
	classes lexicon.Classes // that are admitted
	rng     *rand.Rand
	sight   sight
	swapped bool // swapped since its last word, so not again: a game must end

	// Reused from one decision to the next:
	moves []jarnac.Move
	words []string
	seen  []candidate
}

// Pair is the bots for the players A and B of one game, from its start or from
// any position. They miss words by chance from rng, which may be the source that
// the letters are drawn with.
func Pair(rules *jarnac.Rules, rng *rand.Rand) [2]*Bot {
	o := rules.Options()
	classes := lexicon.AllClasses.Without(o.Excluded)
	if o.NoConjugations {
		classes = classes.Without(lexicon.ClassesOf(lexicon.Finite))
	}
	var pair [2]*Bot
	for p := range pair {
		pair[p] = &Bot{player: jarnac.Player(p), rules: rules, options: o, classes: classes, rng: rng, sight: sight(rng.Uint64())}
	}
	return pair
}

// Decide is the decision of the bot, who must be on turn in s: one of s.Moves.
func (b *Bot) Decide(s jarnac.State) jarnac.Move {
	switch s.Phase() {
	case jarnac.Handover, jarnac.Answer:
		if s.Calls() == 0 {
			b.sight = sight(b.rng.Uint64())
		}
		if m, ok := b.jarnac(&s); ok {
			return m
		}
		switch {
		case s.Phase() == jarnac.Answer:
			return jarnac.LetGo()
		case s.OutOfTime(b.player):
			return jarnac.Pass()
		case s.Due() == 0:
			return b.word(&s)
		}
		if m, ok := b.swap(&s); ok {
			b.swapped = true
			return m
		}
		return jarnac.Draw(s.Due())
	case jarnac.Bonus:
		return jarnac.Draw(s.Due())
	}
	return b.word(&s)
}

// Lines is the words on the lines of a player, and how many of these are free.
type lines struct {
	words [8]string
	free  int
}

func linesOf(s *jarnac.State, p jarnac.Player) (l lines) {
	for i, word := range s.Lines(p) {
		if l.words[i-1] = word; word == "" {
			l.free++
		}
	}
	return l
}

// linked reports whether old may not become word, as another form of its own entry
// (official/words/same-entry).
func (b *Bot) linked(old, word string) bool {
	return b.options.NoChaining && b.rules.Lexicon().ShareEntry(old, word, b.classes)
}

// A count is how a game would end if it were counted now, from the bot's side.
type count struct{ lead, jarnacs int }

func (b *Bot) count(s *jarnac.State) count {
	me, other := b.player, b.player.Opponent()
	scores := s.Scores()
	return count{scores[me] - scores[other], s.Jarnacs(me) - s.Jarnacs(other)}
}

// standing is 1 when the bot wins by this count, -1 when it loses, else 0.
func (b *Bot) standing(c count) int {
	switch {
	case c.lead < 0:
		return -b.standing(count{-c.lead, -c.jarnacs})
	case c.lead == 0:
		return 0
	case b.options.ByTotal, c.lead > b.options.Margin, c.jarnacs > 0:
		return 1
	}
	return 0
}
