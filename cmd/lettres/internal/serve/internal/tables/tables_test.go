package tables

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	playing "github.com/jeudelettres/lettres/table"
)

// shelf has the rules of all tests.
var shelf = library.New(games.All(), nil)

func hall(t *testing.T, folder string, c Config) *Hall {
	t.Helper()
	c.Seed = gametest.Seeds(t)
	h, damaged, err := Open(shelf, folder, c)
	if err != nil || len(damaged) > 0 {
		t.Fatal(damaged, err)
	}
	t.Cleanup(h.Close)
	return h
}

func rules(t *testing.T, options string) *game.Rules {
	t.Helper()
	return must.Get(shelf.Rules(games.Jarnac(), options))(t)
}

func two(t *testing.T, h *Hall, options string, clock time.Duration) (*Table, string) {
	t.Helper()
	table, key, err := h.New(Setup{Rules: rules(t, options), Names: []string{"Alice", "Zoé"}, Levels: make([]bot.Level, 2), Time: playing.Time{Game: clock}})
	if err != nil {
		t.Fatal(err)
	}
	return table, key
}

// first is a good decision of who is on turn: the first.
func first(p game.Position) string {
	for m := range p.Moves(p.Turn()) {
		return m.String()
	}
	return ""
}

// decide makes good decisions, when all sit.
func decide(t *testing.T, table *Table, n int) {
	t.Helper()
	for _, s := range table.Look().Seats {
		if !s.taken() {
			must.Get(table.Sit(s.Invite, ""))(t)
		}
	}
	for range n {
		l := table.Look()
		if l.At.Over() {
			return
		}
		seat := l.At.Turn()
		for !l.Table.Awaits(seat) && l.Wait == 0 { // it has decided in secret
			seat = (seat + 1) % len(l.Seats)
		}
		must.Do(t, table.Decide(seat, len(l.Steps), first(l.Table.PositionFor(seat))))
	}
}

// shows returns what lies on a table, and what its clock shows.
func shows(t *Table) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	now, err := t.at.Snapshot()
	return fmt.Sprint(t.at.View(0), " ", string(now), err)
}

// What a process leaves when it is killed at any byte of what it writes is the game up to
// its last whole line, with its clock.
func TestTornFiles(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	table, _ := two(t, h, "official", 20*time.Minute)
	var sizes []int64
	var views []string
	for range 12 {
		decide(t, table, 1)
		sizes, views = append(sizes, table.size), append(views, shows(table))
	}
	whole := must.Get(os.ReadFile(h.path(table.id)))(t)
	h.Close()
	for size := sizes[0]; size <= sizes[len(sizes)-1]; size++ {
		must.Do(t, os.WriteFile(filepath.Join(folder, table.id+suffix), whole[:size], 0o600))
		last := 0
		for i := range sizes {
			if sizes[i] <= size {
				last = i
			}
		}
		h := hall(t, folder, Config{})
		again, err := h.Table(table.id)
		if err != nil {
			t.Fatal(err)
		}
		if got := shows(again); got != views[last] {
			t.Fatalf("with %d bytes it is %s, and not %s", size, got, views[last])
		}
		if size == sizes[last]+3 { // and the game goes on, behind what was whole
			decide(t, again, 1)
			want := shows(again)
			h.Close()
			h = hall(t, folder, Config{})
			if again, err = h.Table(table.id); err != nil || shows(again) != want {
				t.Fatalf("after a move it is %s, and not %s, %v", shows(again), want, err)
			}
		}
		h.Close()
	}
}

