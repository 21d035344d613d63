package lexicon

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// readingsOf reads a dictionary and returns the lines of its tagged list.
func readingsOf(t *testing.T, aff, dic string) []string {
	t.Helper()
	l := must.Get(ReadHunspell(strings.NewReader(aff), strings.NewReader(dic)))(t)
	var b strings.Builder
	must.Do(t, l.WriteTagged(&b))
	return strings.FieldsFunc(strings.ReplaceAll(b.String(), "\t", " "), func(r rune) bool { return r == '\n' })
}

// One case for each feature, with the words that hunspell accepts.
func TestReadHunspell(t *testing.T) {
	const utf8 = "SET UTF-8\n"
	tests := []struct {
		name     string
		aff, dic string
		want     []string
	}{
		{"a word alone has no readings", utf8, "1\nmot\n", []string{"MOT"}},
		{"readings", utf8, "2\nmot po:nom is:mas\ndu mot po:nom\n", []string{"MOT mot:noun"}},
		{"several parts of speech", utf8, "1\nsec po:nom po:adj\n", []string{"SEC sec:noun;sec:adj"}},
		{"unknown part of speech", utf8, "1\nmot po:truc\n", []string{"MOT mot:other"}},
		{"a part of speech beside another", utf8, "2\nmot po:mg po:adv\nmots po:mg\n", []string{"MOT mot:adv", "MOTS mots:other"}},
		{"a fault", utf8, "1\npresqu po:adv po:err\n", nil},
		{"stem", utf8, "1\nyeux po:nom st:œil\n", []string{"YEUX œil:noun"}},
		{"spellings", utf8, "9\nœuvre\nélève\nÉlève\narc-en-ciel\nd'or\n1er\nmarʹ\na\nanticonstitutionnel\n", []string{"ELEVE", "OEUVRE"}},
		{"composed or not", utf8, "1\ne\u0301le\u0300ve po:nom\n", []string{"ELEVE élève:noun"}},
		{"suffix with strip and condition", utf8 + "SFX S Y 3\nSFX S 0 s [^sxz] is:pl\nSFX S al aux al\nSFX S 0 x [^a].u\n",
			"4\ncheval/S po:nom\nprix/S\nfeu/S\nanus/S\n", []string{"ANUS", "CHEVAL cheval:noun", "CHEVALS cheval:noun", "CHEVAUX cheval:noun", "FEU", "FEUS", "FEUX", "PRIX"}},
		{"prefix and suffix, crossing", utf8 + "PFX P Y 1\nPFX P 0 re .\nSFX S Y 1\nSFX S 0 s .\n",
			"1\nmot/PS\n", []string{"MOT", "MOTS", "REMOT", "REMOTS"}},
		{"prefix and suffix, not crossing", utf8 + "PFX P N 1\nPFX P 0 re .\nSFX S Y 1\nSFX S 0 s .\n",
			"1\nmot/PS\n", []string{"MOT", "MOTS", "REMOT"}},
		{"prefix with condition on the suffixed word", utf8 + "PFX P Y 1\nPFX P m b mots\nSFX S Y 1\nSFX S 0 s .\n",
			"1\nmot/PS\n", []string{"BOTS", "MOT", "MOTS"}},
		{"elision", utf8 + "PFX L Y 1\nPFX L 0 l' .\nSFX S Y 2\nSFX S 0 0/L .\nSFX S 0 s .\n", "1\narbre/S\n", []string{"ARBRE", "ARBRES"}},
		{"need of an affix", utf8 + "NEEDAFFIX N\nSFX S Y 1\nSFX S er ant er po:ppre\n", "1\njouer/SN po:v1_it\n", []string{"JOUANT jouer/v:ppr"}},
		{"an affix in need of another", utf8 + "NEEDAFFIX N\nPFX K Y 1\nPFX K 0 kilo/SN .\nSFX S Y 2\nSFX S 0 0 . is:sg\nSFX S 0 s . is:pl\n",
			"1\nmol/KN po:nom\n", []string{"KILOMOL mol:noun", "KILOMOLS mol:noun"}},
		{"a suffix that brings a prefix", utf8 + "PFX P Y 1\nPFX P 0 re .\nSFX S Y 1\nSFX S 0 s/P .\n", "1\nmot/S\n", []string{"MOT", "MOTS", "REMOTS"}},
		{"a suffix on a suffix, and no third", utf8 + "SFX A Y 1\nSFX A 0 a/B .\nSFX B Y 1\nSFX B 0 b/C .\nSFX C Y 1\nSFX C 0 c .\n",
			"1\nmot/A\n", []string{"MOT", "MOTA", "MOTAB"}},
		{"circumfix", utf8 + "CIRCUMFIX X\nPFX A Y 2\nPFX A 0 ge/X .\nPFX A 0 be .\nSFX B Y 2\nSFX B 0 t/X .\nSFX B 0 s .\n",
			"1\nmot/AB\n", []string{"BEMOT", "BEMOTS", "GEMOTT", "MOT", "MOTS"}},
		{"forbidden, however it is made", utf8 + "FORBIDDENWORD F\nSFX S Y 1\nSFX S 0 s .\n", "3\nmot/S\nmots/F\npas/FS\n", []string{"MOT"}},
		{"whole word stripped", utf8 + "FULLSTRIP\nSFX A Y 1\nSFX A aller va aller po:ipre\n", "1\naller/A po:v3\n", []string{"ALLER aller/v:fin", "VA aller/v:fin"}},
		{"whole word not stripped", utf8 + "SFX A Y 1\nSFX A aller va aller\n", "1\naller/A\n", []string{"ALLER"}},
		{"symbols keep their case", utf8 + "KEEPCASE K\n", "2\nkm/K po:nom\nici/K po:adv\n", []string{"ICI ici:adv", "KM km:symb"}},
		{"in compounds alone", utf8 + "ONLYINCOMPOUND O\nSFX S Y 1\nSFX S 0 s/O .\n", "2\nmot/O\npas/S\n", []string{"PAS"}},
		{"long flags", utf8 + "FLAG long\nNEEDAFFIX ()\nSFX S. Y 1\nSFX S. 0 s .\n", "1\nmot/S.()\n", []string{"MOTS"}},
		{"numbered flags", utf8 + "FLAG num\nSFX 1001 Y 1\nSFX 1001 0 s .\n", "1\nmot/7,1001\n", []string{"MOT", "MOTS"}},
		{"letters for flags", utf8 + "FLAG UTF-8\nSFX É Y 1\nSFX É 0 s .\n", "1\nmot/É\n", []string{"MOT", "MOTS"}},
		{"aliases", utf8 + "AF 2\nAF A\nAF SA\nAM 1\nAM po:nom st:mie\nSFX S Y 1\nSFX S 0 s .\n", "1\nmot/2\t1\n", []string{"MOT mie:noun", "MOTS mie:noun"}},
		{"old encoding", "SET ISO8859-15\nSFX S Y 1\nSFX S 0 s [\xe9]\n", "1\n\xbduvr\xe9/S\n", []string{"OEUVRE", "OEUVRES"}},
		{"slash in a word", utf8, "1\nkm\\/h\n", nil},
		{"tags after a tab", utf8, "1\nmot\tpo:nom\n", []string{"MOT mot:noun"}},
		{"CRLF and a byte order mark", "\uFEFFSET UTF-8\r\nSFX S Y 1\r\nSFX S 0 s .\r\n", "\uFEFF1\r\n\r\nété/S\r\n", []string{"ETE", "ETES"}},
		{"participle that agrees", utf8 + "SFX P Y 2\nSFX P er é er po:ppas po:adj is:mas\nSFX P er ée er po:ppas po:adj is:fem\n",
			"1\nmener/P po:v1\n", []string{"MENE mener/v:pp", "MENEE mener/v:pp", "MENER mener/v:fin"}},
		{"two entries for one spelling", utf8, "2\nmanger po:nom\nmanger po:v1 po:infi\n", []string{"MANGER manger:noun;manger/v:inf"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, readingsOf(t, test.aff, test.dic), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestReadHunspellFaults(t *testing.T) {
	const utf8 = "SET UTF-8\n"
	tests := []struct {
		name     string
		aff, dic string
		want     string
	}{
		{"encoding", "SET KLINGON\n", "1\n", `lexicon: aff line 1: "SET KLINGON": unknown encoding KLINGON`},
		{"not UTF-8", utf8, "1\nmot\n\xe9t\xe9\n", "lexicon: dic line 3: \"\\xe9t\\xe9\": the line is not UTF-8"},
		{"no count", utf8, "mot\n", `lexicon: dic line 1: "mot": the first line should be the number of entries`},
		{"empty", utf8, "", `lexicon: dic line 1: the first line should be the number of entries`},
		{"short table", utf8 + "SFX S Y 2\nSFX S 0 s .\n", "0\n", `lexicon: aff line 2: the file ends within the table (lines missing: 1)`},
		{"table cut", utf8 + "SFX S Y 2\nSFX S 0 s .\nPFX P Y 1\n", "0\n", `lexicon: aff line 4: "PFX P Y 1": the table SFX of line 2 is not complete (lines missing: 1)`},
		{"table of two flags", utf8 + "SFX S Y 1\nSFX T 0 s .\n", "0\n", `lexicon: aff line 3: "SFX T 0 s .": this is not the flag of the table of line 2`},
		{"table without count", utf8 + "SFX S Y many\n", "0\n", `lexicon: aff line 2: "SFX S Y many": many is not a number of lines`},
		{"table without flag", utf8 + "SFX S\n", "0\n", `lexicon: aff line 2: "SFX S": SFX needs a flag, Y or N, and a number of lines`},
		{"affix cut", utf8 + "SFX S Y 1\nSFX S 0\n", "0\n", `lexicon: aff line 3: "SFX S 0": an affix needs a flag, what it removes, what it adds, and a condition`},
		{"bracket", utf8 + "SFX S Y 1\nSFX S 0 s [ab\n", "0\n", `lexicon: aff line 3: "SFX S 0 s [ab": the condition has a bracket that is not closed`},
		{"half a long flag", "FLAG long\n", "1\nmot/abc\n", `lexicon: dic line 2: "mot/abc": the last flag of abc has only one letter`},
		{"flag that is no number", "FLAG num\n", "1\nmot/1,x\n", `lexicon: dic line 2: "mot/1,x": x is not the number of a flag`},
		{"kind of flag", "FLAG roman\n", "0\n", `lexicon: aff line 1: "FLAG roman": unknown FLAG roman`},
		{"no such alias", "AF 1\nAF A\n", "1\nmot/2\n", `lexicon: dic line 2: "mot/2": AF has no line 2`},
		{"no value", "NEEDAFFIX\n", "0\n", `lexicon: aff line 1: "NEEDAFFIX": NEEDAFFIX has no value`},
		{"complex prefixes", "COMPLEXPREFIXES\n", "0\n", `lexicon: aff line 1: "COMPLEXPREFIXES": COMPLEXPREFIXES is not supported`},
		{"long line", "SET UTF-8\n#" + strings.Repeat("x", 1<<20), "0\n", `lexicon: aff line 2: the line is longer than 64 KiB`},
		{"lemma", utf8, "1\nmot st:a;b\n", `lexicon: dic line 2: "mot": an entry has a control character, ';' or ':'`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := ReadHunspell(strings.NewReader(test.aff), strings.NewReader(test.dic))
			var syntax *SyntaxError
			if !errors.As(err, &syntax) {
				t.Fatalf("error is %v, no SyntaxError", err)
			}
			if got := err.Error(); got != test.want {
				t.Errorf("\n got %s\nwant %s", got, test.want)
			}
		})
	}
}

// A dictionary of few lines that asks for billions of forms.
func TestReadHunspellBounds(t *testing.T) {
	var aff strings.Builder
	aff.WriteString("SET UTF-8\nAF 1\nAF AB\n")
	for _, flag := range []string{"A", "B"} {
		aff.WriteString("SFX " + flag + " Y 2000\n")
		for range 2000 {
			aff.WriteString("SFX " + flag + " 0 a/1 .\n")
		}
	}
	dic := "9\n" + strings.Repeat("mot/1\n", 1000)
	for _, limits := range []hunspellLimits{{forms: 1000, looks: 1 << 20}, {forms: math.MaxInt, looks: 1 << 20}} {
		_, err := readHunspell(strings.NewReader(aff.String()), strings.NewReader(dic), limits)
		var syntax *SyntaxError
		if !errors.As(err, &syntax) || syntax.File != "dic" || syntax.Line != 2 {
			t.Errorf("with %+v: %v", limits, err)
		}
	}
}

// A look at a long affix costs more than one at a short one, whether it fits or not.
func TestHunspellLooksAreByLength(t *testing.T) {
	word := strings.Repeat("a", 250)
	for _, c := range []struct {
		name, row string
		refused   bool
	}{
		{"a short condition", "PFX A 0 b b", false},
		{"a long condition", "PFX A 0 b " + strings.Repeat(".", 249) + "b", true},
		{"a condition of many letters", "PFX A 0 b [" + strings.Repeat("b", 249) + "]", true},
		{"a long word that is made", "PFX A 0 b/N .", true},
		{"one that is too long to be made", "PFX A 0 bbbbbbb/N .", false},
	} {
		aff := "SET UTF-8\nNEEDAFFIX N\nPFX A Y 100\n" + strings.Repeat(c.row+"\n", 100)
		_, err := readHunspell(strings.NewReader(aff), strings.NewReader("1\n"+word+"/A\n"), hunspellLimits{forms: 1000, looks: 1000})
		if refused := err != nil; refused != c.refused {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// A form with many accents costs more than one without.
func TestHunspellLooksAreByAccents(t *testing.T) {
	for _, c := range []struct {
		word    string
		refused bool
	}{
		{strings.Repeat("e", 15), false},
		{strings.Repeat("e\u0301", 15), true},
		{strings.Repeat("e", 28) + strings.Repeat("\u0301", 16), true},
		{strings.Repeat("e", 29) + strings.Repeat("\u0301", 16), false}, // too long to be looked at
	} {
		aff := "SET UTF-8\nSFX A Y 20\n" + strings.Repeat("SFX A 0 0 .\n", 20)
		_, err := readHunspell(strings.NewReader(aff), strings.NewReader("1\n"+c.word+"/A\n"), hunspellLimits{forms: 1000, looks: 1000})
		if refused := err != nil; refused != c.refused {
			t.Errorf("%q: %v", c.word, err)
		}
	}
}

// A few lines that make the same form, or forms of the same word, millions of times.
func TestReadHunspellManyForms(t *testing.T) {
	aff := "SET UTF-8\nAF 1\nAF AB\nSFX A Y 200\n" + strings.Repeat("SFX A 0 a/1 .\n", 200) +
		"SFX B Y 200\n" + strings.Repeat("SFX B 0 b/1 .\n", 200)
	_, err := ReadHunspell(strings.NewReader(aff), strings.NewReader("9\n"+strings.Repeat("mot/1\n", 9)))
	var syntax *SyntaxError
	if !errors.As(err, &syntax) || syntax.Line != 8 || !strings.Contains(err.Error(), "more than 1048576 readings") {
		t.Error(err)
	}
}

func FuzzReadHunspell(f *testing.F) {
	f.Add("SET UTF-8\nFLAG long\nNEEDAFFIX ()\nSFX S. Y 1\nSFX S. 0 s/L' [^sxz] is:pl\nPFX L' Y 1\nPFX L' 0 l' .\n", "1\narbre/S.() po:nom\n") // as in French
	f.Add("AF 1\nAF AB\nSFX A Y 1\nSFX A 0 a/1 .\nSFX B Y 1\nSFX B a b/1 [^x].\n", "1\nmot/1\n")                                               // affixes that call each other
	f.Add("SET KOI8-R\nCIRCUMFIX X\nPFX A Y 1\nPFX A 0 ge/X .\nSFX B Y 1\nSFX B 0 t/X .\n", "1\nmot/AB\tpo:v1 is:infi\n")                      // another encoding, a circumfix
	f.Add("FLAG num\nFULLSTRIP\nSFX 1 Y 1\nSFX 1 mot 0 mot\nFORBIDDENWORD 2\n", "2\nmot/1\nma\\/t/2 st:a:b\n")                                 // nothing left; a slash; a bad lemma
	f.Fuzz(func(t *testing.T, aff, dic string) {
		forms, err := readHunspell(strings.NewReader(aff), strings.NewReader(dic), hunspellLimits{forms: 1 << 12, looks: 1 << 14})
		if err != nil {
			return
		}
		l := must.Get(build(slices.Clone(forms)))(t)
		for w := range l.Words() {
			if n, err := Normalize(w); n != w || err != nil || len(w) < MinLen || len(w) > MaxLen {
				t.Errorf("%q is no word", w)
			}
		}
		if again, _ := readHunspell(strings.NewReader(aff), strings.NewReader(dic), hunspellLimits{forms: 1 << 12, looks: 1 << 14}); !slices.Equal(forms, again) {
			t.Error("another reading gives other forms")
		}
	})
}
