// Package arbiter settles disputes: it judges what people have written down, and gives its
// rulings as values. An [Arbiter] has a list of words and the games that it knows.
//
//   - [Arbiter.Records] reads records, in any format that the games know, and [Game.Rulings]
//     says of each move whether it is legal and by which clause not.
//   - [Arbiter.Position] reads a position as people type it, and says what can be done, which
//     words that lie there are bad, and how the game ends if it ends now.
//   - [Arbiter.Word] says by which rules a word is good.
//
// What is read is taken to be hostile: its size is bounded, and an error says what is wrong, with
// the line as a [*rulebook.RecordError], in French and in English.
package arbiter