// A process that is killed without warning has told nobody of a move that is lost.
func TestKilled(t *testing.T) {
	if folder := os.Getenv("LETTRES_TABLES_KILLED"); folder != "" {
		h := hall(t, folder, Config{})
		table, _ := two(t, h, "official", 20*time.Minute)
		decide(t, table, 0)
		fmt.Println("table", table.id)
		for {
			l := table.Look()
			if l.At.Over() {
				select {}
			}
			if table.Decide(l.At.Turn(), len(l.Steps), first(l.At)) != nil {
				os.Exit(3)
			}
			l = table.Look()
			fmt.Println("move", len(l.Steps), l.At.View(0).String())
		}
	}
	if runtime.GOOS == "js" {
		t.Skip("there are no processes")
	}
	for _, wait := range []time.Duration{0, 3, 11, 40} {
		folder := t.TempDir()
		child := exec.Command(os.Args[0], "-test.run=^TestKilled$")
		child.Env = append(os.Environ(), "LETTRES_TABLES_KILLED="+folder)
		out, err := child.StdoutPipe()
		if err == nil {
			err = child.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		lines.Buffer(nil, 1<<20)
		id, told, moves := "", "", 0
		for lines.Scan() {
			if after, ok := strings.CutPrefix(lines.Text(), "table "); ok {
				id = after
			} else if after, ok := strings.CutPrefix(lines.Text(), "move "); ok {
				told = after
				if moves++; moves == 20 {
					time.AfterFunc(wait*time.Millisecond, func() { _ = child.Process.Kill() })
				}
			}
		}
		_ = child.Wait()
		h := hall(t, folder, Config{})
		table := must.Get(h.Table(id))(t)
		l := table.Look()
		n, view, _ := strings.Cut(told, " ")
		at := l.Rules.Start(0)
		count := 0
		fmt.Sscan(n, &count)
		if count > len(l.Steps) {
			t.Fatalf("%d moves were told, and %d are there", count, len(l.Steps))
		}
		if count > 0 {
			at = l.Steps[count-1].After
		}
		if at.View(0).String() != view {
			t.Errorf("after %d moves: %s, and not %s", count, at.View(0).String(), view)
		}
		if moves < 20 || l.Left == nil {
			t.Errorf("%d moves, clock %v", moves, l.Left)
		}
		decide(t, table, 3)
		h.Close()
	}
}

// A file that is damaged is named, stays as it is, and stops no other.
func TestDamaged(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	good, _ := two(t, h, "official", 0)
	decide(t, good, 5)
	bad, _ := two(t, h, "official", 0)
	decide(t, bad, 5)
	h.Close()
	text := must.Get(os.ReadFile(h.path(bad.id)))(t)
	for name, spoilt := range map[string]string{
		"a letter":     strings.Replace(string(text), " +", " +ZZZZZZZ", 1),
		"no table":     strings.Replace(string(text), tableMark, "# ", 1),
		"no seats":     strings.ReplaceAll(string(text), seatMark, "# "),
		"another game": strings.Replace(string(text), "@game jarnac", "@game chess", 1),
		"no JSON":      strings.Replace(string(text), seatMark+"{", seatMark, 1),
		"empty":        "",
		"zeros":        string(make([]byte, 5000)),
		"too long":     string(text) + strings.Repeat("# \n", maxFile/2),
	} {
		must.Do(t, os.WriteFile(h.path(bad.id), []byte(spoilt), 0o600))
		h, damaged, err := Open(shelf, folder, Config{})
		if err != nil || len(damaged) != 1 || damaged[bad.id+suffix] == nil {
			t.Fatalf("%s: %v, %v", name, damaged, err)
		}
		if _, err := h.Table(bad.id); err == nil {
			t.Errorf("%s: the table is open", name)
		}
		if table, err := h.Table(good.id); err != nil || len(table.Look().Steps) != 5 {
			t.Errorf("%s: the other table: %v", name, err)
		}
		if now, _ := os.ReadFile(h.path(bad.id)); string(now) != spoilt {
			t.Errorf("%s: the file was changed", name)
		}
		h.Close()
	}
}

// sit lets somebody sit down on the second seat.
func sit(t *testing.T, table *Table) {
	t.Helper()
	must.Get(table.Sit(table.Look().Seats[1].Invite, ""))(t)
}

// Nothing is played that could not be written.
func TestUnwritten(t *testing.T) {
	said := ""
	h := hall(t, t.TempDir(), Config{Log: func(format string, args ...any) { said += fmt.Sprintf(format, args...) }})
	table, _ := two(t, h, "official", 0)
	decide(t, table, 2)
	must.Do(t, os.Remove(h.path(table.id)))
	l := table.Look()
	if err := table.Decide(l.At.Turn(), 2, first(l.At)); err == nil {
		t.Error("a move was played, and not written")
	}
	if !strings.Contains(said, table.id) {
		t.Errorf("the log says %q", said)
	}
	if n := len(table.Look().Steps); n != 2 {
		t.Errorf("%d moves", n)
	}
}

// A flag that falls while nothing can be written falls as soon as there is room again, also when nobody looks.
func TestFlagUnwritten(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hall(t, t.TempDir(), Config{})
		table, _ := two(t, h, "official", time.Minute)
		decide(t, table, 2)
		over := func() bool {
			table.mu.Lock()
			defer table.mu.Unlock()
			return table.at.Over()
		}
		table.mu.Lock()
		lock := h.lock
		h.lock = nil
		table.mu.Unlock()
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		if over() {
			t.Error("the flag falls, and is not written")
		}
		table.mu.Lock()
		h.lock = lock
		table.mu.Unlock()
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if !over() {
			t.Error("the flag does not fall")
		}
	})
}

