package scrabble_test

import (
	"errors"
	"maps"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
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
		{scrabble.Draw(7).WithDrawn("ZA?BEA?"), "+AABEZ??", scrabble.KindDraw, true},
		{scrabble.Place(scrabble.Centre(), board.Across, "MoT"), "8H MoT", scrabble.KindPlace, true},
		{scrabble.Place(scrabble.Centre(), board.Down, "MOT"), "H8 MOT", scrabble.KindPlace, true},
		{scrabble.Place(board.At(14, 0), board.Across, "E.R..E"), "15A E.R..E", scrabble.KindPlace, true},
		{scrabble.Place(board.At(0, 14), board.Down, "AB............C"), "O1 AB............C", scrabble.KindPlace, true},
		{scrabble.Place(board.At(0, 7), board.Across, "ABCDEFGH"), "1H ABCDEFGH", scrabble.KindPlace, true},
		{scrabble.Place(board.At(4, 4), board.Down, "a"), "5E a", scrabble.KindPlace, true}, // one tile has no direction
		{scrabble.Place(board.At(4, 4), board.Across, "A..."), "5E A", scrabble.KindPlace, true},
		{scrabble.Place(board.At(4, 4), board.Across, "..AB"), "5G AB", scrabble.KindPlace, true},
		{scrabble.Place(board.At(4, 4), board.Down, ".A.B."), "E6 A.B", scrabble.KindPlace, true},
		{scrabble.Place(board.At(14, 14), board.Down, "Z"), "15O Z", scrabble.KindPlace, true},
		{scrabble.Exchange("IEA?"), "-AEI?", scrabble.KindExchange, false},
		{scrabble.Exchange("IEA").WithDrawn("?CB"), "-AEI+BC?", scrabble.KindExchange, true},
		{scrabble.ExchangeCount(3), "-3", scrabble.KindExchange, false},
		{scrabble.ExchangeCount(3).WithDrawn("?CB"), "-3+BC?", scrabble.KindExchange, true},
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
		gametest.Equal(t, "the text", tt.move.String(), tt.text)
		gametest.Equal(t, tt.text+": kind", tt.move.Kind(), tt.kind)
		gametest.Equal(t, tt.text+": completed", tt.move.Completed(), tt.completed)
		back, err := scrabble.ParseMove(tt.text)
		if err != nil || back != tt.move {
			t.Errorf("%q is read as %v, %v", tt.text, back, err)
		}
		text, err := tt.move.MarshalText()
		var read scrabble.Move
		if err != nil || string(text) != tt.text || read.UnmarshalText(text) != nil || read != tt.move {
			t.Errorf("%q is marshalled as %q, %v, and read as %v", tt.text, text, err, read)
		}
		if text, err := tt.move.MarshalText(); err != nil || string(text) != tt.text {
			t.Errorf("%q is appended as %q, %v", tt.text, text, err)
		}
		if d := tt.move.Decision(); d.Completed() != (tt.completed && tt.kind != scrabble.KindDraw && tt.kind != scrabble.KindExchange) || d != d.Decision() {
			t.Errorf("the decision of %q is %v", tt.text, d)
		}
	}
	for text, want := range map[string]string{"+ZAB": "+ABZ", "-CBA+FED": "-ABC+DEF", "?3,1,3": "?1,3", "8H ..AB": "8J AB", "H8 A": "8H A", "8H:MoT": "8H MoT", "H8:.E.RE": "H9 E.RE"} {
		m, err := scrabble.ParseMove(text)
		if err != nil || m.String() != want {
			t.Errorf("%q is read as %v, %v", text, m, err)
		}
	}
	gametest.Equal(t, "the zero Move", scrabble.Move{}.String(), "none")
	if text, err := (scrabble.Move{}).MarshalText(); err != nil || len(text) > 0 {
		t.Errorf("the zero Move has the notation %q", text)
	}
}

