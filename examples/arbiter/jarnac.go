package main

import (
	"io"
	"iter"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A jarnacGame is a jarnac.Record.
type jarnacGame struct {
	record jarnac.Record
	state  jarnac.State
}

func (a *arbiter) readJarnac() (game, error) {
	record, unread := jarnac.ReadRecord(&a.text)
	if unread != nil && len(record.Moves) == 0 {
		return nil, unread
	}
	rules, err := a.jarnac.get(record.Options, jarnac.Compile, a.words)
	if err != nil {
		return nil, &jarnac.RecordError{Line: record.OptionsLine, Err: err}
	}
	if id := a.words.ID(); record.Lexicon != "" && record.Lexicon != id {
		a.warn(phrases.Sprintf(a.lang, otherLexicon, record.Lexicon, id))
	}
	return &jarnacGame{record: record, state: rules.Start(record.First)}, unread
}

func (g *jarnacGame) players() []string {
	return []string{g.record.Name(jarnac.A), g.record.Name(jarnac.B)}
}

func (g *jarnacGame) replay() iter.Seq2[move, error] {
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

func (g *jarnacGame) onTurn() (int, bool) {
	return int(g.state.Turn()), g.state.Phase() != jarnac.Over
}

func (g *jarnacGame) order() rulebook.Clause { return rulebook.OfficialTurnOrder }

func (g *jarnacGame) good() iter.Seq[string] { return texts(g.state.Moves(g.state.Turn())) }

func (g *jarnacGame) result() result {
	s := g.state
	scores := s.Scores()
	o, over := s.Outcome()
	return result{
		over: over, drawn: o.Drawn, winner: int(o.Winner), clause: o.Verdict,
		counts: []count{{"scores", scores[:]}, {"jarnacs", []int{s.Jarnacs(jarnac.A), s.Jarnacs(jarnac.B)}}},
	}
}

func (g *jarnacGame) story(w io.Writer, o show.Options) story {
	o.Names = [2]string(g.players())
	page := show.NewPage(w, o)
	return &jarnacStory{show.NewGame(page, g.state), g}
}

// A jarnacStory tells a jarnacGame.
type jarnacStory struct {
	page *show.Game
	game *jarnacGame
}

func (s *jarnacStory) begin() {
	s.page.Rules(s.game.state.Rules())
	s.page.Toss(s.game.record.First, s.game.record.Toss)
}

func (s *jarnacStory) move(int, move) { s.page.Move(s.game.state) }

func (s *jarnacStory) refuse(n int, m move, clause rulebook.Clause, detail string) {
	s.page.Refuse(n, jarnac.Player(m.player), m.text, detail, clause)
}

func (s *jarnacStory) position()        { s.page.Position() }
func (s *jarnacStory) choices(all bool) { s.page.Choices(all) }
func (s *jarnacStory) verdict()         { s.page.Verdict(s.game.state) }
func (s *jarnacStory) end(moves int)    { s.page.Legal(moves) }
func (s *jarnacStory) flush() error     { return s.page.Flush() }
