package scrabble

import (
	"io"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabble"
)

// writeGCG plays one game and writes its record.
func writeGCG(w io.Writer, p page, rules *scrabble.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	record := scrabble.NewGCG(rules, g.first, names...)
	title := p.say(classique) + ", " + p.Seed(seed)
	record.Pragmas = append(record.Pragmas, scrabble.Pragma{Key: "title", Value: title})
	g.record = &record
	for _, err := range g.play() {
		if err != nil {
			return err
		}
	}
	_, err = record.WriteTo(w)
	return err
}
