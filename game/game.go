package game

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A Game is one game: its presets, its options, its records, and what is attached to it.
// It does not change once it is made, and any number of goroutines may use it.
type Game struct {
	name    string
	presets []string
	words   func() *lexicon.Lexicon
	doc     func() string // nil where the options have none
	ops     ops

	titles  map[string][2]string // of presets, in French and in English
	toss    *tossing
	players func(rules any, level bot.Level, seed uint64) (Bot, error)
	random  func(seed uint64) Bot
	greedy  Bot // nil where there is none
	tale    *tale
	drawing *drawing
	review  func(steps []Step) (Review, error)
	look    func(ctx context.Context, state any, o review.Options) (Look, error)
	counts  []counter
	sum     func(state any, o show.Options) string
	lies    func(state any) []string
	extras  []any
	whole   func(view any) any // the State of a View that hides nothing; nil where Views hide

	// What an arbiter asks:
	rests      func(s Step, first int) []rulebook.Clause
	points     func(s Step) (score, total int)
	inTurn     rulebook.Clause
	notation   func(state any, m Move) string
	judge      func(rules any, word, former string) (rulebook.Clause, error)
	alike      bool // all presets judge words in one way
	listClause rulebook.Clause

	spoken        []string // other names that people type
	spokenPresets map[string]string
}

// ops holds the functions of a game. Values of its types are any here, and what New was given
// inside.
type ops struct {
	options     func(text string) (o any, canonical string, err error)
	compile     func(o any, l *lexicon.Lexicon) (rules any, traits Traits, lexicon *lexicon.Lexicon, err error)
	start       func(rules any, first int) any
	is          func(state any) bool
	parseState  func(rules any, text string) (any, error)
	parseView   func(rules any, text string) (any, error)
	parseMove   func(text string) (Move, error)
	contest     Move
	resign      Move
	contests    func(Move) bool
	flag        Move // nil where no flag can fall
	decision    func(Move) Move
	kind        func(Move) string
	seatName    func(seat int, tag *language.Tag) string // nil is that of records
	state       stateOps
	view        viewOps
	run         func(state any) inner
	step        func(before any, seat int, m Move, after any) any
	readRecord  func(io.Reader, func(options string) (*Rules, error)) (Record, error)
	newRecord   func(options any, lexicon string, toss Toss, names []string) Record
	recordMove  func(options any, s Step) RecordMove
	recordGame  func(options, rules any, first int, moves iter.Seq2[int, Move]) ([]RecordMove, error)
	writeRecord func(r *Record) ([]byte, error)
	replay      func(r *Record, rules any) iter.Seq2[replayed, error]
}

// stateOps holds the methods of a State.
type stateOps struct {
	publicOps
	moves     func(s any, seat int) iter.Seq[Move]
	check     func(s any, seat int, m Move) error
	complete  func(s any, rng *rand.Rand, seat int, m Move) (Move, error)
	play      func(s any, seat int, m Move) (any, error)
	effect    func(s any, seat int, m Move) (any, error)
	parseMove func(s any, seat int, text string) (Move, *rulebook.Note, error)
	view      func(s any, seat int) any
}

// viewOps holds the methods of a View.
type viewOps struct {
	publicOps
	viewer    func(v any) int
	moves     func(v any) iter.Seq[Move]
	check     func(v any, m Move) error
	parseMove func(v any, text string) (Move, *rulebook.Note, error)
}

// replayed is a step of a record.
type replayed struct {
	before any
	seat   int
	move   Move
	after  any
}

// A Part attaches something to a Game that is being made.
type Part func(*Game)

// Name returns what records call the game.
func (g *Game) Name() string { return g.name }

// String returns the name.
func (g *Game) String() string { return g.name }

// Presets returns the names of the rules that the game knows, the usual ones first.
func (g *Game) Presets() []string { return slices.Clone(g.presets) }

// Usual returns the options that people play by who ask for none: the first preset.
func (g *Game) Usual() string { return g.presets[0] }

