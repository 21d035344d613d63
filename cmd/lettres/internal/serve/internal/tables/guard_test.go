package tables

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	playing "github.com/jeudelettres/lettres/table"
)

// Both seats, and no others, can be claimed and invited to, whoever has them.
func TestSeatsThatThereAre(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Gone: -1, Claim: -1, Wait: -1})
	for seat := range 2 {
		table, _ := two(t, h, "official validation=strict", 0)
		decide(t, table, 1)
		for range 100 {
			if table.Look().At.Turn() == seat {
				break
			}
			decide(t, table, 1)
		}
		n := len(table.Look().Steps)
		for _, none := range []int{-1, 2} {
			if err := table.Invite(none); !errors.Is(err, ErrSeat) {
				t.Errorf("an invitation to seat %d: %v", none, err)
			}
			if err := table.Claim(none, n); !errors.Is(err, ErrSeat) {
				t.Errorf("a claim of seat %d: %v", none, err)
			}
		}
		if err := table.Invite(seat); err != nil {
			t.Errorf("an invitation to seat %d: %v", seat, err)
		}
		if err := table.Claim(seat, n); err != nil {
			t.Errorf("a claim of seat %d: %v", seat, err)
		}
	}
}

// A table that was closed takes nothing any more, and whoever watches it is told so.
func TestGone(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{Gone: -1, Claim: -1, Wait: -1, Pace: -1})
	table, _ := two(t, h, "official", 0)
	invite := table.Look().Seats[1].Invite
	decide(t, table, 1)
	machine := against(t, h, games.Scrabble(), playing.Time{})
	lays(t, machine)
	n := len(mine(t, machine).Steps)
	watch := table.Watch([]int{0}, "")
	for len(watch) > 0 {
		<-watch
	}
	h.Close()
	if _, open := <-watch; open {
		t.Error("who watches is told of a change")
	}
	if err := table.Decide(table.Look().At.Turn(), 1, "-"); !errors.Is(err, ErrGone) {
		t.Errorf("a decision: %v", err)
	}
	if err := machine.Back(0, n); !errors.Is(err, ErrGone) {
		t.Errorf("a decision is taken back: %v", err)
	}
	if err := table.Invite(1); !errors.Is(err, ErrSeat) {
		t.Errorf("an invitation: %v", err)
	}
	if key, err := table.Sit(invite, ""); !errors.Is(err, ErrSeat) || key != "" {
		t.Errorf("a guest sits down: %v", err)
	}
	before := must.Get(os.ReadDir(folder))(t)
	if _, _, err := h.New(Setup{Rules: rules(t, "official"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2)}); !errors.Is(err, ErrFull) {
		t.Errorf("a new table: %v", err)
	}
	if after, err := os.ReadDir(folder); err != nil || len(after) != len(before) {
		t.Errorf("it leaves %d files of %d, %v", len(after), len(before), err)
	}
}

// The key of an invitation tells its seat, and no other text does.
func TestInvited(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, alice := two(t, h, "official", 0)
	if seat, ok := table.Invited(table.Look().Seats[1].Invite); seat != 1 || !ok {
		t.Errorf("the guest is invited to seat %d, %t", seat, ok)
	}
	for _, key := range []string{"", "x", alice, strings.Repeat("a", len(alice))} {
		if seat, ok := table.Invited(key); seat != 0 || ok {
			t.Errorf("%q is invited to seat %d, %t", key, seat, ok)
		}
		if got, err := table.Sit(key, ""); !errors.Is(err, ErrSeat) || got != "" {
			t.Errorf("%q sits down: %v", key, err)
		}
	}
}

// No name of a game leads out of the folder.
func TestNoWayOut(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, filepath.Join(folder, "games"), Config{})
	table, key := two(t, h, "official", 0)
	text := must.Get(os.ReadFile(table.path))(t)
	if info, err := os.Stat(table.path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("others can read the file: %v, %v", info.Mode(), err)
	}
	must.Do(t, os.WriteFile(filepath.Join(folder, "x"+suffix), text, 0o600))
	if _, err := h.Table("../x"); !errors.Is(err, ErrNone) {
		t.Errorf("a table: %v", err)
	}
	if _, err := h.Peek("../x"); !errors.Is(err, ErrNone) {
		t.Errorf("a peek: %v", err)
	}
	if _, err := h.Glimpse("../x", key); !errors.Is(err, ErrNone) {
		t.Errorf("a glimpse: %v", err)
	}
	if g, err := h.Peek(table.id); err != nil || g.ID != table.id {
		t.Errorf("of a table that there is: %+v, %v", g, err)
	}
}

