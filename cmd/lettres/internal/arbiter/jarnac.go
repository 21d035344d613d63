package arbiter

import (
	"io"
	"iter"

	"github.com/jeudelettres/lettres/cmd/internal/jarnactale"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A jarnacGame is a jarnac.Record.
type jarnacGame struct {
	record jarnac.Record
	state  jarnac.State
	step   jarnac.Step // the last one
}

func (a *arbiter) readJarnac() (game, error) {
	record, unread := jarnac.ReadRecord(&a.text)
	if unread != nil && len(record.Moves) == 0 {
		return nil, unread
	}
	rules, err := rulesFor(a, a.jarnac, record.Options, a.compileJarnac, record.OptionsLine, record.Lexicon)
	if err != nil {
		return nil, err
	}
	return &jarnacGame{record: record, state: rules.Start(record.First)}, unread
}

// compileJarnac makes rules. A formula asks what words are, which a plain list does not
// say: there the built-in lexicon says it.
func (a *arbiter) compileJarnac(o jarnac.Options, words *lexicon.Lexicon) (*jarnac.Rules, error) {
	if (o.NoConjugations || o.NoChaining) && words.Len() > 0 && words.WithoutReadings() == words.Len() {
		if a.annotated == nil {
			a.annotated = words.Annotate(french.Lexicon())
			a.warn(phrases.Sprintf(a.lang, annotated, french.Lexicon().Title()))
		}
		words = a.annotated
	}
	return jarnac.Compile(o, words)
}

func (g *jarnacGame) players() []string {
	return []string{g.record.Name(jarnac.A), g.record.Name(jarnac.B)}
}

func (g *jarnacGame) replay() iter.Seq2[move, error] {
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

func (g *jarnacGame) onTurn() (int, bool) {
	return int(g.state.Turn()), g.state.Phase() != jarnac.Over
}

func (g *jarnacGame) warnings() []rulebook.Note { return g.record.Warnings }

func (g *jarnacGame) order() rulebook.Clause { return rulebook.OfficialTurnOrder }

func (g *jarnacGame) good() iter.Seq[string] { return texts(g.state.Moves(g.state.Turn())) }

func (g *jarnacGame) result() result {
	s := g.state
	scores := s.Scores()
	o, over := s.Outcome()
	return result{
		over: over, drawn: o.Drawn, winner: int(o.Winner), clause: o.Verdict, end: o.End,
		counts: []count{{"scores", scores[:]}, {"jarnacs", []int{s.Jarnacs(jarnac.A), s.Jarnacs(jarnac.B)}}},
	}
}

func (g *jarnacGame) story(w io.Writer, o show.Options) story {
	o.Names = g.players()
	page := program.NewPage(w, o)
	return &jarnacStory{jarnactale.NewGame(page, g.state), g}
}

// A jarnacStory tells a jarnacGame.
type jarnacStory struct {
	page *jarnactale.Game
	game *jarnacGame
}

func (s *jarnacStory) begin() {
	jarnactale.Rules(s.page.Page, s.game.state.Rules())
	s.page.Toss(s.game.record.First, s.game.record.Toss)
}

func (s *jarnacStory) move(int, move) {
	s.page.Move(s.game.step.Player, s.game.step.Move, s.game.state)
}

func (s *jarnacStory) refuse(n int, m move, why program.Refusal) {
	s.page.Refuse(n, jarnac.Player(m.player), m.text, why)
}

func (s *jarnacStory) position()        { s.page.Position() }
func (s *jarnacStory) choices(all bool) { s.page.Choices(all) }
func (s *jarnacStory) verdict()         { jarnactale.Verdict(s.page.Page, s.game.state) }
func (s *jarnacStory) end(moves int)    { s.page.Legal(moves) }
func (s *jarnacStory) flush() error     { return s.page.Flush() }
