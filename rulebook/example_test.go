package rulebook_test

import (
	"errors"
	"fmt"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// What a rule says, for a reader of either language.
func ExampleClause_Text() {
	c := rulebook.Clause("official/turn/extend")
	fmt.Println(c.Text(language.English))
	fmt.Println(c.Text(language.CanadianFrench))
	// Output:
	// A player may transform a word on their own mat by adding one letter or more from their rack. Every letter of the old word remains in the new one, in any order, as when RAT takes a Z and becomes TZAR, the example of the box.
	// Un joueur peut transformer un mot de son propre tapis en y ajoutant une ou plusieurs lettres de son reliquat. Toutes les lettres de l’ancien mot restent dans le nouveau, dans n’importe quel ordre, comme lorsque RAT reçoit un Z et devient TZAR, l’exemple de la boîte.
}

// The rulings are what the module decides where its sources do not.
func ExampleClauses() {
	for c := range rulebook.Clauses() {
		if c.Ruling() {
			fmt.Println(c)
			fmt.Println(c.Text(language.English))
			break
		}
	}
	// Output:
	// official/words/classes
	// Interjections are good; proper nouns, compound words, abbreviations, symbols and prefixes are not. An option can exclude other classes of words as well.
}

// A refused move, as a game returns it.
func ExampleViolation() {
	err := fmt.Errorf("line 7: %w", &rulebook.Violation{
		Clause: "official/mat/length",
		Move:   "AS",
		Word:   "AS",
	})

	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v)
		fmt.Println(v.Word, "–", v.Explain(language.French))
		fmt.Println(v.Clause == "official/mat/length")
	}
	// Output:
	// AS: A word has at least three letters and at most nine. (official/mat/length)
	// AS – Un mot a au moins trois lettres et au plus neuf.
	// true
}

// A program of one's own says more than the clause does with a Reason that has both languages.
func ExampleViolation_reason() {
	v := &rulebook.Violation{
		Clause: "official/turn/extend",
		Move:   "2:TZAR",
		Word:   "TZAR",
		Reason: noLetter{"Z", 2},
	}
	fmt.Println(v)
	fmt.Println(v.Explain(language.French))
	// Output:
	// 2:TZAR: the rack has no Z for line 2 (official/turn/extend)
	// ligne 2, le reliquat n’a pas de Z
}

type noLetter struct {
	letter string
	line   int
}

func (e noLetter) Error() string { return e.Explain(language.English) }

func (e noLetter) Explain(tag language.Tag) string {
	if base, _ := tag.Base(); base.String() == "fr" {
		return fmt.Sprintf("ligne %d, le reliquat n’a pas de %s", e.line, e.letter)
	}
	return fmt.Sprintf("the rack has no %s for line %d", e.letter, e.line)
}
