package tournament_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/tournament"
)

// sample is a tournament with everything that a text can have.
func sample(t testing.TB) tournament.Tournament {
	t.Helper()
	x := must(tournament.New("Soirée du mardi", tournament.Quebec(5), "Alice", "Bruno", "Chloé", "Ève  d'Arc", "Œdipe"))(t)
	x = must(x.Pair())(t)
	x = must(x.Set(1, 1, 3, tournament.Score(412, -3)))(t)
	x = must(x.Set(1, 2, 4, tournament.Result{Kind: tournament.SecondAbsent}))(t)
	x = must(x.Withdraw(4))(t)
	x = must(x.Pair())(t)
	return must(x.Enter("Farid"))(t)
}

const sampleText = `tournament quebec rounds=5
title Soirée du mardi
1 Alice
2 Bruno
3 Chloé
(4) Ève d'Arc
5 Œdipe
6 Farid
round 1
1 3 412--3
2 4 +-
5 bye
round 2
2 1
5 3
end
`

func TestText(t *testing.T) {
	x := sample(t)
	if x.String() != sampleText {
		t.Errorf("%v", x)
	}
	data, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"title":"Soirée du mardi","options":"quebec rounds=5","players":[{"name":"Alice"},{"name":"Bruno"},{"name":"Chloé"},{"name":"Ève d'Arc","out":true},{"name":"Œdipe"},{"name":"Farid"}],` +
		`"rounds":[[{"first":1,"second":3,"result":"412--3"},{"first":2,"second":4,"result":"+-"},{"first":5}],[{"first":2,"second":1},{"first":5,"second":3}]]}`
	if string(data) != want {
		t.Errorf("%s", data)
	}
	for _, text := range []string{sampleText, string(data), "\n" + strings.ReplaceAll(sampleText, "\n", "\r\n\n"), " " + string(data) + "\n"} {
		y, err := tournament.Parse(text)
		if err != nil || y.String() != sampleText {
			t.Errorf("%v\n%v", err, y)
		}
	}
	var zero tournament.Tournament
	for _, text := range []string{"", "null"} {
		y := x
		read := y.UnmarshalText
		if text == "null" {
			read = y.UnmarshalJSON
		}
		if err := read([]byte(text)); err != nil || y.String() != "" {
			t.Errorf("%q: %v\n%v", text, err, y)
		}
	}
	if data, err := json.Marshal(zero); string(data) != "null" || err != nil {
		t.Errorf("%s, %v", data, err)
	}
}

// A text that is cut off anywhere is an error, and so is its JSON.
func TestCutOff(t *testing.T) {
	data, err := json.Marshal(sample(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, whole := range []string{sampleText[:len(sampleText)-1], string(data)} {
		for n := 1; n < len(whole); n++ {
			y, err := tournament.Parse(whole[:n])
			if err == nil {
				t.Errorf("%q is read as\n%v", whole[:n], y)
			}
		}
	}
	_, err = tournament.Parse(sampleText[:strings.Index(sampleText, "end")])
	said(t, err, "le texte est coupé")
	_, err = tournament.Parse(string(data[:99]))
	said(t, err, "il est coupé")
}

func TestBadTexts(t *testing.T) {
	changed := func(old, new string) string {
		if !strings.Contains(sampleText, old) {
			t.Fatalf("%q is not in the text", old)
		}
		return strings.Replace(sampleText, old, new, 1)
	}
	for text, want := range map[string]string{
		"Alice\nBruno\n":                             "ligne 1 : la première ligne",
		changed("quebec", "elo"):                     "ligne 1 : système inconnu « elo »",
		changed("rounds=5", "rounds=1"):              "5, 6 ou 7 rondes",
		changed("rounds=5", "rounds=-1"):             "rounds ne peut pas être « -1 »",
		changed("rounds=5", "rounds"):                "rounds ne peut pas être « » : ce doit",
		changed("rounds=5", "rounds=5 time=3"):       "option inconnue « time »",
		changed("=5", "=5 rounds=6"):                 "l’option « rounds » est donnée deux fois",
		changed("quebec rounds=5", ""):               "choisissez quebec",
		changed("3 Chloé", "3 alice"):                "ligne 5 : un joueur s’appelle déjà Alice",
		changed("3 Chloé", "4 Chloé"):                "ligne 5 : le joueur 4 doit être le suivant, 3",
		changed("3 Chloé", "03 Chloé"):               "« 03 Chloé » n’est pas une ligne",
		changed("3 Chloé", "Chloé"):                  "n’est pas une ligne d’un tournoi",
		changed("3 Chloé", "3"):                      "il manque un nom",
		changed("round 2", "round 3"):                "la ronde 3 doit être la suivante, 2",
		changed("round 2", "7 Gina\nround 2"):        "« 7 Gina » n’est pas une ligne",
		changed("5 bye", "5 bye 400-300"):            "« 5 bye 400-300 » n’est pas une ligne",
		changed("5 bye", "0 bye"):                    "« 0 bye » n’est pas une ligne",
		changed("5 bye", "1 bye"):                    "Alice est apparié deux fois à la ronde 1",
		changed("5 bye", "7 bye"):                    "à la ronde 1 est apparié quelqu’un",
		changed("5 bye", "5 5 400-300"):              "Œdipe est apparié deux fois",
		changed("5 bye", "5 bye\n6 bye"):             "la ronde 1 a plus d’un joueur exempt",
		changed("1 3 412--3", "1 3"):                 "il manque un résultat à la ronde 1",
		changed("1 3 412--3", "1 3 412"):             "« 412 » n’est pas un résultat",
		changed("1 3 412--3", "1 3 41234-3"):         "« 41234-3 » ne peut pas être un résultat",
		changed("1 3 412--3", "1 3 999999999-3"):     "n’est pas un résultat",
		changed("1 3 412--3", "1 3 4 3"):             "n’est pas une ligne",
		sampleText + "x":                             "il y a encore du texte après",
		changed("Bruno", strings.Repeat("b", 1<<22)): "le texte est trop long",
		"tournament swiss rounds=1\n1 A\n2 B\nround 1\n1 2 3-1\nround 2\n1 2 1-3\nend": "il y a 2 rondes, et 1 étaient prévues",
		"{}": "choisissez quebec", `{"options":"hill rounds=1","players":[{}]}`: "il manque un nom",
		`{"options":"hill rounds=1","rounds":[[{"first":1}]]}`:                                         "quelqu’un qui n’est pas un joueur",
		`{"options":"hill rounds=1","players":[{"name":"A"}],"rounds":[[{"first":1,"result":"3-2"}]]}`: "une exemption de la ronde 1 a un résultat",
		`{"options":"hill rounds=1","players":[{"name":"A"},{"name":"A"}]}`:                            "un joueur s’appelle déjà A",
		`{"options":"hill rounds=1","rounds":[` + strings.Repeat("[],", 300) + `[]]}`:                  "de 1 à 255",
		`{"options":"hill rounds=1","players":[` + strings.Repeat(`{"name":"A"},`, 300) + `{}]}`:       "plus de 256 joueurs",
		`{"options":7}`: "ce n’est pas le JSON d’un tournoi",
	} {
		y := sample(t)
		var err error
		if strings.HasPrefix(text, "{") {
			err = y.UnmarshalJSON([]byte(text))
		} else {
			err = y.UnmarshalText([]byte(text))
		}
		said(t, err, want)
		if y.String() != sampleText {
			t.Errorf("%.40q changes the tournament", text)
		}
	}
}

// tournament/result: whoever wins without the scores has at least one point more.
func TestDecided(t *testing.T) {
	for _, tt := range []struct {
		first, second int
		firstWins     bool
		want          string
	}{
		{412, 388, true, "412-388"},
		{412, 388, false, "412-413"},
		{388, 412, true, "413-412"},
		{0, 0, false, "0-1"},
		{-3, -3, true, "-2--3"},
	} {
		if got := tournament.Decided(tt.first, tt.second, tt.firstWins).String(); got != tt.want {
			t.Errorf("%+v: %s", tt, got)
		}
	}
}

func TestResultText(t *testing.T) {
	for text, want := range map[string]tournament.Result{
		"412-388": tournament.Score(412, 388), "412 - 388": tournament.Score(412, 388), "412:388": tournament.Score(412, 388), "412–388": tournament.Score(412, 388),
		"-5--10": tournament.Score(-5, -10), "0-0": tournament.Score(0, 0), "9999--9999": tournament.Score(9999, -9999), "": {},
		"+-": {Kind: tournament.SecondAbsent}, "-+": {Kind: tournament.FirstAbsent}, "--": {Kind: tournament.BothAbsent},
	} {
		r, err := tournament.ParseResult(text)
		if err != nil || r != want || r.Reverse().Reverse() != r {
			t.Errorf("%q: %v, %v", text, r, err)
		}
		if again, err := tournament.ParseResult(r.String()); again != r || err != nil {
			t.Errorf("%q: %v, %v", text, again, err)
		}
	}
	if r := (tournament.Result{Kind: tournament.FirstAbsent}); r.Reverse().Kind != tournament.SecondAbsent || tournament.Score(3, 4).Reverse() != tournament.Score(4, 3) {
		t.Errorf("%v", r.Reverse())
	}
	for _, text := range []string{"412", "412-", "a-b", "1-2-3", "+", "4-3 ", "10000-3", "1-١"} {
		r := tournament.Score(1, 2)
		if err := r.UnmarshalText([]byte(text)); err == nil || r != tournament.Score(1, 2) {
			t.Errorf("%q: %v", text, r)
		}
	}
}

func TestOptionsText(t *testing.T) {
	for _, text := range []string{
		"quebec rounds=5", "swiss rounds=8 win=3 loss=1 draw=2", "swiss rounds=9", "berger", "berger rounds=4", "hill rounds=255",
		"hill rounds=3 win=20 draw=20 loss=19 absent=19",
	} {
		o, err := tournament.ParseOptions(text)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := tournament.ParseOptions(o.String()); again != o || err != nil {
			t.Errorf("%s: %v, %v", text, again, err)
		}
	}
	if o := (tournament.Options{System: tournament.SwissSystem, Rounds: 6, Win: 3, Draw: 2, Loss: 1}); o.String() != "quebec rounds=6" {
		t.Errorf("%v", o)
	}
	if s := tournament.System(7); s.String() != "system 7" || (tournament.Options{System: 7}).String() != "system 7" {
		t.Errorf("%v", s)
	}
	for _, text := range []string{"", "hill", "hill rounds=0", "swiss rounds=1024", strings.Repeat("swiss rounds=3 ", 9)} {
		if o, err := tournament.ParseOptions(text); err == nil {
			t.Errorf("%q: %v", text, o)
		}
	}
}

// The columns of chess programs are those of a file that such programs read.
func TestTRF(t *testing.T) {
	x := sample(t)
	x = must(x.Set(2, 1, 2, tournament.Score(300, 300)))(t)
	x = must(x.Set(2, 5, 3, tournament.Result{Kind: tournament.BothAbsent}))(t)
	x = must(x.Pair())(t)
	file := filepath.Join("testdata", "evening.trf")
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.ReplaceAll(string(x.TRF()), "\r\n", "\n")
	if got != string(want) {
		t.Errorf("not as in %s:\n%s", file, got)
	}
	for line := range strings.Lines(got) {
		if strings.HasPrefix(line, "001") && (line[83] < '0' || line[82] != '.' || line[94] == ' ') {
			t.Errorf("%s", line)
		}
	}
}

// A large tournament is paired in bounded time and read within bounds.
func TestLarge(t *testing.T) {
	r := random(5)
	x := create(t, tournament.Swiss(9), names(many(101, 256))...)
	for range many(2, 9) {
		x = play(t, x, coin(r))
	}
	y, err := tournament.Parse(x.String())
	if err != nil || y.String() != x.String() {
		t.Error(err)
	}
	x = create(t, tournament.Berger(), names(256)...)
	for range 2 {
		x = play(t, x, func(tournament.Pairing) tournament.Result { return tournament.Score(9999, -9999) })
	}
	if y, err := tournament.Parse(x.String()); err != nil || y.String() != x.String() {
		t.Error(err)
	}
}

// Whatever is read can be written, read again, and goes on without harm.
func FuzzParse(f *testing.F) {
	f.Add(sampleText)
	f.Add("tournament berger\n1 A\n(2) B\n3 C\nround 1\n1 3\nend\n")
	f.Add("tournament hill rounds=2\nend")
	f.Add(`{"options":"hill rounds=1","players":[{"name":"A"},{"name":"B"}],"rounds":[]}`)
	f.Fuzz(func(t *testing.T, text string) {
		x, err := tournament.Parse(text)
		if err != nil {
			said(t, err, "")
			if x.String() != "" {
				t.Fatalf("%v, and yet\n%v", err, x)
			}
			return
		}
		y, err := tournament.Parse(x.String())
		if err != nil || y.String() != x.String() {
			t.Fatalf("%v\n%v\n%v", err, x, y)
		}
		data, err := json.Marshal(x)
		if err != nil {
			t.Fatal(err)
		}
		if y, err = tournament.Parse(string(data)); x.String() != "" && (err != nil || y.String() != x.String()) {
			t.Fatalf("%v\n%v\n%v", err, x, y)
		}
		if x.Len() > 40 {
			return
		}
		x.Standings()
		x.TRF()
		for _, p := range x.Round(x.Rounds()) {
			if !p.Bye() {
				x = must(x.Set(x.Rounds(), p.First, p.Second, tournament.Score(2, 1)))(t)
			}
		}
		if paired, err := x.Pair(); err == nil {
			seen := map[tournament.Player]bool{0: true}
			for _, p := range paired.Round(paired.Rounds()) {
				for _, q := range []tournament.Player{p.First, p.Second} {
					if q != 0 && (seen[q] || paired.Withdrawn(q)) {
						t.Fatalf("%s of\n%v", round(paired), x)
					}
					seen[q] = true
				}
			}
		}
	})
}
