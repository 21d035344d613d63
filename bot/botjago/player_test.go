package botjago

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
)

func player(t testing.TB, rules *jago.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	return bottest.Player(t, New, rules, level, seed)
}

// reversed is m with its letters turned round.
func reversed(m jago.Move) jago.Move {
	word := []byte(m.Word())
	slices.Reverse(word)
	return jago.Place(m.At(), m.Direction(), string(word)).FromBeside(m.Beside())
}

// small is the official rules with a lexicon of these words.
func small(t *testing.T, words string) *jago.Rules {
	t.Helper()
	list := must.Get(lexicon.ReadList(strings.NewReader(words)))(t)
	return must.Get(rulesOf("official", list))(t)
}

// position is the state after some moves, each of the player on turn.
func position(t testing.TB, rules *jago.Rules, moves ...string) jago.State {
	t.Helper()
	return gametest.Play(t, rules.Start(0), jago.ParseMove, moves...)
}

// A player without a way to lead gives up, and nobody else: also where each single word that brings
// most leads nowhere.
func TestGivesUp(t *testing.T) {
	opening := []string{"+RASEILTNDHOU", "+GBIENTNDHDEE", "6D:RAS", "-", "+AIM"}
	for words, want := range map[string]jago.Kind{"RAS\n": jago.KindResign, "RAS\nSEE\nBEE\n": jago.KindPlace} {
		s := position(t, small(t, words), opening...)
		for _, level := range bot.Levels() {
			m, _, err := player(t, s.Rules(), level, 1).Decide(context.Background(), s.View(jago.Blue))
			if err != nil || m.Kind() != want {
				t.Errorf("%q, %s: decides on %s, %v", words, level, m, err)
			}
		}
	}
}

