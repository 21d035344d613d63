package tables

import (
	"slices"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	playing "github.com/jeudelettres/lettres/table"
)

// A telling says slowly and plainly what a table of the page has to do. It knows of no file, no lock and no timer:
// each question works everything out from what has been done.
type telling struct {
	at     playing.Table
	began  time.Time // instant 0
	opened time.Time
	seats  []Seat
	shared bool
	seen   []time.Time
	pages  []*page // that watch, the oldest first
	again  []Place
	gone   time.Duration // Config.Gone
	claim  time.Duration
	stood  int         // how often a bot let a word stand
	asked  map[int]int // the number of moves at which a bot was last asked to contest
}

// A page is one that watches.
type page struct {
	changes chan struct{}
	seats   []int
	from    string
}

func (m *telling) now() time.Duration { return time.Since(m.began) }

// tick lets happen what is due.
func (m *telling) tick() { m.at, _ = m.at.Tick(m.now()) }

// decide returns what Decide has to.
func (m *telling) decide(seat, n int, text string) error {
	m.tick()
	if m.at.IsPaused() && !m.at.Over() {
		return playing.ErrPaused
	}
	next, _, err := m.at.Decide(m.now(), playing.Decision{Seat: seat, Seen: n, Text: text})
	m.at = next
	return err
}

// accept is what Accept returns. Nobody lets a word of their own stand.
func (m *telling) accept(seat, n int) error {
	if m.at.Position().Turn() == seat {
		return nil
	}
	return m.decide(seat, n, ".")
}

// bots lets the bots do what they did: what a bot decides stands in steps. It returns what a bot should have done
// and did not.
func (m *telling) bots(steps []game.Step) (fault string) {
	for acted := true; acted && !m.at.Over(); {
		acted = false
		n := m.at.Moves()
		for seat, s := range m.seats {
			p := m.at.Position()
			asked, known := m.asked[seat]
			if !s.Bot() || m.at.Moves() != n || known && asked == n || seat == p.Turn() || !p.CanAct(seat) || m.at.IsPaused() {
				continue
			}
			m.asked[seat], acted = n, true
			text := "."
			if n < len(steps) && steps[n].Seat == seat {
				text = steps[n].Move.String()
			}
			waited := m.at.Waiting(m.now()) > 0
			m.at, _, _ = m.at.Decide(m.now(), playing.Decision{Seat: seat, Seen: n, Text: text})
			if waited && text == "." && m.at.Waiting(m.now()) == 0 {
				m.stood++
			}
		}
		p := m.at.Position()
		turn := p.Turn()
		if acted || m.at.Over() || m.at.IsPaused() || m.at.Waiting(m.now()) > 0 || !m.seats[turn].Bot() {
			continue
		}
		if n >= len(steps) || steps[n].Seat != turn {
			return "a bot that is on turn has done nothing"
		}
		next, _, err := m.at.Decide(m.now(), playing.Decision{Seat: turn, Seen: n, Move: m.at.Rules().Game().Decision(steps[n].Move)})
		if err != nil {
			return "a bot has done what it cannot do: " + err.Error()
		}
		m.at, acted = next, true
	}
	return ""
}

// sit seats somebody by an invitation: key is the one that the table gave.
func (m *telling) sit(invite, name, key string) error {
	i := slices.IndexFunc(m.seats, func(s Seat) bool { return invite != "" && s.Invite == invite })
	if i < 0 {
		return ErrSeat
	}
	renamed := name != "" && name != m.seats[i].Name && m.at.Moves() == 0
	m.seats[i].Key, m.seats[i].Invite, m.seen[i] = key, "", time.Now()
	if renamed { // from the beginning
		m.seats[i].Name = name
		c := m.at.Config()
		c.Names[i] = name
		m.at, _ = playing.New(c)
		m.began = time.Now()
		for seat, s := range m.seats {
			if s.Key != "" || s.Bot() {
				m.at, _, _ = m.at.Sit(0, seat)
			}
		}
		return nil
	}
	m.tick()
	m.at, _, _ = m.at.Sit(m.now(), i)
	return nil
}

// left reports whether the person of a seat has left.
func (m *telling) left(seat int) bool {
	if m.seats[seat].Key == "" || m.shared || m.at.Over() {
		return false
	}
	for _, p := range m.pages {
		if slices.Contains(p.seats, seat) {
			return false
		}
	}
	return !m.since(seat).Add(m.gone).After(time.Now())
}

// since is when somebody was last known to be at a seat.
func (m *telling) since(seat int) time.Time {
	if m.opened.After(m.seen[seat]) {
		return m.opened
	}
	return m.seen[seat]
}

