package arbiter

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// beginners is the first turns of a game of Jarnac.
func beginners(t *testing.T) string {
	t.Helper()
	text := must.Get(os.ReadFile(filepath.Join("testdata", "beginners.txt")))(t)
	return string(text)
}

const twoMats = "règles : compétition\nAlice :\nRAT\nBUT\nreliquat : U W Z\nBruno :\nSOL\n3 MAÇON\nreliquat : A E I\nà jouer : Bruno\n"

const boardTwo = "jeu : scrabble\nposition : 15/15/15/15/15/15/15/7CHAT4/15/15/15/15/15/15/15 AEINRST/ 12/0 0\n"

// What people and programs read of a review, to the letter.
func TestReview(t *testing.T) {
	game := beginners(t)
	for name, tt := range map[string]struct {
		record, args string
		status       int
	}{
		"review-fr":          {game, "-lang fr -review -nodes 0", 0},
		"review-en":          {game, "-lang en -review -nodes 0", 0},
		"review-json":        {game, "-json -review -nodes 0", 0},
		"review-illegal-fr":  {game + "Bruno 3:ZZZZ\n", "-lang fr -review -nodes 0", 1},
		"review-unread-en":   {game + "Bruno r4t\n", "-lang en -review -nodes 0", 2},
		"review-cards-en":    {cardsTwo + "Alice (1,0)>MOULA\n", "-lang en -review -nodes 0", 1},
		"review-cards-json":  {cardsTwo, "-json -review -nodes 0", 0},
		"review-jago-fr":     {jagoTwo + "Alice resign\n", "-lang fr -review -nodes 0", 0},
		"review-jago-json":   {jagoTwo, "-json -review -nodes 0", 0},
		"review-empty-en":    {head, "-lang en -review", 0},
		"review-position-fr": {twoMats, "-lang fr -review -nodes 0 -position -", 0},
		"review-position":    {twoMats, "-json -review -nodes 0 -position -", 0},
	} {
		t.Run(name, func(t *testing.T) {
			status, out, errs := arbiterOf(tt.record, strings.Fields(tt.args)...)
			gametest.Equal(t, "status", status, tt.status)
			golden(t, filepath.Join("testdata", name+".golden"), out+errs)
		})
	}
}

