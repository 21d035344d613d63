package main

import (
	"io"
	"iter"

	"github.com/jeudelettres/lettres/examples/internal/cardtable"
	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A cardsGame is a scrabblecards.Record.
type cardsGame struct {
	record scrabblecards.Record
	state  scrabblecards.State
}

func (a *arbiter) readCards() (game, error) {
	record, unread := scrabblecards.ReadRecord(&a.text)
	if unread != nil && len(record.Moves) == 0 {
		return nil, unread
	}
	rules, err := a.cards.get(record.Options, scrabblecards.Compile, a.words)
	if err != nil {
		return nil, &scrabblecards.RecordError{Line: record.OptionsLine, Err: err}
	}
	if id := a.words.ID(); record.Lexicon != "" && record.Lexicon != id {
		a.warn(phrases.Sprintf(a.lang, otherLexicon, record.Lexicon, id))
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
		for _, m := range g.record.Moves {
			after, err := g.state.Play(m.Player, m.Move)
			score, total := cardtable.Points(g.state, after, m.Player)
			if err == nil {
				g.state = after
			}
			if !yield(move{int(m.Player), m.Text, &points{score, total}}, err) || err != nil {
				return
			}
		}
	}
}

func (g *cardsGame) onTurn() (int, bool) {
	return int(g.state.Turn()), g.state.Phase() != scrabblecards.Over
}

func (g *cardsGame) order() rulebook.Clause { return rulebook.CardsPlayers }

func (g *cardsGame) good() iter.Seq[string] { return texts(g.state.Moves(g.state.Turn())) }

func (g *cardsGame) result() result {
	scores := g.state.Scores()
	o, over := g.state.Outcome()
	return result{
		over: over, drawn: o.Drawn, winner: int(o.Winner), clause: o.Verdict,
		counts: []count{{"scores", scores[:len(g.players())]}},
	}
}

func (g *cardsGame) story(w io.Writer, o show.Options) story {
	return &cardsStory{cardtable.NewTale(show.NewPage(w, o), g.state, g.players()), g}
}

// A cardsStory tells a cardsGame.
type cardsStory struct {
	page *cardtable.Tale
	game *cardsGame
}

func (s *cardsStory) begin() { s.page.Start(s.game.record.First, s.game.record.Toss) }

func (s *cardsStory) move(n int, m move) {
	s.page.Move(n, scrabblecards.Player(m.player), m.text, s.game.state)
}

func (s *cardsStory) refuse(n int, m move, clause rulebook.Clause, detail string) {
	s.page.Refuse(n, scrabblecards.Player(m.player), m.text, detail, clause)
}

func (s *cardsStory) position()        { s.page.Position() }
func (s *cardsStory) choices(all bool) { s.page.Choices(all) }
func (s *cardsStory) verdict()         { s.page.Verdict() }
func (s *cardsStory) end(moves int)    { s.page.Legal(moves) }
func (s *cardsStory) flush() error     { return s.page.Flush() }
