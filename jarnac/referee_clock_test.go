package jarnac_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	anygame "github.com/jeudelettres/lettres/game"
	anygames "github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
	seats "github.com/jeudelettres/lettres/table"
)

// The referee's chess clock (official/time/clock, start, stoppage, flag), its limit for moves (official/time/per-move,
// per-move-lapse), the ten seconds of the last chance (official/end/last-line) and the time in which a word can be
// contested, each a number of seconds that goes down by one.

const (
	slowTen      = 10 // official/end/last-line
	slowPatience = 30 // that a table gives a player for whom no clock runs
)

// A slowClock is the clocks of a table as they stand.
type slowClock struct {
	whole, each, increment int // seconds for a game and for a move, 0 for none
	contest                int // seconds to contest a word, 0 for none
	byHand                 bool

	now    int
	begun  bool // the first letters are drawn
	paused bool // the arbiter decides
	left   [2]int
	act    int  // left to the player on turn for what is to be done; 0 for no limit
	lapsed bool // that is over
	lapses int  // in a row
	wait   int  // left to contest a word
	waited bool // that is over
	stand  bool // the opponent lets the words stand
}

// A slowDue is what happens when nobody acts.
type slowDue int

const (
	slowNothing slowDue = iota
	slowFlag
	slowLapse
	slowWaited
)

// falls reports whether the flag of p can fall: not twice, not while a Jarnac is announced (official/time/out-room),
// and not once the last word was laid (classic/end-flag).
func (k *slowClock) falls(t *table, p jarnac.Player) bool {
	switch t.answer {
	case announced, lastWord, beforeCount:
		return false
	}
	return k.whole > 0 && !t.out[p]
}

func (k *slowClock) runs(t *table) bool {
	return k.begun && !k.paused && k.wait == 0 && k.lapses < 4 && t.phase != jarnac.Over
}

// awaited reports whether the player who is not on turn may still contest.
func (k *slowClock) awaited(t *table) bool {
	p, open := t.contester()
	return open && p != t.turn && !k.stand
}

// due returns what happens now.
func (k *slowClock) due(t *table) slowDue {
	switch {
	case t.phase == jarnac.Over || k.paused:
	case k.waited:
		return slowWaited
	case !k.runs(t):
	case k.falls(t, t.turn) && k.left[t.turn] <= 0:
		return slowFlag
	case k.lapsed:
		return slowLapse
	}
	return slowNothing
}

// until lets the seconds go by one after the other, until something happens.
func (k *slowClock) until(t *table, now int) slowDue {
	for k.due(t) == slowNothing && k.now < now {
		k.now++
		switch {
		case k.paused:
		case k.wait > 0: // in which all clocks stand
			k.wait--
			k.waited = k.wait == 0
		case k.runs(t):
			if k.falls(t, t.turn) {
				k.left[t.turn]--
			}
			if k.act > 0 {
				k.act--
				k.lapsed = k.act == 0
			}
		}
	}
	return k.due(t)
}

// next returns the second at which something happens if nobody acts.
func (k *slowClock) next(t *table) (at int, ok bool) {
	switch {
	case t.phase == jarnac.Over || k.paused:
		return 0, false
	case k.wait > 0:
		return k.now + k.wait, true
	case !k.runs(t):
		return 0, false
	}
	if at, ok = k.now+k.left[t.turn], k.falls(t, t.turn); k.act > 0 && (!ok || k.now+k.act < at) {
		return k.now + k.act, true
	}
	return at, ok
}

// after sets the clocks after a move of p.
func (k *slowClock) after(r *referee, before, after *table, p jarnac.Player, m jarnac.Move) {
	if before.turn == p && after.turn != p && k.falls(before, p) && m.Kind() != jarnac.KindFlag { // who presses
		k.left[p] += k.increment
	}
	k.begun = true
	if lays(before, after) {
		k.stand, k.wait = false, k.contest
	}
	if contester, open := after.contester(); !open || contester == after.turn {
		k.stand = false
	}
	if !k.awaited(after) {
		k.wait = 0
	}
	limit := 0
	switch {
	case after.phase == jarnac.Over:
	case after.answer == lastChance:
		limit = slowTen
	case k.each > 0:
		limit = k.each
	case k.whole > 0 && !k.falls(after, after.turn):
		limit = slowPatience
	}
	// A draw is part of the move that it belongs to (official/time/per-move).
	if m.Kind() != jarnac.KindDraw || after.turn != p || k.act == 0 || k.act > limit || limit != k.each {
		k.act = limit
	}
	k.lapsed = false
}

