package protocol

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games"
)

// engines are the engines of the tests, which the test binary is with two arguments, such as
// faulty and how.
var engines = map[string]func(how string){"faulty": faulty}

func TestMain(m *testing.M) {
	if len(os.Args) == 3 && engines[os.Args[1]] != nil {
		engines[os.Args[1]](os.Args[2])
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// faulty plays the first of the moves that it may make, and does one thing wrong.
func faulty(how string) {
	mark("began")
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 16<<20)
	best, answers := "", 0
	for in.Scan() {
		verb, rest, _ := strings.Cut(in.Text(), " ")
		if how == "stops at lines that it does not know" && verb == "bonjour" || how == "stops at empty lines" && verb == "" {
			os.Exit(4)
		}
		switch verb {
		case "lettres":
			switch how {
			case "has no name":
			case "is talkative":
				fmt.Println("Hello, I am a bot!")
				fallthrough
			default:
				fmt.Println("id name first")
			}
			fmt.Println("id author nobody")
			switch how {
			case "plays chess":
				fmt.Println("games chess")
			case "plays much":
				for i := range 22 {
					fmt.Println("games", string('a'+rune(i)))
				}
			default:
				fmt.Println("games jarnac")
			}
			fmt.Println("option name wantmoves type check default true")
			fmt.Println("lettresok")
		case "isready":
			fmt.Println("readyok")
		case "moves":
			best, _, _ = strings.Cut(rest, " ")
		case "stop":
			if how == "moves when stopped" {
				fmt.Println("bestmove", best)
			}
		case "go":
			answers++
			switch {
			case how == "writes bestmov" && answers == 3:
				fmt.Println("bestmov", best)
			case how == "thinks aloud":
				fmt.Println("info nodes many")
			case how == "plays A":
				best = "ZZZ"
			case how == "gives up":
				best = "resign"
			case how == "hangs":
				time.Sleep(time.Hour)
			case how == "talks":
				for range 100 {
					fmt.Println("I", strings.Repeat("think ", 1200))
				}
				if answers == 1 {
					fmt.Println("info win 0.25")
				}
			}
			fmt.Println("bestmove", best)
		case "quit":
			mark("ended")
			return
		}
	}
	mark("ended")
	if how == "lives on" {
		time.Sleep(time.Hour)
	}
}

// mark notes something of a process in a folder that its environment names.
func mark(what string) {
	if folder := os.Getenv("MARKS"); folder != "" {
		os.WriteFile(filepath.Join(folder, fmt.Sprint(what, os.Getpid())), nil, 0o600)
	}
}

// passed is told of a program that does nothing wrong.
const passed = `Greeting
    first, by nobody; games: jarnac; wants the moves: yes
    nothing to find fault with
Stop, unknown lines, a second game, the end of the input: jarnac
    nothing to find fault with
A whole game: jarnac official, as A
    nothing to find fault with
A whole game: jarnac official, as B, 1 s a move
    nothing to find fault with
A whole game: jarnac official validation=contest, as A
    nothing to find fault with
A whole game: jarnac official validation=contest, as B
    nothing to find fault with

The engine speaks the protocol.
`

func TestCheck(t *testing.T) {
	limits := Limits{Start: time.Minute, Margin: time.Minute, Stop: time.Minute, Quit: time.Minute}
	noStop, noEnd := limits, limits
	noStop.Stop, noStop.Move = 300*time.Millisecond, time.Second
	noEnd.Quit = 500 * time.Millisecond
	for how, test := range map[string]struct {
		limits Limits
		want   []string
	}{
		"does nothing wrong": {limits, []string{passed}},
		"has no name":        {limits, []string{"  ! there is no line id name\n", "\n1 fault.\n"}},
		"plays chess":        {limits, []string{"\nchess\n  ! the game chess is unknown to this referee, and not tried\n", "\n1 fault.\n"}},
		"plays much":         {limits, []string{"\nt\n  ! the game t is unknown to this referee, and not tried\n", "\n20 faults.\n"}},
		"is talkative":       {limits, []string{"  ! line 1, after \"lettres 1\": Hello, I am a bot!\n      unknown first word \"Hello,\"\n"}},
		"thinks aloud": {limits, []string{", after \"go\": info nodes many\n      the number \"many\" of nodes cannot be read\n",
			"    and "}},
		"writes bestmov":                       {limits, []string{"unknown first word \"bestmov\""}},
		"moves when stopped":                   {limits, []string{"  ! the engine loses: the engine moves unasked: "}},
		"plays A":                              {limits, []string{"  ! the move ZZZ is illegal: ", "  ! the engine loses: ZZZ: "}},
		"hangs":                                {noStop, []string{"no move within 300 ms after stop (protocol/silence)"}},
		"stops at lines that it does not know": {limits, []string{"the engine has ended: exit status 4 (protocol/exit)"}},
		"stops at empty lines":                 {limits, []string{"the engine has ended: exit status 4 (protocol/exit)"}},
		"lives on":                             {noEnd, []string{"the engine has not ended within 500 ms after the end of its input (protocol/quit)"}},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			var out bytes.Buffer
			command := []string{os.Args[0], "faulty", how}
			faults := Check(&out, language.English, games.All(), command, test.limits)
			if good := how == "does nothing wrong"; good != (faults == 0) || good != strings.HasSuffix(out.String(), "\nThe engine speaks the protocol.\n") {
				t.Errorf("%d faults:\n%s", faults, out.String())
			}
			for _, want := range test.want {
				if !strings.Contains(out.String(), want) {
					t.Errorf("it does not say %s:\n%s", want, out.String())
				}
			}
		})
	}
	var out bytes.Buffer
	if Check(&out, language.French, games.All(), []string{"/no/such/program"}, limits) != 1 || !strings.Contains(out.String(), "Présentation\n  ! le moteur perd\u00a0: le programme ne peut pas être lancé\u00a0: ") {
		t.Errorf("no program: %s", out.String())
	}
}

