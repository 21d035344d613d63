//go:build unix

package protocol

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"time"
)

func init() { engines["hostile"] = hostile }

func hostileCommand(how string) []string { return []string{os.Args[0], "hostile", how} }

func forever() { time.Sleep(time.Hour) }

// hostile is an engine that makes the first of the moves that it may make, and breaks the protocol in one way.
func hostile(how string) {
	say := func(line string) { fmt.Println(line) }
	child := func(own bool) {
		c := exec.Command(os.Args[0], "hostile", "sleep")
		c.Stdout = os.Stdout // holds the pipe open
		if strings.HasSuffix(how, "without the mark") {
			c.Env = []string{"PATH=" + os.Getenv("PATH")}
		}
		if own {
			c.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		}
		c.Start()
	}
	switch how {
	case "sleep":
		forever()
	case "mute":
		forever()
	case "ends at once":
		fmt.Fprintln(os.Stderr, "\x1b[31mno such dictionary")
		os.Exit(3)
	case "babbles at once":
		for {
			say("info string " + strings.Repeat("x", 1000))
		}
	case "one long line":
		for {
			fmt.Print(strings.Repeat("x", 1000))
		}
	case "deaf":
		signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	case "complains much":
		for range maxComplaints>>20 + 1 {
			os.Stderr.Write(make([]byte, 1<<20))
		}
	case "binary":
		fmt.Print("\x00\xff\xfe\n\x1b[2J\n")
	}
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 16<<20)
	games, moves, best := 0, 0, ""
	for in.Scan() {
		verb, rest, _ := strings.Cut(in.Text(), " ")
		switch verb {
		case "lettres":
			say("id name hostile " + how)
			say("id author nobody")
			say("option name wantmoves type check default true")
			say("option name level type spin default 5 min 1 max 8")
			say("option name book type string")
			switch how {
			case "other game":
				say("games go chess")
			case "bad greeting":
				say("games")
			case "moves in greeting":
				say("bestmove RAT")
			default:
				say("games jarnac scrabble")
			}
			say("lettresok")
		case "newgame":
			games++
			switch {
			case how == "crashes in newgame", how == "crashes in its second game" && games == 2:
				os.Exit(2)
			case how == "moves before its second game" && games == 2:
				say("bestmove RAT")
			}
		case "isready":
			if how == "never ready" {
				continue
			}
			say("readyok")
		case "position":
			if how == "answers for the other side" && moves == 1 {
				say("bestmove TAR")
			}
			if how == "stops reading" {
				forever()
			}
		case "go":
			moves++
			switch how {
			case "leaves a child", "leaves a child of another session", "leaves a child without the mark", "leaves a child of another session and without the mark":
				if moves == 1 {
					child(strings.Contains(how, "session"))
				}
			case "crashes":
				panic("out of words")
			case "crashes and leaves a child":
				child(false)
				os.Exit(2)
			case "crashes after a move":
				say("bestmove " + best)
				os.Exit(0)
			case "hangs", "ignores stop":
				forever()
			case "closes its output":
				os.Stdout.Close()
				forever()
			case "babbles":
				for {
					say("info nodes 1 line RAT TAR ART")
				}
			case "babbles nonsense":
				for {
					say("hello")
				}
			case "floods with readyok":
				for range 100_000 {
					say("readyok")
				}
			case "answers twice":
				say("bestmove " + best)
				say("bestmove TAR")
				continue
			case "moves while the other side thinks":
				say("bestmove " + best)
				time.Sleep(50 * time.Millisecond)
				say("bestmove TAR")
				continue
			case "two moves":
				say("bestmove RAT TAR")
				continue
			case "names the other side":
				say("bestmove B:RAT of the other side")
				continue
			case "no move":
				say("bestmove")
				continue
			case "late":
				time.Sleep(300 * time.Millisecond)
			case "waits for stop":
				continue
			case "illegal":
				best = "WWW"
			case "names its letters":
				if best[0] == '+' {
					best = "+E"
				}
			case "contests out of turn":
				best = "?"
			case "says that its flag falls":
				best = "~"
			case "fills standard error":
				for {
					fmt.Fprintln(os.Stderr, strings.Repeat("x", 1<<20))
				}
			case "does not move":
				best = "none"
			}
			say("info win 0.5 score 2 nodes 7 line " + best)
			say("bestmove " + best)
		case "moves":
			best, _, _ = strings.Cut(rest, " ")
		case "stop":
			if how == "waits for stop" {
				say("bestmove ART")
			}
		case "quit":
			switch how {
			case "ignores quit":
				continue
			case "ignores quit after a move":
				if moves > 0 {
					continue
				}
			}
			return
		}
	}
	if how == "ignores quit" || how == "ignores quit after a move" || how == "deaf" {
		forever()
	}
}
