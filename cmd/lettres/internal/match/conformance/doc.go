// Package conformance tests whether a program speaks the engine protocol of
// docs/protocol.md, and says line by line what it does wrong.
package conformance
