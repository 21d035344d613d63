package play

import (
	"errors"
	"os"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
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
