package tables

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/table"
)

const (
	suffix  = ".txt"
	maxFile = 1 << 20 // bytes; a record has at most 8192 lines

	tableMark = "# table "
	seatMark  = "# seat "
	nowMark   = " # now "
)

// mostMoves limits the moves of a table: with a snapshot for each they fit into a file.
const mostMoves = 2000

// A head is what a record does not know of a table.
type head struct {
	Began  time.Time    `json:"began"`
	Shared bool         `json:"shared,omitempty"` // all seats are on one device
	View   string       `json:"view,omitempty"`   // the key with which somebody looks on; "" at tables from before it
	Setup  table.Config `json:"setup"`
	former
}

// A Seat is a place at a table.
type Seat struct {
	Number int       `json:"seat"`
	Key    string    `json:"key,omitempty"`    // "" while nobody sits there, and of a bot
	Invite string    `json:"invite,omitempty"` // the key with which somebody can sit down, instead of whoever does
	Name   string    `json:"name,omitempty"`
	Level  bot.Level `json:"level,omitzero"` // of a bot; zero of a person
	Seed   uint64    `json:"seed,omitempty"` // of a bot
}

// Bot reports whether a bot sits there.
func (s Seat) Bot() bool { return s.Level.Valid() }

// taken reports whether somebody sits there.
func (s Seat) taken() bool { return s.Key != "" || s.Bot() }

// A kept is what a file holds.
type kept struct {
	head  head
	seats []Seat
	at    table.Table
}

// load reads a file. What stands behind its last whole line is no part of the game.
func (h *Hall) load(path string) (*kept, error) {
	f, err := h.disk.Open(path, os.O_RDONLY, 0)
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
	text, now := whole(text[:bytes.LastIndexByte(text, '\n')+1])
	k := &kept{}
	headed := false
	for line := range strings.Lines(string(text)) {
		if after, ok := strings.CutPrefix(line, tableMark); ok {
			headed = true
			err = json.Unmarshal([]byte(after), &k.head)
		} else if after, ok := strings.CutPrefix(line, seatMark); ok {
			var s Seat
			if err = json.Unmarshal([]byte(after), &s); err == nil {
				err = k.sit(s)
			}
		}
		if err != nil {
			return nil, err
		}
	}
	if !headed {
		return nil, errors.New("the file has no table")
	}
	return k, k.read(h, string(text), now)
}

// whole returns the lines up to the last snapshot, with that, and all of them where there is
// none.
func whole(text []byte) (lines []byte, now string) {
	at, end := 0, len(text)
	for line := range strings.Lines(string(text)) {
		at += len(line)
		if strings.HasPrefix(line, tableMark) || strings.HasPrefix(line, seatMark) {
			continue
		}
		if _, after, ok := strings.Cut(" "+line, nowMark); ok {
			now, end = after, at
		}
	}
	return text[:end], now
}

// read reads the table of a file.
func (k *kept) read(h *Hall, text, now string) error {
	g, err := extra.Headed(h.library.All(), []byte(text))
	if err != nil {
		return err
	}
	r, err := g.ReadRecord(strings.NewReader(text), nil)
	if err != nil {
		return err
	}
	rules, err := h.library.RulesBy(g, r.Options(), listOf(text))
	if err != nil {
		return err
	}
	if len(k.seats) != rules.Seats() {
		return fmt.Errorf("%d seats, and not %d", len(k.seats), rules.Seats())
	}
	if k.head.Setup.MostMoves == 0 {
		k.head.Setup = h.setup(k.head.time(rules), k.head.Shared)
	}
	if now == "" {
		if now, err = k.formerly(text, len(r.Moves)); err != nil {
			return err
		}
	}
	data, err := json.Marshal(map[string]any{
		"game": g.Name(), "options": rules.Options(), "setup": k.head.Setup, "record": text, "now": json.RawMessage(now),
	})
	if err == nil {
		k.at, err = table.Read(data, func(string, string) (*game.Rules, error) { return rules, nil })
	}
	return err
}

// listOf returns the ID of the list of words that a record names, "" if it names none.
func listOf(text string) string {
	for line := range strings.Lines(text) {
		if id, ok := strings.CutPrefix(line, "@lexicon "); ok {
			return strings.TrimSpace(id)
		}
	}
	return ""
}

// sit seats somebody who has sat down, or a bot.
func (k *kept) sit(s Seat) error {
	if s.Number < 0 || s.Number > len(k.seats) {
		return fmt.Errorf("there is no seat %d", s.Number)
	}
	if s.Number == len(k.seats) {
		k.seats = append(k.seats, s)
	} else {
		k.seats[s.Number] = s
	}
	return nil
}
