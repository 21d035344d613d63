package jago_test

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// The second list was written later, before the families were taught more words than the
// first list has.
var (
	//go:embed testdata/sense.tsv
	judgedText string
	//go:embed testdata/sense-later.tsv
	judgedLater string
)

// A judgement is a line of the lists.
type judgement struct {
	old, new string
	same     bool
	reason   string
}

func judged(t testing.TB) []judgement {
	return append(judgements(t, judgedText), judgements(t, judgedLater)...)
}

func judgements(t testing.TB, text string) (js []judgement) {
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 4 || f[2] != "same" && f[2] != "different" {
			t.Fatalf("%q is no judgement", line)
		}
		js = append(js, judgement{f[0], f[1], f[2] == "same", f[3]})
	}
	return js
}

// What the comment of [jago.Families] says of the judged pairs; in per cent.
const (
	judgedPairs    = 608 + 437
	leastPrecision = 98
	leastRecall    = 97
)

// Precision and recall of "not different", for each list. -v names each mistake.
func TestFamiliesAgainstTheJudgedPairs(t *testing.T) {
	sense := jago.Families(gaddag.Lexicon())
	for name, text := range map[string]string{"first": judgedText, "later": judgedLater} {
		t.Run(name, func(t *testing.T) { testJudgements(t, sense, judgements(t, text)) })
	}
}

func testJudgements(t *testing.T, sense jago.MeaningFunc, js []judgement) {
	var right, wrong, missed, sameEntry int
	for _, j := range js {
		m := sense(j.old, j.new, true)
		if back := sense(j.new, j.old, false); back != m {
			t.Errorf("%s to %s is %v, and back %v", j.old, j.new, m, back)
		}
		switch {
		case j.same && m != jago.DifferentMeaning:
			right++
			if m == jago.SameMeaning {
				sameEntry++
			}
		case j.same:
			missed++
			t.Logf("missed %s %s: %s", j.old, j.new, j.reason)
		case m != jago.DifferentMeaning:
			wrong++
			t.Logf("wrongly %v %s %s: %s", m, j.old, j.new, j.reason)
			if m == jago.SameMeaning {
				t.Errorf("%s and %s share an entry: the judgement is wrong", j.old, j.new)
			}
		}
	}
	precision := 100 * float64(right) / float64(right+wrong)
	recall := 100 * float64(right) / float64(right+missed)
	t.Logf("precision %.1f %% recall %.1f %% (right %d, %d of them by an entry; wrong %d; missed %d)",
		precision, recall, right, sameEntry, wrong, missed)
	if precision < leastPrecision || recall < leastRecall {
		t.Errorf("precision %.1f %% and recall %.1f %%, want %d and %d",
			precision, recall, leastPrecision, leastRecall)
	}
}

// A tagged list whose nouns carry a kind, as in pêche/n, tells the same families.
func TestFamiliesOfKinds(t *testing.T) {
	js := judged(t)
	var plain, kinds strings.Builder
	for _, j := range js {
		for _, w := range []string{j.old, j.new} {
			for i, r := range gaddag.Lexicon().AppendReadings(nil, w) {
				before, kind := ";", ""
				if i == 0 {
					before = w + "\t"
				}
				if r.Class == lexicon.Noun {
					kind = "/n"
				}
				fmt.Fprintf(&plain, "%s%s:%s", before, r.Entry, r.Class)
				fmt.Fprintf(&kinds, "%s%s%s:%s", before, r.Entry, kind, r.Class)
			}
			plain.WriteByte('\n')
			kinds.WriteByte('\n')
		}
	}
	count := func(list string) (n int) {
		l := must.Get(lexicon.ReadTagged(strings.NewReader(list)))(t)
		means := jago.Families(l)
		for _, j := range js {
			if j.same && means(j.old, j.new, true) != jago.DifferentMeaning {
				n++
			}
		}
		return n
	}
	if a, b := count(plain.String()), count(kinds.String()); a != b || a < 200 {
		t.Errorf("%d pairs mean the same, and %d where nouns carry a kind", a, b)
	}
}

