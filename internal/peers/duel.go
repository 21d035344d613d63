package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"syscall"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/scrabble"
)

// A duel is our champion against the searching player of macondo, in pairs of games: the same
// deal twice, with the seats swapped. Neither knows more than its View, and the moves made.
type duel struct {
	terms
	rules  *scrabble.Rules // Strict, so that nothing is contested
	leaves *botscrabble.Leaves
	lab    *laboratory
	moves  io.Writer // where the moves are told, or nil
}

// terms are those on which all games of a file were played.
type terms struct {
	Words   string        `json:"words"`   // the name that macondo knows them by
	Budget  time.Duration `json:"budget"`  // for each decision of either player
	Infer   time.Duration `json:"infer"`   // of it at most for macondo's inference
	Samples int           `json:"samples"` // that weigh one rack there at most
}

// A duelPair is what is kept of a pair. Of two numbers the first is ours.
type duelPair struct {
	terms
	Seed  uint64      `json:"seed"`
	Games [2]duelGame `json:"games"`
}

type duelGame struct {
	Points      [2]int           `json:"points"`
	Decisions   [2]int           `json:"decisions"`
	Took        [2]time.Duration `json:"took"`
	Processor   [2]time.Duration `json:"processor"` // of it, as the system counts it
	Longest     [2]time.Duration `json:"longest"`
	Simulations int              `json:"simulations"` // of macondo
	Inferred    int              `json:"inferred"`    // those with what the opponent may have kept
	Rounds      int              `json:"rounds"`      // of all its simulations
}

// halves returns the half points that we have made.
func (p *duelPair) halves() (n int) {
	for _, g := range p.Games {
		switch {
		case g.Points[0] > g.Points[1]:
			n += 2
		case g.Points[0] == g.Points[1]:
			n++
		}
	}
	return n
}

// newDuel returns one with the French words, or with those of a file, as newContest does.
func newDuel(words, leaves string, t terms) (*duel, error) {
	c, err := newContest(words, leaves)
	if err != nil {
		return nil, err
	}
	o := c.rules.Options()
	o.Validation, o.Penalty, o.PenaltyPoints = scrabble.Strict, scrabble.VoidChallenge, 0
	rules, err := scrabble.Compile(o, c.rules.Lexicon())
	if err != nil {
		return nil, err
	}
	lab, err := newLaboratory(rules, c.in, c.leaves)
	if err != nil {
		return nil, err
	}
	t.Words = c.in.words
	return &duel{terms: t, rules: rules, leaves: c.leaves, lab: lab}, nil
}

// play plays a game of the pair with this seed, in which we sit on a seat.
func (d *duel) play(seed uint64, first, seat scrabble.Player) (g duelGame, err error) {
	ours, err := botscrabble.New(d.rules, bot.Champion, seed)
	if err != nil {
		return g, err
	}
	ours.Budget, ours.Leaves = bot.Budget{Time: d.Budget, Workers: 1}, d.leaves
	theirs, err := newSearching(d.lab, d.Budget, d.Infer, d.Samples, first != seat)
	if err != nil {
		return g, err
	}
	deal := bag.NewDealer(seed)
	state := d.rules.Start(first)
	for range match.MostMoves {
		if _, over := state.Outcome(); over {
			g.Points = [2]int{state.Score(seat), state.Score(1 - seat)}
			g.Simulations, g.Inferred, g.Rounds = theirs.told.simulations, theirs.told.inferred, theirs.told.rounds
			return g, nil
		}
		turn := state.Turn()
		m := scrabble.Draw(state.Due())
		if state.Phase() != scrabble.Drawing {
			side := int(turn ^ seat)
			start, used := time.Now(), processorTime()
			if side == 0 {
				m, _, err = ours.Decide(context.Background(), state.View(turn))
			} else {
				m, err = theirs.decide(state.View(turn))
			}
			if err != nil {
				return g, err
			}
			took := time.Since(start)
			g.Decisions[side]++
			g.Took[side] += took
			g.Processor[side] += processorTime() - used
			g.Longest[side] = max(g.Longest[side], took)
			if d.moves != nil {
				fmt.Fprintf(d.moves, "%-8s %-8s %-24s %4d %6.0f ms\n", [2]string{"lettres", "macondo"}[side], state.Rack(turn), state.Notation(m), state.Points(m), took.Seconds()*1000)
			}
		}
		if m, err = state.Complete(deal.Seat(int(turn)), turn, m); err != nil {
			return g, err
		}
		before := state.View(1 - seat)
		if state, err = state.Play(turn, m); err != nil {
			return g, err
		}
		if _, over := state.Outcome(); !over {
			if err := theirs.saw(before, m); err != nil {
				return g, fmt.Errorf("after %v: %w", m, err)
			}
		}
	}
	return g, errors.New("a game does not end")
}

