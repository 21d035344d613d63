package lexicon

// Annotate returns the words of l with the readings that they have in tagged. It joins a
// reference list, which has words only, with a dictionary, which knows what they are.
// Words that are not in tagged have no readings; [Lexicon.WithoutReadings] says how many
// there are. The title is that of l. If tagged is nil, no word has readings.
//
// Annotate leaves out what only forged data can contain (see [Open]). If the result were
// more than a Lexicon holds, 256 MiB compiled, it returns l itself.
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
	a.title = l.title
	return a
}
