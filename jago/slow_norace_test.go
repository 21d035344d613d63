//go:build !race

package jago_test

// slowRace is whether the race detector is on, under which the long tests play
// less.
const slowRace = false
