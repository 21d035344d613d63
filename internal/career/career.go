// Package career sums up the games of one player over time: the Jarnacs taken and missed, the points
// a turn, the longest words, and the letters of a beginning that they play badly. What was missed is
// what reviews find for sure, by the rules and the list of words: all Jarnacs are found, and no search
// guesses. It reads no file, and knows no game.
package career

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A Played is a game as one of its players played it.
type Played struct {
	When  time.Time // the zero Time is not known
	Name  string    // by which the player finds the game again
	At    string    // the address of its review; may be ""
	Seat  int
	Steps []game.Step
}

// A Sheet is what one game says of its player.
type Sheet struct {
	Game  *game.Game
	When  time.Time
	Name  string
	At    string // of its review; may be ""
	Seat  int
	Deeds []extra.Deed // what the turns of the player missed

	Over, Won, Drawn bool
	Turns, Points    int  // that the player made in their own turns
	Jarnacs          int  // taken, that stand
	counts           bool // the game has Jarnacs
	Words            []string
	Opening          string // the first letters of the player, sorted; "" where none are drawn
	OpeningLost      int    // points that the first turn missed with them
}

// Read returns the sheet of a game. The error is that of ctx.
func Read(ctx context.Context, p Played) (Sheet, error) {
	s := Sheet{When: p.When, Name: p.Name, At: p.At, Seat: p.Seat}
	if len(p.Steps) == 0 {
		return s, ctx.Err()
	}
	s.Game = p.Steps[0].Before.Rules().Game()
	var err error
	if s.Deeds, err = extra.DeedsOf(ctx, s.Game, p.Steps, p.Seat); err != nil {
		return s, err
	}
	s.Turns = len(s.Deeds)
	mine := false
	for _, step := range p.Steps {
		s.Points += points(step, p.Seat)
		s.Words = words(s.Words, step, p.Seat)
		if was := mine; s.Deeds == nil {
			if mine = step.Before.Turn() == p.Seat; mine && !was {
				s.Turns++
			}
		}
		if drawn := step.Move.Drawn(); s.Opening == "" && step.Seat == p.Seat {
			letters := []byte(drawn)
			slices.Sort(letters)
			s.Opening = string(letters)
		}
	}
	if s.Opening != "" && len(s.Deeds) > 0 {
		s.OpeningLost = s.Deeds[0].Lost + s.Deeds[0].Bare
	}
	last := p.Steps[len(p.Steps)-1].After
	for _, c := range last.Counts() {
		if c.Name == "jarnacs" {
			s.Jarnacs, s.counts = c.Values[p.Seat], true
		}
	}
	if o, over := last.Outcome(); over && !o.Undecided {
		s.Over, s.Drawn, s.Won = true, o.Drawn, !o.Drawn && o.Winner == p.Seat
	}
	return s, nil
}

// points returns the points that a step brings a player: by their own moves, and by contests, which
// take some back.
func points(step game.Step, seat int) int {
	if step.Seat != seat && !step.Contests() {
		return 0
	}
	if score, _, ok := step.Scored(); ok && step.Seat == seat { // without the letters left at the end
		return score
	}
	return step.After.Score(seat) - step.Before.Score(seat)
}

// words returns the words of a player after a step: with those that they made, and without those that a
// contest took back.
func words(all []string, step game.Step, seat int) []string {
	before, after := step.Before.Words(), step.After.Words()
	switch {
	case step.Contests():
		for _, word := range Without(before, after) {
			if i := lastIndex(all, word); i >= 0 {
				all = slices.Delete(all, i, i+1)
			}
		}
		if step.Seat == seat { // a Jarnac can come with it
			all = append(all, Without(after, before)...)
		}
	case step.Seat == seat:
		all = append(all, Without(after, before)...)
	}
	return all
}

// Without returns words without others, each as often as it is left.
func Without(all, others []string) (left []string) {
	count := map[string]int{}
	for _, word := range others {
		count[word]++
	}
	for _, word := range all {
		if count[word]--; count[word] < 0 {
			left = append(left, word)
		}
	}
	return left
}

func lastIndex(all []string, word string) int {
	for i := len(all) - 1; i >= 0; i-- {
		if strings.EqualFold(all[i], word) {
			return i
		}
	}
	return -1
}
