package program_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
)

const (
	usage    = "usage: test [flags]\n ¦ usage : test [options]\n"
	badSides = "a die has 4 to 20 sides ¦ un dé a de 4 à 20 faces"
)

// test is a program that writes what its flags ask for, and fails without a seed of its own.
var test programtest.Run = func(args []string, w program.World) int {
	c := program.New("test", w, usage)
	sides := 6
	c.Flag("sides", badSides, program.Number(&sides, 4, 20))
	players := 2
	c.Flag("players", badSides, program.Number(&players, 2, 4))
	c.LevelFlag(&players, bot.KeenAmateur)
	c.ManyFlags()
	c.RecordFlag("note")
	return c.Run(args, func() error {
		if c.Seed == 99 {
			return errors.New("no luck")
		}
		_, err := fmt.Fprintln(w.Stdout, c.Language, c.Seed, c.Games, c.Quiet, c.Record, sides, c.Look().Width, c.Levels)
		return err
	})
}

const (
	levelsEN = "\nThe levels: 1\u00a0beginner, 2\u00a0casual\u00a0player, 3\u00a0regular\u00a0player,\n" +
		"4\u00a0keen\u00a0amateur, 5\u00a0club\u00a0player, 6\u00a0expert, 7\u00a0master, 8\u00a0champion.\n"
	levelsFR = "\nLes niveaux\u00a0: 1\u00a0débutant, 2\u00a0joueur\u00a0occasionnel, 3\u00a0joueur\u00a0régulier,\n" +
		"4\u00a0amateur\u00a0éclairé, 5\u00a0joueur\u00a0de\u00a0club, 6\u00a0expert, 7\u00a0maître, 8\u00a0champion.\n"
)

func TestFlags(t *testing.T) {
	for args, want := range map[string]string{
		"-seed 1": "fr 1 0 false false 6 72 [keen amateur keen amateur]\n",
		"-seed 18446744073709551615 -games 7 -quiet -lang en -sides 20": "en 18446744073709551615 7 true false 20 72 [keen amateur keen amateur]\n",
		"-note -seed 0 -sides 4":           "fr 0 0 false true 4 72 [keen amateur keen amateur]\n",
		"-seed 1 -level 8,débutant":        "fr 1 0 false false 6 72 [champion beginner]\n",
		"-level Maître -players 3 -seed 1": "fr 1 0 false false 6 72 [master master master]\n",
		"-level 1,2,3 -players 3 -seed 1":  "fr 1 0 false false 6 72 [beginner casual player regular player]\n",
		"-h":                               "usage\u00a0: test [options]\n" + levelsFR,
		"-lang en -h":                      "usage: test [flags]\n" + levelsEN,
		"-h -lang en":                      "usage\u00a0: test [options]\n" + levelsFR,
	} {
		status, stdout, stderr := test.Output(programtest.World("COLUMNS=72"), args)
		if status != 0 || stdout != want || stderr != "" {
			t.Errorf("%s: status %d, %q and %q, want %q", args, status, stdout, stderr, want)
		}
	}
	if status, _, stderr := test.Output(programtest.World(), ""); status != 1 || stderr != "test: no luck\n" {
		t.Errorf("status %d, %q", status, stderr)
	}
}

func TestBadFlags(t *testing.T) {
	test.BadFlags(t, map[string]string{
		"-seed -1":                   "a whole number from 0 to 18446744073709551615",
		"-seed 18446744073709551616": "a whole number from 0",
		"-seed douze":                "test: -seed douze: a seed",
		"-games 0":                   "a whole number from 1",
		"-games -5":                  "a whole number from 1",
		"-games many":                "-games many: the number",
		"-games":                     "the flag -games needs a value",
		"-sides 3":                   "a die has 4 to 20 sides",
		"-sides 21":                  "a die has 4 to 20 sides",
		"-sides many":                "-sides many: a die",
		"-lang de":                   "choose fr or en",
		"-level 9":                   "the level must be a number from 1 to 8 or the name of a level",
		"-level 4,":                  "the level must be a number from 1 to 8",
		"-level Bruno":               "or the name of a level, and not \"Bruno\"",
		"-level 8,4,2":               "-level names 3 levels for 2 players: give one for all, or one for each",
		"-level 8,4 -players 3":      "-level names 2 levels for 3 players",
		"-quiet=perhaps":             "-quiet",
		"-note -games 5":             "-note writes one game, and -games a table: choose one of them",
		"-turbo":                     "unknown flag -turbo\n",
		"-levl 3":                    "unknown flag -levl; did you mean -level?",
		"--games":                    "needs a value",
		"--gmaes 3":                  "unknown flag -gmaes; did you mean -games?",
		"officiel":                   `unexpected argument "officiel"`,
		"-quiet game.txt":            `unexpected argument "game.txt"`,
	})
	for args, want := range map[string]string{
		"-games 0":     "un nombre entier à partir de 1",
		"-sides 2":     "un dé a de 4 à 20 faces",
		"-lang de":     "choisissez fr ou en",
		"-level ?":     "le niveau doit être un nombre de 1 à 8 ou le nom d’un niveau, et non «\u00a0?\u00a0»",
		"-level 8,4,2": "-level donne 3 niveaux pour 2\u00a0joueurs\u00a0: indiquez-en un pour tous, ou un pour chacun",
		"-turbo":       "option inconnue -turbo\n",
		"-levle 3":     "option inconnue -levle ; est-ce -level ?",
		"-games":       "l’option -games attend une valeur",
		"-level 9":     "test: -level 9\u00a0: le niveau doit",
		"-quiet=oui":   "-quiet ne prend pas de valeur",
		"-seed -1":     "une graine est un nombre entier",
		"six faces":    "argument inattendu «\u00a0six\u00a0»",
	} {
		if status, _, stderr := test.Output(programtest.World(), args); status != 2 || !strings.Contains(stderr, want) || !strings.Contains(stderr, "Essayez -h.") {
			t.Errorf("%s: status %d, %q", args, status, stderr)
		}
	}
}

func TestOutputFails(t *testing.T) { test.OutputFails(t, "-seed 1") }
