package play

import (
	"context"
	"errors"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/hear"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/tale"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
)

// person is the seat of the one who types.
const person = 0

// A session is a game of a person against bots.
type session struct {
	*tale.Tale
	rules   *game.Rules
	names   []string
	level   bot.Level
	seed    uint64
	bots    []game.Bot // of the other seats
	adviser game.Bot   // whose hints the person gets
	in      *program.Lines
	save    string // the file of the record, "" for none

	former *kept // the game that goes on, nil for a new one
	toss   game.Toss
	deal   *bag.Dealer
	at     game.Position
	steps  []game.Step
	before []moment // each decision of the person
	status string   // what the person was last told to do
}

// A moment is what a decision can be taken back to.
type moment struct {
	tale  tale.Tale
	steps int
}

// begin begins a game, after the toss, or goes on with a former one.
func begin(page *program.Page, w program.World, r *game.Rules, c *program.Command, former *kept) (*session, error) {
	names := program.Names(r, c.Language)
	if former != nil {
		r, names, c.Save = former.rules, former.names, c.Args[0]
	}
	s := &session{
		rules: r, names: names, level: c.Levels[0], seed: c.Seed, in: w.Lines(), former: former,
		save: c.Save, deal: bag.NewDealer(c.Seed), bots: make([]game.Bot, r.Seats()),
	}
	s.Tale = tale.New(page, r, s.names)
	if r.Traits().Hidden {
		s.Viewer = person
	}
	var err error
	for seat := range s.bots {
		if s.bots[seat], err = r.Bot(s.level, s.seed); err != nil {
			return nil, err
		}
	}
	if s.adviser, err = r.Bot(bot.Champion, s.seed); err != nil {
		return nil, err
	}
	s.toss = r.Toss(s.deal.Seat(r.TossSeat()))
	s.at = r.Start(s.toss.First)
	return s, nil
}

// play plays the game to its end, or until the person leaves.
func (s *session) play(all []*game.Game) (err error) {
	if s.former == nil {
		if s.former, err = s.unlessKept(all); err != nil {
			return err
		}
	}
	if s.former != nil {
		err = s.resume(s.former)
	} else {
		err = s.create()
	}
	if err != nil {
		return err
	}
	others := s.names[1]
	for _, name := range s.names[2:] {
		others += ", " + name
	}
	notes := []string{s.Seed(s.seed), s.say(youAre, s.names[person], others, s.level)}
	if s.former != nil {
		notes = append(notes, s.say(goesOn, s.save))
	}
	s.Begin(s.toss, notes...)
	if len(s.steps) > 0 {
		turns := 0
		for _, step := range s.steps {
			if step.After.Turn() != step.Before.Turn() {
				turns++
			}
		}
		s.Tale.Resume(turns)
		s.Line()
		s.Show(s.at)
	}
	for !s.at.Over() {
		switch err := s.next(); {
		case errors.Is(err, hear.ErrQuit):
			s.Line(s.say(stopped, s.Seed(s.seed)))
			return s.end()
		case err != nil:
			return err
		}
	}
	s.Viewer = -1 // at the end all racks are seen
	s.Verdict(s.at)
	if err := s.offer(); err != nil {
		return err
	}
	return s.end()
}

// end tells where the record is, and writes what is left of the page.
func (s *session) end() error {
	if s.save != "" {
		s.Line()
		s.Explain(s.say(keptIn, s.save))
		if !s.at.Over() {
			s.Line("    ", s.command())
		}
		s.Line("    lettres review ", quoted(s.save))
	}
	return s.Flush()
}

// next makes the next move of anybody: a contest, what a bot decides, the draw that is all
// there is to do, or what the person types.
func (s *session) next() error {
	if !s.rules.Traits().Strict {
		for seat, b := range s.bots {
			if seat == person || !s.at.CanAct(seat) {
				continue
			}
			if m, ok := b.Contest(s.at.View(seat)); ok {
				return s.act(seat, m)
			}
		}
	}
	seat := s.at.Turn()
	if draw, ok := extra.Forced(s.at); ok {
		return s.act(seat, draw)
	}
	if seat == person {
		return s.ask()
	}
	m, _, err := s.bots[seat].Decide(context.Background(), s.at.View(seat))
	if err != nil {
		return err
	}
	return s.act(seat, m)
}

// act makes a move, which chance completes, and tells it.
func (s *session) act(seat int, m game.Move) error {
	step, err := s.at.Do(s.deal.Seat(seat), seat, m)
	if err != nil {
		return err
	}
	s.at = step.After
	s.steps = append(s.steps, step)
	s.Move(step)
	return s.keep()
}

// ask reads a line, and does what it says.
func (s *session) ask() error {
	s.Turn(s.at)
	s.GoOn(s.at)
	if status := s.at.View(person).Status(s.Options()); status != s.status {
		s.status = status
		s.Paragraph("  ", draw.Faint, status)
	}
	text, err := hear.Ask(s.Page, s.in, hear.Letters(s.Page, extra.ActsOf(s.at, person).Rack))
	if errors.Is(err, program.ErrInterrupted) {
		return s.interrupted()
	}
	if err != nil {
		return err
	}
	switch said := hear.Line(s.at, person, text); said.What {
	case hear.Quit:
		if err := s.offer(); err != nil {
			return err
		}
		return hear.ErrQuit
	case hear.Help:
		hear.HowTo(s.Page, s.rules)
		s.Line()
		s.Page.Draw(s.say(howTo))
	case hear.Hint:
		return s.hint()
	case hear.Undo:
		return s.undo()
	case hear.Look:
		s.Show(s.at)
	case hear.Move:
		return s.decide(said.Move)
	default:
		if !said.Answer(s.Page) { // nothing was said
			s.status = ""
		}
	}
	return nil
}

// decide makes a move of the person, or says why it may not be made.
func (s *session) decide(m game.Move) error {
	m = s.rules.Game().Decision(m) // which is told where it is refused
	if err := hear.Legal(s.at, person, m); err != nil {
		hear.Refuse(s.Page, s.at, m, err)
		return nil
	}
	s.before = append(s.before, moment{s.Tale.Mark(), len(s.steps)})
	return s.act(person, m)
}

// undo takes the last decision of the person back, and with it all that came after, unless the
// person has seen letters since: those are not drawn again (remedy/take-back).
func (s *session) undo() error {
	n := len(s.before) - 1
	if n < 0 {
		s.Explain(s.say(nothingToUndo))
		return nil
	}
	then := s.before[n]
	if s.sawLetters(s.steps[then.steps:]) {
		s.Explain(s.say(seen, string(law.RemedyTakeBack)))
		return nil
	}
	s.before, s.status = s.before[:n], ""
	s.at = s.steps[then.steps].Before
	s.steps = slices.Clip(s.steps[:then.steps])
	if err := s.redeal(); err != nil {
		return err
	}
	s.Tale.Return(then.tale)
	s.Explain(s.say(undone, s.names[1]))
	s.Line()
	s.Show(s.at)
	s.Line()
	return s.keep()
}

// sawLetters reports whether the person has seen letters that came in these steps.
func (s *session) sawLetters(steps []game.Step) bool {
	g := s.rules.Game()
	return slices.ContainsFunc(steps, func(step game.Step) bool {
		drew := step.Move.String() != g.Decision(step.Move).String()
		return drew && (step.Seat == person || !s.rules.Traits().Hidden)
	})
}

// say returns a phrase in the language of the page.
func (s *session) say(phrase string, args ...any) string {
	return phrases.Sprintf(s.Language(), phrase, args...)
}
