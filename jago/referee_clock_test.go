package jago_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	anygame "github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
	seats "github.com/jeudelettres/lettres/table"
)

// The referee's disc and glass (jago/clock, clock-free, clock-finish, end), of which the sand falls a second
// at a time, and what the opponent finds who counts the letters (jago/lead-check).

// slowFinish is the seconds that a table gives a player to say that the turn ends after its last word.
const slowFinish = 10

// A slowClock is the disc and the glass as they stand.
type slowClock struct {
	disc   [2]int
	turn   int // the seat whose turn the glass is for, -1 between turns
	sand   int // seconds in the glass
	stands bool
	now    int
	lost   bool

	sent     int        // when the last word was laid, if nothing came after it; -1 else
	sentDisc int        // what the disc showed its author then
	said     *slowClock // as it stood when the last turn was said to end, while its last word can be contested
}

func newSlowClock() *slowClock { return &slowClock{disc: [2]int{5, 5}, turn: -1, sent: -1} }

// until lets the sand fall, and reports when a player has lost.
func (k *slowClock) until(now int) {
	for k.now < now && !k.lost {
		k.now++
		if k.turn < 0 || k.stands {
			continue
		}
		switch k.sand--; {
		case k.sand > 0:
		case k.disc[k.turn] == 1:
			k.lost = true
		default:
			k.disc[k.turn]--
			k.disc[1-k.turn]++
			k.sand = 60
		}
	}
}

// after does what the players do with the glass after a move of p that led to the position after.
func (k *slowClock) after(after *table, p jago.Player, m jago.Move, e slowEffect) {
	last, lastDisc := k.sent, k.sentDisc
	k.sent = -1
	switch m.Kind() {
	case jago.KindPlace:
		k.said = nil
		k.sent, k.sentDisc = k.now, k.disc[p]
	case jago.KindEndTurn:
		said := *k
		k.said = &said
		if last >= 0 && k.now-last <= slowFinish && k.disc[p] < lastDisc { // it was being laid as the glass ran out
			k.disc[p]++
			k.disc[1-p]--
		}
		k.turn = -1 // the minute begun is free
	case jago.KindContest:
		k.stands = true
		if len(e.bad) > 0 && k.said != nil { // the turn has not ended
			now := k.now
			*k = *k.said
			k.now, k.stands, k.said = now, true, nil
		}
	}
	if after.open == nil {
		k.said = nil
	}
	switch {
	case after.phase == jago.Over:
		k.turn = -1
	case after.phase != jago.Playing:
	case k.turn < 0: // the opponent turns the glass
		k.turn, k.sand, k.stands = int(after.turn), 60, false
	default:
		k.stands = false
	}
}

// timed plays one random game at a table with the disc and the glass, and compares the position and the clock at
// every move.
func (d *duo) timed(t *testing.T, how mood, seed uint64) {
	t.Helper()
	r := must.Get(games.Jago().Compile(d.Options.String(), d.words))(t)
	at := must.Get(seats.New(seats.Config{Rules: r, Time: seats.Time{Disc: true}, Wait: -1, ByHand: true, Seed: seed}))(t)
	for seat := range 2 {
		at, _, _ = at.Sit(0, seat)
	}
	d.state = at.Position().Of().(jago.State)
	d.table = d.referee.start(d.state.Turn())
	d.history = []string{"first " + d.state.Turn().String(), "at a table of " + fmt.Sprint(seed)}
	d.compare(t)
	k := newSlowClock()
	for moves := 0; d.table.phase != jago.Over; moves++ {
		if moves > 150 {
			how.resign = 300
		}
		now := k.now + d.delay(k)
		if k.until(now); k.lost {
			next, events := at.Tick(time.Duration(now) * time.Second)
			if len(events) != 1 || events[0].At != time.Duration(k.now)*time.Second || events[0].Step.Move.String() != jago.Flag().String() {
				t.Fatalf("%s\nat %d s the table says %+v, and the glass is out at %d", d, now, events, k.now)
			}
			d.seen["the last minute out"]++
			at = next
			d.timedMove(t, k, at, d.table.turn, jago.Flag())
			continue
		}
		p, m := d.decide(how)
		if d.bot.in(100) && d.table.phase == jago.Playing { // the lead is claimed, whether there is one or not
			p, m = d.table.turn, jago.EndTurn()
		}
		if m.Kind() == jago.KindFlag {
			p, m = d.table.turn, jago.Resign()
		}
		next, events, err := at.Decide(time.Duration(now)*time.Second, seats.Decision{Seat: int(p), Seen: at.Moves(), Text: m.String()})
		if want := d.rule(d.table, p, m); len(want) > 0 {
			var v *rulebook.Violation
			if !errors.As(err, &v) || v.Clause != want.Clause() {
				t.Fatalf("%s\n%s %s: %v, slowly %v", d, p, m, err, want)
			}
			d.counted(t, p, m, v)
			d.sameClock(t, k, at) // which runs on
			continue
		}
		if err != nil || len(events) != 1 {
			t.Fatalf("%s\n%s %s: %v, %v", d, p, m, events, err)
		}
		at = next
		d.timedMove(t, k, at, p, events[0].Step.Move.(jago.Move))
	}
	d.seen["end "+string(d.table.end)]++
}

