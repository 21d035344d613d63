package gaddag

import (
	"bytes"
	"runtime"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/lexicon/french"
)

const remedy = "run go generate ./lexicon/french/gaddag"

func TestSize(t *testing.T) {
	if most := 6 << 20; len(data) > most {
		t.Errorf("the embedded file has %d bytes, more than %d", len(data), most)
	}
}

// Programs trust the embedded file. It is what the generator makes of the lexicon, byte for
// byte: the graph is built here from the words alone, and checked against them.
func TestEmbeddedFile(t *testing.T) {
	words := french.Lexicon().Words()
	built, err := kwg.Build(words, true)
	if err == nil {
		err = built.Verify(words)
	}
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(grid.NewGraph(built, words).AppendTo(nil), data) {
		t.Error("french.grid is not what the generator makes: ", remedy)
	}
	var want strings.Builder
	built.WriteTo(&want)
	if KWG() != want.String() {
		t.Error("KWG is another graph than that of the words")
	}
}

// The graph is read where it is in the program.
func TestOpensInPlace(t *testing.T) {
	l := french.Lexicon()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if Lexicon() != l {
		t.Error("it is another lexicon than the French one")
	}
	g, err := grid.Of(Lexicon())
	runtime.ReadMemStats(&after)
	if err != nil || !bytes.Equal(g.AppendTo(nil), data) {
		t.Error("it has another graph than the embedded one: ", err)
	}
	if taken := after.TotalAlloc - before.TotalAlloc; taken > 1<<16 {
		t.Errorf("opening takes %d bytes", taken)
	}
}