// With a plain list nothing is known of meanings, and the Rules say so: jago/steal-sense.
func TestPlainList(t *testing.T) {
	about(t, "jago/steal-sense")
	l := must.Get(lexicon.ReadList(strings.NewReader("PECHE\nPECHER\n")))(t)
	r, err := jago.Compile(jago.Official(), l)
	if err != nil || r.KnowsMeanings() || new(jago.Rules).KnowsMeanings() {
		t.Errorf("a plain list: %v", err)
	}
	g := play(t, pos{rules: r, red: "PECHE", blue: "R"}.state(t), "red 6D:PECHE", "red -", "red +*")
	owns(t, play(t, g, "blue 6D:PECHER"), jago.Blue, "6D:PECHER")
	if e := effect(t, g, "blue 6D:PECHER"); e.Clause != "jago/steal" {
		t.Errorf("it is %+v", e)
	}
	means := func(string, string, bool) jago.Meaning { return jago.SameMeaning }
	if !r.WithMeaning(means).KnowsMeanings() || r.WithMeaning(means).WithMeaning(nil).KnowsMeanings() || !rulesOf(t, "official").KnowsMeanings() {
		t.Error("the Rules know too much or too little")
	}
}

// The judged pairs are words of French, and such as a theft may make.
func TestJudgedPairs(t *testing.T) {
	l := gaddag.Lexicon()
	seen := make(map[[2]string]bool)
	same := 0
	js := judged(t)
	for _, j := range js {
		if !l.Contains(j.old) || !l.Contains(j.new) {
			t.Errorf("%s or %s is not a word", j.old, j.new)
		}
		if seen[[2]string{j.old, j.new}] {
			t.Errorf("duplicate pair %s and %s", j.old, j.new)
		}
		seen[[2]string{j.old, j.new}] = true
		if may := max(1, len(j.old)-5); !lengthens(j.old, j.new, may) {
			t.Errorf("%s is not %s lengthened with at most %d letters replaced", j.new, j.old, may)
		}
		if j.same {
			same++
		}
	}
	if len(js) != judgedPairs || 10*same < 4*len(js) || 10*same > 6*len(js) {
		t.Errorf("%d of %d pairs are the same", same, len(js))
	}
}

// lengthens reports whether new is old with letters added before or after it, and with at
// most so many replaced.
func lengthens(old, new string, replaced int) bool {
	if len(new) <= len(old) {
		return false
	}
	for from := range len(new) - len(old) + 1 {
		n := 0
		for i := range len(old) {
			if old[i] != new[from+i] {
				n++
			}
		}
		if n <= replaced {
			return true
		}
	}
	return false
}

