// Package botjago plays Jago, at levels from a beginner to a champion that overlooks no word
// and looks ahead.
//
// A [Player] is given a View, decides on one of its moves, and tells what it has found out:
//
//	p, err := botjago.New(rules, bot.ClubPlayer, 1)
//	m, analysis, err := p.Decide(ctx, s.View(s.Turn()))
//	m, err = s.Complete(rng, s.Turn(), m)
//
// A turn is several decisions: its words, one by one, and its end. A player thinks of some
// turns with which it leads, and takes the one after which the opponent can do least: if
// there is one after which the opponent sees no way to lead, that one. Up to the regular
// player, players take the first way to lead that they see. Master and champion look several
// turns ahead: the opponent's racks lie open, and what they draw themselves they assume. Near
// the end, when the bag is empty and few words can be laid, they see far.
//
// All but these two overlook words as people do: long words, and words that replace
// letters. A player that sees no way to lead looks again more closely and for more steps,
// and gives up when it finds none; up to the regular player, players first lay what they
// see, in the hope of more, and overlook words also when they look again.
//
// With validation by contest a player contests each word that the dictionary refuses and
// that it notices, and never bluffs. A player knows no clock. The program decides what the
// time allows: it can end a turn that leads, and has to end games in which letters go round
// between the board and beside it.
package botjago
