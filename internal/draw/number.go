package draw

import (
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// Number returns n for people: one below zero has a minus sign, and not a hyphen.
func Number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// Signed works like [Number], with a plus sign from zero on.
func Signed(n int) string {
	if n < 0 {
		return Number(n)
	}
	return "+" + strconv.Itoa(n)
}

// Tally returns the points of players, the one that counts first before the others: "62 to 58",
// "62 to 0 to −5".
func Tally(tag language.Tag, points ...int) string {
	texts := make([]string, len(points))
	for i, n := range points {
		texts[i] = Number(n)
	}
	return strings.Join(texts, bilingual.Pick(tag, " to ", " à "))
}
