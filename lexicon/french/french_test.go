package french

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
)

var (
	// playable is the classes that official/words/classes admits.
	playable = lexicon.AllClasses.Without(lexicon.ClassesOf(
		lexicon.Prefix, lexicon.Symbol, lexicon.Abbreviation, lexicon.Compound, lexicon.Proper))
	// unconjugated is playable without conjugated forms.
	unconjugated = playable.Without(lexicon.ClassesOf(lexicon.Finite))
)

func TestSize(t *testing.T) {
	if most := 4 << 20; len(source()) > most {
		t.Errorf("the embedded file has %d bytes, more than %d", len(source()), most)
	}
}

// The numbers were measured when the data was made.
func TestCounts(t *testing.T) {
	l := Lexicon()
	var all, short, shortUnconjugated int
	for w := range l.Words() {
		if !l.Admits(w, playable) {
			continue
		}
		all++
		if 3 <= len(w) && len(w) <= 9 {
			short++
			if l.Admits(w, unconjugated) {
				shortUnconjugated++
			}
		}
	}
	for _, c := range []struct {
		what      string
		got, want int
	}{
		{"words", l.Len(), 411_283},
		{"words without readings", l.WithoutReadings(), 0},
		{"playable words", all, 410_998},
		{"playable words of 3 to 9 letters", short, 168_463},
		{"playable words of 3 to 9 letters without conjugations", shortUnconjugated, 88_801},
	} {
		if c.got != c.want {
			t.Errorf("%s: %d, want %d", c.what, c.got, c.want)
		}
	}
}

func TestReadings(t *testing.T) {
	tests := []struct{ word, want string }{
		{"MENAGE", "ménage:noun ménager/v:pp ménager/v:fin"},
		{"MENAGER", "ménager:noun ménager:adj ménager/v:inf"},
		{"OEUVRE", "œuvre:noun œuvrer/v:pp œuvrer/v:fin"},
		{"JOUE", "joue:noun jouer/v:pp jouer/v:fin"},
		{"JOUEE", "jouée:noun jouer/v:pp"},
		{"JOUANT", "jouer/v:ppr"},
		{"JOUAI", "jouer/v:fin"},
		{"AVR", "avr:abbr"},
		{"JANV", "janv:abbr"},
		{"CHAP", "chap:abbr"},
		{"PTS", "pt:abbr"},
		{"ETC", "etc:abbr"},
		{"COSH", "cosh:symb"},
		{"ARCTAN", "arctan:symb"},
		{"TAN", "tan:noun tan:symb"},
		{"KM", "m:symb"},
		{"BIT", "bit:noun bit:symb"},
		{"CATIMINI", "catimini:loc"},
		{"EMBLEE", "emblée:loc"},
		{"PFFT", "pff:intj"},
		{"ANGLO", "anglo:pref"},
		{"NOUS", "nous:other"},
		{"VITE", "vite:adj vite:adv"},
		{"FLORES", "flore:noun flore:loc"},
		{"DECRU", "décroître/v:pp"},
		{"DECRUE", "décrue:noun décruser/v:pp décruser/v:fin"},
		{"DECRUS", "décroître/v:fin"},
		{"SOUVENTEFOIS", "souventefois:adv"},
		{"YEUX", "œil:noun"},
		{"VA", "aller/v:fin va:intj"},
		{"MESSIEURS", "monsieur:noun"},
		{"DECIMETRES", "décimètre:noun"},
		{"PRESQU", ""}, // presqu' is no word
		{"JEANNE", ""},
	}
	for _, test := range tests {
		var got []string
		for _, r := range Lexicon().AppendReadings(nil, test.word) {
			got = append(got, r.String())
		}
		want := strings.Fields(test.want)
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s reads %q, want %q", test.word, got, want)
		}
	}
}

