package gaddag_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

const remedy = "run go generate ./lexicon/french/gaddag"

func TestSize(t *testing.T) {
	if most := 4 << 20; len(gaddag.KWG()) > most {
		t.Errorf("the embedded file has %d bytes, more than %d", len(gaddag.KWG()), most)
	}
}

func TestLexicon(t *testing.T) {
	if id := french.Lexicon().ID(); gaddag.Lexicon != id {
		t.Errorf("it is the graph of %s, and the lexicon is %s: %s", gaddag.Lexicon, id, remedy)
	}
}

func TestWords(t *testing.T) {
	l, err := lexicon.ReadKWG(strings.NewReader(gaddag.KWG()))
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(slices.Collect(l.Words()), slices.Collect(french.Lexicon().Words())) {
		t.Error("its words are not those of the lexicon: ", remedy)
	}
}

// The embedded file is what the generator makes of the lexicon, byte for byte.
func TestEmbeddedFile(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes a second")
	}
	var graph bytes.Buffer
	if err := french.Lexicon().WriteKWG(&graph); err != nil {
		t.Fatal(err)
	}
	if graph.String() != gaddag.KWG() {
		t.Error("french.kwg is not what the generator makes: ", remedy)
	}
}
