package clock_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// A server loop with a chess clock: the clock says how long to wait, and a fallen flag is a
// move of the game like any other. In a real server, now is time.Since(start), and wait
// selects between a message of a player and a timer for the deadline.
func Example() {
	rules, _ := jarnac.Compile(jarnac.Official(), french.Lexicon())
	s, _ := rules.Start(jarnac.A).Play(jarnac.A, jarnac.Draw(6).WithDrawn("ABUZRT"))
	players := script("20s RAT", "25s +T", "30s -", "40s +EILNOS", "80s LION", "85s +E", "140s -", "190s 1:TZAR")

	c, _ := clock.NewChess(2 * time.Minute)
	c, _ = c.Start(clock.A, 0) // A's six letters are drawn
	for s.Phase() != jarnac.Over {
		p := s.Turn()
		m, now := jarnac.Pass(), c.At()          // what is left to a player out of time
		if _, deadline, ok := c.NextFlag(); ok { // or they think until it runs out
			m, now = players.wait(deadline, jarnac.Flag())
		}
		next, err := s.Play(p, m)
		fmt.Println(now, p, m, err)
		if err != nil {
			continue // and they think again
		}
		if s = next; s.Turn() != p {
			c, _ = c.Press(clock.Side(p), now)
		}
	}
	o, _ := s.Outcome()
	fmt.Println(o.End, o)
	// Output:
	// 20s A RAT <nil>
	// 25s A +T <nil>
	// 30s A - <nil>
	// 40s B +EILNOS <nil>
	// 1m20s B LION <nil>
	// 1m25s B +E <nil>
	// 2m20s B - <nil>
	// 3m10s A 1:TZAR 1:TZAR: the bag has letters, and a draw or a swap comes first (official/handover/draw-first)
	// 3m50s A ~ <nil>
	// 4m0s B ~ <nil>
	// official/time/second-flag drawn 9-16, Jarnacs 0-0 (official/score/jarnacs)
}

// A server loop without a clock: each move has its time, and a player who lets it run out draws
// the letters due, if any, and passes (official/time/per-move-lapse).
func ExampleLimit_game() {
	rules, _ := jarnac.Compile(jarnac.Official(), french.Lexicon())
	s := rules.Start(jarnac.A)
	players := script("10s +ABUZRT", "35s RAT", "70s +AEILNO", "95s -", "100s +E")
	rng := rand.New(rand.NewPCG(1, 1))

	var l clock.Limit // 30 seconds a move
	l, _ = l.Start(0)
	for range 6 {
		p := s.Turn()
		deadline, _ := l.Deadline()
		m, now := players.wait(deadline, jarnac.Pass())
		if l.Lapsed(now) && s.Due() > 0 {
			draw, _ := s.Complete(rng, p, jarnac.Draw(s.Due()))
			e, _ := s.Effect(p, draw)
			s, _ = s.Play(p, draw)
			fmt.Println(now, p, "draws by", e.Clause)
		}
		next, err := s.Play(p, m)
		fmt.Println(now, p, m, err)
		if err == nil {
			s = next
		}
		l, _ = l.Start(now)
	}
	// Output:
	// 10s A +ABRTUZ <nil>
	// 35s A RAT <nil>
	// 1m5s A draws by official/turn/bonus-draw
	// 1m5s A - <nil>
	// 1m10s B +AEILNO <nil>
	// 1m35s B - <nil>
	// 1m40s A +E <nil>
}

// A scene is what the players say, and when.
type scene []string

func script(lines ...string) *scene { return (*scene)(&lines) }

// wait returns the next move and its instant, or what happens at the deadline.
func (s *scene) wait(deadline time.Duration, lapse jarnac.Move) (jarnac.Move, time.Duration) {
	if len(*s) > 0 {
		at, text, _ := strings.Cut((*s)[0], " ")
		if now, _ := time.ParseDuration(at); now < deadline {
			m, _ := jarnac.ParseMove(text)
			*s = (*s)[1:]
			return m, now
		}
	}
	return lapse, deadline
}
