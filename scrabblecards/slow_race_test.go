//go:build race

package scrabblecards_test

const slowRace = true
