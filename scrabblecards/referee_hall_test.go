package scrabblecards_test

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Random positions: games of several options, played until the position is such as is
// wanted.

// compile makes the rules of a slow game.
func (g *referee) compile(t testing.TB) *scrabblecards.Rules {
	t.Helper()
	rules, err := scrabblecards.Compile(g.Options, g.words)
	if err != nil {
		t.Fatalf("Compile(%+v): %v", g.Options, err)
	}
	return rules
}

// A hall is games with one lexicon, in which positions are made.
type hall struct {
	rng   *rand.Rand
	words []slowWord
	games map[*scrabblecards.Rules]*referee
	kinds []slowKind
}

// A slowKind is a kind of position.
type slowKind struct {
	name        string
	rules       *scrabblecards.Rules
	least, most int  // moves before it
	phonies     int  // of ten placements, how many are of any letters
	wide        bool // letters are laid such that many stay
}

func newHall(t testing.TB, words *lexicon.Lexicon, seed uint64) *hall {
	t.Helper()
	h := &hall{rng: rand.New(rand.NewPCG(seed, 11)), games: map[*scrabblecards.Rules]*referee{}}
	h.words = slowWords(slices.Collect(words.Words()))
	add := func(name string, least, most, phonies int, wide bool, change func(o *scrabblecards.Options)) {
		o := scrabblecards.Official()
		change(&o)
		g := newReferee(o, cardValues, words)
		rules := g.compile(t)
		h.games[rules] = g
		h.kinds = append(h.kinds, slowKind{name, rules, least, most, phonies, wide})
	}
	more := func(o *scrabblecards.Options, cards string) {
		o.Bag = o.Bag.Plus(scrabblecards.MustParseCards(cards))
	}
	less := func(o *scrabblecards.Options, n int) {
		o.Bag.Letters, _ = o.Bag.Letters.Draw(h.rng, n)
	}
	jokers := strings.Repeat("?", 8)
	add("official", 1, 30, 0, false, func(o *scrabblecards.Options) { o.Players = 4 })
	add("an opening", 0, 0, 0, false, func(o *scrabblecards.Options) { more(o, "3333332222222222") })
	add("phonies", 1, 20, 5, false, func(o *scrabblecards.Options) {
		o.Validation, o.Players = scrabblecards.OnContest, 3
	})
	add("a wide table", 6, 20, 10, true, func(o *scrabblecards.Options) {
		less(o, 90)
		more(o, jokers+"22222222")
		o.Validation, o.Rack = scrabblecards.OnContest, 8
	})
	add("bonus cards", 1, 12, 2, false, func(o *scrabblecards.Options) {
		less(o, 80)
		more(o, jokers+strings.Repeat("23", 20))
		o.Validation, o.Players = scrabblecards.OnContest, 6
	})
	add("an endgame", 12, 30, 1, false, func(o *scrabblecards.Options) {
		less(o, 30)
		more(o, "??")
		o.Validation = scrabblecards.OnContest
	})
	add("other classes", 1, 15, 2, false, func(o *scrabblecards.Options) {
		o.Excluded |= lexicon.ClassesOf(lexicon.Finite, lexicon.Noun)
		o.Rack, o.Validation = 6, scrabblecards.OnContest
	})
	return h
}

// position is the i-th position, on turn, with i%3 jokers in the hand if that can be
// had.
func (h *hall) position(t testing.TB, i int) (slowKind, scrabblecards.State) {
	t.Helper()
	for {
		kind := h.kinds[i/3%len(h.kinds)]
		if s, ok := h.play(t, kind, i%3); ok {
			return kind, s
		}
	}
}

// play plays a game up to a position of a kind. One player, the star, gets the jokers,
// and none before they are wanted.
func (h *hall) play(t testing.TB, kind slowKind, jokers int) (last scrabblecards.State, found bool) {
	t.Helper()
	o := kind.rules.Options()
	star := scrabblecards.Player(h.rng.IntN(o.Players))
	target := kind.least + h.rng.IntN(kind.most-kind.least+1)
	first := scrabblecards.Player(h.rng.IntN(o.Players))
	if target == 0 {
		first = star
	}
	s := kind.rules.Start(first)
	for moves := 0; s.Phase() != scrabblecards.Over; {
		p := s.Turn()
		m := scrabblecards.LetGo()
		switch s.Phase() {
		case scrabblecards.Drawing:
			wanted := 0
			if moves >= target-2 && p == star {
				wanted = jokers - s.Rack(p).Letters.Count('?')
			}
			m = h.draw(s, wanted)
		case scrabblecards.Playing:
			if p == star && s.Rack(p).Letters.Count('?') == jokers && (moves >= target || s.BagLen() == 0) {
				last, found = s, true
				if moves >= target {
					return last, true
				}
			}
			m = h.choose(s, kind)
			moves++
		}
		if moves > 60 {
			break
		}
		next, err := s.Play(p, m)
		if err != nil {
			t.Fatalf("%s\n%s by %s: %v", tell(s), m, p, err)
		}
		if s = next; h.rng.IntN(40) == 0 && kind.phonies > 0 {
			for q := range s.Players() { // a bad word comes back
				if after, err := s.Play(q, scrabblecards.Contest()); err == nil {
					s = after
					break
				}
			}
		}
	}
	return last, found
}

