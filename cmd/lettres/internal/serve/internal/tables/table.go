package tables

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Table is a game under way, or over.
type Table struct {
	hall  *Hall
	id    string
	head  head
	rules *game.Rules
	names []string
	lines game.Record // writes the lines of the file
	start game.Position

	mu       sync.Mutex
	chance   *rand.Rand
	seats    []Seat
	steps    []game.Step
	pos      game.Position
	clock    timer
	began    time.Time // instant 0 of the clock
	size     int64     // of the file
	waits    time.Time // until when the last word waits for a contest
	ten      time.Time // when the last chance is over; zero without one
	timer    *time.Timer
	bots     []game.Bot
	botsMu   sync.Mutex         // a bot does one thing at a time
	thinking context.CancelFunc // nil while no bot thinks
	watchers map[chan struct{}]bool
	sat      int // how often somebody has sat down
	lapses   int // of limits, since somebody has last decided
	used     time.Time
	closed   bool
}

func newTable(h *Hall, id string, k *kept) (*Table, error) {
	t := &Table{
		hall: h, id: id, head: k.head, rules: k.read.Rules, names: k.read.Names, start: k.read.Start,
		chance: newRand(), seats: k.seats, steps: k.read.Steps, pos: k.read.Start, size: k.size,
		watchers: map[chan struct{}]bool{}, used: time.Now(), bots: make([]game.Bot, len(k.seats)),
	}
	if err := os.Truncate(h.path(id), k.size); err != nil {
		return nil, err
	}
	if n := len(t.steps); n > 0 {
		t.pos = t.steps[n-1].After
	}
	for i, s := range t.seats {
		if !s.Bot() {
			continue
		}
		var err error
		if t.bots[i], err = t.rules.Bot(s.Level, s.Seed); err != nil {
			return nil, err
		}
		if b, ok := t.bots[i].(game.Limited); ok {
			b.Limit(thought)
		}
	}
	t.lines = t.rules.NewRecord(game.Toss{First: t.head.First}, t.names...)
	var err error
	if t.clock, err = newTimer(t.head, k.clock); err != nil {
		return nil, err
	}
	t.began = time.Now().Add(-t.clock.at())
	t.mu.Lock()
	defer t.mu.Unlock()
	t.wake()
	t.settle()
	return t, nil
}

// ErrStale is that a decision was made on another position than this one.
var ErrStale = errors.New("the game has gone on in the meantime")

// ErrWait is that a word can still be contested, and its author has to wait a moment.
var ErrWait = errors.New("the opponent may still contest")

// ErrSeat is that somebody does not sit there.
var ErrSeat = errors.New("nobody sits there with this key")

// Decide plays what a seat decides on after n moves.
func (t *Table) Decide(seat, n int, text string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.used = time.Now()
	t.flags()
	switch {
	case t.closed:
		return ErrNone
	case n != len(t.steps):
		return ErrStale
	case t.waiting(seat):
		return ErrWait
	}
	m, _, err := t.pos.ReadDecision(seat, text)
	t.lapses = 0
	if err != nil {
		return err
	}
	return t.act(seat, m)
}

// waiting reports whether a seat has laid a word that the opponent is looking at.
func (t *Table) waiting(seat int) bool {
	return time.Now().Before(t.waits) && Contestable(t.pos, seat)
}

// Accept is that a seat lets the last word stand, so that its author need not wait.
func (t *Table) Accept(seat, n int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if n != len(t.steps) {
		return ErrStale
	}
	if !Contestable(t.pos, seat) {
		t.waits = time.Time{}
		t.wake()
		t.setTimer()
		t.tell()
	}
	return nil
}

// act plays a decision, and what follows of itself.
func (t *Table) act(seat int, m game.Move) error {
	step, err := t.pos.Do(t.chance, seat, m)
	if err != nil {
		return err
	}
	return t.play(step, t.now())
}

