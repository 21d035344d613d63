package reviews

import (
	"encoding/json"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/review"
)

// Luck is written with as many decimals as tell something.
func TestLuckAsJSON(t *testing.T) {
	text, err := json.Marshal(Luck{Win: 0.123461, Points: -1.2361})
	if string(text) != `{"win":0.1235,"points":-1.24}` || err != nil {
		t.Errorf("%s, %v", text, err)
	}
}

// The luck of three draws of a turn is told at most, those that made most of it first, and none that made little.
func TestLucky(t *testing.T) {
	of := func(points ...float64) (all []Draw[string]) {
		for i, p := range points {
			all = append(all, Draw[string]{Move: "ABCDE"[i : i+1], Luck: Luck{Points: p}})
		}
		return all
	}
	for _, tt := range []struct {
		draws []Draw[string]
		told  string // the letters, in the order in which they are told
	}{{nil, ""}, {of(7.9, -7.9), ""}, {of(8), "A"}, {of(8, -20, 3, 9, 10), "BED"}, {[]Draw[string]{{Move: "A", Luck: Luck{Win: 0.014, Points: 50}}, {Move: "B", Luck: Luck{Win: -0.015}}}, "B"}} {
		remark, ok := Lucky(tt.draws, 8, func(m string) string { return "<" + m + ">" }, language.English)
		last := -1
		for _, letter := range tt.told {
			if at := strings.Index(remark.Text, "<"+string(letter)+">"); at <= last {
				t.Errorf("%q is not next in %q", letter, remark.Text)
			} else {
				last = at
			}
		}
		if ok != (tt.told != "") || strings.Count(remark.Text, "<") != len(tt.told) {
			t.Errorf("%+v: %q", tt.draws, remark.Text)
		}
	}
}

// The luck of a player adds up over turns, and is unknown until something came.
func TestAddLuck(t *testing.T) {
	var sum *Luck
	if sum = AddLuck[int](sum, nil); sum != nil {
		t.Errorf("of nothing: %+v", sum)
	}
	for _, want := range []Luck{{0.25, 2}, {0.5, 4}} {
		if sum = AddLuck(sum, []Draw[int]{{Luck: Luck{0.25, 2}}}); sum == nil || *sum != want {
			t.Errorf("%+v, and not %+v", sum, want)
		}
	}
	if same := AddLuck[int](sum, nil); same != sum {
		t.Errorf("nothing more: %+v", same)
	}
}

// A table has a row for luck where that of a player is known.
func TestRowOfLuck(t *testing.T) {
	for n, known := range [][]*Luck{{nil, nil}, {nil, {Win: 0.5}}} {
		table := Table[*Luck]{Speaker: draw.Speaker{Tag: language.English}, Sums: known}
		if table.Luck(func(l *Luck) *Luck { return l }); len(table.Rows) != n {
			t.Errorf("%d rows of %v", len(table.Rows), known)
		}
	}
}

// Shares are told as percents of a hundred, with an error rounded up.
func TestPercents(t *testing.T) {
	if got := (Luck{Win: 0.6}).Brief(language.English); !strings.Contains(got, "60") {
		t.Errorf("%q", got)
	}
	if got := Gain(review.Estimate{Win: 0.9, WinErr: 0.2}, review.Estimate{Win: 1}, language.English); !strings.Contains(got, "20") || !strings.Contains(got, "90") {
		t.Errorf("%q", got)
	}
}
