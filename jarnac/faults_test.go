package jarnac_test

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// Whatever is wrong with a move, a record or options is said in French as well.
func TestFaultsInFrench(t *testing.T) {
	var said []string
	check := func(err error, fr string) {
		t.Helper()
		said = append(said, gametest.InFrench(t, "jarnac: ", err, fr))
	}

	for text, fr := range map[string]string{
		"":                       "il est vide",
		strings.Repeat("A", 600): "il est trop long",
		"+a":                     "une pioche s’écrit +, puis les lettres de A à Z ou leur nombre",
		"-a":                     "un échange s’écrit -, puis des lettres de A à Z, puis + et des lettres de A à Z",
		"?RAT":                   "une contestation s’écrit ?, ou ?! puis un mot",
		"x:RAT":                  "le numéro de la ligne vient avant les deux-points",
		"!":                      "il n’y a pas de mot",
		"rat":                    "un mot se fait de lettres de A à Z, en capitales et sans accents",
	} {
		_, err := jarnac.ParseMove(text)
		var e *rulebook.SyntaxError
		if !errors.As(err, &e) {
			t.Fatalf("%.40q: %v", text, err)
		}
		check(err, "le coup "+bilingual.Quote(language.French, e.Text)+"\u00a0: "+fr)
	}
	_, err := jarnac.Place("Rat").MarshalText()
	check(err, `le coup « Rat » : il ne peut pas être noté`)

	for text, fr := range map[string]string{
		"@toss A=M":                "ligne 1 : à chaque tirage du toss, un joueur tire une lettre",
		"A -\nZorro -":             `ligne 2 : joueur inconnu « Zorro »`,
		"A -\nB !":                 `ligne 2 : le coup « ! » : il n’y a pas de mot`,
		"@rules chess":             `ligne 1 : règles inconnues « chess » ; connues : official, competition, classic, classic-competition`,
		"@option length=x":         `ligne 1 : l’option length ne peut pas être « x » : ce sont deux nombres, comme dans 3-9`,
		"@option validation=never": `ligne 1 : l’option validation ne peut pas être « never » : ce doit être l’un de strict, contest`,
		"@option lines=many":       `ligne 1 : l’option lines ne peut pas être « many » : ce doit être un nombre`,
		"@option exclude=words":    `ligne 1 : l’option exclude ne peut pas être « words » : catégorie de mots inconnue « words »`,
		"@option bag=x":            `ligne 1 : l’option bag ne peut pas être « x » : c’est 2012, classic, ou toutes les lettres, en capitales`,
	} {
		_, err := jarnac.ReadRecord(strings.NewReader(text), nil)
		check(err, fr)
	}
	_, err = jarnac.ReadRecord(strings.NewReader("@toss A=M B=M"), nil) // which the rules refuse
	if got, want := rulebook.Explain(err, language.French), "ligne 1 : les lettres sont les mêmes, et chacun tire à nouveau"; got != want {
		t.Errorf("%v: in French %q, want %q", err, got, want)
	}
	for fr, spoil := range map[string]func(*jarnac.Record){
		"B a gagné le toss, et non A, qui commence":                           func(r *jarnac.Record) { r.First = jarnac.A },
		"les options ont des valeurs sans nom":                                func(r *jarnac.Record) { r.Options.Excluded = 1 << 31 },
		`coup 2 : le texte « RATS » n’est pas le coup « RAT »`:                func(r *jarnac.Record) { r.Moves[1].Text = "RATS" },
		`ligne 3 : le nom « A, B » contient une virgule, qui sépare les noms`: func(r *jarnac.Record) { r.Players[0] = "A, B" },
	} {
		rec := records.Parse(t, "@toss A=D B=C\nB +ABUZRT\nB RAT\n")
		spoil(&rec)
		_, err := rec.MarshalText()
		check(err, fr)
	}

	for text, fr := range map[string]string{
		"":                     "aucune option ; donnez au moins le nom des règles, comme official",
		"official lines":       `l’option « lines » n’est pas de la forme nom=valeur`,
		"official lines=10000": "lines vaut 10000, et doit être entre 1 et 8",
		"official length=9-3":  "la longueur minimale, 9, dépasse la maximale, 3",
		"official bag=AB?":     "le sac contient 1\u00a0joker, et il n’y en a pas au Jarnac\nle sac contient 3 lettres, moins qu’une première pioche de 6",
		"official bag=AAAAAAA": "il n’y a qu’une sorte de lettre, et aucun toss ne peut aboutir",
		"official exclude=" + lexicon.AllClasses.String(): "toutes les catégories de mots sont exclues",
	} {
		_, err := jarnac.ParseOptions(text)
		check(err, fr)
	}
	check(jarnac.Options{}.Validate(), "les options sont vides ; partez de official, competition, classic ou classic-competition")

	plain := must.Get(lexicon.ReadList(strings.NewReader("RAT\n")))(t)
	odd := jarnac.Official()
	odd.Ending, odd.Excluded, odd.Bag = 77, 1<<31, bag.MustParse("ABCDEFG")
	for _, tt := range []struct {
		options jarnac.Options
		l       *lexicon.Lexicon
		fr      string
	}{
		{jarnac.Official(), nil, "il n’y a pas de lexique"},
		{jarnac.Official(), new(lexicon.Lexicon), "le lexique n’a pas de mots"},
		{jarnac.Competition(), plain, "la formule competition demande de savoir ce que sont les mots, et ce lexique ne le dit pas ; il faut une liste annotée"},
		{odd, nil, "des catégories de mots inconnues sont exclues (bits 0x80000000)\nvaleur inconnue de end\nil n’y a pas de lexique"},
	} {
		_, err := jarnac.Compile(tt.options, tt.l)
		check(err, tt.fr)
	}
	_, err = new(jarnac.Rules).ParseState("-")
	check(err, "il n’y a pas de règles du jeu")

	gametest.AllSaid(t, "// What is wrong with a move", said)
}

