package lexicon_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
)

func TestNormalize(t *testing.T) {
	for in, want := range map[string]string{
		"RAT":                     "RAT",
		"rat":                     "RAT",
		"œuvre":                   "OEUVRE",
		"Œdème":                   "OEDEME",
		"ex æquo"[3:]:             "AEQUO",
		"Élancé":                  "ELANCE",
		"e\u0301lance\u0301":      "ELANCE",
		"FLORÈS":                  "FLORES",
		"garçon":                  "GARCON",
		"maïs":                    "MAIS",
		"Noël":                    "NOEL",
		"cañon":                   "CANON",
		"ÿ":                       "Y",
		"Å":                       "A",
		"ǽ":                       "AE",
		"aa\u0301\u0302\u0303b":   "AAB",
		strings.Repeat("é", 1000): strings.Repeat("E", 1000),
	} {
		if got, err := lexicon.Normalize(in); err != nil || got != want {
			t.Errorf("Normalize(%q) = %q, %v, want %q", in, got, err, want)
		}
	}
	for in, reason := range map[string]string{
		"":               "no letters",
		"\u0301":         "U+0301",
		"va-t-en":        "hyphen",
		"va‑tout":        "hyphen",
		"aujourd'hui":    "apostrophe",
		"aujourd’hui":    "apostrophe",
		"pomme de terre": "space",
		" rat":           "space",
		"rat\n":          "space",
		"1er":            "digit",
		"smørrebrød":     "U+00F8",
		"ß":              "U+00DF",
		"крот":           "U+043A",
		"R\xE2T":         "UTF-8",
		"RAT\x00":        "U+0000",
		"rat\uFFFD":      "U+FFFD",
		"soft\u00ADly":   "U+00AD",
	} {
		got, err := lexicon.Normalize(in)
		if err == nil || got != "" || !strings.Contains(err.Error(), reason) {
			t.Errorf("Normalize(%q) = %q, %v, want an error with %q", in, got, err, reason)
		}
	}
}

func FuzzNormalize(f *testing.F) {
	for _, s := range []string{"RAT", "œuvre", "e\u0301", "va-t-en", "\xE2", "\u0301"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		w, err := lexicon.Normalize(s)
		if err != nil {
			if len(err.Error()) > 500 {
				t.Errorf("an error of %d bytes", len(err.Error()))
			}
			return
		}
		if w == "" || strings.Trim(w, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" {
			t.Errorf("Normalize(%q) = %q", s, w)
		}
		if again, err := lexicon.Normalize(w); err != nil || again != w {
			t.Errorf("Normalize(%q) = %q, %v", w, again, err)
		}
	})
}
