package botscrabble

import (
	"bytes"
	_ "embed"
	"sync"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabble"
)

//go:generate sh -c "go run ./learn > french.new && mv french.new french.txt"

//go:embed french.txt
var frenchText []byte

// frenchLeaves holds the values learned for French.
var frenchLeaves = sync.OnceValue(func() *Leaves {
	l, err := ReadLeaves(bytes.NewReader(frenchText))
	if err != nil { // a test reads it
		panic(err)
	}
	return l
})

// DefaultLeaves returns what tiles are worth to a [Player] that is given no Leaves: with
// the French tiles and their values what the module has learned from games with the French
// lexicon, and with others a guess, from how many there are of each and what they count.
func DefaultLeaves(o scrabble.Options) *Leaves {
	if o.Bag == bag.Scrabble() && o.Values == scrabble.Classique().Values {
		return frenchLeaves()
	}
	return guess(&o)
}
