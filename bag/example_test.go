package bag_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
)

func Example() {
	b := bag.Jarnac2012()
	rack, b := b.Draw(rand.New(rand.NewPCG(1, 2)), 6)
	fmt.Println(rack.Len(), "letters drawn,", b.Len(), "left")
	// Output: 6 letters drawn, 138 left
}

func ExampleParse() {
	b, err := bag.Parse("TZAR")
	fmt.Println(b, err)
	_, err = bag.Parse("Tsar")
	fmt.Println(err)
	// Output:
	// ARTZ <nil>
	// bag: 's' at offset 1 of "Tsar" is neither A to Z nor '?'
}

func ExampleBag_Minus() {
	rack := bag.MustParse("ABUZRT")
	rest, ok := rack.Minus(bag.MustParse("RAT"))
	fmt.Println(rest, ok)
	rest, ok = rack.Minus(bag.MustParse("TTT"))
	fmt.Println(rest, ok)
	// Output:
	// BUZ true
	// ABRTUZ false
}

func ExampleBag_Contains() {
	fmt.Println(bag.MustParse("ABUZRT").Contains(bag.MustParse("TZAR")))
	// Output: true
}

func ExampleBag_All() {
	for letter, n := range bag.MustParse("ELANCEE").All() {
		fmt.Printf("%c%d ", letter, n)
	}
	// Output: A1 C1 E3 L1 N1
}
