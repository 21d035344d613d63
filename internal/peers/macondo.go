package main

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"

	"github.com/domino14/macondo/board"
	"github.com/domino14/macondo/cross_set"
	"github.com/domino14/macondo/move"
	"github.com/domino14/macondo/movegen"
	"github.com/domino14/macondo/tinymove"
	"github.com/domino14/word-golib/cache"
	"github.com/domino14/word-golib/config"
	"github.com/domino14/word-golib/kwg"
	"github.com/domino14/word-golib/tilemapping"
	"github.com/rs/zerolog"

	"github.com/jeudelettres/lettres/bag"
	squares "github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// A macondo is the other side: its generators and the board that they look at.
//
// all records small moves, which is the fastest of its recorders that keep all
// placements, and does not sort them. top looks for the one that counts most, by
// upper bounds of its anchors ("shadow"); it has no equity to add to the points and
// no table of words by their letters ("WMP").
type macondo struct {
	graph    *kwg.KWG
	tiles    *tilemapping.LetterDistribution
	board    *board.GameBoard
	all, top *movegen.GordonGenerator
	crosses  cross_set.GaddagCrossSetGenerator
	finder   kwg.KWGAnagrammer
}

// A peerPosition is a board with its cross-sets and a rack.
type peerPosition struct {
	board *board.GameBoard
	rack  *tilemapping.Rack
	best  tinymove.SmallMove // the placement that is timed when it is laid
}

// Where word-golib looks for its files; they are put into its cache beforehand.
var (
	dataPath  = "peers"
	graphPath = path.Join(dataPath, "lexica", "gaddag")
	tilesPath = path.Join(dataPath, "letterdistributions")
)

// A tongue is the words and the tiles that macondo plays with, by the names that it knows them by.
type tongue struct {
	words, tiles string
	graph        []byte
}

// classique returns the rules of Scrabble classique with all words of the graph: macondo knows no
// classes of words.
func classique() (*scrabble.Rules, error) {
	o := scrabble.Classique()
	o.Excluded = 0
	return scrabble.Compile(o, gaddag.Lexicon())
}

func french() tongue { return tongue{"FRA24", "french", []byte(gaddag.KWG())} }

func newMacondo(rules *scrabble.Rules, in tongue) (*macondo, error) {
	zerolog.SetGlobalLevel(zerolog.WarnLevel) // or it reports every file that it reads
	o := rules.Options()
	if o.Board != scrabble.Classique().Board || o.Rack != 7 || o.Bonus != 50 {
		return nil, errors.New("macondo plays on the standard board with seven tiles and a bonus of 50")
	}
	cache.Precache(path.Join(tilesPath, in.tiles), tilesText(o))
	cache.Precache(in.graphPath(), in.graph)
	graph, err := in.loadKWG()
	if err != nil {
		return nil, err
	}
	tiles, err := tilemapping.NamedLetterDistribution(&config.Config{DataPath: dataPath}, in.tiles)
	if err != nil {
		return nil, err
	}
	m := &macondo{graph: graph, tiles: tiles, board: board.MakeBoard(board.CrosswordGameBoard)}
	m.crosses = cross_set.GaddagCrossSetGenerator{Dist: tiles, Gaddag: graph}
	m.all = movegen.NewGordonGenerator(graph, m.board, tiles)
	m.all.SetPlayRecorder(movegen.AllPlaysSmallRecorder)
	m.all.SetSortingParameter(movegen.SortByNone)
	m.top = movegen.NewGordonGenerator(graph, m.board, tiles)
	m.top.SetPlayRecorderTopPlay()
	return m, nil
}

// loadKWG reads the word graph, which is in the cache as bytes.
func (in tongue) loadKWG() (*kwg.KWG, error) {
	return kwg.LoadKWG(&config.Config{DataPath: dataPath}, in.graphPath())
}

func (in tongue) graphPath() string { return path.Join(graphPath, in.words+".kwg") }

