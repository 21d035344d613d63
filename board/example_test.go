package board_test

import (
	"fmt"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/rulebook"
)

func Example() {
	at, d, err := board.ParseName("8H") // the centre of a board of 15 by 15
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(at, d)
	for i, letter := range "RAT" {
		fmt.Printf("%c on %s\n", letter, at.Next(d, i).Name(d))
	}
	// Output:
	// (7,7) across
	// R on 8H
	// A on 8I
	// T on 8J
}

func ExampleSquare_Name() {
	centre := board.At(7, 7)
	fmt.Println(centre.Name(board.Across), centre.Name(board.Down), centre)
	fmt.Println(board.At(-1, 0).Name(board.Across)) // a table without edges has no names
	// Output:
	// 8H H8 (7,7)
	// (-1,0)
}

// H4 is row H, column 4, as French boards have it.
func ExampleNotation() {
	at, d, err := board.French.ParseName("H4")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(at, d, at.Name(d), board.French.Name(at, board.Down))
	// Output:
	// (7,3) across 8D 4H
}

func ExampleSquare_Next() {
	q := board.At(7, 7)
	fmt.Println(q.Next(board.Across, 1), q.Next(board.Down, -3))
	// Output:
	// (7,8) (4,7)
}

func ExampleSquare_In() {
	at, _, _ := board.ParseName("A16")
	fmt.Println(at.In(15, 15), at.In(21, 21))
	// Output:
	// false true
}

func ExampleSquares() {
	letters := map[board.Square]rune{board.At(1, 0): 'A', board.At(1, 1): 'S'}
	for q := range board.Squares(3, 3) {
		if q.Column == 0 && q.Row > 0 {
			fmt.Println()
		}
		if letter, ok := letters[q]; ok {
			fmt.Printf("%c", letter)
		} else {
			fmt.Print("·")
		}
	}
	// Output:
	// ···
	// AS·
	// ···
}

func ExampleParseSquare() {
	q, err := board.ParseSquare("(-1,12)")
	fmt.Println(q.Row, q.Column, err)

	_, err = board.ParseSquare("8H")
	fmt.Println(err)
	fmt.Println(rulebook.Explain(err, language.French))
	// Output:
	// -1 12 <nil>
	// board: "8H" is not a square: a square is written (row,column), as in (7,7)
	// « 8H » n’est pas une case : une case s’écrit (ligne,colonne), comme (7,7)
}

func ExampleDirection_Other() {
	fmt.Println(board.Across.Other(), board.Down.Other())
	// Output:
	// down across
}
