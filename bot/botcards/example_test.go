package botcards_test

import (
	"context"
	"fmt"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func Example() {
	rules, err := scrabblecards.Compile(scrabblecards.Official(), gaddag.Lexicon())
	if err != nil {
		fmt.Println(err)
		return
	}
	s := rules.Start(scrabblecards.A)
	for _, cards := range []string{"AEEHRTT", "EEILRTU"} {
		if s, err = s.Play(s.Turn(), scrabblecards.Draw(7).WithDrawn(cards)); err != nil {
			fmt.Println(err)
			return
		}
	}
	p, err := botcards.New(rules, bot.Champion, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	m, _, err := p.Decide(context.Background(), s.View(scrabblecards.A))
	fmt.Println(m.Word(), err)
	// Output: THEATRE <nil>
}