// lays reports whether a word came into question.
func lays(before, after *table) bool { return len(fallen(after, before)) > 0 }

// fallen returns the words that are in question on one table and not on the other.
func fallen(on, not *table) (words []laid) {
	if on.phase == jarnac.Over {
		return nil
	}
	for _, w := range on.open[on.tested:] {
		if not.phase == jarnac.Over || !slices.ContainsFunc(not.open[not.tested:], func(o laid) bool { return o.author == w.author && o.move() == w.move() }) {
			words = append(words, w)
		}
	}
	return words
}

// forced reports whether the player on turn has nothing to do but to draw, as far as everybody sees at once: which
// words there are does not count.
func (r *referee) forced(t *table) bool {
	p, other := t.turn, t.turn.Opponent()
	contester, open := t.contester()
	switch {
	case t.phase == jarnac.Over || t.due() == 0 || open && contester == p:
		return false
	case t.phase == jarnac.Bonus:
		return true
	case t.begun[p] && t.size > 0 && t.rack[p].len() >= t.size && t.bag.len() >= t.size: // a swap
		return false
	case t.barred || t.spent || t.calls >= r.Jarnacs || t.full(p):
		return true
	case !t.full(other) && t.rack[other].len() >= r.MinLength:
		return false
	}
	return !slices.ContainsFunc(t.lines[other], func(w string) bool {
		return w != "" && len(w) < r.MaxLength && t.rack[other].len() > 0
	})
}

// A sitting is a game at a table, in both hands.
type sitting struct {
	*duo
	*slowClock
	at      seats.Table
	history []string
	moves   []string // as both players have seen them
	seen    map[string]int
	rng     *rand.Rand
}

func (s *sitting) String() string {
	from := max(0, len(s.history)-12)
	return fmt.Sprintf("%v\n%v\nClocks: %+v", s.duo, s.history[from:], *s.slowClock)
}

// made compares a move that the table has made, and makes it.
func (s *sitting) made(t *testing.T, e seats.Event, p jarnac.Player, auto bool) {
	t.Helper()
	m, ok := e.Step.Move.(jarnac.Move)
	if e.What != seats.Moved || !ok || e.Step.Seat != int(p) || e.Auto != auto || e.At != seconds(s.now) {
		t.Fatalf("%s\nthe table says %+v, and %s moves now, by the table %t", s, e, p, auto)
	}
	before := s.table
	s.history = append(s.history, fmt.Sprintf("%d s %s %s", s.now, p, m))
	for seat := range 2 { // all letters lie face up (official/mat/open)
		if heard := e.Heard(seat); heard != m.String() {
			t.Fatalf("%s\nseat %d hears %q", s, seat, heard)
		}
	}
	s.moves = append(s.moves, m.String())
	s.play(t, p, m)
	if got := e.Step.After.Of().(jarnac.State); got != s.state {
		t.Fatalf("%s\nthe table has %s", s, got)
	}
	s.after(s.referee, before, s.table, p, m)
}

func seconds(n int) time.Duration { return time.Duration(n) * time.Second }

// kind takes the first event, which has to be a move of this kind by the table for the player on turn.
func (s *sitting) kind(t *testing.T, events []seats.Event, kinds ...jarnac.Kind) []seats.Event {
	t.Helper()
	if len(events) == 0 {
		t.Fatalf("%s\nthe table does nothing, and %v is due", s, kinds)
	}
	if m, _ := events[0].Step.Move.(jarnac.Move); !slices.Contains(kinds, m.Kind()) {
		t.Fatalf("%s\nthe table says %+v, and %v is due", s, events[0], kinds)
	}
	s.made(t, events[0], s.table.turn, true)
	return events[1:]
}

