package tables

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	playing "github.com/jeudelettres/lettres/table"
)

// A table does what a telling says, whatever is done at it in whatever order: people and bots decide, contest, let
// stand, take back, leave, are invited and claimed, watch and go away, time passes and the program starts again.
func TestModel(t *testing.T) {
	sum := map[string]int{}
	n := uint64(gametest.N(1500, 2_000))
	if testing.Short() {
		n = 150
	}
	for seed := range n {
		synctest.Test(t, func(t *testing.T) {
			c := &comparison{t: t, seed: seed, rng: rand.New(rand.NewPCG(seed, 26)), disk: faulty.New(seed), sum: sum}
			c.run(40)
		})
		if t.Failed() {
			t.FailNow()
		}
	}
	t.Logf("%d sequences: %v", n, sum)
	for _, what := range []string{
		"decided", "stood", "contested", "bot", "bot contested", "bot let stand", "back", "back refused", "sat", "renamed", "invited", "claimed", "left", "claimable",
		"page pushed out", "no room", "restarted", "over", "rematch", "lapsed", "refused", "paused", "ten", "secret", "told by time",
	} {
		if sum[what] == 0 {
			t.Errorf("in no sequence there was %q", what)
		}
	}
}

// A comparison is one table, and what is told of it.
type comparison struct {
	t    *testing.T
	seed uint64
	rng  *rand.Rand
	disk *faulty.Disk
	sum  map[string]int
	log  []string

	hall  *Hall
	table *Table
	m     *telling
	away  map[int]unheard // what who watches has not heard of the presence of a seat
}

func (c *comparison) fatalf(format string, args ...any) {
	c.t.Helper()
	c.t.Fatalf("seed %d, %s:\n%s", c.seed, fmt.Sprintf(format, args...), strings.Join(c.log, "\n"))
}

func (c *comparison) open() {
	seeds := rand.New(rand.NewPCG(c.seed, 27))
	h, damaged, err := Open(shelf, "games", Config{Disk: c.disk, Pace: -1, Seed: seeds.Uint64})
	if err != nil || len(damaged) > 0 {
		c.fatalf("it does not open: %v, %v", err, damaged)
	}
	c.hall = h
}

// setups are the tables that are compared.
var setups = []struct {
	game    *game.Game
	options string
	levels  []bot.Level
	time    playing.Time
	shared  bool
}{
	{games.Jarnac(), "official", []bot.Level{0, 0}, playing.Time{Game: 4 * time.Minute}, false},
	{games.Jarnac(), "official validation=contest", []bot.Level{0, 0}, playing.Time{}, false},
	{games.Jarnac(), "official validation=contest", []bot.Level{0, bot.Beginner}, playing.Time{}, false},
	{games.Jarnac(), "official lines=1 first-draw=20", []bot.Level{bot.Casual, 0}, playing.Time{}, false},
	{games.Jarnac(), "official lines=1 first-draw=20", []bot.Level{0, 0}, playing.Time{}, true},
	{games.Jarnac(), "classic", []bot.Level{0, 0}, playing.Time{Move: 30 * time.Second}, false},
	{games.Scrabble(), "classique players=3", []bot.Level{0, bot.Beginner, 0}, playing.Time{}, false},
	{games.Scrabble(), "classique", []bot.Level{0, bot.Beginner}, playing.Time{}, false},
	{games.Scrabble(), "classique players=2 duplicate=best", []bot.Level{0, 0}, playing.Time{Move: time.Minute}, false},
	{games.Jago(), "official validation=contest", []bot.Level{0, 0}, playing.Time{Disc: true}, false},
}

