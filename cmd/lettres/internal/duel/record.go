package duel

import (
	"io"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
)

// writeRecord plays one game and writes its record.
func writeRecord(w io.Writer, rules *jarnac.Rules, levels []bot.Level, seed uint64) error {
	d, err := newDuel(rules, levels, seed)
	if err != nil {
		return err
	}
	var steps []jarnac.Step
	for !d.over() {
		before, p := d.state, d.state.Turn()
		m, err := d.move()
		if err != nil {
			return err
		}
		steps = append(steps, jarnac.Step{Before: before, Player: p, Move: m, After: d.state})
	}
	_, err = d.record(steps).WriteTo(w)
	return err
}

// record is the record of the game after these steps.
func (d *duel) record(steps []jarnac.Step) jarnac.Record {
	r := jarnac.NewRecord(d.rules, d.first, names[:]...)
	r.Toss = d.rounds
	for _, step := range steps {
		r.Append(step)
	}
	return r
}