// settled takes the draws that come by themselves.
func (s *sitting) settled(t *testing.T, events []seats.Event) []seats.Event {
	t.Helper()
	for !s.byHand && !s.paused && s.wait == 0 && s.referee.forced(s.table) && (s.contest > 0 || !s.awaited(s.table)) {
		events = s.kind(t, events, jarnac.KindDraw)
		s.seen["a draw by itself"]++
	}
	return events
}

// goBy lets the time go by until an instant, with what happens in it.
func (s *sitting) goBy(t *testing.T, events []seats.Event, now int) []seats.Event {
	t.Helper()
	for {
		tb := s.table
		switch s.until(tb, now) {
		case slowNothing:
			return events
		case slowWaited:
			if len(events) == 0 || events[0].What != seats.WaitOver || events[0].At != seconds(s.now) {
				t.Fatalf("%s\nthe time to contest is over, and the table says %+v", s, events)
			}
			s.waited = false
			events = events[1:]
			s.seen["nobody has contested in time"]++
		case slowFlag:
			s.seen["a flag"]++
			switch {
			case tb.answer == lastChance:
				s.seen["a flag in the last chance"]++
			case tb.out[tb.turn.Opponent()]:
				s.seen["a second flag"]++
			case tb.full(tb.turn):
				s.seen["a flag with a full mat"]++
			case tb.untested():
				s.seen["a flag with a word in question"]++
			}
			events = s.kind(t, events, jarnac.KindFlag)
			if s.table.answer == lastFlag {
				s.seen["a word to be contested after both flags"]++
			}
		case slowLapse:
			switch {
			case tb.answer == lastChance && tb.out[tb.turn]:
				s.seen["ten seconds of a player out of time"]++
			case tb.answer == lastChance:
				s.seen["ten seconds over"]++
			case tb.answer == announced:
				s.seen["an announced Jarnac stands, nobody having answered"]++
			case tb.answer == beforeCount || tb.answer == lastWord:
				s.seen["a last word stands, nobody having answered"]++
			case tb.out[tb.turn]:
				s.seen["a pass for a player out of time"]++
			default:
				s.seen["a limit for a move over"]++
			}
			if s.lapsed = false; s.each > 0 {
				s.lapses++
			}
			for p := s.table.turn; s.table.phase != jarnac.Over && s.table.turn == p; {
				switch {
				case s.table.due() > 0:
					events = s.kind(t, events, jarnac.KindDraw)
					s.seen["a draw by a limit"]++
					continue
				case s.table.phase == jarnac.Answer:
					events = s.kind(t, events, jarnac.KindLetGo)
				default:
					events = s.kind(t, events, jarnac.KindPass)
				}
				break
			}
		}
		events = s.settled(t, events)
	}
}

// tick lets the time go by at the table, at once and in steps, and compares.
func (s *sitting) tick(t *testing.T, now int) {
	t.Helper()
	late, events := s.at.Tick(seconds(now))
	punctual, steps := s.at, 0
	for next, ok := punctual.Next(); ok && next <= seconds(now); next, ok = punctual.Next() {
		punctual, _ = punctual.Tick(next)
		steps++
	}
	if rest := s.goBy(t, events, now); len(rest) > 0 {
		t.Fatalf("%s\nat %d s the table does more: %+v", s, now, rest)
	}
	if s.at = late; steps > 1 {
		s.seen["a tick that was late for several"]++
		if a, b := written(t, late), written(t, punctual); a != b {
			t.Fatalf("%s\na late tick and punctual ones differ:\n%s\n%s", s, a, b)
		}
	}
	s.shows(t)
}

func written(t *testing.T, at seats.Table) string {
	t.Helper()
	return string(must.Get(json.Marshal(at))(t))
}