func (c *comparison) begin() {
	s := setups[c.rng.IntN(len(setups))]
	r := must.Get(shelf.Rules(s.game, s.options))(c.t)
	names := []string{"Alice", "Zoé", "Bob"}[:len(s.levels)]
	host := c.rng.IntN(len(names))
	table, key, err := c.hall.New(Setup{Rules: r, Names: names, Levels: s.levels, Time: s.time, Shared: s.shared, Host: host})
	if err != nil {
		c.fatalf("no table: %v", err)
	}
	l := table.Look()
	c.table, c.away = table, map[int]unheard{}
	c.m = &telling{
		began: time.Now(), opened: time.Now(), seats: slices.Clone(l.Seats), shared: s.shared, seen: make([]time.Time, len(names)),
		gone: 30 * time.Second, claim: 5 * time.Minute, asked: map[int]int{},
	}
	if s.levels[host].Valid() {
		host = slices.Index(s.levels, 0)
	}
	c.m.at = must.Get(playing.New(l.Table.Config()))(c.t)
	for i, seat := range l.Seats {
		has, invited := i == host || s.shared, i != host && !s.shared
		if s.levels[i].Valid() {
			has, invited = false, false
		}
		if (seat.Key == key) != has || (seat.Key != "") != has || isKey(seat.Invite) != invited || seat.Level != s.levels[i] || seat.Name != names[i] || seat.Number != i {
			c.fatalf("of %v with host %d seat %d is %+v", s.levels, host, i, seat)
		}
		if has || s.levels[i].Valid() {
			c.m.at, _, _ = c.m.at.Sit(0, i)
		}
	}
	c.log = append(c.log, fmt.Sprintf("%s %s %v host %d", s.game.Name(), s.options, s.levels, host))
}

func (c *comparison) run(steps int) {
	c.open()
	defer func() { c.hall.Close(); synctest.Wait() }()
	c.begin()
	if c.rng.IntN(3) > 0 {
		for seat, s := range c.m.seats {
			if s.Invite != "" {
				c.log = append(c.log, c.sits(seat))
			}
		}
	}
	c.compare("set up", "")
	for range steps {
		c.sleep(time.Millisecond) // files are told apart by their time
		before := c.visible()
		what := c.step()
		c.log = append(c.log, what)
		c.compare(what, before)
	}
}

// sleep lets time pass, and bots think as soon as something happens.
func (c *comparison) sleep(d time.Duration) {
	end := time.Now().Add(d)
	for {
		next, ok := c.m.at.Next()
		due := c.m.began.Add(next)
		if !ok || due.After(end) {
			break
		}
		time.Sleep(time.Until(due))
		synctest.Wait()
		n := c.m.at.Moves()
		c.m.tick()
		if c.m.at.Moves() > n {
			c.sum["lapsed"]++
		}
		c.bots()
	}
	time.Sleep(time.Until(end))
	synctest.Wait()
}

// bots tells what the bots have done.
func (c *comparison) bots() {
	c.table.mu.Lock()
	steps, n := c.table.at.Steps(), c.m.at.Moves()
	c.table.mu.Unlock()
	if fault := c.m.bots(steps); fault != "" {
		c.fatalf("%s", fault)
	}
	c.sum["bot let stand"] += c.m.stood
	c.m.stood = 0
	for _, s := range c.m.at.Steps()[min(n, c.m.at.Moves()):] {
		c.sum["bot"]++
		if s.Contests() {
			c.sum["bot contested"]++
		}
	}
}

// visible returns what pages show.
func (c *comparison) visible() string {
	var b strings.Builder
	fmt.Fprint(&b, c.m.at.Moves(), c.m.seats, c.m.again, c.m.at.Waiting(c.m.now()) > 0)
	for seat := range c.m.seats {
		fmt.Fprint(&b, c.m.at.Awaits(seat))
	}
	return b.String()
}

