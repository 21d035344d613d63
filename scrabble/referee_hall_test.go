package scrabble_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

// Random positions: games of several options, played until the position is such
// as is wanted.

// compile makes the rules of a slow game.
func (g *referee) compile(t testing.TB) *scrabble.Rules {
	t.Helper()
	rules, err := scrabble.Compile(g.Options, g.words)
	if err != nil {
		t.Fatalf("Compile(%+v): %v", g.Options, err)
	}
	return rules
}

// A hall is games with one lexicon, in which positions are made.
type hall struct {
	rng   *rand.Rand
	words []slowWord
	games map[*scrabble.Rules]*referee
	kinds []slowKind
}

// A slowKind is a kind of position.
type slowKind struct {
	name        string
	rules       *scrabble.Rules
	least, most int // moves before it
	phonies     int // of ten placements, how many are of any letters
}

func newHall(t testing.TB, words *lexicon.Lexicon, seed uint64) *hall {
	t.Helper()
	h := &hall{rng: rand.New(rand.NewPCG(seed, 11)), games: map[*scrabble.Rules]*referee{}}
	h.words = slowWords(slices.Collect(words.Words()))
	add := func(name string, least, most, phonies int, lines [15]string, values map[byte]int, change func(o *scrabble.Options)) {
		o := scrabble.Classique()
		change(&o)
		g := newReferee(o, lines, values, words)
		rules := g.compile(t)
		h.games[rules] = g
		h.kinds = append(h.kinds, slowKind{name, rules, least, most, phonies})
	}
	jokers := bag.MustParse("????????")
	add("classique", 1, 30, 0, standardLines, classiqueValues, func(*scrabble.Options) {})
	add("an opening", 0, 0, 0, standardLines, classiqueValues, func(*scrabble.Options) {})
	add("phonies", 1, 25, 4, standardLines, classiqueValues, func(o *scrabble.Options) {
		o.Validation, o.Players = scrabble.OnContest, 3
	})
	add("many tiles", 50, 90, 9, standardLines, classiqueValues, func(o *scrabble.Options) {
		o.Validation, o.Players, o.Bag = scrabble.OnContest, 4, o.Bag.Plus(o.Bag).Plus(jokers)
	})
	add("short racks", 4, 40, 1, oddLines(h.rng), classiqueValues, func(o *scrabble.Options) {
		o.Validation, o.Rack, o.Bag = scrabble.OnContest, 2+h.rng.IntN(4), o.Bag.Plus(jokers)
	})
	add("an endgame", 12, 30, 0, standardLines, englishValues, func(o *scrabble.Options) {
		_, o.Bag = o.Bag.Draw(h.rng, 30)
		o.Bag = o.Bag.Plus(bag.MustParse("??"))
	})
	add("long racks", 1, 15, 2, oddLines(h.rng), englishValues, func(o *scrabble.Options) {
		o.Validation, o.Rack, o.Bonus, o.Bag = scrabble.OnContest, 8, 31, o.Bag.Plus(bag.MustParse("????"))
	})
	return h
}

// oddLines is a board that nobody has seen.
func oddLines(rng *rand.Rand) (lines [15]string) {
	for row := range lines {
		b := make([]byte, 15)
		for column := range b {
			b[column] = "....dtqDTQ"[rng.IntN(10)]
		}
		lines[row] = string(b)
	}
	return lines
}

func (h *hall) game(r *scrabble.Rules) *referee { return h.games[r] }

// position is the i-th position, on turn, with i%3 jokers on the rack if that can
// be had.
func (h *hall) position(t testing.TB, i int) (string, scrabble.State) {
	t.Helper()
	for {
		kind := h.kinds[i/3%len(h.kinds)]
		if s, ok := h.play(t, kind, i%3); ok {
			return kind.name, s
		}
	}
}

