package scrabble

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/shape"
)

// AppendPlacements appends all placements that the player on turn can make with good
// words, each once, as far as their tiles are known: by rows from above and then by
// columns from the left. It allocates nothing but what dst needs to grow, and takes
// some 50 to 200 µs with the words of French, with two jokers some milliseconds.
func (s State) AppendPlacements(dst []Move) []Move {
	if s.phase != Playing {
		return dst
	}
	return s.appendPlacements(dst, s.racks[s.hand(s.turn)])
}

func (s *Public) appendPlacements(dst []Move, rack bag.Bag) []Move {
	tiles := s.rules.rackOf(rack)
	if tiles.Len == 0 {
		return dst
	}
	search := grid.NewSearch(s.rules.graph, &tiles, placement)
	return appendFound(dst, s, &search)
}

// appendFound appends what a search finds on the board.
func appendFound[M any](dst []M, s *table, search *grid.Search[M]) []M {
	for d := board.Across; d <= board.Down; d++ {
		for number := range Size {
			s.line(&search.Line, s.rules, d, number)
			// A single tile stands in its row, where it makes a word there.
			dst = search.Append(dst, d == board.Down)
		}
	}
	return dst
}

// A Scored is a placement with its points, the bonus included.
type Scored shape.Scored[Move]

// AppendScored appends the placements of [State.AppendPlacements], in the same order, with
// their points. It takes some 10 to 20 % more time, where [Public.Points] of each placement
// takes half as much again.
func (s State) AppendScored(dst []Scored) []Scored {
	if s.phase != Playing {
		return dst
	}
	return s.appendScored(dst, s.racks[s.hand(s.turn)])
}

func (s *Public) appendScored(dst []Scored, rack bag.Bag) []Scored {
	tiles := s.rules.rackOf(rack)
	if tiles.Len == 0 {
		return dst
	}
	search := grid.NewScoredSearch(s.rules.graph, &tiles, &s.rules.scoring, scored)
	return appendFound(dst, s, &search)
}

func scored(m *Scored, p grid.Placement) {
	m.Points = int(p.Points)
	placement(&m.Move, p)
}

// Moves yields what p can decide on, each decision once: the draw that is due; or
// the placements with good words in the order of [State.AppendPlacements], then the
// exchanges, by their tiles in alphabetical order with jokers last, then the pass; or
// to let the game end. Contests, fallen flags and resignations are legal and not
// among them.
func (s State) Moves(p Player) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for _, m := range s.AppendMoves(nil, p) {
			if !yield(m) {
				return
			}
		}
	}
}

// AppendMoves appends what [State.Moves] yields.
func (s State) AppendMoves(dst []Move, p Player) []Move {
	if p != s.turn || !s.valid(p) {
		return dst
	}
	return s.appendMoves(dst, s.racks[s.hand(p)])
}

func (s *Public) appendMoves(dst []Move, rack bag.Bag) []Move {
	switch s.phase {
	case Drawing:
		dst = append(dst, Draw(s.due()))
	case Playing:
		dst = s.appendPlacements(dst, rack)
		if !s.duplicate() && s.bagLen() >= s.rules.options.Exchange {
			dst = appendExchanges(dst, rack, s.bagLen())
		}
		dst = append(dst, Pass())
	case Answer:
		dst = append(dst, LetGo())
	}
	return dst
}

// appendExchanges appends each choice of 1 to most tiles of a rack once.
func appendExchanges(dst []Move, rack bag.Bag, most int) []Move {
	var tiles [maxRack]uint8
	n := 0
	for letter, count := range rack.All() {
		for range count {
			tiles[n] = blank
			if letter != bag.Joker {
				tiles[n] = letter - 'A' + 1
			}
			n++
		}
	}
	var choose func(m Move, from int)
	choose = func(m Move, from int) {
		for i := from; i < n; i++ {
			if i > from && tiles[i] == tiles[i-1] {
				continue
			}
			m := m
			m.tiles[m.n] = tiles[i]
			m.n++
			if int(m.n) <= most {
				dst = append(dst, m)
				choose(m, i+1)
			}
		}
	}
	choose(Move{kind: KindExchange}, 0)
	return dst
}
