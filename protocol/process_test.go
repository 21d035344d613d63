//go:build unix

package protocol

import (
	"bytes"
	"context"
	"errors"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/rulebook"
)

// limits are short enough for tests, and long enough for a busy machine where a test needs
// an answer.
var limits = Limits{Start: time.Minute, Ready: time.Minute, Move: time.Minute, Stop: time.Minute, Quit: time.Minute}

// impatient are those of tests that wait for nothing.
func impatient(l Limits, d time.Duration, field func(*Limits) *time.Duration) Limits {
	*field(&l) = d
	return l
}

// play starts an engine, begins a game, asks for two moves, and closes it: the first error
// of that.
func play(command []string, limits Limits, bound time.Duration) (moves []string, err error) {
	e, err := Start(command, limits)
	if err != nil {
		return nil, err
	}
	defer e.kill()
	if err := e.newGame("jarnac", "official", "A"); err != nil {
		return nil, err
	}
	for range 2 {
		move, _, err := e.move(context.Background(), question{
			Position: "turn A; phase handover;", Moves: []string{"RAT", "8H CHAT"},
			Clock: Clock{Move: bound}, Bound: bound,
		})
		if err != nil {
			return moves, err
		}
		moves = append(moves, move)
	}
	if err := e.sync(); err != nil {
		return moves, err
	}
	return moves, e.Close()
}

// Each engine that breaks the protocol loses by a rule of it, and soon.
func TestHostile(t *testing.T) {
	const soon = 300 * time.Millisecond
	start := impatient(limits, soon, func(l *Limits) *time.Duration { return &l.Start })
	move := impatient(limits, soon, func(l *Limits) *time.Duration { return &l.Move })
	ready := impatient(limits, soon, func(l *Limits) *time.Duration { return &l.Ready })
	quit := impatient(limits, soon, func(l *Limits) *time.Duration { return &l.Quit })
	for how, test := range map[string]struct {
		limits Limits
		rule   string
		text   string
	}{
		"complains much":                    {impatient(limits, 3*time.Second, func(l *Limits) *time.Duration { return &l.Start }), handshake, "no lettresok within 3000 ms"},
		"mute":                              {start, handshake, "no lettresok within 300 ms"},
		"ends at once":                      {limits, handshake, "the engine has ended: exit status 3, [31mno such dictionary"},
		"babbles at once":                   {limits, handshake, "more than 1048576 bytes for one move"},
		"one long line":                     {limits, handshake, "a line of more than 8192 bytes"},
		"bad greeting":                      {limits, handshake, "there are no games"},
		"other game":                        {limits, handshake, "the engine does not play jarnac"},
		"moves in greeting":                 {limits, unasked, "the engine moves unasked: RAT"},
		"crashes in newgame":                {limits, exit, "the engine has ended: exit status 2"},
		"never ready":                       {ready, silence, "no readyok within 300 ms"},
		"stops reading":                     {move, silence, "no move within 300 ms"},
		"hangs":                             {move, silence, "no move within 300 ms"},
		"closes its output":                 {limits, exit, "the engine has closed its output"},
		"crashes":                           {limits, exit, "the engine has ended: exit status 2, "},
		"crashes and leaves a child":        {limits, exit, "the engine has ended: exit status 2"},
		"crashes after a move":              {limits, exit, "the engine has ended: exit status 0"},
		"babbles":                           {limits, flood, "more than 1048576 bytes for one move"},
		"babbles nonsense":                  {limits, flood, "more than 1048576 bytes for one move"},
		"floods with readyok":               {limits, flood, "more"},
		"answers twice":                     {limits, unasked, "the engine moves unasked: TAR"},
		"answers for the other side":        {limits, unasked, "the engine moves unasked: TAR"},
		"moves while the other side thinks": {limits, unasked, "the engine moves unasked: TAR"},
		"names the other side":              {limits, unreadable, "the answer is no move: it must be one move without blanks"},
		"two moves":                         {limits, unreadable, `the answer is no move: it must be one move without blanks, and not "RAT TAR"`},
		"no move":                           {limits, unreadable, "the answer is no move: there is no move"},
		"ignores quit":                      {quit, deaf, "the engine has not ended within 300 ms after quit"},
		"leaves a child":                    {limits, leaves, "the engine has left 1 process behind"},
		"leaves a child of another session": {limits, leaves, "the engine has left 1 process behind"},
		"leaves a child without the mark":   {limits, leaves, "the engine has left 1 process behind"},
		"leaves a child of another session and without the mark": {limits, leaves, "the engine has left 1 process behind"},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			if strings.Contains(how, "session") && runtime.GOOS != "linux" {
				t.Skip("the system does not tell")
			}
			_, err := play(hostileCommand(how), test.limits, 0)
			loses(t, err, test.rule, test.text)
		})
	}
}

