package main

import (
	"io"
	"iter"

	"github.com/jeudelettres/lettres/examples/internal/jagoboard"
	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// A jagoGame is a jago.Record.
type jagoGame struct {
	record jago.Record
	state  jago.State
}

func (a *arbiter) readJago() (game, error) {
	record, unread := jago.ReadRecord(&a.text)
	if unread != nil && len(record.Moves) == 0 {
		return nil, unread
	}
	rules, err := a.jago.get(record.Options, jago.Compile, a.words)
	if err != nil {
		return nil, &jago.RecordError{Line: record.OptionsLine, Err: err}
	}
	if id := a.words.ID(); record.Lexicon != "" && record.Lexicon != id {
		a.warn(phrases.Sprintf(a.lang, otherLexicon, record.Lexicon, id))
	}
	return &jagoGame{record: record, state: rules.Start(record.First)}, unread
}

func (g *jagoGame) players() []string {
	return []string{g.record.Name(jago.Red), g.record.Name(jago.Blue)}
}

func (g *jagoGame) replay() iter.Seq2[move, error] {
	return func(yield func(move, error) bool) {
		for _, m := range g.record.Moves {
			after, err := g.state.Play(m.Player, m.Move)
			if err == nil {
				g.state = after
			}
			if !yield(move{player: int(m.Player), text: m.Text}, err) || err != nil {
				return
			}
		}
	}
}

func (g *jagoGame) onTurn() (int, bool) {
	return int(g.state.Turn()), g.state.Phase() != jago.Over
}

func (g *jagoGame) order() rulebook.Clause { return rulebook.JagoPlayers }

func (g *jagoGame) good() iter.Seq[string] { return texts(g.state.Moves(g.state.Turn())) }

// result has the letters shown in the place of points, of which there are none.
func (g *jagoGame) result() result {
	o, over := g.state.Outcome()
	return result{
		over: over, winner: int(o.Winner), clause: o.End,
		counts: []count{{"scores", []int{g.state.Shown(jago.Red), g.state.Shown(jago.Blue)}}},
	}
}

func (g *jagoGame) story(w io.Writer, o show.Options) story {
	return &jagoStory{jagoboard.NewTale(show.NewPage(w, o), g.state, [2]string(g.players())), g}
}

// A jagoStory tells a jagoGame.
type jagoStory struct {
	page *jagoboard.Tale
	game *jagoGame
}

func (s *jagoStory) begin() { s.page.Start() }

func (s *jagoStory) move(int, move) { s.page.Move(s.game.state) }

func (s *jagoStory) refuse(n int, m move, clause rulebook.Clause, detail string) {
	s.page.Refuse(n, jago.Player(m.player), m.text, detail, clause)
}

func (s *jagoStory) position()        { s.page.Position() }
func (s *jagoStory) choices(all bool) { s.page.Choices(all) }
func (s *jagoStory) verdict()         { s.page.Verdict() }
func (s *jagoStory) end(moves int)    { s.page.Legal(moves) }
func (s *jagoStory) flush() error     { return s.page.Flush() }