// claimable reports whether the others need not wait for a seat.
func (m *telling) claimable(seat int) bool {
	if !m.left(seat) || m.at.IsPaused() {
		return false
	}
	if left, ok := m.at.Remaining(m.now(), seat); ok && left <= 0 {
		return true
	}
	from := m.since(seat)
	if m.at.Config().Time.Move == 0 {
		if last := m.began.Add(m.at.Instant()); last.After(from) {
			from = last
		}
		if !m.at.Awaits(seat) {
			return false
		}
	}
	return !from.Add(m.claim).After(time.Now())
}

// invite is what Invite returns, and made whether it makes a key.
func (m *telling) invite(seat int) (made bool, err error) {
	if seat < 0 || seat >= len(m.seats) || !m.left(seat) {
		return false, ErrSeat
	}
	return m.seats[seat].Invite == "", nil
}

// resign is what Claim returns.
func (m *telling) resign(seat, n int) error {
	m.tick()
	if seat < 0 || seat >= len(m.seats) || !m.claimable(seat) {
		return ErrSeat
	}
	return m.decide(seat, n, "resign")
}

// watch reports whether there is room for one more page, and which page has to go for it.
func (m *telling) watch(seats []int, from string) (ok bool, out *page) {
	players, onlookers, ownAddress := 0, 0, []*page{}
	for _, p := range m.pages {
		if len(p.seats) > 0 {
			players++
		} else {
			onlookers++
		}
		if p.from == from && (len(p.seats) > 0) == (len(seats) > 0) {
			ownAddress = append(ownAddress, p)
		}
	}
	if len(seats) == 0 {
		return onlookers < 60 && len(ownAddress) < 40 && players+onlookers < 100, nil
	}
	if len(ownAddress) == 16 {
		out = ownAddress[0]
		m.drop(out)
		players--
	}
	return players+onlookers < 100, out
}

func (m *telling) drop(p *page) {
	m.pages = slices.DeleteFunc(m.pages, func(o *page) bool { return o == p })
}

// backTo returns how many moves are left when a seat takes its last decision back, -1 where it cannot.
func (m *telling) backTo(seat int) int {
	people := 0
	for _, s := range m.seats {
		if !s.Bot() {
			people++
		}
	}
	if people != 1 || m.at.Config().Time != (playing.Time{}) || m.at.Over() {
		return -1
	}
	steps := m.at.Steps()
	for n := len(steps) - 1; n >= 0; n-- {
		s := steps[n]
		if _, forced := extra.Forced(s.Before); s.Seat == seat && s.Before.Turn() == seat && !forced {
			if s.Move.Drawn() != "" {
				return -1
			}
			return n
		}
	}
	return -1
}

// back is what Back returns. What came before is played once more, each word after its wait.
func (m *telling) back(seat, n int) error {
	m.tick()
	to := m.backTo(seat)
	switch {
	case n != m.at.Moves():
		return playing.ErrStale
	case to < 0:
		return ErrBack
	}
	steps := m.at.Steps()[:to]
	m.at, _ = playing.New(m.at.Config())
	for seat := range m.seats {
		m.at, _, _ = m.at.Sit(0, seat)
	}
	now := time.Duration(0)
	for _, s := range steps {
		now += m.at.Waiting(now)
		m.at, _, _ = m.at.Decide(now, playing.Decision{Seat: s.Seat, Seen: m.at.Moves(), Move: m.at.Rules().Game().Decision(s.Move)})
	}
	m.began, m.asked = time.Now().Add(-m.at.Instant()), map[int]int{}
	return nil
}

// restart closes the table and opens it once more: what has happened stays, and time begins again where something
// last happened.
func (m *telling) restart() {
	m.began, m.opened = time.Now().Add(-m.at.Instant()), time.Now()
	m.seen, m.pages, m.again, m.asked = make([]time.Time, len(m.seats)), nil, nil, map[int]int{}
}

// left of the clock of each seat, as a page shows it.
func (m *telling) clocks() (left []time.Duration) {
	for seat := range m.seats {
		if turn, _ := m.at.TurnLeft(m.now()); m.at.Config().Time.Move > 0 {
			left = append(left, turn)
		} else if own, ok := m.at.Remaining(m.now(), seat); ok {
			left = append(left, max(own, 0))
		}
	}
	return left
}

// ten is what is left of the last chance of a person.
func (m *telling) ten() time.Duration {
	p := m.at.Position()
	left, limited := m.at.TurnLeft(m.now())
	if !limited || m.seats[p.Turn()].Bot() || !extra.ActsOf(p, p.Turn()).Ten {
		return 0
	}
	return left
}
