package board_test

import (
	"encoding"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

var (
	_ encoding.TextAppender    = board.Square{}
	_ encoding.TextMarshaler   = board.Direction(0)
	_ encoding.TextUnmarshaler = new(board.Square)
	_ encoding.TextUnmarshaler = new(board.Direction)
)

func TestEverySquareReadsBack(t *testing.T) {
	for row := -128; row < 128; row++ {
		for column := -128; column < 128; column++ {
			q := board.At(row, column)
			if int(q.Row) != row || int(q.Column) != column {
				t.Fatalf("At(%d, %d) is %v", row, column, q)
			}
			if text := q.String(); text != fmt.Sprintf("(%d,%d)", row, column) {
				t.Fatalf("At(%d, %d) is written %s", row, column, text)
			}
			var back board.Square
			text, err := q.MarshalText()
			if err != nil || back.UnmarshalText(text) != nil || back != q {
				t.Fatalf("%s comes back as %v, %v", text, back, err)
			}
			for _, d := range []board.Direction{board.Across, board.Down} {
				name := q.Name(d)
				named, along, err := board.ParseName(name)
				if !q.In(128, 26) {
					if name != q.String() || err == nil {
						t.Fatalf("%v has the name %s, which is read as %v, %v", q, name, named, err)
					}
				} else if named != q || along != d || err != nil {
					t.Fatalf("%v %v is named %s, which is read as %v %v, %v", q, d, name, named, along, err)
				}
			}
		}
	}
}

func TestBounds(t *testing.T) {
	for _, tt := range []struct{ got, want board.Square }{
		{board.At(999, -999), board.Square{Row: 127, Column: -128}},
		{board.At(-1<<31, 1<<31-1), board.Square{Row: -128, Column: 127}},
		{board.At(127, 0).Next(board.Down, 1), board.At(127, 0)},
		{board.At(0, -128).Next(board.Across, -1), board.At(0, -128)},
		{board.At(3, 4).Next(board.Down, -5), board.At(-2, 4)},
		{board.At(3, 4).Next(board.Across, 5), board.At(3, 9)},
	} {
		if tt.got != tt.want {
			t.Errorf("%v, want %v", tt.got, tt.want)
		}
	}
	if n := unsafe.Sizeof(board.Square{}); n != 2 {
		t.Errorf("a Square has %d bytes", n)
	}
	for q, in := range map[board.Square]bool{
		board.At(0, 0): true, board.At(10, 20): true, board.At(11, 0): false, board.At(0, 21): false,
		board.At(-1, 0): false, board.At(0, -1): false,
	} {
		if q.In(11, 21) != in {
			t.Errorf("%v on a board of 11 rows and 21 columns: %v", q, !in)
		}
	}
}

func TestSquares(t *testing.T) {
	all := slices.Collect(board.Squares(3, 4))
	if len(all) != 12 || !slices.IsSortedFunc(all, board.Square.Compare) || all[11] != board.At(2, 3) {
		t.Errorf("the squares of 3 rows and 4 columns are %v", all)
	}
	n := 0
	for range board.Squares(1000, 1000) {
		if n++; n == 128*128+1 {
			t.Fatal("a board has more squares than a Square can name")
		}
	}
	for range board.Squares(-1, 3) {
		t.Error("a board without rows has a square")
	}
	for range board.Squares(2, 2) {
		break
	}
}

var notNames = []string{
	"", "8", "H", "8h", "h8", "H0", "0H", "08H", "H08", "+8H", "-1H", "129A", "A129", "999Z", "1000A", "8HH", "HH8",
	"8 H", "８H", "8É", "8H ", "(7,7)", "H-1", "8[", "8@", "\x008", strings.Repeat("8", 1<<16) + "H",
}

var notSquares = []string{
	"", "()", "(,)", "(1)", "1,1", "(1,1", "1,1)", "(1, 1)", "(01,1)", "(-0,1)", "(+1,1)", "(1,1,1)", "(1,1000)",
	"(1,-1000)", "((1,1))", "(1,--1)", "(1,1) ", "8H", "(١,1)", "(" + strings.Repeat("1", 1<<16) + ",1)",
}

func TestNotSquares(t *testing.T) {
	check := func(text string, q board.Square, err error) {
		t.Helper()
		var input *rulebook.InputError
		if q != (board.Square{}) || !errors.As(err, &input) || len(err.Error()) > 400 ||
			rulebook.Explain(err, language.French) == rulebook.Explain(err, language.English) {
			t.Errorf("%.40q is read as %v, %v", text, q, err)
		}
	}
	for _, text := range notNames {
		q, d, err := board.ParseName(text)
		check(text, q, err)
		gametest.Equal(t, "the direction of "+text, d, board.Across)
	}
	for _, text := range notSquares {
		q, err := board.ParseSquare(text)
		check(text, q, err)
		kept := board.At(1, 2)
		if kept.UnmarshalText([]byte(text)) == nil || kept != board.At(1, 2) {
			t.Errorf("%.40q makes %v of a square", text, kept)
		}
	}
	if q, err := board.ParseSquare("(999,-999)"); q != board.At(127, -128) || err != nil {
		t.Errorf("(999,-999) is read as %v, %v", q, err)
	}
}

func TestDirection(t *testing.T) {
	for d, name := range []string{"across", "down"} {
		d := board.Direction(d)
		var back board.Direction
		text, err := d.MarshalText()
		if string(text) != name || err != nil || back.UnmarshalText(text) != nil || back != d || d.Other().Other() != d || d.Other() == d {
			t.Errorf("%v is written %q, %v", d, text, err)
		}
	}
	for _, text := range []string{"", "Across", "invalid", "down ", strings.Repeat("a", 1<<16)} {
		d := board.Down
		if err := d.UnmarshalText([]byte(text)); err == nil || d != board.Down || len(err.Error()) > 400 {
			t.Errorf("%.40q is read as %v, %v", text, d, err)
		}
	}
	if text, err := board.Direction(2).MarshalText(); err == nil || board.Direction(2).String() != "invalid" {
		t.Errorf("a direction that is neither is written %q", text)
	}
}

// Squares and directions in a struct come back from JSON.
func TestStored(t *testing.T) {
	type stored struct {
		At    board.Square
		Way   board.Direction
		Tiles map[board.Square]string
	}
	for _, v := range []stored{{}, {board.At(-1, 12), board.Down, map[board.Square]string{board.At(7, 7): "R"}}} {
		gametest.PlainData(t, v)
	}
}

func TestAllocations(t *testing.T) {
	buf := make([]byte, 0, 32)
	for name, f := range map[string]func(){
		"name":   func() { buf = board.At(14, 7).AppendName(buf[:0], board.Down) },
		"square": func() { buf, _ = board.At(-14, 7).AppendText(buf[:0]) },
		"read":   func() { board.ParseName("15H"); board.ParseSquare("(-14,7)") },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}

// On a French board rows have letters and columns numbers.
func TestFrenchNames(t *testing.T) {
	for q := range board.Squares(26, 26) {
		for d := range board.Down + 1 {
			row, column := string(rune('A'+q.Row)), fmt.Sprint(q.Column+1)
			want := row + column
			if d == board.Down {
				want = column + row
			}
			name := board.French.Name(q, d)
			back, along, err := board.French.ParseName(name)
			if name != want || back != q || along != d || err != nil {
				t.Fatalf("%v %v is named %s, want %s, and read as %v %v, %v", q, d, name, want, back, along, err)
			}
		}
		if n := board.French; n.Row(int(q.Row))+n.Column(int(q.Column)) != n.Name(q, board.Across) {
			t.Fatalf("the edges of %v are %s and %s", q, n.Row(int(q.Row)), n.Column(int(q.Column)))
		}
		if n := board.Standard; n.Row(int(q.Row))+n.Column(int(q.Column)) != q.Name(board.Across) {
			t.Fatalf("the edges of %v are %s and %s", q, n.Row(int(q.Row)), n.Column(int(q.Column)))
		}
	}
	for _, q := range []board.Square{board.At(26, 0), board.At(-1, 0), board.At(0, -1)} {
		gametest.Equal(t, q.String()+" is named", board.French.Name(q, board.Across), q.String())
	}
	if n := board.French; n.Row(26)+n.Row(-1)+n.Column(128)+n.Column(-1) != "" || n.Column(127) != "128" {
		t.Error("a row or a column that is none has a name")
	}
	for _, text := range notNames {
		q, d, err := board.French.ParseName(text)
		if q != (board.Square{}) || d != board.Across || err == nil || rulebook.Explain(err, language.French) == rulebook.Explain(err, language.English) {
			t.Errorf("%.40q is read as %v %v, %v", text, q, d, err)
		}
	}
}

func TestNotation(t *testing.T) {
	for n, name := range []string{"standard", "french"} {
		n := board.Notation(n)
		var back board.Notation
		text, err := n.MarshalText()
		if string(text) != name || err != nil || back.UnmarshalText(text) != nil || back != n {
			t.Errorf("%v is written %q, %v", n, text, err)
		}
	}
	n := board.French
	if err := n.UnmarshalText([]byte("french ")); err == nil || n != board.French {
		t.Errorf("it is read as %v, %v", n, err)
	}
	if text, err := board.Notation(2).MarshalText(); err == nil || board.Notation(2).String() != "invalid" {
		t.Errorf("a notation that is neither is written %q", text)
	}
}

// What is read is written as it was, but for rows and columns that a Square cannot hold.
func FuzzParseSquare(f *testing.F) {
	for _, text := range slices.Concat([]string{"8H", "H8", "128Z", "(7,7)", "(-128,127)", "(0,999)"}, notNames, notSquares) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if q, d, err := board.ParseName(text); err == nil && q.Name(d) != text {
			t.Errorf("%q is read as %v %v", text, q, d)
		}
		q, err := board.ParseSquare(text)
		if err != nil {
			return
		}
		if back, err := board.ParseSquare(q.String()); err != nil || back != q {
			t.Errorf("%v comes back as %v, %v", q, back, err)
		}
		if held := q.Row > -128 && q.Row < 127 && q.Column > -128 && q.Column < 127; held && q.String() != text {
			t.Errorf("%q is read as %v", text, q)
		}
	})
}
