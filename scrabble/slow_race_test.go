//go:build race

package scrabble_test

const slowRace = true
