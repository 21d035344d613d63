package botjago_test

import (
	"context"
	"fmt"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

func Example() {
	rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
	if err != nil {
		fmt.Println(err)
		return
	}
	s := rules.Start(jago.Red)
	for _, text := range []string{"+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM"} {
		m, err := jago.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			fmt.Println(err)
			return
		}
	}
	p, err := botjago.New(rules, bot.KeenAmateur, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	for s.Turn() == jago.Blue && s.Phase() == jago.Playing { // the turn of Blue
		m, _, err := p.Decide(context.Background(), s.View(jago.Blue))
		if err == nil {
			s, err = s.Play(jago.Blue, m)
		}
		if err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println("Blue leads:", s.Lead(jago.Blue) > 0)
	// Output: Blue leads: true
}