// timedMove makes a move that the table has made.
func (d *duo) timedMove(t *testing.T, k *slowClock, at seats.Table, p jago.Player, m jago.Move) {
	t.Helper()
	before := *k
	d.history = append(d.history, fmt.Sprintf("%d s", k.now))
	_, effect := d.referee.play(d.table, p, m)
	d.play(t, p, m)
	if got := at.Position().Of().(jago.State); got != d.state {
		t.Fatalf("%s\nthe table has %s", d, got)
	}
	k.after(d.table, p, m, effect)
	switch {
	case m.Kind() == jago.KindEndTurn && k.disc != before.disc:
		d.seen["a minute kept by a word that was being laid"]++
	case m.Kind() == jago.KindContest && before.turn >= 0 && k.stands:
		d.seen["the glass stands for a contest"]++
	case m.Kind() == jago.KindContest && before.said != nil && k.turn == int(p):
		d.seen["the turn of who contests goes on"]++
	case m.Kind() == jago.KindContest && before.said != nil && k.turn >= 0:
		d.seen["a turn that was said to end goes on"]++
	}
	d.sameClock(t, k, at)
	if d.bot.in(50) {
		text := must.Get(json.Marshal(at))(t)
		again, err := seats.Read(text, func(string, string) (*anygame.Rules, error) { return at.Rules(), nil })
		if back, _ := json.Marshal(again); err != nil || string(back) != string(text) {
			t.Fatalf("%s\n%s reads back as %s: %v", d, text, back, err)
		}
	}
}

// delay returns how many seconds go by before the next act: few while the glass stands.
func (d *duo) delay(k *slowClock) int {
	switch {
	case k.turn < 0 || k.stands:
		return d.rng.IntN(4)
	case k.sent >= 0:
		return d.rng.IntN(13)
	}
	return gametest.One(d.rng, []int{0, d.rng.IntN(10), d.rng.IntN(70), d.rng.IntN(70), k.sand - 1, k.sand, k.sand - d.rng.IntN(min(9, k.sand)), d.rng.IntN(200)})
}

// sameClock compares what the disc and the glass show.
func (d *duo) sameClock(t *testing.T, k *slowClock, at seats.Table) {
	t.Helper()
	differ := gametest.Differ(t, d)
	now := time.Duration(k.now) * time.Second
	seat, runs := at.Running()
	differ("the glass runs", runs, k.turn >= 0 && !k.stands && d.table.phase != jago.Over)
	if !runs {
		return
	}
	differ("the glass is of seat", seat, k.turn)
	for side := range 2 {
		want := 60 * k.disc[side]
		if side == k.turn {
			want += k.sand - 60
		}
		left, ok := at.Remaining(now, side)
		differ("there is a clock", ok, true)
		differ(fmt.Sprintf("the time of seat %d", side), left, time.Duration(want)*time.Second)
		if side == k.turn {
			next, _ := at.Next()
			differ("the last minute is out", next, now+time.Duration(want)*time.Second)
		}
	}
}

// counted compares what is done about the end of a turn that is refused: where the words are good the opponent counts
// the letters, and a lead wrongly claimed ends nothing (jago/lead-check, lead-check-wrong).
func (d *duo) counted(t testing.TB, p jago.Player, m jago.Move, v *rulebook.Violation) {
	t.Helper()
	if m.Kind() != jago.KindEndTurn || v.Clause != law.JagoEndOfTurn {
		return
	}
	words := !d.table.strict || d.allGood(d.table)
	if lacking := d.table.shown(p) <= d.table.shown(other(p)); (v.Remedy == law.JagoLeadCheckWrong) != (words && lacking) {
		t.Fatalf("%s\n%s: %v is remedied by %q", d, m, v, v.Remedy)
	}
	if words {
		d.seen["a lead wrongly claimed"]++
	}
}

// Over random games at a table the disc and the glass stand as the referee has them, and a game is lost at the second
// at which it says so.
func TestClockAgrees(t *testing.T) {
	words := slowSample(t, 1, 1500)
	entries := slowEntries(words)
	seen := map[string]int{}
	rng := rand.New(rand.NewPCG(40, 5))
	for n := range gametest.N(60, 1000) {
		o := jago.Official()
		if n%3 > 0 {
			o = oddOptions(rng)
		}
		o.Validation = jago.Validation(rng.IntN(2))
		d := newDuo(t, rng, newReferee(o, words, nil), nil, entries, seen)
		how := gametest.One(rng, slices.Concat(moods[:5], moods[6:7]))
		d.timed(t, how, uint64(n))
	}
	t.Log(seen)
	if gametest.Long() {
		gametest.ComesUp(t, seen, []string{
			"the last minute out", "a minute kept by a word that was being laid", "the glass stands for a contest",
			"a turn that was said to end goes on", "the turn of who contests goes on", "a lead wrongly claimed", "end " + string(law.JagoEnd), "end " + string(law.JagoEndUnfinished),
		})
	}
}
