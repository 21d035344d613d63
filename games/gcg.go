//go:build !jarnac

package games

import (
	"bytes"
	"io"
	"iter"

	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

var gcgFormat = extra.Format[scrabble.State, *scrabble.Rules]{Name: "gcg", Extension: ".gcg", Is: isGCG, Read: readGCG}

// isGCG reports whether a text is a game in GCG, by its first lines. In records # begins a
// comment, > nothing, and @ a head.
func isGCG(text []byte) bool {
	named := false // a player is, or this is a comment on one
	for line := range bytes.Lines(text) {
		line = bytes.TrimSpace(line)
		switch {
		case len(line) == 0:
		case line[0] == '>', bytes.HasPrefix(line, []byte("#character-encoding")):
			return true
		case line[0] == '@':
			return false
		case line[0] != '#':
			return named
		default:
			number, ok := bytes.CutPrefix(line, []byte("#player"))
			named = named || ok && len(number) > 0 && '1' <= number[0] && number[0] <= '4'
		}
	}
	return named
}

func readGCG(r io.Reader) (extra.Script[scrabble.State, *scrabble.Rules], error) {
	g, err := gcg.Read(r)
	if g.Options == (scrabble.Options{}) {
		return extra.Script[scrabble.State, *scrabble.Rules]{}, err
	}
	s := extra.Script[scrabble.State, *scrabble.Rules]{
		Options: g.Options.String(), Players: g.Players, First: int(g.First), Moves: len(g.Events), Start: g.Start, Settle: settled,
	}
	for p := range g.Players {
		s.Names = append(s.Names, g.Name(scrabble.Player(p)))
	}
	s.Replay = func(rules *scrabble.Rules) iter.Seq2[extra.Played[scrabble.State], error] {
		return func(yield func(extra.Played[scrabble.State], error) bool) {
			var totals [scrabble.MaxPlayers]int
			n := 0
			for step, err := range g.Replay(rules) {
				e := &g.Events[n]
				n++
				totals[e.Player] += e.Score
				if e.HasTotal {
					totals[e.Player] = e.Total
				}
				m := extra.Played[scrabble.State]{
					Before: step.Before, Seat: int(step.Player), By: int(e.Player), Move: step.Move, After: step.After,
					Text: e.TextIn(g.Options.Squares), Score: e.Score, Total: totals[e.Player],
				}
				if !yield(m, err) || err != nil {
					return
				}
			}
		}
	}
	return s, err
}

// settled returns the position when the tiles due are drawn: in GCG a player who has moved is on
// turn no more.
func settled(s scrabble.State) scrabble.State {
	for s.Phase() == scrabble.Drawing {
		next, err := s.Play(s.Turn(), scrabble.Draw(s.Due()))
		if err != nil {
			break
		}
		s = next
	}
	return s
}
