package cards

import (
	"io"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// writeRecord plays one game and writes its record.
func writeRecord(w io.Writer, rules *scrabblecards.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	record := scrabblecards.NewRecord(rules, g.first, names[:len(g.levels)]...)
	record.Toss = g.rounds
	g.record = &record
	for _, err := range g.play() {
		if err != nil {
			return err
		}
	}
	_, err = record.WriteTo(w)
	return err
}
