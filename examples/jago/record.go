package main

import (
	"io"

	"github.com/jeudelettres/lettres/jago"
)

// writeRecord plays one game and writes its record.
func writeRecord(w io.Writer, rules *jago.Rules, c config) error {
	g := newGame(rules, newBots(), c.seed)
	names := [2]string{phrases.Sprintf(c.lang, red), phrases.Sprintf(c.lang, blue)}
	record := jago.NewRecord(rules, names, g.first)
	g.record = &record
	for _, err := range g.play() {
		if err != nil {
			return err
		}
	}
	_, err := record.WriteTo(w)
	return err
}
