//go:build !jarnac

package games

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showcards"
)

// cardsSquares is the width of the part of the table that a form has. The table itself has no edge.
const cardsSquares = 15

var cardsAsks = extra.Asking[scrabblecards.State, *scrabblecards.Rules]{
	Rows: cardsSquares, Columns: cardsSquares, Clause: law.CardsWords,
	Example: "AEINR?2", Cards: true,
	Admitted: func(r *scrabblecards.Rules) (*lexicon.Lexicon, lexicon.Classes) {
		return r.Lexicon(), lexicon.AllClasses.Without(r.Options().Excluded)
	},
	Typed: cardsTyped,
	Text:  func(r *scrabblecards.Rules, text string) (scrabblecards.State, error) { return r.ParseState(text) },
	Form: func(s scrabblecards.State) extra.Typed {
		var t extra.Typed
		t.Rows, t.Clipped = cardsRows(s)
		for p := range orderOf(s.Turn(), s.Rules().Options().Players) {
			t.Racks, t.Scores = append(t.Racks, s.Rack(p).String()), append(t.Scores, s.Score(p))
		}
		return t
	},
	Names: func(*scrabblecards.Rules) board.Notation { return board.Standard },
	Small: func(r *scrabblecards.Rules) int { return r.Options().Bag.Letters.Count(bag.Joker) },
	Best: func(s scrabblecards.State, o show.Options) (all []game.Choice) {
		found := s.AppendScored(nil)
		slices.SortStableFunc(found, func(a, b scrabblecards.Scored) int { return cmp.Compare(b.Points, a.Points) })
		for i, m := range found {
			c := game.Choice{Points: m.Points}
			if i < maxNamed {
				c.Text = showcards.Move(s, m.Move, o)
			}
			all = append(all, c)
		}
		return all
	},
	Ended: func(s scrabblecards.State, t extra.Typed) (scrabblecards.State, bool) {
		if slices.Contains(t.Racks, "") && s.Phase() != scrabblecards.Over {
			return s, false // some of the hands were made up
		}
		for range 2 * scrabblecards.MaxPlayers {
			if s.Phase() == scrabblecards.Over {
				return s, true
			}
			m := scrabblecards.Pass()
			if s.Phase() == scrabblecards.Answer {
				m = scrabblecards.LetGo()
			}
			after, err := s.Play(s.Turn(), m)
			if err != nil {
				break
			}
			s = after
		}
		return s, s.Phase() == scrabblecards.Over
	},
}

// cardsTyped returns a position whose bag holds what nobody has typed. Hands that are not
// typed get some of it, which no answer tells.
func cardsTyped(r *scrabblecards.Rules, t extra.Typed) (scrabblecards.State, error) {
	o := r.Options()
	p := scrabblecards.Setup{Phase: scrabblecards.Playing, Table: cardsTable(t.Rows)}
	var hands [scrabblecards.MaxPlayers]bag.Bag
	rest := o.Bag
	for i, text := range t.Racks {
		hand, err := scrabblecards.ParseCards(text)
		if err != nil {
			return scrabblecards.State{}, phrases.InputError(inField, phrases.InputError(rackFields[i]), phrases.InputError(notCards))
		}
		if n := hand.Len(); n > o.Rack {
			return scrabblecards.State{}, phrases.InputError(inField, phrases.InputError(rackFields[i]), phrases.InputError(tooManyLetters, n, o.Rack))
		}
		p.Racks[i], p.Scores[i], hands[i] = hand, t.Scores[i], hand.Letters
	}
	if err := enough(o.Bag.Letters, t.Rows, false, hands[:]...); err != nil {
		return scrabblecards.State{}, err
	}
	var laid []byte
	for _, l := range p.Table {
		if 'a' <= l.Letter {
			l.Letter = bag.Joker
		}
		laid = append(laid, l.Letter)
	}
	gone := scrabblecards.Cards{Letters: bag.Of(laid)}
	for _, hand := range p.Racks {
		gone = gone.Plus(hand)
	}
	rest, ok := rest.Minus(gone)
	if !ok {
		return scrabblecards.State{}, phrases.InputError(tooManyBonus)
	}
	for i := range t.Racks {
		if i > 0 && p.Racks[i].Len() == 0 {
			p.Racks[i] = some(rest, o.Rack)
			rest, _ = rest.Minus(p.Racks[i])
		}
	}
	p.Bag = rest
	for i := range t.Racks {
		if p.Racks[i].Len() < o.Rack { // then there is nothing to draw
			p.Bag = scrabblecards.Cards{}
		}
	}
	return r.FromSetup(p)
}

// some returns n of the cards, or all of them if there are fewer.
func some(of scrabblecards.Cards, n int) scrabblecards.Cards {
	letters := of.Letters.String()
	return scrabblecards.Cards{Letters: bag.MustParse(letters[:min(n, len(letters))])}
}

// cardsTable returns the letters of a form. The one nearest to its middle lies on (0,0), where
// the first word of a game begins.
func cardsTable(rows []string) (table []scrabblecards.Letter) {
	const middle = cardsSquares / 2
	from, least := board.At(middle, middle), 2*cardsSquares
	for i, row := range rows {
		for j, c := range []byte(row) {
			if far := max(i-middle, middle-i) + max(j-middle, middle-j); c != '.' && far < least {
				from, least = board.At(i, j), far
			}
		}
	}
	for i, row := range rows {
		for j, c := range []byte(row) {
			if c != '.' {
				table = append(table, scrabblecards.Letter{At: board.At(i-int(from.Row), j-int(from.Column)), Letter: c})
			}
		}
	}
	return table
}

// cardsRows returns the table as a form has it, the middle of what lies there in the middle, and whether some of it
// is beyond.
func cardsRows(s scrabblecards.State) (texts []string, clipped bool) {
	top, left, bottom, right := 1<<15, 1<<15, -1<<15, -1<<15
	for at := range s.Letters() {
		top, bottom = min(top, int(at.Row)), max(bottom, int(at.Row))
		left, right = min(left, int(at.Column)), max(right, int(at.Column))
	}
	rows := make([][]byte, cardsSquares)
	for i := range rows {
		rows[i] = []byte(strings.Repeat(".", cardsSquares))
	}
	for at, c := range s.Letters() {
		i := int(at.Row) - (top+bottom)/2 + cardsSquares/2
		j := int(at.Column) - (left+right)/2 + cardsSquares/2
		if 0 <= i && i < cardsSquares && 0 <= j && j < cardsSquares {
			rows[i][j] = c
		} else {
			clipped = true
		}
	}
	for _, row := range rows {
		texts = append(texts, string(row))
	}
	return texts, clipped
}
