package botscrabble_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleEndgame() {
	words, err := lexicon.ReadList(strings.NewReader("RAT\nRATS\nQI\nTA\nSI\n"))
	if err != nil {
		panic(err)
	}
	o := scrabble.Classique()
	o.Bag, o.Rack, o.Bonus = bag.MustParse("RATSIQ"), 3, 0
	rules, err := scrabble.Compile(o, words)
	if err != nil {
		panic(err)
	}
	p := scrabble.Setup{Phase: scrabble.Playing}
	p.Racks = [scrabble.MaxPlayers]bag.Bag{bag.MustParse("RAT"), bag.MustParse("SIQ")}
	s, err := rules.FromSetup(p)
	if err != nil {
		panic(err)
	}

	// A goes out, and also gets twice the value of S, I and Q.
	a, err := botscrabble.Endgame(context.Background(), s.View(scrabble.A), bot.Budget{})
	if err != nil {
		panic(err)
	}
	best := a.Candidates[0]
	fmt.Printf("%v %s %g\n", best.Move, best.Proof, best.Bound)
	// Output: 8G RAT exactly 26
}
