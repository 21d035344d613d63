package clock_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

// texts are read and written back unchanged.
var texts = struct{ disc []string }{
	disc: []string{
		"A=5 B=5 ready at=0s",
		"A=9 B=1 ready at=1m0s",
		"A=4 B=6 turn=A glass=42s at=1m18s",
		"A=4 B=6 turn=B glass=1m0s at=876000h0m0s",
		"A=4 B=6 turn=A glass=1ns stopped at=1m18s",
		"A=1 B=9 turn=A glass=0s at=1h0m0s",
		"A=1 B=9 turn=A glass=1s stopped at=1h0m0s",
	},
}

// hostile texts are refused.
var hostile = struct{ all, disc []string }{
	all: []string{
		"", " ", "30s", "limit", "limit=", "A=", "A=5", "a=5 b=5", "A=5  B=5", "A=5 B=5 ", " A=5 B=5", "A=5\tB=5", "B=5 A=5",
		"A=5 B=5\n", "\xff\xfe", "A=\x00 B=5", "null", "{}", strings.Repeat("A", 1<<20), "A=5 B=5" + strings.Repeat(" ready", 100),
	},
	disc: []string{
		"A=0 B=10", "A=10 B=0", "A=5 B=6", "A=-5 B=15", "A=05 B=5", "A=５ B=5", "A=5 B=5 turn=A at=0s", "A=5 B=5 turn=C glass=1s at=0s",
		"A=5 B=5 turn=A glass=61s at=0s", "A=5 B=5 turn=A glass=-1s at=0s", "A=5 B=5 turn=A glass=0s at=0s", "A=9 B=1 turn=A glass=0s at=0s",
		"A=1 B=9 turn=A glass=0s stopped at=0s", "A=5 B=5 ready stopped at=0s", "A=5 B=5 turn=A glass=1s", "A=5 B=5 turn=A glass=1s stopped",
		"A=5 B=5 turn=A glass=1s at=0s stopped", "A=5 B=5 ready", "A=20m0s B=20m0s ready at=0s", "limit=30s",
	},
}

type textual interface {
	comparable
	String() string
	MarshalText() ([]byte, error)
}

// roundTrip checks all ways to turn v into text and back.
func roundTrip[T textual](t *testing.T, v T, parse func(string) (T, error)) {
	t.Helper()
	if back, err := parse(v.String()); err != nil || back != v {
		t.Errorf("%v reads back as %v, %v", v, back, err)
	}
	inJSON, err := json.Marshal(map[string]T{"clock": v})
	var back map[string]T
	if err != nil || string(inJSON) != `{"clock":"`+v.String()+`"}` || json.Unmarshal(inJSON, &back) != nil || back["clock"] != v {
		t.Errorf("%v is %s in JSON, %v, and back %v", v, inJSON, err, back)
	}
}

func testTexts[T textual](t *testing.T, kind string, parse func(string) (T, error), good []string, bad ...[]string) {
	for _, text := range good {
		v, err := parse(text)
		if err != nil || v.String() != text {
			t.Errorf("Parse%s(%q) = %v, %v", kind, text, v, err)
		}
		roundTrip(t, v, parse)
	}
	for _, texts := range bad {
		for _, text := range texts {
			v, err := parse(text)
			var zero T
			if err == nil || v != zero {
				t.Errorf("Parse%s(%.80q) = %v, %v", kind, text, v, err)
			} else if len(err.Error()) > 500 {
				t.Errorf("a hostile text floods the error: %d bytes", len(err.Error()))
			}
		}
	}
	var zero T
	roundTrip(t, zero, parse)
}

func TestTexts(t *testing.T) {
	testTexts(t, "Disc", clock.ParseDisc, texts.disc, hostile.all, hostile.disc)
}

// Shorter texts are read too.
func TestLooseTexts(t *testing.T) {
	if d, err := clock.ParseDisc("A=5 B=5"); err != nil || d != (clock.Disc{}) {
		t.Errorf("%v, %v", d, err)
	}
}