// Where all tables are open that may be, and people look at them, there is no other, and none that is about to
// open takes a place too many.
func TestOpenTables(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Open: 3, Idle: time.Hour})
	first, _ := two(t, h, "official", 0)
	two(t, h, "official", 0)
	h.mu.Lock()
	opening := make(chan struct{})
	h.opening["another"] = opening
	h.mu.Unlock()
	setup := Setup{Rules: rules(t, "official"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2)}
	if _, _, err := h.New(setup); !errors.Is(err, ErrFull) {
		t.Errorf("beside one that is about to open: %v", err)
	}
	if h.files != 2 {
		t.Errorf("%d files", h.files)
	}
	h.mu.Lock()
	delete(h.opening, "another")
	h.mu.Unlock()
	if _, _, err := h.New(setup); err != nil {
		t.Error(err)
	}
	if _, _, err := h.New(setup); !errors.Is(err, ErrFull) {
		t.Errorf("a fourth one: %v", err)
	}
	if again, err := h.Table(first.id); err != nil || again != first {
		t.Errorf("one that is open: %v", err)
	}
}

// A slow disk is one on which something happens while a file is opened.
type slowDisk struct {
	disk.System
	meanwhile func()
}

func (d *slowDisk) Open(name string, flag int, perm fs.FileMode) (disk.File, error) {
	if d.meanwhile != nil {
		d.meanwhile()
	}
	return d.System.Open(name, flag, perm)
}

// A table that is read while the hall closes is not open afterwards.
func TestClosedMeanwhile(t *testing.T) {
	folder, d := t.TempDir(), &slowDisk{}
	h := hall(t, folder, Config{})
	table, _ := two(t, h, "official", 0)
	h.Close()
	h = hall(t, folder, Config{Disk: d})
	d.meanwhile = h.Close
	if got, err := h.Table(table.id); !errors.Is(err, ErrFull) || got != nil || len(h.tables) > 0 {
		t.Errorf("%v, %v, %d tables", got, err, len(h.tables))
	}
}

// A file as large as may be is read, and one with a byte more is not.
func TestLargestFile(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	table, _ := two(t, h, "official", 0)
	text := must.Get(os.ReadFile(table.path))(t)
	for more, ok := range map[int]bool{0: true, 1: false} {
		long := append(text, make([]byte, maxFile-len(text)+more)...)
		must.Do(t, os.WriteFile(table.path, long, 0o600))
		if _, err := h.load(table.path); (err == nil) != ok {
			t.Errorf("%d bytes: %v", len(long), err)
		}
	}
}

// Lines of seats stand in their order, and a later one of a seat counts.
func TestLinesOfSeats(t *testing.T) {
	var k kept
	for _, tt := range []struct {
		seat  int
		name  string
		ok    bool
		seats int
	}{{-1, "A", false, 0}, {1, "A", false, 0}, {0, "A", true, 1}, {2, "B", false, 1}, {1, "B", true, 2}, {0, "C", true, 2}} {
		if err := k.sit(Seat{Number: tt.seat, Name: tt.name}); (err == nil) != tt.ok || len(k.seats) != tt.seats {
			t.Errorf("seat %d: %v, %d seats", tt.seat, err, len(k.seats))
		}
	}
	if k.seats[0].Name != "C" || k.seats[1].Name != "B" {
		t.Errorf("%+v", k.seats)
	}
}

// A table closes when nobody has looked at it for the whole time, nobody watches it, and no clock runs.
func TestIdle(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hall(t, t.TempDir(), Config{})
		table, _ := two(t, h, "official", 0)
		sit(t, table)
		decide(t, table, 1)
		closes := func(want bool, why string) {
			t.Helper()
			if closed, over := table.closeIdle(time.Minute); closed != want || over {
				t.Errorf("%s: closed %t, over %t", why, closed, over)
			}
		}
		time.Sleep(time.Minute - 1)
		closes(false, "a moment before")
		watch := table.Watch(nil, "")
		time.Sleep(time.Hour)
		closes(false, "somebody watches")
		table.Forget(watch)
		time.Sleep(time.Minute)
		closes(true, "after a minute")
		if err := table.Decide(0, 1, "-"); !errors.Is(err, ErrGone) {
			t.Errorf("a decision at a table that was closed: %v", err)
		}
		table, _ = two(t, h, "official", time.Hour)
		sit(t, table)
		decide(t, table, 1)
		time.Sleep(2 * time.Minute)
		closes(false, "a clock runs")
	})
}

