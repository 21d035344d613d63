package jago

import (
	"strings"
	"testing"
)

func TestParseKin(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"# comment\n\ncol +collier -col # neck\n", ""},
		{"col\n", "line 1: col has no beginnings"},
		{"col +collier\ncol -col\n", "line 2: duplicate col"},
		{"col collier\n", `line 1: "collier" is no beginning`},
		{"col +\n", `line 1: "+" is no beginning`},
		{"col +pont\n", `line 1: pont begins otherwise than col`},
		{"col +collier -collier\n", `line 1: collier is judged twice`},
	} {
		got := ""
		if _, err := parseKin(test.text); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%q: %q, want %q", test.text, got, test.want)
		}
	}
}

// The longest beginning that fits decides, whichever word is the root.
func TestJudgedFamily(t *testing.T) {
	for _, test := range []struct {
		pair        string
		same, known bool
	}{
		{"col collier", true, true}, {"col colle", false, true}, {"col collet", true, true},
		{"col pont", false, false}, {"nation national", false, false},
		{"suc sucer", false, true}, {"long longe", false, true}, // one root takes the other word in, and that one does not
		{"saut sauter", true, true}, {"vent vente", false, true},
	} {
		a, b, _ := strings.Cut(test.pair, " ")
		for range 2 {
			if same, known := judgedFamily(a, b); same != test.same || known != test.known {
				t.Errorf("%s, %s: %v, %v", a, b, same, known)
			}
			a, b = b, a
		}
	}
}
