package draw

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestColumns(t *testing.T) {
	for s, want := range map[string]int{
		"": 0, "abc": 3, "é": 1, "e\u0301": 1, "日本": 4, "ＡＢ": 4, "\x1b[1;31mab\x1b[0m": 2, "\x1b[31": 0, "·–…": 3, "🎲": 2, "\u200b": 0,
	} {
		if got := Columns(s); got != want {
			t.Errorf("%q takes %d columns, not %d", s, got, want)
		}
	}
}

func TestCut(t *testing.T) {
	for s, want := range map[string]string{"abcde": "abcde", "abcdef": "abcd…", "日本語": "日本…", "aé日本": "aé日…"} {
		if got := Cut(s, 5); got != want {
			t.Errorf("%q becomes %q, not %q", s, got, want)
		}
	}
}

func TestWrap(t *testing.T) {
	for s, want := range map[string][]string{
		"a bc def":    {"a bc", "def"},
		"abcdefghijk": {"abcde", "fghij", "k"},
		"ab 日本語日":     {"ab", "日本", "語日"},
		"":            {""},
	} {
		if got := Wrap(s, 5); !slices.Equal(got, want) {
			t.Errorf("%q becomes %q, not %q", s, got, want)
		}
	}
}

func FuzzClean(f *testing.F) {
	for _, s := range []string{"Alice", "\x1b[31m", "a\u0301\u0301\u0301\u0301", "\u202eabc", "\xff\xed\xa0\x80", "\ufffe", " a \t b\n", strings.Repeat("日", 200)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got := Clean(s)
		if !utf8.ValidString(got) || len(got) > 400 || strings.ContainsAny(got, "\x1b\n\r\t\x00\x7f\u2028\u202e\ufeff") || strings.TrimSpace(got) != got {
			t.Errorf("%q becomes %q", s, got)
		}
		if again := Clean(got); again != got {
			t.Errorf("%q becomes %q, and that %q", s, got, again)
		}
		if strings.ContainsAny(Escape(s), `<>"'`) {
			t.Errorf("%q is escaped as %q", s, Escape(s))
		}
		for w := 2; w < 12; w++ {
			if c := Cut(got, w); Columns(c) > w {
				t.Errorf("%q in %d columns is %q", got, w, c)
			}
			for _, l := range Wrap(got, w) {
				if Columns(l) > w {
					t.Errorf("%q in %d columns has %q", got, w, l)
				}
			}
		}
	})
}

// In the dark, a drawing for any reader looks like one for dark ground.
func TestAutoIsDarkInTheDark(t *testing.T) {
	looks := func(scheme string) map[string]string {
		svg := NewCanvas(10, 10, Head{Game: "toy", Scheme: scheme}, SeatRules()).String()
		_, css, _ := strings.Cut(svg, "<style>")
		css, _, _ = strings.Cut(css, "</style>")
		all := map[string]string{}
		for line := range strings.Lines(css) { // the last one holds
			if class, look, found := strings.Cut(line, "{"); found && !strings.HasPrefix(class, "@") {
				all[strings.TrimPrefix(class, ".lettres-toy-"+scheme)] = look
			}
		}
		return all
	}
	auto, dark, light := looks("auto"), looks("dark"), looks("light")
	if len(dark) < 10 || !maps.Equal(auto, dark) || maps.Equal(light, dark) {
		t.Errorf("auto\n%v\nlight\n%v\ndark\n%v", auto, light, dark)
	}
}

// The description for those who do not see a drawing is whole, also of a full board.
func TestLongDescription(t *testing.T) {
	desc := strings.Repeat("RAS en 6F. ", 200) + "Fin."
	if svg := NewCanvas(10, 10, Head{Game: "toy", Desc: desc}, nil).String(); !strings.Contains(svg, ">"+desc+"</desc>") {
		t.Error("the description is cut")
	}
}
