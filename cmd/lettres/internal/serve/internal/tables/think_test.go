package tables

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	playing "github.com/jeudelettres/lettres/table"
)

// A bot contests the word of a person or lets it stand at once, so that nobody waits for it; its
// own words wait until the person lets them stand.
func TestBotsAndContests(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Wait: time.Hour, Pace: -1, Log: t.Logf})
	waited, own := 0, 0
	// A game whose letters make few words shows nothing, and another one is begun.
	for game := 0; game < 30 && (waited == 0 || own == 0); game++ {
		w, o := contested(t, h)
		waited, own = waited+w, own+o
	}
	if waited == 0 || own == 0 {
		t.Errorf("%d words of the bot, %d of the person", waited, own)
	}
}

// contested plays a game against a bot, and returns how many words of the bot waited for the person,
// and how many of the person's the bot could have contested.
func contested(t *testing.T, h *Hall) (waited, own int) {
	t.Helper()
	table, _, err := h.New(Setup{
		Rules: rules(t, "official validation=contest"), Names: []string{"Alice", "Robot"}, Levels: []bot.Level{0, bot.Casual},
	})
	if err != nil {
		t.Fatal(err)
	}
	watch := table.Watch(nil, "")
	// next waits until the bot need not act, or its word can be contested.
	next := func() Look {
		for {
			l := table.Look()
			if l.At.Over() || l.At.Turn() == 0 || l.Wait > 0 {
				return l
			}
			<-watch
		}
	}
	for range 60 {
		l := next()
		switch {
		case l.At.Over():
			return waited, own
		case l.Wait > 0 && Contestable(l.At, 0):
			t.Fatal("somebody waits for a bot")
		case l.Wait > 0:
			waited++
			must.Do(t, table.Accept(0, len(l.Steps)))
		default:
			must.Do(t, table.Decide(0, len(l.Steps), first(l.At)))
			if Contestable(table.Look().At, 0) {
				own++
			}
		}
	}
	return waited, own
}

// A bot takes longer for what is harder, and the weaker it is, and never longer than one would wait.
func TestPace(t *testing.T) {
	const usual = 900 * time.Millisecond
	for _, level := range bot.Levels() {
		for n, last := 1, time.Duration(0); n < 1<<12; n *= 2 {
			took := pace(usual, level, n)
			if took < usual/2 || took > 3*usual || took < last {
				t.Errorf("level %d takes %v for %d choices, after %v for half as many", level, took, n, last)
			}
			last = took
		}
	}
	if weak, strong := pace(usual, bot.Beginner, 100), pace(usual, bot.Champion, 100); weak <= strong {
		t.Errorf("a beginner takes %v, and a champion %v", weak, strong)
	}
	if forced, choice := pace(usual, bot.Champion, 1), pace(usual, bot.Champion, 2); forced != usual/2 || choice <= forced {
		t.Errorf("a forced decision takes %v, and one of two %v", forced, choice)
	}
	for _, tt := range []struct {
		level   bot.Level
		choices int
		want    time.Duration
	}{{4, 2, 750}, {4, 32, 1750}, {4, 1000, 2991}, {4, 5000, 2991}, {1, 32, 1960}, {8, 32, 1470}, {1, 1000, 3000}} {
		if took := pace(time.Second, tt.level, tt.choices).Round(time.Millisecond); took != tt.want*time.Millisecond {
			t.Errorf("level %d takes %v for %d choices, and not %d ms", tt.level, took, tt.choices, tt.want)
		}
	}
	if pace(0, bot.Beginner, 100) != 0 {
		t.Error("without a pace time is taken")
	}
}

// Choices are all decisions that there are, a thousand at most.
func TestChoices(t *testing.T) {
	r := must.Get(shelf.Rules(games.Scrabble(), ""))(t)
	rng := rand.New(rand.NewPCG(1, 1))
	p, most := r.Start(0), 0
	for range 20 {
		v, n := p.View(p.Turn()), 0
		for range v.Moves() {
			n++
		}
		if got := choices(v); got != min(n, 1000) {
			t.Errorf("%d of %d choices", got, n)
		}
		most = max(most, n)
		m, _, err := p.ParseMove(p.Turn(), first(p))
		if err != nil {
			t.Fatal(err)
		}
		p = must.Get(p.Do(rng, p.Turn(), m))(t).After
	}
	if most <= 1000 {
		t.Errorf("at most %d choices", most)
	}
}

