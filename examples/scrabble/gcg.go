package main

import (
	"io"

	"github.com/jeudelettres/lettres/scrabble"
)

// writeGCG plays one game and writes its record.
func writeGCG(w io.Writer, p page, rules *scrabble.Rules, c config) error {
	record := scrabble.NewRecord(rules, names...)
	title := p.say(classique) + ", " + p.Seed(c.seed)
	record.Pragmas = append(record.Pragmas, scrabble.Pragma{Key: "title", Value: title})
	g := newGame(rules, newBots(c.players), c.seed)
	g.record = &record
	for _, err := range g.play() {
		if err != nil {
			return err
		}
	}
	_, err := record.WriteTo(w)
	return err
}