// tilesText is the tiles and their points in word-golib's format: the letter, how
// many there are, the points, and whether it is a vowel.
func tilesText(o scrabble.Options) []byte {
	var text bytes.Buffer
	fmt.Fprintf(&text, "?,%d,0,0\n", o.Bag.Count(bag.Joker))
	for i, points := range o.Values {
		letter, vowel := 'A'+byte(i), 0
		if bytes.IndexByte([]byte("AEIOUY"), letter) >= 0 {
			vowel = 1
		}
		fmt.Fprintf(&text, "%c,%d,%d,%d\n", letter, o.Bag.Count(letter), points, vowel)
	}
	return text.Bytes()
}

// machineLetter is a tile as macondo has it: 1 to 26, a joker on the board with the
// high bit, and 0 for none or for a joker on a rack.
func machineLetter(tile byte) tilemapping.MachineLetter {
	switch {
	case 'A' <= tile && tile <= 'Z':
		return tilemapping.MachineLetter(tile - 'A' + 1)
	case 'a' <= tile && tile <= 'z':
		return tilemapping.MachineLetter(tile - 'a' + 1).Blank()
	}
	return 0
}

func machineWord(letters string) (w tilemapping.MachineWord) {
	for i := range len(letters) {
		w = append(w, machineLetter(letters[i]))
	}
	return w
}

// text is the letters of a word that word-golib found.
func text(w tilemapping.MachineWord) string {
	letters := make([]byte, len(w))
	for i, letter := range w {
		letters[i] = 'A' + byte(letter) - 1
	}
	return string(letters)
}

// A table is a board with its letters: a State or a View.
type table interface{ Letter(squares.Square) byte }

// position is a board and a rack as macondo has them, with what it keeps up besides the tiles.
func (m *macondo) position(s table, tiles bag.Bag) peerPosition {
	b := board.MakeBoard(board.CrosswordGameBoard)
	laid := 0
	for row := range scrabble.Size {
		for column := range scrabble.Size {
			if tile := s.Letter(squares.At(row, column)); tile != 0 {
				b.SetLetter(row, column, machineLetter(tile))
				laid++
			}
		}
	}
	b.TestSetTilesPlayed(laid)
	b.UpdateAllAnchors()
	m.crosses.GenerateAll(b)
	rack := tilemapping.NewRack(m.tiles.TileMapping())
	rack.Set(machineWord(tiles.String()))
	return peerPosition{board: b, rack: rack}
}

// placements finds all of them, and lends them until the next call. The board has
// been copied from p.
func (m *macondo) placements(p *peerPosition) []tinymove.SmallMove {
	m.all.GenAll(p.rack, false)
	return m.all.SmallPlays()
}

// best is the points of the placement that counts most, and whether there is any.
func (m *macondo) best(p *peerPosition) (points int, ok bool) {
	found := m.top.GenAll(p.rack, false)
	if len(found) == 0 || found[0].Action() != move.MoveTypePlay {
		return 0, false
	}
	return found[0].Score(), true
}

// lay lays a placement on the board and brings its anchors and cross-sets up to date.
func (m *macondo) lay(p *peerPosition, rack *tilemapping.Rack) {
	var tiles [board.MaxBoardDim]tilemapping.MachineLetter
	m.board.PlaySmallMove(&p.best, &tiles, rack)
	m.crosses.UpdateForSmallMove(m.board, &p.best, &tiles)
}

// contains looks a word up.
func (m *macondo) contains(w tilemapping.MachineWord) bool { return kwg.FindMachineWord(m.graph, w) }

// anagrams finds the words made of all letters of a rack, or with sub of some of
// them, and lends each to f.
func (m *macondo) anagrams(r rack, sub bool, f func(tilemapping.MachineWord) error) error {
	if err := m.finder.InitForMachineWord(m.graph, r.theirs); err != nil {
		return err
	}
	if sub {
		return m.finder.Subanagram(m.graph, f)
	}
	return m.finder.Anagram(m.graph, f)
}

// countAnagrams finds them and looks at their lengths.
func (m *macondo) countAnagrams(r rack, sub bool) error {
	return m.anagrams(r, sub, func(w tilemapping.MachineWord) error {
		sink += len(w)
		return nil
	})
}

// sortedAnagrams is them in alphabetical order.
func (m *macondo) sortedAnagrams(r rack, sub bool) (words []string, err error) {
	err = m.anagrams(r, sub, func(w tilemapping.MachineWord) error {
		words = append(words, text(w))
		return nil
	})
	slices.Sort(words)
	return words, err
}
