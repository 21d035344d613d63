package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/parquet-go/parquet-go"
)

// longest is the length of the longest words that are told apart.
const longest = 15

// openers holds what can be drawn first and is told: the letters, and the joker.
const openers = "ABCDEFGHIJKLMNOPQRSTUVWXYZ?"

// A summary is what the games of one run have in common. Its means are over pairs.
type summary struct {
	spec    spec
	games   int
	drawn   mean
	score   mean // of the player who began: 1 for a win, one half for a draw
	lead    mean // of the player who began, in points
	points  mean // of a player
	jarnacs mean // in a game
	turns   mean
	moves   mean
	length  mean // of a word at the end
	ends    tally[string]
	verdict tally[string]
	words   tally[int]         // by their letters
	close   mean               // the share that is drawn of the games in which the Jarnacs count
	lengths [][2]int32         // the turns of each pair
	leads   [][2]int32         // by how many points its games were won
	without [len(openers)]mean // the lead of who began, by letters in the first draw:
	with    [len(openers)]mean // of games with the letter, and without
}

// add adds the games of a pair.
func (s *summary) add(pair [2]gameRow) {
	var drawn, score, lead, points, jarnacs, turns, moves, undecided []float64
	var ends, verdicts []string
	var words []int
	var lengths, leads [2]int32
	letters := 0
	for i, g := range pair {
		ahead := float64(g.Score0 - g.Score1)
		if g.First == 1 {
			ahead = -ahead
		}
		draw := 0.0
		switch {
		case g.Winner < 0:
			draw = 1
			score = append(score, 0.5)
		case g.Winner == g.First:
			score = append(score, 1)
		default:
			score = append(score, 0)
		}
		drawn = append(drawn, draw)
		if g.Verdict == string(byJarnacs) {
			undecided = append(undecided, draw)
		}
		lead = append(lead, ahead)
		points = append(points, float64(g.Score0), float64(g.Score1))
		jarnacs = append(jarnacs, float64(g.Jarnac0+g.Jarnac1))
		turns, moves = append(turns, float64(g.Turns)), append(moves, float64(g.Moves))
		ends, verdicts = append(ends, g.End), append(verdicts, g.Verdict)
		lengths[i], leads[i] = g.Turns, max(g.Score0-g.Score1, g.Score1-g.Score0)
		for _, w := range g.Words {
			letters += len(w)
			words = append(words, min(len(w), longest))
		}
	}
	s.games += len(pair)
	s.drawn.add(drawn...)
	s.score.add(score...)
	s.lead.add(lead...)
	s.points.add(points...)
	s.jarnacs.add(jarnacs...)
	s.turns.add(turns...)
	s.moves.add(moves...)
	s.ends.add(ends...)
	s.verdict.add(verdicts...)
	s.length.addSum(float64(letters), len(words))
	s.words.add(words...)
	if len(undecided) > 0 {
		s.close.add(undecided...)
	}
	s.lengths, s.leads = append(s.lengths, lengths), append(s.leads, leads)
	s.addOpenings(pair, lead)
}

// addOpenings adds what the games of a pair say of the first letters. The first player draws the
// same ones in both.
func (s *summary) addOpenings(pair [2]gameRow, lead []float64) {
	for c := range openers {
		var with, without []float64
		for i, g := range pair {
			switch {
			case g.Opening == "":
			case strings.IndexByte(g.Opening, openers[c]) >= 0:
				with = append(with, lead[i])
			default:
				without = append(without, lead[i])
			}
		}
		if len(with) > 0 {
			s.with[c].add(with...)
		}
		if len(without) > 0 {
			s.without[c].add(without...)
		}
	}
}

// readGames reads the pairs of games of a file of a run.
func readGames(name string, each func([2]gameRow)) (s spec, err error) {
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
	if f.NumRows() != int64(s.Games) || s.Games%2 != 0 {
		return s, fmt.Errorf("%s: it has %d rows, and not those of %d games; is it a file of -turns?", name, f.NumRows(), s.Games)
	}
	r := parquet.NewGenericReader[gameRow](f)
	defer r.Close()
	for game := 0; game < s.Games; {
		rows, n := make([]gameRow, min(1000, s.Games-game)), 0 // even
		for n < len(rows) {
			k, err := r.Read(rows[n:])
			if n += k; n < len(rows) && err != nil {
				return s, fmt.Errorf("%s: %w", name, err)
			}
		}
		for ; len(rows) > 0; rows = rows[2:] {
			pair := [2]gameRow(rows)
			if pair[0].Game != int64(game) || pair[1].Game != int64(game+1) {
				return s, fmt.Errorf("%s: damaged: row %d is another game", name, game)
			}
			game += 2
			each(pair)
		}
	}
	return s, nil
}

// statisticsCommand writes the page of statistics and its pictures.
func statisticsCommand(_ context.Context, flags *flag.FlagSet, args []string, out, _ io.Writer) error {
	name := flags.String("o", "statistics.md", "the `file` of the page")
	folder := flags.String("pictures", ".", "the `folder` of its pictures, from that of the page; with slashes")
	if err := parse(flags, args, true); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return usageError{errors.New("name the files of games")}
	}
	if !filepath.IsLocal(filepath.FromSlash(*folder)) {
		return usageError{errors.New("-pictures must be a folder below that of the page")}
	}
	var all []*summary
	var err error
	for _, file := range flags.Args() {
		s := &summary{}
		if s.spec, err = readGames(file, s.add); err != nil {
			return err
		}
		all = append(all, s)
	}
	text, pictures := page(all, *folder)
	if err := os.MkdirAll(filepath.Join(filepath.Dir(*name), filepath.FromSlash(*folder)), 0o755); err != nil {
		return err
	}
	for picture, svg := range pictures {
		if err := os.WriteFile(filepath.Join(filepath.Dir(*name), filepath.FromSlash(picture)), []byte(svg), 0o644); err != nil {
			return err
		}
	}
	if err := os.WriteFile(*name, []byte(text), 0o644); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s\n", *name)
	return nil
}