// compare compares the table with what is told of it. Where something changed that pages show, they have been told,
// and where nothing did, the table counts no change.
func (c *comparison) compare(what, before string) {
	synctest.Wait()
	c.m.tick()
	c.bots()
	m, l := c.m, c.table.Look()
	if got, want := l.Steps, m.at.Steps(); !slices.EqualFunc(got, want, func(a, b game.Step) bool { return a.Seat == b.Seat && a.Move == b.Move && a.After == b.After }) {
		c.fatalf("after %q there are %d moves, and not %d: %v, not %v", what, len(got), len(want), got, want)
	}
	running, runs := m.at.Running()
	if !runs {
		running = -1
	}
	got := fmt.Sprint(l.ID, l.At == m.at.Position(), l.Seats, l.Names, l.Shared, l.Left, l.Running, l.Ten, l.Wait, l.Again, l.Limit)
	want := fmt.Sprint(c.table.id, true, m.seats, m.at.Config().Names, m.shared, m.clocks(), running, m.ten(), m.at.Waiting(m.now()), m.again, m.at.Config().Time.Move > 0)
	if got != want {
		c.fatalf("after %q it is\n%s\nand not\n%s", what, got, want)
	}
	for seat, s := range m.seats {
		want := Presence{m.left(seat), m.claimable(seat)}
		if got := c.table.Presence(seat); got != want {
			c.fatalf("after %q seat %d is %+v, and not %+v", what, seat, got, want)
		}
		c.count("left", want.Left)
		c.count("claimable", want.Claimable)
		c.hears(what, seat, want)
		if (c.table.at.Awaits(seat)) != m.at.Awaits(seat) {
			c.fatalf("after %q seat %d is awaited: %t", what, seat, !m.at.Awaits(seat))
		}
		if at, ok := c.table.Invited(s.Invite); ok != (s.Invite != "") || ok && at != seat {
			c.fatalf("after %q the invitation of seat %d is to seat %d, %t", what, seat, at, ok)
		}
		if l.BackTo(seat); !s.Bot() {
			n, ok := l.BackTo(seat)
			if want := m.backTo(seat); ok != (want >= 0) || ok && n != want {
				c.fatalf("after %q seat %d goes back to %d, %t, and not to %d", what, seat, n, ok, want)
			}
		}
		c.glimpse(what, seat, s)
	}
	c.count("over", m.at.Over())
	c.count("paused", m.at.IsPaused())
	c.count("ten", m.ten() > 0)
	c.count("secret", l.HasDecided(0) || l.HasDecided(1))
	if before != "" && c.visible() != before {
		for i, p := range m.pages {
			if len(p.changes) == 0 {
				c.fatalf("after %q page %d has heard nothing", what, i)
			}
		}
	}
}

func (c *comparison) count(what string, is bool) {
	if is {
		c.sum[what]++
	}
}

// An unheard is a presence of which who watches has not heard since a time.
type unheard struct {
	want  Presence
	since time.Time
}

// hears compares what who watches was told of a seat, which time alone changes: it may be late by as long as the table
// takes to look again.
func (c *comparison) hears(what string, seat int, want Presence) {
	c.table.mu.Lock()
	told := c.table.told[seat]
	c.table.mu.Unlock()
	if told == want || len(c.m.pages) == 0 || want == (Presence{}) || c.m.at.Over() {
		delete(c.away, seat)
		return
	}
	if c.away[seat].want != want {
		c.away[seat] = unheard{want, time.Now()}
		c.sum["told by time"]++
	}
	if late := time.Since(c.away[seat].since); late > c.m.gone+10*time.Millisecond {
		c.fatalf("after %q who watches has not heard for %v that seat %d is %+v", what, late, seat, want)
	}
}

// glimpse compares what a list says of the table to a seat.
func (c *comparison) glimpse(what string, seat int, s Seat) {
	g, err := c.hall.Glimpse(c.table.id, s.Key)
	if s.Key == "" {
		if !errors.Is(err, ErrSeat) {
			c.fatalf("after %q a list says of a seat of nobody %v", what, err)
		}
		return
	}
	if err != nil || !slices.Contains(g.Seats, seat) || g.Over != c.m.at.Over() || g.Moves != c.m.at.Moves() || g.Shared != c.m.shared || g.At != c.m.at.Position() {
		c.fatalf("after %q a list says %+v, %v", what, g, err)
	}
	for i, o := range c.m.seats {
		if g.Free[i] != (o.Key == "" && !o.Bot()) || g.Bots[i] != o.Bot() || g.Awaits[i] != c.m.at.Awaits(i) || g.Names[i] != o.Name {
			c.fatalf("after %q a list says of seat %d %+v", what, i, g)
		}
	}
}

// equal compares errors, and counts the sequences with what went well.
func (c *comparison) equal(what string, got, want error) string {
	if fmt.Sprint(got) != fmt.Sprint(want) {
		c.fatalf("%s: %v, and not %v", what, got, want)
	}
	if got == nil {
		c.sum[what]++
	} else {
		c.sum["refused"]++
	}
	return fmt.Sprintf("%s: %v", what, got)
}