func loses(t *testing.T, err error, rule string, text string) {
	t.Helper()
	var f *Fault
	if !errors.As(err, &f) || f.Rule != rule || !strings.HasPrefix(f.Explain(language.English), text) {
		t.Errorf("it loses by %v, want %s: %s", err, rule, text)
		return
	}
	en, fr := f.Explain(language.English), f.Explain(language.French)
	if en == fr || !strings.HasSuffix(fr, "("+rule+")") || len(en) > 600 {
		t.Errorf("%s, %s", en, fr)
	}
}

// What no rule forbids is no fault.
func TestGood(t *testing.T) {
	for _, how := range []string{"good", "binary", "deaf"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			moves, err := play(hostileCommand(how), limits, 0)
			if err != nil || !slices.Equal(moves, []string{"RAT", "RAT"}) {
				t.Errorf("%v, %v", moves, err)
			}
		})
	}
}

// A move after its time has come too late, with a margin.
func TestLate(t *testing.T) {
	t.Parallel()
	l := limits
	l.Margin = 10 * time.Millisecond
	_, err := play(hostileCommand("late"), l, 50*time.Millisecond)
	loses(t, err, late, "no move within 60 ms")
	l.Margin = 20 * time.Second
	if moves, err := play(hostileCommand("late"), l, 50*time.Millisecond); err != nil || len(moves) != 2 {
		t.Errorf("within the margin: %v, %v", moves, err)
	}
	l.Margin = 10 * time.Millisecond
	e := must.Get(Start(hostileCommand("late"), l))(t)
	defer e.kill()
	must.Do(t, e.NewGame(jarnac(), 0))
	_, _, err = e.Decide(context.Background(), jarnac().Start(0).View(0), match.Time{Move: 50 * time.Millisecond})
	loses(t, err, late, "no move within 60 ms") // also where nobody else limits the wait
}

// What an engine says is passed on.
func TestAnswer(t *testing.T) {
	t.Parallel()
	var said []string
	heard := make(chan string, 100)
	l := limits
	l.Trace = func(sent bool, line string) {
		if sent {
			heard <- line
		}
	}
	e := must.Get(Start(hostileCommand("good"), l))(t)
	defer e.kill()
	if e.Name != "hostile good" || e.Author != "nobody" || !slices.Equal(e.Games, []string{"jarnac", "scrabble"}) || !e.wantsMoves() {
		t.Errorf("it is %s by %s and plays %s, %v", e.Name, e.Author, e.Games, e.Options)
	}
	for name, value := range map[string]string{"level": "9", "depth": "3", "book": "a\nquit"} {
		err := e.Set(name, value)
		if err == nil || rulebook.Explain(err, language.French) == rulebook.Explain(err, language.English) {
			t.Errorf("%s is %s: %v", name, value, err)
		}
	}
	q := question{Position: "turn A; phase handover;", Moves: []string{"RAT", "8H CHAT"}}
	q.Clock.Left = []time.Duration{time.Second, 2 * time.Second}
	for _, err := range []error{e.Set("level", "8"), e.newGame("jarnac", "official lines=6", "B")} {
		if err != nil {
			t.Error(err)
		}
	}
	move, info, err := e.move(context.Background(), q)
	want := Info{Win: 0.5, Score: 2, Nodes: 7, Line: []string{"RAT"}}
	if err != nil || move != "RAT" || !cmp.Equal(info, want) {
		t.Errorf("%s, %+v, %v", move, info, err)
	}
	if err := e.Set("wantmoves", "false"); err != nil {
		t.Error(err)
	}
	q.Clock = Clock{Move: 50 * time.Millisecond}
	if _, _, err := e.move(context.Background(), q); err != nil {
		t.Error(err)
	}
	if err := e.Close(); err != nil {
		t.Error(err)
	}
	if _, _, err := e.move(context.Background(), q); err == nil || e.Close() != nil || e.sync() != err {
		t.Errorf("closed: %v", err)
	}
	for len(heard) > 0 {
		said = append(said, <-heard)
	}
	if diff := cmp.Diff([]string{
		"lettres 1",
		"setoption level 8",
		"newgame jarnac official lines=6 player B", "isready",
		"position turn A; phase handover;", "moves RAT 8H:CHAT", "isready", "go time 1000 2000",
		"setoption wantmoves false",
		"position turn A; phase handover;", "isready", "go movetime 50",
		"quit",
	}, said); diff != "" {
		t.Errorf("it is told %s", diff)
	}
}

