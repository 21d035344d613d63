package records

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// part is a Part that stays.
type part struct {
	N, Above int
	Offset   int64
	Text     string
}

func split(t testing.TB, r io.Reader) (all []part, err error) {
	t.Helper()
	for p, e := range Split(r) {
		if err != nil {
			t.Fatal("more after an error")
		}
		all, err = append(all, part{p.N, p.Above, p.Offset, string(p.Text)}), e
	}
	return all, err
}

func TestSplit(t *testing.T) {
	const one = "\uFEFF# a comment\n@game jarnac\n@players Alice Bob\nAlice +ABUZRT # six\n# over\n\n"
	const two = "\t@game scrabble # another\r\n@first Alice\r\nAlice -"
	for name, tt := range map[string]struct {
		text string
		want []part
	}{
		"nothing":      {"", []part{{1, 0, 0, ""}}},
		"one":          {one, []part{{1, 0, 0, one}}},
		"two":          {one + two, []part{{1, 0, 0, one}, {2, 6, int64(len(one)), two}}},
		"without end":  {one + two + "\n@game", []part{{1, 0, 0, one}, {2, 6, int64(len(one)), two + "\n"}, {3, 9, int64(len(one) + len(two) + 1), "@game"}}},
		"heads alone":  {"@game jarnac\n@game jarnac\n", []part{{1, 0, 0, "@game jarnac\n@game jarnac\n"}}},
		"another head": {"A -\n@games\n@rules official\n", []part{{1, 0, 0, "A -\n@games\n@rules official\n"}}},
		"a long line":  {strings.Repeat("A ", 1<<17) + "@game\n@game", []part{{1, 0, 0, strings.Repeat("A ", 1<<17) + "@game\n"}, {2, 1, 1<<18 + 6, "@game"}}},
	} {
		got, err := split(t, strings.NewReader(tt.text))
		if diff := cmp.Diff(tt.want, got); diff != "" || err != nil {
			t.Errorf("%s: %v, %s", name, err, diff)
		}
	}
}

func TestErrorOfReader(t *testing.T) {
	broken := errors.New("the disk is broken")
	got, err := split(t, io.MultiReader(strings.NewReader("@game jarnac\nA -\n@game jarnac\nB"), iotest.ErrReader(broken)))
	if !errors.Is(err, broken) || len(got) != 2 {
		t.Errorf("%v, %v", err, got)
	}
}

// endless is a text without an end.
type endless string

func (e endless) Read(p []byte) (int, error) {
	n := 0
	for n+len(e) <= len(p) {
		n += copy(p[n:], e)
	}
	return max(n, copy(p, e)), nil
}

func TestBounds(t *testing.T) {
	for _, text := range []string{"A", "A -\n", "@game jarnac\n"} {
		got, err := split(t, endless(text))
		if err != nil || len(got) != 1 || len(got[0].Text) != MaxText {
			t.Errorf("%q: %d parts, %v", text, len(got), err)
		}
	}
}

// However a text is split, its parts are the text.
func FuzzSplit(f *testing.F) {
	f.Add("@game jarnac\nA -\n@game jarnac\nB -\n")
	f.Add("#player1 a A\n>a: AB 8H AB +1 1\n")
	f.Add("@game\n@game\nA\n @game x\n\n\n#\n@game y")
	f.Fuzz(func(t *testing.T, text string) {
		parts := must.Get(split(t, iotest.OneByteReader(strings.NewReader(text))))(t)
		whole := ""
		for i, p := range parts {
			if p.N != i+1 || p.Offset != int64(len(whole)) || p.Above != strings.Count(whole, "\n") {
				t.Errorf("part %d is %d, after %d bytes and %d lines", i, p.N, p.Offset, p.Above)
			}
			whole += p.Text
		}
		if whole != text {
			t.Errorf("%q and not %q", whole, text)
		}
	})
}
