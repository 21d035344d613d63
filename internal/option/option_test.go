package option_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A game that nobody plays, with an option of each sort.
type options struct {
	Lines    int
	Colour   colour
	Excluded lexicon.Classes
	Bag      bag.Bag
	Values   [26]uint8
	Loud     bool
}

type colour uint8

var colours = []string{"red", "blue"}

var errLines = errors.New("jeu: Lines")

func (o options) Validate() error {
	if o.Lines < 1 || o.Lines > 9 {
		return errLines
	}
	return nil
}

var (
	plain = options{Lines: 3, Bag: bag.MustParse("AB"), Values: [26]uint8{25: 10}}
	long  = options{Lines: 8, Colour: 1, Excluded: lexicon.ClassesOf(lexicon.Proper), Bag: bag.MustParse("AB")}
)

var errBag = errors.New("no bag")

var table = option.Table[options]{
	Game:    "jeu",
	Presets: []option.Named[options]{{"plain", plain}, {"long", long}},
	Settings: []option.Setting[options]{
		option.Number("lines", 1, 9, func(o *options) *int { return &o.Lines }).Formerly("rows"),
		option.Choice("colour", colours, func(o *options) *colour { return &o.Colour }).Formerly("color", "colors"),
		option.Classes("exclude", func(o *options) *lexicon.Classes { return &o.Excluded }),
		option.Text("bag", func(o *options) *bag.Bag { return &o.Bag }, []option.Named[bag.Bag]{
			{"small", plain.Bag}, {"none", bag.Bag{}},
		}, bag.Bag.String, func(s string) (bag.Bag, error) {
			b, err := bag.Parse(s)
			if err != nil {
				return bag.MustParse("ZZZ"), errBag
			}
			return b, nil
		}).Formerly("sack"),
		option.Values("values", func(o *options) *[26]uint8 { return &o.Values }, []option.Named[[26]uint8]{
			{"plain", plain.Values}, {"nothing", [26]uint8{}},
		}),
		option.Bool("loud", "no", "yes", func(o *options) *bool { return &o.Loud }),
	},
}

// with is the plain options with changes.
func with(change func(*options)) options {
	o := plain
	change(&o)
	return o
}

const zeros = "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"

func TestText(t *testing.T) {
	for _, tt := range []struct {
		text    string
		options options
	}{
		{"plain", plain},
		{"long", long},
		{"plain lines=1", with(func(o *options) { o.Lines = 1 })},
		{"plain colour=blue exclude=adv,prop", with(func(o *options) { o.Colour, o.Excluded = 1, lexicon.ClassesOf(lexicon.Proper, lexicon.Adverb) })},
		{"plain loud=yes", with(func(o *options) { o.Loud = true })},
		{"plain bag=none", with(func(o *options) { o.Bag = bag.Bag{} })},
		{"plain bag=EST?", with(func(o *options) { o.Bag = bag.MustParse("?TES") })},
		{"plain values=" + zeros + "255", with(func(o *options) { o.Values[25] = 255 })},
		{"plain values=1" + zeros[1:] + "10", with(func(o *options) { o.Values[0] = 1 })},
		{"long exclude=none", options{Lines: 8, Colour: 1, Bag: plain.Bag}},
		{"plain lines=8 colour=blue", with(func(o *options) { o.Lines, o.Colour = 8, 1 })}, // as far from either
	} {
		gametest.Equal(t, "String", table.String(&tt.options), tt.text)
		if got, err := table.Parse(tt.text); err != nil || got != tt.options {
			t.Errorf("Parse(%q) = %v, %v", tt.text, got, err)
		}
		var back options
		text, err := table.AppendText([]byte("x"), &tt.options)
		if err != nil || string(text) != "x"+tt.text || table.Unmarshal(&back, text[1:]) != nil || back != tt.options {
			t.Errorf("%s is appended as %q, %v", tt.text, text, err)
		}
		if err := table.Check(&tt.options); err != nil {
			t.Errorf("%s: %v", tt.text, err)
		}
		if keys := table.Nameless(&tt.options); keys != nil {
			t.Errorf("%s has no name for %q", tt.text, keys)
		}
	}
	// Every option can be named as it stands, and by its former keys.
	for _, text := range []string{
		"plain lines=3 colour=red exclude=none bag=small values=plain loud=no", "  plain\tbag=BA values=" + zeros + "10\n",
		"plain lines=+3", "plain bag=BA", "plain sack=AB", "plain color=red rows=3", "plain colors=red",
	} {
		if o, err := table.Parse(text); err != nil || o != plain {
			t.Errorf("Parse(%q) = %v, %v", text, o, err)
		}
	}
}

func TestKey(t *testing.T) {
	for key, want := range map[string]string{"lines": "lines", "rows": "lines", "colors": "colour"} {
		if got, err := table.Key(key); got != want || err != nil {
			t.Errorf("%s is %s, %v", key, got, err)
		}
	}
	if key, err := table.Key("size"); key != "" || err == nil {
		t.Errorf("size is %q, %v", key, err)
	}
}

