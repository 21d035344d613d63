package scrabble_test

import (
	"errors"
	"maps"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/scrabble"
)

// Moves as text, and the moves that constructors make of what they are given.

// Each kind of move, its text, and what is in it.
func TestMoveText(t *testing.T) {
	for _, tt := range []struct {
		move      scrabble.Move
		text      string
		kind      scrabble.Kind
		completed bool
	}{
		{scrabble.Draw(7), "+7", scrabble.KindDraw, false},
		{scrabble.Draw(0), "+0", scrabble.KindDraw, false},
		{scrabble.Draw(255), "+255", scrabble.KindDraw, false},
		{scrabble.Draw(7).With("ZA?BEA?"), "+AABEZ??", scrabble.KindDraw, true},
		{scrabble.Place(scrabble.Centre, scrabble.Across, "MoT"), "8H MoT", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.Centre, scrabble.Down, "MOT"), "H8 MOT", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.At(14, 0), scrabble.Across, "E.R..E"), "15A E.R..E", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.At(0, 14), scrabble.Down, "AB............C"), "O1 AB............C", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.At(0, 7), scrabble.Across, "ABCDEFGH"), "1H ABCDEFGH", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.At(4, 4), scrabble.Down, "a"), "5E a", scrabble.KindPlace, true}, // one tile has no direction
		{scrabble.Place(scrabble.At(4, 4), scrabble.Across, "A..."), "5E A", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.At(4, 4), scrabble.Across, "..AB"), "5G AB", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.At(4, 4), scrabble.Down, ".A.B."), "E6 A.B", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.At(14, 14), scrabble.Down, "Z"), "15O Z", scrabble.KindPlace, true},
		{scrabble.Exchange("IEA?"), "-AEI?", scrabble.KindExchange, false},
		{scrabble.Exchange("IEA").With("?CB"), "-AEI+BC?", scrabble.KindExchange, true},
		{scrabble.ExchangeCount(3), "-3", scrabble.KindExchange, false},
		{scrabble.ExchangeCount(3).With("?CB"), "-3+BC?", scrabble.KindExchange, true},
		{scrabble.Pass(), "-", scrabble.KindPass, true},
		{scrabble.Contest(), "?", scrabble.KindContest, true},
		{scrabble.Contest(3, 1), "?1,3", scrabble.KindContest, true},
		{scrabble.Contest(1, 1), "?1", scrabble.KindContest, true},
		{scrabble.Contest(15, 16), "?15,16", scrabble.KindContest, true},
		{scrabble.Contest(0), "?16", scrabble.KindContest, true}, // never a word, and never all of them
		{scrabble.Contest(17), "?16", scrabble.KindContest, true},
		{scrabble.Contest(1).Ruled(true), "?1!", scrabble.KindContest, true},
		{scrabble.Contest(1).Ruled(true).Ruled(false), "?1=", scrabble.KindContest, true},
		{scrabble.Contest().Ruled(true), "?!", scrabble.KindContest, true},
		{scrabble.Contest().Ruled(false), "?=", scrabble.KindContest, true},
		{scrabble.LetGo(), ".", scrabble.KindLetGo, true},
		{scrabble.Flag(), "~", scrabble.KindFlag, true},
		{scrabble.Resign(), "resign", scrabble.KindResign, true},
	} {
		is(t, "the text", tt.move.String(), tt.text)
		is(t, tt.text+": kind", tt.move.Kind(), tt.kind)
		is(t, tt.text+": completed", tt.move.Completed(), tt.completed)
		back, err := scrabble.ParseMove(tt.text)
		if err != nil || back != tt.move {
			t.Errorf("%q is read as %v, %v", tt.text, back, err)
		}
		text, err := tt.move.MarshalText()
		var read scrabble.Move
		if err != nil || string(text) != tt.text || read.UnmarshalText(text) != nil || read != tt.move {
			t.Errorf("%q is marshalled as %q, %v, and read as %v", tt.text, text, err, read)
		}
		if text, err := tt.move.AppendText([]byte("coup ")); err != nil || string(text) != "coup "+tt.text {
			t.Errorf("%q is appended as %q, %v", tt.text, text, err)
		}
		if d := tt.move.Decision(); d.Completed() != (tt.completed && tt.kind != scrabble.KindDraw && tt.kind != scrabble.KindExchange) || d != d.Decision() {
			t.Errorf("the decision of %q is %v", tt.text, d)
		}
	}
	for text, want := range map[string]string{"+ZAB": "+ABZ", "-CBA+FED": "-ABC+DEF", "?3,1,3": "?1,3", "8H ..AB": "8J AB", "H8 A": "8H A"} {
		m, err := scrabble.ParseMove(text)
		if err != nil || m.String() != want {
			t.Errorf("%q is read as %v, %v", text, m, err)
		}
	}
	is(t, "the zero Move", scrabble.Move{}.String(), "none")
	if text, err := (scrabble.Move{}).AppendText([]byte("x")); err == nil || string(text) != "x" {
		t.Errorf("the zero Move has the notation %q", text)
	}
}