// step does something, and returns what.
func (c *comparison) step() string {
	m, n := c.m, c.m.at.Moves()
	seat := c.rng.IntN(len(m.seats))
	turn := m.at.Position().Turn()
	switch c.rng.IntN(22) {
	default:
		return c.decides(turn, n)
	case 0: // who may not be on turn
		return c.decides(seat, n)
	case 1: // on another position
		return c.decides(seat, n-1-c.rng.IntN(3))
	case 2, 3:
		return c.equal("stood", c.table.Accept(seat, n), m.accept(seat, n))
	case 4: // contest
		other := (turn + 1) % len(m.seats)
		return c.equal("contested", c.table.Decide(other, n, "contest"), m.decide(other, n, "contest"))
	case 5, 6:
		return c.sits(seat)
	case 7:
		return c.invites(seat)
	case 8:
		if c.rng.IntN(4) == 0 {
			n--
		}
		return c.equal("claimed", c.table.Claim(seat, n), m.resign(seat, n))
	case 9, 10:
		return c.watches(seat)
	case 11:
		return c.forgets()
	case 12:
		c.sleep(time.Duration(c.rng.IntN(40_000)) * time.Millisecond)
		return "sleep"
	case 13:
		c.sleep(time.Duration(1+c.rng.IntN(400)) * time.Second)
		return "sleep long"
	case 14:
		keys := c.table.SeatsOf(m.seats[seat].Key)
		for i, s := range m.seats {
			if s.Key != "" && s.Key == m.seats[seat].Key {
				m.seen[i] = time.Now()
			}
			if slices.Contains(keys, i) != (s.Key != "" && s.Key == m.seats[seat].Key) {
				c.fatalf("the key of seat %d is that of %v", seat, keys)
			}
		}
		return fmt.Sprintf("somebody looks at seat %d", seat)
	case 15, 16:
		if m.seats[seat].Bot() {
			return "nothing"
		}
		if c.rng.IntN(4) == 0 {
			n--
		}
		got, want := c.table.Back(seat, n), m.back(seat, n)
		c.count("back refused", errors.Is(want, ErrBack))
		return c.equal("back", got, want)
	case 17:
		return c.restarts()
	case 18:
		return c.rematches(seat)
	case 19:
		if c.rng.IntN(8) > 0 {
			return c.decides(turn, n)
		}
		return c.equal("decided", c.table.Decide(turn, n, "resign"), m.decide(turn, n, "resign"))
	}
}

// decides lets a seat decide one of the first things.
func (c *comparison) decides(seat, n int) string {
	text, k := "-", c.rng.IntN(8)
	p := c.m.at.PositionFor(seat)
	for move := range p.Moves(seat) {
		if text = move.String(); k == 0 {
			break
		}
		k--
	}
	if letters := []byte(text); c.rng.IntN(6) == 0 && !strings.ContainsAny(text, " +-.>?") { // a word that is none
		slices.Reverse(letters)
		text = string(letters)
	}
	if c.m.seats[seat].Bot() { // which decides by itself
		return "nothing"
	}
	return c.equal("decided", c.table.Decide(seat, n, text), c.m.decide(seat, n, text)) + " " + text
}

func (c *comparison) sits(seat int) string {
	invite, name := c.m.seats[seat].Invite, ""
	if c.rng.IntN(3) == 0 {
		name = []string{"Bob", "Luc", c.m.seats[seat].Name}[c.rng.IntN(3)]
	}
	if slices.ContainsFunc(c.m.seats, func(s Seat) bool { return s.Name == name }) {
		name = "" // no two of one name
	}
	if invite == "" && c.rng.IntN(2) == 0 {
		invite = strings.Repeat("a", 26)
	}
	c.count("renamed", name != "" && invite != "" && c.m.at.Moves() == 0)
	key, err := c.table.Sit(invite, name)
	if err == nil && !isKey(key) || err != nil && key != "" {
		c.fatalf("who sits down is given %q, %v", key, err)
	}
	return c.equal("sat", err, c.m.sit(invite, name, key))
}

