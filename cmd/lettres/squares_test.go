package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// What watch tells in French names squares as French boards do, and its record says so: the arbiter reads
// the same squares in it, also where somebody writes the moves below a head in French words.
func TestWatchedSquaresAreRead(t *testing.T) {
	named := regexp.MustCompile(`(?:\ben| [A-Z?]+) +([0-9]+[A-O]|[A-O][0-9]+)\b`) // "pose RAT en H7", "AEIRSTT  H7:RAT"
	squares := func(text string) (all []string) {
		for _, found := range named.FindAllStringSubmatch(strings.ReplaceAll(text, "\n ", " "), -1) {
			all = append(all, found[1])
		}
		return all
	}
	seeds := 10
	if testing.Short() {
		seeds = 3
	}
	for _, g := range []string{"scrabble", "jago"} {
		for seed := range seeds {
			flags := fmt.Sprintf("-lang fr -game %s -level 1 -seed %d", g, seed)
			_, told, _ := test.Output(programtest.World(), "watch "+flags)
			_, record, _ := test.Output(programtest.World(), "watch -record "+flags)
			judged := judge(t, record)
			if got, want := squares(told), squares(judged); len(got) < 5 || !slices.Equal(got, want) {
				t.Errorf("%s: told %v, judged %v", flags, got, want)
			}
			typed := regexp.MustCompile(`(?m)^@(game|players|first|toss|option|rules|lexicon) (.*)\n`).ReplaceAllStringFunc(record, func(line string) string {
				switch key, value, _ := strings.Cut(strings.TrimSpace(line[1:]), " "); key {
				case "game":
					return "jeu : " + value + "\n"
				case "players":
					return "joueurs : " + value + "\n"
				case "toss", "first":
					return line
				}
				return ""
			})
			if got := judge(t, typed); got != judged {
				t.Errorf("%s: typed\n%s\nwritten\n%s", flags, got, judged)
			}
		}
	}
}

// judge returns what the arbiter says in French of a record without a fault.
func judge(t *testing.T, record string) string {
	file := filepath.Join(t.TempDir(), "game.txt")
	must.Do(t, os.WriteFile(file, []byte(record), 0o644))
	status, out, stderr := test.Output(programtest.World(), "arbiter -lang fr "+file)
	if status != 0 {
		t.Fatalf("status %d, %s%s\n%s", status, out, stderr, record)
	}
	return out
}
