package gametest

import (
	"math/rand/v2"
	"strings"
)

// Rounds of a toss as text: a letter for each player, and a point for whoever does not draw.

// AnyToss returns up to three rounds, most often such as a toss of these players can have and otherwise wrong, with
// letters of which many are alike and room for most players.
func AnyToss(rng *rand.Rand, players, most int, letters string) (rounds []string) {
	drawing := strings.Repeat("x", players)
	for range rng.IntN(4) {
		round := []byte(drawing)
		for i := range round {
			if round[i] == 'x' {
				round[i] = letters[rng.IntN(len(letters))]
			}
		}
		switch i := rng.IntN(len(round)); rng.IntN(12) {
		case 0:
			round[i] = '.'
		case 1:
			if len(round) < most {
				round = append(round, letters[rng.IntN(len(letters))])
			}
		}
		rounds = append(rounds, string(round))
		nearest := byte('~')
		for _, c := range round {
			if 'A' <= c && c < nearest {
				nearest = c
			}
		}
		drawing = strings.Map(func(c rune) rune {
			if byte(c) == nearest {
				return 'x'
			}
			return '.'
		}, string(round))
		if !strings.Contains(drawing, "x") {
			drawing = strings.Repeat("x", players)
		}
	}
	return rounds
}

// TossText returns a round as text.
func TossText[R ~[2]byte | ~[4]byte | ~[6]byte](round R) string {
	var text []byte
	for i := range len(round) {
		if text = append(text, '.'); round[i] != 0 {
			text[i] = round[i]
		}
	}
	return strings.TrimRight(string(text), ".")
}

// TossHeads returns the heads of a record that name the players and tell rounds, "" where one cannot be written.
func TossHeads(rounds []string, players int) string {
	var text strings.Builder
	text.WriteString("@players " + strings.Join(strings.Split("ABCDEF"[:players], ""), " ") + "\n")
	for _, round := range rounds {
		if len(round) > players {
			return ""
		}
		head := "@toss"
		for i := range len(round) {
			switch c := round[i]; {
			case c == '.':
			case 'A' <= c && c <= 'Z' || strings.IndexByte("?23", c) >= 0:
				head += " " + string(rune('A'+i)) + "=" + string(rune(c))
			default:
				return ""
			}
		}
		if head == "@toss" {
			return ""
		}
		text.WriteString(head + "\n")
	}
	if len(rounds) == 0 {
		return ""
	}
	return text.String()
}
