package lettres_test

import (
	"io"
	"iter"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/shape"
)

// Games that play the tokens of docs/notation.md which its own records leave out.
var moreGames = map[string][]string{
	"jarnac": {
		"Alice +ABUZRT\nAlice RAT\nAlice +S\nAlice -\nBob !1:TZARS\nBob +EILNOT\nBob LION\nBob +A\nBob ~\nAlice resign",
		"@option validation=contest\nBob +BEILNT\nBob BILE\nBob +O\nBob -\nAlice +ACEORT\nAlice CAROTE\nBob ?!TRACE",
		"@option lines=1\nAlice +ABUZRT\nAlice RAT\nAlice +S\nAlice -\nBob .",
	},
	"scrabble": {
		"@option bag=ACNORSTEILMNOU\n@option validation=contest\nAlice +ACNORST\nBob +EILMNOU\nAlice 8B:CARTONS\nBob .",
		"Alice +ACNORST\nBob +EILMNOU\nAlice resign",
	},
	"scrabblecards": {
		"@option bag=ACNORSTEILMNOU\n@option validation=contest\nAlice +ACNORST\nBob +EILMNOU\nAlice (0,0)>CARTONS\nBob .",
	},
	"jago": {
		"@option validation=contest\nAlice +ADEHILNORSTU\nBob +BDEEGHINNRST\nAlice 6D:RAS\nAlice -\nAlice +AIM\nBob 6C:GRAS\nBob -\nBob +O\nAlice E6:AMI\nBob ?\nAlice ^C6,D6\nAlice ~",
		"Alice resign",
	},
}

// A notation is how a game is written.
type notation struct {
	kinds []string // of moves
	kind  func(token string) (string, error)
	play  func(text string) (tokens []string, err error)
}

// notated is the notation of a game with kinds K, moves M, lines L, records R and steps T.
func notated[K interface {
	~uint8
	String() string
}, M interface{ Kind() K }, R, T any](read func(io.Reader) (R, error), replay func(R) iter.Seq2[T, error], parse func(R, string) (M, error), text func(R) []string) notation {
	n := notation{
		kind: func(token string) (string, error) {
			var r R
			m, err := parse(r, token)
			return m.Kind().String(), err
		},
		play: func(text_ string) ([]string, error) {
			r, err := read(strings.NewReader(text_))
			if err != nil {
				return nil, err
			}
			for _, err := range replay(r) {
				if err != nil {
					return nil, err
				}
			}
			return text(r), nil
		},
	}
	for k := K(1); k.String() != "invalid"; k++ {
		n.kinds = append(n.kinds, k.String())
	}
	return n
}

// texts is the moves of a record as they were written.
func texts[L any](lines []L, text func(L) string) (all []string) {
	for _, l := range lines {
		all = append(all, text(l))
	}
	return all
}

var notations = map[string]notation{
	"jarnac": notated(
		func(r io.Reader) (jarnac.Record, error) { return jarnac.ReadRecord(r, nil) },
		func(r jarnac.Record) iter.Seq2[jarnac.Step, error] {
			return r.Replay(jarnac.MustCompile(r.Options, french.Lexicon()))
		},
		func(_ jarnac.Record, token string) (jarnac.Move, error) { return jarnac.ParseMove(token) },
		func(r jarnac.Record) []string {
			return texts(r.Moves, func(m shape.Line[jarnac.Player, jarnac.Move]) string { return m.Text })
		}),
	"scrabble": notated(
		func(r io.Reader) (scrabble.Record, error) { return scrabble.ReadRecord(r, nil) },
		func(r scrabble.Record) iter.Seq2[scrabble.Step, error] {
			return r.Replay(scrabble.MustCompile(r.Options, french.Lexicon()))
		},
		func(_ scrabble.Record, token string) (scrabble.Move, error) { return scrabble.ParseMove(token) },
		func(r scrabble.Record) []string {
			return texts(r.Moves, func(m shape.Line[scrabble.Player, scrabble.Move]) string { return m.Text })
		}),
	"scrabblecards": notated(
		func(r io.Reader) (scrabblecards.Record, error) { return scrabblecards.ReadRecord(r, nil) },
		func(r scrabblecards.Record) iter.Seq2[scrabblecards.Step, error] {
			return r.Replay(scrabblecards.MustCompile(r.Options, french.Lexicon()))
		},
		func(_ scrabblecards.Record, token string) (scrabblecards.Move, error) {
			return scrabblecards.ParseMove(token)
		},
		func(r scrabblecards.Record) []string {
			return texts(r.Moves, func(m shape.Line[scrabblecards.Player, scrabblecards.Move]) string { return m.Text })
		}),
	"jago": notated(
		func(r io.Reader) (jago.Record, error) { return jago.ReadRecord(r, nil) },
		func(r jago.Record) iter.Seq2[jago.Step, error] {
			return r.Replay(jago.MustCompile(r.Options, french.Lexicon()))
		},
		func(_ jago.Record, token string) (jago.Move, error) { return jago.ParseMove(token) },
		func(r jago.Record) []string {
			return texts(r.Moves, func(m shape.Line[jago.Player, jago.Move]) string { return m.Text })
		}),
}

