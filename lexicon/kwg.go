package lexicon

import (
	"fmt"
	"io"
	"slices"

	"github.com/jeudelettres/lettres/internal/kwg"
)

// ReadKWG reads the words of a word graph in the format of macondo, wolges and
// MAGPIE: 32-bit nodes, little-endian, at most 16 MiB. Its GADDAG, if it has one,
// is checked and passed over. Words of one letter or of more than [MaxLen] are
// left out. A graph that is no graph, truncated or with a cycle, or of other
// letters than A to Z, is an error that names the byte. Refused are also more than
// 1,048,576 words, and more than 65,536 and 16 for each node, of which French has
// four: a few bytes could stand for more words than there is memory for.
//
// A graph knows no readings: every word is an entry of its own, as in a plain
// list. Lexicon.Annotate gives it those of another lexicon.
func ReadKWG(r io.Reader) (*Lexicon, error) {
	g, err := kwg.Read(r)
	if err != nil {
		return nil, fmt.Errorf("lexicon: %w", err)
	}
	if most := min(maxWords, kwgWords+kwgWordsPerNode*len(g)); g.CountWords(most+1) > most {
		return nil, fmt.Errorf("lexicon: kwg: more than %d words in %d nodes", most, len(g))
	}
	var words []string
	for w := range g.Words() {
		if len(w) < MinLen || len(w) > MaxLen {
			continue
		}
		if !isWord(string(w)) {
			return nil, fmt.Errorf("lexicon: kwg: the word %q has a separator in it", w)
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

// WriteKWG writes the words of l as a word graph with a DAWG and a GADDAG, for
// macondo, wolges and MAGPIE. Readings are left out. For 400,000 words it takes
// half a second and some 150 MB on the way.
func (l *Lexicon) WriteKWG(w io.Writer) error {
	g, err := kwg.Build(l.Words(), true)
	if err != nil {
		return fmt.Errorf("lexicon: %w", err)
	}
	_, err = g.WriteTo(w)
	return err
}
