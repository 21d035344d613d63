package main

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// A situation is what happened at a table, as somebody types it, and what has to be ruled.
type situation struct {
	title, command, typed string
	ruling                []string
}

// situations reads a file of them.
func situations(t *testing.T, path string) (all []situation) {
	t.Helper()
	text := must.Get(os.ReadFile(path))(t)
	form := regexp.MustCompile("(?s)\n## ([^\n]+)\n.*?\n```([a-z]+)\n(.*?)```\n\n```ruling\n(.*?)\n```\n")
	for _, m := range form.FindAllStringSubmatch("\n"+string(text), -1) {
		all = append(all, situation{m[1], m[2], m[3], strings.Split(m[4], "\n")})
	}
	if n := strings.Count(string(text), "\n```ruling\n"); n != len(all) {
		t.Fatalf("%d of %d situations are read", len(all), n)
	}
	return all
}

// What happens at a table of a club is ruled as the rulebook says. The rulings were written down
// from the rulebook before the program was asked.
func TestSituations(t *testing.T) { ruled(t, "internal/arbiter/disputes/a-la-table.md", 40) }

// Clauses that disputes do not show, and the new and changed rulings, each by a record.
func TestByClause(t *testing.T) { ruled(t, "internal/arbiter/disputes/par-clause.md", 32) }

// ruled holds the program against the rulings of a file with that many situations.
func ruled(t *testing.T, path string, least int) {
	all := situations(t, path)
	if len(all) < least {
		t.Errorf("%d situations", len(all))
	}
	for _, s := range all {
		number, _, _ := strings.Cut(s.title, " ")
		t.Run(number, func(t *testing.T) {
			for _, fault := range s.judge() {
				t.Errorf("%s: %s", s.title, fault)
			}
		})
	}
}

// judge runs the program and returns what it says otherwise than the ruling.
func (s *situation) judge() (faults []string) {
	french, stream := s.run("fr", false), ""
	english := s.run("en", false)
	if s.command != "rule" {
		stream = s.run("en", true)
	}
	for _, line := range s.ruling {
		if fault := unheld(line, stream, french, english); fault != "" {
			faults = append(faults, fault)
		}
	}
	return faults
}

// run returns what the program says on both outputs.
func (s *situation) run(lang string, programs bool) string {
	w, args := programtest.World("LANG="+lang, "LETTRES_LEXICON=french"), []string{s.command}
	switch s.command {
	case "arbiter":
		w.Stdin = strings.NewReader(s.typed)
	case "position":
		args = []string{"arbiter", "-position", "-"}
		w.Stdin = strings.NewReader(s.typed)
	case "rule":
		args = append(args, strings.TrimSpace(s.typed))
	default:
		args = append(args, strings.Split(strings.TrimSpace(s.typed), "\n")...)
	}
	if programs {
		args = slices.Insert(args, 1, "-json")
	}
	var out strings.Builder
	w.Stdout, w.Stderr = &out, &out
	run(args, w)
	return out.String()
}

// A said is a line of the stream for programs.
type said struct {
	N                    int
	Move, Clause, Remedy string
	Legal                *bool
	Clauses              []string
	Word                 struct {
		Word, Rules, Clause string
		Good                bool
	}
	Result struct {
		Status, Winner, Clause string
		Scores, Jarnacs        []int
	}
	Error *struct{ Line int }
}

// unheld returns why a line of a ruling is not what the program says.
func unheld(line, stream, french, english string) string {
	var says []said
	for text := range strings.Lines(stream) {
		var one said
		if json.Unmarshal([]byte(text), &one) == nil {
			says = append(says, one)
		}
	}
	find := func(ok func(said) bool) bool { return slices.ContainsFunc(says, ok) }
	flat := func(text string) string {
		return strings.Join(strings.Fields(strings.NewReplacer("\u00a0", " ", "\u202f", " ", "’", "'").Replace(text)), " ")
	}
	french, english = flat(french), flat(english)
	cites := func(clause string) bool {
		form := regexp.MustCompile(regexp.QuoteMeta(clause) + "($|[^a-z/-])")
		return rulebook.Clause(clause).Valid() && form.MatchString(french) && form.MatchString(english)
	}
	words := strings.Fields(line)
	word := append(words, "", "", "")
	fr, en, _ := strings.Cut(strings.TrimPrefix(line, words[0]+" "), " | ")
	held := false
	switch words[0] {
	case "move":
		held = find(func(s said) bool { return fmt.Sprint(s.N) == words[1] && s.Move == words[2] && *s.Legal })
	case "refused":
		held = find(func(s said) bool {
			return s.Legal != nil && !*s.Legal && fmt.Sprint(s.N) == words[1] && s.Clause == words[2] && (len(words) < 4 || s.Remedy == words[3])
		}) && cites(words[2])
	case "unread":
		held = find(func(s said) bool { return s.Error != nil })
	case "clause":
		held = cites(words[1])
	case "scores":
		held = find(func(s said) bool { return fmt.Sprint(s.Result.Scores) == "["+strings.Join(words[1:], " ")+"]" })
	case "jarnacs":
		held = find(func(s said) bool { return fmt.Sprint(s.Result.Jarnacs) == "["+strings.Join(words[1:], " ")+"]" })
	case "won":
		held = find(func(s said) bool { return s.Result.Winner == words[1] && s.Result.Clause == words[2] })
	case "drawn":
		held = find(func(s said) bool { return s.Result.Status == "drawn" && s.Result.Clause == words[1] })
	case "good", "bad":
		held = find(func(s said) bool {
			w := s.Word
			return w.Word == words[1] && w.Rules == words[2] && w.Good == (words[0] == "good") && (word[3] == "" || w.Clause == word[3])
		})
	case "says":
		held = strings.Contains(french, fr) && strings.Contains(english, en)
	case "never":
		held = !strings.Contains(french, fr) && !strings.Contains(english, en)
	}
	if held {
		return ""
	}
	if stream == "" {
		stream = french
	}
	return fmt.Sprintf("not %q:\n%s\n%.1500s", line, stream, french)
}
