package record

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/named"
)

const maxNameWords = 8 // of a player

// splitNames returns the names after @players: the words, or what stands between commas where a
// comma ends a word.
func splitNames(words []string) []string {
	if text := strings.Join(words, " ") + " "; strings.Contains(text, ", ") {
		return splitCommas(strings.TrimSuffix(text, ", "))
	}
	return words
}

func splitCommas(text string) []string {
	names := strings.Split(text, ",")
	for i, name := range names {
		names[i] = strings.TrimSpace(name)
	}
	return names
}

// joinNames returns the names as splitNames takes them apart.
func joinNames(names []string) string {
	if manyWords(names) {
		return strings.Join(names, ", ")
	}
	return strings.Join(names, " ")
}

// manyWords reports whether a name is of several words.
func manyWords(names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, " ") })
}

// namesFault says why these cannot be the names of the players.
func namesFault(names []string) error {
	many := manyWords(names)
	for i, name := range names {
		words := strings.Split(name, " ")
		for _, w := range words {
			if err := wordFault(w, false); err != nil {
				return phrases.InputError(badName, err)
			}
		}
		switch {
		case len(words) > maxNameWords:
			return phrases.InputError(nameWords, excerpt.Truncate(name), maxNameWords)
		case name[0] == '@':
			return phrases.InputError(nameLikeHead, excerpt.Truncate(name))
		case name[len(name)-1] == ',', many && strings.Contains(name, ","):
			return phrases.InputError(nameComma, excerpt.Truncate(name))
		case len(words) > 1 && strings.Contains(name, "="):
			return phrases.InputError(nameEquals, excerpt.Truncate(name))
		case slices.Contains(names[:i], name):
			return phrases.InputError(sameName, excerpt.Truncate(name))
		}
	}
	return nil
}

// names finds the players of a record by their names.
type names struct {
	players []string
	folded  []string // once it is needed
	most    int      // words of a name
}

func newNames(players []string) names {
	n := names{players: players, most: 1}
	for _, name := range players {
		n.most = max(n.most, strings.Count(name, " ")+1)
	}
	return n
}

// find returns the player with that name, or with the only one that is like it.
func (n *names) find(name string) (int, bool) {
	if p := slices.Index(n.players, name); p >= 0 {
		return p, true
	}
	name = strings.TrimRight(name, " :,")
	if p := slices.Index(n.players, name); p >= 0 {
		return p, true
	}
	if n.folded == nil {
		for _, name := range n.players {
			n.folded = append(n.folded, named.Fold(name))
		}
	}
	folded := named.Fold(name)
	p := slices.Index(n.folded, folded)
	return p, p >= 0 && !slices.Contains(n.folded[p+1:], folded)
}

// initial returns the only player whose name begins so, for "A:" and "Al. :".
func (n *names) initial(name string) (int, bool) {
	name = named.Fold(strings.TrimRight(name, " :."))
	begins := func(other string) bool { return strings.HasPrefix(other, name) }
	p := slices.IndexFunc(n.folded, begins)
	return p, name != "" && p >= 0 && !slices.ContainsFunc(n.folded[p+1:], begins)
}

// player returns the player with that name.
func player[P Player](n *names, name string) (P, error) {
	if p, ok := n.find(name); ok {
		return P(p), nil
	}
	return 0, phrases.InputError(noPlayer, excerpt.Truncate(name))
}

// cutName takes the name of a player off the words of a line: the longest that leaves
// something, and one that is written exactly before one that is like it.
func cutName[P Player](players *names, words []string) (p P, rest []string, err error) {
	if len(words) > 2 && titles[strings.ToLower(strings.TrimRight(words[0], "."))] {
		_, before := players.find(words[0])
		if _, named := players.find(words[1]); named && !before {
			words = words[1:]
		}
	}
	most := max(min(players.most, len(words)-1), 1)
	for n := most; n > 0; n-- {
		if i := slices.Index(players.players, join(words[:n])); i >= 0 {
			return P(i), afterColon(words[n:]), nil
		}
	}
	for n := most; n > 0; n-- {
		if i, ok := players.find(join(words[:n])); ok {
			return P(i), afterColon(words[n:]), nil
		}
	}
	if colon := len(words) > 1 && words[1] == ":"; len(words) > 1 && (colon || strings.HasSuffix(words[0], ":") || len(words[0]) > 1 && strings.HasSuffix(words[0], ".")) {
		if i, ok := players.initial(words[0]); ok {
			return P(i), afterColon(words[1:]), nil
		}
	}
	return 0, nil, phrases.InputError(noPlayer, excerpt.Truncate(words[0]))
}

// titles are what stands before the name of somebody who is addressed.
var titles = map[string]bool{"m": true, "mr": true, "mme": true, "mlle": true, "madame": true, "monsieur": true, "mademoiselle": true, "mrs": true, "ms": true}

// afterColon returns the words without a colon that follows the name.
func afterColon(words []string) []string {
	if len(words) > 1 && words[0] == ":" {
		return words[1:]
	}
	return words
}

// join returns strings.Join with spaces, which allocates nothing for one word.
func join(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	return strings.Join(words, " ")
}
