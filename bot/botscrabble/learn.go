package botscrabble

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/scrabble"
)

// racksTried is the number of racks tried in each position.
const racksTried = 8

// mostMoves ends a game that does not end by itself.
const mostMoves = 500

// A sample is a rack, and how much better than the average of its position the best move with
// it is.
type sample struct {
	kinds [maxRack]uint8
	n     uint8
	worth float64 // in points
}

// samplesOf plays a game and tries racks in its positions, as long as the bag has a rack to draw.
func samplesOf(rules *scrabble.Rules, l *Leaves, rng *rand.Rand) (all []sample, err error) {
	o := rules.Options()
	st := newStatic(o, l)
	s := rules.Start(scrabble.A)
	for n := 0; s.Phase() != scrabble.Over && n < mostMoves; n++ {
		p := s.Turn()
		m := scrabble.LetGo()
		switch s.Phase() {
		case scrabble.Drawing:
			m = scrabble.Draw(s.Due())
		case scrabble.Playing:
			v := s.View(p)
			m = st.best(&v).move
			if s.BagLen() >= o.Rack {
				if all, err = st.try(all, s, rng); err != nil {
					return nil, err
				}
			}
		}
		if s, err = s.Play(p, s.Chance(rng, p, m)); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// try adds samples of a position.
func (s *Static) try(all []sample, state scrabble.State, rng *rand.Rand) ([]sample, error) {
	p := state.Turn()
	pool := state.Bag().Plus(state.Rack(p))
	from, mean := len(all), 0.0
	for range racksTried {
		tiles, _ := pool.Draw(rng, s.options.Rack)
		next, err := state.WithRack(p, tiles)
		if err != nil {
			return nil, err
		}
		v := next.View(p)
		worth := float64(s.best(&v).worth) / unit
		all = append(all, sample{s.rack.kinds, uint8(s.rack.n), worth})
		mean += worth / racksTried
	}
	for i := range all[from:] {
		all[from+i].worth -= mean
	}
	return all, nil
}

// Learn returns what tiles are worth, learned from games by these rules that a player with the
// Leaves before plays against itself; nil is a guess. In their positions it tries racks at
// random: a choice of tiles is worth how much better the best move is, and what that leaves,
// when the rack holds them. So each call looks a turn further than the one before. The same
// seed learns the same, with any number of goroutines.
//
// It returns an error if ctx is done before the end.
func Learn(ctx context.Context, rules *scrabble.Rules, before *Leaves, games int, seed uint64, workers int) (*Leaves, error) {
	if rules == nil || rules.Lexicon() == nil {
		return nil, fmt.Errorf("botscrabble: %w", phrases.InputError(phrase.NoGame))
	}
	samples, err := collect(ctx, rules, before, games, seed, workers)
	if err != nil {
		return nil, err
	}
	return fit(samples), nil
}

// collect returns the samples of all games.
func collect(ctx context.Context, rules *scrabble.Rules, before *Leaves, games int, seed uint64, workers int) ([]sample, error) {
	if before == nil {
		o := rules.Options()
		before = guess(&o)
	}
	found, faults := make([][]sample, max(games, 0)), make([]error, max(workers, 1))
	var wait sync.WaitGroup
	for w := range faults {
		wait.Go(func() {
			for g := w; g < games && faults[w] == nil; g += len(faults) {
				if faults[w] = ctx.Err(); faults[w] == nil {
					found[g], faults[w] = samplesOf(rules, before, rand.New(rand.NewPCG(seed, uint64(g))))
				}
			}
		})
	}
	wait.Wait()
	for _, err := range faults {
		if err != nil {
			return nil, fmt.Errorf("botscrabble: %w", err)
		}
	}
	return slices.Concat(found...), nil
}

// shrink is after how many samples half of what they say is believed, by how many tiles they
// are about.
var shrink = [...]float64{1: 20, 2: 150, 3: 600}

// fit finds the Leaves that explain samples: first what one tile adds, then what two add beyond
// that, and then three.
func fit(samples []sample) *Leaves {
	l := &Leaves{}
	var sums, counts [nLeaves]float64
	for _, s := range samples {
		eachChoice(s.kinds[:s.n], func(tiles []uint8) {
			i := indexOf(tiles)
			sums[i] += s.worth
			counts[i]++
		})
	}
	for size := 1; size <= 3; size++ {
		eachKinds(size, func(tiles []uint8) {
			i := indexOf(tiles)
			n := counts[i]
			if n == 0 {
				return
			}
			var r rack
			r.n = copy(r.kinds[:], tiles)
			r.weigh(l)
			known := float64(r.worth[r.all()]) / unit
			added := (sums[i]/n - known) * n / (n + shrink[size])
			l.worth[i] = int16(math.Round(hundred * min(max(added, -mostWorth), mostWorth)))
		})
	}
	return l
}

// eachChoice yields each choice of one to three of the tiles.
func eachChoice(tiles []uint8, f func([]uint8)) {
	for i, a := range tiles {
		f([]uint8{a})
		for j, b := range tiles[:i] {
			f([]uint8{b, a})
			for _, c := range tiles[:j] {
				f([]uint8{c, b, a})
			}
		}
	}
}
