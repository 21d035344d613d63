//go:build fetched

package lexicon

// charmapFor finds ISO 8859-1 alone: modules for browsers read no Hunspell dictionaries, and would hold the tables of all encodings.
func charmapFor(key string) (decoder, bool) { return decodeLatin1, key == "iso88591" }
