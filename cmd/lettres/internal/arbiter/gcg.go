package arbiter

import (
	"io"
	"iter"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/scrabbletale"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// A gcgGame is a game of Scrabble in GCG.
type gcgGame struct {
	record scrabble.GCG
	rules  *scrabble.Rules
	state  scrabble.State
	step   scrabble.Step // the last one
}

func (a *arbiter) readGCG() (game, error) {
	record, unread := scrabble.ReadGCG(&a.text)
	if unread != nil && len(record.Events) == 0 || record.Options == (scrabble.Options{}) {
		return nil, unread
	}
	rules, err := a.scrabble.get(record.Options, scrabble.Compile, a.words)
	if err != nil {
		return nil, err
	}
	g := &gcgGame{record: record, rules: rules}
	if g.state, err = record.Start(rules); err != nil {
		return nil, err
	}
	return g, unread
}

func (g *gcgGame) players() []string { return g.record.Players }

func (g *gcgGame) replay() iter.Seq2[move, error] {
	return func(yield func(move, error) bool) {
		var totals [scrabble.MaxPlayers]int
		n := 0
		for step, err := range g.record.ReplayWith(g.rules) {
			e := &g.record.Events[n]
			n++
			totals[e.Player] += e.Score
			if e.HasTotal {
				totals[e.Player] = e.Total
			}
			if g.step, g.state = step, step.After; err != nil {
				g.state = step.Before
			}
			m := move{player: int(e.Player), text: e.TextIn(g.record.Options.Squares), points: &points{e.Score, totals[e.Player]}}
			if !yield(m, err) || err != nil {
				return
			}
		}
	}
}

// settled is the position when the tiles due are drawn: in GCG, the player who has
// moved is on turn no more.
func (g *gcgGame) settled() scrabble.State {
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

func (g *gcgGame) onTurn() (int, bool) {
	s := g.settled()
	return int(s.Turn()), s.Phase() != scrabble.Over
}

func (g *gcgGame) warnings() []rulebook.Note { return nil }

func (g *gcgGame) order() rulebook.Clause { return rulebook.ScrabbleTurn }

func (g *gcgGame) good() iter.Seq[string] {
	return func(yield func(string) bool) {
		s := g.settled()
		for m := range s.Moves(s.Turn()) {
			if !yield(s.Notation(m)) {
				return
			}
		}
	}
}

func (g *gcgGame) result() result { return scrabbleResult(g.state) }

func (g *gcgGame) story(w io.Writer, o show.Options) story {
	var names []string
	for p := range g.record.Players {
		names = append(names, g.record.Name(scrabble.Player(p)))
	}
	return &gcgStory{scrabbletale.NewTale(program.NewPage(w, o), g.state, names), g}
}

// A gcgStory tells a gcgGame.
type gcgStory struct {
	page *scrabbletale.Tale
	game *gcgGame
}

func (s *gcgStory) begin() { s.page.Start() }

func (s *gcgStory) move(n int, m move) {
	s.page.Event(n, s.game.record.Events[n-1], m.points.total, s.game.step)
}

func (s *gcgStory) refuse(n int, _ move, why program.Refusal) {
	s.page.Refuse(n, s.game.record.Events[n-1], s.game.state, why)
}

func (s *gcgStory) position()        { s.page.Position() }
func (s *gcgStory) choices(all bool) { s.page.Choices(all) }
func (s *gcgStory) verdict()         { s.page.Verdict() }
func (s *gcgStory) end(moves int)    { s.page.Legal(moves) }
func (s *gcgStory) flush() error     { return s.page.Flush() }
