package arbiter

import (
	"io"
	"iter"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/scrabbletale"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// A scrabbleGame is a scrabble.Record.
type scrabbleGame struct {
	record scrabble.Record
	state  scrabble.State
	step   scrabble.Step // the last one
}

func (a *arbiter) readScrabble() (game, error) {
	record, unread := scrabble.ReadRecord(&a.text)
	if unread != nil && len(record.Moves) == 0 {
		return nil, unread
	}
	rules, err := rulesFor(a, a.scrabble, record.Options, scrabble.Compile, record.OptionsLine, record.Lexicon)
	if err != nil {
		return nil, err
	}
	return &scrabbleGame{record: record, state: rules.Start(record.First)}, unread
}

func (g *scrabbleGame) players() (names []string) {
	for p := range g.state.Players() {
		names = append(names, g.record.Name(p))
	}
	return names
}

// replay gives each move the points that it brings the player who makes it: a contest
// that succeeds brings none, and takes those of the word from another.
func (g *scrabbleGame) replay() iter.Seq2[move, error] {
	return func(yield func(move, error) bool) {
		n := 0
		for step, err := range g.record.ReplayWith(g.state.Rules()) {
			score, total := scrabbletale.Points(step)
			g.step, g.state = step, step.After
			if !yield(move{player: int(step.Player), text: g.record.Moves[n].Text, points: &points{score, total}}, err) {
				return
			}
			n++
		}
	}
}

func (g *scrabbleGame) onTurn() (int, bool) {
	return int(g.state.Turn()), g.state.Phase() != scrabble.Over
}

func (g *scrabbleGame) warnings() []rulebook.Note { return g.record.Warnings }

func (g *scrabbleGame) order() rulebook.Clause { return rulebook.ScrabbleTurn }

// good is all good decisions as a record writes them.
func (g *scrabbleGame) good() iter.Seq[string] {
	return func(yield func(string) bool) {
		for m := range g.state.Moves(g.state.Turn()) {
			if !yield(strings.Replace(g.state.Notation(m), " ", ":", 1)) {
				return
			}
		}
	}
}

func (g *scrabbleGame) result() result { return scrabbleResult(g.state) }

// scrabbleResult is how a game stands.
func scrabbleResult(s scrabble.State) result {
	scores := s.Scores()
	o, over := s.Outcome()
	var uncounted []int
	for p, is := range o.Uncounted {
		if is {
			uncounted = append(uncounted, p)
		}
	}
	return result{
		over: over, drawn: o.Drawn, undecided: o.Undecided, uncounted: uncounted, winner: int(o.Winner), clause: o.Verdict, end: o.End,
		counts: []count{{"scores", scores[:s.Rules().Options().Players]}},
	}
}

func (g *scrabbleGame) story(w io.Writer, o show.Options) story {
	return &scrabbleStory{scrabbletale.NewTale(program.NewPage(w, o), g.state, g.players()), g}
}

// A scrabbleStory tells a scrabbleGame.
type scrabbleStory struct {
	page *scrabbletale.Tale
	game *scrabbleGame
}

func (s *scrabbleStory) begin() { s.page.Start() }

func (s *scrabbleStory) move(n int, m move) { s.page.Move(n, m.text, s.game.step) }

func (s *scrabbleStory) refuse(n int, m move, why program.Refusal) {
	s.page.RefuseMove(n, scrabble.Player(m.player), m.text, s.game.state, why)
}

func (s *scrabbleStory) position()        { s.page.Position() }
func (s *scrabbleStory) choices(all bool) { s.page.Choices(all) }
func (s *scrabbleStory) verdict()         { s.page.Verdict() }
func (s *scrabbleStory) end(moves int)    { s.page.Legal(moves) }
func (s *scrabbleStory) flush() error     { return s.page.Flush() }
