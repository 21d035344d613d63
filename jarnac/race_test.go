//go:build race

package jarnac_test

const raceEnabled = true