// A player lays the words of a turn, ends it, and leads then, at every level.
func TestTurn(t *testing.T) {
	s := position(t, compile(t, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	for _, level := range bot.Levels() {
		p, at := player(t, s.Rules(), level, 1), s
		for n := 0; at.Turn() == jago.Blue && at.Phase() == jago.Playing; n++ {
			m, _, err := p.Decide(context.Background(), at.View(jago.Blue))
			if err == nil {
				at, err = at.Play(jago.Blue, m)
			}
			if err != nil || n > maxWords {
				t.Fatalf("%s: %s, %v", level, m, err)
			}
		}
		if at.Lead(jago.Blue) < 1 {
			t.Errorf("%s leads by %d", level, at.Lead(jago.Blue))
		}
	}
}

// What a choice brings is what the state says after it, on turn or not.
func TestChoices(t *testing.T) {
	s := position(t, compile(t, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	var l look
	all := slices.Clone(l.choices(&s, jago.Blue))
	for _, c := range all {
		after := must.Get(s.Play(jago.Blue, c.move))(t)
		lead := after.Lead(jago.Blue)
		if worth := lead - 2*(after.Beside().Len()-s.Beside().Len()); c.lead != lead || c.worth != worth {
			t.Errorf("%s brings a lead of %d and is worth %d, want %d and %d", c.move, c.lead, c.worth, lead, worth)
		}
	}
	if len(all) < 20 {
		t.Errorf("only %d choices", len(all))
	}
	if most := l.most(&s, jago.Red); most < 4 {
		t.Errorf("Red, who is not on turn, gets a lead of %d", most)
	}
}

// The nodes bound all that the champion looks at, the turns that it thinks of too; it names
// each first move once, the best first.
func TestBudget(t *testing.T) {
	s := position(t, compile(t, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	for _, nodes := range []int{1, 50, 400, 2000} {
		p := player(t, s.Rules(), bot.Champion, 5)
		p.Budget.Nodes = nodes
		m, a, err := p.Decide(context.Background(), s.View(s.Turn()))
		if err != nil || s.Check(s.Turn(), m) != nil || a.Nodes > nodes {
			t.Errorf("%d nodes: %s after %d, %v", nodes, m, a.Nodes, err)
		}
		seen := map[jago.Move]bool{}
		for i, c := range a.Candidates {
			if seen[c.Move] || i > 0 && (c.Behind.Win < 0 || c.Win > a.Candidates[0].Win) {
				t.Errorf("%d nodes: %s is candidate %d of %v", nodes, c.Move, i, a.Candidates)
			}
			seen[c.Move] = true
		}
		if nodes >= 2000 && len(seen) < 2 {
			t.Errorf("%d nodes compare only %v", nodes, a.Candidates)
		}
	}
}

// What a turn leaves to the opponent is the opponent's best turn, by what that leaves.
func TestLooksAhead(t *testing.T) {
	rules := compile(t, "official")
	s := position(t, rules, "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	l := look{skill: skills[bot.Master]}
	found := l.turns(&s, skills[bot.Master].turns)
	a := newAhead(&l, 0)
	first := found[0]
	v, ok := a.after(&first, 1, 1, -2*wins, 2*wins)
	if !ok || v == first.danger {
		t.Errorf("a turn ahead leaves a danger of %d, as it looked at first", v)
	}
	// What one turn more finds is the best that the opponent can do, by the same measure.
	next, _ := passed(&first.after)
	if replies := l.turns(&next, replies); len(replies) == 0 || v != -replies[0].danger {
		t.Errorf("the danger is %d, and the best replies are %v", v, replies)
	}
}

// A player with little memory keeps little, and finds the same.
func TestMemory(t *testing.T) {
	rules := compile(t, "official")
	s := position(t, rules, "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	l := look{skill: skills[bot.Master]}
	found := l.turns(&s, skills[bot.Master].turns)[:3]
	rich, poor := newAhead(&l, 0), newAhead(&l, 8*turnSize)
	for i := range found {
		want, _ := rich.after(&found[i], 1, 2, -2*wins, 2*wins)
		if v, ok := poor.after(&found[i], 1, 2, -2*wins, 2*wins); !ok || v != want {
			t.Errorf("turn %d: %d, and with little memory %d", i, want, v)
		}
	}
	if len(rich.known) <= 8 || len(poor.known) > 8 {
		t.Errorf("known: %d positions, and with little memory %d", len(rich.known), len(poor.known))
	}
}

// After a contest a player turns as many letters as it may.
func TestFlips(t *testing.T) {
	rules := compile(t, "official validation=contest")
	// Blue's word is bad: Red turns three letters of Blue's.
	s := position(t, rules, "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM", "F6:SEN", "8E:BND")
	s = must.Get(s.Play(jago.Red, jago.Contest()))(t)
	lead := s.Lead(jago.Red)
	m, _, err := player(t, rules, bot.Champion, 1).Decide(context.Background(), s.View(jago.Red))
	if err == nil {
		s, err = s.Play(jago.Red, m)
	}
	if err != nil || m.Kind() != jago.KindFlip || s.Lead(jago.Red) != lead+2*len(m.Squares()) || len(m.Squares()) == 0 {
		t.Errorf("turns by %s, %v", m, err)
	}
}

// Eyes overlook long words more often than short ones, and such as replace letters.
func TestSight(t *testing.T) {
	overlooked := func(word string, fresh, replaced, overlook int) (n int) {
		for seed := range uint64(20_000) {
			if !sees(sight.Open(seed*0x9e3779b97f4a7c15, overlook, vocabulary.Vocabulary{}), word, fresh, replaced) {
				n++
			}
		}
		return n
	}
	short, long, swapped := overlooked("RAT", 3, 0, 8), overlooked("ANCESTRAL", 9, 0, 8), overlooked("RAT", 1, 1, 8)
	if !(0 < short && 5*short < long && 5*short < swapped) {
		t.Errorf("of 20000: RAT overlooked %d times, ANCESTRAL %d times, RAT by replacing %d times", short, long, swapped)
	}
	if worse := overlooked("ANCESTRAL", 9, 0, 16); worse < long || overlooked("ANCESTRAL", 9, 0, 0) != 0 {
		t.Errorf("of 20000: ANCESTRAL overlooked %d times by a weaker player", worse)
	}
}

func BenchmarkDecide(b *testing.B) {
	s := position(b, compile(b, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	for _, level := range []bot.Level{bot.ClubPlayer, bot.Champion} {
		b.Run(level.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := player(b, s.Rules(), level, 5).Decide(context.Background(), s.View(s.Turn())); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