// What is estimated changes with the players that estimate it: here it is only looked for.
func TestReviewEstimates(t *testing.T) {
	for name, tt := range map[string]struct {
		record, args string
		want         []string
	}{
		"jarnac": {beginners(t), "-lang fr -review -nodes 300", []string{
			"── Tour 8 : Bruno · 212 à 0 · 9", "  → Mieux valait transformer PESTE en JUPETTES (ligne 3) que passer", "de chances (± ", "Le dire\u00a0: +", "  erreurs ", "  pire tour ",
		}},
		"jarnac, json":     {beginners(t), "-json -review -nodes 300", []string{`"decisions":[{"n":`, `"best":"1:CUVAT"`, `"worst":1`}},
		"jarnac, position": {twoMats, "-lang fr -review -nodes 300 -position -", []string{"Les meilleurs coups : Bruno", "dire Jarnac : TZAR (ligne 1)", " % ± "}},
		"position, json":   {twoMats, "-json -review -nodes 300 -position -", []string{`"candidates":[{"move":"!1:TZAR","value":{"win":0.`}},
		"gcg": {gcgTwo, "-lang fr -review -nodes 900", []string{
			"── Tour 2 : bob · 0 à 62 · ", "    9H ILES, 14 points", "! Scrabble manqué : J3 TOULINES, 62 points, 48 de plus. Le poser : +", "  points manqués ", "scrabbles manqués",
		}},
		"gcg, json":   {gcgTwo, "-json -review -nodes 100", []string{`"count":1870,"top":[{"move":"J3 TOULI.ES","points":62,`, `"missed":48,"bonusMissed":true`, `"decisions":[{"n":2,"made":"9H ILES"`}},
		"scrabble":    {scrabbleMoves, "-lang en -review -nodes 0", []string{"H7 NATK, withdrawn", "NATK is bad, and was contested", "A scrabble missed: H5 KETAMINE, 69 points, 69 more."}},
		"cards":       {cardsTwo, "-lang fr -review -nodes 60", []string{"── Tour 2 : Bob · 0 à 14 · ", "    CHAT (compte triple), 27 points", "  chances perdues par tour (≈)"}},
		"cards, json": {cardsTwo, "-json -review -nodes 60", []string{`"hand":"ACEIRS2"`, `"decisions":[{"n":3,"made":"(0,0)>CRISE","best":"`}},
		"jago": {jagoTwo + "Alice resign\n", "-lang fr -review -nodes 30", []string{
			"── Tour 3 : Alice · 0 à 4 · ", "    abandon\n", "! Il y avait de quoi prendre l’avantage : ", "  → Mieux valait ", " de chances (± ",
		}},
		"jago, json":        {jagoTwo, "-json -review -nodes 30", []string{`"stolen":[{"n":6,"word":"RAS","became":"GRAS"}]`, `"made":["6C:GRAS","-"],"best":["`}},
		"cards, position":   {"jeu : cartes\nétat : " + boardAfter(t, cardsTwo) + "\n", "-lang fr -review -nodes 60 -position -", []string{"Les meilleurs coups : A", " % ± "}},
		"jago, position":    {"jeu : jago\nétat : " + boardAfter(t, jagoTwo) + "\n", "-lang fr -review -nodes 60 -position -", []string{"Les meilleurs coups : red", " % ± "}},
		"jago, board, json": {"jeu : jago\nétat : " + boardAfter(t, jagoTwo) + "\n", "-json -review -nodes 60 -position -", []string{`{"review":{"count":`, `"candidates":[{"move":["`}},
		"board":             {boardTwo, "-lang fr -review -nodes 100 -position -", []string{"Les meilleurs coups : A", "8H C", " % ± "}},
		"board, json":       {boardTwo, "-json -review -nodes 100 -position -", []string{`{"review":{"count":`, `"candidates":[{"move":"`}},
	} {
		t.Run(name, func(t *testing.T) {
			status, out, errs := arbiterOf(tt.record, strings.Fields(tt.args)...)
			out = strings.ReplaceAll(out, "\u00a0", " ")
			for _, want := range tt.want {
				if !strings.Contains(out, strings.ReplaceAll(want, "\u00a0", " ")) {
					t.Errorf("no %q in\n%s", want, out)
				}
			}
			if status != 0 || errs != "" {
				t.Errorf("%d, %s", status, errs)
			}
		})
	}
}

// The same seed gives the same estimates, in records and positions, and another one others.
func TestReviewSeed(t *testing.T) {
	for name, args := range map[string]string{scrabbleMoves: "-json -review -nodes 40", twoMats: "-json -review -nodes 60 -position -"} {
		told := func(more ...string) string {
			_, out, errs := arbiterOf(name, append(strings.Fields(args), more...)...)
			return out + errs
		}
		if one := told("-seed", "1"); one != told("-seed", "1") || one == told() || told() != told("-seed", "0") {
			t.Errorf("%s: seeds make no difference, or the same one does", args)
		}
	}
	for _, args := range []string{"-review -seed x", "-review -seed -1", "-seed 2"} {
		if status, _, _ := arbiterOf(scrabbleMoves, strings.Fields(args)...); status != 2 {
			t.Errorf("%s: status %d", args, status)
		}
	}
}