// The meaning must change (jago/steal-sense), and one family by suffixes has one meaning
// (jago/steal-sense-family).
func TestFamilies(t *testing.T) {
	sense := jago.Families(gaddag.Lexicon())
	for _, test := range []struct {
		want  jago.Meaning
		pairs string
	}{
		{jago.DifferentMeaning, `
			RAS-GRAS GRAS-GRESIL GRESIL-BRESILIEN RAS-BRESILIEN
			PECHE-EMPECHER PECHE-DEPECHER PECHER-REPECHER PLACE-REMPLACER PORTE-EXPORTER
			FAUX-EAUX MER-MERE POIS-POISON POIS-POISSON CAR-CARTE CAR-CARTON PORT-PORTAIL
			PAR-PARER MAIN-MAINTENIR VOL-VOLET MAL-MALADE LIT-LITRE TON-TONNE COL-COLLE
			BALLE-BALLET FORT-EFFORT GRE-DEGRE EAUX-MAUX MAUX-TAUX`},
		{jago.SameMeaning, `
			PECHE-PECHER PECHE-PECHES PORT-PORTS PORTE-PORTERIONS CHAT-CHATTE GRAND-GRANDE
			ACTEUR-ACTRICE CHEVAL-CHEVAUX ROSE-ROSEE FERME-FERMENT BEAU-BELLE PORTE-PORTA PLANTER-PLANTES`},
		{jago.PresumedSame, `
			PECHE-PECHEUR PECHE-PECHEURS PECHE-PECHERESSE PECHE-PECHERIE
			PECHEUR-PECHERIE ESPERE-ESPERANCE VOL-VOLER
			PORTEUR-PORTAGE CHANTEUR-CHANTAGE LAVEUR-LAVAGE`},
		// verb
		{jago.PresumedSame, `
			CHANTE-CHANTEUR CHANTE-CHANTEUSE FORME-FORMATEUR FORMA-FORMATRICE LAVE-LAVAGE
			PLACE-PLACEMENT FORME-FORMATION CREA-CREATION CONFESSE-CONFESSION LAVE-LAVABLE
			MANGE-MANGEABLE CONVERTI-CONVERTIBLE BLESSE-BLESSURE FERME-FERMETURE
			TOLERE-TOLERANCE PREFERE-PREFERENCE RASE-RASOIR PASSE-PASSOIRE ROULE-ROULIS
			PROMENE-PROMENADE GICLE-GICLEE AVANCE-AVANCEMENT FINI-FINITION LIVRE-LIVRAISON
			VEND-VENDEUR MORD-MORDILLER`},
		// adjective
		{jago.PresumedSame, `
			GRAND-GRANDEMENT HEUREUX-HEUREUSEMENT NAIF-NAIVEMENT CONSTANT-CONSTAMMENT
			PATIENT-PATIEMMENT PATIENT-PATIENCE IMPORTANT-IMPORTANCE PUR-PURETE
			RAPIDE-RAPIDITE ACTIF-ACTIVITE RICHE-RICHESSE SOCIAL-SOCIALISME
			SOCIAL-SOCIALISTE SOCIAL-SOCIALISER PUR-PURIFIER PLAT-PLATITUDE LONG-LONGUEUR
			BLANC-BLANCHEUR DOUX-DOUCEUR GRAND-GRANDIR ROUGE-ROUGEATRE LOYAL-LOYAUTE`},
		// noun
		{jago.PresumedSame, `
			JARDIN-JARDINIER FERME-FERMIERE POISSON-POISSONNERIE FLEUR-FLEURISTE
			BOUTON-BOUTONNEUX NATION-NATIONAL NATION-NATIONALITE ADDITION-ADDITIONNEL
			VOLCAN-VOLCANIQUE REPUBLIQUE-REPUBLICAIN PHARMACIE-PHARMACIEN TECHNIQUE-TECHNICIEN JARDIN-JARDINET
			FILLE-FILLETTE SAUCISSE-SAUCISSON MONTAGNE-MONTAGNARD VILLAGE-VILLAGEOIS
			VALEUR-VALORISER NUMERO-NUMEROTER ROI-ROYAL BLOC-BLOQUER`},
	} {
		for pair := range strings.FieldsSeq(test.pairs) {
			old, new, _ := strings.Cut(pair, "-")
			for _, lengthened := range []bool{true, false} { // it makes no difference
				if got := sense(old, new, lengthened); got != test.want {
					t.Errorf("%s to %s: %v, want %v", old, new, got, test.want)
				}
			}
		}
	}
}

// A word without readings means the same as itself only.
func TestFamiliesWithoutReadings(t *testing.T) {
	plain := must.Get(lexicon.ReadList(strings.NewReader("PECHE\nPECHES\nPECHEUR\n")))(t)
	for _, sense := range []jago.MeaningFunc{jago.Families(plain), jago.Families(new(lexicon.Lexicon))} {
		for _, new := range []string{"PECHES", "PECHEUR", "PECHE", "", "no word"} {
			want := jago.DifferentMeaning
			if new == "PECHE" {
				want = jago.SameMeaning
			}
			gametest.Equal(t, "PECHE to "+new, sense("PECHE", new, true), want)
		}
	}
}

func TestFamiliesAllocates(t *testing.T) {
	sense := jago.Families(gaddag.Lexicon())
	for _, pair := range [][2]string{{"PECHE", "PECHERESSE"}, {"NATION", "NATIONALITE"}, {"RAS", "GRAS"}} {
		if n := testing.AllocsPerRun(100, func() { sense(pair[0], pair[1], true) }); n != 0 {
			t.Errorf("%s to %s: %v allocations", pair[0], pair[1], n)
		}
	}
}

