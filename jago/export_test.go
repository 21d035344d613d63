package jago

import (
	"maps"
	"slices"
)

// Endings returns the endings that Families cuts off words, in the order of the alphabet.
func Endings() []string {
	all := map[string]bool{}
	for _, of := range endings {
		for text := range of {
			all[text] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}
