package tables

import (
	"context"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
)

// longest is how long a bot may think about one decision at the very most.
const longest = 10 * time.Second

// thought bounds what a bot thinks about one decision. Many games share the machine, and
// people do not wait for long.
var thought = bot.Budget{Time: time.Second, Workers: 1, Memory: 2 << 20}

// think lets the bot on turn think, if it is a bot's turn.
func (t *Table) think() {
	seat := t.pos.Turn()
	if t.closed || t.pos.Over() || t.bots[seat] == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), longest+t.hall.config.Wait+t.hall.config.Pace)
	t.thinking = cancel
	wait := max(0, t.hall.config.Pace)
	if t.pos.Acts(seat).Draw > 0 {
		wait /= 2
	}
	if Contestable(t.pos, seat) {
		wait = max(wait, time.Until(t.waits))
	}
	go t.decide(ctx, cancel, seat, len(t.steps), t.pos, wait)
}

// decide thinks about the position after n moves, and plays what comes of it. No sooner
// than after the wait: people have to see what a bot does.
func (t *Table) decide(ctx context.Context, done context.CancelFunc, seat, n int, pos game.Position, wait time.Duration) {
	defer done()
	began := time.Now()
	select {
	case t.hall.workers <- struct{}{}:
	case <-ctx.Done():
		return
	}
	t.botsMu.Lock()
	var m game.Move
	err := ctx.Err()
	if err == nil {
		m, _, err = t.bots[seat].Decide(ctx, pos.View(seat))
	}
	t.botsMu.Unlock()
	<-t.hall.workers
	for left := wait - time.Since(began); err == nil && left > 0; left = wait - time.Since(began) {
		select {
		case <-time.After(min(left, 100*time.Millisecond)):
		case <-ctx.Done():
			return
		}
		t.mu.Lock()
		if accepted := t.waits.IsZero() && len(t.steps) == n; accepted && Contestable(pos, seat) {
			wait = min(wait, max(0, t.hall.config.Pace)) // the opponent lets the word stand
		}
		t.mu.Unlock()
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.closed || len(t.steps) != n {
		return
	}
	t.flags()
	if len(t.steps) != n {
		return
	}
	if err == nil {
		err = t.act(seat, m)
	}
	if err != nil && len(t.steps) == n {
		t.hall.config.Log("%s: the player of seat %d gives up: %v", t.id, seat, err)
		if err := t.act(seat, t.rules.Game().Resign()); err != nil {
			t.hall.config.Log("%s: %v", t.id, err)
		}
	}
}
