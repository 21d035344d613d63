// Package evening keeps a tournament in a file that is whole at any moment, also where the program
// is killed or the machine stops.
package evening

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/tournament"
)

// most limits the bytes that are read. No tournament is longer.
const most = 1 << 22

const (
	exists = "%s is there already ¦ %s existe déjà"
	inUse  = "%s is being changed by another program: try again ¦ %s est en train d’être modifié par un autre programme : réessayez"
	noFile = "there is no file %s ¦ il n’y a pas de fichier %s"
	unread = "%s: %v ¦ %s : %v"
)

var phrases = new(say.Phrases)

// Read returns the tournament in a file, in its text or its JSON. The file may be changed meanwhile.
func Read(path string) (tournament.Tournament, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return tournament.Tournament{}, phrases.InputError(noFile, path)
	} else if err != nil {
		return tournament.Tournament{}, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err != nil {
		return tournament.Tournament{}, err
	}
	t, err := tournament.Parse(string(data))
	if err == nil && len(strings.TrimSpace(string(data))) == 0 {
		_, err = tournament.Parse("\n") // an empty file is one that was cut off
	}
	if err != nil {
		return tournament.Tournament{}, phrases.InputError(unread, path, err)
	}
	return t, nil
}

// Create writes a tournament to a new file: JSON where its name ends so, else text.
func Create(path string, t tournament.Tournament) error {
	return locked(path, func() error {
		if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
			return cmp.Or(err, error(phrases.InputError(exists, path)))
		}
		return write(path, t)
	})
}

// Change reads a tournament, and writes what change makes of it. Where anything fails, the file stays as
// it was. No two programs change a file at the same time.
func Change(path string, change func(tournament.Tournament) (tournament.Tournament, error)) (t tournament.Tournament, err error) {
	err = locked(path, func() error {
		before, err := Read(path)
		if err != nil {
			return err
		}
		if t, err = change(before); err != nil {
			return err
		}
		return write(path, t)
	})
	return t, err
}

// locked calls f while nobody else is in it with the same path. The lock is a file of its own, since
// the file of the tournament is replaced.
func locked(path string, f func() error) error {
	lock, err := alone.Open(filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".lock"))
	if errors.Is(err, alone.ErrInUse) {
		return phrases.InputError(inUse, path)
	} else if err != nil {
		return err
	}
	defer lock.Close()
	return f()
}

// write replaces a file: what is read there is what was before, or what is new.
func write(path string, t tournament.Tournament) error {
	form := t.MarshalText
	if filepath.Ext(path) == ".json" {
		form = t.MarshalJSON
	}
	data, err := form()
	if err != nil {
		return err
	}
	return disk.Create(disk.System{}, path, data, 0o666)
}
