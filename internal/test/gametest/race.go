//go:build race

package gametest

// Race reports whether the race detector is on, which is slow and allocates.
const Race = true