var (
	sectionOf = map[string]string{"jarnac": "Jarnac", "scrabble": "Scrabble", "scrabblecards": "Scrabble, le jeu de cartes", "jago": "Jago"}
	firstCell = regexp.MustCompile("(?m)^\\| `([^`]+)` \\|")
	code      = regexp.MustCompile("(?s)```\n(.*?)```")
)

// section is what stands below a heading of docs/notation.md.
func section(t *testing.T, heading string) string {
	t.Helper()
	page := must.Get(os.ReadFile("docs/notation.md"))(t)
	_, rest, found := strings.Cut(string(page), "\n## "+heading+"\n")
	if !found {
		t.Fatalf("docs/notation.md has no heading %s", heading)
	}
	text, _, _ := strings.Cut(rest, "\n## ")
	return text
}

// Every token of docs/notation.md is read and played, and no kind of move is without one.
func TestNotation(t *testing.T) {
	for game, n := range notations {
		t.Run(game, func(t *testing.T) {
			text := section(t, sectionOf[game])
			var played []string
			games := code.FindAllStringSubmatch(text, -1)
			for _, moves := range moreGames[game] {
				games = append(games, []string{"", "@game " + game + "\n@players Alice Bob\n" + moves})
			}
			for _, g := range games {
				tokens, err := n.play(g[1])
				if err != nil {
					t.Errorf("%v\nin\n%s", err, g[1])
				}
				played = append(played, tokens...)
			}
			shown := []string{"leftover"} // no move, but an event of GCG
			for _, row := range firstCell.FindAllStringSubmatch(text, -1) {
				token := strings.ReplaceAll(row[1], `\|`, "|")
				kind, err := n.kind(token)
				if err != nil {
					t.Error(err)
				}
				if !slices.Contains(played, token) {
					t.Errorf("no game plays %s", token)
				}
				shown = append(shown, kind)
			}
			for _, kind := range n.kinds {
				if !slices.Contains(shown, kind) {
					t.Errorf("docs/notation.md has no token of %s", kind)
				}
			}
		})
	}
}

// The lines of the head in docs/notation.md are a head.
func TestNotationOfHeads(t *testing.T) {
	var head []string
	for _, row := range firstCell.FindAllStringSubmatch(section(t, "L’en-tête · The head"), -1) {
		if !strings.HasPrefix(row[1], "@first") { // which a toss takes the place of
			head = append(head, row[1])
		}
	}
	rec, err := jarnac.ReadRecord(strings.NewReader(strings.Join(head, "\n")), nil)
	if err != nil || len(head) < 6 || !slices.Equal(rec.Players, []string{"Alice", "Jean Paul"}) || len(rec.Toss) != 1 || len(rec.Closing) != 1 {
		t.Errorf("%v, %v\nof\n%s", rec, err, strings.Join(head, "\n"))
	}
	for _, line := range []string{"@game", "@rules", "@option", "@players", "@toss", "@first"} {
		if !slices.ContainsFunc(head, func(l string) bool { return strings.HasPrefix(l, line) }) && line != "@first" {
			t.Errorf("docs/notation.md has no %s", line)
		}
	}
}

// What docs/notation.md says is understood, is.
func TestNotationSpoken(t *testing.T) {
	text := section(t, "On vous comprend · You are understood")
	n := 0
	for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(text, -1) {
		said := m[1]
		if strings.HasPrefix(strings.ToLower(said), "alice") {
			said += " -"
		} else {
			said = "Alice " + said
		}
		rec, err := jarnac.ReadRecord(strings.NewReader("@players Alice Bob\n"+said), nil)
		if n++; err != nil || len(rec.Moves) != 1 {
			t.Errorf("%s: %v", said, err)
		} else if want := strings.HasPrefix(strings.ToLower(m[1]), "alice"); (len(rec.Warnings) == 0) != want {
			t.Errorf("%s: the warnings are %v", said, rec.Warnings)
		}
	}
	if n < 20 {
		t.Errorf("%d examples", n)
	}
}

// Whoever looks for the notation finds the page.
func TestNotationIsLinked(t *testing.T) {
	for _, path := range []string{"README.md", "cmd/lettres/internal/arbiter/phrases.go", "jarnac/doc.go", "scrabble/doc.go", "scrabblecards/doc.go", "jago/doc.go"} {
		if text, err := os.ReadFile(path); err != nil || !strings.Contains(string(text), "docs/notation.md") {
			t.Errorf("%s does not name docs/notation.md, %v", path, err)
		}
	}
}
