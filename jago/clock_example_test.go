package jago_test

import (
	"fmt"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// A game with the disc and the glass: the clock says how long a player has, and the game
// hears of the last minute as of any other move. In a real server now is
// time.Since(start), and the loop waits for a player's message or for the deadline.
func Example_disc() {
	rules, _ := jago.Compile(jago.Official(), gaddag.Lexicon())
	s := rules.Start(jago.Red)
	s, _ = s.Play(jago.Red, jago.Draw(12).WithDrawn("RASEILTNDHOU"))
	s, _ = s.Play(jago.Blue, jago.Draw(12).WithDrawn("GBIENTNDHSRE"))

	var d clock.Disc
	d, _ = d.Start(int(s.Turn()), 0) // the opponent turns the glass (jago/start)
	for _, said := range []struct {
		after time.Duration // of the turn
		move  string
	}{
		{50 * time.Second, "6D:RAS"}, {55 * time.Second, "-"}, {55 * time.Second, "+AIM"},
		{140 * time.Second, "6C:GRAS"}, {150 * time.Second, "-"}, {150 * time.Second, "+O"},
		{9 * time.Minute, "6C:GRESIL"}, // too late
	} {
		p := s.Turn()
		began := d.At()
		m, _ := jago.ParseMove(said.move)
		now := began + said.after
		if last, running := d.Deadline(); running && now >= last {
			m, now = jago.Flag(), last
		}
		next, err := s.Play(p, m)
		if err != nil {
			fmt.Println(p, m, err)
			continue // and they think again
		}
		if s = next; m.Kind() != jago.KindEndTurn && m.Kind() != jago.KindDraw {
			fmt.Println(p, m, "after", now-began, "shown:", s.Score(jago.Red), s.Score(jago.Blue))
		}
		if m.Kind() == jago.KindEndTurn { // the glass stands while the letters are drawn
			d, _ = d.End(int(p), now)
			fmt.Println("the disc shows", d.Minutes(0, now), d.Minutes(1, now))
		}
		if s.Phase() == jago.Playing && s.Turn() != p {
			d, _ = d.Start(int(s.Turn()), d.At())
		}
	}
	o, _ := s.Outcome()
	fmt.Println(o)
	// Output:
	// red 6D:RAS after 50s shown: 3 0
	// the disc shows 5 5
	// blue 6C:GRAS after 2m20s shown: 0 4
	// the disc shows 7 3
	// red ~ after 7m0s shown: 0 4
	// blue wins, 0 letters red and 4 blue (jago/end)
}
