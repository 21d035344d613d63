package main

import (
	"io"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// writeRecord plays one game and writes its record.
func writeRecord(w io.Writer, rules *scrabblecards.Rules, c config) error {
	g := newGame(rules, newBots(c.players), c.seed)
	record := scrabblecards.NewRecord(rules, names[:c.players], g.first)
	record.Toss = g.rounds
	g.record = &record
	for _, err := range g.play() {
		if err != nil {
			return err
		}
	}
	_, err := record.WriteTo(w)
	return err
}
