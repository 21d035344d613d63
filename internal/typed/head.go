package typed

import "strings"

// heads are the heads of a record as people write them before a colon, in [Plain] text, with the
// words that records have for them.
var heads = map[string]string{
	"jeu": "@game", "game": "@game",
	"regles": "@rules", "regle": "@rules", "formule": "@rules", "rules": "@rules",
	"option": "@option", "options": "@option", "validation": "@option",
	"joueurs": "@players", "joueuses": "@players", "joueurs et joueuses": "@players", "players": "@players",
	"tirage": "@toss", "tirage au sort": "@toss", "toss": "@toss",
	"commence": "@first", "qui commence": "@first", "premier": "@first", "premiere": "@first", "first": "@first", "starts": "@first",
	"date": "#", "lieu": "#", "place": "#", "club": "#", "tournoi": "#", "tournament": "#", "ronde": "#", "round": "#", "table": "#",
	"pendule": "#", "horloge": "#", "cadence": "#", "temps": "#", "temps de jeu": "#", "duree": "#", "clock": "#", "time": "#",
	"arbitre": "#", "arbiter": "#", "partie": "#", "note": "#", "remarque": "#",
}

// frenchHeads are those that people write who name squares as French boards do.
var frenchHeads = setOf("jeu", "regles", "regle", "formule", "joueurs", "joueuses", "joueurs et joueuses",
	"tirage", "tirage au sort", "commence", "qui commence", "premier", "premiere")

func setOf(words ...string) map[string]bool {
	set := map[string]bool{}
	for _, w := range words {
		set[w] = true
	}
	return set
}

// Head takes a line of a record apart that is a head in plain words: "règles : boîte" is @rules
// and boîte. A line that only says when and where is #, a comment. It reports whether the line is
// one, and whether in French.
func Head(line string) (key, value string, french, ok bool) {
	before, value, colon := strings.Cut(line, ":")
	if !colon || len(before) > 40 || strings.ContainsAny(before, "0123456789!(+?") {
		return "", "", false, false
	}
	word := Plain(before)
	key, ok = heads[word]
	return key, strings.TrimSpace(value), frenchHeads[word], ok
}
