package engine

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
)

// The test binary is the engine too, with the one argument engine,
// and one that reads from the document with the argument script.
func TestMain(m *testing.M) {
	if len(os.Args) == 2 && os.Args[1] == "engine" {
		os.Exit(Run(nil, program.Real(), games.All()))
	}
	if len(os.Args) == 2 && os.Args[1] == "script" {
		os.Exit(script())
	}
	os.Exit(m.Run())
}

// answers is what the engine says to lines, each waited for.
func answers(t *testing.T, lines ...string) []string {
	t.Helper()
	var out bytes.Buffer
	s := newSession(games.All(), &out, language.English)
	for _, line := range lines {
		must.Do(t, s.serve(strings.NewReader(line)))
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// What cannot be read is told, with its line, and the engine goes on.
func TestBadLines(t *testing.T) {
	const begin = "newgame jarnac official player A\n"
	for lines, want := range map[string]string{
		"bonjour":                            `info string line 1: unknown first word "bonjour"`,
		"\n\nlettres 2":                      `info string line 3: it speaks version "2", and not "lettres 1"`,
		"setoption level 9":                  `info string line 1: the option level cannot be "9"`,
		"setoption depth 9":                  "info string line 1: there is no option depth",
		"newgame chess official player A":    "info string line 1: there is no game chess here",
		"newgame jarnac nobody player A":     `info string line 1: unknown preset "nobody"; known: official, competition, classic, classic-competition`,
		"newgame jarnac official player C":   "info string line 1: C does not play here",
		"position turn A;":                   "info string line 1: no game has begun",
		begin + "position turn A; racks Q/;": "",
		begin + "position turn C;":           `info string line 2: "turn C" of a state: unknown player "C"`,
		"go":                                 "info string line 1: no game has begun\nbestmove none",
		begin + "go":                         "info string line 2: there is no position\nbestmove none",
		begin + "position turn A;\nposition turn\ngo": `info string line 3: "turn" of a state: a value is missing` + "\n" +
			"info string line 4: there is no position\nbestmove none",
		"newgame scrabble classique player B\nposition \x01": "info string line 2: it is not text: there are bytes that are not UTF-8, or control characters",
		"stop\nisready": "readyok",
	} {
		got := strings.Join(answers(t, lines), "\n")
		gametest.Equal(t, lines, got, want)
	}
}

func TestStatus(t *testing.T) {
	var out, errs bytes.Buffer
	world := func(stdin io.Reader, stdout io.Writer) program.World {
		english := func(name string) string { return map[string]string{"LANG": "en_GB.UTF-8"}[name] }
		return program.World{Stdin: stdin, Stdout: stdout, Stderr: &errs, Getenv: english}
	}
	long := io.MultiReader(strings.NewReader("isready\n"), io.LimitReader(endless{}, protocol.MaxCommand+1))
	if status := Run(nil, world(long, &out), games.All()); status != 1 || errs.String() != "engine: line 2 is longer than 8388608 bytes\n" {
		t.Errorf("a long line: %d, %s", status, errs.String())
	}
	if status := Run([]string{"-h"}, world(nil, &out), games.All()); status != 0 || !strings.Contains(out.String(), "docs/protocol.md") {
		t.Errorf("help: %d, %s", status, out.String())
	}
	gametest.Equal(t, "an argument", Run([]string{"now"}, world(nil, &out), games.All()), 2)
	r, w := io.Pipe()
	r.Close()
	gametest.Equal(t, "no output", Run(nil, world(strings.NewReader("isready\nisready\n"), w), games.All()), 1)
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'x'
	}
	return len(p), nil
}

// A thought ends when it is told to, with a move.
func TestStop(t *testing.T) {
	in, lines := io.Pipe()
	out, said := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- newSession(games.All(), said, language.English).serve(in) }()
	heard := make(chan string, 100)
	go func() {
		for answer := bufio.NewScanner(out); answer.Scan(); {
			heard <- answer.Text()
		}
	}()
	say := func(line string) { io.WriteString(lines, line+"\n") }
	hear := func(want string) {
		t.Helper()
		for {
			select {
			case line := <-heard:
				if strings.HasPrefix(line, want) {
					return
				}
				if !strings.HasPrefix(line, "info ") || strings.HasPrefix(line, "info string") {
					t.Fatalf("it says %q, want %s", line, want)
				}
			case <-time.After(time.Minute):
				t.Fatalf("it does not say %s", want)
			}
		}
	}
	say("setoption nodes 1000000000")
	say("newgame jarnac official player A")
	say("position turn A; lines RATE,SOL/BUT; racks ABEIRST/EO;")
	say("go movetime 600000")
	say("isready")
	hear("readyok") // while it thinks
	time.Sleep(50 * time.Millisecond)
	began := time.Now()
	say("stop")
	hear("bestmove ")
	if took := time.Since(began); took > time.Minute {
		t.Errorf("it stops after %v", took)
	}
	say("go movetime 50") // and again, within its time
	hear("bestmove ")
	if took := time.Since(began); took > 2*time.Minute {
		t.Errorf("it takes %v", took)
	}
	say("quit")
	if err := <-done; err != nil {
		t.Error(err)
	}
}

