package watch

import (
	"io"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/tale"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A show is what one run of the command has to do.
type show struct {
	page    *program.Page
	command *program.Command
	rules   *game.Rules
	names   []string
}

func (s *show) begin() (*match, error) { return begin(s.rules, s.command.Levels, s.command.Seed) }

// tell plays one game and tells it: turn by turn, or when quiet in a score sheet.
func (s *show) tell() error {
	m, err := s.begin()
	if err != nil {
		return err
	}
	t := tale.New(s.page, s.rules, s.names)
	t.Sheet = s.command.Quiet
	notes := []string{t.Seed(s.command.Seed)}
	if s.command.Levels != nil {
		notes = append(notes, t.Who(s.command.Levels))
	}
	t.Begin(m.toss, notes...)
	if err := m.play(func(step game.Step) {
		t.Move(step)
		if m.pace != nil && !t.Sheet && step.After.Turn() != step.Before.Turn() {
			t.Note(m.pace.Tell(t.Options()))
		}
	}); err != nil {
		return err
	}
	t.Verdict(m.Position())
	return t.Flush()
}

// record plays one game and writes its record.
func (s *show) record(w io.Writer) error {
	m, err := s.begin()
	if err != nil {
		return err
	}
	r := s.rules.NewRecord(m.toss, s.names...)
	if err := m.play(r.Append); err != nil {
		return err
	}
	text, err := r.MarshalText()
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	return err
}

// export plays one game and writes it in another format.
func (s *show) export(w io.Writer, format string) error {
	m, err := s.begin()
	if err != nil {
		return err
	}
	var steps []game.Step
	if err := m.play(func(step game.Step) { steps = append(steps, step) }); err != nil {
		return err
	}
	title := tale.Title(s.rules, s.page.Options()) + ", " + s.page.Seed(s.command.Seed)
	text, err := extra.Export(s.rules, format, title, m.toss.First, s.names, steps)
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	return err
}