// A fool is a bot without a decision.
type fool struct{ game.Bot }

var errFool = errors.New("nothing comes to mind")

func (fool) Decide(context.Context, game.View) (m game.Move, a bot.Analysis[game.Move], err error) {
	return m, a, errFool
}

// A bot that has no decision gives up, and says why, where another one would be waited for.
func TestBotGivesUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		said := ""
		h := hall(t, t.TempDir(), Config{Pace: -1, Wait: -1, Log: func(format string, args ...any) { said += fmt.Sprintf(format, args...) }})
		table := against(t, h, games.Scrabble(), playing.Time{})
		table.mu.Lock()
		table.bots[1].thinks = fool{table.bots[1].thinks}
		table.mu.Unlock()
		for range 4 {
			if synctest.Wait(); table.Look().At.Turn() == 0 {
				decide(t, table, 1)
			}
		}
		out, over := table.Look().At.Outcome()
		if !over || out.Winner != 0 || !strings.Contains(said, "gives up: "+errFool.Error()) || strings.Count(said, table.id) != 1 {
			t.Errorf("over %t, won by %d, and the log says %q", over, out.Winner, said)
		}
	})
}

// A bot that has decided in secret waits for the others, and plays on.
func TestBotDecidesInSecret(t *testing.T) {
	said := make(chan string, 100)
	h := hall(t, t.TempDir(), Config{Pace: -1, Wait: -1, Log: func(format string, args ...any) { said <- fmt.Sprintf(format, args...) }})
	r := must.Get(shelf.Rules(games.Scrabble(), "classique players=2 duplicate=best"))(t)
	table, _, err := h.New(Setup{Rules: r, Names: []string{"Alice", "Zoé"}, Levels: []bot.Level{0, bot.Beginner}})
	if err != nil {
		t.Fatal(err)
	}
	watch := table.Watch(nil, "")
	for rounds := 0; rounds < 2; {
		l := table.Look()
		switch {
		case l.At.Over() || len(said) > 0:
			t.Fatalf("over %t after %d rounds, %d lines in the log", l.At.Over(), rounds, len(said))
		case l.At.Due() > 0 && l.At.Turn() == 0:
			must.Do(t, table.Decide(0, len(l.Steps), first(l.At)))
		case l.HasDecided(1):
			rounds++
			must.Do(t, table.Decide(0, len(l.Steps), first(l.Table.PositionFor(0))))
		default:
			<-watch
		}
	}
}

// A liar is a bot that contests with a move that is no contest.
type liar struct{ game.Bot }

func (l liar) Contest(v game.View) (game.Move, bool) {
	m, _, err := v.ParseMove("-")
	return m, err == nil
}

// Whoever runs the program hears of a contest that cannot be made, and the game goes on.
func TestBadContest(t *testing.T) {
	said := make(chan string, 100)
	h := hall(t, t.TempDir(), Config{Pace: -1, Wait: -1, Log: func(format string, args ...any) { said <- fmt.Sprintf(format, args...) }})
	for range 30 { // a game whose letters make few words shows nothing
		table, _, err := h.New(Setup{Rules: rules(t, "official validation=contest"), Names: []string{"Alice", "Zoé"}, Levels: []bot.Level{0, bot.Beginner}})
		if err != nil {
			t.Fatal(err)
		}
		table.mu.Lock()
		table.bots[1].contests = liar{table.bots[1].contests}
		table.mu.Unlock()
		watch := table.Watch(nil, "")
		for range 100 {
			l := table.Look()
			for ; !l.At.Over() && l.At.Turn() != 0; l = table.Look() {
				<-watch
			}
			if l.At.Over() {
				break
			}
			must.Do(t, table.Decide(0, len(l.Steps), first(l.At)))
			if Contestable(table.Look().At, 0) {
				if len(said) != 1 || table.Look().At.Over() {
					t.Fatalf("over %t, and the log has %d lines", table.Look().At.Over(), len(said))
				}
				if text := <-said; !strings.HasPrefix(text, table.id+": ") {
					t.Errorf("the log says %q", text)
				}
				return
			}
		}
	}
	t.Error("no word could be contested")
}
