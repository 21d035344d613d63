package main

import (
	"io"
	"iter"

	"github.com/jeudelettres/lettres/examples/internal/board"
	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// A scrabbleGame is a game of Scrabble in GCG.
type scrabbleGame struct {
	record scrabble.Record
	rules  *scrabble.Rules
	state  scrabble.State
	event  int // the number of the last one, from 1
}

func (a *arbiter) readScrabble() (game, error) {
	record, unread := scrabble.ReadGCG(&a.text)
	if unread != nil && len(record.Events) == 0 || record.Options == (scrabble.Options{}) {
		return nil, unread
	}
	rules, err := a.scrabble.get(record.Options, scrabble.Compile, a.words)
	if err != nil {
		return nil, err
	}
	g := &scrabbleGame{record: record, rules: rules}
	for g.state = range record.ReplayWith(rules) {
		break
	}
	return g, unread
}

func (g *scrabbleGame) players() []string { return g.record.Players }

func (g *scrabbleGame) replay() iter.Seq2[move, error] {
	return func(yield func(move, error) bool) {
		var totals [scrabble.MaxPlayers]int
		g.event = -1
		for s, err := range g.record.ReplayWith(g.rules) {
			if g.event++; g.event == 0 {
				continue
			}
			e := &g.record.Events[g.event-1]
			totals[e.Player] += e.Score
			if e.HasTotal {
				totals[e.Player] = e.Total
			}
			g.state = s
			m := move{int(e.Player), e.Text(), &points{e.Score, totals[e.Player]}}
			if !yield(m, err) || err != nil {
				return
			}
		}
	}
}

// settled is the position when the tiles due are drawn: in GCG, the player who has
// moved is on turn no more.
func (g *scrabbleGame) settled() scrabble.State {
	s := g.state
	for s.Phase() == scrabble.Drawing {
		next, err := s.Play(s.Turn(), scrabble.Draw(s.Due()))
		if err != nil {
			break
		}
		s = next
	}
	return s
}

func (g *scrabbleGame) onTurn() (int, bool) {
	s := g.settled()
	return int(s.Turn()), s.Phase() != scrabble.Over
}

func (g *scrabbleGame) order() rulebook.Clause { return rulebook.ScrabblePlayers }

func (g *scrabbleGame) good() iter.Seq[string] {
	return func(yield func(string) bool) {
		s := g.settled()
		for m := range s.Moves(s.Turn()) {
			if !yield(s.Notation(m)) {
				return
			}
		}
	}
}

func (g *scrabbleGame) result() result {
	scores := g.state.Scores()
	o, over := g.state.Outcome()
	return result{
		over: over, drawn: o.Drawn, winner: int(o.Winner), clause: o.Verdict,
		counts: []count{{"scores", scores[:len(g.record.Players)]}},
	}
}

func (g *scrabbleGame) story(w io.Writer, o show.Options) story {
	var names []string
	for p := range g.record.Players {
		names = append(names, g.record.Name(scrabble.Player(p)))
	}
	return &scrabbleStory{board.NewTale(show.NewPage(w, o), g.state, names), g}
}

// A scrabbleStory tells a scrabbleGame.
type scrabbleStory struct {
	page *board.Tale
	game *scrabbleGame
}

func (s *scrabbleStory) begin() { s.page.Start() }

func (s *scrabbleStory) move(n int, m move) {
	s.page.Event(n, s.game.record.Events[n-1], m.points.total, s.game.state)
}

func (s *scrabbleStory) refuse(n int, _ move, clause rulebook.Clause, detail string) {
	s.page.Refuse(n, s.game.record.Events[n-1], s.game.state, detail, clause)
}

func (s *scrabbleStory) position()        { s.page.Position() }
func (s *scrabbleStory) choices(all bool) { s.page.Choices(all) }
func (s *scrabbleStory) verdict()         { s.page.Verdict() }
func (s *scrabbleStory) end(moves int)    { s.page.Legal(moves) }
func (s *scrabbleStory) flush() error     { return s.page.Flush() }
