package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"time"

	aiturnplayer "github.com/domino14/macondo/ai/turnplayer"
	"github.com/domino14/macondo/board"
	"github.com/domino14/macondo/config"
	"github.com/domino14/macondo/endgame/negamax"
	"github.com/domino14/macondo/equity"
	peergame "github.com/domino14/macondo/game"
	pb "github.com/domino14/macondo/gen/api/proto/macondo"
	"github.com/domino14/macondo/montecarlo"
	"github.com/domino14/macondo/move"
	"github.com/domino14/macondo/movegen"
	"github.com/domino14/macondo/preendgame"
	"github.com/domino14/macondo/rangefinder"
	"github.com/domino14/macondo/wmp"
	"github.com/domino14/word-golib/kwg"
	"github.com/domino14/word-golib/tilemapping"
	"github.com/rs/zerolog"

	"github.com/jeudelettres/lettres/bag"
	squares "github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/scrabble"
)

// A laboratory is what the searching players of macondo share: its data, in a folder of their own.
type laboratory struct {
	dir    string
	config *config.Config
	rules  *peergame.GameRules
	graph  *kwg.KWG
	values *equity.CombinedStaticCalculator
}

// newLaboratory sets macondo up for the words and tiles of rules, with our leaves in its format.
// Close removes the folder.
func newLaboratory(rules *scrabble.Rules, in tongue, l *botscrabble.Leaves) (lab *laboratory, err error) {
	zerolog.SetGlobalLevel(zerolog.Disabled) // or it tells of each rack, and of each solver that ran out of time
	dir, err := os.MkdirTemp("", "peers")
	if err != nil {
		return nil, err
	}
	lab = &laboratory{dir: dir}
	defer func() {
		if err != nil {
			os.RemoveAll(dir)
		}
	}()
	leaves, err := convertLeaves(rules.Options(), in, l)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{
		filepath.Join("lexica", "gaddag", in.words+".kwg"):      in.graph,
		filepath.Join("letterdistributions", in.tiles):          tilesText(rules.Options()),
		filepath.Join("strategy", in.words, "leaves.klv2"):      leaves,
		filepath.Join("strategy", "default", "winpct.csv"):      nil,
		filepath.Join("strategy", "default", "preendgame.json"): nil,
	}
	for name, data := range files {
		if data == nil {
			if data, err = macondoFile(name); err != nil {
				return nil, err
			}
		}
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			return nil, err
		}
		if err := os.WriteFile(name, data, 0o666); err != nil {
			return nil, err
		}
	}
	lab.config = config.DefaultConfig()
	lab.config.Set(config.ConfigDataPath, dir)
	lab.config.Set(config.ConfigTtableMemFraction, 0) // which is 2²⁴ positions, 256 MB, its least
	lab.rules, err = peergame.NewBasicGameRules(lab.config, in.words, board.CrosswordGameLayout, in.tiles, peergame.CrossScoreAndSet, peergame.VarClassic)
	if err != nil {
		return nil, err
	}
	lab.rules.SetExchangeLimit(rules.Options().Exchange)
	if lab.graph, err = kwg.GetKWG(lab.config.WGLConfig(), in.words); err != nil {
		return nil, err
	}
	// Its simulation would do without this table if it could not be made.
	if _, err := wmp.EnsureWMP(lab.config.WGLConfig(), in.words); err != nil {
		return nil, err
	}
	lab.values, err = equity.NewCombinedStaticCalculator(in.words, lab.config, "", "")
	if err == nil && lab.values.KLV() == nil {
		err = errors.New("macondo has not read the leaves")
	}
	return lab, err
}

// Close removes what macondo read.
func (lab *laboratory) Close() error { return os.RemoveAll(lab.dir) }