func TestMoveParts(t *testing.T) {
	m := scrabble.Place(scrabble.At(3, 4), scrabble.Down, "M.t.X")
	is(t, "the first square", m.At(), scrabble.At(3, 4))
	is(t, "the direction", m.Direction(), scrabble.Down)
	is(t, "tiles", m.Count(), 3)
	want := map[scrabble.Square]byte{scrabble.At(3, 4): 'M', scrabble.At(5, 4): 't', scrabble.At(7, 4): 'X'}
	if diff := cmp.Diff(want, maps.Collect(m.Laid())); diff != "" {
		t.Errorf("the tiles (-want +got):\n%s", diff)
	}
	for range m.Laid() {
		break
	}
	// Beyond the edge nothing lies.
	for text, want := range map[string]string{"8M MAISON": "8M 8N 8O", "A14 MAISON": "14A 15A", "1O AB": "1O", "A15 A.............B": "15A"} {
		m, err := scrabble.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		var squares []string
		for q := range m.Laid() {
			squares = append(squares, q.String())
		}
		is(t, "the squares of "+text, strings.Join(squares, " "), want)
	}
	for _, at := range []scrabble.Square{225, 255} {
		is(t, "tiles on no square", len(maps.Collect(scrabble.Place(at, scrabble.Across, "MA").Laid())), 0)
	}
	is(t, "tiles set aside", m.Aside(), "")
	is(t, "tiles drawn", m.Drawn(), "")
	is(t, "a placement has nothing to complete", m.With("ABC"), m)
	is(t, "nor to decide", m.Decision(), m)
	is(t, "nor to rule", m.Ruled(true), m)

	x := scrabble.Exchange("IEA").With("?CB")
	is(t, "tiles set aside", x.Aside(), "AEI")
	is(t, "tiles drawn", x.Drawn(), "BC?")
	is(t, "other tiles", x.With("DDD").Drawn(), "DDD")
	is(t, "the decision", x.Decision(), scrabble.Exchange("AEI"))
	is(t, "not told which", scrabble.ExchangeCount(3).Aside(), "")
	d := scrabble.Draw(3).With("CBA")
	is(t, "tiles drawn", d.Drawn(), "ABC")
	is(t, "the decision", d.Decision(), scrabble.Draw(3))
	is(t, "as many as came", scrabble.Draw(7).With("CBA").Decision(), scrabble.Draw(3))
	// A number that no game knows is cut, and does not begin anew from 0.
	is(t, "too many to draw", scrabble.Draw(256), scrabble.Draw(255))
	is(t, "too many to exchange", scrabble.ExchangeCount(256), scrabble.ExchangeCount(255))
	is(t, "fewer than none", scrabble.Draw(-1), scrabble.Draw(0))
	is(t, "fewer than none", scrabble.ExchangeCount(-1), scrabble.ExchangeCount(0))
	for _, drawn := range []string{"a", "É", "ABCDEFGHI"} {
		is(t, "a draw of "+drawn, d.With(drawn), scrabble.Draw(3))
		is(t, "an exchange for "+drawn, x.With(drawn), scrabble.Exchange("AEI"))
	}
	for _, m := range []scrabble.Move{x, d, scrabble.Pass(), {}} {
		if got := maps.Collect(m.Laid()); len(got) > 0 {
			t.Errorf("%v lays %v", m, got)
		}
	}
}

