package jarnac_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
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
		{"+ABRTUZ", jarnac.Draw(6).With("ZUTRAB")},
		{"+", jarnac.Draw(0)},
		{"RAT", jarnac.Lay("RAT")},
		{"2:TZAR", jarnac.Extend(2, "TZAR")},
		{"9:RATS", jarnac.Extend(9, "RATS")},
		{"0:RATS", jarnac.Extend(0, "RATS")},
		{"999:RATS", jarnac.Extend(1<<40, "RATS")},
		{"-", jarnac.Pass()},
		{"-AEI", jarnac.Swap("IEA")},
		{"-AEI+BCD", jarnac.Swap("AIE").With("DBC")},
		{"-AEI+", jarnac.Swap("AEI").With("")},
		{"-+BCD", jarnac.Swap("").With("BCD")},
		{"!RAT", jarnac.Jarnac(0, "RAT")},
		{"!2:TZAR", jarnac.Jarnac(2, "TZAR")},
		{".", jarnac.LetGo()},
		{"resign", jarnac.Resign()},
		{strings.Repeat("A", 100), jarnac.Lay(strings.Repeat("A", 100))},
	} {
		if got := tt.move.String(); got != tt.text {
			t.Errorf("String is %q, want %q", got, tt.text)
		}
		if got, err := jarnac.ParseMove(tt.text); err != nil || got != tt.move {
			t.Errorf("ParseMove(%q) = %#v, %v; want %#v", tt.text, got, err, tt.move)
		}
		text, err := tt.move.MarshalText()
		var back jarnac.Move
		if err != nil || back.UnmarshalText(text) != nil || back != tt.move {
			t.Errorf("%q marshals to %q, %v, and back to %v", tt.text, text, err, back)
		}
	}
	for text, want := range map[string]string{"+ZZA": "+AZZ", "-CBA+FED": "-ABC+DEF", "02:TZAR": "2:TZAR", "00:RAT": "0:RAT", "!0:RAT": "!0:RAT"} {
		if m, err := jarnac.ParseMove(text); err != nil || m.String() != want {
			t.Errorf("ParseMove(%q) = %v, %v; want %s", text, m, err, want)
		}
	}
	for _, text := range []string{
		"", " ", "rat", "ÉTÉ", "RAT ", "2:", ":RAT", "-2:RAT", "2:3:RAT", "!", "!2:", "!!RAT", "?RAT", "+AB1", "+-6",
		"-aei", "-AEI+bcd", "-AEI+B+C", "..", "Resign", "~x", "RAT\n", "\xff", "--", strings.Repeat("A", 1<<20),
	} {
		m, err := jarnac.ParseMove(text)
		var se *jarnac.SyntaxError
		if !errors.As(err, &se) || m != (jarnac.Move{}) {
			t.Errorf("ParseMove(%.40q) = %v, %v; want a SyntaxError", text, m, err)
		} else if len(err.Error()) > 200 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
	}
	// What has no notation does not marshal.
	for _, m := range []jarnac.Move{{}, jarnac.Lay("Rat"), jarnac.Lay(""), jarnac.Swap("a")} {
		if text, err := m.MarshalText(); err == nil {
			t.Errorf("%#v marshals to %q", m, text)
		}
	}
}

func TestMoveParts(t *testing.T) {
	draw, swap, lay := jarnac.Draw(6), jarnac.Swap("CBA"), jarnac.Lay("RAT")
	equal(t, "count", draw.Count(), 6)
	equal(t, "count", draw.With("ABC").Count(), 3)
	equal(t, "count", swap.Count(), 3)
	equal(t, "count", swap.With("WXYZ").Count(), 4)
	equal(t, "count", lay.Count(), 0)
	equal(t, "aside", swap.With("XYZ").Aside()+lay.Aside(), "ABC")
	equal(t, "drawn", swap.With("ZYX").Drawn()+lay.Drawn(), "XYZ")
	equal(t, "decision", swap.With("ZYX").Decision(), swap)
	equal(t, "decision", draw.With("ABCDEF").Decision(), draw)
	equal(t, "decision", lay.Decision(), lay)
	equal(t, "with", lay.With("ABC"), lay)
	equal(t, "word", draw.With("ABC").Word()+swap.Word(), "")
	equal(t, "kinds", jarnac.KindLetGo.String()+" "+jarnac.Kind(99).String(), "let go invalid")
	equal(t, "phases", jarnac.Answer.String()+" "+jarnac.Phase(99).String(), "answer invalid")
	equal(t, "players", jarnac.B.String()+" "+jarnac.Player(9).String(), "B invalid player")
}

func TestOptionsText(t *testing.T) {
	custom := jarnac.Official()
	custom.Bag = bag.MustParse("AABBCCDDEEFFGG")
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
	} {
		if got := tt.options.String(); got != tt.text {
			t.Errorf("String is %q, want %q", got, tt.text)
		}
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
		"official length=3", "official length=9-3", "official length=3-10", "official jarnacs=3", "official formula=x",
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
	if text, err := (jarnac.Options{}).MarshalText(); err == nil {
		t.Errorf("the zero Options marshal to %q", text)
	}
}