// With -json the review comes after the moves, which are as they are without it, and before the
// result.
func TestReviewStream(t *testing.T) {
	_, plain, _ := arbiterOf(beginners(t), "-json")
	_, reviewed, _ := arbiterOf(beginners(t), "-json", "-review", "-nodes", "60")
	var without strings.Builder
	turns, sums := 0, 0
	for line := range strings.Lines(reviewed) {
		var one struct {
			Player          string
			Review, Summary map[string]any
		}
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		switch {
		case one.Review != nil:
			turns++
		case one.Summary != nil:
			sums++
		default:
			without.WriteString(line)
			continue
		}
		if one.Player != "Alice" && one.Player != "Bruno" {
			t.Errorf("a player is %q", one.Player)
		}
	}
	if without.String() != plain || turns < 5 || sums != 2 {
		t.Errorf("%d turns, %d sums in\n%s", turns, sums, reviewed)
	}
}

// The picture is a whole SVG with the names of the players, also of a game that stops.
func TestReviewPicture(t *testing.T) {
	file := filepath.Join(t.TempDir(), "course.svg")
	for _, more := range []string{"", "Bruno 3:ZZZZ\n"} {
		arbiterOf(beginners(t)+more, "-review", "-nodes", "20", "-svg", file)
		svg, err := os.ReadFile(file)
		if err != nil || xml.Unmarshal(svg, new(struct{})) != nil || !strings.Contains(string(svg), "Alice") {
			t.Fatalf("%s, %v", svg, err)
		}
	}
	if status, _, errs := arbiterOf(beginners(t), "-review", "-nodes", "20", "-svg", filepath.Join(file, "no")); status != 2 || errs == "" {
		t.Errorf("a picture that cannot be written: %d, %s", status, errs)
	}
}

func TestReviewFlags(t *testing.T) {
	for args, want := range map[string]string{
		"-nodes 5":                       "-review",
		"-svg a.svg":                     "-review",
		"-review -nodes -1":              "100",
		"-review -nodes many":            "100",
		"-review -svg a.svg a b":         "-svg",
		"-review -svg a.svg -position -": "-svg",
	} {
		if status, out, errs := arbiterOf("", append([]string{"-lang", "en"}, strings.Fields(args)...)...); status != 2 || out != "" || !strings.Contains(errs, want) {
			t.Errorf("%s: %d, %s%s", args, status, out, errs)
		}
	}
}

// On a terminal a bar shows how far the review has come, and is gone at its end. Who interrupts it
// is told what was found until then.
func TestReviewProgress(t *testing.T) {
	var out, errs bytes.Buffer
	env := world()
	env.Terminal = true
	args := []string{"-review", "-nodes", "20", "-lang", "en"}
	gametest.Equal(t, "status", run(args, strings.NewReader(beginners(t)), &out, &errs, env), 0)
	if shown := errs.String(); !strings.Contains(shown, "░ turn 3 of") || !strings.HasSuffix(shown, "\r\x1b[K") || strings.Contains(out.String(), "turn 3 of") {
		t.Errorf("the bar is %q", shown)
	}
	errs.Reset()
	out.Reset()
	env.interrupted = func() (context.Context, context.CancelFunc) {
		ctx, stop := context.WithCancel(context.Background())
		stop()
		return ctx, stop
	}
	if status := run(args, strings.NewReader(beginners(t)), &out, &errs, env); status != 2 || !strings.Contains(errs.String(), "stopped after 0 of") || !strings.Contains(out.String(), "Jarnacs missed") {
		t.Errorf("status %d, %s%s", status, out.String(), errs.String())
	}
}

// On a narrow page the summary stands one number below the other.
func TestReviewNarrow(t *testing.T) {
	var out, errs bytes.Buffer
	run([]string{"-review", "-nodes", "20"}, strings.NewReader(beginners(t)), &out, &errs, world("COLUMNS=40"))
	_, sums, found := strings.Cut(out.String(), "Le bilan")
	sums, _, _ = strings.Cut(sums, "──")
	if !found {
		t.Fatal(out.String())
	}
	for line := range strings.Lines(sums) {
		if n := len([]rune(line)); n > 41 {
			t.Errorf("%d columns: %s", n, line)
		}
	}
}
