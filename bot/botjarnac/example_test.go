package botjarnac_test

import (
	"context"
	"fmt"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func Example() {
	rules, err := jarnac.Compile(jarnac.Official(), french.Lexicon())
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := rules.FromSetup(jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{
		{Lines: []string{"RAT", "BUT"}, Rack: bag.MustParse("WZ"), Drawn: true}, {Drawn: true},
	}})
	if err != nil {
		fmt.Println(err)
		return
	}
	p, err := botjarnac.New(rules, bot.Expert, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	m, _, err := p.Decide(context.Background(), s.View(jarnac.B))
	fmt.Println(m, err)
	// Output: !1:TZAR <nil>
}
