package lexicon

import (
	"maps"
	"slices"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// With returns the words of l and more words, each with its readings, if any. A word that l
// has keeps its readings, and gets those that are new. Words are capitals A to Z, of MinLen to
// MaxLen letters (see [Normalize]); the error names the first that is not, or that has a
// reading which a Lexicon cannot hold.
//
// The result has no title and no word graph, since those of l are not its own. With 400,000
// words it takes a second: add all words at once.
func (l *Lexicon) With(words map[string][]Reading) (*Lexicon, error) {
	changed := map[string][]Reading{}
	for _, w := range slices.Sorted(maps.Keys(words)) {
		if reason := (&form{word: w}).fault(); reason != "" {
			return nil, inputError("%q: %s ¦ %q : %s", excerpt.Truncate(w), phrases.InputError(reason))
		}
		for _, r := range words[w] {
			if reason := (&form{w, r, true, 0}).fault(); reason != "" {
				return nil, inputError(withReading, w, excerpt.Truncate(r.String()), phrases.InputError(reason))
			}
		}
		readings := append(l.AppendReadings(nil, w), words[w]...)
		slices.SortFunc(readings, compareReadings)
		if readings = slices.Compact(readings); len(readings) > maxReadings {
			return nil, inputError("%s has %d readings, more than %d ¦ %s a %d lectures, plus de %d", w, len(readings), maxReadings)
		}
		changed[w] = readings
	}
	return l.changed(changed, nil)
}

// Without returns the words of l but these. The error names the first that l does not have.
// For the rest it is like [Lexicon.With].
func (l *Lexicon) Without(words ...string) (*Lexicon, error) {
	out := map[string]bool{}
	for _, w := range words {
		if !l.Contains(w) {
			return nil, inputError("the list does not have %q ¦ la liste n'a pas %q", excerpt.Truncate(w))
		}
		out[w] = true
	}
	return l.changed(nil, out)
}

// changed returns l with these words and their readings, and without others.
func (l *Lexicon) changed(in map[string][]Reading, out map[string]bool) (*Lexicon, error) {
	words := slices.AppendSeq(make([]string, 0, l.Len()+len(in)), maps.Keys(in))
	for w := range l.Words() {
		if !out[w] {
			words = append(words, w)
		}
	}
	slices.Sort(words)
	words = slices.Compact(words)
	var buf []Reading
	data, err := compile(words, func(i int) []Reading {
		if readings, ok := in[words[i]]; ok {
			return readings
		}
		buf = l.AppendReadings(buf[:0], words[i])
		return buf
	})
	if err != nil {
		return nil, err
	}
	return Open(data)
}
