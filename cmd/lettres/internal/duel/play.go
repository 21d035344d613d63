package duel

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/cmd/internal/jarnactale"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// Who plays: a person, and a player of package botjarnac.
const (
	person   = jarnac.A
	opponent = jarnac.B
)

// A session is a game of a person against an opponent.
type session struct {
	*duel
	*jarnactale.Game
	in      *program.Lines
	seed    uint64
	adviser *botjarnac.Player // whose hints the person gets
	steps   []jarnac.Step
	before  []moment     // each decision of the person
	said    jarnac.Phase // what the person was last told to do
	save    string       // the file that keeps the record, "" for none
}

// A moment is what a decision can be taken back to.
type moment struct {
	state jarnac.State
	story jarnactale.Game
	steps int
}

// play is a game of the person who types in against an opponent of a level. Its record is
// kept in a new file, if there is a name for it.
func play(page *program.Page, in *program.Lines, rules *jarnac.Rules, level bot.Level, seed uint64, save string) error {
	d, err := newDuel(rules, []bot.Level{level, level}, seed)
	if err != nil {
		return err
	}
	t := &session{duel: d, Game: jarnactale.NewGame(page, d.state), in: in, seed: seed, save: save}
	if t.adviser, err = botjarnac.New(rules, bot.Champion, seed); err != nil {
		return err
	}
	if err := t.create(); err != nil {
		return err
	}
	jarnactale.Title(page, rules, seed)
	page.Paragraph("", draw.Plain, t.tell(youAre, page.Name(int(person)), page.Name(int(opponent)), level.Localize(page.Language())))
	t.Toss(d.first, d.rounds)
	for !t.over() {
		err := t.next()
		if errors.Is(err, errQuit) {
			t.Line(t.tell(stopped, page.Seed(seed)))
			return t.end()
		}
		if err != nil {
			return err
		}
	}
	jarnactale.Verdict(page, t.state)
	return t.end()
}

// end says where the record is, and writes what is left of the page.
func (t *session) end() error {
	if t.save != "" {
		t.Line()
		t.explain(t.tell(kept, t.save))
	}
	return t.Flush()
}

// errQuit is what ends a game before its end.
var errQuit = errors.New("the person leaves")

// next is the next move of either player.
func (t *session) next() error {
	if m, ok := t.players[opponent].Contest(t.state.View(opponent)); ok {
		return t.act(opponent, m)
	}
	switch {
	case t.state.Turn() == opponent:
		m, _, err := t.players[opponent].Decide(context.Background(), t.state.View(opponent))
		if err != nil {
			return err
		}
		return t.act(opponent, m)
	case t.state.Phase() == jarnac.Bonus: // nothing to decide
		return t.act(person, jarnac.Draw(t.state.Due()))
	}
	return t.ask()
}

// act makes a move and tells it.
func (t *session) act(p jarnac.Player, m jarnac.Move) error {
	before := t.state
	m, err := t.duel.play(p, m)
	if err != nil {
		return err
	}
	t.steps = append(t.steps, jarnac.Step{Before: before, Player: p, Move: m, After: t.state})
	t.Move(p, m, t.state)
	return t.keep()
}

// create makes the file of the record.
func (t *session) create() error {
	if t.save == "" {
		return nil
	}
	file, err := os.OpenFile(t.save, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	switch {
	case errors.Is(err, os.ErrExist):
		return errors.New(t.tell(fileExists, t.save))
	case err != nil:
		return err
	}
	return errors.Join(file.Close(), t.keep())
}

// keep writes the record of the game so far into its file.
func (t *session) keep() error {
	if t.save == "" {
		return nil
	}
	text, err := t.record(t.steps).MarshalText()
	if err != nil {
		return err
	}
	return os.WriteFile(t.save, text, 0o644)
}

// ask reads a line, and does what it says.
func (t *session) ask() error {
	t.Ask()
	if phase := t.state.Phase(); phase != t.said {
		t.said = phase
		t.Paragraph("  ", draw.Faint, showjarnac.Turn(t.state, t.Options()))
	}
	rack := t.state.Rack(person).String()
	if rack == "" {
		rack = "–"
	}
	text, err := t.Page.Ask(t.in, "  "+t.Paint(draw.Strong, draw.Spaced(rack))+" > ")
	switch {
	case errors.Is(err, program.ErrLongLine):
		t.explain(t.tell(tooLong))
		return nil
	case errors.Is(err, io.EOF):
		return errQuit
	case err != nil:
		return err
	}
	switch said := understand(&t.state, text); said.what {
	case leave:
		return errQuit
	case askHelp:
		t.help()
	case askHint:
		return t.hint()
	case takeBack:
		return t.undo()
	case look:
		t.Mats(t.state)
	case aWord:
		t.explain(t.tell(wordToo, text, said.text, "/"+strings.ToLower(said.text)))
	case manyLines:
		t.explain(t.tell(whichLine, said.text))
	case aMove:
		return t.decide(said.move)
	case unclear:
		t.explain(rulebook.Explain(said.err, t.Language()), t.tell(seeHelp))
	default: // nothing was said
		t.said = jarnac.Over
	}
	return nil
}

// decide makes a move of the person, or says why it may not be made.
func (t *session) decide(m jarnac.Move) error {
	m = m.Decision() // chance brings the letters, whatever was typed
	if err := legal(&t.state, m); err != nil {
		t.refuse(m, err)
		return nil
	}
	t.before = append(t.before, moment{t.state, *t.Game, len(t.steps)})
	return t.act(person, m)
}

// undo takes the last decision of the person back, and with it all that came after. The
// opponent agrees. The letters that will be drawn are those that were drawn.
func (t *session) undo() error {
	n := len(t.before) - 1
	if n < 0 {
		t.explain(t.tell(nothingToUndo))
		return nil
	}
	then := t.before[n]
	t.before, t.state, t.said = t.before[:n], then.state, jarnac.Over
	t.steps = t.steps[:then.steps]
	t.deal = bag.NewDealer(t.seed)
	for _, step := range t.steps {
		step.Before.Chance(t.deal.Seat(int(step.Player)), step.Player, step.Move.Decision())
	}
	t.Return(then.story)
	t.explain(t.tell(undone, t.Name(int(opponent))))
	t.Line()
	t.Mats(t.state)
	return t.keep()
}

// refuse says why a move may not be made, and cites the clause.
func (t *session) refuse(m jarnac.Move, err error) {
	t.Line()
	t.Paragraph("  ", draw.Call, t.Say("%s is not legal: %s.", m.String(), rulebook.Explain(err, t.Language())))
	var v *rulebook.Violation
	if errors.As(err, &v) {
		t.Clause(t.Say("The rule"), v.Clause)
	}
	t.Line()
}

// explain writes sentences.
func (t *session) explain(texts ...string) {
	for _, text := range texts {
		t.Paragraph("  ", draw.Plain, text)
	}
}

// tell is a phrase in the language of the page.
func (t *session) tell(phrase string, args ...any) string {
	return phrases.Sprintf(t.Language(), phrase, args...)
}
