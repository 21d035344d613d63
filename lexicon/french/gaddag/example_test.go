package gaddag_test

import (
	"fmt"

	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleLexicon() {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(rules.Lexicon().Len(), "words")
	// Output: 411283 words
}
