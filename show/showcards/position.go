// Package showcards tells and draws games of Scrabble, le jeu de cartes: see package
// show.
//
// Hands are hidden. A scrabblecards.View shows only the hand of its viewer; a
// scrabblecards.State shows all hands: a State is for arbiters, and for games that are
// over. What players draw and exchange is told as a number of cards.
//
// The table has no edges. Its drawing is as large as what lies there; where that is too
// wide it is drawn in parts, one below the other, from left to right.
package showcards

import (
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// A seen is a position that is shown: what all know of it, and who tells more.
type seen struct {
	scrabblecards.Public
	at scrabblecards.Position
}

func see(at scrabblecards.Position) seen { return seen{at.Public(), at} }

// known returns the cards of a player that are to be seen.
func (t teller) known(s seen, p scrabblecards.Player) scrabblecards.Cards {
	switch s := s.at.(type) {
	case scrabblecards.State:
		return s.Rack(p)
	case scrabblecards.View:
		if p == s.Viewer() && !t.o.Onlooker {
			return s.Rack()
		}
	}
	return scrabblecards.Cards{}
}

// A teller says what is said of the card game, to the readers that the options are for.
type teller struct {
	draw.Speaker
	o show.Options
}

func to(o show.Options) teller { return teller{draw.Speaker{Tag: o.Language}, o} }

func (t teller) name(p scrabblecards.Player) string { return t.o.Name(int(p)) }

func (t teller) cards(n int) string { return t.Say(countCards, n) }

func (t teller) direction(d board.Direction) string {
	if d == board.Down {
		return t.Say(down)
	}
	return t.Say(across)
}

// seats returns the players.
func (t teller) seats(s seen) (seats []draw.Seat) {
	values := s.Rules().Options().Values
	for p := range s.Players() {
		seat := draw.Seat{Name: t.name(p), Points: s.Score(p), Turn: p == s.Turn() && s.Phase() != scrabblecards.Over}
		cards := t.known(s, p).String()
		for _, c := range []byte(cards) {
			seat.Tiles = append(seat.Tiles, card(c, values))
		}
		switch held := s.Held(p); {
		case cards != "":
			seat.Text = draw.Spaced(cards)
		case held > 0:
			seat.Tiles = make([]draw.Tile, held)
			seat.Text = t.cards(held)
		default:
			seat.Text = "–"
		}
		seats = append(seats, seat)
	}
	return seats
}

// words returns the words on the table, across and then down, by their squares.
func words(s seen) (all []scrabblecards.Word) {
	for _, d := range []board.Direction{board.Across, board.Down} {
		for at := range s.Letters() {
			if s.Letter(at.Next(d, -1)) != 0 {
				continue
			}
			var text []byte
			for q := at; s.Letter(q) != 0; q = q.Next(d, 1) {
				text = append(text, s.Letter(q))
			}
			if len(text) > 1 {
				all = append(all, scrabblecards.Word{Text: string(text), At: at, Direction: d})
			}
		}
	}
	return all
}

// A table holds what lies on the table, and what lay there before the steps that are to
// stand out.
type table struct {
	seen
	before scrabblecards.Public
	bonus  map[board.Square]scrabblecards.Bonus
	top, left,
	bottom, right int // the squares with letters, or that had some
	empty bool
}

func newTable(s seen, steps []scrabblecards.Step) *table {
	t := &table{seen: s, before: s.Public, bonus: map[board.Square]scrabblecards.Bonus{}, empty: true}
	if len(steps) > 0 && steps[0].Before.Rules() != nil {
		t.before = steps[0].Before.Public()
	}
	for _, step := range steps {
		if b, letter := step.Move.Bonus(); b != scrabblecards.NoBonus {
			t.bonus[step.Move.At().Next(step.Move.Direction(), letter-1)] = b
		}
	}
	for _, lies := range []scrabblecards.Public{s.Public, t.before} {
		for at := range lies.Letters() {
			row, column := int(at.Row), int(at.Column)
			if t.empty {
				t.top, t.left, t.bottom, t.right, t.empty = row, column, row, column, false
			}
			t.top, t.bottom = min(t.top, row), max(t.bottom, row)
			t.left, t.right = min(t.left, column), max(t.right, column)
		}
	}
	return t
}

// names returns the names of the players.
func (t teller) names(s seen) string {
	var names []string
	for p := range s.Players() {
		names = append(names, t.name(p))
	}
	return strings.Join(names, ", ")
}
