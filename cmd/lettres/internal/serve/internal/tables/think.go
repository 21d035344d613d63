package tables

import (
	"context"
	"math"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/table"
)

// longest limits how long a bot thinks about one decision.
const longest = 10 * time.Second

// budget bounds what a bot thinks about one decision. Many games share the machine, and
// people do not wait for long.
var budget = bot.Budget{Time: time.Second, Workers: 1, Memory: 2 << 20}

// A botSeat is a bot on a seat. It contests while the table is locked, and thinks beside; a Bot does one
// thing at a time, so there are two.
type botSeat struct {
	contests, thinks game.Bot
	level            bot.Level
	seed             uint64
	asked            int // how many moves there were when it was last asked to contest
}

// newBotSeat returns the bot of a seat, nil for a person.
func newBotSeat(rules *game.Rules, s Seat) (b *botSeat, err error) {
	if !s.Bot() {
		return nil, nil
	}
	b = &botSeat{level: s.Level, seed: s.Seed, asked: -1}
	for _, to := range []*game.Bot{&b.contests, &b.thinks} {
		if *to, err = rules.Bot(s.Level, s.Seed); err != nil {
			return nil, err
		}
		if l, ok := (*to).(game.Limited); ok {
			l.Limit(budget)
		}
	}
	return b, nil
}

// contest lets the bots that are not on turn contest the last word, or let it stand. It reports
// whether one has done something.
func (t *Table) contest() bool {
	for seat, b := range t.bots {
		p, n := t.at.Position(), t.at.Moves()
		if t.closed || b == nil || b.asked == n || t.at.Over() || seat == p.Turn() || !p.CanAct(seat) {
			continue
		}
		b.asked = n
		d := table.Decision{Seat: seat, Seen: n, Text: "."}
		m, contests := b.contests.Contest(p.View(seat))
		if contests {
			d.Move = m
		}
		before := t.changes
		if err := t.decide(d); err != nil {
			t.hall.config.Log("%s: %v", t.id, err)
		}
		if t.changes != before {
			return true
		}
	}
	return false
}

// A thought is a bot that thinks about the position after n moves.
type thought struct {
	seat, n int
	cancel  context.CancelFunc
}

func (t *thought) stop() {
	if t != nil {
		t.cancel()
	}
}

// think lets a bot think that the table waits for. One thinks at a time: one whose position is
// no longer that of the table is stopped, and the table settles again when it has.
func (t *Table) think() {
	n := t.at.Moves()
	if t.thinking != nil {
		if t.thinking.n != n {
			t.thinking.stop()
		}
		return
	}
	if t.closed || t.at.Over() || t.at.Waiting(t.now()) > 0 {
		return
	}
	for seat, b := range t.bots {
		if b == nil || !t.at.Awaits(seat) {
			continue
		}
		ctx, cancel := context.WithTimeout(context.Background(), longest+t.hall.config.Pace)
		t.thinking = &thought{seat, n, cancel}
		p := t.at.PositionFor(seat)
		pace := pace(max(0, t.hall.config.Pace), t.seats[seat].Level, choices(p.View(seat)))
		if left, ok := t.at.Remaining(t.now(), seat); ok {
			pace = min(pace, left/20)
		}
		go t.decideFor(ctx, b, t.thinking, p.View(seat), pace)
		return
	}
}

// manyChoices limits how many are counted: more make a decision no harder.
const manyChoices = 1000

// choices returns among how many decisions there is one to be made, at most manyChoices.
func choices(v game.View) (n int) {
	for range v.Moves() {
		if n++; n == manyChoices {
			break
		}
	}
	return n
}

// pace returns how long a bot of a level takes for a decision, as a person would: the longer the
// more there is to choose from, and the weaker the longer. One that is forced takes half of the
// usual time, and none more than three times as long.
func pace(usual time.Duration, level bot.Level, choices int) time.Duration {
	if choices <= 1 {
		return usual / 2
	}
	hard := 0.5 + math.Log2(float64(min(choices, manyChoices)))/4 // 0.75 to 3
	slow := 1.16 - 0.04*float64(level)                            // 1.12 to 0.84
	return min(time.Duration(float64(usual)*hard*slow), 3*usual)
}

// decideFor thinks, and plays what comes of it. No sooner than after the pace: people have to
// see what a bot does.
func (t *Table) decideFor(ctx context.Context, b *botSeat, about *thought, v game.View, pace time.Duration) {
	defer about.cancel()
	seen := time.NewTimer(pace)
	defer seen.Stop()
	var m game.Move
	err := error(context.Canceled)
	select {
	case t.hall.workers <- struct{}{}:
		m, err = t.hall.Think(ctx, b.thinks, b.level, b.seed, budget, v)
		<-t.hall.workers
	case <-ctx.Done():
	}
	select {
	case <-seen.C:
	case <-ctx.Done():
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.thinking = nil
	t.catchUp()
	if t.closed || t.at.Moves() != about.n {
		t.think()
		return
	}
	d := table.Decision{Seat: about.seat, Seen: about.n, Move: m}
	if err == nil {
		err = t.decide(d)
	}
	if err != nil && t.at.Moves() == about.n {
		t.hall.config.Log("%s: the player of seat %d gives up: %v", t.id, about.seat, err)
		d.Move = t.at.Rules().Game().Resign()
		if err := t.decide(d); err != nil {
			t.hall.config.Log("%s: %v", t.id, err)
		}
	}
}
