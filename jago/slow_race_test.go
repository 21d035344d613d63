//go:build race

package jago_test

const slowRace = true
