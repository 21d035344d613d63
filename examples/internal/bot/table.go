package bot

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// A table is what there is to see in a game: the words that can be made on each
// of the mats, by their owners or by a Jarnac. Everything lies open
// (official/mat/open), so the bots of a game share one.
//
// It finds the words that State.Moves yields, at a fraction of the price, since
// most of a mat is as it was when it was last looked at, and one letter has come.
// What could be made then is still good where its letters are still there, and
// what is new needs the new letter. What can be made of a word that was just laid
// could be made without laying it, and is known. A letter that was played at
// once is never asked for. And who receives the bag finds all that the other left
// there already looked up.
//
// The lines are those of the game as long as each decision of the bots is played.
type table struct {
	lexicon  *lexicon.Lexicon
	query    lexicon.Query
	mats     [2]mat
	unlinked bool // no word may become another form of its own entry
	size     int  // the lines of a mat
	set      bool // the lines have been read once
}

// A mat is the words that can be made from the rack alone, and on each line.
type mat struct {
	fresh known
	lines [8]known
}

// known is the words that can be made of one word and letters of a rack, or of
// the rack alone; those too that table.barred does not let the one word become.
type known struct {
	base  string
	rack  letters // for which the words are all there are
	ok    bool    // they are; false before the first look
	words []candidate
	dead  uint32 // letters that lengthen base to no word of full length, by their places in the alphabet
}

// A candidate is a word that could be laid.
type candidate struct {
	word    string
	letters letters // those that come from the rack
	link    link
}

// A link is what is known of whether a word is of the entry of the one that it is
// made of.
type link uint8

const (
	linkUnknown link = iota
	linkNone
	linkSame
)

func newTable(rules *jarnac.Rules) *table {
	o := rules.Options()
	admitted := lexicon.AllClasses.Without(o.Excluded)
	if o.Formula&jarnac.WithoutConjugations != 0 {
		admitted = admitted.Without(lexicon.ClassesOf(lexicon.Finite))
	}
	return &table{
		lexicon: rules.Lexicon(), size: o.Lines, unlinked: o.Formula&jarnac.WithoutChaining != 0,
		query: lexicon.Query{Min: o.MinLength, Max: o.MaxLength, Classes: admitted},
	}
}

// read sets the lines to those of s, the first time.
func (t *table) read(s *jarnac.State) {
	if t.set {
		return
	}
	for p := range t.mats {
		for i, word := range s.Lines(jarnac.Player(p)) {
			t.mats[p].lines[i-1].put(word)
		}
	}
	t.set = true
}

// follow brings the lines up to date with a decision of p.
func (t *table) follow(p jarnac.Player, m jarnac.Move) {
	own := &t.mats[p]
	switch m.Kind() {
	case jarnac.KindExtend:
		k := &own.lines[m.Line()-1]
		t.grow(k, k, m.Word())
	case jarnac.KindLay:
		t.grow(own.free(t.size), &own.fresh, m.Word())
	case jarnac.KindJarnac:
		if m.Line() > 0 {
			t.mats[p.Opponent()].lines[m.Line()-1].put("")
		}
		own.free(t.size).put(m.Word())
	}
}

// free is the first free line.
func (m *mat) free(size int) *known {
	for i := range size {
		if m.lines[i].base == "" {
			return &m.lines[i]
		}
	}
	return nil
}

// put sets base, of which nothing is known.
func (k *known) put(word string) {
	k.base, k.ok, k.words, k.dead = word, false, k.words[:0], 0
}

// grow makes k what can be made of word, which was one of those of from.
func (t *table) grow(k, from *known, word string) {
	added := lettersOf(word).minus(lettersOf(from.base))
	if !from.ok || !from.rack.contains(added) {
		k.put(word)
		return
	}
	rack := from.rack.minus(added)
	words := k.words[:0] // which may be the same as from.words
	for _, c := range from.words {
		if len(c.word) > len(word) && c.letters.contains(added) {
			words = append(words, candidate{word: c.word, letters: c.letters.minus(added)})
		}
	}
	*k = known{base: word, rack: rack, ok: true, words: words}
}

// linked reports whether old may not become word, as another form of its own
// entry (official/words/same-entry).
func (t *table) linked(old, word string) bool {
	return t.unlinked && t.lexicon.Linked(old, word, t.query.Classes)
}

// barred is linked for a word of k. It is asked of the few words that matter, and
// then known.
func (t *table) barred(k *known, c *candidate) bool {
	if c.link == linkUnknown {
		c.link = linkNone
		if t.linked(k.base, c.word) {
			c.link = linkSame
		}
	}
	return c.link == linkSame
}

// free is the number of free lines of a player.
func (t *table) free(p jarnac.Player) (n int) {
	for i := range t.size {
		if t.mats[p].lines[i].base == "" {
			n++
		}
	}
	return n
}

// A hand is a rack to look with.
type hand struct {
	rack    bag.Bag
	letters letters
}

func handOf(rack bag.Bag) hand { return hand{rack, lettersOfBag(rack)} }

// fresh is the new words that can be made of a hand.
func (t *table) fresh(p jarnac.Player, h *hand) []candidate {
	return t.look(&t.mats[p].fresh, h)
}

// look is the words that can be made of k with a hand.
func (t *table) look(k *known, h *hand) []candidate {
	if len(k.base) >= t.query.Max || k.ok && k.rack == h.letters {
		return k.words
	}
	come, few := h.letters.beyond(k.rack)
	if !k.ok || !few {
		k.words = k.words[:0]
		t.find(k, k.base, h.rack)
		k.rack, k.ok = h.letters, true
		return k.words
	}
	still := k.words[:0]
	for _, c := range k.words {
		if h.letters.contains(c.letters) {
			still = append(still, c)
		}
	}
	k.words = still
	if come != 0 {
		t.more(k, h, come)
	}
	k.rack = h.letters
	return k.words
}

// more adds the words with a letter of h that k's rack did not have, or with
// more of it.
func (t *table) more(k *known, h *hand, letter byte) {
	var buf [lexicon.MaxLen + most + 1]byte
	base := append(buf[:0], k.base...)
	for range k.rack.count(letter) + 1 {
		base = append(base, letter)
	}
	if len(base) > t.query.Max || k.dead>>(letter-'A')&1 != 0 {
		return
	}
	before := len(k.words)
	rest, _ := h.rack.Minus(bag.Of(base[len(k.base):]))
	t.find(k, string(base), rest)
	if len(base) == t.query.Max && len(base) == len(k.base)+1 && len(k.words) == before {
		k.dead |= 1 << (letter - 'A')
	}
}

// find adds the words made of base, which is that of k or more, and letters of
// rack.
func (t *table) find(k *known, base string, rack bag.Bag) {
	q := t.query
	q.Base, q.Rack, q.Min = base, rack, max(q.Min, len(k.base)+1)
	if len(base)+rack.Len() < q.Min {
		return
	}
	former := lettersOf(k.base)
	for w := range t.lexicon.Find(q) {
		k.words = append(k.words, candidate{word: w, letters: lettersOf(w).minus(former)})
	}
}
