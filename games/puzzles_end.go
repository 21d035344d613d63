//go:build !jarnac

package games

import (
	"context"
	"fmt"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/scrabble"
)

const (
	endTiles = 9       // that both hold together, at most
	endNodes = 300_000 // of the solver of endgames
	endAgain = 400_000 // of the other one
)

// endPuzzles ask for the move that leads to the best result, when the bag is empty and few tiles are left. Each
// knows what the other holds.
var endPuzzles = puzzle.Kind[scrabble.State, scrabble.Move]{
	When: func(s scrabble.State) bool {
		a, b := s.Rack(scrabble.A), s.Rack(scrabble.B)
		return s.Phase() == scrabble.Playing && s.BagLen() == 0 && s.Rules().Options().Players == 2 &&
			a.Len() > 0 && b.Len() > 0 && a.Len()+b.Len() <= endTiles && a.Count('?')+b.Count('?') == 0
	},
	Margin: 3,
	Ask: func(s scrabble.State) [2]string {
		other := s.Rack(1 - s.Turn()).String()
		return [2]string{
			fmt.Sprintf("L'adversaire a %s. Trouvez le coup qui mène à la plus grande avance finale, si chacun joue au mieux jusqu'au dernier jeton.", other),
			fmt.Sprintf("Your opponent holds %s. Find the move that leads to the largest lead at the end, if both play their best to the last tile.", other),
		}
	},
	Values: func(s scrabble.State) (all []puzzle.Value[scrabble.Move]) {
		moves := s.AppendMoves(nil, s.Turn())
		if len(moves) < 6 { // too few to choose from, and a pass
			return nil
		}
		all, ok := solved(s, moves)
		if !ok {
			return nil
		}
		return all
	},
	Worth: func(s scrabble.State, m scrabble.Move) (int, bool) {
		all, ok := solved(s, []scrabble.Move{m})
		i := slices.IndexFunc(all, func(v puzzle.Value[scrabble.Move]) bool { return v.Move == m })
		if !ok || i < 0 {
			return 0, false
		}
		return all[i].Points, true
	},
	Again: func(s scrabble.State) []puzzle.Value[scrabble.Move] {
		return (&endSearch{me: s.Turn(), known: map[scrabble.State]endKnown{}}).all(s)
	},
	// The move with the most points is found without thinking ahead.
	Plain: func(s scrabble.State, m scrabble.Move) bool {
		most := 0
		for _, c := range s.AppendScored(nil) {
			most = max(most, c.Points)
		}
		return m.Kind() != scrabble.KindPlace || s.Points(m) == most
	},
	Words: scrabblePuzzleWords,
	Themes: func(_ []game.Step, s scrabble.State, m scrabble.Move) []string {
		themes := append(laidThemes(s.AppendWords(nil, m), m), "endgame")
		after, err := s.Play(s.Turn(), m)
		switch {
		case err != nil:
			return themes
		case after.Held(s.Turn()) == 0:
			return append(themes, "goes-out")
		}
		if out := canGoOut(s, 1-s.Turn()); out && !canGoOut(after, after.Turn()) {
			themes = append(themes, "blocks")
		}
		if canGoOut(after, s.Turn()) {
			themes = append(themes, "out-in-two")
		}
		return themes
	},
}

// solved returns the exact values of moves in an endgame, and whether all are known.
func solved(s scrabble.State, moves []scrabble.Move) (all []puzzle.Value[scrabble.Move], ok bool) {
	a, err := botscrabble.Endgame(context.Background(), s.View(s.Turn()), bot.Budget{Nodes: endNodes}, moves...)
	if err != nil || !a.Exact {
		return nil, false
	}
	known := 0
	for _, c := range a.Candidates {
		if c.Proof == bot.Exactly {
			all = append(all, puzzle.Value[scrabble.Move]{Move: c.Move, Points: int(c.Bound)})
		}
		if c.Proof == bot.Exactly && slices.Contains(moves, c.Move) {
			known++
		}
	}
	return all, known == len(moves)
}

// canGoOut reports whether a player could lay all their tiles in a position, if they were on turn.
func canGoOut(s scrabble.State, p scrabble.Player) bool {
	v := s.View(p)
	return slices.ContainsFunc(v.AppendPlacements(nil), func(m scrabble.Move) bool { return m.Count() == s.Held(p) })
}

// An endSearch plays out the rest of a game without a bag by the rules alone: every move of both (alpha-beta, with a
// table of positions), and nothing of what the other solver knows.
type endSearch struct {
	me    scrabble.Player
	known map[scrabble.State]endKnown
	nodes int
}

// endKnown holds what is known of the lead at the end of a position: it is exactly so, at least, or at most.
type endKnown struct{ least, most int }

const far = 10_000 // points that nobody has

// all returns the leads that moves lead to. Those that are worse than the second best are not told exactly, but none
// as more than that. It returns nothing where there is too much to play out.
func (e *endSearch) all(s scrabble.State) (all []puzzle.Value[scrabble.Move]) {
	second, best := -far, -far
	for _, m := range e.moves(s) {
		v := e.lead(e.after(s, m), max(second-1, -far), far)
		if e.nodes > endAgain {
			return nil
		}
		all = append(all, puzzle.Value[scrabble.Move]{Move: m, Points: v})
		if v > best {
			best, second = v, best
		} else if v < best && v > second {
			second = v
		}
	}
	return all
}

// lead returns the lead of me at the end, exactly between alpha and beta, and a bound beyond them.
func (e *endSearch) lead(s scrabble.State, alpha, beta int) int {
	if s.Phase() == scrabble.Over {
		return s.Score(e.me) - s.Score(1-e.me)
	}
	known, ok := e.known[s]
	if !ok {
		known = endKnown{-far, far}
	}
	alpha, beta = max(alpha, known.least), min(beta, known.most)
	if known.least == known.most || alpha >= beta {
		if known.least >= beta {
			return known.least
		}
		return known.most
	}
	if e.nodes++; e.nodes > endAgain {
		return alpha
	}
	mine := s.Turn() == e.me
	v, lo, hi := far, alpha, beta
	if mine {
		v = -far
	}
	for _, m := range e.moves(s) {
		next := e.lead(e.after(s, m), lo, hi)
		if mine {
			v = max(v, next)
			lo = max(lo, v)
		} else {
			v = min(v, next)
			hi = min(hi, v)
		}
		if lo >= hi {
			break
		}
	}
	if e.nodes > endAgain {
		return v
	}
	if v > alpha {
		known.least = max(known.least, v)
	}
	if v < beta {
		known.most = min(known.most, v)
	}
	e.known[s] = known
	return v
}

// moves returns all moves, those with most points first.
func (e *endSearch) moves(s scrabble.State) (moves []scrabble.Move) {
	scored := s.AppendScored(nil)
	slices.SortStableFunc(scored, func(a, b scrabble.Scored) int { return b.Points - a.Points })
	for _, c := range scored {
		moves = append(moves, c.Move)
	}
	for m := range s.Moves(s.Turn()) {
		if m.Kind() != scrabble.KindPlace {
			moves = append(moves, m)
		}
	}
	return moves
}

func (e *endSearch) after(s scrabble.State, m scrabble.Move) scrabble.State {
	next, err := s.Play(s.Turn(), m)
	if err != nil { // it is one of the moves
		panic(err)
	}
	return next
}
