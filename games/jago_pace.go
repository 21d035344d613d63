//go:build !jarnac

package games

import (
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/show"
)

// jagoPace is the disc of a game between bots, and the time that goes by in it.
type jagoPace struct {
	disc    clock.Disc
	now     time.Duration
	turns   int
	running bool // a turn has begun and not ended
	began   time.Duration
}

func newJagoPace() extra.Pace { return &jagoPace{} }

// Decide lets the time go by that a player needs for a word. The opponent turns the glass when
// a turn begins, and the disc when the glass runs out. A player who leads does not look for
// another word when half a minute has gone by.
func (t *jagoPace) Decide(p game.Position, rng *rand.Rand, ask func() (game.Move, error)) (m game.Move, err error) {
	s := p.Of().(jago.State)
	if s.Phase() != jago.Playing {
		return ask()
	}
	player := s.Turn()
	side := int(player)
	if !t.running {
		t.turns++
		t.running, t.began = true, t.now
		if t.disc, err = t.disc.Start(side, t.now); err != nil {
			return nil, err
		}
	}
	m = jago.EndTurn()
	if s.Lead(player) <= 0 || t.disc.Left(t.now) >= clock.GlassTime/2 {
		if m, err = ask(); err != nil {
			return nil, err
		}
		if m.(jago.Move).Kind() == jago.KindPlace {
			if t.thinks(rng) {
				return m, nil
			}
			m = jago.EndTurn()
		}
	}
	t.running = false
	if _, late := t.disc.Lost(t.now); late {
		return jago.Flag(), nil
	}
	if m == game.Move(jago.EndTurn()) {
		t.disc, err = t.disc.End(side, t.now)
	}
	return m, err
}

// thinks lets the time go by that a player needs for a word, and reports whether it is in time
// with it. The fuller the board, the longer it looks, and from some turn on a minute is short:
// letters that go round between the board and beside it would let good players play for ever.
func (t *jagoPace) thinks(rng *rand.Rand) bool {
	t.now += time.Duration(8+rng.IntN(40+t.turns)) * time.Second
	if _, lost := t.disc.Lost(t.now); lost {
		t.now, _ = t.disc.Deadline()
		return false
	}
	return true
}

// Tell returns the time of the last turn, and the minutes that the disc shows.
func (t *jagoPace) Tell(o show.Options) string {
	took := int((t.now - t.began).Seconds())
	return phrases.Sprintf(o.Language, discShows, fmt.Sprintf("%d:%02d", took/60, took%60),
		t.disc.Minutes(0, t.now), t.disc.Minutes(1, t.now))
}
