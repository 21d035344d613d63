package botcards

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A policy decides fast, by the cards of one hand and what all players see. A decision is
// worth its points, and what the cards are worth that it keeps, less what the word that it
// lays is worth to the next player.
type policy struct {
	rules   *scrabblecards.Rules
	options scrabblecards.Options
	style   style
	keeping *keeping
	eyes    sight.Eyes

	// Reused from one decision to the next:
	scored []scrabblecards.Scored
	words  []scrabblecards.Word
	best   []option
}

// A style says what else than single words a policy overlooks.
type style struct {
	plain   bool // it weighs nothing but the points of a word
	longest int  // it finds words of so many letters at most, or all if it is 0
}

// An option is a decision with its worth, in points.
type option struct {
	move  scrabblecards.Move
	worth float64
}

func newPolicy(rules *scrabblecards.Rules, st style) *policy {
	return &policy{rules: rules, options: rules.Options(), style: st, keeping: &learned}
}

// decide returns the decision of the player on turn.
func (b *policy) decide(s *scrabblecards.State) scrabblecards.Move {
	switch s.Phase() {
	case scrabblecards.Drawing:
		return scrabblecards.Draw(s.Due())
	case scrabblecards.Answer:
		return scrabblecards.LetGo()
	}
	return b.rank(s, 1)[0].move
}

// rank returns the n decisions of the player on turn that look best, the best first; they are
// valid until the next call. It looks at no hand but that of the player; once the deck is
// out, at what the others hold together, which the player can tell.
func (b *policy) rank(s *scrabblecards.State, n int) []option {
	h := handOf(s, &b.options)
	h.plain, h.keeping = b.style.plain, b.keeping
	b.scored = s.AppendScored(b.scored[:0])
	pass := option{scrabblecards.Pass(), h.worth(&h.cards)}
	if h.deck > 0 && !h.plain {
		pass.worth -= passPrice
	}
	b.best = append(b.best[:0], pass)
	if h.deck >= max(1, b.options.Exchange) {
		b.exchanges(&h, n)
	}
	// Those with the most points first, so that few others have to be looked at.
	if n == 1 && len(b.scored) > 0 {
		most := 0
		for i := range b.scored {
			if b.scored[i].Points > b.scored[most].Points {
				most = i
			}
		}
		b.scored[0], b.scored[most] = b.scored[most], b.scored[0]
	} else {
		slices.SortStableFunc(b.scored, func(a, c scrabblecards.Scored) int { return cmp.Compare(c.Points, a.Points) })
	}
	most, times := h.most(), h.times()
	for i := range b.scored {
		c := &b.scored[i]
		if len(b.best) == n && float64(c.Points*times)+most <= b.best[n-1].worth {
			continue
		}
		if b.finds(c) {
			b.placements(s, &h, c, n)
		}
	}
	return b.best
}

// passPrice makes a player pass only where nothing else is of use: good cards are of none to who
// keeps them for ever.
const passPrice = 20

// finds reports whether the player thinks of a placement.
func (b *policy) finds(c *scrabblecards.Scored) bool {
	if b.style.longest > 0 && len(c.Move.Word()) > b.style.longest {
		return false
	}
	return b.eyes.Keen() || sees(b.eyes, c, &b.options)
}

// add puts an option among the best n.
func (b *policy) add(o option, n int) {
	if len(b.best) == n {
		if o.worth <= b.best[n-1].worth {
			return
		}
		b.best = b.best[:n-1]
	}
	i := len(b.best)
	for i > 0 && b.best[i-1].worth < o.worth {
		i--
	}
	b.best = slices.Insert(b.best, i, o)
}

// placements adds a placement, and the same with each bonus card of the hand on the letter
// where it brings most.
func (b *policy) placements(s *scrabblecards.State, h *hand, c *scrabblecards.Scored, n int) {
	rest, leaves := h.after(s, c.Move)
	points := float64(c.Points) - leaves
	b.add(option{c.Move, points + h.worth(&rest)}, n)
	if h.first {
		return
	}
	b.words = b.words[:0]
	for bonus := scrabblecards.DoubleWord; bonus <= scrabblecards.TripleWord; bonus++ {
		card := doubles + int(bonus-scrabblecards.DoubleWord)
		if rest[card] == 0 {
			continue
		}
		rest[card]--
		more := points + h.worth(&rest)
		rest[card]++
		if len(b.best) == n && more+float64(c.Points*int(bonus-1)) <= b.best[n-1].worth {
			continue
		}
		if len(b.words) == 0 {
			b.words = s.AppendWords(b.words, c.Move)
		}
		letter, doubled := bestLetter(c.Move, b.words)
		b.add(option{c.Move.WithBonus(bonus, letter), more + float64(doubled*int(bonus-1))}, n)
	}
}

// bestLetter returns the letter of a word on which a bonus card multiplies most, and the points
// of the words that hold it.
func bestLetter(m scrabblecards.Move, words []scrabblecards.Word) (letter, points int) {
	letter, points = 1, words[0].Points
	for _, w := range words[1:] {
		if sum := words[0].Points + w.Points; sum > points {
			letter, points = 1+int(w.At.Column)-int(m.At().Column), sum
			if m.Direction() == board.Down {
				letter = 1 + int(w.At.Row) - int(m.At().Row)
			}
		}
	}
	return letter, points
}

// exchanges adds, for each number of cards, the exchange of those that one is most gladly rid
// of.
func (b *policy) exchanges(h *hand, n int) {
	kept := h.cards
	var aside []byte
	for range min(h.held, h.deck, maxAside) {
		card, best := -1, 0.0
		for c, held := range kept {
			if held == 0 {
				continue
			}
			kept[c]--
			if worth := h.worth(&kept); card < 0 || worth > best {
				card, best = c, worth
			}
			kept[c]++
		}
		kept[card]--
		aside = append(aside, cardNames[card])
		b.add(option{scrabblecards.Exchange(string(aside)), best}, n)
	}
}