// Those who watch are told that somebody has left as soon as that is so.
func TestToldWhenLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hall(t, t.TempDir(), Config{Gone: 20 * time.Second})
		table, _ := two(t, h, "official", 0)
		sit(t, table)
		decide(t, table, 1)
		mine, theirs := table.Watch([]int{0}, ""), table.Watch([]int{1}, "")
		synctest.Wait()
		time.Sleep(time.Minute)
		left := time.Now()
		table.Forget(theirs)
		for !tellsOf(table) {
			<-mine
		}
		if d := time.Since(left); d > 21*time.Second {
			t.Errorf("it is told after %v", d)
		}
	})
}

// Whoever watches is told that a decision was taken back.
func TestToldOfBack(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Pace: -1, Wait: -1})
	table := against(t, h, games.Scrabble(), playing.Time{})
	lays(t, table)
	n := len(mine(t, table).Steps)
	before := table.Look().Version
	watch := table.Watch([]int{0}, "")
	table.mu.Lock()
	table.bots[1].asked = n // as if the last word could have been contested
	table.mu.Unlock()
	must.Do(t, table.Back(0, n))
	if len(watch) == 0 || table.Look().Version == before {
		t.Error("nobody is told")
	}
	table.mu.Lock()
	defer table.mu.Unlock()
	if table.bots[1].asked == n {
		t.Error("the machine is not asked again after as many moves")
	}
}

// A dreamer is a bot that makes no decision the first time, until it is told to stop.
type dreamer struct {
	game.Bot
	dreams chan struct{}
	ended  chan struct{} // closed when it has stopped
}

func (d *dreamer) Decide(ctx context.Context, v game.View) (game.Move, bot.Analysis[game.Move], error) {
	select {
	case <-d.dreams:
		return d.Bot.Decide(ctx, v)
	default:
		close(d.dreams)
		<-ctx.Done()
		close(d.ended)
		return nil, bot.Analysis[game.Move]{}, ctx.Err()
	}
}

// dreaming returns a table at which a bot that dreams is on turn.
func dreaming(t *testing.T) (*Table, *dreamer) {
	h := hall(t, t.TempDir(), Config{Pace: -1, Wait: -1})
	table := against(t, h, games.Scrabble(), playing.Time{})
	d := &dreamer{dreams: make(chan struct{}), ended: make(chan struct{})}
	_ = mine(t, table)
	table.mu.Lock()
	d.Bot = table.bots[1].thinks
	table.bots[1].thinks = d
	table.mu.Unlock()
	for table.Look().At.Turn() == 0 {
		l := table.Look()
		must.Do(t, table.Decide(0, len(l.Steps), first(l.At)))
	}
	return table, d
}

// A bot that was stopped, since the table is another one meanwhile, thinks about that one.
func TestThinksAgain(t *testing.T) {
	table, d := dreaming(t)
	<-d.dreams
	watch := table.Watch(nil, "")
	table.mu.Lock()
	n := table.at.Moves()
	table.thinking.n = -1 // as if a decision had been taken back
	table.thinking.stop()
	table.mu.Unlock()
	for len(table.Look().Steps) == n {
		<-watch
	}
}

// A bot whose game is over stops thinking about it at once.
func TestStopsAtTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		table, d := dreaming(t)
		<-d.dreams
		resigned := time.Now()
		must.Do(t, table.Decide(0, len(table.Look().Steps), "resign"))
		<-d.ended
		if took := time.Since(resigned); took > 0 {
			t.Errorf("it goes on for %v", took)
		}
	})
}

// Other files of the folder are no games, whatever they are called.
func TestOtherFiles(t *testing.T) {
	folder := t.TempDir()
	id := newKey(idLen)
	for _, name := range []string{"notes.txt", id, id + ".TXT", id + ".txt.bak", "." + id + suffix} {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), []byte("text"), 0o600))
	}
	must.Do(t, os.Mkdir(filepath.Join(folder, id+suffix), 0o700))
	if h := hall(t, folder, Config{}); h.files != 0 { // and none is damaged
		t.Errorf("%d of them are games", h.files)
	}
}

// A glimpse tells a table on one device from others.
func TestGlimpseOfDevice(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	for _, shared := range []bool{false, true} {
		table, key, err := h.New(Setup{Rules: rules(t, "official"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2), Shared: shared})
		if err != nil {
			t.Fatal(err)
		}
		info := must.Get(os.Stat(table.path))(t)
		if g, err := h.Glimpse(table.id, key); err != nil || g.Shared != shared || g.ID != table.id || !g.When.Equal(info.ModTime()) {
			t.Errorf("%+v, %v", g, err)
		}
	}
}