// Only who has the key of a seat sits there, an invitation is good once, and a decision is
// good for the position that it was made on.
func TestSeats(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	table, alice := two(t, h, "official", 0)
	invite := table.Look().Seats[1].Invite
	zoe := must.Get(table.Sit(invite, ""))(t)
	if _, err := table.Sit(invite, ""); !errors.Is(err, ErrSeat) {
		t.Errorf("the invitation is good twice: %v", err)
	}
	h.Close()
	h = hall(t, folder, Config{})
	table = must.Get(h.Table(table.id))(t)
	for key, want := range map[string]string{
		alice: "[0]", zoe: "[1]", invite: "[]", "": "[]", strings.Repeat("a", len(alice)): "[]", alice[1:]: "[]",
		strings.ToUpper(alice): "[]", alice + "a": "[]",
	} {
		if got := fmt.Sprint(table.SeatsOf(key)); got != want {
			t.Errorf("%s sits at %s, and not %s", key, got, want)
		}
	}
	l := table.Look()
	turn := l.At.Turn()
	if err := table.Decide(1-turn, 0, "-"); err == nil {
		t.Error("who is not on turn has moved")
	}
	if err := table.Decide(turn, 1, "+6"); !errors.Is(err, playing.ErrStale) {
		t.Error(err)
	}
	if err := table.Decide(turn, 0, "+ZZZZZZ"); err != nil {
		t.Error(err)
	}
	if text := table.Look().Steps[0].Move.String(); text == "+ZZZZZZ" {
		t.Error("a client has drawn what it wanted")
	}
	if err := table.Decide(turn, 0, "+6"); err != nil || len(table.Look().Steps) != 1 {
		t.Errorf("a decision was played twice: %v", err)
	}
	if err := table.Decide(turn, 0, "-"); !errors.Is(err, playing.ErrStale) {
		t.Errorf("an old decision was played: %v", err)
	}
	for _, text := range []string{"~", "drapeau", "flag"} {
		if err := table.Decide(turn, 1, text); err == nil {
			t.Errorf("a client says %q", text)
		}
	}
}

// Flags fall by themselves, and the last chance ends by itself.
func TestTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hall(t, t.TempDir(), Config{})
		table, _ := two(t, h, "official", time.Minute)
		sit(t, table)
		watch := table.Watch(nil, "")
		decide(t, table, 1) // the draw starts the clock
		for !slices.ContainsFunc(table.Look().Steps, func(s game.Step) bool { return s.Move.String() == "~" }) {
			<-watch
		}
		for range 20 { // the bag may leave nobody a last chance
			table, _ = two(t, h, "official lines=1 first-draw=20", 0)
			sit(t, table)
			for l := table.Look(); !l.At.Over(); l = table.Look() {
				if !extra.ActsOf(l.At, l.At.Turn()).Ten {
					decide(t, table, 1)
					continue
				}
				began, watch := time.Now(), table.Watch(nil, "")
				for !table.Look().At.Over() && len(table.Look().Steps) == len(l.Steps) {
					<-watch
				}
				if d := time.Since(began); d != 10*time.Second {
					t.Errorf("the last chance lasted %v", d)
				}
				return
			}
		}
		t.Error("there was no last chance")
	})
}

// There are no more tables than a hall takes, and what nobody looks at makes room.
func TestLimits(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Open: 3, Files: 5, Idle: time.Nanosecond})
	for range 5 {
		two(t, h, "official", 0)
	}
	if _, _, err := h.New(Setup{Rules: rules(t, "official"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2)}); !errors.Is(err, ErrFull) {
		t.Errorf("a sixth game: %v", err)
	}
	if len(h.tables) > 3 {
		t.Errorf("%d tables are open", len(h.tables))
	}
	for _, id := range []string{"", "../../etc/passwd", "aaaaaaaaaaaaa", strings.Repeat("a", 10000)} {
		if _, err := h.Table(id); !errors.Is(err, ErrNone) {
			t.Errorf("%q: %v", id, err)
		}
	}
}

// While a word can be contested its author waits, unless the opponent lets it stand.
func TestWaitForContest(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Wait: time.Hour})
	table, _ := two(t, h, "official validation=contest", 0)
	l := table.Look()
	for !Contestable(l.At, l.At.Turn()) {
		decide(t, table, 1)
		l = table.Look()
	}
	turn := l.At.Turn()
	if err := table.Decide(turn, len(l.Steps), first(l.At)); !errors.Is(err, playing.ErrWait) {
		t.Fatalf("the author went on: %v", err)
	}
	if err := table.Accept(turn, len(l.Steps)); err != nil || table.Look().Wait == 0 {
		t.Errorf("the author let their own word stand: %v", err)
	}
	must.Do(t, table.Accept(1-turn, len(l.Steps)))
	if err := table.Decide(turn, len(l.Steps), first(l.At)); err != nil {
		t.Error(err)
	}
}
