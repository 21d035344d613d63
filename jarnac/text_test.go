package jarnac_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

func TestNotation(t *testing.T) {
	for _, tt := range []struct {
		text string
		move jarnac.Move
	}{
		{"+6", jarnac.Draw(6)},
		{"+ABRTUZ", jarnac.Draw(6).WithDrawn("ZUTRAB")},
		{"+", jarnac.Draw(0)},
		{"RAT", jarnac.Place("RAT")},
		{"2:TZAR", jarnac.Extend(2, "TZAR")},
		{"9:RATS", jarnac.Extend(9, "RATS")},
		{"0:RATS", jarnac.Extend(0, "RATS")},
		{"999:RATS", jarnac.Extend(1<<30, "RATS")},
		{"-", jarnac.Pass()},
		{"-AEI", jarnac.Swap("IEA")},
		{"-AEI+BCD", jarnac.Swap("AIE").WithDrawn("DBC")},
		{"-AEI+", jarnac.Swap("AEI").WithDrawn("")},
		{"-+BCD", jarnac.Swap("").WithDrawn("BCD")},
		{"!RAT", jarnac.Jarnac(0, "RAT")},
		{"!2:TZAR", jarnac.Jarnac(2, "TZAR")},
		{".", jarnac.LetGo()},
		{"resign", jarnac.Resign()},
		{strings.Repeat("A", 41), jarnac.Place(strings.Repeat("A", 41))},
		{strings.Repeat("A", 41) + "…", jarnac.Place(strings.Repeat("A", 1<<20))},
		{"!2:" + strings.Repeat("A", 41) + "…", jarnac.Jarnac(2, strings.Repeat("A", 42))},
		{"-ABCDEFGHIJKLMNO…", jarnac.Swap("ABCDEFGHIJKLMNOPQRS")},
		{"-ABCDEFGHIJKLMNO…+TU", jarnac.Swap("ABCDEFGHIJKLMNOP").WithDrawn("UT")},
	} {
		gametest.Equal(t, "String", tt.move.String(), tt.text)
		if got, err := jarnac.ParseMove(tt.text); err != nil || got != tt.move {
			t.Errorf("ParseMove(%q) = %#v, %v; want %#v", tt.text, got, err, tt.move)
		}
		text, err := tt.move.MarshalText()
		var back jarnac.Move
		if err != nil || back.UnmarshalText(text) != nil || back != tt.move {
			t.Errorf("%q marshals to %q, %v, and back to %v", tt.text, text, err, back)
		}
	}
	for text, want := range map[string]string{"+ZZA": "+AZZ", "-CBA+FED": "-ABC+DEF", "02:TZAR": "2:TZAR", "00:RAT": "0:RAT", "!0:RAT": "!0:RAT",
		// A Move forgets the letters that no mat and no bag has room for.
		strings.Repeat("A", 42): strings.Repeat("A", 41) + "…", strings.Repeat("A", 500): strings.Repeat("A", 41) + "…",
		"-PONMLKJIHGFEDCBA": "-BCDEFGHIJKLMNOP…", "-AEI+" + strings.Repeat("A", 500): "-AEI+" + strings.Repeat("A", 255),
		"+" + strings.Repeat("A", 256): "+" + strings.Repeat("A", 255),
	} {
		if m, err := jarnac.ParseMove(text); err != nil || m.String() != want {
			t.Errorf("ParseMove(%q) = %v, %v; want %s", text, m, err, want)
		}
	}
	for _, text := range []string{
		"", " ", "rat", "ÉTÉ", "RAT ", "2:", ":RAT", "-2:RAT", "2:3:RAT", "!", "!2:", "!!RAT", "?RAT", "+AB1", "+-6",
		"-aei", "-AEI+bcd", "-AEI+B+C", "..", "Resign", "~x", "RAT\n", "\xff", "--", strings.Repeat("A", 1<<20),
		strings.Repeat("A", 40) + "…", strings.Repeat("A", 42) + "…", "…", "-…", "-ABCDEFGHIJKLMNOP…", "-AEI+B…", "+ABC…",
	} {
		m, err := jarnac.ParseMove(text)
		var se *rulebook.SyntaxError
		if !errors.As(err, &se) || m != (jarnac.Move{}) {
			t.Errorf("ParseMove(%.40q) = %v, %v; want a SyntaxError", text, m, err)
		} else if len(err.Error()) > 200 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
	}
	// What has no notation does not marshal.
	for _, m := range []jarnac.Move{jarnac.Place("Rat"), jarnac.Place(""), jarnac.Swap("a"), jarnac.Place(strings.Repeat("a", 42))} {
		if text, err := m.MarshalText(); err == nil {
			t.Errorf("%#v marshals to %q", m, text)
		}
	}
}