// shows compares what the clocks show, and for whom the table waits.
func (s *sitting) shows(t *testing.T) {
	t.Helper()
	differ := gametest.Differ(t, s)
	now, tb := seconds(s.now), s.table
	if got := s.at.Position().Of().(jarnac.State); got != s.state {
		t.Fatalf("%s\nthe table has %s", s, got)
	}
	if s.rng.IntN(20) == 0 {
		s.sees(t)
	}
	seat, runs := s.at.Running()
	differ("a clock runs", runs, s.slowClock.runs(tb) && (s.falls(tb, tb.turn) || s.each > 0))
	if runs {
		differ("the clock runs of seat", seat, int(tb.turn))
	}
	for p := range jarnac.Player(2) {
		left, ok := s.at.Remaining(now, int(p))
		differ("there is a clock", ok, s.whole > 0)
		if ok {
			differ("the time of "+p.String(), left, seconds(s.left[p]))
		}
		contester, open := tb.contester()
		awaits := tb.phase != jarnac.Over && p == tb.turn
		if s.wait > 0 && open && contester == p && p != tb.turn {
			awaits = !s.stand
		}
		differ("the table waits for "+p.String(), s.at.Awaits(int(p)), awaits)
	}
	left, ok := s.at.TurnLeft(now)
	if tb.phase == jarnac.Over {
		ok = false
	}
	differ("there is a limit", ok, s.act > 0)
	if ok {
		differ("the limit", left, seconds(s.act))
	}
	if tb.phase != jarnac.Over {
		differ("the time to contest", s.at.Waiting(now), seconds(s.wait))
	}
	want, due := s.next(tb)
	next, ok := s.at.Next()
	differ("something is due", ok, due)
	if ok {
		differ("it is due", next, seconds(want))
	}
}

// sees compares what a seat is told at the table: the position and the moves with their letters, and nothing of the seed.
func (s *sitting) sees(t *testing.T) {
	t.Helper()
	for seat := range 2 {
		var told struct {
			Seat, Moves int
			Heard       []string
			Text        string
		}
		text := must.Get(s.at.Sight(seconds(s.now), seat, 0))(t)
		if err := json.Unmarshal(text, &told); err != nil {
			t.Fatal(err)
		}
		want := "viewer " + jarnac.Player(seat).String() + "; " + s.state.String()
		if told.Seat != seat || told.Moves != len(s.moves) || told.Text != want || !slices.Equal(told.Heard, s.moves) ||
			strings.Contains(string(text), strconv.FormatUint(s.at.Config().Seed, 10)) {
			t.Fatalf("%s\nseat %d is told %s", s, seat, text)
		}
	}
}

// decide makes a decision now, and compares what comes of it.
func (s *sitting) decide(t *testing.T, p jarnac.Player, m jarnac.Move) {
	t.Helper()
	tb := s.table
	next, events, err := s.at.Decide(seconds(s.now), seats.Decision{Seat: int(p), Seen: s.at.Moves(), Move: m.Decision()})
	chance := m.Kind() == jarnac.KindDraw || m.Kind() == jarnac.KindSwap // chosen among those that are legal
	contester, open := tb.contester()
	same := func(want error) {
		t.Helper()
		if !errors.Is(err, want) || len(events) > 0 {
			t.Fatalf("%s\n%s %s: %v, %+v; slowly %v", s, p, m, err, events, want)
		}
	}
	switch {
	case s.paused:
		same(seats.ErrPaused)
		return
	case m.Kind() == jarnac.KindLetGo && p != tb.turn && (s.wait == 0 || s.stand || !open || contester != p):
		same(nil)
		return
	case m.Kind() == jarnac.KindLetGo && p != tb.turn:
		if err != nil || len(events) < 2 || events[0].What != seats.LetStand || events[1].What != seats.WaitOver {
			t.Fatalf("%s\n%s lets stand: %+v, %v", s, p, events, err)
		}
		s.stand, s.wait = true, 0
		events = events[2:]
		s.seen["a word that is let stand"]++
	default:
		if want := s.referee.rule(tb, p, m); !chance && len(want) > 0 {
			var v *rulebook.Violation
			if !errors.As(err, &v) || v.Clause != want.Clause() || len(events) > 0 {
				t.Fatalf("%s\n%s %s: %v, slowly %v", s, p, m, err, want)
			}
			s.seen["refused"]++
			return
		}
		if s.wait > 0 && m.Kind() != jarnac.KindResign && m.Kind() != jarnac.KindContest && m.Kind() != jarnac.KindContestJarnac {
			closed := chance
			if !chance {
				after, _ := s.referee.play(tb, p, m)
				closed = len(fallen(tb, after)) > 0
			}
			if closed {
				same(seats.ErrWait)
				s.seen["a decision that has to wait"]++
				return
			}
			s.seen["a "+m.Kind().String()+" in the wait"]++
		}
		if err != nil || len(events) == 0 {
			t.Fatalf("%s\n%s %s: %+v, %v", s, p, m, events, err)
		}
		if m.Kind() == jarnac.KindContest && s.wait > 0 {
			s.seen["a contest in time"]++
		}
		s.lapses = 0
		s.made(t, events[0], p, false)
		events = events[1:]
	}
	if rest := s.settled(t, events); len(rest) > 0 {
		t.Fatalf("%s\nthe table does more: %+v", s, rest)
	}
	s.at = next
	s.shows(t)
}

