package main

import (
	"io"

	"github.com/jeudelettres/lettres/jarnac"
)

// writeRecord plays one game and writes its record.
func writeRecord(w io.Writer, rules *jarnac.Rules, seed uint64) error {
	rng := random(seed)
	first, rounds := rules.Toss(rng)
	record := jarnac.NewRecord(rules, first, names[:]...)
	record.Toss = rounds
	for d := newDuel(rules, rng, first); !d.over(); {
		before, p := d.state, d.state.Turn()
		m, err := d.move()
		if err != nil {
			return err
		}
		record.Append(jarnac.Step{Before: before, Player: p, Move: m, After: d.state})
	}
	_, err := record.WriteTo(w)
	return err
}