// What is no move, and why.
func TestMoveSyntax(t *testing.T) {
	draw, exchange := "a draw is + and", "an exchange is - and"
	contest, placement, word := "a contest is ?, or ?", "a placement is a square and a word", "a word is letters"
	for text, reason := range map[string]string{
		"":                             "it is empty",
		strings.Repeat("A", 65):        "it is longer than any move",
		"+":                            draw,
		"+a":                           draw,
		"+256":                         draw,
		"+07":                          draw,
		"+-1":                          draw,
		"++7":                          draw,
		"+ABCDEFGHI":                   draw,
		"+A B":                         draw,
		"-a":                           exchange,
		"--":                           exchange,
		"-+":                           exchange,
		"-+A":                          exchange,
		"-A+":                          exchange,
		"-A+B+C":                       exchange,
		"-A+1":                         exchange,
		"-256":                         exchange,
		"-03":                          exchange,
		"-ABCDEFGHI":                   exchange,
		"-A+ABCDEFGHI":                 exchange,
		"??":                           contest,
		"?!!":                          contest,
		"?!=":                          contest,
		"?0":                           contest,
		"?17":                          contest,
		"?01":                          contest,
		"?1,":                          contest,
		"?,1":                          contest,
		"?1 2":                         contest,
		"?+1":                          contest,
		"?MOT":                         contest,
		"MOT":                          placement,
		"8H":                           placement,
		"8HMOT":                        placement,
		"0H MOT":                       placement,
		"16H MOT":                      placement,
		"8P MOT":                       placement,
		"P8 MOT":                       placement,
		"H16 MOT":                      placement,
		"08H MOT":                      placement,
		"H08 MOT":                      placement,
		"8h MOT":                       placement,
		"88 MOT":                       placement,
		"HH MOT":                       placement,
		"+8H MOT":                      draw,
		"Resign":                       placement,
		" -":                           placement,
		"- ":                           exchange,
		"..":                           placement,
		"~~":                           placement,
		"8H ":                          word,
		"8H ...":                       word,
		"8H MÔT":                       word,
		"8H MOT ":                      word,
		"8H  MOT":                      word,
		"8H MO?":                       word,
		"1A ABCDEFGHI":                 word, // nine tiles
		"1A ABCDEFGH.......I":          word,
		"8H " + strings.Repeat(".", 9): word,
		"8H \xff":                      word,
	} {
		m, err := scrabble.ParseMove(text)
		var e *scrabble.SyntaxError
		if !errors.As(err, &e) || !strings.HasPrefix(e.Reason.Error(), reason) || m != (scrabble.Move{}) {
			t.Errorf("%q is read as %v, %v", text, m, err)
			continue
		}
		if len(text) <= 40 && e.Text != text || len(e.Text) > 44 {
			t.Errorf("%q is told as %q", text, e.Text)
		}
		before := scrabble.Pass()
		if got := before; got.UnmarshalText([]byte(text)) == nil || got != before {
			t.Errorf("%q is unmarshalled as %v", text, got)
		}
	}
}

