package lettres_test

import (
	"errors"
	"fmt"
	"log"
	"os"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// The code of the README.
func Example() {
	rules, err := jarnac.Compile(jarnac.Official(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := rules.Start(jarnac.A)
	s, _ = s.Play(jarnac.A, jarnac.Draw(6).WithDrawn("ABUZRT"))
	s, _ = s.Play(jarnac.A, jarnac.Place("RAT"))
	_, err = s.Play(jarnac.A, jarnac.Place("BUT"))

	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v.Clause, "-", v.Explain(language.French))
		fmt.Println(v.Clause.Text(language.French))
	}
	// Output:
	// official/turn/bonus-compulsory - il faut d’abord piocher la lettre que le mot a rapportée
	// Tant que le sac contient une lettre, celle qu’un mot a rapportée doit être piochée avant le mot suivant ou avant de passer.
}

// The README shows the Example above, line for line.
func TestReadmeIsCode(t *testing.T) {
	readme := must.Get(os.ReadFile("README.md"))(t)
	source := must.Get(os.ReadFile("readme_test.go"))(t)
	_, rest, _ := strings.Cut(string(readme), "```go\n")
	snippet, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("the README has no Go code")
	}
	_, body, _ := strings.Cut(string(source), "func Example() {\n")
	body, _, _ = strings.Cut(body, "\t// Output:")
	if body = strings.ReplaceAll("\n"+body, "\n\t", "\n")[1:]; body != snippet {
		t.Errorf("the README shows\n%s\nand the Example is\n%s", snippet, body)
	}
}
