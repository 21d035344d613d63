package tables

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/library"
)

const (
	suffix  = ".txt"
	maxFile = 1 << 20 // bytes; a record has at most 8192 lines

	tableMark = "# table "
	seatMark  = "# seat "
	clockMark = " # clock "
)

// A head is what a record does not know of a table.
type head struct {
	Began  time.Time     `json:"began"`
	Clock  time.Duration `json:"clock,omitempty"`  // of each side; 0 is none
	Disc   bool          `json:"disc,omitempty"`   // it is the disc of Jago
	Limit  time.Duration `json:"limit,omitempty"`  // for each move; 0 is none
	Shared bool          `json:"shared,omitempty"` // all seats are on one device
	First  int           `json:"first"`
}

// timed reports whether there is a clock.
func (h head) timed() bool { return h.Clock > 0 || h.Limit > 0 }

// A Seat is a place at a table.
type Seat struct {
	Number int       `json:"seat"`
	Key    string    `json:"key,omitempty"`    // "" while nobody sits there, and of a bot
	Invite string    `json:"invite,omitempty"` // the key with which somebody can sit down
	Name   string    `json:"name,omitempty"`
	Level  bot.Level `json:"level,omitzero"` // of a bot; zero of a person
	Seed   uint64    `json:"seed,omitempty"` // of a bot
}

// Bot reports whether a bot sits there.
func (s Seat) Bot() bool { return s.Level.Valid() }

// A kept is what a file holds.
type kept struct {
	head  head
	seats []Seat
	read  library.Played
	clock string // "" before the first move, and without a clock
	size  int64  // of what is whole
}

// create writes a new file. It is whole, or not there.
func create(path, text string) error {
	f, err := os.OpenFile(path+".new", os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = cmp.Or(err, f.Sync(), f.Close()); err == nil {
		err = os.Rename(path+".new", path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(path+".new"))
	}
	return syncFolder(filepath.Dir(path))
}

// syncFolder flushes the names in a folder, where the system can.
func syncFolder(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	_ = f.Sync() // some systems cannot, and their folders need none
	return nil
}

// appendLine appends a line and flushes it. What an append that fails has written is taken
// away again.
func appendLine(path string, size int64, line string) (int64, error) {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return size, err
	}
	defer f.Close()
	if at, err := f.Seek(0, io.SeekEnd); err != nil || at != size {
		return size, cmp.Or(err, fmt.Errorf("%s has %d bytes, and not %d", path, at, size))
	}
	_, err = f.WriteString(line)
	if err = cmp.Or(err, f.Sync()); err != nil {
		return size, errors.Join(err, f.Truncate(size))
	}
	return size + int64(len(line)), nil
}

// load reads a file. What stands behind its last whole line is no part of the game.
func (h *Hall) load(path string) (*kept, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxFile {
		return nil, errors.New("the file is too large")
	}
	text = text[:bytes.LastIndexByte(text, '\n')+1]
	k := &kept{size: int64(len(text))}
	headed, lines := false, 0
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.HasPrefix(line, tableMark):
			err = json.Unmarshal([]byte(line[len(tableMark):]), &k.head)
			headed = true
		case strings.HasPrefix(line, seatMark):
			var s Seat
			if err = json.Unmarshal([]byte(line[len(seatMark):]), &s); err == nil {
				err = k.sit(s)
			}
		case line != "" && line[0] != '#' && line[0] != '@':
			lines++
			if _, after, ok := strings.Cut(line, clockMark); ok {
				k.clock = after
			}
		}
		if err != nil {
			return nil, err
		}
	}
	if !headed {
		return nil, errors.New("the file has no table")
	}
	if k.read, err = h.library.Read(text); err != nil {
		return nil, err
	}
	return k, k.check(lines)
}

// sit is somebody who has sat down, or the bot that sits there.
func (k *kept) sit(s Seat) error {
	if s.Number < 0 || s.Number > len(k.seats) || s.Number > 8 {
		return fmt.Errorf("there is no seat %d", s.Number)
	}
	if s.Number == len(k.seats) {
		k.seats = append(k.seats, s)
	} else {
		k.seats[s.Number] = s
	}
	return nil
}

// check checks that the game could be played again, of which the file has that many moves.
func (k *kept) check(lines int) (err error) {
	if k.read.Err != nil {
		return k.read.Err
	}
	switch {
	case len(k.read.Steps) != lines:
		return fmt.Errorf("%d moves, of which %d can be played", lines, len(k.read.Steps))
	case len(k.seats) != k.read.Rules.Seats():
		return fmt.Errorf("%d seats, and not %d", len(k.seats), k.read.Rules.Seats())
	case k.head.timed() && lines > 0:
		_, err = newTimer(k.head, k.clock)
		if k.clock == "" {
			err = errors.New("the clock is not there")
		}
	}
	return err
}
