package clock_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

// texts are read and written back unchanged.
var texts = struct{ limit, chess, disc []string }{
	limit: []string{"limit=30s", "limit=1m0s", "limit=10s start=0s", "limit=1ns start=876000h0m0s", "limit=876000h0m0s start=1.5s"},
	chess: []string{
		"A=20m0s B=20m0s ready at=0s",
		"A=20m0s B=15m0s ready at=1m0s",
		"A=19m3.5s B=20m0s running=B at=1m5s",
		"A=0s B=876000h0m0s running=A at=876000h0m0s",
		"A=0s B=0s stopped at=1h0m0.000000001s",
	},
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
var hostile = struct{ all, limit, chess, disc []string }{
	all: []string{
		"", " ", "30s", "limit", "limit=", "A=", "A=5", "a=5 b=5", "A=5  B=5", "A=5 B=5 ", " A=5 B=5", "A=5\tB=5", "B=5 A=5",
		"A=5 B=5\n", "\xff\xfe", "A=\x00 B=5", "null", "{}", strings.Repeat("A", 1<<20), "A=5 B=5" + strings.Repeat(" ready", 100),
	},
	limit: []string{
		"limit=30", "limit=0s", "limit=-30s", "limit=876000h0m1s", "limit=9999999999h", "limit=30s start=-1s", "limit=30s start", "limit=30s ",
		"limit=30s start=1s start=2s", "limit=NaN", "limit=1e9s", "start=1s limit=30s",
	},
	chess: []string{
		"A=20m", "A=20m B=-1s", "A=20m B=20m running", "A=20m B=20m running=C at=0s", "A=20m B=20m running=A", "A=20m B=20m stopped",
		"A=20m B=20m ready", "A=20m B=20m at=0s", "A=20m B=20m running=A at=-1s", "A=20m B=20m running=A at=0s stopped", "A=20m B=20m stopped ",
		"A=20m B=20m ready stopped at=0s", "A=876001h B=20m", "A=5 B=5",
	},
	disc: []string{
		"A=0 B=10", "A=10 B=0", "A=5 B=6", "A=-5 B=15", "A=05 B=5", "A=５ B=5", "A=5 B=5 turn=A at=0s", "A=5 B=5 turn=C glass=1s at=0s",
		"A=5 B=5 turn=A glass=61s at=0s", "A=5 B=5 turn=A glass=-1s at=0s", "A=5 B=5 turn=A glass=0s at=0s", "A=9 B=1 turn=A glass=0s at=0s",
		"A=1 B=9 turn=A glass=0s stopped at=0s", "A=5 B=5 ready stopped at=0s", "A=5 B=5 turn=A glass=1s", "A=5 B=5 turn=A glass=1s stopped",
		"A=5 B=5 turn=A glass=1s at=0s stopped", "A=5 B=5 ready", "A=20m0s B=20m0s ready at=0s",
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
			var se *clock.SyntaxError
			var zero T
			if !errors.As(err, &se) || se.Type != kind || se.Text != text || v != zero {
				t.Errorf("Parse%s(%.80q) = %v, %v; want a SyntaxError", kind, text, v, err)
			} else if len(err.Error()) > 500 {
				t.Errorf("a hostile text floods the error: %d bytes", len(err.Error()))
			}
		}
	}
	var zero T
	roundTrip(t, zero, parse)
}

func TestTexts(t *testing.T) {
	testTexts(t, "Limit", clock.ParseLimit, texts.limit, hostile.all, hostile.limit, texts.chess, texts.disc)
	testTexts(t, "Chess", clock.ParseChess, texts.chess, hostile.all, hostile.chess, texts.limit, texts.disc)
	testTexts(t, "Disc", clock.ParseDisc, texts.disc, hostile.all, hostile.disc, texts.limit, texts.chess)
}

// Shorter texts are read too.
func TestLooseTexts(t *testing.T) {
	if l, err := clock.ParseLimit("limit=1m"); err != nil || l.Each() != m {
		t.Errorf("%v, %v", l, err)
	}
	if c, err := clock.ParseChess("A=20m B=1200s"); err != nil || c != (clock.Chess{}) {
		t.Errorf("%v, %v", c, err)
	}
	if d, err := clock.ParseDisc("A=5 B=5"); err != nil || d != (clock.Disc{}) {
		t.Errorf("%v, %v", d, err)
	}
}