// An engine that is told to stop moves, and loses when it does not.
func TestStop(t *testing.T) {
	t.Parallel()
	for how, l := range map[string]Limits{
		"waits for stop": limits,
		"ignores stop":   impatient(limits, 200*time.Millisecond, func(l *Limits) *time.Duration { return &l.Stop }),
	} {
		e := must.Get(Start(hostileCommand(how), l))(t)
		defer e.kill()
		must.Do(t, e.newGame("jarnac", "official", "A"))
		stop := make(chan struct{})
		time.AfterFunc(50*time.Millisecond, func() { close(stop) })
		move, _, err := e.move(context.Background(), question{Position: "turn A; phase handover;", Stop: stop})
		if how == "ignores stop" {
			loses(t, err, silence, "no move within 200 ms after stop")
		} else if move != "ART" || err != nil {
			t.Errorf("stopped: %s, %v", move, err)
		}
	}
}

// A move that is read, and came after its time, is late: also of an engine that was told to stop, and given time for that.
func TestLateAndRead(t *testing.T) {
	t.Parallel()
	l := limits
	l.Margin = 10 * time.Millisecond
	e, err := Start(hostileCommand("late"), l)
	if err != nil {
		t.Fatal(err)
	}
	defer e.kill()
	must.Do(t, e.newGame("jarnac", "official", "A"))
	stop := make(chan struct{})
	close(stop)
	_, _, err = e.move(context.Background(), question{Position: "turn A; phase handover;", Moves: []string{"RAT"}, Bound: 50 * time.Millisecond, Stop: stop})
	loses(t, err, late, "")
}

// A referee who does not wait any longer ends each wait at once.
func TestDone(t *testing.T) {
	t.Parallel()
	done := make(chan struct{})
	l := limits
	l.Done = done
	e := must.Get(Start(hostileCommand("never ready"), l))(t)
	defer e.kill()
	close(done)
	loses(t, e.newGame("jarnac", "official", "A"), late, "no readyok within ")
	_, err := Start(hostileCommand("mute"), l)
	loses(t, err, handshake, "no lettresok within ")
}

// When the referee does not wait any longer the engine is too late.
func TestContext(t *testing.T) {
	t.Parallel()
	e, err := Start(hostileCommand("hangs"), limits)
	if err != nil {
		t.Fatal(err)
	}
	defer e.kill()
	must.Do(t, e.newGame("jarnac", "official", "A"))
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	_, _, err = e.move(ctx, question{Position: "turn A; phase handover;"})
	loses(t, err, late, "no move within ")
}

// A move that the rules refuse ends the engine.
func TestRefuse(t *testing.T) {
	t.Parallel()
	e, err := Start(hostileCommand("good"), limits)
	if err != nil {
		t.Fatal(err)
	}
	defer e.kill()
	loses(t, e.fail(faultf(illegal, noMove)), illegal, "there is no move (protocol/illegal)")
	_, _, err = e.move(context.Background(), question{Position: "-"})
	loses(t, err, illegal, "there is no move")
	_, _, err = e.Decide(context.Background(), game.View{}, match.Time{}) // of no game that has begun
	loses(t, err, illegal, "there is no move")
}

// An engine is told the time of each seat, that of the first one first.
func TestTimeOfSeats(t *testing.T) {
	t.Parallel()
	for seat, want := range []string{"go time 5000 7000", "go time 7000 5000"} {
		told := make(chan string, 100)
		l := limits
		l.Trace = func(sent bool, line string) {
			if sent && strings.HasPrefix(line, "go ") {
				told <- line
			}
		}
		e := must.Get(Start(hostileCommand("good"), l))(t)
		defer e.kill()
		must.Do(t, e.NewGame(jarnac(), seat))
		v := jarnac().Start(seat).View(seat)
		if _, _, err := e.Decide(context.Background(), v, match.Time{Own: 5 * time.Second, Other: 7 * time.Second}); err != nil {
			t.Fatal(err)
		}
		if got := <-told; got != want {
			t.Errorf("seat %d is told %q, and not %q", seat, got, want)
		}
	}
}