// delay returns how many seconds go by before the next act.
func (s *sitting) delay(rng *rand.Rand) int {
	tb := s.table
	of := []int{0, 0, 1, rng.IntN(4), rng.IntN(12)}
	if next, ok := s.next(tb); ok && rng.IntN(6) == 0 {
		of = append(of, next-s.now, max(0, next-s.now-1), next-s.now+rng.IntN(40))
	}
	if rng.IntN(60) == 0 {
		of = append(of, 300)
	}
	return gametest.One(rng, of)
}

// sit plays one random game at a table.
func (c *court) sit(t *testing.T, r *round, words *anygame.Rules, config seats.Config) {
	t.Helper()
	rng := r.rng
	config.Rules, config.Seed = words, rng.Uint64()
	s := &sitting{
		slowClock: &slowClock{
			whole: int(config.Time.Game / time.Second), each: int(config.Time.Move / time.Second),
			increment: int(config.Time.Increment / time.Second), contest: max(0, int(config.Wait/time.Second)), byHand: config.ByHand, paused: true,
		},
		seen: r.seen,
		rng:  rand.New(rand.NewPCG(41, uint64(r.games))),
	}
	if config.Wait == 0 {
		s.contest = 10
	}
	s.left = [2]int{s.whole, s.whole}
	s.at = must.Get(seats.New(config))(t)
	first := must.Get(seats.New(seats.Config{Rules: words, Seed: config.Seed, ByHand: true}))(t)
	s.duo = &duo{court: c, state: first.Position().Of().(jarnac.State), dark: dark(t, c, first.Position().Of().(jarnac.State))}
	s.rules = s.state.Rules()
	s.table = c.referee.start(s.state.Turn())
	s.history = []string{fmt.Sprintf("%+v", config.Time)}
	s.compare(t)
	s.paused = false // the table draws before anybody sits
	for _, step := range s.at.Steps() {
		if !s.referee.forced(s.table) || s.byHand {
			t.Fatalf("%s\nthe table has begun with %v", s, step.Move)
		}
		s.made(t, seats.Event{What: seats.Moved, Seat: step.Seat, Auto: true, Step: step}, s.table.turn, true)
	}
	for seat := range 2 {
		s.at, _, _ = s.at.Sit(0, seat)
	}
	s.shows(t)
	how, mood := styles[rng.IntN(len(styles))], tempers[rng.IntN(len(tempers))]
	mood.flag, mood.early = 0, 0
	r.games++
	for acts := 0; s.table.phase != jarnac.Over; acts++ {
		s.tick(t, s.now+s.delay(rng))
		if s.table.phase == jarnac.Over {
			break
		}
		tb := s.table
		contester, _ := tb.contester()
		switch {
		case acts > 600:
			s.decide(t, tb.turn, jarnac.Resign())
		case s.wait > 0 && rng.IntN(3) == 0:
			s.decide(t, contester, jarnac.LetGo())
		case rng.IntN(40) == 0:
			s.decide(t, jarnac.Player(rng.IntN(2)), gametest.One(rng, []jarnac.Move{jarnac.LetGo(), jarnac.Pass(), jarnac.Contest()}))
		case rng.IntN(60) == 0:
			s.stoppage(t, rng)
		case rng.IntN(5) == 0: // nobody acts
		default:
			if p, m := s.aside(r, mood); m != (jarnac.Move{}) {
				s.decide(t, p, m)
			} else if moves := s.state.AppendMoves(nil, tb.turn); len(moves) > 0 {
				s.decide(t, tb.turn, how.choose(rng, moves))
			}
		}
		if rng.IntN(60) == 0 {
			text := written(t, s.at)
			again, err := seats.Read([]byte(text), func(string, string) (*anygame.Rules, error) { return words, nil })
			if err != nil || written(t, again) != text {
				t.Fatalf("%s\n%s reads back with %v", s, text, err)
			}
		}
	}
	s.end(t)
	r.seen["end "+string(s.table.ends)]++
}

