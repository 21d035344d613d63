//go:build !race

package jarnac_test

// raceEnabled is whether the race detector is on, under which the long tests
// take fewer games.
const raceEnabled = false