// play plays a game up to a position of a kind. One player, the star, gets the
// jokers, and none before they are wanted.
func (h *hall) play(t testing.TB, kind slowKind, jokers int) (last scrabble.State, found bool) {
	t.Helper()
	o := kind.rules.Options()
	star := scrabble.Player(h.rng.IntN(o.Players))
	target := kind.least + h.rng.IntN(kind.most-kind.least+1)
	first := scrabble.Player(h.rng.IntN(o.Players))
	if target == 0 {
		first = star
	}
	s := kind.rules.Start(first)
	var buf []scrabble.Move
	for moves := 0; s.Phase() != scrabble.Over; {
		p := s.Turn()
		var m scrabble.Move
		switch s.Phase() {
		case scrabble.Drawing:
			wanted := 0
			if moves >= target-1 && p == star {
				wanted = jokers - s.Rack(p).Count('?')
			}
			m = h.draw(s, wanted)
		case scrabble.Answer:
			m = scrabble.LetGo()
		default:
			if p == star && s.Rack(p).Count('?') == jokers && (moves >= target || s.BagLen() == 0) {
				last, found = s, true
				if moves >= target {
					return last, true
				}
			}
			m, buf = h.choose(s, kind.phonies, buf[:0])
			moves++
		}
		next, err := s.Play(p, m)
		if err != nil {
			t.Fatalf("%s\n%s by %s: %v", tell(s), m, p, err)
		}
		s = next
	}
	return last, found
}

// draw is a draw of any tiles, with so many jokers among them if they are there.
func (h *hall) draw(s scrabble.State, jokers int) scrabble.Move {
	left := []byte(strings.TrimRight(s.Bag().String(), "?"))
	h.rng.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	jokers = min(max(jokers, s.Due()-len(left), 0), s.Bag().Count('?'), s.Due())
	return scrabble.Draw(s.Due()).WithDrawn(strings.Repeat("?", jokers) + string(left[:s.Due()-jokers]))
}

// choose is a placement with good words or with any, or a pass.
func (h *hall) choose(s scrabble.State, phonies int, buf []scrabble.Move) (scrabble.Move, []scrabble.Move) {
	if h.rng.IntN(10) < phonies {
		if m, ok := anyPlacement(h.rng, s); ok {
			return m, buf
		}
	}
	if buf = s.AppendPlacements(buf); len(buf) > 0 {
		return gametest.One(h.rng, buf), buf
	}
	if m, ok := anyPlacement(h.rng, s); ok && phonies > 0 {
		return m, buf
	}
	return scrabble.Pass(), buf
}

// anyPlacement is a placement that fits, of any letters of the rack: a wrong one,
// most likely.
func anyPlacement(rng *rand.Rand, s scrabble.State) (scrabble.Move, bool) {
	rack := []byte(s.Rack(s.Turn()).String())
	for range 300 {
		rng.Shuffle(len(rack), func(i, j int) { rack[i], rack[j] = rack[j], rack[i] })
		at, d := squareOf(rng.IntN(225)), board.Direction(rng.IntN(2))
		if s.Letter(scrabble.Centre()) == 0 {
			if d == board.Across {
				at = board.At(7, 7-rng.IntN(3))
			} else {
				at = board.At(7-rng.IntN(3), 7)
			}
		}
		if s.Letter(at) != 0 {
			continue
		}
		m := scrabble.Place(at, d, anyText(rng, s, at, d, rack[:min(len(rack), 1+rng.IntN(5))]))
		if m.Count() > 0 && s.Check(s.Turn(), m) == nil {
			return m, true
		}
	}
	return scrabble.Move{}, false
}

// anyText writes the tiles from a square on, with points for what lies there.
func anyText(rng *rand.Rand, s scrabble.State, at board.Square, d board.Direction, tiles []byte) string {
	var text []byte
	row, column := int(at.Row), int(at.Column)
	for len(tiles) > 0 && row < 15 && column < 15 {
		if s.Letter(board.At(row, column)) != 0 {
			text = append(text, '.')
		} else {
			letter := tiles[0]
			if letter == '?' {
				letter = 'a' + byte(rng.IntN(26))
			}
			text, tiles = append(text, letter), tiles[1:]
		}
		if d == board.Down {
			row++
		} else {
			column++
		}
	}
	return string(text)
}
