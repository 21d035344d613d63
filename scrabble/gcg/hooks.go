package gcg

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/hook"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// What a replay does to a State beyond its moves, and what package scrabble promises to nobody.
var (
	// do makes a move in place, or returns why not. What it may find out about the words stays
	// unknown: the record says it.
	do = hook.ScrabbleDo.(func(*scrabble.State, scrabble.Player, *scrabble.Move) *rulebook.Violation)
	// reveal makes the rack of a player known in the midst of a game, and keeps what is known of
	// the others that are named.
	reveal = hook.ScrabbleReveal.(func(*scrabble.State, scrabble.Player, bag.Bag, [scrabble.MaxPlayers]bool, string) *rulebook.Violation)
	// recount settles the scores again for tiles that have become known after the end.
	recount = hook.ScrabbleRecount.(func(*scrabble.State))
	// byOptions returns a position under a copy of its rules that has other options.
	byOptions = hook.ScrabbleByOptions.(func(scrabble.State, scrabble.Options) scrabble.State)
	// tried returns what a placement scores, whoever is on turn, and whether it fits on the board. It
	// lays the placement where it stays.
	tried = hook.ScrabbleTried.(func(s *scrabble.State, m *scrabble.Move, stays bool) (points int, fits bool))
	// toContest returns the numbers of the words of the open move that were not contested yet.
	toContest = hook.ScrabbleToContest.(func(*scrabble.State) []int)
	// author returns who has laid the open move, also when nothing of it is left to contest.
	author = hook.ScrabbleAuthor.(func(*scrabble.State) (scrabble.Player, bool))
)