// Whatever constructors are given they make a Move, which Check refuses.
func TestHostileMoves(t *testing.T) {
	start := deal{racks: []string{"ABCDEFG", "ABCDEF?"}, bag: "AEIOUNR", words: "ABC", set: onContest}.begin(t)
	answer := played(t, deal{racks: []string{"AB", "CD"}, words: "AB", set: onContest}.begin(t), "A 8H AB")
	states := map[string]scrabble.State{
		"zero": {}, "at the start": start.Rules().Start(scrabble.A), "playing": start,
		"drawing": played(t, start, "A 8H ABC"), "playing on": played(t, start, "A 8H ABC", "A +AEI"),
		"answer": answer, "over": played(t, answer, "B ."),
	}
	var moves []scrabble.Move
	for _, at := range []scrabble.Square{0, scrabble.Centre, 224, 225, 255} {
		for _, d := range []scrabble.Direction{scrabble.Across, scrabble.Down, 2, 255} {
			for _, word := range []string{
				"", ".", "...............", "................", "ABCDEFGHI", "É", "A\x00", "\xff\xfe", "A?", "{", "@", "`", "[",
				strings.Repeat("A", 15), strings.Repeat("A", 16), strings.Repeat("A", 1000), "..............A", "A..............A",
			} {
				moves = append(moves, scrabble.Place(at, d, word))
				for _, s := range states {
					moves = append(moves, s.Placement(at, d, word))
				}
			}
		}
	}
	for _, word := range []string{"", "a", "ABCDEFGHI", "É", "\x00", "@", "[", strings.Repeat("A", 300), "????????", "AA?????"} {
		moves = append(moves, scrabble.Exchange(word), scrabble.Exchange(word).With(word), scrabble.Exchange("ABC").With(word),
			scrabble.Draw(3).With(word), scrabble.ExchangeCount(3).With(word))
	}
	for _, n := range []int{-1 << 62, -1, 0, 8, 9, 255, 256, 1 << 62} {
		moves = append(moves, scrabble.Draw(n), scrabble.ExchangeCount(n), scrabble.Contest(n), scrabble.Contest(1, n), scrabble.Contest(n).Ruled(true))
	}
	players := []scrabble.Player{scrabble.A, scrabble.B, scrabble.C, 4, 200, 255}
	for name, s := range states {
		for _, m := range moves {
			for _, p := range players {
				next, err := s.Play(p, m)
				if err == nil {
					t.Errorf("%s: %v %v is legal", name, p, m)
				} else if clauseOf(err) == "" || clauseOf(s.Check(p, m)) != clauseOf(err) {
					t.Errorf("%s: %v %v is refused by %v", name, p, m, err)
				}
				if next != s {
					t.Fatalf("%s: %v %v is refused and changes the state", name, p, m)
				}
				if c, err := s.Complete(nil, p, m.With("ABC")); err == nil && c.Kind() != scrabble.KindDraw && c.Kind() != scrabble.KindExchange {
					t.Errorf("%s: %v %v is completed to %v", name, p, m, c)
				}
			}
			s.Score(m)
			s.AppendWords(nil, m)
			if text := s.Notation(m); text == "" {
				t.Errorf("%s: %v has no notation", name, m)
			}
			if text := m.String(); len(text) > 40 {
				t.Errorf("%v is written %q", m, text)
			}
			if back, err := scrabble.ParseMove(m.String()); err == nil && back != m {
				t.Errorf("%v is read as %v", m, back)
			}
		}
	}
}

func TestSquares(t *testing.T) {
	seen := map[string]bool{}
	for q := range scrabble.Square(225) {
		is(t, "the square", scrabble.At(q.Row(), q.Column()), q)
		at, d, err := scrabble.ParseSquare(q.String())
		if err != nil || at != q || d != scrabble.Across || seen[q.String()] {
			t.Errorf("%v is read as %v %v, %v", q, at, d, err)
		}
		seen[q.String()] = true
		down := string(rune('A'+q.Column())) + strings.TrimRight(q.String(), "ABCDEFGHIJKLMNO")
		at, d, err = scrabble.ParseSquare(down)
		if err != nil || at != q || d != scrabble.Down {
			t.Errorf("%s is read as %v %v, %v", down, at, d, err)
		}
	}
	is(t, "the first", scrabble.At(0, 0).String(), "1A")
	is(t, "the last", scrabble.At(14, 14).String(), "15O")
	is(t, "none", scrabble.Square(225).String(), "?")
	for _, text := range []string{"", "8", "H", "8h", "h8", "0A", "A0", "16A", "A16", "08H", "8P", "88", "HH", "8HH", "H8H", "+8H", "8 H", "H 8", "008H", "٨H"} {
		if at, d, err := scrabble.ParseSquare(text); err == nil || at != 0 || d != scrabble.Across {
			t.Errorf("%q is read as %v %v", text, at, d)
		}
	}
}