func TestCompileFaults(t *testing.T) {
	list, err := lexicon.ReadList(strings.NewReader("RAT\nTZAR\nLAC\nLACS\n"))
	if err != nil {
		t.Fatal(err)
	}
	// A plain list serves a formula that asks nothing of it.
	r, err := jarnac.Compile(jarnac.Official(), list)
	if err != nil {
		t.Fatal(err)
	}
	play(t, r.Start(jarnac.A), "A +ABUZRT", "A RAT", "A +T", "A 1:TZAR")
	// The other formulas need readings, and the error names the remedy.
	for _, formula := range []string{"no-conjugations", "no-chaining", "competition"} {
		o, _ := jarnac.ParseOptions("official formula=" + formula)
		if _, err := jarnac.Compile(o, list); err == nil || !strings.Contains(err.Error(), "Annotate") {
			t.Errorf("%s on a plain list: %v", formula, err)
		}
		r, err := jarnac.Compile(o, list.Annotate(french.Lexicon()))
		if err != nil {
			t.Fatal(err)
		}
		equal(t, "rules", r.Options(), o)
	}
	var empty lexicon.Lexicon
	for name, f := range map[string]func() (*jarnac.Rules, error){
		"no lexicon":    func() (*jarnac.Rules, error) { return jarnac.Compile(jarnac.Official(), nil) },
		"empty lexicon": func() (*jarnac.Rules, error) { return jarnac.Compile(jarnac.Official(), &empty) },
		"zero options":  func() (*jarnac.Rules, error) { return jarnac.Compile(jarnac.Options{}, list) },
	} {
		if r, err := f(); err == nil || r != nil {
			t.Errorf("%s: %v, %v", name, r, err)
		}
	}
	// All faults at once.
	o := jarnac.Official()
	o.Lines, o.MinLength, o.MaxLength, o.Jarnacs, o.Ending, o.Excluded = 9, 1, 12, 3, 77, lexicon.AllClasses|1<<31
	_, err = jarnac.Compile(o, nil)
	for _, want := range []string{"Lines", "MinLength", "MaxLength", "Jarnacs", "end has", "Excluded and Formula", "unknown classes", "no lexicon"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("no word of %s in\n%v", want, err)
		}
	}
}

