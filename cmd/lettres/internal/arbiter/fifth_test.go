package arbiter

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A game that nobody here knows is judged like the others, with nothing attached to it.
func TestFifthGame(t *testing.T) {
	rules := carre.Game.MustCompile("")
	rng := rand.New(rand.NewPCG(1, 1))
	toss := rules.Toss(rng)
	record, p := rules.NewRecord(toss, "Alice", "Bob"), rules.Start(toss.First)
	for !p.Over() {
		moves := slices.Collect(p.Moves(p.Turn()))
		s := must.Get(p.Do(rng, p.Turn(), moves[rng.IntN(len(moves))]))(t)
		record.Append(s)
		p = s.After
	}
	text := must.Get(record.MarshalText())(t)
	env := world("LANG=en")
	env.games = append(games.All(), carre.Game)
	judged := func(stdin string, args ...string) (int, string) {
		var out, errs bytes.Buffer
		status := run(args, strings.NewReader(stdin), &out, &errs, env)
		return status, out.String() + errs.String()
	}
	whole := string(text)
	cut := strings.Join(strings.SplitAfter(whole, "\n")[:strings.Count(whole, "\n")-3], "")
	for _, tt := range []struct {
		text   string
		args   string
		status status
		says   string
	}{
		{whole, "-json", legal, `{"result":{"status":"`},
		{whole, "-json -review", legal, `{"result":{"status":"`},
		{whole, "", legal, "moves, all legal"},
		{whole, "-review", legal, "Alice"},
		{cut, "-legal", legal, "The game is not over"},
		{cut, "-json -legal", legal, `{"good":["`},
		{whole + "Alice resign\n", "-json", illegal, `"legal":false`},
		{whole + "Alice resign\n", "", illegal, "not allowed"},
		{whole + "Alice what?\n", "-json", unreadable, `{"error":`},
		{"game: " + carre.Game.Name() + "\nposition: " + p.String() + "\n", "-json -position -", legal, `{"verdict":`},
		{"game: " + carre.Game.Name() + "\nposition: " + rules.Start(0).String() + "\nword: chat\n", "-position -", legal, "CHAT"},
		{"game: " + carre.Game.Name() + "\nposition: x\n", "-json -position -", unreadable, `{"error":`},
		{"", "-json -word CHAT", legal, `"good":true`},
	} {
		status, out := judged(tt.text, strings.Fields(tt.args)...)
		if status != int(tt.status) || !strings.Contains(out, tt.says) {
			t.Errorf("%s: status %d, not %d:\n%s", tt.args, status, tt.status, out)
		}
	}
}
