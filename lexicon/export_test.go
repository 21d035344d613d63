package lexicon

import "iter"

func (l *Lexicon) Derive(key any, make func() any) any { return l.derive(key, make) }

func (l *Lexicon) NotAdmitted(c Classes) iter.Seq[string] { return l.notAdmitted(c) }
