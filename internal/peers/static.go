package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/domino14/macondo/equity"
	"github.com/domino14/macondo/move"
	"github.com/domino14/macondo/movegen"
	"github.com/domino14/word-golib/tilemapping"

	squares "github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/scrabble"
)

// A static is the player of macondo that looks no further: the points, what its leaves say of
// the tiles kept, and its corrections for the first move and the end, all by its own code. It
// has no table for the turns before the end, and so has none here.
type static struct {
	*macondo
	generator *movegen.GordonGenerator
	leaves    *equity.KLV
	exchanges int // since its last placement
}

func newStatic(m *macondo, leaves *equity.KLV) *static {
	s := &static{macondo: m, leaves: leaves}
	s.generator = movegen.NewGordonGenerator(m.graph, m.board, m.tiles)
	s.generator.SetPlayRecorder(movegen.AllPlaysRecorder)
	s.generator.SetSortingParameter(movegen.SortByNone)
	return s
}

// decide is its decision. As ours it exchanges three times in a row at most, so that games end.
func (s *static) decide(v scrabble.View) scrabble.Move {
	switch v.Phase() {
	case scrabble.Drawing:
		return scrabble.Draw(v.Due())
	case scrabble.Answer:
		return scrabble.LetGo()
	}
	p := s.position(v, v.Rack())
	s.board.CopyFrom(p.board)
	bag := s.tiles.MakeBag()
	if err := bag.Draw(len(bag.Tiles())-v.BagLen(), make([]tilemapping.MachineLetter, len(bag.Tiles()))); err != nil {
		panic(err)
	}
	other := tilemapping.NewRack(s.tiles.TileMapping())
	if v.BagLen() == 0 {
		other.Set(machineWord(v.Unseen().String()))
	}
	mayExchange := v.BagLen() >= v.Rules().Options().Exchange && s.exchanges < 3
	var best *move.Move
	most := math.Inf(-1)
	for _, m := range s.generator.GenAll(p.rack, mayExchange) {
		worth := float64(m.Score()) +
			equity.OpeningAdjustmentCalculator{}.Equity(m, s.board, bag, other) +
			equity.EndgameAdjustmentCalculator{}.Equity(m, s.board, bag, other)
		if v.BagLen() > 0 {
			worth += s.leaves.LeaveValue(m.Leave())
		}
		if worth > most {
			best, most = m, worth
		}
	}
	switch best.Action() {
	case move.MoveTypePlay:
		s.exchanges = 0
		return placed(best)
	case move.MoveTypeExchange:
		s.exchanges++
		return scrabble.Exchange(asideOf(best))
	}
	return scrabble.Pass()
}

// placed is a placement of macondo's as ours.
func placed(m *move.Move) scrabble.Move {
	row, column, down := m.CoordsAndVertical()
	word := make([]byte, len(m.Tiles()))
	for i, t := range m.Tiles() {
		switch {
		case t == 0: // what lies there
			word[i] = '.'
		case t.IsBlanked():
			word[i] = 'a' + byte(t.Unblank()) - 1
		default:
			word[i] = 'A' + byte(t) - 1
		}
	}
	d := squares.Across
	if down {
		d = squares.Down
	}
	return scrabble.Place(squares.At(row, column), d, string(word))
}

// asideOf returns the tiles that an exchange of macondo's puts aside.
func asideOf(m *move.Move) string {
	tiles := make([]byte, len(m.Tiles()))
	for i, t := range m.Tiles() {
		if tiles[i] = 'A' + byte(t) - 1; t == 0 {
			tiles[i] = '?'
		}
	}
	return string(tiles)
}

// readLeaves reads the leaves that macondo has for its words of that name.
func readLeaves(words string) (*equity.KLV, error) {
	data, err := macondoFile(filepath.Join("strategy", words, "leaves.klv2"))
	if err != nil {
		return nil, err
	}
	return equity.ReadKLV(bytes.NewReader(data))
}

// macondoFile returns a file of macondo's data, which is in its module.
func macondoFile(name string) ([]byte, error) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/domino14/macondo").Output()
	if err != nil {
		return nil, fmt.Errorf("where is macondo: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "data", name))
}

// english is the words of a list as macondo plays with them.
func english(l *lexicon.Lexicon) (tongue, error) {
	graph, err := kwg.Build(l.Words(), true)
	if err != nil {
		return tongue{}, err
	}
	var data bytes.Buffer
	err = binary.Write(&data, binary.LittleEndian, graph)
	return tongue{"CSW24", "english", data.Bytes()}, err
}

// A contest is our static player against macondo's.
type contest struct {
	rules  *scrabble.Rules
	in     tongue
	leaves *botscrabble.Leaves // ours, nil for those of the module
}

// newContest is one with the French words, or with those of a file and leaves that were learned
// for them.
func newContest(words, leaves string) (*contest, error) {
	if words == "" {
		rules, err := classique()
		return &contest{rules: rules, in: french()}, err
	}
	f, err := os.Open(words)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	l, err := lexicon.ReadList(f)
	if err != nil {
		return nil, err
	}
	in, err := english(l)
	if err != nil {
		return nil, err
	}
	rules, err := scrabble.Compile(scrabble.English(), l)
	if err != nil {
		return nil, err
	}
	c := &contest{rules: rules, in: in}
	if leaves == "" {
		return c, nil
	}
	text, err := os.ReadFile(leaves)
	if err == nil {
		c.leaves, err = botscrabble.ReadLeaves(bytes.NewReader(text))
	}
	return c, err
}

// A score is our share of the points of a match, its standard error, and by how many points we
// are ahead in a game.
type score struct{ share, err, ahead float64 }

// play plays pairs of games with the same deal.
func (c *contest) play(pairs int, seed uint64) (r score, err error) {
	peer, err := newMacondo(c.rules, c.in)
	if err != nil {
		return r, err
	}
	klv, err := readLeaves(c.in.words)
	if err != nil {
		return r, err
	}
	if _, err := botscrabble.NewStatic(c.rules, c.leaves); err != nil {
		return r, err
	}
	rules, err := games.Scrabble().Compile(c.rules.Options().String(), c.rules.Lexicon())
	if err != nil {
		return r, err
	}
	m := match.Match{Rules: rules, Seed: seed}
	for i, begin := range []func() func(scrabble.View) scrabble.Move{
		func() func(scrabble.View) scrabble.Move {
			ours, _ := botscrabble.NewStatic(c.rules, c.leaves)
			return ours.Decide
		},
		func() func(scrabble.View) scrabble.Move { return newStatic(peer, klv).decide },
	} {
		m.Engines[i] = match.Bots(func(uint64) (game.Bot, error) { return game.Choosing(begin()), nil }, bot.Budget{})
	}
	var squared float64
	n := float64(pairs)
	for pair, err := range m.Pairs(context.Background(), 0, pairs) {
		if err != nil {
			return r, err
		}
		points := 0.0
		for g, one := range pair.Games {
			if one.Fault != nil || !one.Over {
				return r, fmt.Errorf("pair %d: %v in %s", pair.N, one.Fault, one.Last)
			}
			seat := match.Seat(0, g)
			r.ahead += float64(one.Outcome.Points[seat]-one.Outcome.Points[1-seat]) / (2 * n)
			switch {
			case one.Outcome.Drawn:
				points += 0.25
			case one.Outcome.Winner == seat:
				points += 0.5
			}
		}
		r.share += points / n
		squared += points * points / n
	}
	r.err = math.Sqrt(max(0, squared-r.share*r.share) / n)
	return r, nil
}
