package vocabulary

// File returns the file of the words of these ranks.
func File(ranks map[string]Rank) []byte {
	all := make([]byte, relatedBytes+seenBytes+commonBytes+triplesBytes)
	filters := [numRanks][]byte{
		Related: all[:relatedBytes],
		Seen:    all[relatedBytes:][:seenBytes],
		Common:  all[relatedBytes+seenBytes:][:commonBytes],
	}
	triples := all[relatedBytes+seenBytes+commonBytes:]
	for word, rank := range ranks {
		h := sum(word, 0)
		for r := Related; r <= rank; r++ {
			for i := range uint64(probes) {
				at := place(h, i, len(filters[r]))
				filters[r][at/8] |= 1 << (at % 8)
			}
		}
		eachTriple(word, func(at int) { triples[at/8] |= 1 << (at % 8) })
	}
	return all
}