func TestSources(t *testing.T) {
	good := func(c lexicon.Classes, words string) func(*testing.T) {
		return func(t *testing.T) {
			for _, w := range strings.Fields(words) {
				if !Lexicon().Admits(w, c) {
					t.Errorf("%s is not admitted", w)
				}
			}
		}
	}
	bad := func(c lexicon.Classes, words string) func(*testing.T) {
		return func(t *testing.T) {
			for _, w := range strings.Fields(words) {
				if Lexicon().Admits(w, c) {
					t.Errorf("%s is admitted as %v", w, Lexicon().AppendReadings(nil, w))
				}
			}
		}
	}
	linked := func(from, to string, want bool) func(*testing.T) {
		return func(t *testing.T) {
			for _, to := range strings.Fields(to) {
				if !Lexicon().Admits(from, unconjugated) || !Lexicon().Admits(to, unconjugated) {
					t.Errorf("%s or %s is not admitted", from, to)
				}
				if Lexicon().ShareEntry(from, to, unconjugated) != want {
					t.Errorf("%s and %s: linked is %v", from, to, !want)
				}
			}
		}
	}
	for _, clause := range []string{"official/words/conjugations", "classic-competition/words"} {
		t.Run(clause, good(unconjugated, "JOUER JOUE JOUES JOUEE JOUEES JOUANT"))
		t.Run(clause, bad(unconjugated, "JOUA JOUAI DECRUS"))
		t.Run(clause, good(playable, "JOUA JOUAI"))
	}
	t.Run("official/words/classes", bad(playable, "AVR COSH WWW ANGLO PPM KM JANV ETC"))
	t.Run("official/words/classes", good(playable, "PFFT BRRR CATIMINI TEL TAN SEC MAX XI PSI"))
	t.Run("official/words/derived", good(playable, "TZAR RAT ARE RACE TRACE TRACEE BUT"))
	for _, clause := range []string{"official/words/same-entry", "classic-competition/same-entry"} {
		t.Run(clause, linked("ELANCE", "ELANCEE", true))
		t.Run(clause, linked("ELANCE", "ENLACEE", false))
		t.Run(clause, linked("LAC", "LACS", true))
		t.Run(clause, linked("LAC", "CALS", false))
		t.Run(clause, linked("MENAGE", "MENAGER", true))
		t.Run(clause, linked("MENAGE", "MANEGER REMANGE ENGAMER", false))
		t.Run(clause, linked("FLORE", "FLORES", true))
		t.Run(clause, linked("DECRU", "DECRUE", false))
	}
	t.Run("official/words/same-entry-readings", linked("PARU", "PARUS PARUE PARUES", true))
	t.Run("official/words/same-entry-readings", linked("ECLOS", "ECLOSE ECLOSES", true))
	t.Run("official/words/same-entry-readings", linked("DISPARU", "DISPARUS DISPARUE", true))
	t.Run("official/words/same-entry-readings", linked("JOUER", "JOUE JOUEES JOUANT", true))
	t.Run("official/words/same-entry-readings", linked("METRE", "METRES", true))
	t.Run("official/words/same-entry-readings", linked("METRE", "DECIMETRE", false))
	t.Run("official/words/same-entry-readings", linked("BEAU", "BELLE BEAUX", true))
	t.Run("official/words/locution", good(playable, "CATIMINI TAPINOIS EMBLEE"))
	t.Run("official/words/locution", bad(playable, "FORTIORI NIHILO SITU EXTREMIS PETTO VALOREM MILITARI"))
	const variants = "official/words/same-entry-variants"
	t.Run(variants, linked("CLE", "CLEF CLEFS", true))
	t.Run(variants, linked("CUILLER", "CUILLERE", true))
	t.Run(variants, linked("OGNON", "OIGNON OIGNONS", true))
	t.Run(variants, linked("HOTE", "HOTESSE", true))
	t.Run(variants, linked("CHAT", "CHATTE", true))
	t.Run(variants, linked("PRINCE", "PRINCESSE", false))
	t.Run(variants, linked("DIABLE", "DIABLESSE", false))
	t.Run(variants, linked("VERGE", "VERGER", false))
}

func TestOnce(t *testing.T) {
	if Lexicon() != Lexicon() {
		t.Error("decoded twice")
	}
}