// A text that is refused does not change the value.
func TestUnmarshalKeeps(t *testing.T) {
	c := must[clock.Chess](t)(clock.NewChess(m))
	old := c
	if err := json.Unmarshal([]byte(`"A=1m"`), &c); err == nil || c != old {
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

func FuzzParseLimit(f *testing.F) {
	fuzzText(f, clock.ParseLimit, func(l clock.Limit, t time.Duration) {
		if left := l.Left(t); left < 0 || left > l.Each() {
			f.Fatalf("%v has %v left at %v", l, left, t)
		}
	}, texts.limit, hostile.all, hostile.limit)
}

func FuzzParseChess(f *testing.F) {
	fuzzText(f, clock.ParseChess, func(c clock.Chess, t time.Duration) {
		for _, side := range []clock.Side{clock.A, clock.B} {
			if left := c.Left(side, t); left < 0 || left > c.Left(side, 0) {
				f.Fatalf("%v has %v left for %v at %v", c, left, side, t)
			}
		}
	}, texts.chess, hostile.all, hostile.chess)
}

func FuzzParseDisc(f *testing.F) {
	fuzzText(f, clock.ParseDisc, func(d clock.Disc, t time.Duration) {
		a, b := d.Minutes(clock.A, t), d.Minutes(clock.B, t)
		if a < 1 || b < 1 || a+b != 10 || d.Left(t) < 0 || d.Left(t) > m {
			f.Fatalf("%v shows %d and %d at %v, the glass %v", d, a, b, t, d.Left(t))
		}
		if side, lost := d.Lost(t); lost && d.Minutes(side, t) != 1 {
			f.Fatalf("%v is lost for %v at %v", d, side, t)
		}
	}, texts.disc, hostile.all, hostile.disc)
}

// Every error is in both languages, and names no identifier.
func TestErrorsInBothLanguages(t *testing.T) {
	var errs []error
	for _, act := range []clock.Act{clock.ActStart, clock.ActPress, clock.ActStop, clock.ActResume, clock.ActSet, clock.ActEnd, clock.ActEndWithWord, clock.ActAdvance, "sing"} {
		for reason := range clock.OutOfTime + 2 {
			errs = append(errs, &clock.ActError{Act: act, Side: clock.B, Reason: reason})
		}
	}
	errs = append(errs,
		&clock.InstantError{Act: clock.ActStop, At: -1}, &clock.InstantError{Act: clock.ActStop, At: time.Second, Last: time.Minute},
		&clock.TimeError{}, &clock.SyntaxError{Type: "Other", Reason: "it is odd"})
	for _, texts := range [][]string{hostile.all, hostile.limit, hostile.chess, hostile.disc} {
		for _, text := range texts {
			side := new(clock.Side).UnmarshalText([]byte(text))
			_, limit := clock.ParseLimit(text)
			_, chess := clock.ParseChess(text)
			_, disc := clock.ParseDisc(text)
			errs = append(errs, side, limit, chess, disc)
		}
	}
	for _, err := range errs {
		if err == nil {
			continue
		}
		en, fr := rulebook.Explain(err, language.English), rulebook.Explain(err, language.MustParse("fr-BE"))
		if err.Error() != "clock: "+en {
			t.Errorf("it is %q and %q", err, en)
		}
		if fr == en || strings.Contains(fr, "'") || strings.Contains(en, "Chess") || strings.Contains(fr, "Chess") {
			t.Errorf("in French it is %q, and in English %q", fr, en)
		}
	}
	_, err := clock.Chess{}.Press(clock.B, 0)
	gametest.Equal(t, "in French", rulebook.Explain(err, language.French), "B ne peut pas appuyer\u00a0: l’horloge n’est pas démarrée")
	_, err = clock.ParseDisc("A=5 B=6")
	gametest.Equal(t, "in French", rulebook.Explain(err, language.French), "«\u00a0A=5 B=6\u00a0» n’est pas un disque\u00a0: le disque doit montrer 10 minutes en tout")
}