func TestMoveParts(t *testing.T) {
	draw, swap, lay := jarnac.Draw(6), jarnac.Swap("CBA"), jarnac.Place("RAT")
	gametest.Equal(t, "count", draw.Count(), 6)
	gametest.Equal(t, "count", draw.WithDrawn("ABC").Count(), 3)
	gametest.Equal(t, "count", swap.Count(), 3)
	gametest.Equal(t, "count", swap.WithDrawn("WXYZ").Count(), 4)
	gametest.Equal(t, "count", lay.Count(), 0)
	gametest.Equal(t, "aside", swap.WithDrawn("XYZ").Aside()+lay.Aside(), "ABC")
	gametest.Equal(t, "drawn", swap.WithDrawn("ZYX").Drawn()+lay.Drawn(), "XYZ")
	gametest.Equal(t, "decision", swap.WithDrawn("ZYX").Decision(), swap)
	gametest.Equal(t, "decision", draw.WithDrawn("ABCDEF").Decision(), draw)
	gametest.Equal(t, "decision", lay.Decision(), lay)
	gametest.Equal(t, "with", lay.WithDrawn("ABC"), lay)
	gametest.Equal(t, "word", draw.WithDrawn("ABC").Word()+swap.Word(), "")
	gametest.Equal(t, "kinds", jarnac.KindLetGo.String()+" "+jarnac.Kind(99).String(), "let go invalid")
	gametest.Equal(t, "phases", jarnac.Answer.String()+" "+jarnac.Phase(99).String(), "answer invalid")
	gametest.Equal(t, "players", jarnac.B.String()+" "+jarnac.Player(9).String(), "B invalid")
}

func TestOptionsText(t *testing.T) {
	custom := jarnac.Official()
	custom.Bag = bag.MustParse("AABBCCDDEEFFGG")
	own := jarnac.Official()
	own.FirstDraw, own.SwapSize, own.Jarnacs, own.Margin = 7, 2, 8, 0
	neither := jarnac.Official()
	neither.SwapSize, neither.Jarnacs = 0, 0
	none := jarnac.Classic()
	none.Excluded = 0
	for _, tt := range []struct {
		text    string
		options jarnac.Options
	}{
		{"official", jarnac.Official()},
		{"competition", jarnac.Competition()},
		{"classic", jarnac.Classic()},
		{"classic-competition", jarnac.ClassicCompetition()},
		{"official bag=AABBCCDDEEFFGG", custom},
		{"classic exclude=none", none},
		{"official swap-size=0 jarnacs=0", neither},
		{"official first-draw=7 swap-size=2 jarnacs=8 margin=0", own},
	} {
		gametest.Equal(t, "String", tt.options.String(), tt.text)
		got, err := jarnac.ParseOptions(tt.text)
		if diff := cmp.Diff(tt.options.String(), got.String()); err != nil || got != tt.options {
			t.Errorf("ParseOptions(%q): %v %s", tt.text, err, diff)
		}
		text, err := json.Marshal(tt.options)
		var back jarnac.Options
		if err != nil || json.Unmarshal(text, &back) != nil || back != tt.options {
			t.Errorf("%s is %s in JSON, %v", tt.text, text, err)
		}
	}
	for _, text := range []string{
		"", "  ", "scrabble", "official lines", "official lines=", "official lines=x", "official lines=9", "official lines=0",
		"official length=3", "official length=9-3", "official length=3-10", "official jarnacs=9", "official jarnacs=-1", "official first-draw=0", "official first-draw=21", "official first-draw=9 bag=AABBCCDD",
		"official swap-size=-1", "official swap-size=6", "official margin=-1", "official margin=1001", "official formula=x",
		"official exclude=noun,x", "official bag=", "official bag=none", "official bag=AAAAAAAA", "official bag=AAAAAA?B", "official bag=ABC",
		"official validation=x", "official colour=red", "official =", "official exclude=" + strings.ReplaceAll(lexicon.AllClasses.String(), ",fin", ""),
		"official formula=no-conjugations exclude=" + strings.ReplaceAll(lexicon.AllClasses.String(), ",fin", ""),
	} {
		if o, err := jarnac.ParseOptions(text); err == nil && !strings.HasPrefix(text, "official exclude=noun,adj") || err != nil && o != (jarnac.Options{}) {
			t.Errorf("ParseOptions(%q) = %v, %v; want an error", text, o, err)
		}
	}
	o := jarnac.Official()
	if err := o.UnmarshalText([]byte("official lines=99")); err == nil || o != jarnac.Official() {
		t.Errorf("a bad text changed the options to %v, %v", o, err)
	}
	text, err := (jarnac.Options{}).MarshalText()
	if err == nil {
		err = o.UnmarshalText(text)
	}
	if err != nil || len(text) > 0 || o != (jarnac.Options{}) {
		t.Errorf("the zero Options marshal to %q, and that is %v, %v", text, o, err)
	}
}

