// Package games lets one program play Jarnac, Scrabble classique, Scrabble, le jeu de
// cartes, and Jago: what differs between them is behind Game, Rules, Position and Step,
// which know players by their numbers and moves by their texts.
//
// A [Position] is the whole of a game. What one seat may know of it is what its methods
// tell about that seat, and nothing else of it may leave a server.
package games

import (
	"context"
	"io"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A Game is one of the games.
type Game interface {
	// Name is what records call the game.
	Name() string
	// Presets are the names of its rules, the usual ones first.
	Presets() []string
	// Hidden reports whether players do not see the letters of others.
	Hidden() bool
	// Rules compiles the name of a preset and changes to it.
	Rules(options string) (Rules, error)
	// Read reads a record, and plays it again.
	Read(r io.Reader) (Recorded, error)
}

// Recorded is a record that was read, up to the move that is refused, or could not be
// read.
type Recorded struct {
	Rules Rules
	Names []string
	Start Position
	Steps []Step
	Err   error // of the move after Steps, or of a later line

	// Refused is the move that Err refuses, nil where it is no move of the game.
	Refused Step
}

// Rules are the rules of games, compiled.
type Rules interface {
	Game() Game
	Options() string
	Seats() int
	// Contests reports whether wrong words lie until somebody contests them.
	Contests() bool
	// Flags reports whether flags can fall.
	Flags() bool
	// TenSeconds reports whether the last chance lasts ten seconds.
	TenSeconds() bool
	// Toss is who begins, by chance.
	Toss(rng *rand.Rand) int
	Start(first int) Position
	// Head is the head of a record. It fails on names that no record can hold.
	Head(first int, names []string) (string, error)
	// Line is the line of a record for a step.
	Line(first int, names []string, s Step) (string, error)
	// Desk answers questions about positions by these rules, in the games that are played on a
	// board.
	Desk() (Desk, bool)
	// Player is a player of that level, or an error where there are none for these rules.
	Player(level bot.Level, seed uint64) (Player, error)
}

// A Player decides for one seat of one game. It is not for several goroutines.
type Player interface {
	// Decide is a decision of the seat, which is on turn.
	Decide(ctx context.Context, p Position, seat int) (string, error)
	// Contest is a contest of what the opponent has just laid or called, or "".
	Contest(p Position, seat int) string
}

// A Position is a game at one moment.
type Position interface {
	Rules() Rules
	Turn() int
	Over() bool
	Result() (Result, bool)
	CanAct(seat int) bool
	// Open reports whether a word of the seat can be contested.
	Open(seat int) bool
	// Acts is what a page offers to a seat.
	Acts(seat int) Acts
	Score(seat int) int
	// Read reads a decision as somebody types it. The text that it returns is that of the
	// notation, without letters that chance has to bring.
	Read(seat int, text string) (string, *rulebook.Note, error)
	// Decide plays a decision, which chance completes. Letters in the text that are for
	// chance to bring are not taken, and neither is a flag.
	Decide(rng *rand.Rand, seat int, text string) (Step, error)
	// Flag is the fall of the flag of a seat.
	Flag(seat int) (Step, error)
	// Preview is what a decision would do, nil where it cannot be told beforehand: where
	// chance or a dictionary has to say it.
	Preview(seat int, text string, o show.Options) (Preview, error)
	// Good yields the decisions that the player on turn has, with good words alone.
	Good() iter.Seq[string]
	// Status is who is on turn and what they have to do, as the seat sees it.
	Status(seat int, o show.Options) string
	// SVG draws what a seat sees. Since is the steps to stand out.
	SVG(seat int, o show.Options, since []Step) string
	// View is the text of all that the seat knows.
	View(seat int) string
}

// A Step is a move that was made.
type Step interface {
	Seat() int
	Move() string
	// Quick reports whether the step is one that the page tells in passing: a draw.
	Quick() bool
	After() Position
	// Of is the step as the package of the game has it.
	Of() any
	// Tell is what it did, as everybody may hear it.
	Tell(o show.Options) []show.Sentence
}

// A Result is how a game has ended.
type Result struct {
	Drawn        bool
	Winner       int
	Text         func(o show.Options) string
	End, Verdict rulebook.Clause
}

// A Preview is what a move would do.
type Preview struct {
	Sentences []show.Sentence
	Points    int
	HasPoints bool
}

// Acts is what a seat can do, as far as a page offers it. It says nothing that helps to
// find words: a Jarnac can be said where the rules let the seat say one.
type Acts struct {
	Draw    int  // letters due
	Set     int  // letters to set aside in a swap or exchange; 0 is none
	Any     bool // or fewer
	Pass    bool
	LetGo   bool
	Contest bool
	Resign  bool
	Words   []Target
	Jarnacs []Target // of a Jarnac
	Both    []Target // of a contest, and a Jarnac in one breath
	Square  string   // "" unless a word is laid on squares: an example of one
	Board   *Board   // where it is laid
	Beside  string   // in Jago, the letters beside the board
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

// All are all games.
func All() []Game { return []Game{Jarnac, Scrabble, Cards, Jago} }

// Named is the game of a name.
func Named(name string) (Game, bool) {
	for _, g := range All() {
		if g.Name() == name {
			return g, true
		}
	}
	return nil, false
}
