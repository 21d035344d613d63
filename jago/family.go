package jago

import "github.com/jeudelettres/lettres/lexicon"

// sameFamily reports whether the entries of two readings are of one family.
func sameFamily(a, b lexicon.Reading) bool { return a.Entry.Lemma() == b.Entry.Lemma() }
