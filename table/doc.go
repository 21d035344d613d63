// Package table holds a game that is being played: who sits where, the time, the words that can
// still be contested, and all moves with the letters that came. It knows every game, and no
// network, disk or goroutine; it never reads the time.
//
// A [Table] is a value. What happens at it returns a new one:
//
//	t, events, err := t.Decide(now, table.Decision{Seat: 0, Seen: 12, Text: "2:TZAR"})
//	t, events = t.Tick(now)
//
// Instants are times since a start that the caller chooses: a server passes
// time.Since(start). [Table.Next] returns when to call [Table.Tick] if nobody acts until then.
// So a server has one Table, one lock and one timer for each game.
//
// # What always holds
//
//   - Clients choose neither letters nor flags. What a client says is reduced to a decision;
//     the letters come from the seed of the table. The n-th letter that a seat draws is picked
//     by the n-th number of its stream ([bag.Dealer]), so a retry brings the same letters, and a
//     refused draw neither tells letters nor uses them up.
//   - A decision that is refused leaves the table as it was: Decide returns the table that it was
//     called on.
//   - A decision ticks first: at the deadline is too late. Tick lets everything happen that is due, in its
//     order, each at its own instant. A late tick leads to the same table as a punctual one, and
//     a tick with nothing due returns the table unchanged.
//   - A decision names the number of moves that its client had seen. One that was already made
//     is answered with no error and no events; one that was made on an older position is refused
//     with [ErrStale]. A contest is not stale while the same words are open.
//   - A new table stands still until all seats are taken: nothing falls due. So it does while it is paused.
//   - A table has a largest number of moves, since some games could go on for ever.
//   - [Table.MarshalJSON] writes everything down, and [Read] reads it back: the setup, the
//     record and a snapshot of the time, each checked against the position.
//
// # Contests
//
// Where words can be contested (not with strict validation), a move that opens a word gives the
// seats that are not on turn some time to contest it, counted from the instant at which the
// server took the move: what the network takes is the same for all. All clocks stand in it, also for the
// seat on turn, which may think for free; it is a few seconds a word, and the price of a clock
// that no opponent can run down. The wait ends when nothing is left to contest, when every seat that may
// contest has said "." to let the words stand, or at its deadline. Until then only what would
// close the words is refused, with [ErrWait]: a second Jarnac, a pass, a contest and a
// resignation go through.
//
// # Time
//
// A flag falls as the rules of the game have it: in Jarnac the bag is handed over, in Scrabble
// classique the game ends, in the English game each minute begun costs points, and in Jago the
// game is lost. Whoever lets a limit for moves run out draws what is due and passes, and in a
// duplicate game all who have not decided pass. A seat that is out of time and still has to act,
// and one that has to act while no clock runs for it, has half a minute until the table passes
// for it.
//
// # Secrets
//
// Nothing of a Table leaves a server but the [game.View] of a seat, what [Event.Heard] returns,
// and the times. The seed and the JSON stay where they are.
package table