// convertLeaves returns our leaves as macondo reads them: its own file for these tiles, with our
// numbers for each set of one to six tiles.
func convertLeaves(o scrabble.Options, in tongue, l *botscrabble.Leaves) ([]byte, error) {
	if l == nil {
		l = botscrabble.DefaultLeaves(o)
	}
	data, err := macondoFile(filepath.Join("strategy", in.words, "leaves.klv2"))
	if err != nil {
		return nil, err
	}
	its, err := equity.ReadKLV(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	numbers := data[8+4*binary.LittleEndian.Uint32(data):]
	start, graph := its.KWG().ArcIndex(0), its.KWG()
	// The joker is the first tile to macondo.
	const tiles = "?ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	var add func(kept string, from int) error
	add = func(kept string, from int) error {
		for i := from; i < len(tiles); i++ {
			tile := tiles[i]
			longer := kept + string(tile)
			if bytes.Count([]byte(longer), []byte{tile}) > o.Bag.Count(tile) {
				continue
			}
			set, err := bag.Parse(longer)
			if err != nil {
				return err
			}
			at := graph.GetWordIndexOf(start, machineWord(longer))
			if at < 0 {
				return fmt.Errorf("macondo has no place for the leave %s", longer)
			}
			binary.LittleEndian.PutUint32(numbers[4*at:], math.Float32bits(float32(l.Value(set))))
			if len(longer) < 6 {
				if err := add(longer, i); err != nil {
					return err
				}
			}
		}
		return nil
	}
	return data, add("", 0)
}

// A searching is the player of macondo that simulates, infers what the opponent kept, and solves
// pre-endgames and endgames, put together as its own bot does it, which takes no bound of less
// than a second for inference and as many threads as there are for endings.
type searching struct {
	*laboratory
	budget, infer time.Duration // for a decision, and of it for inference at most
	samples       int           // that weigh one rack in inference at most
	game          *peergame.Game
	me            int // its number there: who begins is 0
	told          tally
}

// A tally counts what the simulations of a game did.
type tally struct{ simulations, inferred, rounds int }

func (t *tally) add(inferred, rounds int) {
	t.simulations++
	t.rounds += rounds
	if inferred > 0 {
		t.inferred++
	}
}

// newSearching begins a game.
func newSearching(lab *laboratory, budget, infer time.Duration, samples int, begins bool) (*searching, error) {
	s := &searching{laboratory: lab, budget: budget, infer: infer, samples: samples}
	if !begins {
		s.me = 1
	}
	var err error
	s.game, err = peergame.NewGame(lab.rules, []*pb.PlayerInfo{{Nickname: "first", RealName: "first"}, {Nickname: "second", RealName: "second"}})
	if err != nil {
		return nil, err
	}
	s.game.StartGame()
	// Exchanges do not end a game by our rules.
	s.game.SetMaxScorelessTurns(math.MaxInt32)
	return s, nil
}

// look sets the racks to what the viewer knows: its own, and for the opponent any, with these tiles
// on it. It returns the others of that one.
func (s *searching) look(v *scrabble.View, known tilemapping.MachineWord) (others tilemapping.MachineWord, err error) {
	rack := tilemapping.NewRack(s.game.Alphabet())
	rack.Set(machineWord(v.Rack().String()))
	if err := s.game.SetRackFor(s.me, rack); err != nil {
		return nil, err
	}
	if len(known) > 0 {
		if others, err = s.game.SetRandomRack(1-s.me, known); err != nil {
			return nil, err
		}
	}
	// Inference goes back to the racks that are written here.
	s.game.History().LastKnownRacks = []string{"", ""}
	s.game.History().LastKnownRacks[s.me] = s.game.RackLettersFor(s.me)
	return slices.Clone(others), nil
}

// saw plays a move that was made in a position, as both players can see it: of the opponent's
// exchange only how many tiles it was.
func (s *searching) saw(v scrabble.View, m scrabble.Move) error {
	if m.Kind() == scrabble.KindDraw {
		return nil
	}
	alphabet := s.game.Alphabet()
	mine := v.Turn() == v.Viewer()
	word, row, column, down := wordOf(&v, m)
	var laid tilemapping.MachineWord
	for _, t := range word {
		if t != 0 {
			laid = append(laid, t.IntrinsicTileIdx())
		}
	}
	known := laid
	if mine {
		known = nil
	}
	kept, err := s.look(&v, known)
	if err != nil {
		return err
	}
	tiles := s.game.RackFor(s.game.PlayerOnTurn()).TilesOn()
	if mine {
		if kept, err = without(tiles, laid); err != nil {
			return err
		}
	}
	switch m.Kind() {
	case scrabble.KindPlace:
		return s.game.PlayMove(move.NewScoringMove(v.Points(m), word, kept, down, len(laid), alphabet, row, column), true, 0)
	case scrabble.KindExchange:
		aside := tiles[:m.Count()]
		if mine {
			aside = machineWord(m.Aside())
		}
		if kept, err = without(tiles, aside); err != nil {
			return err
		}
		return s.game.PlayMove(move.NewExchangeMove(slices.Clone(aside), kept, alphabet), true, 0)
	case scrabble.KindPass:
		return s.game.PlayMove(move.NewPassMove(tiles, alphabet), true, 0)
	}
	return fmt.Errorf("macondo does not know the move %v", m)
}

// without returns the tiles of a rack that stay when some are taken.
func without(rack, taken tilemapping.MachineWord) (rest tilemapping.MachineWord, err error) {
	rest = slices.Clone(rack)
	for _, t := range taken {
		i := slices.Index(rest, t)
		if i < 0 {
			return nil, fmt.Errorf("the rack of macondo has no tile %d", t)
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return rest, nil
}

// wordOf returns the whole word along the tiles of a placement as macondo writes it, 0 for what lies
// there, and where it begins; nothing of other moves.
func wordOf(v *scrabble.View, m scrabble.Move) (word tilemapping.MachineWord, row, column int, down bool) {
	if m.Kind() != scrabble.KindPlace {
		return nil, 0, 0, false
	}
	tiles := map[squares.Square]byte{}
	for q, tile := range m.Laid() {
		tiles[q] = tile
	}
	covered := func(q squares.Square) bool {
		return q.In(scrabble.Size, scrabble.Size) && (tiles[q] != 0 || v.Letter(q) != 0)
	}
	d, q := m.Direction(), m.At()
	if len(tiles) == 1 && !covered(q.Next(squares.Across, 1)) && !covered(q.Next(squares.Across, -1)) {
		d = squares.Down
	}
	for covered(q.Next(d, -1)) {
		q = q.Next(d, -1)
	}
	row, column = int(q.Row), int(q.Column)
	for ; covered(q); q = q.Next(d, 1) {
		word = append(word, machineLetter(tiles[q]))
	}
	return word, row, column, d == squares.Down
}

// decide returns its decision on a view in which it is on turn.
func (s *searching) decide(v scrabble.View) (scrabble.Move, error) {
	ctx, cancel := context.WithTimeout(context.Background(), s.budget)
	defer cancel()
	if _, err := s.look(&v, nil); err != nil {
		return scrabble.Move{}, err
	}
	if here, there := s.game.Bag().TilesRemaining(), v.BagLen(); here != there {
		return scrabble.Move{}, fmt.Errorf("the bag of macondo has %d tiles, and there are %d", here, there)
	}
	if here, there := s.game.SpreadFor(s.me), v.Score(v.Viewer())-v.Score(1-v.Viewer()); here != there {
		return scrabble.Move{}, fmt.Errorf("macondo counts a lead of %d where it is %d", here, there)
	}
	var best *move.Move
	var err error
	switch unseen := v.Unseen().Len(); {
	case unseen <= peergame.RackTileLimit:
		best, err = s.end(ctx, unseen+v.Rack().Len())
	case unseen == peergame.RackTileLimit+1:
		best, err = s.nearEnd(ctx)
	case unseen <= 2*peergame.RackTileLimit:
		best, err = s.simulate(ctx, 80, unseen)
	default:
		best, err = s.simulate(ctx, 40, 2)
	}
	if err == nil && best == nil {
		// A solver that has found nothing in its time.
		best, err = s.first()
	}
	if err != nil {
		return scrabble.Move{}, err
	}
	return decisionOf(best), nil
}

// decisionOf returns a move of macondo's as ours.
func decisionOf(m *move.Move) scrabble.Move {
	switch m.Action() {
	case move.MoveTypePlay:
		return placed(m)
	case move.MoveTypeExchange:
		return scrabble.Exchange(asideOf(m))
	}
	return scrabble.Pass()
}

// moves returns those that look best to its static player.
func (s *searching) moves(n int) ([]*move.Move, error) {
	p, err := aiturnplayer.NewAIStaticTurnPlayerFromGame(s.game, s.config, []equity.EquityCalculator{s.values})
	if err != nil {
		return nil, err
	}
	return p.GenerateMoves(n), nil
}

func (s *searching) first() (*move.Move, error) {
	all, err := s.moves(1)
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

// simulate compares the moves that look best by playing on for so many turns, until it is sure or
// ctx is done.
func (s *searching) simulate(ctx context.Context, width, plies int) (*move.Move, error) {
	all, err := s.moves(width)
	if err != nil {
		return nil, err
	}
	if len(all) == 1 {
		return all[0], nil
	}
	inferred, length, err := s.inferences(ctx)
	if err != nil {
		return nil, err
	}
	var simmer montecarlo.Simmer
	simmer.Init(s.game, []equity.EquityCalculator{s.values}, s.values, s.config)
	simmer.TryLoadWMP(s.config.WGLConfig(), s.rules.LexiconName())
	simmer.SetThreads(1)
	if err := simmer.PrepareSim(plies, all); err != nil {
		return nil, err
	}
	simmer.SetStoppingCondition(montecarlo.Stop99)
	if len(inferred) > 0 {
		simmer.SetInferences(inferred, length, montecarlo.InferenceWeightedRandomRacks)
	}
	if err := simmer.Simulate(ctx); err != nil {
		return nil, err
	}
	s.told.add(len(inferred), simmer.Iterations())
	return simmer.WinningPlay().Move(), nil
}

// inferences returns what the opponent may have kept, as far as its last move tells it, and how
// many tiles that are. Its bot does without fewer than three.
func (s *searching) inferences(ctx context.Context) (found []montecarlo.InferredRack, length int, err error) {
	if s.infer <= 0 {
		return nil, 0, nil
	}
	ctx, cancel := context.WithTimeout(ctx, s.infer)
	defer cancel()
	var finder rangefinder.RangeFinder
	finder.Init(s.game, []equity.EquityCalculator{s.values}, s.config)
	finder.SetThreads(1)
	finder.SetSimIters(s.samples)
	// Its errors are those of moves that tell nothing, such as a pass.
	if finder.PrepareFinder(s.game.RackFor(s.me).TilesOn()) != nil || finder.Infer(ctx) != nil {
		return nil, 0, nil
	}
	if i := finder.Inferences(); len(i.InferredRacks) > 2 {
		return i.InferredRacks, i.RackLength, nil
	}
	return nil, 0, nil
}

// nearEnd solves a pre-endgame, with one tile in the bag, as far as it gets; nil if it finds nothing.
func (s *searching) nearEnd(ctx context.Context) (*move.Move, error) {
	var solver preendgame.Solver
	if err := solver.Init(s.game, s.graph); err != nil {
		return nil, err
	}
	solver.SetThreads(1)
	plies := 7
	for _, far := range []struct{ lead, plies int }{{50, 5}, {60, 4}, {80, 3}, {100, 2}} {
		if lead := s.game.SpreadFor(s.me); max(lead, -lead) >= far.lead {
			plies = far.plies
		}
	}
	solver.SetEndgamePlies(plies)
	all, err := solver.Solve(ctx)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return all[0].Play, nil
}

// end solves an endgame as far as it gets; nil if it finds nothing.
func (s *searching) end(ctx context.Context, plies int) (*move.Move, error) {
	g := s.game.Copy()
	g.SetBackupMode(peergame.SimulationMode)
	g.SetStateStackLength(plies + 1)
	var solver negamax.Solver
	if err := solver.Init(movegen.NewGordonGenerator(s.graph, g.Board(), s.rules.LetterDistribution()), g); err != nil {
		return nil, err
	}
	solver.SetThreads(1)
	solver.SetPreventSlowroll(true)
	_, line, err := solver.Solve(ctx, plies)
	if err != nil || len(line) == 0 {
		return nil, err
	}
	return line[0], nil
}