func TestTime(t *testing.T) {
	const ms = time.Millisecond
	for want, c := range map[time.Duration]protocol.Clock{
		0:         {},
		985 * ms:  {Move: 1000 * ms},
		15 * ms:   {Move: 20 * ms},
		2000 * ms: {Left: []time.Duration{0, 60_000 * ms}},
		85 * ms:   {Move: 100 * ms, Left: []time.Duration{0, 60_000 * ms}},
		1 * ms:    {Move: 100 * ms, Left: []time.Duration{0, 0}},
	} {
		gametest.Equal(t, c, timeFor(c, 1), want)
	}
}

// Over the protocol the players make the moves that they make without it.
func TestSameMoves(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Name(), func(t *testing.T) { sameMoves(t, g.MustCompile("")) })
	}
}

func sameMoves(t *testing.T, rules *game.Rules) {
	const level, nodes = bot.ClubPlayer, 60
	side := must.Get(protocol.Players(rules, []string{os.Args[0], "engine"}, map[string]string{"level": "5", "nodes": "60"}, protocol.Limits{Start: time.Minute, Quit: time.Minute}, false))(t)
	here := match.Bots(func(seed uint64) (game.Bot, error) { return rules.Bot(level, seed%(1<<31)) }, bot.Budget{Nodes: nodes})
	random := match.Bots(func(seed uint64) (game.Bot, error) { return rules.Game().Random(seed), nil }, bot.Budget{})
	var played [2][]match.Ply
	for i, e := range []match.Engine{side, here} {
		m := match.Match{Rules: rules, Engines: [2]match.Engine{e, random}, Seed: 3}
		for pair, err := range m.Pairs(context.Background(), 0, 1) {
			if err != nil {
				t.Fatal(err)
			}
			for _, g := range pair.Games {
				if g.Fault != nil {
					t.Fatal(g.Fault)
				}
				played[i] = append(played[i], g.Moves...)
			}
		}
	}
	if !slices.Equal(played[0], played[1]) {
		t.Errorf("%v over the protocol, and %v without it", played[0], played[1])
	}
}

// A game that has no players of levels is not offered, and one that a test adds is.
func TestGames(t *testing.T) {
	for _, tt := range []struct {
		list []*game.Game
		want string
	}{
		{[]*game.Game{games.Cards(), carre.Game, games.Jago()}, "games jago scrabblecards"},
		{games.All(), "games jago jarnac scrabble scrabblecards"},
	} {
		var out bytes.Buffer
		s := newSession(tt.list, &out, language.English)
		if err := s.serve(strings.NewReader("lettres 1\n")); err != nil || !strings.Contains(out.String(), "\n"+tt.want+"\n") {
			t.Errorf("%v: %s", err, out.String())
		}
	}
}

// Whatever a referee says, the engine goes on, and says nothing but lines of the protocol.
func FuzzServe(f *testing.F) {
	for _, seed := range []string{
		"lettres 1\nsetoption level 1\nisready\nnewgame jarnac official player A\nposition turn A; racks ABEIRT/;\ngo\nquit\n",
		"newgame scrabble classique player B\nposition 15/15/15/15/15/15/15/7CHAT4/15/15/15/15/15/15/15 EILNOSS/ 0/18 0 turn B; held 7/7; viewer B;\nmoves H9:ISELONS -\ngo movetime 1\nstop\n",
		"go\nposition\nnewgame jarnac classic bag=AABB lines=1 player B\ngo time 1 2\n",
		"setoption\n\xff\n  \nmoves\nmoves moves\ngo go\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var out bytes.Buffer
		s := newSession(games.All(), &out, language.French)
		s.options["level"] = 1
		must.Do(t, s.serve(strings.NewReader(strings.ReplaceAll(text, "setoption", "setopt"))))
		for line := range strings.Lines(out.String()) {
			if _, err := protocol.ParseReply(strings.TrimSuffix(line, "\n")); err != nil {
				t.Errorf("it says %q: %v", line, err)
			}
		}
	})
}
