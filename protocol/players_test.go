//go:build unix

package protocol

import (
	"context"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/match"
)

var jarnac = sync.OnceValue(func() *game.Rules { return games.Jarnac().MustCompile("official") })

func playersOf(command []string, limits Limits, keep bool) (match.Engine, error) {
	return Players(jarnac(), command, nil, limits, keep)
}

// against is a match against random moves.
func against() *match.Match {
	random := match.Bots(func(seed uint64) (game.Bot, error) { return games.Jarnac().Random(seed), nil }, bot.Budget{})
	return &match.Match{Rules: jarnac(), Engines: [2]match.Engine{random, random}, Workers: 2}
}

// A program that breaks the protocol or the rules of the game loses its game, and the match
// goes on.
func TestMatch(t *testing.T) {
	const soon = 300 * time.Millisecond
	move := impatient(limits, soon, func(l *Limits) *time.Duration { return &l.Move })
	quit := impatient(limits, 3*time.Second, func(l *Limits) *time.Duration { return &l.Quit })
	for how, test := range map[string]struct {
		limits Limits
		why    string // "" if it plays to the end
	}{
		"good":                       {limits, ""},
		"crashes":                    {limits, "the engine has ended: exit status 2"},
		"crashes after a move":       {limits, "the engine has ended: exit status 0"},
		"hangs":                      {move, "no move within 300 ms (protocol/silence)"},
		"babbles":                    {limits, "more than 1048576 bytes for one move (protocol/output)"},
		"answers twice":              {limits, "the engine moves unasked: TAR (protocol/unasked)"},
		"answers for the other side": {limits, "the engine moves unasked: TAR (protocol/unasked)"},
		"illegal":                    {limits, "WWW: "},
		"contests out of turn":       {limits, "?: bad words cannot be laid here, so nothing is contested (official/contest"},
		"names its letters":          {limits, "the move +E names the letters that chance brings (protocol/illegal)"},
		"says that its flag falls":   {limits, "the referee has the clock: no engine says that a flag falls (protocol/illegal)"},
		"fills standard error":       {move, "no move within 300 ms (protocol/silence)"},
		"does not move":              {limits, "the engine is on turn, and does not move (protocol/illegal)"},
		"ignores quit after a move":  {quit, "the engine has not ended within 3000 ms after quit (protocol/quit)"},
		"leaves a child":             {limits, "the engine has left 1 process behind (protocol/children)"},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			played := 0
			m := against()
			bad := must.Get(playersOf(hostileCommand(how), test.limits, false))(t)
			m.Engines[0] = bad
			for pair, err := range m.Pairs(context.Background(), 0, 2) {
				if err != nil {
					t.Fatal(err)
				}
				for g, result := range pair.Games {
					played++
					seat := match.Seat(0, g)
					if test.why == "" {
						if result.Fault != nil || !result.Over {
							t.Errorf("%v", result.Fault)
						}
						continue
					}
					last := result.Moves[len(result.Moves)-1]
					if result.Fault == nil || result.Loser != seat || result.WonBy(seat) || last.Seat != seat || last.Move != games.Jarnac().Resign() {
						t.Errorf("%v loses by %v, and %v plays %v", result.Loser, result.Fault, last.Seat, last.Move)
					} else if why := result.Fault.Explain(language.English); !strings.HasPrefix(why, test.why) || why == result.Fault.Explain(language.French) {
						t.Errorf("it loses by %s, want %s", why, test.why)
					}
				}
			}
			if played != 4 {
				t.Errorf("%d games", played)
			}
		})
	}
}

// A program that is kept plays one game after the other. One that has ended meanwhile loses
// the game that begins, and is started anew for the next one.
func TestKeep(t *testing.T) {
	quit := impatient(limits, 3*time.Second, func(l *Limits) *time.Duration { return &l.Quit })
	for how, test := range map[string]struct {
		limits Limits
		lost   string // which of four games it loses
		why    string
		starts int // the first one is that of Players
		end    string
	}{
		"good":                         {limits, "....", "", 2, ""},
		"crashes in its second game":   {limits, ".x.x", "the engine has ended: exit status 2 (protocol/exit)", 3, ""},
		"moves before its second game": {limits, ".x.x", "the engine moves unasked: RAT (protocol/unasked)", 3, ""},
		"crashes after a move":         {limits, "xxxx", "the engine has ended: exit status 0 (protocol/exit)", 5, ""},
		"illegal":                      {limits, "xxxx", "WWW: ", 2, ""}, // it has kept to the protocol
		"ignores quit after a move":    {quit, "....", "", 2, "the engine has not ended within 3000 ms after quit (protocol/quit)"},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			var starts atomic.Int32
			l := test.limits
			l.Trace = func(sent bool, line string) {
				if sent && line == "lettres 1" {
					starts.Add(1)
				}
			}
			side := must.Get(playersOf(hostileCommand(how), l, true))(t)
			m := against()
			m.Engines[0], m.Workers = side, 1
			lost := ""
			for pair, err := range m.Pairs(context.Background(), 0, 2) {
				if err != nil {
					t.Fatal(err)
				}
				for g, result := range pair.Games {
					switch {
					case result.Fault == nil:
						lost += "."
					case result.Loser != match.Seat(0, g) || !strings.HasPrefix(result.Fault.Error(), test.why):
						t.Errorf("%v loses by %v", result.Loser, result.Fault)
					default:
						lost += "x"
					}
				}
			}
			end := ""
			if err := side.Close(); err != nil {
				end = err.Error()
			}
			if lost != test.lost || int(starts.Load()) != test.starts || end != test.end {
				t.Errorf("it loses %s, is started %d times, and ends with %q", lost, starts.Load(), end)
			}
		})
	}
}

// Games at the same time have processes of their own.
func TestKeepMany(t *testing.T) {
	side := must.Get(playersOf(hostileCommand("good"), limits, true))(t)
	m := against()
	m.Engines[0], m.Engines[1], m.Workers = side, side, 3
	for pair, err := range m.Pairs(context.Background(), 0, 6) {
		if err != nil || pair.Games[0].Fault != nil || pair.Games[1].Fault != nil {
			t.Errorf("pair %d: %v, %v, %v", pair.N, err, pair.Games[0].Fault, pair.Games[1].Fault)
		}
	}
	// A player that has given its process back plays no more.
	p := must.Get(side.NewPlayer(context.Background(), 0, 1))(t)
	must.Do(t, p.Close())
	if m, err := p.Decide(context.Background(), jarnac().Start(0).View(0), match.Time{}); err == nil {
		t.Errorf("it plays %v after its game", m)
	}
	if err := side.Close(); err != nil {
		t.Error(err)
	}
}

// A program that cannot be started at all is an error before the match.
func TestPlayers(t *testing.T) {
	_, err := playersOf(hostileCommand("other game"), limits, false)
	loses(t, err, handshake, "the engine does not play jarnac")
	_, err = Players(jarnac(), hostileCommand("good"), map[string]string{"level": "99"}, limits, false)
	if err == nil {
		t.Error("a setting that it does not take")
	}
	_, err = playersOf(hostileCommand("ignores quit"), impatient(limits, 300*time.Millisecond, func(l *Limits) *time.Duration { return &l.Quit }), false)
	loses(t, err, deaf, "the engine has not ended within 300 ms after quit")
}