// A placement can be written as it lies on the board, and GCG writes it with its word.
func TestPlacementAndNotation(t *testing.T) {
	s := deal{racks: []string{"RAMA?ES", "ETUSSED"}, words: "AMI", set: onContest}.begin(t)
	s = played(t, s, "A 8H RaM")
	for _, tt := range []struct{ move, notation string }{
		{"8K ES", "8H ...ES"}, {"8K E", "8H ...E"}, {"8G T", "8G T..."}, {"8G T...E", "8G T...E"},
		{"9H E", "H8 .E"}, {"I6 TU.S", "I6 TU.S"}, {"9I ET", "9I ET"}, {"7H U", "H7 U."}, {"I9 ET", "I8 .ET"},
		{"-", "-"}, {"?1", "?1"}, {"~", "~"}, {"1A ES", "1A ES"}, {"8H ES", "8H ES"},
	} {
		_, m := moveBy(t, "B "+tt.move)
		is(t, "the notation of "+tt.move, s.Notation(m), tt.notation)
	}
	across := func(column int, word string) scrabble.Move {
		return s.Placement(scrabble.At(7, column), scrabble.Across, word)
	}
	want := scrabble.Place(scrabble.At(7, 10), scrabble.Across, "ES")
	for _, word := range []string{"RAMES", "RaMES", "rAmES", "...ES", "R..ES"} {
		is(t, word, across(7, word), want)
	}
	is(t, "with a joker", across(7, "RAMEs"), scrabble.Place(scrabble.At(7, 10), scrabble.Across, "Es"))
	is(t, "down", s.Placement(scrabble.At(6, 8), scrabble.Down, "TAU"), scrabble.Place(scrabble.At(6, 8), scrabble.Down, "T.U"))
	// A letter that is not the one there is laid on it, and refused.
	is(t, "another letter", clauseOf(s.Check(scrabble.B, across(7, "REM"))), "scrabble/place")
	is(t, "nothing but what lies there", clauseOf(s.Check(scrabble.B, across(7, "RAM"))), "scrabble/place")
	// A placement that lies there already is told too.
	is(t, "the last move", s.Notation(s.Last().Move), "8H RaM")
	if diff := cmp.Diff([]string{"8H RaM"}, named(s.AppendWords(nil, s.Last().Move))); diff != "" {
		t.Errorf("its words (-want +got):\n%s", diff)
	}
	words := s.AppendWords(s.AppendWords(nil, scrabble.Pass()), want)
	if diff := cmp.Diff([]string{"8H RaMES"}, named(words)); diff != "" {
		t.Errorf("its words (-want +got):\n%s", diff)
	}
}

func TestNames(t *testing.T) {
	for got, want := range map[string]string{
		scrabble.KindNone.String():     "none",
		scrabble.KindLetGo.String():    "let go",
		scrabble.KindResign.String():   "resign",
		scrabble.Kind(99).String():     "invalid",
		scrabble.Over.String():         "over",
		scrabble.Answer.String():       "answer",
		scrabble.Across.String():       "across",
		scrabble.Down.String():         "down",
		scrabble.D.String():            "D",
		scrabble.Player(4).String():    "nobody",
		scrabble.TripleWord.String():   "triple word",
		scrabble.DoubleLetter.String(): "double letter",
	} {
		is(t, "the name", got, want)
	}
}

// What has a notation is read back as it was, and nothing else has one.
func FuzzParseMove(f *testing.F) {
	for _, text := range []string{
		"+7", "+ABC?DEF", "+", "+0", "+256", // draws
		"8H MoT", "H8 .E.RE", "15O Z", "O15 z", "1A A.............A", "8H ...", "8H ABCDEFGHI", "8M MAISON", // placements
		"-AEI", "-AEI+BC?", "-3", "-3+BC?", "-0", "-+", "-A+", // exchanges
		"?", "?1,3", "?16", "?17", "?!", "?1!", "?=", "?1=", "??", // contests
		"-", ".", "~", "resign", "", "8H", "H8", "MOT", "8H MÔT", "--", "~~", // the rest
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := scrabble.ParseMove(text)
		if err != nil {
			if m != (scrabble.Move{}) {
				t.Errorf("ParseMove(%q) = %v with the error %v", text, m, err)
			}
			return
		}
		written, err := m.MarshalText()
		if err != nil {
			t.Fatalf("%q is read and cannot be written: %v", text, err)
		}
		back, err := scrabble.ParseMove(string(written))
		if err != nil || back != m || back.String() != string(written) {
			t.Fatalf("%q is written %q and read back as %q, %v", text, written, back, err)
		}
		if d := m.Decision(); d.Decision() != d || d.Kind() != m.Kind() || d.Count() != m.Count() {
			t.Errorf("%q decides %v", text, d)
		}
		if m.Kind() != scrabble.KindPlace {
			return
		}
		var last scrabble.Square
		n := 0
		for q, tile := range m.Laid() {
			if n > 0 && q <= last || q > 224 || m.Direction() == scrabble.Across && q.Row() != m.At().Row() ||
				m.Direction() == scrabble.Down && q.Column() != m.At().Column() {
				t.Fatalf("%q lays %c on %v after %v", text, tile, q, last)
			}
			last = q
			n++
		}
		if n > m.Count() {
			t.Errorf("%q lays %d tiles, and counts %d", text, n, m.Count())
		}
	})
}
