package jago

import (
	"io"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jago"
)

// writeRecord plays one game and writes its record.
func writeRecord(w io.Writer, p page, rules *jago.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	record := jago.NewRecord(rules, g.first, p.names[:]...)
	g.record = &record
	for _, err := range g.play() {
		if err != nil {
			return err
		}
	}
	_, err = record.WriteTo(w)
	return err
}
