package extra

import (
	"encoding/json"
	"strconv"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
)

// Acts list what a seat can do, as far as a page offers it as buttons and fields. They say
// nothing that helps to find words: a Jarnac can be said where the rules let the seat say one.
type Acts struct {
	Draw    int  // letters due
	Set     int  // letters to set aside in a swap or exchange; 0 is none
	Any     bool // or fewer
	Pass    bool
	Ends    bool // the pass ends a turn in which words can be laid one after the other
	LetGo   bool
	Contest bool
	Resign  bool
	Words   []Target
	Jarnacs []Target // of a Jarnac
	Both    []Target // of a contest, and a Jarnac in one breath
	Square  string   // "" unless a word is laid on squares: an example of one
	Board   *Board   // where it is laid
	Beside  string   // in Jago, the letters beside the board
	Bonus   bool     // bonus cards can be laid on letters
	Flips   int      // in Jago, how many letters may be turned
	Ten     bool     // the last chance
	Rack    string
}

// A Target is where a word can be laid or taken.
type Target struct {
	At     string // what stands before the word in the text of the move
	Line   int    // of a mat; 0 is a new word
	Former string // the word on it
	Rack   string // the letters that it can get
}

// acting is Acts without the types of a game.
type acting func(state any, seat int) Acts

// Offers attaches the Acts of the seats.
func Offers[S any, P ~uint8](acts func(S, P) Acts) game.Part {
	return game.Extra(acting(func(s any, seat int) Acts { return acts(s.(S), P(seat)) }))
}

// HasActs reports whether a page can offer more than a text field for moves.
func HasActs(g *game.Game) bool {
	_, ok := game.ExtraOf[acting](g)
	return ok
}

// ActsOf returns what a page offers to a seat. Without Acts of its own, a game offers what is
// due, a contest, and resignation.
func ActsOf(p game.Position, seat int) (a Acts) {
	if p.Rules() == nil || p.Over() {
		return Acts{}
	}
	g := p.Rules().Game()
	if acts, ok := game.ExtraOf[acting](g); ok {
		a = acts(p.Of(), seat)
	} else {
		a.Contest = p.Check(seat, g.Contest()) == nil
		if _, ok := p.Forced(); ok && p.Turn() == seat {
			a.Draw = p.Due()
		}
	}
	a.Resign = true
	return a
}

// Forced returns the draw that is the only thing to do for the seat on turn, by the phase of the game. Unlike
// [game.Position.Forced] it does not look for moves: a draw that comes by itself tells nobody that
// there is no Jarnac. A game without Acts is asked for its moves.
func Forced(p game.Position) (game.Move, bool) {
	if p.Rules() == nil || !HasActs(p.Rules().Game()) {
		return p.Forced()
	}
	a := ActsOf(p, p.Turn())
	if a.Draw == 0 || a.Set > 0 || a.Pass || a.LetGo || a.Contest || a.Flips > 0 || len(a.Words) > 0 || len(a.Jarnacs) > 0 {
		return nil, false
	}
	m, _, err := p.ParseMove(p.Turn(), "+"+strconv.Itoa(a.Draw))
	return m, err == nil
}

// A Board is what lies on squares, for a page on which squares are tapped. All seats may know
// it.
type Board struct {
	Top      int      `json:"top"`
	Left     int      `json:"left"`
	Rows     []string `json:"rows"`               // their letters, '.' for none, from Top and Left on
	Premiums []string `json:"premiums,omitempty"` // marks of the squares, as in scrabble.Layout
	Free     bool     `json:"free,omitempty"`     // without edges: squares are called by numbers
	Turned   bool     `json:"turned,omitempty"`   // rows are called by letters, columns by numbers
	Over     bool     `json:"over,omitempty"`     // letters can be laid over others
}

// JSON returns the board for a script.
func (b *Board) JSON() string {
	text, err := json.Marshal(b)
	if err != nil {
		panic(err) // there is nothing in it that could fail
	}
	return string(text)
}

// BoardRows returns the letters of squares, a row each, with points where there are none.
func BoardRows(top, left, rows, columns int, letter func(board.Square) byte) []string {
	text := make([]string, rows)
	for i := range text {
		row := make([]byte, columns)
		for j := range row {
			if row[j] = letter(board.At(top+i, left+j)); row[j] == 0 {
				row[j] = '.'
			}
		}
		text[i] = string(row)
	}
	return text
}
