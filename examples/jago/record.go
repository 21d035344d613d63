package main

import (
	"io"

	"github.com/jeudelettres/lettres/jago"
)

// writeRecord plays one game and writes its record.
func writeRecord(w io.Writer, p page, rules *jago.Rules, seed uint64) error {
	g := newGame(rules, newBots(), seed)
	record := jago.NewRecord(rules, g.first, p.names[:]...)
	g.record = &record
	for _, err := range g.play() {
		if err != nil {
			return err
		}
	}
	_, err := record.WriteTo(w)
	return err
}
