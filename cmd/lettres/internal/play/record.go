package play

import (
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/hear"
	"github.com/jeudelettres/lettres/cmd/internal/program"
)

// create makes the file of the record, which must not exist.
func (s *session) create() error {
	if s.save == "" {
		return nil
	}
	f, err := os.OpenFile(s.save, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	switch {
	case errors.Is(err, os.ErrExist):
		return errors.New(s.say(fileExists, s.save))
	case err != nil:
		return err
	}
	return errors.Join(f.Close(), s.keep())
}

// offer asks somebody who leaves whether to keep the game, and in which file.
func (s *session) offer() error {
	if s.save != "" || len(s.steps) == 0 {
		return nil
	}
	for {
		name, err := hear.Ask(s.Page, s.in, s.say(keepIt)+" ")
		switch {
		case errors.Is(err, hear.ErrQuit), errors.Is(err, program.ErrInterrupted):
			return nil
		case err != nil:
			return err
		}
		if name = strings.TrimSpace(name); slices.Contains([]string{"", "n", "no", "non"}, strings.ToLower(name)) {
			return nil
		}
		s.save = name
		if err := s.create(); err == nil {
			return nil
		} else {
			s.Explain(err.Error())
		}
		s.save = ""
	}
}

// keep writes the record of the game so far.
func (s *session) keep() error {
	if s.save == "" {
		return nil
	}
	r := s.rules.NewRecord(s.toss, s.names...)
	for _, step := range s.steps {
		r.Append(step)
	}
	text, err := r.MarshalText()
	if err != nil {
		return err
	}
	return disk.Create(disk.System{}, s.save, text, 0o644)
}