// A Move by value may be of any length, and an error quotes its beginning only.
func TestLongMovesAreCutInErrors(t *testing.T) {
	long := strings.Repeat("A", 1<<20)
	rules := rulesOf(t, contested)
	playing := pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}.state(t)
	handover := pos{options: contested, phase: jarnac.Handover, a: "RAT|BUZET", b: "SOL|EAIRS"}.state(t)
	for name, err := range map[string]error{
		"new word":     playing.Check(jarnac.A, jarnac.Place(long)),
		"transformed":  playing.Check(jarnac.A, jarnac.Extend(1, long)),
		"out of turn":  playing.Check(jarnac.B, jarnac.Place(long)),
		"Jarnac":       handover.Check(jarnac.A, jarnac.Jarnac(1, long)),
		"in a breath":  play(t, playing, "A BUZ").Check(jarnac.B, jarnac.ContestJarnac(0, long)),
		"swap":         handover.Check(jarnac.A, jarnac.Swap(long)),
		"letters came": handover.Check(jarnac.A, jarnac.Swap("BUZ").WithDrawn(long)),
		"draw":         handover.Check(jarnac.A, jarnac.Draw(1).WithDrawn(long)),
		"position": func() error {
			setup := playing.Setup()
			for i := range setup.Mats {
				for line := range setup.Mats[i].Lines {
					setup.Mats[i].Lines[line] = long
				}
			}
			_, err := rules.FromSetup(setup)
			return err
		}(),
		"record": func() error {
			r := jarnac.NewRecord(rules, jarnac.A)
			r.Moves = []shape.Line[jarnac.Player, jarnac.Move]{{Move: jarnac.Place(long), Text: "RAT"}}
			_, err := r.MarshalText()
			return err
		}(),
	} {
		if err == nil {
			t.Errorf("%s: no error", name)
		} else if n := len(err.Error()); n > 10_000 {
			t.Errorf("%s: an error of %d bytes", name, n)
		}
	}
}
