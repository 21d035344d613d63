// Package gametest is what the tests of all games share: the contract that each game
// keeps, written once, and the flag for long runs.
package gametest

import (
	"flag"
	"os"
)

var long = flag.Bool("long", os.Getenv("LETTRES_LONG") != "", "run the tests with larger numbers (also by LETTRES_LONG=1 in the environment)")

// Long reports whether the tests run with larger numbers: with the flag -long, or with
// LETTRES_LONG set in the environment, which serves packages without the flag too.
func Long() bool {
	if !flag.Parsed() {
		flag.Parse()
	}
	return *long
}

// N returns how often a test repeats something: the first number, the second in a long run, and a quarter of
// the first under the race detector, which looks at what is shared and is slow.
func N(short, long int) int {
	switch {
	case Long():
		return long
	case Race:
		return max(1, short/4)
	}
	return short
}
