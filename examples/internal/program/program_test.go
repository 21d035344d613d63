package program_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/examples/internal/program"
	"github.com/jeudelettres/lettres/examples/internal/programtest"
	"github.com/jeudelettres/lettres/rulebook"
)

const (
	usage    = "usage: test [flags]\n"
	badSides = "a die has 4 to 20 sides"
)

var phrases = rulebook.NewPhrases(map[string]string{
	usage:    "usage : test [options]\n",
	badSides: "un dé a de 4 à 20 faces",
})

// test is a program that writes what its flags ask for, and fails without a seed of its own.
var test programtest.Run = func(args []string, w program.World) int {
	c := program.New("test", w, phrases, usage)
	sides := 6
	c.Flag("sides", badSides, program.Number(&sides, 4, 20))
	c.RecordFlag("note")
	return c.Run(args, func() error {
		if c.Seed == 99 {
			return errors.New("no luck")
		}
		_, err := fmt.Fprintln(w.Stdout, c.Language, c.Seed, c.Games, c.Quiet, c.Record, sides, c.Look().Width)
		return err
	})
}

func TestFlags(t *testing.T) {
	for args, want := range map[string]string{
		"-seed 1": "fr 1 0 false false 6 72\n",
		"-seed 18446744073709551615 -games 7 -quiet -lang en -sides 20": "en 18446744073709551615 7 true false 20 72\n",
		"-note -seed 0 -sides 4": "fr 0 0 false true 4 72\n",
		"-h":                     "usage : test [options]\n",
		"-lang en -h":            "usage: test [flags]\n",
		"-h -lang en":            "usage : test [options]\n",
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
		"-seed douze":                `test: invalid value "douze" for flag -seed`,
		"-games 0":                   "a whole number from 1",
		"-games -5":                  "a whole number from 1",
		"-games many":                `invalid value "many" for flag -games`,
		"-games":                     "flag needs an argument: -games",
		"-sides 3":                   badSides,
		"-sides 21":                  badSides,
		"-sides many":                `invalid value "many" for flag -sides`,
		"-lang de":                   "choose fr or en",
		"-quiet=perhaps":             "-quiet",
		"-note -games 5":             "-note writes one game, and -games a table: choose one of them",
		"-turbo":                     "flag provided but not defined: -turbo",
		"officiel":                   `unexpected argument "officiel"`,
		"-quiet game.txt":            `unexpected argument "game.txt"`,
	})
	for args, want := range map[string]string{
		"-games 0":  "un nombre entier à partir de 1",
		"-sides 2":  "un dé a de 4 à 20 faces",
		"-lang de":  "choisissez fr ou en",
		"-seed -1":  "une graine est un nombre entier",
		"six faces": "argument inattendu «\u00a0six\u00a0»",
	} {
		if status, _, stderr := test.Output(programtest.World(), args); status != 2 || !strings.Contains(stderr, want) || !strings.Contains(stderr, "Essayez -h.") {
			t.Errorf("%s: status %d, %q", args, status, stderr)
		}
	}
}

func TestOutputFails(t *testing.T) { test.OutputFails(t, "-seed 1") }
