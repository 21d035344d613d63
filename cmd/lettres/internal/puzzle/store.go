package puzzle

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
)

// A store is a file of JSON with what a program knows of somebody.
type store struct {
	file string
	lock *os.File // beside the file, which is replaced as a whole
}

// open reads the file into what, or reports that there is none, and keeps other programs from it until the lock is
// closed. The phrases tell of another program that has it, and of a file with anything else.
func (s *store) open(file string, what interface{ valid() bool }, inUse, other string) (found bool, err error) {
	s.file = file
	s.lock, err = alone.Open(file + ".lock")
	switch {
	case errors.Is(err, alone.ErrInUse):
		return false, phrases.InputError(inUse, file)
	case err != nil:
		return false, err
	}
	text, err := os.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	case err == nil && (json.Unmarshal(text, what) != nil || !what.valid()):
		err = phrases.InputError(other, file)
	}
	if err != nil {
		s.lock.Close()
	}
	return true, err
}

// write replaces the file.
func (s *store) write(what any) error {
	text, err := json.Marshal(what)
	if err != nil {
		return err
	}
	return disk.Create(disk.System{}, s.file, append(text, '\n'), 0o600)
}
