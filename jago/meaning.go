package jago

import (
	"sync/atomic"

	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Meaning is how the meanings of two words are related (jago/steal-sense).
type Meaning uint8

const (
	DifferentMeaning Meaning = iota // the words mean different things
	SameMeaning                     // they mean the same
	PresumedSame                    // they are presumed to mean the same, being of one family
)

var meaningNames = []string{"different", "same", "presumed"}

// String returns different, same or presumed.
func (m Meaning) String() string { return option.Name(m, meaningNames) }

// MarshalText returns the text of [Meaning.String], and an error for an unknown value.
func (m Meaning) MarshalText() ([]byte, error) { return option.MarshalName(m, meaningNames) }

// UnmarshalText reads different, same or presumed.
func (m *Meaning) UnmarshalText(text []byte) error {
	return option.UnmarshalName(m, meaningNames, text)
}

// A MeaningFunc tells whether the word that a theft makes means something else than the
// word that is stolen. Both are in the letters A to Z. lengthened says whether letters
// were added; otherwise some were replaced, and none added.
//
// It is called often and from several goroutines: it must be quick, and always give the
// same answer to the same question. Rules remember some thousand answers.
type MeaningFunc func(old, new string, lengthened bool) Meaning

// Families returns the MeaningFunc that is used when no other is given
// (jago/steal-sense-family). Two words mean the same when they are spellings of one entry of
// l. They are presumed to when some entry of the one and some entry of the other are of one
// family by their suffixes, never by prefixes: PECHE, PECHER and PECHEUR are one family,
// EMPECHER is not of it. It makes no difference whether letters were added or replaced. A
// word without readings means the same as itself only, so with a plain list of words every
// theft changes the meaning: see [Rules.KnowsMeanings].
//
// Families guesses, and would rather allow a theft than forbid a good one. It goes by
// endings and, where these cannot know, by judgements of the words that begin like a
// thousand common ones (kin.tsv). Among 1045 judged lengthenings (testdata/sense.tsv and
// sense-later.tsv), half of them the same and many chosen as traps, 99 % of those that it
// does not call DifferentMeaning do mean the same (precision), and it finds 98 % of those
// that mean the same (recall). The rules and kin.tsv were made with these pairs known; of 170
// others, when first asked, it was 92 % and 87 %. It takes BOUCHE and BOUCHERIE for one
// family, or DENT and DENTELLE; it misses SACRE and SACRET, or INTERRO and INTERROGER.
//
// A call takes a microsecond or two and, for words of up to eight readings, does not
// allocate.
func Families(l *lexicon.Lexicon) MeaningFunc {
	return func(old, new string, _ bool) Meaning {
		if old == new {
			return SameMeaning
		}
		var olds, news [8]lexicon.Reading // no French word has more
		return meaning(l.AppendReadings(olds[:0], old), l.AppendReadings(news[:0], new))
	}
}

// meaning returns how two words with these readings are related.
func meaning(olds, news []lexicon.Reading) Meaning {
	for _, o := range olds {
		for _, n := range news {
			if o.Entry == n.Entry {
				return SameMeaning
			}
		}
	}
	if sameFamily(olds, news) {
		return PresumedSame
	}
	return DifferentMeaning
}

// A memory keeps what a MeaningFunc answered last, since a search asks the same again and
// again. Each pair of words has one place, which it shares with others.
type memory [1 << 12]atomic.Pointer[answer]

type answer struct {
	words   wordPair
	meaning Meaning
}

// A wordPair is the letters of two words with 0 between them.
type wordPair [2*Size + 1]uint8

// meaningOf returns what the MeaningFunc of r says of a word that becomes another. A shape that
// never was a word has no meaning (jago/steal-passing), so that nobody is asked.
func (r *Rules) meaningOf(old, now *run) Meaning {
	var words wordPair
	copy(words[:], old.letters[:old.n])
	copy(words[old.n+1:], now.letters[:now.n])
	at := &r.memory[hash.New().Bytes(words[:]).Sum()%uint64(len(r.memory))]
	if known := at.Load(); known != nil && known.words == words {
		return known.meaning
	}
	m := DifferentMeaning
	if old.good(r) {
		m = r.meaning(old.text(), now.text(), now.n > old.n)
	}
	at.Store(&answer{words, m})
	return m
}