// A text that is refused does not change the value.
func TestUnmarshalKeeps(t *testing.T) {
	c := must[clock.Disc](t)(clock.Disc{}.Start(0, m))
	old := c
	if err := json.Unmarshal([]byte(`"A=1"`), &c); err == nil || c != old {
		t.Errorf("%v, %v", c, err)
	}
	if err := json.Unmarshal([]byte(`{"A":1}`), &c); err == nil || c != old {
		t.Errorf("%v, %v", c, err)
	}
}

func fuzzText[T textual](f *testing.F, parse func(string) (T, error), use func(T, time.Duration), seeds ...[]string) {
	for _, texts := range seeds {
		for _, text := range texts {
			if len(text) < 1000 {
				f.Add(text, int64(m))
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string, at int64) {
		v, err := parse(text)
		if err != nil {
			return
		}
		roundTrip(t, v, parse)
		use(v, time.Duration(at))
	})
}

func FuzzParseDisc(f *testing.F) {
	fuzzText(f, clock.ParseDisc, func(d clock.Disc, t time.Duration) {
		a, b := d.Minutes(0, t), d.Minutes(1, t)
		if a < 1 || b < 1 || a+b != 10 || d.Left(t) < 0 || d.Left(t) > m {
			f.Fatalf("%v shows %d and %d at %v, the glass %v", d, a, b, t, d.Left(t))
		}
		if side, lost := d.Lost(t); lost && d.Minutes(side, t) != 1 {
			f.Fatalf("%v is lost for %v at %v", d, side, t)
		}
	}, texts.disc, hostile.all, hostile.disc)
}

// Errors say what is wrong in both languages.
func TestErrors(t *testing.T) {
	running := must[clock.Disc](t)(clock.Disc{}.Start(1, 65*s))
	_, end := running.End(0, 70*s)
	_, back := running.End(1, 64*s)
	_, negative := running.Stop(-s)
	_, stop := clock.Disc{}.Stop(0)
	_, idle := clock.Disc{}.End(1, 0)
	_, parse := clock.ParseDisc("A=5 B=6")
	_, glass := clock.ParseDisc("A=5 B=5 turn=A glass=1m1s at=2m")
	for _, tt := range []struct {
		err             error
		english, french string
	}{
		{end, "cannot end for A: the other side is running", "A ne peut pas finir son tour\u00a0: c’est le temps de l’autre qui court"},
		{back, "1m4s is too early: the clock was touched later, at 1m5s", "1m4s est trop tôt\u00a0: l’horloge a été touchée plus tard, à 1m5s"},
		{negative, "-1s is no instant: it must be between 0 and 100 years", "-1s n’est pas un instant\u00a0: il doit être entre 0 et 100 ans"},
		{stop, "cannot stop the clock: the clock is not started", "l’horloge ne peut pas être arrêtée\u00a0: l’horloge n’est pas démarrée"},
		{idle, "cannot end for B: the clock is not started", "B ne peut pas finir son tour\u00a0: l’horloge n’est pas démarrée"},
		{parse, `"A=5 B=6" is not a disc: the disc must show 10 minutes in all`, "«\u00a0A=5 B=6\u00a0» n’est pas un disque\u00a0: le disque doit montrer 10\u00a0minutes en tout"},
		{glass, `"A=5 B=5 turn=A glass=1m1s at=2m" is not a disc: the glass holds at most one minute`,
			"«\u00a0A=5 B=5 turn=A glass=1m1s at=2m\u00a0» n’est pas un disque\u00a0: le sablier contient au plus une minute"},
	} {
		gametest.Equal(t, "in English", tt.err.Error(), tt.english)
		gametest.Equal(t, "in French", rulebook.Explain(tt.err, language.MustParse("fr-BE")), tt.french)
	}
}
