package arbiter

import (
	"io"
	"iter"

	"github.com/jeudelettres/lettres/cmd/internal/jagotale"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A jagoGame is a jago.Record.
type jagoGame struct {
	record jago.Record
	state  jago.State
	step   jago.Step // the last one
}

func (a *arbiter) readJago() (game, error) {
	record, unread := jago.ReadRecord(&a.text)
	if unread != nil && len(record.Moves) == 0 {
		return nil, unread
	}
	rules, err := rulesFor(a, a.jago, record.Options, jago.Compile, record.OptionsLine, record.Lexicon)
	if err != nil {
		return nil, err
	}
	return &jagoGame{record: record, state: rules.Start(record.First)}, unread
}

func (g *jagoGame) players() []string {
	return []string{g.record.Name(jago.Red), g.record.Name(jago.Blue)}
}

func (g *jagoGame) replay() iter.Seq2[move, error] {
	return func(yield func(move, error) bool) {
		n := 0
		for step, err := range g.record.ReplayWith(g.state.Rules()) {
			g.step, g.state = step, step.After
			if !yield(move{player: int(step.Player), text: g.record.Moves[n].Text}, err) {
				return
			}
			n++
		}
	}
}

func (g *jagoGame) onTurn() (int, bool) {
	return int(g.state.Turn()), g.state.Phase() != jago.Over
}

func (g *jagoGame) warnings() []rulebook.Note { return g.record.Warnings }

func (g *jagoGame) order() rulebook.Clause { return rulebook.JagoTurnOrder }

func (g *jagoGame) good() iter.Seq[string] { return texts(g.state.Moves(g.state.Turn())) }

// result has the letters shown as scores.
func (g *jagoGame) result() result {
	o, over := g.state.Outcome()
	return result{
		over: over, winner: int(o.Winner), clause: o.End, end: o.End,
		counts: []count{{"scores", []int{g.state.Score(jago.Red), g.state.Score(jago.Blue)}}},
	}
}

func (g *jagoGame) story(w io.Writer, o show.Options) story {
	return &jagoStory{jagotale.NewTale(program.NewPage(w, o), g.state, [2]string(g.players())), g}
}

// A jagoStory tells a jagoGame.
type jagoStory struct {
	page *jagotale.Tale
	game *jagoGame
}

func (s *jagoStory) begin() { s.page.Start() }

func (s *jagoStory) move(int, move) { s.page.Move(s.game.step.Effect(), s.game.state) }

func (s *jagoStory) refuse(n int, m move, why program.Refusal) {
	s.page.Refuse(n, jago.Player(m.player), m.text, why)
}

func (s *jagoStory) position()        { s.page.Position() }
func (s *jagoStory) choices(all bool) { s.page.Choices(all) }
func (s *jagoStory) verdict()         { s.page.Verdict() }
func (s *jagoStory) end(moves int)    { s.page.Legal(moves) }
func (s *jagoStory) flush() error     { return s.page.Flush() }