func TestCompileFaults(t *testing.T) {
	list := must.Get(lexicon.ReadList(strings.NewReader("RAT\nTZAR\nLAC\nLACS\n")))(t)
	// A plain list serves a formula that asks nothing of it.
	r := must.Get(jarnac.Compile(jarnac.Official(), list))(t)
	play(t, r.Start(jarnac.A), "A +ABUZRT", "A RAT", "A +T", "A 1:TZAR")
	// The other formulas need readings, and the error names the remedy.
	for _, formula := range []string{"no-conjugations", "no-chaining", "competition"} {
		o, _ := jarnac.ParseOptions("official formula=" + formula)
		if _, err := jarnac.Compile(o, list); err == nil || !strings.Contains(err.Error(), "annotated") {
			t.Errorf("%s on a plain list: %v", formula, err)
		}
		r := must.Get(jarnac.Compile(o, list.Annotate(french.Lexicon())))(t)
		gametest.Equal(t, "rules", r.Options(), o)
	}
	// All faults at once.
	o := jarnac.Official()
	o.Lines, o.MinLength, o.MaxLength, o.Jarnacs, o.Ending, o.Excluded = 9, 1, 12, 9, 77, lexicon.AllClasses|1<<31
	o.FirstDraw, o.SwapSize, o.Margin = 99, 99, -1
	gametest.CompileFaults(t, "jarnac", jarnac.Compile, jarnac.Official(), o, list,
		"lines is 9, and must be from 1 to 8", "first-draw is 99, and must be from 1 to 20", "swap-size is 99, and must be from 0 to 5",
		"jarnacs is 9, and must be from 0 to 8", "margin is -1, and must be from 0 to 1000", "length is 1, and must be from 2 to 9",
		"length is 12, and must be from 2 to 9", "all classes of words are excluded", "unknown classes of words are excluded (bits 0x80000000)",
		"unknown value of end", "there is no lexicon",
	)
}

func TestStateText(t *testing.T) {
	r := rulesOf(t, contested)
	s := play(t, r.Start(jarnac.A), "A +ABUZRT", "A RAT", "A +T", "A BUT", "A +W", "A -", "B !1:TZAR")
	text := s.String()
	gametest.Equal(t, "text", text, "turn B; phase handover; lines RAT,BUT/; racks WZ/; drawn yes/no; open !1:TZAR;")
	gametest.Equal(t, "the zero State", jarnac.State{}.String(), "-")
	if _, over := (jarnac.State{}).Outcome(); over {
		t.Error("the zero State has an outcome")
	}
	// States of other Rules are other States.
	other := must.Get(jarnac.Compile(jarnac.Official(), french.Lexicon()))(t)
	gametest.Equal(t, "equal with other Rules", other.Start(jarnac.A) == r.Start(jarnac.A), false)
	gametest.Equal(t, "equal with the same Rules", r.Start(jarnac.A) == r.Start(jarnac.A), true)
	// What a caller gets wrong has an answer all the same.
	gametest.Equal(t, "no such line", s.Line(jarnac.A, 0)+s.Line(jarnac.A, 9)+s.Line(9, 1), "")
	gametest.Equal(t, "no such player", s.Rack(9).Len()+s.Jarnacs(9), 0)
}
