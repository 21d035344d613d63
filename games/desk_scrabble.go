//go:build !jarnac

package games

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games/internal/reviewscrabble"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

var scrabbleAsks = extra.Asking[scrabble.State, *scrabble.Rules]{
	Rows: scrabble.Size, Columns: scrabble.Size, Clause: law.ScrabbleAllWords,
	Example: "AEINRS?",
	Admitted: func(r *scrabble.Rules) (*lexicon.Lexicon, lexicon.Classes) {
		return r.Lexicon(), lexicon.AllClasses.Without(r.Options().Excluded)
	},
	Typed: scrabbleTyped,
	Text: func(r *scrabble.Rules, text string) (scrabble.State, error) {
		s, err := r.ParseState(text)
		if err != nil { // the CGP of another program
			s, err = r.ParseCGP(text)
		}
		return s, err
	},
	Form: func(s scrabble.State) extra.Typed {
		rows := s.Setup().Board
		t := extra.Typed{Rows: fullRows(rows[:], scrabble.Size)}
		for p := range orderOf(s.Turn(), s.Rules().Options().Players) {
			t.Racks, t.Scores = append(t.Racks, s.Rack(p).String()), append(t.Scores, s.Score(p))
		}
		return t
	},
	Names: func(r *scrabble.Rules) board.Notation { return r.Options().Squares },
	Kind: func(r *scrabble.Rules, row, column int) string {
		switch p := r.Options().Board[row][column]; {
		case p.Word > 1:
			return fmt.Sprint("w", p.Word)
		case p.Letter > 1:
			return fmt.Sprint("l", p.Letter)
		}
		return ""
	},
	Small: func(r *scrabble.Rules) int { return r.Options().Bag.Count(bag.Joker) },
	Best:  scrabbleBest,
	Ended: scrabbleEnded,
}

// scrabbleTyped returns a position whose scores are those before the tiles left are counted.
func scrabbleTyped(r *scrabble.Rules, t extra.Typed) (scrabble.State, error) {
	o := r.Options()
	racks := make([]bag.Bag, len(t.Racks))
	for i, text := range t.Racks {
		var err error
		if racks[i], err = lettersOf(i, text, o.Rack); err != nil {
			return scrabble.State{}, err
		}
		t.Racks[i] = racks[i].String()
	}
	if err := enough(o.Bag, t.Rows, false, racks...); err != nil {
		return scrabble.State{}, err
	}
	s, err := r.ParseCGP(scrabbleText(t))
	if err != nil {
		return s, err
	}
	if out, over := s.Outcome(); !over || out.End != law.ScrabbleEndOut {
		return s, nil
	}
	count(s, t.Scores)
	return r.ParseCGP(scrabbleText(t))
}

func scrabbleText(t extra.Typed) string {
	scores := strings.Trim(strings.ReplaceAll(fmt.Sprint(t.Scores), " ", "/"), "[]")
	return extra.PackRows(t.Rows) + " " + strings.Join(t.Racks, "/") + " " + scores + " 0"
}

// count counts the tiles that are left when a player is out.
func count(s scrabble.State, scores []int) {
	o, out, sum := s.Rules().Options(), 0, 0
	for i := range scores {
		p, n := scrabble.Player(i), 0
		if s.Held(p) == 0 {
			out = i
		}
		for c, value := range o.Values {
			n += int(value) * s.Rack(p).Count(letter(c))
		}
		sum += n
		if !o.LeftoverTwice {
			scores[i] -= n
		}
	}
	if o.LeftoverTwice {
		sum *= 2
	}
	scores[out] += sum
}

// scrabbleBest returns the placements, those with most points first. Among the first ones are a
// few with most equity too.
func scrabbleBest(s scrabble.State, o show.Options) (all []game.Choice) {
	type rated struct {
		scrabble.Scored
		equity float64
	}
	leaves := botscrabble.DefaultLeaves(s.Rules().Options())
	valued := s.BagLen() > 0 && s.Rules().Options().Duplicate == scrabble.NotDuplicate
	rack := s.Rack(s.Turn())
	var found []rated
	for _, m := range s.AppendScored(nil) {
		one := rated{m, float64(m.Points)}
		if valued {
			one.equity += leaves.Value(kept(rack, m.Move))
		}
		found = append(found, one)
	}
	byPoints := func(a, b rated) int {
		return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(b.equity, a.equity))
	}
	slices.SortStableFunc(found, byPoints)
	if rest := found[min(mostPoints, len(found)):]; valued && len(rest) > 0 {
		slices.SortStableFunc(rest, func(a, b rated) int { return cmp.Compare(b.equity, a.equity) })
		slices.SortStableFunc(rest[:min(mostEquity, len(rest))], byPoints)
	}
	for i, one := range found {
		c := game.Choice{Points: one.Points, Equity: one.equity, Valued: valued}
		if i < maxNamed {
			c.Text = reviewscrabble.Name(s, one.Move, o)
		}
		all = append(all, c)
	}
	return all
}

// The first choices are so many with most points, and so many of the others with most equity.
const mostPoints, mostEquity = 11, 4

// kept returns what stays on a rack after a placement.
func kept(rack bag.Bag, m scrabble.Move) bag.Bag {
	var laid []byte
	for _, tile := range m.Laid() {
		if 'a' <= tile {
			tile = bag.Joker
		}
		laid = append(laid, tile)
	}
	rack, _ = rack.Minus(bag.Of(laid))
	return rack
}

// scrabbleEnded returns the position when all pass until the game is over.
func scrabbleEnded(s scrabble.State, _ extra.Typed) (scrabble.State, bool) {
	for range 100 {
		if s.Phase() == scrabble.Over {
			return s, true
		}
		m := scrabble.Pass()
		if s.Phase() == scrabble.Answer {
			m = scrabble.LetGo()
		}
		after, err := s.Play(s.Turn(), m)
		if err != nil {
			break
		}
		s = after
	}
	return s, false
}

// orderOf yields the players, the one on turn first.
func orderOf[P ~uint8](turn P, players int) func(func(P) bool) {
	return func(yield func(P) bool) {
		for i := range players {
			if !yield(P((int(turn) + i) % players)) {
				return
			}
		}
	}
}
