package main

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/internal/draw"
)

var test programtest.Run = run

func TestOverview(t *testing.T) {
	test.Golden(t, map[string]string{"overview": "", "help": "help", "completion": "completion -h"})
	english := programtest.World("LANG=en_GB.UTF-8")
	test.GoldenOf(t, "overview-en", english, false)
	test.GoldenOf(t, "help-en", english, false, "-h")
	_, text, _ := test.Output(english, "")
	if lines := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' }); len(lines) != 10 {
		t.Errorf("%d lines", len(lines))
	}
	for _, c := range commands {
		if !strings.Contains(text, c.name) {
			t.Errorf("%s is not in it", c.name)
		}
	}
	test.GoldenOf(t, "completion-en", english, false, "completion", "-h")
}

// Each command tells its flags, all of them, in both languages, and by help.
func TestHelp(t *testing.T) {
	for _, c := range commands {
		for _, lang := range []string{"fr", "en"} {
			status, text, stderr := test.Output(programtest.World("LANG="+lang), c.name+" -h")
			if status != 0 || stderr != "" || !strings.Contains(text, "lettres "+c.name) {
				t.Errorf("%s: status %d, %s\n%s", c.name, status, stderr, text)
			}
			for _, f := range flagsOf(c, programtest.World()) {
				if !strings.Contains(text, "-"+f.Name) {
					t.Errorf("%s: nothing of -%s in\n%s", c.name, f.Name, text)
				}
			}
			if _, other, _ := test.Output(programtest.World("LANG="+lang), "help "+c.name); other != text {
				t.Errorf("help %s:\n%s", c.name, other)
			}
		}
	}
}

// No line of a help is wider than a terminal of 80 columns.
func TestHelpIsNarrow(t *testing.T) {
	asked := []string{"", "help", "completion -h", "puzzle mistakes -h", "puzzle make -h"}
	for _, c := range commands {
		asked = append(asked, c.name+" -h")
	}
	for _, lang := range []string{"fr", "en"} {
		for _, args := range asked {
			_, text, _ := test.Output(programtest.World("LANG="+lang), args)
			for line := range strings.Lines(text) {
				if n := draw.Columns(strings.TrimSuffix(line, "\n")); n > 80 {
					t.Errorf("%s %s: %d columns: %s", lang, args, n, line)
				}
			}
		}
	}
}

func TestUnknown(t *testing.T) {
	for args, want := range map[string]string{
		"arbitre": "est-ce arbiter\u00a0?", "jouer": "est-ce play\u00a0?", "règles": "est-ce rule\u00a0?", "regle": "est-ce rule\u00a0?", "duel": "commande inconnue «\u00a0duel\u00a0»", "-quiet": "commande inconnue",
		"completion": "usage", "completion tcsh": "usage",
	} {
		if status, stdout, stderr := test.Output(programtest.World(), args); status != 2 || stdout != "" || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, %s%s", args, status, stdout, stderr)
		}
	}
}

// The shells that are here take their scripts, and bash completes by its own.
func TestCompletion(t *testing.T) {
	for shell, check := range map[string]string{"bash": "-n", "zsh": "-n", "fish": "--no-execute"} {
		status, script, stderr := test.Output(programtest.World(), "completion "+shell)
		if status != 0 || stderr != "" {
			t.Fatalf("%s: status %d, %s", shell, status, stderr)
		}
		for _, c := range commands {
			for _, f := range flagsOf(c, programtest.World()) {
				if !strings.Contains(script, c.name) || !strings.Contains(script, "-"+f.Name) && !strings.Contains(script, "-o "+f.Name) {
					t.Errorf("%s has nothing of %s -%s", shell, c.name, f.Name)
				}
			}
		}
		if _, err := exec.LookPath(shell); err != nil {
			continue
		}
		read := exec.Command(shell, check)
		read.Stdin = strings.NewReader(script)
		if out, err := read.CombinedOutput(); err != nil {
			t.Errorf("%s: %v, %s", shell, err, out)
		}
		if shell != "bash" {
			continue
		}
		for typed, want := range map[string]string{
			"lettres ma": "match", "lettres review -n": "-nodes", "lettres watch -game jar": "jarnac", "lettres serve -lang ": "fr en",
			"lettres completion z": "zsh", "lettres help w": "watch word",
		} {
			words := "lettres " + strings.TrimPrefix(typed, "lettres ")
			if strings.HasSuffix(words, " ") {
				words += "''"
			}
			ask := exec.Command("bash", "-c", script+"\nCOMP_WORDS=("+words+"); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _lettres; echo ${COMPREPLY[@]}")
			if out, err := ask.CombinedOutput(); err != nil || strings.TrimSpace(string(out)) != want {
				t.Errorf("%q: %v, %s", typed, err, out)
			}
		}
	}
}

// The flags of a command cost no work: nothing is played, read or served.
func TestFlagsOf(t *testing.T) {
	for _, c := range commands {
		w := programtest.World()
		flags := flagsOf(c, w)
		if c.name != "engine" && len(flags) == 0 {
			t.Errorf("%s has no flags", c.name)
		}
		for _, f := range flags {
			if isSwitch(f) != (f.DefValue == "false") {
				t.Errorf("%s -%s: %q", c.name, f.Name, f.DefValue)
			}
		}
	}
}
