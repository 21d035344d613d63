package tables

import (
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
)

// Files of former versions have no snapshots: behind each move of a game with a clock stands
// what the clock showed. Their letters came from no seed, and they were opened without a wait.

const clockMark = " # clock "

// formerly returns the snapshot that a file without one stands for.
func (k *kept) formerly(h *Hall, rules *game.Rules, text string, moves int) (string, error) {
	shown := ""
	for line := range strings.Lines(text) {
		if _, after, ok := strings.Cut(strings.TrimSuffix(line, "\n"), clockMark); ok && line[0] != '#' {
			shown = after
		}
	}
	k.head.Seed, k.head.Ten = newSeed(), h.config.Ten
	if k.head.Wait = h.config.Wait; k.head.Shared {
		k.head.Wait = -1
	}
	now := map[string]any{}
	var sat []bool
	for _, s := range k.seats {
		sat = append(sat, s.Invite == "")
	}
	now["sat"] = sat
	c := k.head.config(rules, nil)
	var err error
	switch timed := c.Time.Move > 0 || c.Time.Game > 0 || c.Time.Disc; {
	case timed && shown == "" && moves > 0:
		err = errors.New("the clock is not there")
	case timed && c.Time.Move > 0 && shown != "":
		var l clock.Limit
		if l, err = clock.ParseLimit(shown); err == nil {
			end, _ := l.Deadline()
			now["at"] = max(0, end-l.Each())
		}
	case timed && c.Time.Game > 0:
		chess, _ := clock.NewChess(c.Time.Game)
		if shown != "" {
			chess, err = clock.ParseChess(shown)
		}
		at := chess.At()
		now["at"], now["left"] = at, []time.Duration{chess.Left(clock.A, at), chess.Left(clock.B, at)}
	case timed && shown != "":
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
