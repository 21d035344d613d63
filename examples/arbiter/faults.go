package main

import (
	"regexp"
	"strings"

	"golang.org/x/text/language"
)

// Records and options say in English what is wrong with them. That is for the
// programmer; who wrote a record by hand may read French.

// frenchFaults are what they say and what that is in French, with the same verbs
// in the same order.
var frenchFaults = []struct{ en, fr string }{
	{`%s stands twice`, `%s apparaît deux fois`},
	{`after %s comes one word, and not %d`, `après %s vient un mot, et non %d`},
	{`there is no head %q`, `il n’y a pas d’en-tête %q`},
	{`who begins is said by @toss or by @first, and not by both`, `qui commence se dit par @toss ou par @first, mais pas par les deux`},
	{`after @option comes one key=value, and not %d words`, `après @option vient un nom=valeur, et non %d mots`},
	{`%q is not of the form key=value`, `%q n’est pas de la forme nom=valeur`},
	{`option %q stands twice`, `l’option %q apparaît deux fois`},
	{`%d players are named, and jarnac is for %s`, `%d joueurs sont nommés, et le Jarnac se joue à %s`},
	{`after @toss comes what each player drew, as NAME=X`, `après @toss vient ce que chacun a tiré, comme NOM=X`},
	{`%q is not of the form NAME=X`, `%q n’est pas de la forme NOM=X`},
	{`%q draws twice`, `%q tire deux fois`},
	{`in a round of the toss each player draws one letter`, `à chaque manche du tirage au sort, chacun tire une lettre`},
	{`a record has at most %d lines`, `une partie notée a au plus %d lignes`},
	{`a line has at most %d bytes`, `une ligne a au plus %d octets`},
	{`the text is not UTF-8`, `le texte n’est pas en UTF-8`},
	{`there is a control character, %s`, `il y a un caractère de commande, %s`},
	{`the name %q begins with @, as heads do`, `le nom %q commence par @, comme un en-tête`},
	{`two players have the name %q`, `deux joueurs ont le nom %q`},
	{`there is no player %q`, `il n’y a pas de joueur %q`},
	{`%s stands after a move, and heads stand before the first`, `%s suit un coup, et les en-têtes précèdent le premier`},
	{`after the name of a player comes one move, and not %d words`, `après le nom d’un joueur vient un coup, et non %d mots`},

	{`move %q: %s`, `le coup %q : %s`},
	{`it is longer than any move`, `il est plus long que tout coup`},
	{`a draw is + and the letters A to Z, or their number`, `une pioche est un + et des lettres de A à Z, ou leur nombre`},
	{`a swap is - and letters A to Z, then + and letters A to Z`, `un échange est un - et des lettres de A à Z, puis un + et des lettres de A à Z`},
	{`a contest is ?, or ?! and a word`, `une contestation est un ?, ou ?! et un mot`},
	{`before the colon stands the number of a line`, `avant les deux-points vient le numéro d’une ligne`},
	{`there is no word`, `il n’y a pas de mot`},
	{`a word is letters A to Z, in capitals and without accents; %s`, `un mot se fait de lettres de A à Z, en capitales et sans accents`},

	{`%q is no preset; there are %s and %s`, `%q n’est pas une règle connue ; il y a %s et %s`},
	{`there is no option %q`, `il n’y a pas d’option %q`},
	{`option %s cannot be %q: %s`, `l’option %s ne peut pas être %q : %s`},
	{`it is two numbers, as in 3-9`, `ce sont deux nombres, comme dans 3-9`},
	{`it is one of %s`, `c’est l’un de %s`},
	{`it is a number`, `c’est un nombre`},
	{`%q is no class of words`, `%q n’est pas une catégorie de mots`},
	{`it is 2012, classic, or all the letters, in capitals`, `c’est 2012, classic, ou toutes les lettres, en capitales`},

	{`%s is %d, and must be from %d to %d`, `%s est %d, et doit être de %d à %d`},
	{`MinLength %d is above MaxLength %d`, `MinLength %d dépasse MaxLength %d`},
	{`Bag has %d letters, fewer than a first draw of %d`, `Bag a %d lettres, moins qu’une première pioche de %d`},
	{`Bag has one kind of letter, with which no toss can end`, `Bag n’a qu’une sorte de lettre, et aucun tirage au sort ne peut aboutir`},
	{`Excluded and Formula leave no class of words`, `Excluded et Formula ne laissent aucune catégorie de mots`},
	{`the formula %s needs to know what the words are, and this lexicon has no readings; %s`, `la formule %s doit savoir ce que sont les mots, et ce lexique ne le dit pas ; il faut une liste annotée`},
}

var faultVerb = regexp.MustCompile(`%[dqs]`)

var faultPatterns = func() (patterns []*regexp.Regexp) {
	group := map[string]string{"%d": `(-?[0-9]+)`, "%q": `("(?:[^"\\]|\\.)*")`, "%s": `(.+)`}
	for _, f := range frenchFaults {
		p := faultVerb.ReplaceAllStringFunc(regexp.QuoteMeta(f.en), func(v string) string { return group[v] })
		patterns = append(patterns, regexp.MustCompile(`^`+p+`$`))
	}
	return patterns
}()

// faultIn is an error of a record or of options in the language, on one line.
func faultIn(lang language.Tag, text string) string {
	var faults []string
	for line := range strings.Lines(text) {
		line = strings.TrimPrefix(strings.TrimSpace(line), "jarnac: ")
		if lang == language.French {
			line = inFrench(line)
		}
		faults = append(faults, line)
	}
	return strings.Join(faults, ", ")
}

// inFrench is a fault in French; one that is not among those above stays as it is.
func inFrench(fault string) string {
	for i, p := range faultPatterns {
		m := p.FindStringSubmatch(fault)
		if m == nil {
			continue
		}
		verb := 0
		return faultVerb.ReplaceAllStringFunc(frenchFaults[i].fr, func(string) string {
			verb++
			return inFrench(m[verb])
		})
	}
	return fault
}