// stoppage has the arbiter stop both clocks for a while (official/time/stoppage).
func (s *sitting) stoppage(t *testing.T, rng *rand.Rand) {
	t.Helper()
	var events []seats.Event
	s.at, events = s.at.Pause(seconds(s.now))
	if len(events) != 1 || events[0].What != seats.Paused {
		t.Fatalf("%s\nthe arbiter stops the clocks: %+v", s, events)
	}
	s.paused = true
	s.tick(t, s.now+rng.IntN(100))
	s.decide(t, jarnac.Player(rng.IntN(2)), jarnac.Pass())
	s.at, events = s.at.Resume(seconds(s.now))
	if s.paused = false; len(events) == 0 || events[0].What != seats.Resumed {
		t.Fatalf("%s\nthe arbiter lets the clocks go on: %+v", s, events)
	}
	if rest := s.settled(t, events[1:]); len(rest) > 0 {
		t.Fatalf("%s\nthe table does more: %+v", s, rest)
	}
	s.shows(t)
	s.seen["both clocks stopped"]++
}

// Over random games at a table the clocks, flags, limits and times to contest are those of the referee, at each second.
func TestClockAgrees(t *testing.T) {
	r := newRound(41, 1, 0, 1)
	for n := range gametest.N(60, 2000) {
		o := slowOptions(presetNames[n%4])
		o.Bag = bagOfFew(r.rng, gametest.One(r.rng, []int{20, 40, 70}))
		o.Validation = validations[r.rng.IntN(2)]
		if n%8 >= 4 {
			o.Lines = 1 + r.rng.IntN(3)
		}
		if n%16 >= 13 {
			o = oddOptions(r.rng)
			o.Jarnacs = max(1, o.Jarnacs)
		}
		c := newCourt(t, o, fewWords(), fewBook())
		words := must.Get(anygames.Jarnac().Compile(o.String(), fewWords()))(t)
		config := seats.Config{Wait: seconds(gametest.One(r.rng, []int{0, -1, 4})), ByHand: r.rng.IntN(2) == 0}
		switch r.rng.IntN(5) {
		case 0:
			config.Time.Move = seconds(10 + r.rng.IntN(30))
		case 1, 2, 3:
			config.Time.Game = seconds(10 + r.rng.IntN(gametest.One(r.rng, []int{1, 40, 300})))
			config.Time.Increment = seconds(max(0, r.rng.IntN(6)-3))
		}
		c.sit(t, r, words, config)
	}
	t.Log(r.seen)
	if gametest.Long() {
		gametest.ComesUp(t, r.seen, []string{
			"a draw by itself", "nobody has contested in time", "a flag", "a flag in the last chance", "a second flag", "a flag with a full mat",
			"a flag with a word in question", "a word to be contested after both flags", "ten seconds of a player out of time", "ten seconds over",
			"an announced Jarnac stands, nobody having answered", "a last word stands, nobody having answered", "a pass for a player out of time",
			"a limit for a move over", "a draw by a limit", "a tick that was late for several", "a word that is let stand", "a decision that has to wait",
			"a contest in time", "both clocks stopped", "refused",
		})
	}
}
