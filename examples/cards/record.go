package main

import (
	"io"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// writeRecord plays one game and writes its record.
func writeRecord(w io.Writer, rules *scrabblecards.Rules, seed uint64) error {
	g := newGame(rules, newBots(rules.Options().Players), seed)
	record := scrabblecards.NewRecord(rules, g.first, names[:len(g.bots)]...)
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