// play takes a step into the game and the file, and gives the clock to who is on turn.
func (t *Table) play(step game.Step, now time.Duration) error {
	var waits time.Time
	if !t.rules.Traits().Strict && !t.head.Shared && Contestable(step.After, step.Seat) && t.personBeside(step.Seat) && t.hall.config.Wait > 0 {
		waits = time.Now().Add(t.hall.config.Wait)
	}
	timer, err := t.clock, error(nil)
	if t.head.timed() {
		var last *game.Step
		if n := len(t.steps); n > 0 {
			last, timer = &t.steps[n-1], timer.goOn(t.pos, now)
		}
		if timer, err = timer.after(last, step, now); err != nil {
			return err
		}
		if t.stands(waits) {
			timer = timer.stop(now)
		}
	}
	line, err := t.lines.Line(step)
	if err != nil {
		return err
	}
	if t.head.timed() {
		line += clockMark + timer.String()
	}
	size, err := appendLine(t.hall.path(t.id), t.size, line+"\n")
	if err != nil {
		t.hall.config.Log("%s: %v", t.id, err)
		return err
	}
	t.size, t.clock, t.pos, t.steps, t.waits = size, timer, step.After, append(t.steps, step), waits
	t.settle()
	return nil
}

// personBeside reports whether somebody other than that seat is a person.
func (t *Table) personBeside(seat int) bool {
	for i, s := range t.seats {
		if i != seat && !s.Bot() {
			return true
		}
	}
	return false
}

// settle does what has to be done in a new position: bots contest and think, the last
// chance is counted, and all who watch are told.
func (t *Table) settle() {
	if t.thinking != nil {
		t.thinking()
		t.thinking = nil
	}
	if !t.closed && t.contest() {
		return // play has settled what it led to
	}
	t.ten = time.Time{}
	if turn := t.pos.Turn(); !t.pos.Over() && t.rules.Traits().LastChance && !t.seats[turn].Bot() && t.pos.Acts(turn).Ten {
		t.ten = time.Now().Add(t.hall.config.Ten)
	}
	t.think()
	t.setTimer()
	t.tell()
}

// contest lets the bots that are not on turn contest the last word.
func (t *Table) contest() bool {
	for seat, b := range t.bots {
		if b == nil || t.pos.Over() || seat == t.pos.Turn() || !t.pos.CanAct(seat) {
			continue
		}
		t.botsMu.Lock()
		m, contest := b.Contest(t.pos.View(seat))
		t.botsMu.Unlock()
		if !contest {
			continue
		}
		err := t.act(seat, m)
		if err == nil {
			return true
		}
		t.hall.config.Log("%s: %v", t.id, err)
	}
	return false
}

// setTimer sets the timer to the next flag, or the end of the last chance or of a wait.
func (t *Table) setTimer() {
	if t.timer != nil {
		t.timer.Stop()
	}
	if t.closed || t.pos.Over() {
		return
	}
	var wait time.Duration = -1
	if _, at, ok := t.clock.next(t.pos); ok {
		wait = max(0, at-t.now())
	}
	for _, end := range []time.Time{t.ten, t.waits} {
		if left := time.Until(end); !end.IsZero() && left >= 0 && (wait < 0 || left < wait) {
			wait = left
		}
	}
	if !t.ten.IsZero() && !time.Now().Before(t.ten) {
		wait = 0
	}
	if wait >= 0 {
		t.timer = time.AfterFunc(wait, t.tick)
	}
}

// tick is the timer.
func (t *Table) tick() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.closed {
		return
	}
	n := len(t.steps)
	t.flags()
	if n == len(t.steps) && !t.ten.IsZero() && !time.Now().Before(t.ten) {
		t.ten = time.Time{}
		turn := t.pos.Turn()
		m, _, err := t.pos.ReadDecision(turn, ".")
		if err == nil {
			err = t.act(turn, m)
		}
		var v *rulebook.Violation
		if err != nil && !errors.As(err, &v) {
			t.hall.config.Log("%s: %v", t.id, err)
		}
		return
	}
	if n == len(t.steps) {
		t.setTimer()
		t.tell()
	}
}

// close stops what goes on at the table.
func (t *Table) close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.shut()
}

func (t *Table) shut() {
	t.closed = true
	if t.timer != nil {
		t.timer.Stop()
	}
	if t.thinking != nil {
		t.thinking()
		t.thinking = nil
	}
	for w := range t.watchers {
		close(w)
		delete(t.watchers, w)
	}
}

// closeIdle closes a table that nobody has looked at for that long and where no clock
// runs, and reports whether it has.
func (t *Table) closeIdle(idle time.Duration) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	_, runs := t.clock.running(t.pos)
	if runs && !t.pos.Over() || len(t.watchers) > 0 || time.Since(t.used) < idle {
		return false
	}
	t.shut()
	return true
}

// Contestable reports whether a word of the seat can be contested.
func Contestable(p game.Position, seat int) bool {
	for author := range p.Open() {
		if author == seat {
			return true
		}
	}
	return false
}