func TestNearest(t *testing.T) {
	o := long
	o.Lines, o.Values[25] = 3, 1
	preset, changes := table.Nearest(&o)
	want := []option.Pair{{Key: "lines", Value: "3"}, {Key: "values", Value: zeros + "1"}}
	if preset != "long" || !slices.Equal(changes, want) {
		t.Errorf("it is %s with %v", preset, changes)
	}
}

// What is wrong with a text is said in English and in French.
func TestErrors(t *testing.T) {
	one := table
	one.Presets = table.Presets[:1]
	three := table
	three.Presets = append(slices.Clip(table.Presets), option.Named[options]{"last", plain})
	const values = "it is plain, nothing, or 26 numbers from 0 to 255 with commas between"
	const valeurs = "c’est plain, nothing, ou 26 nombres de 0 à 255 séparés par des virgules"
	for _, tt := range []struct {
		table      *option.Table[options]
		text       string
		en, french string
	}{
		{&one, "chess", `unknown preset "chess"; known: plain`, "règles inconnues «\u00a0chess\u00a0»\u00a0; connues\u00a0: plain"},
		{&table, "chess", `unknown preset "chess"; known: plain, long`, "règles inconnues «\u00a0chess\u00a0»\u00a0; connues\u00a0: plain, long"},
		{&three, "", "no options; give at least a preset, such as plain", "aucune option\u00a0; donnez au moins le nom des règles, comme plain"},
		{&three, "lines=3", `options begin with a preset, such as plain, and not with "lines=3"`, `les options commencent par le nom des règles, comme plain, et non par « lines=3 »`},
		{&table, "plain lines", `option "lines" is not of the form key=value`, `l’option « lines » n’est pas de la forme nom=valeur`},
		{&table, "plain size=3", `unknown option "size"; known: lines, colour, exclude, bag, values, loud`, "option inconnue «\u00a0size\u00a0»\u00a0; connues\u00a0: lines, colour, exclude, bag, values, loud"},
		{&table, "plain =", `unknown option ""; known: lines, colour, exclude, bag, values, loud`, "option inconnue «\u00a0»\u00a0; connues\u00a0: lines, colour, exclude, bag, values, loud"},
		{&table, "plain lines=3 lines=3", `duplicate option "lines"`, `l’option « lines » est donnée deux fois`},
		{&table, "plain colors=red colour=blue", `duplicate option "colour"`, `l’option « colour » est donnée deux fois`},
		{&table, "plain colors=green", `option colors cannot be "green": it must be one of red, blue`, "l’option colors ne peut pas être «\u00a0green\u00a0»\u00a0: ce doit être l’un de red, blue"},
		{&table, "plain lines=six", `option lines cannot be "six": it must be a number`, "l’option lines ne peut pas être «\u00a0six\u00a0»\u00a0: ce doit être un nombre"},
		{&table, "plain colour=green", `option colour cannot be "green": it must be one of red, blue`, "l’option colour ne peut pas être «\u00a0green\u00a0»\u00a0: ce doit être l’un de red, blue"},
		{&table, "plain colour=invalid", `option colour cannot be "invalid": it must be one of red, blue`, "l’option colour ne peut pas être «\u00a0invalid\u00a0»\u00a0: ce doit être l’un de red, blue"},
		{&table, "plain exclude=noun,verb", `option exclude cannot be "noun,verb": unknown class of words "verb"`, "l’option exclude ne peut pas être «\u00a0noun,verb\u00a0»\u00a0: catégorie de mots inconnue «\u00a0verb\u00a0»"},
		{&table, "plain exclude=", `option exclude cannot be "": unknown class of words ""`, "l’option exclude ne peut pas être «\u00a0»\u00a0: catégorie de mots inconnue «\u00a0»"},
		{&table, "plain bag=ab", `option bag cannot be "ab": no bag`, "l’option bag ne peut pas être «\u00a0ab\u00a0»\u00a0: no bag"},
		{&table, "plain values=1,2", `option values cannot be "1,2": ` + values, "l’option values ne peut pas être «\u00a01,2\u00a0»\u00a0: " + valeurs},
		{&table, "plain " + strings.Repeat("é", 1<<16), `option "` + strings.Repeat("é", 20) + `…" is not of the form key=value`, "l’option «\u00a0" + strings.Repeat("é", 20) + "…\u00a0» n’est pas de la forme nom=valeur"},
		{&table, "plain lines=" + strings.Repeat("1", 1<<16), `option lines cannot be "` + strings.Repeat("1", 40) + `…": it must be a number`, "l’option lines ne peut pas être «\u00a0" + strings.Repeat("1", 40) + "…\u00a0»\u00a0: ce doit être un nombre"},
	} {
		o, err := tt.table.Parse(tt.text)
		if err == nil || o != (options{}) || err.Error() != "jeu: "+tt.en {
			t.Errorf("Parse(%.60q) = %v, %v; want %s", tt.text, o, err, tt.en)
			continue
		}
		gametest.Equal(t, "Parse("+tt.text+") says in French", rulebook.Explain(err, language.French), tt.french)
		o = long
		if tt.text == "" {
			continue // the zero options
		}
		if err := tt.table.Unmarshal(&o, []byte(tt.text)); err == nil || o != long {
			t.Errorf("Unmarshal(%.60q) makes %v, %v", tt.text, o, err)
		}
	}
	for _, last := range []string{"", "x", "-1", "+1", "01", "256", "1,1"} {
		if _, err := table.Parse("plain values=" + zeros + last); err == nil || !strings.HasSuffix(err.Error(), values) {
			t.Errorf("a last value of %q: %v", last, err)
		}
	}
	for _, s := range table.Settings {
		o := plain
		if err := table.Set(&o, s.Key, "?!"); err == nil || o != plain {
			t.Errorf("a bad value of %s makes %v, %v", s.Key, o, err)
		}
	}
}

