package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/parquet-go/parquet-go"
)

// A mean is the mean of numbers, with its standard error.
type mean struct {
	n       int
	sum, sq float64
}

func (m *mean) add(x float64) {
	m.n++
	m.sum += x
	m.sq += x * x
}

func (m *mean) value() float64 { return m.sum / float64(max(1, m.n)) }

// sd is the standard deviation of the numbers.
func (m *mean) sd() float64 {
	if m.n < 2 {
		return 0
	}
	n := float64(m.n)
	return math.Sqrt(max(0, m.sq-m.sum*m.sum/n) / (n - 1))
}

func (m *mean) err() float64 { return m.sd() / math.Sqrt(float64(max(1, m.n))) }

// String is the mean with as many digits as the error allows.
func (m *mean) String() string {
	if m.n == 0 {
		return "–"
	}
	return number(m.value(), m.err())
}

// number is a value and its error, to two digits of the error.
func number(value, err float64) string {
	digits := 2
	if err > 0 {
		digits = max(0, min(6, 1-int(math.Floor(math.Log10(err)))))
	}
	return strings.ReplaceAll(fmt.Sprintf("%.*f ± %.*f", digits, value, digits, err), "-", "−")
}

// percent is a share of n with its error, in per cent.
func percent(k, n int) string {
	if n == 0 {
		return "–"
	}
	p := float64(k) / float64(n)
	return number(100*p, 100*math.Sqrt(p*(1-p)/float64(n))) + " %"
}

// longest is the length of the longest words that are told apart.
const longest = 15

// A summary is what the games of one run have in common.
type summary struct {
	spec    spec
	games   int
	drawn   int
	score   mean // of the player who began: 1 for a win, one half for a draw
	lead    mean // of the player who began, in points
	points  mean // of a player
	jarnacs mean // in a game
	turns   mean
	moves   mean
	ends    map[string]int
	verdict map[string]int
	words   [longest + 1]int
	leads   map[int]int // how often the winner was ahead by so many points, in steps of ten
	without [26]mean    // the lead of who began, by letters in the first draw:
	with    [26]mean    // of games with the letter, and without
}

func newSummary(s spec) *summary {
	return &summary{spec: s, ends: map[string]int{}, verdict: map[string]int{}, leads: map[int]int{}}
}

// step is how wide the bars of leads are.
const step = 20

func (s *summary) add(g gameRow) {
	s.games++
	sign := 1 - 2*float64(g.First)
	lead := sign * float64(g.Score0-g.Score1)
	switch {
	case g.Winner < 0:
		s.drawn++
		s.score.add(0.5)
	case g.Winner == g.First:
		s.score.add(1)
	default:
		s.score.add(0)
	}
	s.lead.add(lead)
	s.points.add(float64(g.Score0))
	s.points.add(float64(g.Score1))
	s.jarnacs.add(float64(g.Jarnac0 + g.Jarnac1))
	s.turns.add(float64(g.Turns))
	s.moves.add(float64(g.Moves))
	s.ends[g.End]++
	s.verdict[g.Verdict]++
	s.leads[int(math.Abs(lead))/step]++
	for _, w := range g.Words {
		s.words[min(len(w), longest)]++
	}
	if g.Opening == "" {
		return
	}
	for c := range byte(26) {
		if strings.IndexByte(g.Opening, 'A'+c) >= 0 {
			s.with[c].add(lead)
		} else {
			s.without[c].add(lead)
		}
	}
}

// read reads the games of a file of a run.
func readGames(name string, each func(gameRow)) (s spec, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: damaged: %v", name, r)
		}
	}()
	in, err := os.Open(name)
	if err != nil {
		return s, err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return s, err
	}
	f, err := parquet.OpenFile(in, info.Size())
	if err != nil {
		return s, fmt.Errorf("%s: %w", name, err)
	}
	text, _ := f.Lookup(runKey)
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return s, fmt.Errorf("%s: it is not of this program: %w", name, err)
	}
	r := parquet.NewGenericReader[gameRow](f)
	defer r.Close()
	rows := make([]gameRow, 1000)
	for {
		n, err := r.Read(rows)
		for _, row := range rows[:n] {
			each(row)
		}
		if errors.Is(err, io.EOF) {
			return s, nil
		}
		if err != nil {
			return s, fmt.Errorf("%s: %w", name, err)
		}
	}
}

// summarise reads a file of games.
func summarise(name string) (*summary, error) {
	s := newSummary(spec{})
	of, err := readGames(name, s.add)
	s.spec = of
	return s, err
}

// statisticsCommand writes the page of statistics, and its pictures beside it.
func statisticsCommand(_ context.Context, flags *flag.FlagSet, args []string, out, _ io.Writer) error {
	name := flags.String("o", "statistics.md", "the `file` of the page; its pictures go beside it")
	if err := parse(flags, args, true); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return usageError{errors.New("name the files of games")}
	}
	var all []*summary
	for _, file := range flags.Args() {
		s, err := summarise(file)
		if err != nil {
			return err
		}
		all = append(all, s)
	}
	text, pictures := page(all)
	for picture, svg := range pictures {
		if err := os.WriteFile(filepath.Join(filepath.Dir(*name), picture), []byte(svg), 0o644); err != nil {
			return err
		}
	}
	if err := os.WriteFile(*name, []byte(text), 0o644); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s\n", *name)
	return nil
}