func (c *comparison) invites(seat int) string {
	seat += c.rng.IntN(3) - 1
	made, want := c.m.invite(seat)
	err := c.table.Invite(seat)
	if made && err == nil {
		c.m.tick()
		c.m.seats[seat].Invite = c.table.Look().Seats[seat].Invite
		if !isKey(c.m.seats[seat].Invite) {
			c.fatalf("the invitation is %q", c.m.seats[seat].Invite)
		}
		c.m.at, _, _ = c.m.at.Sit(c.m.now(), seat)
	}
	return c.equal("invited", err, want)
}

// watches opens a page or several: of a seat, of all of a device, or of onlookers.
func (c *comparison) watches(seat int) string {
	var seats []int
	if c.rng.IntN(2) == 0 && c.m.seats[seat].Key != "" {
		seats = []int{seat}
	}
	from, n := string(rune('a'+c.rng.IntN(7))), 1
	if c.rng.IntN(3) == 0 {
		n = 5 + c.rng.IntN(50)
	}
	for range n {
		want, out := c.m.watch(seats, from)
		changes := c.table.Watch(seats, from)
		if (changes != nil) != want {
			c.fatalf("with %d pages there is room: %t", len(c.m.pages), !want)
		}
		if changes != nil {
			c.m.pages = append(c.m.pages, &page{changes, seats, from})
		} else {
			c.sum["no room"]++
		}
		if out != nil {
			c.sum["page pushed out"]++
			for range out.changes {
			}
		}
	}
	synctest.Wait()
	for _, p := range c.m.pages { // which have read what they were told
		for len(p.changes) > 0 {
			<-p.changes
		}
	}
	return fmt.Sprintf("%d pages watch of %v", n, seats)
}

func (c *comparison) forgets() string {
	if len(c.m.pages) == 0 {
		return "nothing"
	}
	p := c.m.pages[c.rng.IntN(len(c.m.pages))]
	c.table.Forget(p.changes)
	c.m.drop(p)
	for _, seat := range p.seats {
		c.m.seen[seat] = time.Now()
	}
	return fmt.Sprintf("a page of %v goes", p.seats)
}

func (c *comparison) restarts() string {
	pages := c.m.pages
	c.hall.Close()
	for i, p := range pages {
		for len(p.changes) > 0 {
			<-p.changes
		}
		select {
		case <-p.changes:
		default:
			c.fatalf("page %d of a closed table waits", i)
		}
	}
	c.open()
	table, err := c.hall.Table(c.table.id)
	if err != nil {
		c.fatalf("it is gone: %v", err)
	}
	c.table = table
	c.m.restart()
	c.sum["restarted"]++
	return "restarted"
}

func (c *comparison) rematches(seat int) string {
	if c.m.seats[seat].Bot() {
		return "nothing"
	}
	place, err := c.hall.Rematch(c.table, seat, "")
	if !c.m.at.Over() {
		if !errors.Is(err, ErrPlays) || place != (Place{}) {
			c.fatalf("during a game there is another one at %v, %v", place, err)
		}
		return "no rematch"
	}
	if err != nil {
		c.fatalf("there is no rematch: %v", err)
	}
	if c.m.again == nil {
		c.sum["rematch"]++
		c.m.again = c.rematch(seat, place)
	}
	if place != c.m.again[seat] {
		c.fatalf("seat %d is sent to %v, and not to %v", seat, place, c.m.again[seat])
	}
	return "rematch"
}

// rematch returns the places of the next table, at which each sits one seat on.
func (c *comparison) rematch(seat int, place Place) (places []Place) {
	next := must.Get(c.hall.Table(place.ID))(c.t).Look()
	n := len(c.m.seats)
	for i, s := range c.m.seats {
		at := next.Seats[(i+n-1)%n]
		if at.Name != s.Name || at.Level != s.Level || next.Shared != c.m.shared || next.Rules != c.m.at.Rules() || next.Table.Config().Time != c.m.at.Config().Time {
			c.fatalf("at the next table %+v sits where %+v sat", at, s)
		}
		p := Place{ID: place.ID, Invite: at.Invite}
		if i == seat {
			if p.Key = place.Key; at.Key != place.Key || place.Key == "" {
				c.fatalf("who asks is sent to %+v of %+v", place, at)
			}
		}
		places = append(places, p)
	}
	return places
}
