package main

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
	record := jarnac.NewRecord(rules, d.first, names[:]...)
	record.Toss = d.rounds
	for !d.over() {
		before, p := d.state, d.state.Turn()
		m, err := d.move()
		if err != nil {
			return err
		}
		record.Append(jarnac.Step{Before: before, Player: p, Move: m, After: d.state})
	}
	_, err = record.WriteTo(w)
	return err
}
