package table

import (
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// written is a table in JSON. Times are nanoseconds.
type written struct {
	Game    string   `json:"game"`
	Options string   `json:"options"`
	Setup   Config   `json:"setup"`
	Record  string   `json:"record"`
	Now     snapshot `json:"now"`
}

// A snapshot is a moment with the decisions of a round, "" for seats that have not decided.
type snapshot struct {
	moment
	Secret []string `json:"secret,omitempty"`
}

// MarshalJSON writes the table down: its setup, the record of its game, and how the clocks
// stand. It holds all secrets of the game.
func (t Table) MarshalJSON() ([]byte, error) {
	if t.config == nil {
		return []byte("null"), nil
	}
	r := t.Record()
	record, err := r.MarshalText()
	if err != nil {
		return nil, err
	}
	rules := t.config.Rules
	return json.Marshal(written{rules.Game().Name(), rules.Options(), *t.config, string(record), t.snapshot()})
}

func (t *Table) snapshot() snapshot {
	s := snapshot{moment: t.now}
	for seat, m := range t.secret {
		if m != nil {
			if s.Secret == nil {
				s.Secret = make([]string, len(t.secret))
			}
			s.Secret[seat] = m.String()
		}
	}
	return s
}

// Snapshot returns what [Table.MarshalJSON] writes as "now": all that changes besides the moves. A
// server that appends each move to a file appends this with it, and puts the JSON for [Read]
// together from both.
func (t Table) Snapshot() ([]byte, error) { return json.Marshal(t.snapshot()) }

// maxJSON is longer than the JSON of any table.
const maxJSON = 1 << 21

// Read reads what [Table.MarshalJSON] writes. Compile returns the rules of a game by its name
// and options; a server keeps those that it has compiled. Everything is checked: that the rules allow
// all moves, and that the snapshot can be one of the position.
func Read(data []byte, compile func(game, options string) (*game.Rules, error)) (Table, error) {
	t, err := parse(data, compile)
	if err != nil {
		return Table{}, phrases.InputError(notTable, err)
	}
	return t, nil
}

func parse(data []byte, compile func(game, options string) (*game.Rules, error)) (Table, error) {
	if len(data) > maxJSON {
		return Table{}, errors.New("the text is too long")
	}
	var w written
	if err := json.Unmarshal(data, &w); err != nil {
		return Table{}, err
	}
	rules, err := compile(w.Game, w.Options)
	switch {
	case err != nil:
		return Table{}, err
	case rules == nil || rules.Game().Name() != w.Game:
		return Table{}, phrases.InputError(phrase.NoGame)
	}
	r, err := rules.Game().ReadRecord(strings.NewReader(w.Record), nil)
	if err != nil {
		return Table{}, err
	}
	w.Setup.Rules, w.Setup.Names = rules, r.Players
	t, err := w.Setup.table(r.Toss)
	if err != nil {
		return Table{}, err
	}
	if len(r.Moves) > t.config.MostMoves {
		return Table{}, phrases.InputError(isStopped)
	}
	for step, err := range r.Replay(rules) {
		if err != nil {
			return Table{}, err
		}
		t.steps = append(t.steps, step)
	}
	return t.restore(w)
}

// restore returns the table with a snapshot, if it can be one of the position.
func (t Table) restore(w written) (Table, error) {
	n := len(t.now.Sat)
	t.now = w.Now.moment
	if t.now.Stand == nil {
		t.now.Stand = make([]bool, n)
	}
	if len(w.Now.Secret) > 0 && len(w.Now.Secret) != n {
		return t, phrases.InputError(mismatch, "secret")
	}
	for seat, text := range w.Now.Secret {
		if text == "" {
			continue
		}
		m, err := t.Rules().Game().ParseMove(text)
		if err != nil {
			return t, err
		}
		t.secret[seat] = m
	}
	if t.now.Turn == 0 && len(t.now.Sat) == n { // left out: all of it
		t.now.Turn = t.allowance()
	}
	s := session{Table: t}
	s.hold() // whether the glass is stopped follows from the rest
	t = s.Table
	for _, c := range []struct {
		what string
		ok   func() bool
	}{
		{"at", func() bool { return 0 <= t.now.At && t.now.At <= clock.MaxTime }},
		{"sat", func() bool { return len(t.now.Sat) == n }},
		{"stand", t.standHolds},
		{"left", t.leftHolds},
		{"wait", t.waitHolds},
		{"secret", t.secretHolds},
		{"lapses", func() bool {
			return 0 <= t.now.Lapses && t.now.Lapses <= 2*n && (t.now.Lapses == 0 || t.config.Time.Move > 0)
		}},
		{"turn", t.turnHolds},
		{"disc", t.discHolds},
		{"draw", t.drawHolds},
	} {
		if !c.ok() {
			return t, phrases.InputError(mismatch, c.what)
		}
	}
	return t, nil
}

// standHolds reports whether the seats that let words stand may contest them.
func (t *Table) standHolds() bool {
	if len(t.now.Stand) != len(t.now.Sat) {
		return false
	}
	for seat, stands := range t.now.Stand {
		if stands && (t.Over() || !t.mayContest(seat)) {
			return false
		}
	}
	return true
}

// leftHolds reports whether the times for the game are those of as many flags as have fallen.
func (t *Table) leftHolds() bool {
	if t.config.Time.Game == 0 {
		return t.now.Left == nil
	}
	if len(t.now.Left) != len(t.now.Sat) {
		return false
	}
	for seat, left := range t.now.Left {
		over := t.fallen(seat) * time.Minute
		most := min(t.config.Time.Game+time.Duration(len(t.steps))*t.config.Time.Increment, clock.MaxTime)
		if left > most || left < -over || left == -over && t.runs() && t.counts(seat) || over > 0 && t.config.Time.Increment == 0 && left > time.Minute-over {
			return false
		}
	}
	return true
}

// waitHolds reports whether somebody can be waited for.
func (t *Table) waitHolds() bool {
	return t.now.Wait == 0 || 0 < t.now.Wait && t.now.Wait <= t.config.Wait && !t.Over() && t.isAwaited()
}

// secretHolds reports whether the decisions of a round can be made, and somebody has not decided.
func (t *Table) secretHolds() bool {
	decided := 0
	for seat, m := range t.secret {
		if m != nil {
			decided++
			if !t.secretly() || isFlag(t.Rules().Game(), m) || t.PositionFor(seat).Check(seat, m) != nil {
				return false
			}
		}
	}
	return decided < len(t.secret)
}

// turnHolds reports whether the time of the seat on turn is within what it has.
func (t *Table) turnHolds() bool {
	a := t.allowance()
	return 0 <= t.now.Turn && t.now.Turn <= a && (t.now.Turn > 0) == (a > 0)
}

// discHolds reports whether the glass runs for the seat on turn, and only while the clocks run.
func (t *Table) discHolds() bool {
	d, p := t.now.Disc, t.Position()
	if !t.config.Time.Disc {
		return d == disc{}
	}
	turn, ok := d.glass.Turn()
	runs := t.runs() && !glassStands(p)
	switch {
	case d.glass.At() > t.now.At || d.saved && (!d.glass.Stopped() || d.kept.At() > t.now.At || !glassStands(p)):
		return false
	case d.said != (clock.Disc{}) && (!d.said.Stopped() || d.said.At() > t.now.At):
		return false
	case p.Over() || len(t.steps) == 0:
		return !d.runs()
	case runs != d.runs():
		return false
	}
	return !runs || ok && turn == p.Turn()
}

// drawHolds reports whether no draw is left that the table makes by itself.
func (t *Table) drawHolds() bool {
	s := session{Table: t.clone()}
	s.settle()
	return len(s.events) == 0
}
