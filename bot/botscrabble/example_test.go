package botscrabble_test

import (
	"context"
	"fmt"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// position is the first turn of a game, with these tiles.
func position(rules *scrabble.Rules, tiles string) scrabble.State {
	s := rules.Start(scrabble.A)
	for _, drawn := range []string{tiles, "EEIKMNT"} {
		var err error
		if s, err = s.Play(s.Turn(), scrabble.Draw(7).WithDrawn(drawn)); err != nil {
			panic(err)
		}
	}
	return s
}

func Example() {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		fmt.Println(err)
		return
	}
	p, err := botscrabble.New(rules, bot.Champion, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	p.Budget.Nodes = 400
	s := position(rules, "CHTAEUR")
	m, a, err := p.Decide(context.Background(), s.View(scrabble.A))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(m.Kind(), s.Points(m) > 60, len(a.Candidates) > 5)
	// Output: place true true
}

func ExampleStatic() {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		fmt.Println(err)
		return
	}
	p, err := botscrabble.NewStatic(rules, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, tiles := range []string{"CHTAEUR", "EIIUUUV", "AEINS??"} {
		s := position(rules, tiles)
		fmt.Println(p.Decide(s.View(scrabble.A)).Kind())
	}
	// Output:
	// place
	// exchange
	// place
}
