// Package protocol is the lines of the engine protocol, which docs/protocol.md specifies:
// what a referee says to an engine, a [Command], and what an engine says to the referee, a
// [Reply]. Both read back to what they were. Whatever is read is taken to be hostile: lines
// are bounded, and each fault names its reason.
//
// The package starts no process. Moves and options are texts here; [PositionOf] and
// [ReadPosition] say which text a position has.
package protocol

// Version is what a referee says first, and what an engine answers to.
const Version = "lettres 1"

// What lines may hold, in bytes.
const (
	// MaxReply bounds a line of an engine.
	MaxReply = 8 << 10
	// MaxCommand bounds a line of a referee: the moves of a position can be many.
	MaxCommand = 8 << 20
)
