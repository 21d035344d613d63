package lexicon

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/kwg"
)

// ReadKWG reads the words of a word graph in the format of macondo, wolges and MAGPIE:
// 32-bit nodes, little-endian, at most 16 MiB. It reads the words from the DAWG of the
// graph, and leaves out words of one letter or of more than [MaxLen]. The error for a graph
// that is truncated, has a cycle or has other letters than A to Z tells the byte where the
// damage is. More than 1,048,576 words are an error too, and so are more than 65,536 words
// and 16 for each node: a few nodes could spell more words than there is memory for.
//
// A graph has no readings; [Lexicon.Annotate] adds those of another Lexicon. The Lexicon
// does not keep the graph; with [Lexicon.WithKWG] it does.
func ReadKWG(r io.Reader) (*Lexicon, error) {
	g, err := kwg.Read(r)
	if err != nil {
		return nil, fmt.Errorf("lexicon: %w", &graphError{err})
	}
	if most := min(maxWords, kwgWords+kwgWordsPerNode*len(g)); g.CountWords(most+1) > most {
		return nil, inputError("the word graph has more than %d words in %d nodes ¦ le graphe de mots a plus de %d mots dans %d nœuds", most, len(g))
	}
	var words []string
	for w := range g.Words() {
		if len(w) < MinLen || len(w) > MaxLen {
			continue
		}
		if !isWord(string(w)) {
			return nil, inputError("the word %q of the word graph has a separator in it ¦ le mot %q du graphe de mots contient un séparateur", w)
		}
		words = append(words, string(w))
	}
	slices.Sort(words) // in most graphs they are
	data, err := compile(words, func(int) []Reading { return nil })
	if err != nil {
		return nil, err
	}
	return Open(data)
}

// WriteKWG writes the words of l as a word graph with a DAWG and a GADDAG, for macondo,
// wolges and MAGPIE. A graph has no readings. If l has a graph, from [Lexicon.WithKWG] or
// [Lexicon.OpenKWG], it writes that; else it builds one, which takes half a second and
// 150 MB of memory for 400,000 words.
func (l *Lexicon) WriteKWG(w io.Writer) error {
	if l.kwg != "" {
		_, err := strings.NewReader(l.kwg).WriteTo(w)
		return err
	}
	g, err := kwg.Build(l.Words(), true)
	if err != nil {
		return fmt.Errorf("lexicon: %w", &graphError{err})
	}
	_, err = g.WriteTo(w)
	return err
}

// WithKWG returns l with its word graph, in the format of [ReadKWG]. The games that are
// played on a board find words in such a graph. Without one they build it when they first
// compile rules with l, which takes half a second for 400,000 words.
//
// The graph must have a GADDAG and exactly the words of l, or there is an error. To check
// that takes a third of a second; for a graph that is embedded in the program there is
// [Lexicon.OpenKWG], which does not check.
func (l *Lexicon) WithKWG(r io.Reader) (*Lexicon, error) {
	var data strings.Builder
	g, err := kwg.Read(io.TeeReader(r, &data))
	if err == nil {
		err = g.Verify(l.Words())
	}
	if err != nil {
		return nil, fmt.Errorf("lexicon: %w", &graphError{err})
	}
	return l.OpenKWG(data.String()), nil
}

// OpenKWG works like [Lexicon.WithKWG] for a graph that is embedded in the program. It
// keeps data and does not check it. If data is not a word graph, a game fails to compile
// its rules; if it is the graph of other words, the game goes by them.
func (l *Lexicon) OpenKWG(data string) *Lexicon {
	return &Lexicon{content: l.content, title: l.title, kwg: data}
}

// A graphError is an error of a word graph.
type graphError struct{ error }

func (e *graphError) Unwrap() error { return e.error }

// Explain says in French only that the graph is damaged: where and how is for programmers.
func (e *graphError) Explain(tag language.Tag) string {
	return bilingual.Pick(tag, e.Error(), "le graphe de mots est endommagé ou n’a pas les mots du lexique")
}