// processorTime returns the time that the program has had of the processor.
func processorTime() time.Duration {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// pair plays pair n.
func (d *duel) pair(seed uint64, n int) (p duelPair, err error) {
	p = duelPair{terms: d.terms, Seed: seed + uint64(n)}
	for g := range p.Games {
		if p.Games[g], err = d.play(p.Seed, scrabble.Player(match.First(n)), scrabble.Player(match.Seat(0, g))); err != nil {
			return p, fmt.Errorf("seed %d, game %d: %w", p.Seed, g+1, err)
		}
	}
	return p, nil
}

// A duelScore is the sum of pairs.
type duelScore struct {
	match.Pentanomial
	lead                     int
	decisions                [2]int
	took, processor, longest [2]time.Duration
	simulations, inferred, n int
}

func (s *duelScore) add(p duelPair) {
	s.Add(p.halves())
	for _, g := range p.Games {
		s.lead += g.Points[0] - g.Points[1]
		for side := range 2 {
			s.decisions[side] += g.Decisions[side]
			s.took[side] += g.Took[side]
			s.processor[side] += g.Processor[side]
			s.longest[side] = max(s.longest[side], g.Longest[side])
		}
		s.simulations += g.Simulations
		s.inferred += g.Inferred
		s.n += g.Rounds
	}
}

func (s *duelScore) String() string {
	share, err := s.Score()
	each := func(side int) string {
		n := float64(max(1, s.decisions[side]))
		return fmt.Sprintf("%.0f ms a decision, %.0f of the processor, %.0f at most", s.took[side].Seconds()*1000/n, s.processor[side].Seconds()*1000/n, s.longest[side].Seconds()*1000)
	}
	return fmt.Sprintf("%d games: %.1f ± %.1f %% against macondo, %+.1f points a game, pairs %v\nlettres: %s; macondo: %s, %d of %d simulations with inference, %.0f rounds each",
		2*s.N(), 100*share, 100*match.Z95*err, float64(s.lead)/float64(2*max(1, s.N())), s.Pentanomial,
		each(0), each(1), s.inferred, s.simulations, float64(s.n)/float64(max(1, s.simulations)))
}

// readPairs adds up the pairs of a file, which must be those of seeds in a row from seed on, on the
// same terms. A last line that was not finished does not count: its length is returned without it.
func (s *duelScore) readPairs(r io.Reader, t terms, seed uint64) (length int64, err error) {
	lines := bufio.NewReader(r)
	for {
		line, err := lines.ReadBytes('\n')
		if err == io.EOF {
			return length, nil
		}
		if err != nil {
			return length, err
		}
		var p duelPair
		if err := json.Unmarshal(line, &p); err != nil {
			return length, fmt.Errorf("pair %d: %w", s.N()+1, err)
		}
		if p.terms != t || p.Seed != seed+uint64(s.N()) {
			return length, fmt.Errorf("pair %d was played otherwise: %s", s.N()+1, line)
		}
		s.add(p)
		length += int64(len(line))
	}
}

// match goes on with the pairs of a file until there are so many, or the time is over.
func (d *duel) match(file *os.File, pairs int, seed uint64, long time.Duration) (s duelScore, err error) {
	length, err := s.readPairs(file, d.terms, seed)
	if err != nil {
		return s, err
	}
	if err := file.Truncate(length); err != nil {
		return s, err
	}
	if _, err := file.Seek(length, io.SeekStart); err != nil {
		return s, err
	}
	for end := time.Now().Add(long); s.N() < pairs && (long == 0 || time.Now().Before(end)); {
		p, err := d.pair(seed, s.N())
		if err != nil {
			return s, err
		}
		line, err := json.Marshal(p)
		if err != nil {
			return s, err
		}
		if _, err := file.Write(append(line, '\n')); err != nil {
			return s, err
		}
		s.add(p)
		fmt.Fprintln(os.Stderr, s.String())
	}
	return s, nil
}
