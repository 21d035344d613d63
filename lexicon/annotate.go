package lexicon

// Annotate is the words of l with the readings that tagged has for them, for a
// reference list of words beside a dictionary that knows what they are. Words
// that tagged does not know keep no reading, and count as entries of their own;
// [Lexicon.Unread] says how many there are. A nil tagged knows none.
//
// What no reader takes, and only forged data can have (see [Open]), is left out.
// Where the whole is more than a Lexicon holds, 256 MiB compiled, it is l itself.
func (l *Lexicon) Annotate(tagged *Lexicon) *Lexicon {
	if tagged == nil {
		tagged = &Lexicon{}
	}
	var forms []form
	add := func(f form) {
		if f.fault() == "" {
			forms = append(forms, f)
		}
	}
	var readings []Reading
	for w := range l.Words() {
		add(form{word: w})
		readings = tagged.AppendReadings(readings[:0], w)
		for _, r := range readings {
			add(form{word: w, reading: r, read: true})
		}
	}
	a, err := build(forms)
	if err != nil {
		return l
	}
	return a
}
