// Package watch is games between bots: one told turn by turn or in a score sheet, its record,
// or a table of many.
//
//	lettres watch
//	lettres watch -rules competition -seed 42 -lang en
//	lettres watch -game scrabble -players 3 -level champion,6,4
//	lettres watch -game cards -quiet
//	lettres watch -game jago -games 100
//	lettres watch -record -seed 42 > game.txt
package watch

import (
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// gcg is the format of the flag of that name.
const gcg = "gcg"

// Run runs the command, over these games of which the first is the usual one, and returns the exit
// status.
func Run(args []string, w program.World, all []*game.Game) int {
	c := program.New("watch", w, usage)
	seats, asGCG := 2, false
	rules := c.RulesFlags(all, &seats)
	c.LevelFlag(&seats, bot.KeenAmateur)
	c.ManyFlags()
	c.RecordFlag("record")
	c.Switch(gcg, &asGCG)
	c.Check(func() error {
		c.FrenchSquares = !asGCG // which other programs read
		r, err := rules()
		switch {
		case err != nil:
			return err
		case asGCG && !slices.Contains(extra.Formats(r.Game()), gcg):
			return phrases.InputError(noFormat, r.Game())
		case asGCG && (c.Record || c.Games > 0):
			return phrases.InputError(oneGame)
		}
		return nil
	})
	return c.Run(args, func() error {
		r, err := rules()
		if err != nil {
			return err
		}
		s := &show{page: program.NewPage(w.Stdout, c.Look()), command: c, rules: r}
		s.names = program.Names(r, c.Language)
		if !r.Game().HasPlayers() {
			c.Levels = nil // any moves
		}
		switch {
		case c.Record:
			return s.record(w.Stdout)
		case asGCG:
			return s.export(w.Stdout, gcg)
		case c.Games > 0:
			return s.series(w.Now)
		}
		return s.tell()
	})
}