// What is wrong with options is found whichever way they go.
func TestBadOptions(t *testing.T) {
	o := with(func(o *options) { o.Lines = 99 })
	if got, err := table.Parse("plain lines=99"); err != errLines || got != (options{}) {
		t.Errorf("Parse = %v, %v", got, err)
	}
	if text, err := table.AppendText([]byte("x"), &o); err != errLines || string(text) != "x" {
		t.Errorf("AppendText = %q, %v", text, err)
	}
	if err := table.Check(&o); err != nil || table.Nameless(&o) != nil {
		t.Errorf("what can be written: %v", err)
	}
	o = with(func(o *options) { o.Colour = 2 })
	if keys := table.Nameless(&o); !slices.Equal(keys, []string{"colour"}) || table.String(&o) != "plain colour=invalid" {
		t.Errorf("%s has no name for %q", table.String(&o), keys)
	}
	if err := table.Check(&o); err == nil || err.Error() != `jeu: option colour cannot be "invalid": it must be one of red, blue` {
		t.Errorf("Check: %v", err)
	}
	o = with(func(o *options) { o.Excluded = 1 << 31 })
	err := table.Check(&o)
	if err == nil || err.Error() != "jeu: the options have values without a name" || rulebook.Explain(err, language.French) != "les options ont des valeurs sans nom" {
		t.Errorf("Check: %v, %q", err, rulebook.Explain(err, language.French))
	}
}

func TestName(t *testing.T) {
	for v, want := range []string{"red", "blue", "invalid"} {
		gametest.Equal(t, v, option.Name(colour(v), colours), want)
	}
	gametest.Equal(t, "no name", option.Name(colour(255), nil), "invalid")
}

// What is read is valid, and is written so that it comes back.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"plain", "plain sack=AB", "long lines=3 colour=red", "plain exclude=none bag=EST? values=" + zeros + "255", // as they are
		"", "chess", "plain lines", "plain =", "plain lines=10", "long colour=invalid", "plain bag=", "plain values=,", "plain exclude=noun,", // as they are not
		"plain\xff", "plain lines=\u0663", "plain\u00a0lines=3",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o, err := table.Parse(text)
		if err != nil {
			if o != (options{}) || len(err.Error()) > 800 || rulebook.Explain(err, language.French) == "" {
				t.Fatalf("Parse(%q) = %v, %v", text, o, err)
			}
			return
		}
		if err := o.Validate(); err != nil {
			t.Fatalf("Parse(%q) is not valid: %v", text, err)
		}
		written := table.String(&o)
		if back, err := table.Parse(written); err != nil || back != o || table.String(&back) != written {
			t.Fatalf("%q is written %q, and read as %v, %v", text, written, back, err)
		}
		if err := table.Check(&o); err != nil {
			t.Fatal(err)
		}
	})
}

// An unknown key is answered with the known ones, the nearest first.
func TestNearestKeys(t *testing.T) {
	for text, want := range map[string]string{
		"color2":                  "colour, lines, exclude, bag, values, loud",
		"VALUE":                   "values, lines, colour, exclude, bag, loud",
		"cloud":                   "loud, colour, lines, exclude, bag, values",
		"":                        "lines, colour, exclude, bag, values, loud",
		strings.Repeat("x", 1000): "lines, colour, exclude, bag, values, loud",
	} {
		o := plain
		err := table.Set(&o, text, "1")
		if err == nil || !strings.HasSuffix(err.Error(), "; known: "+want) || len(err.Error()) > 300 {
			t.Errorf("%.20q is answered %v", text, err)
		}
	}
}

func TestOutOfRange(t *testing.T) {
	for lines, want := range map[int]string{0: "jeu: lines is 0, and must be from 1 to 9", 1: "", 9: "", 10: "jeu: lines is 10, and must be from 1 to 9"} {
		got := ""
		if err := errors.Join(table.OutOfRange(&options{Lines: lines})...); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%d lines: %q, want %q", lines, got, want)
		}
	}
}

func TestDoc(t *testing.T) {
	const want = `key      values                                             plain
lines    1 to 9                                             3
colour   red, blue                                          red
exclude  none, or classes of words as lexicon.Classes       none
bag      small, none                                        small
values   plain, nothing, or 26 numbers with commas between  plain
loud     no, yes                                            no

preset  as changes to plain
long    lines=8 colour=blue exclude=prop values=nothing
`
	gametest.Equal(t, "Doc", table.Doc(), want)
}