// manyReadings is a lexicon in which AA and BB have 60 readings each, and CC has one: a
// list of words may give a spelling as many.
func manyReadings(t testing.TB) *lexicon.Lexicon {
	var list strings.Builder
	for _, word := range []string{"AA", "BB"} {
		list.WriteString(word)
		for i := range 60 {
			fmt.Fprintf(&list, "%c%s%c%c%sissement:noun", "\t;"[min(i, 1)], "nation", 'a'+i/8, 'a'+i%8, strings.ToLower(word))
		}
		list.WriteByte('\n')
	}
	return must.Get(lexicon.ReadTagged(strings.NewReader(list.String() + "CC\tnation:noun\nDD\tnationbaaaement:noun\n")))(t)
}

// Each reading of the one word is held against each of the other.
func TestFamiliesOfManyReadings(t *testing.T) {
	sense := jago.Families(manyReadings(t))
	for _, tt := range []struct {
		old, new string
		want     jago.Meaning
	}{{"AA", "BB", jago.DifferentMeaning}, {"CC", "AA", jago.DifferentMeaning}, {"AA", "DD", jago.PresumedSame}, {"DD", "BB", jago.DifferentMeaning}} {
		if m := sense(tt.old, tt.new, true); m != tt.want {
			t.Errorf("%s to %s is %v, want %v", tt.old, tt.new, m, tt.want)
		}
	}
}

// The time is that of the readings, and not of their pairs.
func BenchmarkFamiliesOfManyReadings(b *testing.B) {
	sense := jago.Families(manyReadings(b))
	for name, old := range map[string]string{"1to60": "CC", "60to60": "BB"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				sense(old, "AA", true)
			}
		})
	}
}

// Nothing makes Families panic, neither letters nor the lemmas of a tagged list; it is
// symmetric, and a word means what it means.
func FuzzFamilies(f *testing.F) {
	for _, s := range [][2]string{
		{"PECHE", "PECHERESSE"}, {"pêche", "pécheresse"}, {"", "er"}, {"roi", "royal"},
		{"\xc3", "\xc3\xa8er"}, {"sècher", "séchoir"}, {"long", "longueur"}, {"/v", "ment"},
		{"bouton", "boutonner"}, {strings.Repeat("é", 120), strings.Repeat("é", 120) + "er"},
	} {
		f.Add(s[0], s[1], true)
		f.Add(s[0], s[1], false)
	}
	known := jago.Families(gaddag.Lexicon())
	f.Fuzz(func(t *testing.T, a, b string, lengthened bool) {
		check := func(sense jago.MeaningFunc, a, b string) {
			m := sense(a, b, lengthened)
			if back := sense(b, a, lengthened); back != m {
				t.Errorf("%q to %q is %v, and back %v", a, b, m, back)
			}
			if m > jago.PresumedSame {
				t.Errorf("%q to %q is %v", a, b, m)
			}
			gametest.Equal(t, a+" to itself", sense(a, a, lengthened), jago.SameMeaning)
		}
		check(known, a, b)
		for _, class := range []lexicon.Class{lexicon.Noun, lexicon.Adjective, lexicon.Infinitive, lexicon.Adverb, lexicon.Other} {
			l, err := lexicon.ReadTagged(strings.NewReader(
				fmt.Sprintf("AB\t%s:noun;%s/v:fin\nAC\t%s:%v\n", a, a, b, class)))
			if err != nil {
				return
			}
			check(jago.Families(l), "AB", "AC")
		}
	})
}

func BenchmarkFamilies(b *testing.B) {
	sense := jago.Families(gaddag.Lexicon())
	for _, pair := range []string{"PECHE-PECHER", "PECHE-PECHERESSE", "PECHE-EMPECHER", "NATION-NATIONALITE"} {
		b.Run(pair, func(b *testing.B) {
			old, new, _ := strings.Cut(pair, "-")
			for b.Loop() {
				sense(old, new, true)
			}
		})
	}
}

func ExampleFamilies() {
	sense := jago.Families(gaddag.Lexicon())
	fmt.Println(sense("PECHE", "PECHER", true))
	fmt.Println(sense("PECHE", "PECHEUR", true))
	fmt.Println(sense("PECHE", "EMPECHER", true))
	fmt.Println(sense("FAUX", "EAUX", false))
	// Output:
	// same
	// presumed
	// different
	// different
}
