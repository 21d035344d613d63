package engine

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
)

var update = flag.Bool("update", false, "play the session of docs/protocol.md anew")

const (
	document = "../../../../docs/protocol.md"
	seed     = 41 // of the opponent and of the letters
)

// documented is the session of docs/protocol.md, its lines with > or < before them, and what
// stands before it.
func documented() (before string, lines []string, err error) {
	text, err := os.ReadFile(document)
	if err != nil {
		return "", nil, err
	}
	before, session, _ := strings.Cut(string(text), "\n    > ")
	for line := range strings.Lines("    > " + session) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	return before, lines, nil
}

// script is an engine that says what the document has it say, as long as it is told what
// stands there.
func script() int {
	_, lines, err := documented()
	if err != nil {
		return 3
	}
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() && in.Text() != "quit" {
		told := "> " + in.Text()
		if len(lines) == 0 || lines[0] != told && !strings.HasPrefix(told, "> setoption seed") { // it is tried once without a game
			fmt.Fprintf(os.Stderr, "it is told %q", in.Text())
			return 4
		}
		for lines = lines[1:]; len(lines) > 0 && lines[0][0] == '<'; lines = lines[1:] {
			fmt.Println(lines[0][2:])
		}
	}
	return 0
}

// A steady clock goes on by a millisecond whenever it is looked at.
func steady() func() time.Duration {
	now := time.Duration(0)
	return func() time.Duration { now += time.Millisecond; return now }
}

// talk plays the game of the document with a program, and returns what is said.
func talk(t *testing.T, program string) []string {
	t.Helper()
	rules := games.Jarnac().MustCompile("official lines=2")
	var mu sync.Mutex
	var lines []string
	limits := protocol.Limits{Start: time.Minute, Quit: time.Minute, Margin: time.Minute, Trace: func(sent bool, line string) {
		mu.Lock()
		defer mu.Unlock()
		lines = append(lines, map[bool]string{true: "> ", false: "< "}[sent]+line)
	}}
	side := must.Get(protocol.Players(rules, []string{os.Args[0], program}, map[string]string{"level": "5"}, limits, false))(t)
	lines = nil
	a := must.Get(side.NewPlayer(context.Background(), 0, 1))(t)
	random := match.Bots(func(seed uint64) (game.Bot, error) { return rules.Game().Random(seed), nil }, bot.Budget{})
	b := must.Get(random.NewPlayer(context.Background(), 1, seed))(t)
	r := match.Referee{Limits: match.Limits{Game: 5 * time.Second, Margin: time.Minute}, Now: steady()}
	result, err := r.Play(context.Background(), rules.Start(0), [2]match.Player{a, b}, bag.NewDealer(seed))
	if err != nil || result.Fault != nil || !result.WonBy(0) {
		t.Fatalf("%v, %v, %v", err, result.Fault, result.Outcome)
	}
	mu.Lock()
	defer mu.Unlock()
	return lines
}

// The session of docs/protocol.md is one of our referee: an engine that says its lines is
// told its lines, and wins.
func TestSession(t *testing.T) {
	before, lines, err := documented()
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		lines = talk(t, "engine")
		text := strings.TrimRight(before, "\n") + "\n\n    " + strings.Join(lines, "\n    ") + "\n"
		must.Do(t, os.WriteFile(document, []byte(text), 0o644))
	}
	if got, want := strings.Join(talk(t, "script"), "\n"), strings.Join(lines, "\n"); got != want {
		t.Errorf("it is\n%s\nand in the document\n%s", got, want)
	}
}

// What our engine is told in the document it understands, and what it says is of the kinds
// that stand there.
func TestSessionOfEngine(t *testing.T) {
	_, lines, err := documented()
	if err != nil {
		t.Fatal(err)
	}
	var told, want, got []string
	for _, line := range lines {
		if rest, ok := strings.CutPrefix(line, "> "); ok {
			told = append(told, rest)
		} else if kind := kindOf(t, line[2:]); kind != "info" {
			want = append(want, kind)
		}
	}
	in, w := io.Pipe()
	var out bytes.Buffer
	s := newSession(games.All(), &out, language.English)
	go func() {
		for _, line := range told {
			if line == "quit" {
				s.thinking.Wait() // it would end the last thought
			}
			io.WriteString(w, line+"\n")
		}
		w.Close()
	}()
	must.Do(t, s.serve(in))
	for line := range strings.Lines(out.String()) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "info string") {
			t.Errorf("it says %s", line)
		}
		if kind := kindOf(t, line); kind != "info" {
			got = append(got, kind)
		}
	}
	// Without waiting for a move, readyok may come before it.
	sorted := regexp.MustCompile(`readyok|bestmove`)
	if g, w := strings.Join(got, " "), strings.Join(want, " "); sorted.ReplaceAllString(g, "") != sorted.ReplaceAllString(w, "") ||
		strings.Count(g, "bestmove") != strings.Count(w, "bestmove") || strings.Count(g, "readyok") != strings.Count(w, "readyok") {
		t.Errorf("it says %s\nand in the document %s", g, w)
	}
}

func kindOf(t *testing.T, line string) string {
	t.Helper()
	r, err := protocol.ParseReply(line)
	if err != nil || r.String() != line {
		t.Errorf("%s is %s, %v", line, r, err)
	}
	return string(r.Word)
}