// unlisted is a disk whose folders cannot be listed.
type unlisted struct{ disk.System }

var errUnlisted = errors.New("it cannot be listed")

func (unlisted) ReadDir(string) ([]fs.DirEntry, error) { return nil, errUnlisted }

// Whoever could not read a folder leaves it to others.
func TestUnlisted(t *testing.T) {
	folder := t.TempDir()
	if h, _, err := Open(shelf, folder, Config{Disk: unlisted{}}); !errors.Is(err, errUnlisted) || h != nil {
		t.Errorf("%v", err)
	}
	if h := hall(t, folder, Config{}); h.lock == nil {
		t.Error("the folder is not free")
	}
}

// Whoever asks for the table with a key is there.
func TestSeenByAsking(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hall(t, t.TempDir(), Config{Gone: 20 * time.Second})
		table, alice := two(t, h, "official", 0)
		decide(t, table, 1)
		time.Sleep(time.Minute)
		if !table.Presence(0).Left || len(table.SeatsOf("x")) != 0 || !table.Presence(0).Left {
			t.Error("nobody has left after a minute")
		}
		if seats := table.SeatsOf(alice); len(seats) != 1 || seats[0] != 0 || table.Presence(0).Left || !table.Presence(1).Left {
			t.Errorf("the seats of Alice: %v, who has left: %t", seats, table.Presence(0).Left)
		}
	})
}

// No more than 500 glimpses are kept.
func TestMostGlimpses(t *testing.T) {
	var g glimpses
	info := must.Get(os.Stat(t.TempDir()))(t)
	most := 0
	for i := range 1200 {
		id := strconv.Itoa(i)
		g.put(id, info, Glimpse{ID: id}, nil)
		most = max(most, len(g.kept))
		if kept, _, ok := g.get(id, info); !ok || kept.ID != id {
			t.Fatalf("%s is not kept", id)
		}
	}
	if most != 500 {
		t.Errorf("%d are kept", most)
	}
}

// A sleeper is a bot that thinks until it is told to stop.
type sleeper struct {
	game.Bot
	asleep, awake chan struct{}
}

func (s sleeper) Decide(ctx context.Context, _ game.View) (m game.Move, a bot.Analysis[game.Move], err error) {
	close(s.asleep)
	<-ctx.Done()
	close(s.awake)
	return m, a, ctx.Err()
}

// A bot of a table that closes is told to stop.
func TestClosedWhileItThinks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hall(t, t.TempDir(), Config{Pace: -1, Wait: -1})
		table := against(t, h, games.Scrabble(), playing.Time{})
		s := sleeper{asleep: make(chan struct{}), awake: make(chan struct{})}
		table.mu.Lock()
		s.Bot, table.bots[1].thinks = table.bots[1].thinks, s
		table.mu.Unlock()
		for {
			synctest.Wait()
			l := table.Look()
			if l.At.Turn() != 0 {
				break
			}
			must.Do(t, table.Decide(0, len(l.Steps), first(l.At)))
		}
		<-s.asleep
		closed := time.Now()
		h.Close()
		<-s.awake
		if d := time.Since(closed); d > 0 {
			t.Errorf("it has thought for %v more", d)
		}
	})
}

// What cannot be written of a seat has not happened, and whoever watches is told of what has.
func TestSeatUnwritten(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Gone: -1, Wait: -1})
	table, _ := two(t, h, "official", 0)
	invite := table.Look().Seats[1].Invite
	lock := h.lock
	h.lock = nil
	if key, err := table.Sit(invite, ""); !errors.Is(err, ErrUnwritten) || key != "" || table.Look().Seats[1].Invite != invite {
		t.Errorf("a guest sits down: %v", err)
	}
	h.lock = lock
	if _, err := table.Sit(invite, ""); err != nil {
		t.Error(err)
	}
	h.lock = nil
	if err := table.Invite(1); !errors.Is(err, ErrUnwritten) || table.Look().Seats[1].Invite != "" {
		t.Errorf("an invitation: %v", err)
	}
	h.lock = lock
	before := table.Look().Version
	if err := table.Invite(1); err != nil || table.Look().Version == before {
		t.Errorf("nobody is told of an invitation: %v", err)
	}
	before = table.Look().Version
	if err := table.Invite(1); err != nil || table.Look().Version != before {
		t.Errorf("asked again: %v", err)
	}
}