func TestMoveParts(t *testing.T) {
	m := scrabble.Place(board.At(3, 4), board.Down, "M.t.X")
	gametest.Equal(t, "the first square", m.At(), board.At(3, 4))
	gametest.Equal(t, "the direction", m.Direction(), board.Down)
	gametest.Equal(t, "tiles", m.Count(), 3)
	want := map[board.Square]byte{board.At(3, 4): 'M', board.At(5, 4): 't', board.At(7, 4): 'X'}
	if diff := cmp.Diff(want, maps.Collect(m.Laid())); diff != "" {
		t.Errorf("the tiles (-want +got):\n%s", diff)
	}
	for range m.Laid() {
		break
	}
	// Beyond the edge nothing lies.
	for text, want := range map[string]string{"8M MAISON": "8M 8N 8O", "A14 MAISON": "14A 15A", "1O AB": "1O", "A15 A.............B": "15A"} {
		m := must.Get(scrabble.ParseMove(text))(t)
		var squares []string
		for q := range m.Laid() {
			squares = append(squares, q.Name(board.Across))
		}
		gametest.Equal(t, "the squares of "+text, strings.Join(squares, " "), want)
	}
	for _, at := range []board.Square{board.At(15, 0), board.At(-1, -1)} {
		gametest.Equal(t, "tiles on no square", len(maps.Collect(scrabble.Place(at, board.Across, "MA").Laid())), 0)
	}
	gametest.Equal(t, "tiles set aside", m.Aside(), "")
	gametest.Equal(t, "tiles drawn", m.Drawn(), "")
	gametest.Equal(t, "a placement has nothing to complete", m.WithDrawn("ABC"), m)
	gametest.Equal(t, "nor to decide", m.Decision(), m)
	gametest.Equal(t, "nor to rule", m.Ruled(true), m)

	x := scrabble.Exchange("IEA").WithDrawn("?CB")
	gametest.Equal(t, "tiles set aside", x.Aside(), "AEI")
	gametest.Equal(t, "tiles drawn", x.Drawn(), "BC?")
	gametest.Equal(t, "other tiles", x.WithDrawn("DDD").Drawn(), "DDD")
	gametest.Equal(t, "the decision", x.Decision(), scrabble.Exchange("AEI"))
	gametest.Equal(t, "not told which", scrabble.ExchangeCount(3).Aside(), "")
	d := scrabble.Draw(3).WithDrawn("CBA")
	gametest.Equal(t, "tiles drawn", d.Drawn(), "ABC")
	gametest.Equal(t, "the decision", d.Decision(), scrabble.Draw(3))
	gametest.Equal(t, "as many as came", scrabble.Draw(7).WithDrawn("CBA").Decision(), scrabble.Draw(3))
	// A number that no game knows is cut, and does not begin anew from 0.
	gametest.Equal(t, "too many to draw", scrabble.Draw(256), scrabble.Draw(255))
	gametest.Equal(t, "too many to exchange", scrabble.ExchangeCount(256), scrabble.ExchangeCount(255))
	gametest.Equal(t, "fewer than none", scrabble.Draw(-1), scrabble.Draw(0))
	gametest.Equal(t, "fewer than none", scrabble.ExchangeCount(-1), scrabble.ExchangeCount(0))
	for _, drawn := range []string{"a", "É", "ABCDEFGHI"} {
		gametest.Equal(t, "a draw of "+drawn, d.WithDrawn(drawn), scrabble.Draw(3))
		gametest.Equal(t, "an exchange for "+drawn, x.WithDrawn(drawn), scrabble.Exchange("AEI"))
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
	for reason, texts := range map[string][]string{
		"a word has a square before it": {"MOT", "MO?"},
		"it is empty":                   {""},
		"it is too long":                {strings.Repeat("A", 65)},
		draw:                            {"+", "+a", "+256", "+07", "+-1", "++7", "+ABCDEFGHI", "+A B", "+8H MOT"},
		exchange: {
			"-a", "--", "-+", "-+A", "-A+", "-A+B+C", "-A+1", "-256", "-03", "-ABCDEFGHI", "-A+ABCDEFGHI", "- ",
		},
		contest: {"??", "?!!", "?!=", "?0", "?17", "?01", "?1,", "?,1", "?1 2", "?+1", "?MOT"},
		placement: {
			"8H", "8HMOT", "0H MOT", "08H MOT", "H08 MOT", "8h MOT", "88 MOT", "HH MOT",
			"Resign", " -", "..", "~~",
		},
		"the board has no square": {"16H MOT", "8P MOT", "P8 MOT", "H16 MOT"},
		word: { // with nine tiles too
			"8H ", "8H ...", "8H MÔT", "8H MOT ", "8H  MOT", "8H MO?", "8H:", "8H: MOT", "8H :MOT", "8H:MO:T", "1A ABCDEFGHI", "1A ABCDEFGH.......I", "8H .........", "8H \xff",
		},
	} {
		for _, text := range texts {
			m, err := scrabble.ParseMove(text)
			var e *rulebook.SyntaxError
			if !errors.As(err, &e) || !strings.HasPrefix(e.Reason.Error(), reason) || m != (scrabble.Move{}) {
				t.Errorf("%q is read as %v, %v", text, m, err)
				continue
			}
			if len(text) <= 40 && e.Text != text || len(e.Text) > 44 {
				t.Errorf("%q is told as %q", text, e.Text)
			}
			if got := scrabble.Pass(); text != "" && (got.UnmarshalText([]byte(text)) == nil || got != scrabble.Pass()) {
				t.Errorf("%q is unmarshalled as %v", text, got)
			}
		}
	}
}

// Whatever constructors are given they make a Move, which Check refuses.
func TestHostileMoves(t *testing.T) {
	start := pos{racks: []string{"ABCDEFG", "ABCDEF?"}, bag: "AEIOUNR", words: "ABC", set: onContest}.state(t)
	var moves []scrabble.Move
	for _, at := range []board.Square{{}, scrabble.Centre(), board.At(14, 14), board.At(15, 0), board.At(-1, -1)} {
		for _, d := range []board.Direction{board.Across, board.Down, 2, 255} {
			for _, word := range []string{"", ".", "................", "ABCDEFGHI", "É", "A\x00", "\xff\xfe", "A?", "{", "[", strings.Repeat("A", 1000), "A..............A"} {
				moves = append(moves, scrabble.Place(at, d, word), start.Placement(at, d, word))
			}
		}
	}
	for _, word := range []string{"", "a", "ABCDEFGHI", "É", "\x00", "[", strings.Repeat("A", 300), "AA?????"} {
		moves = append(moves, scrabble.Exchange(word), scrabble.Exchange(word).WithDrawn(word), scrabble.Exchange("ABC").WithDrawn(word), scrabble.ExchangeCount(3).WithDrawn(word))
	}
	for _, n := range []int{-1 << 31, -1, 0, 8, 9, 255, 256, 1<<31 - 1} {
		moves = append(moves, scrabble.Draw(n), scrabble.ExchangeCount(n), scrabble.Contest(n), scrabble.Contest(1, n).Ruled(true))
	}
	for _, s := range []scrabble.State{{}, start, play(t, start, "A 8H ABC"), play(t, start, "A 8H ABC", "A +AEI")} {
		for _, m := range moves {
			if next, err := s.Play(s.Turn(), m); gametest.Clause(err) == "" || next != s {
				t.Errorf("%v is not refused in %s: %v", m, s, err)
			}
			s.Points(m)
			s.AppendWords(nil, m)
			if text := s.Notation(m); text == "" || len(text) > 40 {
				t.Errorf("%v is written %q", m, text)
			}
		}
	}
}

// Squares are those of the board alone.
func TestSquares(t *testing.T) {
	for q := range board.Squares(17, 17) {
		for _, d := range []board.Direction{board.Across, board.Down} {
			m, err := scrabble.ParseMove(q.Name(d) + " A")
			if on := q.In(scrabble.Size, scrabble.Size); (err == nil) != on || on && m.At() != q {
				t.Errorf("a tile on %s is %v, %v", q.Name(d), m, err)
			}
		}
	}
	for _, text := range []string{"", "8", "H", "8h", "h8", "0A", "A0", "08H", "8P", "88", "HH", "8HH", "H8H", "+8H", "008H", "٨H", "(7,7)"} {
		if m, err := scrabble.ParseMove(text + " MOT"); err == nil {
			t.Errorf("%q is read as %v", text, m)
		}
	}
}

// A placement can be written as it lies on the board, and GCG writes it with its word.
func TestPlacementAndNotation(t *testing.T) {
	s := pos{racks: []string{"RAMA?ES", "ETUSSED"}, words: "AMI", set: onContest}.state(t)
	s = play(t, s, "A 8H RaM")
	for _, tt := range []struct{ move, notation string }{
		{"8K ES", "8H ...ES"}, {"8K E", "8H ...E"}, {"8G T", "8G T..."}, {"8G T...E", "8G T...E"},
		{"9H E", "H8 .E"}, {"I6 TU.S", "I6 TU.S"}, {"9I ET", "9I ET"}, {"7H U", "H7 U."}, {"I9 ET", "I8 .ET"},
		{"-", "-"}, {"?1", "?1"}, {"~", "~"}, {"1A ES", "1A ES"}, {"8H ES", "8H ES"},
	} {
		_, m := by(t, "B "+tt.move)
		gametest.Equal(t, "the notation of "+tt.move, s.Notation(m), tt.notation)
	}
	// What does not fit is named as the options say, too.
	turned := pos{racks: []string{"RAMA?ES", "ETUSSED"}, words: "AMI", set: func(o *scrabble.Options) { onContest(o); o.Squares = board.French }}.state(t)
	turned = play(t, turned, "A 8H RaM")
	gametest.Equal(t, "on a letter that lies there", turned.Notation(scrabble.Place(board.At(7, 9), board.Down, "ES")), "10H ES")
	across := func(column int, word string) scrabble.Move {
		return s.Placement(board.At(7, column), board.Across, word)
	}
	want := scrabble.Place(board.At(7, 10), board.Across, "ES")
	for _, word := range []string{"RAMES", "RaMES", "rAmES", "...ES", "R..ES"} {
		gametest.Equal(t, word, across(7, word), want)
	}
	gametest.Equal(t, "with a joker", across(7, "RAMEs"), scrabble.Place(board.At(7, 10), board.Across, "Es"))
	gametest.Equal(t, "down", s.Placement(board.At(6, 8), board.Down, "TAU"), scrabble.Place(board.At(6, 8), board.Down, "T.U"))
	// A letter that is not the one there is laid on it, and refused.
	gametest.Equal(t, "another letter", gametest.Clause(s.Check(scrabble.B, across(7, "REM"))), "scrabble/place")
	gametest.Equal(t, "nothing but what lies there", gametest.Clause(s.Check(scrabble.B, across(7, "RAM"))), "scrabble/place")
	// A placement that lies there already is told too.
	for _, m := range s.Open() {
		gametest.Equal(t, "the open move", s.Notation(m), "8H RaM")
		if diff := cmp.Diff([]string{"8H RaM"}, named(s.AppendWords(nil, m))); diff != "" {
			t.Errorf("its words (-want +got):\n%s", diff)
		}
	}
	words := s.AppendWords(s.AppendWords(nil, scrabble.Pass()), want)
	if diff := cmp.Diff([]string{"8H RaMES"}, named(words)); diff != "" {
		t.Errorf("its words (-want +got):\n%s", diff)
	}
}

func TestNames(t *testing.T) {
	for got, want := range map[string]string{
		scrabble.KindNone.String():   "none",
		scrabble.KindLetGo.String():  "let go",
		scrabble.KindResign.String(): "resign",
		scrabble.Kind(99).String():   "invalid",
		scrabble.Over.String():       "over",
		scrabble.Answer.String():     "answer",
		board.Across.String():        "across",
		board.Down.String():          "down",
		scrabble.D.String():          "D",
		scrabble.Player(4).String():  "nobody",
	} {
		gametest.Equal(t, "the name", got, want)
	}
}

// The tiles of a placement lie on the board, one after the other in its direction.
func FuzzLaid(f *testing.F) {
	for _, text := range []string{"8H MOT", "H8 .ETRE", "1A A......A", "15O A", "O15 A", "8M SIX"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := scrabble.ParseMove(text)
		if err != nil || m.Kind() != scrabble.KindPlace {
			return
		}
		var last board.Square
		n := 0
		for q, tile := range m.Laid() {
			if n > 0 && q.Compare(last) <= 0 || !q.In(scrabble.Size, scrabble.Size) || m.Direction() == board.Across && q.Row != m.At().Row ||
				m.Direction() == board.Down && q.Column != m.At().Column {
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

// On French squares the centre is H8 across and 8H down, and a Move is written as before.
func TestFrenchSquares(t *testing.T) {
	d := pos{racks: []string{"MOTMOTS", "SEUXETO"}, bag: "AAE", set: func(o *scrabble.Options) { o.Squares = board.French }}
	s := play(t, d.state(t), "A 8H MOT", "A +AAE")
	_, m := by(t, "B K8 S")
	gametest.Equal(t, "the notation", s.Notation(m), "H8 ...S")
	_, m = by(t, "B I7 E.U")
	gametest.Equal(t, "the notation", s.Notation(m), "9G E.U")
	gametest.Equal(t, "the move", m.String(), "I7 E.U")
}