// draw is a draw of any cards, with so many jokers among them if they are there.
func (h *hall) draw(s scrabblecards.State, jokers int) scrabblecards.Move {
	deck := s.Bag().String()
	left := []byte(strings.ReplaceAll(deck, "?", ""))
	h.rng.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	jokers = min(max(jokers, s.Due()-len(left), 0), strings.Count(deck, "?"), s.Due())
	return scrabblecards.Draw(s.Due()).WithDrawn(strings.Repeat("?", jokers) + string(left[:s.Due()-jokers]))
}

// choose is a placement with good words or with any, an exchange or a pass.
func (h *hall) choose(s scrabblecards.State, kind slowKind) scrabblecards.Move {
	if h.rng.IntN(10) < kind.phonies {
		if kind.wide {
			if m, ok := widePlacement(h.rng, s); ok {
				return m
			}
		}
		if m, ok := anyPlacement(h.rng, s, 5); ok {
			return m
		}
	}
	if moves := s.AppendPlacements(nil); len(moves) > 0 {
		return gametest.One(h.rng, moves)
	}
	if m, ok := anyPlacement(h.rng, s, 5); ok && kind.phonies > 0 {
		return m
	}
	hand := s.Rack(s.Turn()).String()
	if n := min(len(hand), 3); s.BagLen() >= s.Rules().Options().Exchange {
		return scrabblecards.Exchange(gametest.SomePart(h.rng, hand, n)).WithDrawn(gametest.SomePart(h.rng, s.Bag().String(), n))
	}
	return scrabblecards.Pass()
}

// widePlacement is the placement, of some, that leaves the most letters on the table.
func widePlacement(rng *rand.Rand, s scrabblecards.State) (wide scrabblecards.Move, ok bool) {
	most := 0
	for range 6 {
		m, fits := anyPlacement(rng, s, 8)
		if next, err := s.Play(s.Turn(), m); fits && err == nil {
			if n := len(cellsOf(next)); n > most {
				most, wide = n, m
			}
		}
	}
	return wide, most > 0
}

// anyPlacement is a placement that fits, of any letters of the hand: a wrong one, most
// likely.
func anyPlacement(rng *rand.Rand, s scrabblecards.State, most int) (scrabblecards.Move, bool) {
	c := cellsOf(s)
	near, hand := c.inOrder(), s.Rack(s.Turn()).Letters.String()
	for range 60 {
		m := anyLaid(rng, c, near, gametest.SomePart(rng, hand, most-rng.IntN(min(5, most))))
		if m.Kind() == scrabblecards.KindPlace && s.Check(s.Turn(), m) == nil {
			return m, true
		}
	}
	return scrabblecards.Move{}, false
}

// anyLaid lays letters somewhere near those that lie there, in their order, and writes
// the whole word.
func anyLaid(rng *rand.Rand, c slowCells, near []square, letters string) scrabblecards.Move {
	at, d := square{0, 0}, board.Direction(rng.IntN(2))
	step := stepOf(d)
	if len(near) > 0 {
		at = gametest.One(rng, near)
		at[rng.IntN(2)] += rng.IntN(3) - 1
		at = at.plus(step, -rng.IntN(4))
	}
	var laid []laidCard
	for sq := at; len(laid) < len(letters); sq = sq.plus(step, 1) {
		if letter := letters[len(laid)]; c[sq] == 0 && letter == '?' {
			laid = append(laid, laidCard{sq, 'a' + byte(rng.IntN(26))})
		} else if c[sq] == 0 {
			laid = append(laid, laidCard{sq, letter})
		}
	}
	if len(laid) == 0 {
		return scrabblecards.Move{}
	}
	w := c.run(laid, laid[0].at, d)
	return scrabblecards.Place(board.At(w.at[0], w.at[1]), d, w.text)
}

// inOrder is the squares with letters, row by row.
func (c slowCells) inOrder() []square {
	return slices.SortedFunc(maps.Keys(c), func(a, b square) int { return cmp.Or(a[0]-b[0], a[1]-b[1]) })
}