// Each process that is tested has ended when the check is over, also where it gave up its game.
func TestCheckLeavesNothing(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("MARKS", folder)
	long := Limits{Start: time.Minute, Ready: time.Minute, Move: time.Minute, Margin: time.Minute, Stop: time.Minute, Quit: time.Minute}
	var out bytes.Buffer
	if faults := Check(&out, language.English, games.All(), []string{os.Args[0], "faulty", "gives up"}, long); faults != 0 {
		t.Errorf("%d faults:\n%s", faults, out.String())
	}
	began, _ := filepath.Glob(filepath.Join(folder, "began*"))
	ended, _ := filepath.Glob(filepath.Join(folder, "ended*"))
	if len(began) < 6 || len(ended) != len(began) {
		t.Errorf("%d processes began, and %d have ended", len(began), len(ended))
	}
}

// Limits that are not set are those that their comments say, and others stay.
func TestUsualLimits(t *testing.T) {
	for given, want := range map[[7]int]Limits{
		{}:                       {Start: 30 * time.Second, Ready: time.Minute, Move: time.Minute, Margin: 100 * time.Millisecond, Stop: time.Second, Quit: 5 * time.Second, Output: 1 << 20},
		{-1, -1, -1, -1, -1, -1}: {Start: 30 * time.Second, Ready: time.Minute, Move: time.Minute, Margin: 100 * time.Millisecond, Stop: time.Second, Quit: 5 * time.Second, Output: 1 << 20},
		{1, 2, 3, 4, 5, 6, 7}:    {Start: 1, Ready: 2, Move: 3, Margin: 4, Stop: 5, Quit: 6, Output: 7},
	} {
		d := func(i int) time.Duration { return time.Duration(given[i]) }
		l := Limits{Start: d(0), Ready: d(1), Move: d(2), Margin: d(3), Stop: d(4), Quit: d(5), Output: given[6]}.withDefaults()
		if l.Trace == nil {
			t.Error("nobody is told")
		}
		l.Trace = nil
		if !reflect.DeepEqual(l, want) {
			t.Errorf("%v: %+v, and not %+v", given, l, want)
		}
	}
}
