package arbiter_test

import (
	"fmt"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// Which move of a record was illegal, by which clause, and what is done about it?
func ExampleArbiter_Records() {
	const record = `@rules official
@players Alice Bruno
Alice +ABUZRT
Alice RAT
Alice +AE
`
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for game, err := range a.Records(strings.NewReader(record), "") {
		if err != nil {
			fmt.Println(err)
			continue
		}
		for r := range game.Rulings() {
			if !r.Legal {
				fmt.Println(r.N, r.Text, "·", r.Explain(language.English), "·", r.Clause, "·", r.Remedy)
			}
		}
		fmt.Println(game.At.Score(0), "points")
	}
	// Output:
	// 3 +AE · letters due: 1, and not 2 · official/turn/bonus-draw · remedy/too-many
	// 9 points
}

// A quarrel at the table needs no record.
func ExampleArbiter_Position() {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	p, err := a.Position(strings.NewReader(`
Alice :
RAT
reliquat : U W Z
Bruno :
SOL
reliquat : A E I
à jouer : Bruno
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, list := range p.Lists {
		fmt.Println(list.Name, p.Names[list.Seat], list.When, list.Moves[0].Text)
	}
	// Output:
	// jarnacs Bruno now !1:RUAT
	// laying Bruno drawn 1:OISELA
}

// Is a word good, and by which rules?
func ExampleArbiter_Word() {
	a := arbiter.New(gaddag.Lexicon(), games.Jarnac())
	q, _ := arbiter.ParseQuestion("LAC > lacs")
	for _, w := range a.Word(q) {
		verdict := "good"
		if w.Err != nil {
			verdict = "bad by " + string(w.Clause)
		}
		fmt.Println(w.Preset+":", verdict)
	}
	// Output:
	// official: good
	// competition: bad by official/words/same-entry
	// classic: good
	// classic-competition: bad by classic-competition/same-entry
}

// Without a list of its own an Arbiter judges by the words that are built in.
func ExampleNew() {
	a := arbiter.New(nil, games.All()...)
	for _, w := range a.Word(arbiter.Question{Word: "CHAT"})[:1] {
		fmt.Println(w.Games[0], w.Preset, w.Err, w.Readings[0].Class)
	}
	// Output:
	// jarnac official <nil> noun
}
