// Package showscrabble tells and draws games of Scrabble: see package show.
//
// Racks are hidden in Scrabble. A scrabble.View shows only the rack of its viewer; a
// scrabble.State shows all racks, as far as they are known: a State is for arbiters, and
// for games that are over. What players draw and exchange is told as a number of tiles.
//
// Squares are named as the options of the game say, as H4 on French boards or 8D.
package showscrabble

import (
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// A seen is a position that is shown: what all know of it, and who tells more.
type seen struct {
	scrabble.Public
	at scrabble.Position
}

func see(at scrabble.Position) seen { return seen{at.Public(), at} }

// known returns the tiles of a player that are to be seen.
func (t teller) known(s seen, p scrabble.Player) bag.Bag {
	switch s := s.at.(type) {
	case scrabble.State:
		return s.Rack(p)
	case scrabble.View:
		if p == s.Viewer() && (!t.o.Onlooker || s.Rules().Options().Duplicate != scrabble.NotDuplicate) { // a common rack is on the table
			return s.Rack()
		}
	}
	return bag.Bag{}
}

// A teller says what is said of Scrabble, to the readers that the options are for.
type teller struct {
	draw.Speaker
	o show.Options
}

func to(o show.Options) teller { return teller{draw.Speaker{Tag: o.Language}, o} }

func (t teller) name(p scrabble.Player) string { return t.o.Name(int(p)) }

func (t teller) tiles(n int) string { return t.Say(countTiles, n) }

// seats returns the players.
func (t teller) seats(s seen) (seats []draw.Seat) {
	values := s.Rules().Options().Values
	for p := range s.Players() {
		seat := draw.Seat{Name: t.name(p), Points: s.Score(p), Turn: p == s.Turn() && s.Phase() != scrabble.Over}
		letters := t.known(s, p).String()
		hidden := max(0, s.Held(p)-len(letters))
		for _, c := range []byte(letters) {
			seat.Tiles = append(seat.Tiles, tile(c, values))
		}
		for range hidden {
			seat.Tiles = append(seat.Tiles, draw.Tile{})
		}
		switch {
		case letters != "":
			seat.Text = draw.Spaced(letters + strings.Repeat("_", hidden))
		case hidden > 0:
			seat.Text = t.tiles(hidden)
		default:
			seat.Text = "–"
		}
		seats = append(seats, seat)
	}
	return seats
}

// words returns the words on the board, across and then down, by their squares.
func words(s seen) (all []scrabble.Word) {
	for _, d := range []board.Direction{board.Across, board.Down} {
		for at := range board.Squares(scrabble.Size, scrabble.Size) {
			if before(s, at, d) {
				continue
			}
			var text []byte
			for q := at; q.In(scrabble.Size, scrabble.Size) && s.Letter(q) != 0; q = q.Next(d, 1) {
				text = append(text, s.Letter(q))
			}
			if len(text) > 1 {
				all = append(all, scrabble.Word{Text: string(text), At: at, Direction: d})
			}
		}
	}
	return all
}

// before reports whether a letter stands before a square.
func before(s seen, at board.Square, d board.Direction) bool {
	q := at.Next(d, -1)
	return q.In(scrabble.Size, scrabble.Size) && s.Letter(q) != 0
}

// laid returns the squares on which steps have laid tiles.
func laid(steps []scrabble.Step) map[board.Square]bool {
	fresh := map[board.Square]bool{}
	for _, step := range steps {
		m := step.Move
		if step.Before.Rules() != nil && step.Before.Rules().Options().Duplicate != scrabble.NotDuplicate {
			m = step.Effect().Laid
		}
		if m.Kind() != scrabble.KindPlace {
			continue
		}
		for q := range m.Laid() {
			fresh[q] = true
		}
	}
	return fresh
}