// Nothing is left of a process in the referee: no goroutine, and no file.
func TestNothingLeft(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // which closes files that were forgotten
	files := func() int {
		names, _ := os.ReadDir("/proc/self/fd")
		return len(names)
	}
	const times = 10
	before, open := runtime.NumGoroutine(), files()
	for range times {
		play(hostileCommand("good"), limits, 0)
		play(hostileCommand("answers twice"), limits, 0)
		play([]string{"/no/such/program"}, limits, 0)
		Players(jarnac(), hostileCommand("good"), map[string]string{"level": "99"}, limits, false) // is abandoned
	}
	for until := time.Now().Add(20 * time.Second); runtime.NumGoroutine() >= before+times && time.Now().Before(until); {
		time.Sleep(10 * time.Millisecond)
	}
	if n := runtime.NumGoroutine(); n >= before+times {
		t.Errorf("%d goroutines, and %d before", n, before)
	}
	if n := files(); n >= open+times {
		t.Errorf("%d files are open, and %d were before", n, open)
	}
}

func TestNoProgram(t *testing.T) {
	for _, command := range [][]string{nil, {"/no/such/program"}} {
		_, err := Start(command, limits)
		loses(t, err, handshake, "the program cannot be started: ")
	}
}

// The document names every rule by which an engine loses.
func TestRules(t *testing.T) {
	text := must.Get(os.ReadFile("../docs/protocol.md"))(t)
	for _, rule := range []string{handshake, exit, silence, late, unreadable, illegal, unasked, flood, deaf, leaves} {
		if !strings.Contains(string(text), "`"+rule+"`") {
			t.Errorf("%s is not in docs/protocol.md", rule)
		}
	}
}

// An engine that hears nothing more leaves nothing behind either.
func TestHangUp(t *testing.T) {
	t.Parallel()
	for how, left := range map[string]bool{"good": false, "leaves a child of another session and without the mark": true} {
		if left && runtime.GOOS != "linux" {
			continue // the system does not tell
		}
		e := must.Get(Start(hostileCommand(how), limits))(t)
		defer e.kill()
		must.Do(t, e.newGame("jarnac", "official", "A"))
		if _, _, err := e.move(context.Background(), question{Position: "turn A; phase handover;", Moves: []string{"RAT"}}); err != nil {
			t.Fatal(err)
		}
		if err := e.hangUp(); left {
			loses(t, err, leaves, "the engine has left 1 process behind")
		} else if err != nil {
			t.Errorf("%s: %v", how, err)
		}
	}
}

// What a program complained of last is shown on one line, as far as it can be shown, and no more than 200 bytes of it.
func TestLastLine(t *testing.T) {
	long := strings.Repeat("x", 199)
	for text, want := range map[string]string{
		"": "", "one\ntwo\n\n": "two", "a\x1b[31mred\x00\xff": "a[31mred",
		long + "y": long + "y", long + "yz": long + "y…", long + "éz": long + "…",
		strings.Repeat("y", maxTail) + "\nlast":               "last",
		strings.Repeat("a", 100) + strings.Repeat("b", 2<<10): strings.Repeat("b", 200) + "…", // 2 KiB are kept
	} {
		var last tail
		for _, part := range strings.SplitAfter(text, "\n") {
			must.Get(last.Write([]byte(part)))(t)
		}
		if got := last.line(); got != want {
			t.Errorf("%q is shown as %q, and not as %q", text, got, want)
		}
	}
}

// Ten faults of a section are told, and how many there are besides.
func TestManyFaults(t *testing.T) {
	for n, want := range map[int]string{0: "    " + phrases.Sprintf(language.English, good) + "\n", 10: "", 13: "    and 3 more\n"} {
		var out bytes.Buffer
		c := check{out: &out, tag: language.English}
		for i := range n {
			c.wrong = append(c.wrong, strconv.Itoa(i))
		}
		c.end(nil)
		if got := out.String(); strings.Count(got, "  ! ") != min(n, 10) || !strings.HasSuffix(got, want) || c.faults != n || strings.Contains(got, "more") != (n > 10) {
			t.Errorf("%d faults are told as\n%s", n, got)
		}
	}
}

// What a program says counts from one move to the next, its thoughts as well as how much it says.
func TestSaidOfOneMove(t *testing.T) {
	e := must.Get(Start([]string{os.Args[0], "faulty", "talks"}, limits))(t)
	defer e.kill()
	must.Do(t, e.newGame("jarnac", "official", "A"))
	for _, win := range []float64{0.25, 0, 0} {
		_, info, err := e.move(context.Background(), question{Position: "turn A; phase handover;", Moves: []string{"RAT"}})
		if err != nil || info.Win != win {
			t.Errorf("%+v, and not %v, %v", info, win, err)
		}
	}
	must.Do(t, e.Close())
}