// Title returns what people call the game by the rules of a preset: "Jarnac, the official
// rules"; and by any rules where the preset is "" or
// has no title. Without a title it is the name of the game.
func (g *Game) Title(preset string, tag language.Tag) string {
	title, ok := g.titles[preset]
	if !ok {
		title, ok = g.titles[""]
	}
	switch {
	case !ok:
		return g.name
	case isFrench(tag):
		return title[0]
	}
	return title[1]
}

// OptionsDoc returns a table of the options in English: their keys, what each can be, and what
// the presets make of them. It is empty where the Options of the game have no method Doc.
func (g *Game) OptionsDoc() string {
	if g.doc == nil {
		return ""
	}
	return g.doc()
}

// Titles attaches the titles of presets, each in French and in English, and that of the game
// itself under "".
func Titles(titles map[string][2]string) Part {
	return func(g *Game) { g.titles = titles }
}

// Options reads a text of options, and returns it as records write it: the nearest preset
// and what differs from it. No text is the usual rules.
func (g *Game) Options(text string) (string, error) {
	_, canonical, err := g.options(text)
	return canonical, err
}

func (g *Game) options(text string) (any, string, error) {
	if g == nil {
		return nil, "", errNoGame
	}
	if text == "" {
		text = g.presets[0]
	}
	return g.ops.options(text)
}

// Compile compiles a text of options with a lexicon; nil is the one that was built in for this
// game. It may take half a second, and the Rules are for any number of games. A nil Game, as [Find]
// returns for an unknown name, is an error.
func (g *Game) Compile(options string, words *lexicon.Lexicon) (*Rules, error) {
	o, text, err := g.options(options)
	if err != nil {
		return nil, err
	}
	return g.compile(o, text, words)
}

func (g *Game) compile(o any, text string, words *lexicon.Lexicon) (*Rules, error) {
	if words == nil {
		words = g.Lexicon()
	}
	r, traits, words, err := g.ops.compile(o, words)
	if err != nil {
		return nil, err
	}
	return &Rules{game: g, of: r, options: o, text: text, traits: traits, words: cmp.Or(words, &noWords)}, nil
}

// noWords is the lexicon of a game that has none.
var noWords lexicon.Lexicon

// MustCompile is [Game.Compile] with the built-in lexicon, for options that are known to be
// right. It panics where they are not.
func (g *Game) MustCompile(options string) *Rules {
	r, err := g.Compile(options, nil)
	if err != nil {
		panic(fmt.Sprintf("game: %s %q: %v", g.name, options, err))
	}
	return r
}

// ParseMove reads a move in the notation of the game, with or without what chance brings.
func (g *Game) ParseMove(token string) (Move, error) { return g.ops.parseMove(token) }

// Decision returns a move without what chance brings.
func (g *Game) Decision(m Move) Move { return g.ops.decision(m) }

// Kind returns the name of the kind of a move, in English: "draw", "pass", "contest".
func (g *Game) Kind(m Move) string { return g.ops.kind(m) }

// Contest returns the move that contests the last word.
func (g *Game) Contest() Move { return g.ops.contest }

// Resign returns the move that gives a game up.
func (g *Game) Resign() Move { return g.ops.resign }

// Flag returns the fall of a flag, which the clock alone decides, and whether one can fall in
// this game.
func (g *Game) Flag() (Move, bool) { return g.ops.flag, g.ops.flag != nil }

// SeatName returns what records call a seat whose player has no name.
func (g *Game) SeatName(seat int) string { return g.ops.seatName(seat, nil) }

// SeatTitle returns what people call a seat whose player has no name: "Red". Most games have
// no other name than that of records.
func (g *Game) SeatTitle(seat int, tag language.Tag) string {
	name := g.ops.seatName(seat, &tag)
	_, size := utf8.DecodeRuneInString(name)
	return strings.ToUpper(name[:size]) + name[size:]
}

// Named returns the one of the games with a name.
func Named(games []*Game, name string) (*Game, bool) {
	i := slices.IndexFunc(games, func(g *Game) bool { return g.name == name })
	if i < 0 {
		return nil, false
	}
	return games[i], true
}
