package puzzle

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/internal/leitner"
)

// A deck is the cards of somebody's mistakes, in a file.
type deck struct {
	file string
	lock *os.File // beside the file, which is replaced as a whole

	Cards map[string]leitner.Card // by the keys of mistakes
}

// openDeck reads the file of a deck, or begins one, and keeps other programs from it until it is closed.
// Without a name there is none, and it returns nil.
func openDeck(file string) (*deck, error) {
	if file == "" {
		return nil, nil
	}
	lock, err := alone.Open(file + ".lock")
	if errors.Is(err, alone.ErrInUse) {
		return nil, phrases.InputError(deckInUse, file)
	}
	if err != nil {
		return nil, err
	}
	d := &deck{file: file, lock: lock, Cards: map[string]leitner.Card{}}
	text, err := os.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return d, nil
	case err == nil:
		d.Cards = nil
		if json.Unmarshal(text, d) != nil || d.Cards == nil || !d.valid() {
			err = phrases.InputError(noDeck, file)
		}
	}
	if err != nil {
		d.close()
		return nil, err
	}
	return d, nil
}

func (d *deck) valid() bool {
	for _, card := range d.Cards {
		if !card.Valid() {
			return false
		}
	}
	return true
}

// write replaces the file.
func (d *deck) write() error {
	text, err := json.Marshal(d)
	if err != nil {
		return err
	}
	return disk.Create(disk.System{}, d.file, append(text, '\n'), 0o600)
}

// close lets other programs have the file.
func (d *deck) close() {
	if d != nil {
		d.lock.Close()
	}
}
