// Package own reads the games of one person from files and folders: records of several kinds, files of
// many games, and the games that the page keeps.
package own

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/named"
	"github.com/jeudelettres/lettres/internal/records"
	"github.com/jeudelettres/lettres/internal/say"
)

// A Game is a game that the person played.
type Game struct {
	N    int // of the games in the file, from 1
	When time.Time
	Seat int    // of the person
	Text []byte // as it is written down, until the next game is asked for
	library.Played
}

const (
	noMoves = "no move is written down ¦ aucun coup n'est noté"
	nothing = "no games are kept in %s yet; -h says where else they can be ¦ " +
		"aucune partie n'est encore gardée dans %s ; -h dit où en chercher d'autres"
)

var phrases = new(say.Phrases)

// ErrStranger means the person does not play in a game.
var ErrStranger = errors.New("own: the person does not play")

// Folder returns where the page keeps its games if nobody says where.
func Folder(getenv func(string) string) string {
	if data := getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return filepath.Join(data, "lettres")
	}
	if config, err := os.UserConfigDir(); err == nil {
		if home, err := os.UserHomeDir(); err == nil && config == filepath.Join(home, ".config") {
			return filepath.Join(home, ".local", "share", "lettres")
		}
		return filepath.Join(config, "lettres")
	}
	return "lettres-data"
}

// Chosen returns the files with the games of a person that a command is about: those that its arguments
// name, or else those that the page keeps. Only is the game that somebody means, "" for all, and becomes its name.
func Chosen(c *program.Command, w program.World, games []*game.Game, only *string) (files []string, err error) {
	if *only != "" {
		g, err := program.Game(games, *only)
		if err != nil {
			return nil, err
		}
		*only = g.Name()
	}
	if len(c.Args) > 0 {
		return Files(c.Args)
	}
	folder := Folder(w.Getenv)
	if files, err = Files([]string{folder}); errors.Is(err, fs.ErrNotExist) {
		err = errors.New(phrases.Sprintf(c.Language, nothing, folder))
	}
	return files, err
}

// Files returns the files with games: those that are named, and those of folders, with the folders in
// them, each once and in order.
func Files(paths []string) (files []string, err error) {
	for _, path := range paths {
		err := filepath.WalkDir(path, func(at string, e fs.DirEntry, err error) error {
			hidden := at != path && strings.HasPrefix(e.Name(), ".")
			switch {
			case err != nil:
				return err
			case e.IsDir() && hidden:
				return fs.SkipDir
			case at == path && !e.IsDir(), e.Type().IsRegular() && !hidden && isGame(at):
				files = append(files, filepath.Clean(at))
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	slices.Sort(files)
	return slices.Compact(files), nil
}

func isGame(path string) bool {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".txt", ".gcg":
		return true
	}
	return false
}

// Read yields the games of a file that a person of a name plays; without a name the person is the first who
// is no bot. With ErrStranger or the error of a game that cannot be read the next one still comes.
func Read(l *library.Library, path, name string) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		f, err := os.Open(path)
		if err != nil {
			yield(Game{}, err)
			return
		}
		defer f.Close()
		info, err := f.Stat()
		if err != nil {
			yield(Game{}, err)
			return
		}
		ReadFrom(l, f, info.ModTime(), name)(yield)
	}
}

// ReadFrom reads games as [Read] does, from a reader; they were written down at an instant.
func ReadFrom(l *library.Library, r io.Reader, written time.Time, name string) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		for part, err := range records.Split(r) {
			g := Game{N: part.N, Text: part.Text}
			if err == nil {
				err = g.read(l, part.Text, name, written)
			}
			if !yield(g, err) {
				return
			}
		}
	}
}

// read reads one game. What was played before a line that cannot be read, or that the rules refuse, is a game
// still.
func (g *Game) read(l *library.Library, text []byte, name string, written time.Time) (err error) {
	if g.Played, err = l.Read(text); err != nil {
		return err
	}
	if len(g.Steps) == 0 {
		return cmp.Or(g.Err, error(phrases.InputError(noMoves)))
	}
	seats, when := heads(text)
	if g.When = when; when.IsZero() {
		g.When = written
	}
	for seat, called := range g.Names {
		if name == "" && !seats[seat] || name != "" && named.Fold(called) == named.Fold(name) {
			g.Seat = seat
			return nil
		}
	}
	return ErrStranger
}

// heads returns which seats are those of bots, and when the game was played, as far as comments say it.
func heads(text []byte) (bots map[int]bool, when time.Time) {
	bots = map[int]bool{}
	for line := range bytes.Lines(text) {
		line := strings.TrimSpace(string(line))
		if said, ok := strings.CutPrefix(line, "# seat "); ok {
			var seat struct {
				Seat  int
				Level json.RawMessage
			}
			if json.Unmarshal([]byte(said), &seat) == nil {
				bots[seat.Seat] = seat.Level != nil
			}
			continue
		}
		if said, ok := strings.CutPrefix(line, "# table "); ok {
			var table struct{ Began time.Time }
			if json.Unmarshal([]byte(said), &table) == nil && when.IsZero() {
				when = table.Began
			}
			continue
		}
		if key, value, ok := strings.Cut(strings.TrimLeft(line, "# "), ":"); ok && when.IsZero() && named.Fold(strings.TrimSpace(key)) == "date" {
			when = dateOf(strings.TrimSpace(value))
		}
	}
	return bots, when
}

// dateOf reads a date as people write it, the day first; the zero Time is none.
func dateOf(text string) time.Time {
	for _, layout := range []string{time.DateOnly, "2/1/2006", "2.1.2006", "2-1-2006", "2/1/06", "2.1.06"} {
		if when, err := time.Parse(layout, text); err == nil {
			return when
		}
	}
	return time.Time{}
}
