// Package record is the frame in which games are written down, whatever the
// game: heads that begin with @, then one move a line.
//
//	# round 3, table 2
//	@game jarnac
//	@rules competition
//	@option validation=contest
//	@players Alice Bob
//	@toss Alice=M Bob=M
//	@toss Alice=C Bob=M
//	@lexicon 0f343b0931126a20f133d67c2b018a3b
//	Alice +ABUZRT
//	Alice RAT  # at once
//
// Names may be of several words: @players Jean Paul, Alice. A move line begins with the
// longest of them; capitals, accents and a colon behind it do not matter.
//
// Words stand apart by any white space, # begins a comment, and blank lines are
// nothing. The heads come in any order, all before the first move. A [Game] knows
// what the words after @rules and @option mean in one game, and what a move is; it
// reads and writes the [shape.Record] of its records.
package record

import (
	"fmt"
	"slices"

	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// The limits of a record. A game needs some hundred lines, of some dozen bytes.
const (
	MaxLine  = 4096 // bytes of a line, without its end
	MaxLines = 8192
)

// A Player is the number of a player, from 0, who has a name also without a record.
type Player interface {
	~uint8
	fmt.Stringer
}

// A Game reads and writes the records of a game.
type Game[O option.Options, P Player, T any, M comparable] struct {
	Name        string // what @game says
	Least, Most int    // the number of players, which is Least where @players is missing
	Counted     bool   // -#3 is a move, and its # begins no comment

	Table *option.Table[O]
	// Parse reads a move, and Text writes it as Parse reads it. The options may have a say
	// in how moves are written.
	Parse func(o *O, token string) (M, error)
	Text  func(*O, M) string

	// Hear reads a move as people write it, and says with a Note how it was understood
	// where that is not plain. It reads to the same move whatever Parse reads. It is nil
	// where only Parse reads moves.
	Hear func(o *O, text string) (M, *rulebook.Note, error)

	// Unseen reports whether nobody sees the letters that are drawn: then a Listener adds draws that
	// nobody wrote down. It is nil where they are always seen.
	Unseen func(*O) bool

	// After reports whether a move can come after a draw that is due, of which players else choose whether they make
	// it: such a draw is added before no other move. It is nil where no player chooses.
	After func(M) bool

	// Loosely returns how people say a move that may mean another one, "" for none: where draws are Unseen, it is
	// heard so if it is illegal as it is written. It is nil where nothing means two moves.
	Loosely func(M) string

	// Ends is the token that ends a turn before letters are drawn: a Listener adds it where somebody who is
	// on turn draws. It is empty where turns end by themselves.
	Ends string

	// Count is the option that is the number of players, nil where there is none. Its key
	// is players.
	Count func(*O) *int

	// Drawn is the letters of a round, one for each player, 0 for who did not draw, and
	// Winner who begins after the rounds, or which one is at fault. They are nil where
	// there is no toss.
	Drawn  func(*T) []byte
	Winner func(*O, []T) (first P, at int, err error)
}

const playersKey = "players"

// Names returns the names of all players. Those whom c does not name are called by their
// String.
func (g *Game[O, P, T, M]) Names(c *shape.Record[O, P, T, M]) []string {
	names := slices.Clone(c.Players)
	if n := g.players(c); n <= g.Most {
		for p := len(names); p < n; p++ {
			names = append(names, P(p).String())
		}
	}
	return names
}

func (g *Game[O, P, T, M]) players(c *shape.Record[O, P, T, M]) int {
	if g.Count != nil {
		return *g.Count(&c.Options)
	}
	return g.Least
}

// numberFault says why there cannot be so many names of players.
func (g *Game[O, P, T, M]) numberFault(names int) error {
	switch {
	case g.Least <= names && names <= g.Most:
		return nil
	case g.Least == g.Most:
		return phrases.InputError(wrongNumber, names, g.Least)
	}
	return phrases.InputError(notBetween, names, g.Least, g.Most)
}

func countFault(players, names int) error {
	if players == names {
		return nil
	}
	return phrases.InputError(notAsNamed, players, names)
}
