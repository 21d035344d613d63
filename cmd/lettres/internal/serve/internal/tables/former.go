package tables

import (
	"cmp"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/table"
)

// Files of former versions have no snapshots: behind each move of a game with a clock stands
// what the clock showed. Their letters came from no seed, and they were opened without a wait.

const clockMark = " # clock "

// former holds what the head of such a file says of the clock.
type former struct {
	Clock time.Duration `json:"clock,omitempty"` // of each side; 0 is none
	Disc  bool          `json:"disc,omitempty"`  // it is the disc of Jago
	Limit time.Duration `json:"limit,omitempty"` // for each move; 0 is none
}

// time returns the clock. In a duplicate game no seat has time of its own.
func (f former) time(rules *game.Rules) table.Time {
	switch {
	case f.Limit > 0:
		return table.Time{Move: f.Limit}
	case f.Clock > 0 && f.Disc:
		return table.Time{Disc: true}
	case f.Clock > 0 && !rules.Traits().Secret:
		return table.Time{Game: f.Clock}
	}
	return table.Time{}
}

// formerly returns the snapshot that a file without one stands for.
func (k *kept) formerly(text string, moves int) (string, error) {
	shown := ""
	for line := range strings.Lines(text) {
		if _, after, ok := strings.Cut(strings.TrimSuffix(line, "\n"), clockMark); ok && line[0] != '#' {
			shown = after
		}
	}
	clocks := k.head.Setup.Time
	now := map[string]any{}
	var sat []bool
	for _, s := range k.seats {
		sat = append(sat, s.Invite == "")
	}
	now["sat"] = sat
	var err error
	switch {
	case clocks == table.Time{}:
	case shown == "" && moves > 0:
		err = errors.New("the clock is not there")
	case clocks.Game > 0:
		left := []time.Duration{clocks.Game, clocks.Game}
		if shown != "" { // A=19m3.5s B=20m0s running=B at=1m5s
			left[0], left[1] = times(shown, "A", &err), times(shown, "B", &err)
		}
		now["left"] = left
	case clocks.Move > 0:
		if strings.Contains(shown, " start=") { // limit=30s start=1m5s
			now["at"] = times(shown, "start", &err)
		}
	case shown != "":
		glass, _, _ := strings.Cut(shown, " kept ")
		var d clock.Disc
		d, err = clock.ParseDisc(glass)
		now["at"], now["disc"] = d.At(), shown
	}
	if err != nil {
		return "", err
	}
	written, err := json.Marshal(now)
	return string(written), err
}

// times returns a time that a clock showed.
func times(shown, key string, err *error) time.Duration {
	for field := range strings.FieldsSeq(shown) {
		if text, ok := strings.CutPrefix(field, key+"="); ok {
			t, wrong := time.ParseDuration(text)
			*err = cmp.Or(*err, wrong)
			return t
		}
	}
	*err = cmp.Or(*err, errors.New("the clock does not show "+key))
	return 0
}