func TestSetupFaults(t *testing.T) {
	r := rulesOf(t, "official")
	good := pos{phase: jarnac.Playing, a: "RAT|Z", b: "|W"}.state(t).Setup()
	for _, tt := range []struct {
		fault string
		spoil func(*jarnac.Setup)
	}{
		{"official/words/reference", func(s *jarnac.Setup) { s.Mats[0].Lines[1] = "RATZ" }},
		{"official/mat/length", func(s *jarnac.Setup) { s.Mats[0].Lines[1] = "OR" }},
		{"official/mat/length", func(s *jarnac.Setup) { s.Mats[1].Lines[1] = strings.Repeat("A", 1000) }},
		{"official/words/reference", func(s *jarnac.Setup) { s.Mats[0].Lines[1] = "rat" }},
		{"official/mat/bag", func(s *jarnac.Setup) { s.Mats[1].Rack = bag.MustParse("WW") }},
		{"official/mat/bag", func(s *jarnac.Setup) {
			s.Mats[0].Rack, s.Mats[1].Rack = bag.MustParse(strings.Repeat("E", 200)), bag.MustParse(strings.Repeat("E", 200))
		}},
		{"jokers", func(s *jarnac.Setup) { s.Mats[1].Rack = bag.MustParse("?") }},
		{"without a first draw", func(s *jarnac.Setup) { s.Mats[1].Drawn = false }},
		{"plays without a first draw", func(s *jarnac.Setup) { s.Mats[0].Drawn = false }},
		{"Jarnacs of B", func(s *jarnac.Setup) { s.Mats[1].Jarnacs = -1 }},
		{"Jarnacs of B", func(s *jarnac.Setup) { s.Mats[1].Jarnacs = 256 }},
		{"no player 7", func(s *jarnac.Setup) { s.Turn = 7 }},
		{"no phase 9", func(s *jarnac.Setup) { s.Phase = 9 }},
		{"Calls is 2", func(s *jarnac.Setup) { s.Calls = 2 }},
		{"without a word", func(s *jarnac.Setup) { s.Calls = 1 }},
		{"Idle is -1", func(s *jarnac.Setup) { s.Idle = -1 }},
		{"only when the bag is empty", func(s *jarnac.Setup) { s.Idle = 1 }},
		{"without a word", func(s *jarnac.Setup) { s.Phase = jarnac.Bonus }},
		{"no last chance", func(s *jarnac.Setup) { s.Phase = jarnac.Answer }},
		{"Final is 1", func(s *jarnac.Setup) { s.Final = 1 }},
		{"End when it is over", func(s *jarnac.Setup) { s.Phase = jarnac.Over }},
		{"End when it is over", func(s *jarnac.Setup) { s.End = rulebook.ClassicEnd }},
		{"no game ends by", func(s *jarnac.Setup) { s.Phase, s.End = jarnac.Over, "official/mat/lines" }},
		{"to resign", func(s *jarnac.Setup) { s.Phase, s.End = jarnac.Over, rulebook.OfficialTurnResign }},
		{"last move", func(s *jarnac.Setup) { s.Last.Move = jarnac.Lay("BUT") }},
		{"last move", func(s *jarnac.Setup) { s.Last.Move, s.Last.Line = jarnac.Lay("RAT"), 99 }},
		{"last move", func(s *jarnac.Setup) { s.Last.Move, s.Last.Line = jarnac.Extend(99, "RAT"), 1 }},
		{"last move", func(s *jarnac.Setup) { s.Last.Move, s.Last.Player = jarnac.Pass(), 9 }},
		{"last move", func(s *jarnac.Setup) { s.Last.Move = jarnac.Draw(6) }},
		{"last move", func(s *jarnac.Setup) { s.Last.Move = jarnac.Draw(6).With(strings.Repeat("A", 99)) }},
		{"last move", func(s *jarnac.Setup) { s.Last = jarnac.Effect{Move: jarnac.Lay("RAT"), Line: 1, Former: "é"} }},
		{"something else", func(s *jarnac.Setup) { s.Last = jarnac.Effect{Move: jarnac.Lay("RAT"), Line: 1, Freed: 3} }},
		{"something else", func(s *jarnac.Setup) { s.Last = jarnac.Effect{Player: jarnac.B} }},
	} {
		p := good
		tt.spoil(&p)
		s, err := r.FromSetup(p)
		if err == nil || !strings.Contains(err.Error(), tt.fault) || s != (jarnac.State{}) {
			t.Errorf("%v, want a fault with %q", err, tt.fault)
		}
	}
	// Under the endings of the box a full mat is the end, or asks for an answer.
	full := jarnac.SetupMat{Lines: [8]string{"RAT", "BUT", "TIR", "SOL", "MUR", "NEZ", "CAP", "LIT"}, Drawn: true}
	for _, options := range []string{"classic", "classic-competition"} {
		p := jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{full, {Drawn: true}}}
		if _, err := rulesOf(t, options).FromSetup(p); err == nil {
			t.Errorf("%s: a full mat in play", options)
		}
		p.Turn, p.Phase = jarnac.B, jarnac.Answer
		if _, err := rulesOf(t, options).FromSetup(p); err == nil {
			t.Errorf("%s: an answer to no word", options)
		}
		p.Final = 8
		if _, err := rulesOf(t, options).FromSetup(p); (err == nil) != (options == "classic-competition") {
			t.Errorf("%s: an answer to the word on line 8: %v", options, err)
		}
	}
	short := pos{options: "official lines=2", phase: jarnac.Playing, a: "RAT|"}.state(t).Setup()
	short.Mats[0].Lines[5] = "TIR"
	if _, err := rulesOf(t, "official lines=2").FromSetup(short); cited(err) != rulebook.OfficialMatLines {
		t.Errorf("a sixth line of two: %v", err)
	}
}

func TestStateText(t *testing.T) {
	r := rulesOf(t, "official")
	s := play(t, r.Start(jarnac.A), "A +ABUZRT", "A RAT", "A +T", "A BUT", "A +W", "A -", "B !1:TZAR")
	text := s.String()
	for _, bad := range []string{
		"", "-", text + " ", " " + text, text + "x", strings.Replace(text, "TZAR", "TZER", 1), strings.Replace(text, "B ", "C ", 1),
		strings.Replace(text, "handover", "bonus", 1), strings.Replace(text, "handover", "over", 1), strings.Replace(text, "handover", "handover:3", 1),
		strings.Replace(text, "/W/", "/WW/", 1), strings.Replace(text, "acted", "still", 1), strings.Replace(text, "1/acted", "01/acted", 1),
		strings.Replace(text, "1/acted", "9/acted", 1), strings.Replace(text, ",", "", 1), strings.Repeat(text, 100),
	} {
		if got, err := r.ParseState(bad); err == nil {
			t.Errorf("ParseState(%.100q) = %v", bad, got)
		}
	}
	if b, err := s.MarshalText(); string(b) != text || err != nil {
		t.Errorf("MarshalText = %q, %v", b, err)
	}
	equal(t, "the zero State", jarnac.State{}.String(), "-")
	if _, over := (jarnac.State{}).Outcome(); over {
		t.Error("the zero State has an outcome")
	}
	// States of other Rules are other States.
	other, err := jarnac.Compile(jarnac.Official(), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "equal with other Rules", other.Start(jarnac.A) == r.Start(jarnac.A), false)
	equal(t, "equal with the same Rules", r.Start(jarnac.A) == r.Start(jarnac.A), true)
	// What a caller gets wrong has an answer all the same.
	equal(t, "no such line", s.Line(jarnac.A, 0)+s.Line(jarnac.A, 9)+s.Line(9, 1), "")
	equal(t, "no such player", s.Rack(9).Len()+s.Jarnacs(9), 0)
}
