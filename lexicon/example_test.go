package lexicon_test

import (
	"bytes"
	"errors"
	"fmt"
	"log"
	"os"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func ExampleNormalize() {
	for _, s := range []string{"œuvre", "Élancé", "FLORÈS"} {
		w, _ := lexicon.Normalize(s)
		fmt.Println(w)
	}
	_, err := lexicon.Normalize("va-t-en")
	fmt.Println(err)
	// Output:
	// OEUVRE
	// ELANCE
	// FLORES
	// lexicon: cannot write "va-t-en" in letters A to Z: it has a hyphen
}

func ExampleReadList() {
	l, err := lexicon.ReadList(strings.NewReader("rat\ntsar\nélancé\n"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(l.Len(), l.Contains("ELANCE"), l.WithoutReadings())
	// Output: 3 true 3
}

func ExampleReadTagged() {
	l, err := lexicon.ReadTagged(strings.NewReader("" +
		"FLORE\tflore:noun\n" +
		"FLORES\tflore:noun\n"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(l.ShareEntry("FLORE", "FLORES", lexicon.AllClasses))
	// Output: true
}

func ExampleSyntaxError() {
	_, err := lexicon.ReadTagged(strings.NewReader("RAT\trat:noun\nTSAR\ttsar:nom\n"))
	var fault *lexicon.SyntaxError
	if errors.As(err, &fault) {
		fmt.Println(fault.Line, fault.Reason)
	}
	fmt.Println(err)
	// Output:
	// 2 unknown class
	// lexicon: line 2: "nom": unknown class
}

func ExampleLexicon_AppendReadings() {
	for _, r := range french.Lexicon().AppendReadings(nil, "MENAGE") {
		fmt.Println(r.Entry.Lemma(), r.Class, r.Entry.Verb())
	}
	// Output:
	// ménage noun false
	// ménager pp true
	// ménager fin true
}

func ExampleLexicon_Admits() {
	l := french.Lexicon()
	noConjugations := lexicon.AllClasses.Without(lexicon.ClassesOf(lexicon.Finite))
	fmt.Println(l.Admits("JOUER", noConjugations), l.Admits("JOUA", noConjugations))
	// Output: true false
}

func ExampleLexicon_ShareEntry() {
	l := french.Lexicon()
	fmt.Println(l.ShareEntry("ELANCE", "ELANCEE", lexicon.AllClasses), l.ShareEntry("ELANCE", "ENLACEE", lexicon.AllClasses))
	// Output: true false
}

func ExampleLexicon_Anagrams() {
	fmt.Println(slices.Sorted(french.Lexicon().Anagrams(bag.MustParse("ENLACEE"))))
	// Output: [ELANCEE ENLACEE]
}

func ExampleLexicon_Within() {
	for w := range french.Lexicon().Within(bag.MustParse("TZAR?"), 5, 5) {
		fmt.Println(w)
	}
	// Unordered output:
	// RATEZ
	// TAREZ
	// TZARS
}

func ExampleLexicon_Extensions() {
	fmt.Println(slices.Sorted(french.Lexicon().Extensions("LACS", bag.MustParse("E"), 9)))
	// Output: [CALES CELAS LACES]
}

// What a player of Jarnac can do with a line: words with all its letters and one more that
// are not forms of the same entry.
func ExampleLexicon_Find() {
	l := french.Lexicon()
	q := lexicon.Query{
		Base: "ARE", Rack: bag.MustParse("C"), Min: 4, Max: 9,
		Classes:       lexicon.AllClasses.Without(lexicon.ClassesOf(lexicon.Finite)),
		NoSharedEntry: true,
	}
	fmt.Println(slices.Sorted(l.Find(q)))
	// Output: [ACRE AREC CARE RACE REAC]
}

func ExampleLexicon_Annotate() {
	list, err := lexicon.ReadList(strings.NewReader("RAT\nTSAR\nZYGLOF\n"))
	if err != nil {
		log.Fatal(err)
	}
	l := list.Annotate(french.Lexicon())
	fmt.Println(l.Len(), l.WithoutReadings(), l.AppendReadings(nil, "TSAR"))
	// Output: 3 1 [tsar:noun]
}

func ExampleLexicon_WriteTagged() {
	l, err := lexicon.ReadTagged(strings.NewReader("tsar\ttsar:noun\nART\nart\tart:noun\n"))
	if err != nil {
		log.Fatal(err)
	}
	if err := l.WriteTagged(os.Stdout); err != nil {
		log.Fatal(err)
	}
	// Output:
	// ART	art:noun
	// TSAR	tsar:noun
}

func ExampleRead() {
	l, err := lexicon.ReadList(strings.NewReader("RAT\nTSAR\n"))
	if err != nil {
		log.Fatal(err)
	}
	var file bytes.Buffer
	if _, err := l.WriteTo(&file); err != nil {
		log.Fatal(err)
	}
	back, err := lexicon.Read(&file)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(back.Contains("TSAR"), back.ID() == l.ID())
	// Output: true true
}

// A list is read with its word graph, which games on a board need.
func ExampleLexicon_WithKWG() {
	list, _ := lexicon.ReadList(strings.NewReader("RAT\nTSAR\n"))
	var graph bytes.Buffer // in a program, a file such as CSW24.kwg
	if err := list.WriteKWG(&graph); err != nil {
		fmt.Println(err)
	}
	other, _ := lexicon.ReadList(strings.NewReader("RAT\nART\n"))
	_, err := other.WithKWG(bytes.NewReader(graph.Bytes()))
	fmt.Println(err)
	_, err = list.WithKWG(&graph)
	fmt.Println(err)
	// Output:
	// lexicon: kwg: the DAWG lacks ART
	// <nil>
}

// A verdict about a word names the list that it rests on.
func ExampleLexicon_Describe() {
	words, err := lexicon.ReadList(strings.NewReader("RAT\nRATS\n"))
	if err != nil {
		fmt.Println(err)
		return
	}
	words = words.WithTitle(lexicon.Title{English: "club.txt"}) // the name of the file
	for _, l := range []*lexicon.Lexicon{french.Lexicon(), words} {
		fmt.Println(l.Describe(language.English))
		if !l.Title().Official {
			fmt.Println("That is not the official list.")
		}
	}
	// Output:
	// the French lexicon after Dicollecte 7.0 (2026, 411,283 words)
	// That is not the official list.
	// club.txt (2 words)
	// That is not the official list.
}

// A club plays with two more words, and without one.
func ExampleLexicon_With() {
	words, err := lexicon.ReadList(strings.NewReader("RAT\nRATS\nTOTO\n"))
	if err != nil {
		fmt.Println(err)
		return
	}
	words, err = words.Annotate(french.Lexicon()).With(map[string][]lexicon.Reading{
		"TUKTUK":  {{Entry: "tuktuk", Class: lexicon.Noun}},
		"TUKTUKS": {{Entry: "tuktuk", Class: lexicon.Noun}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	words, err = words.Without("TOTO")
	if err != nil {
		fmt.Println(err)
		return
	}
	words = words.WithTitle(lexicon.Title{English: "words of the club"})
	fmt.Println(words.Describe(language.English))
	fmt.Println(words.ShareEntry("TUKTUK", "TUKTUKS", lexicon.AllClasses))
	fmt.Println(words.Without("TOTO"))
	// Output:
	// words of the club (4 words)
	// true
	// <nil> lexicon: the list does not have "TOTO"
}
