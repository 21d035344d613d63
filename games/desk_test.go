package games_test

import (
	"cmp"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A position of any game, typed as its form says, is the same position: it has the same
// best words.
func TestDesk(t *testing.T) {
	for _, g := range []*game.Game{games.Scrabble(), games.Cards(), games.Jago()} {
		rules := g.MustCompile("")
		desk, ok := extra.DeskOf(rules)
		if !ok {
			t.Fatalf("nobody answers questions about %s", g.Name())
		}
		rng := rand.New(rand.NewPCG(5, 5))
		at, asked := rules.Start(0), 0
		for n := 0; n < 40 && !at.Over(); n++ {
			same, err := desk.Text(at.String())
			if err != nil || same.View(0).String() != at.View(0).String() {
				t.Fatalf("%s: %v, %v", g.Name(), same, err)
			}
			form := desk.Form(at)
			rows, ok := extra.UnpackRows(extra.PackRows(form.Rows), len(form.Rows), len(form.Rows[0]))
			if !ok || !reflect.DeepEqual(rows, form.Rows) {
				t.Fatalf("%s: %q is unpacked as %q", g.Name(), form.Rows, rows)
			}
			if typed, err := desk.Typed(form); err == nil && extra.ActsOf(at, at.Turn()).Square != "" {
				asked++
				want, n := desk.Best(at, 1, show.Options{})
				got, m := desk.Best(typed, 1, show.Options{})
				if g != games.Jago() && (n != m || n > 0 && want[0].Points != got[0].Points) { // what words have been is not typed
					t.Fatalf("%s: %d words, %v, and typed %d, %v\n%s", g.Name(), n, want, m, got, at.View(0))
				}
			}
			step := must.Get(at.Do(rng, at.Turn(), choose(rng, at)))(t)
			at = step.After
		}
		if asked < 5 {
			t.Errorf("%s: %d positions were typed", g.Name(), asked)
		}
	}
	if _, ok := extra.DeskOf(games.Jarnac().MustCompile("")); ok {
		t.Error("Jarnac has a board")
	}
}

// What is wrong with a position is said in both languages, with its field.
func TestDeskFaults(t *testing.T) {
	empty := func(n int) []string { return slices.Repeat([]string{strings.Repeat(".", n)}, n) }
	with := func(n int, row string) []string {
		rows := empty(n)
		rows[n/2] = (row + rows[0])[:n]
		return rows
	}
	for _, c := range []struct {
		game *game.Game
		t    extra.Typed
		want string
	}{
		{games.Scrabble(), extra.Typed{Rows: empty(15), Racks: []string{"ABCDEFGH"}}, "vos lettres : il y en a 8"},
		{games.Scrabble(), extra.Typed{Rows: empty(15), Racks: []string{"", "A!"}}, "les lettres de l’adversaire : les lettres vont de A à Z"},
		{games.Scrabble(), extra.Typed{Rows: with(15, "KIWI.KA"), Racks: []string{"A"}}, "lettres K : 2"},
		{games.Scrabble(), extra.Typed{Rows: with(15, "CHAT"), Racks: []string{"A"}}, "case centrale"},
		{games.Cards(), extra.Typed{Rows: with(15, "CHAT"), Racks: []string{"A5"}}, "cartes"},
		{games.Cards(), extra.Typed{Rows: with(15, "CHAT....CHAT"), Racks: []string{"A"}}, ""},
		{games.Jago(), extra.Typed{Rows: with(11, "....CHat"), Racks: []string{"ABCDEFGHIJKLM"}}, "vos lettres : il y en a 13"},
		{games.Jago(), extra.Typed{Rows: with(11, "CH"), Racks: []string{"A"}}, ""},
	} {
		desk, _ := extra.DeskOf(c.game.MustCompile(""))
		if _, err := desk.Typed(c.t); err == nil || !strings.Contains(strings.ReplaceAll(rulebook.Explain(err, language.French), "\u00a0", " "), c.want) {
			t.Errorf("%s %v: %v, not %q", c.game.Name(), c.t.Racks, err, c.want)
		}
	}
	for _, packed := range []string{"", "15", "15/15", strings.Repeat("15/", 14), strings.Repeat("15/", 14) + "16", strings.Repeat("15/", 14) + "14é", strings.Repeat("15/", 14) + "-15", strings.Repeat("15/", 14) + "99999999999999999999"} {
		if rows, ok := extra.UnpackRows(packed, 15, 15); ok {
			t.Errorf("%q is %q", packed, rows)
		}
	}
}

// The placement with most equity is among those that a page tells, though it may not have
// most points.
func TestDeskEquity(t *testing.T) {
	desk, _ := extra.DeskOf(games.Scrabble().MustCompile("classique"))
	rows := slices.Repeat([]string{strings.Repeat(".", 15)}, 15)
	rows[7] = ".......CHAT...."
	otherwise := 0
	for _, rack := range []string{"AEINRST", "?QRSTVW", "AAEIOUU", "?EHLSUV", "JKNOPQS", "E"} {
		at := must.Get(desk.Typed(extra.Typed{Rows: rows, Racks: []string{rack}}))(t)
		all, n := desk.Best(at, 1<<20, show.Options{})
		told, _ := desk.Best(at, 15, show.Options{})
		if n != len(all) || n < len(told) {
			t.Fatal(rack, n, len(all), len(told))
		}
		most := func(list []game.Choice) game.Choice {
			return slices.MaxFunc(list, func(a, b game.Choice) int { return cmp.Compare(a.Equity, b.Equity) })
		}
		if best := most(all); most(told).Equity != best.Equity {
			t.Errorf("%s: %+v is not told", rack, best)
		} else if best.Points < all[0].Points {
			otherwise++
		}
		if !slices.IsSortedFunc(told, func(a, b game.Choice) int { return b.Points - a.Points }) || told[len(told)-1].Text == "" || !told[0].Valued {
			t.Errorf("%s: %+v", rack, told)
		}
	}
	if otherwise == 0 {
		t.Error("most points are always best")
	}
}

// A form of the card game holds the table as far as it fits, and says where it does not.
func TestDeskClips(t *testing.T) {
	rules := games.Cards().MustCompile("")
	desk, _ := extra.DeskOf(rules)
	for table, clipped := range map[string]bool{"0,0:DECONTAMINATION": false, "0,0:DECONTAMINATION/1,14:ES": true} {
		at := must.Get(rules.ParsePosition("racks AE/I; table " + table + ";"))(t)
		form := desk.Form(at)
		if held := 15*15 - strings.Count(strings.Join(form.Rows, ""), "."); form.Clipped != clipped || held < 15 || held > 16 {
			t.Errorf("%s: clipped: %v, with %d letters", table, form.Clipped, held)
		}
	}
}
