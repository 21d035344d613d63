package arbiter

import (
	"io"
	"iter"

	"github.com/jeudelettres/lettres/cmd/internal/cardstale"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// A cardsGame is a scrabblecards.Record.
type cardsGame struct {
	record scrabblecards.Record
	state  scrabblecards.State
	step   scrabblecards.Step // the last one
}

func (a *arbiter) readCards() (game, error) {
	record, unread := scrabblecards.ReadRecord(&a.text)
	if unread != nil && len(record.Moves) == 0 {
		return nil, unread
	}
	rules, err := rulesFor(a, a.cards, record.Options, scrabblecards.Compile, record.OptionsLine, record.Lexicon)
	if err != nil {
		return nil, err
	}
	return &cardsGame{record: record, state: rules.Start(record.First)}, unread
}

func (g *cardsGame) players() (names []string) {
	for p := range g.state.Players() {
		names = append(names, g.record.Name(p))
	}
	return names
}

// replay gives each move the points that it brings the player who makes it: a contest
// that succeeds brings none, and takes those of the word from another.
func (g *cardsGame) replay() iter.Seq2[move, error] {
	return func(yield func(move, error) bool) {
		n := 0
		for step, err := range g.record.ReplayWith(g.state.Rules()) {
			score, total := cardstale.Points(step.Before, step.After, step.Player)
			if err != nil {
				score = 0
			}
			g.step, g.state = step, step.After
			if !yield(move{player: int(step.Player), text: g.record.Moves[n].Text, points: &points{score, total}}, err) {
				return
			}
			n++
		}
	}
}

func (g *cardsGame) onTurn() (int, bool) {
	return int(g.state.Turn()), g.state.Phase() != scrabblecards.Over
}

func (g *cardsGame) warnings() []rulebook.Note { return g.record.Warnings }

func (g *cardsGame) order() rulebook.Clause { return rulebook.CardsTurn }

func (g *cardsGame) good() iter.Seq[string] { return texts(g.state.Moves(g.state.Turn())) }

func (g *cardsGame) result() result {
	scores := g.state.Scores()
	o, over := g.state.Outcome()
	return result{
		over: over, drawn: o.Drawn, winner: int(o.Winner), clause: o.Verdict, end: o.End,
		counts: []count{{"scores", scores[:len(g.players())]}},
	}
}

func (g *cardsGame) story(w io.Writer, o show.Options) story {
	return &cardsStory{cardstale.NewTale(program.NewPage(w, o), g.state, g.players()), g}
}

// A cardsStory tells a cardsGame.
type cardsStory struct {
	page *cardstale.Tale
	game *cardsGame
}

func (s *cardsStory) begin() { s.page.Start(s.game.record.First, s.game.record.Toss) }

func (s *cardsStory) move(n int, m move) {
	s.page.Move(n, s.game.step.Effect(), m.text, s.game.state)
}

func (s *cardsStory) refuse(n int, m move, why program.Refusal) {
	s.page.Refuse(n, scrabblecards.Player(m.player), m.text, why)
}

func (s *cardsStory) position()        { s.page.Position() }
func (s *cardsStory) choices(all bool) { s.page.Choices(all) }
func (s *cardsStory) verdict()         { s.page.Verdict() }
func (s *cardsStory) end(moves int)    { s.page.Legal(moves) }
func (s *cardsStory) flush() error     { return s.page.Flush() }
