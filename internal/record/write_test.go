package record_test

import (
	"io"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/internal/test/must"
)

func TestNotWritten(t *testing.T) {
	for want, spoil := range map[string]func(*jeuRecord){
		`line 3: the name of a player: a word is missing`:                      func(r *jeuRecord) { r.Players[0] = "Al  ice" },
		`line 3: the name "A a a a a a a a a" has more than 8 words`:           func(r *jeuRecord) { r.Players[0] = "A" + strings.Repeat(" a", 8) },
		`line 3: the name "A," has a comma`:                                    func(r *jeuRecord) { r.Players[0] = "A," },
		`line 3: the name "A,a" has a comma`:                                   func(r *jeuRecord) { r.Players[0], r.Players[1] = "A,a", "B b" },
		`line 3: the name "A b=c" is of several words and has a =`:             func(r *jeuRecord) { r.Players[0] = "A b=c" },
		`line 3: the name of a player: "Al\u00a0ice" is not one word`:          func(r *jeuRecord) { r.Players[0] = "Al\u00A0ice" },
		`line 3: the name of a player: a word is missi`:                        func(r *jeuRecord) { r.Players[0] = "" },
		`line 3: the name of a player: "#B" has a #, which begins a comment`:   func(r *jeuRecord) { r.Players[1] = "#B" },
		`line 3: the name "@B" begins with @, as heads do`:                     func(r *jeuRecord) { r.Players[1] = "@B" },
		`line 3: the name of a player: "-#3" has a #`:                          func(r *jeuRecord) { r.Players[1] = "-#3" },
		`option lines cannot be "100": no lines`:                               func(r *jeuRecord) { r.Options.Lines = 100 },
		`line 3: two players are named "A"`:                                    func(r *jeuRecord) { r.Players[1] = "A" },
		`line 3: the name of a player: control character U+0007`:               func(r *jeuRecord) { r.Players[1] = "B\a" },
		`line 3: the name of a player: invisible character U+202E, which only`: func(r *jeuRecord) { r.Players[1] = "B\u202E" },
		`line 5: invisible character U+2066, which only`:                       func(r *jeuRecord) { r.Moves[0] = jeuMove{Move: "+\u2066A"} },
		`line 5: "a b" is not one word`:                                        func(r *jeuRecord) { r.Lexicon = "a b" },
		`line 5: "+A\n" is not one word`:                                       func(r *jeuRecord) { r.Moves[0] = jeuMove{Move: "+A\n"} },
		`line 5: a word is missing`:                                            func(r *jeuRecord) { r.Moves[0] = jeuMove{} },
		`line 5: "-#" has a #`:                                                 func(r *jeuRecord) { r.Moves[0] = jeuMove{Move: "-#"} },
		`line 6: the text is not UTF-8`:                                        func(r *jeuRecord) { r.Moves[1].Comment = "\xFF" },
		`line 5: control character U+000D`:                                     func(r *jeuRecord) { r.Moves[0].Before = []string{"a\rb"} },
		`line 7: a line has at most 4096 bytes`:                                func(r *jeuRecord) { r.Closing = []string{strings.Repeat("x", record.MaxLine)} },
		`line 8193: a record has at most 8192 lines`:                           func(r *jeuRecord) { r.Closing = make([]string, record.MaxLines) },
		"for 2 players, and 3 are named":                                       func(r *jeuRecord) { r.Players = append(r.Players, "C") },
		"1 players are named, and the game":                                    func(r *jeuRecord) { r.Players = r.Players[:1] },
		"for 3 players, and 2 are named":                                       func(r *jeuRecord) { r.Options.Players = 3 },
		"0 players are named":                                                  func(r *jeuRecord) { r.Options.Players, r.Players = 1_000_000_000, nil },
		"no player 7":                                                          func(r *jeuRecord) { r.Toss, r.First = nil, 7 },
		"B has won the toss, and not A":                                        func(r *jeuRecord) { r.First = 0 },
		"no toss":                                                              func(r *jeuRecord) { r.Toss[0] = round{'C', 'C'} },
		"no player 9":                                                          func(r *jeuRecord) { r.Moves[1].Player = 9 },
		`move 2: the text "+C" is not the move`:                                func(r *jeuRecord) { r.Moves[1].Text = "+C" },
		"move 1: no move":                                                      func(r *jeuRecord) { r.Moves[0] = jeuMove{Move: "~"} },
		"line 6: control character":                                            func(r *jeuRecord) { r.Moves[1].Comment = "a\nB -" },
		"line 1: control character":                                            func(r *jeuRecord) { r.Comments = []string{"a\n@first A"} },
	} {
		rec := must.Get(readJeu(strings.NewReader("@toss A=C B=A\nB +A\nB +B\n")))(t)
		spoil(&rec)
		text, err := rec.AppendText([]byte("x"))
		if err == nil || !strings.Contains(err.Error(), want) || string(text) != "x" {
			t.Errorf("%q, %v; want an error with %q", text, err, want)
		}
		_ = jeux.String((*jeuContent)(&rec))
	}
	long := jeuRecord{Options: two, Comments: []string{strings.Repeat("x", record.MaxLine-len("# "))}}
	if text, err := long.AppendText(nil); err != nil || record.Unmarshal(&long, text, func(r io.Reader, _ struct{}) (jeuRecord, error) { return readJeu(r) }) != nil {
		t.Errorf("a line of %d bytes: %v", record.MaxLine, err)
	}
	// White space around comments is not kept.
	rec := jeuRecord{Options: two, Comments: []string{" a ", "\t"}, Moves: []jeuMove{{Move: "+A", Comment: "\n"}}}
	text, err := rec.AppendText(nil)
	if err != nil || !strings.HasPrefix(string(text), "# a\n#\n@game") || !strings.HasSuffix(string(text), "A +A\n") {
		t.Errorf("%v\n%s", err, text)
	}
}

// Players without a name are called by their String.
func TestNames(t *testing.T) {
	for _, tt := range []struct {
		players int
		named   []string
		want    string
	}{
		{3, nil, "A B C"}, {3, []string{"Al"}, "Al B C"}, {2, []string{"Al", "Bo", "Cy"}, "Al Bo Cy"}, {-1, nil, ""}, {1 << 30, nil, ""},
	} {
		c := jeuContent{Options: options{Players: tt.players}, Players: tt.named}
		if got := strings.Join(jeux.Names(&c), " "); got != tt.want {
			t.Errorf("%d players, %q: %q, want %q", tt.players, tt.named, got, tt.want)
		}
	}
	if got := untossed.Names(&jeuContent{}); len(got) != 2 {
		t.Errorf("the names are %q", got)
	}
}
