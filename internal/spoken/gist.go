package spoken

import (
	"slices"
	"strconv"
	"strings"
)

// Gist returns what a sentence can mean of which [Loose] makes nothing, the likeliest first. It looks at
// what stands out among small letters: words and letters in capitals, squares, and the verbs.
// "Belle occasion, Jarnac : il s'empare de PRIME (RIME + P)" is a Jarnac that makes PRIME of RIME.
func Gist(text string) []Saying {
	g, done := survey(text), survey(affirmed(text))
	switch {
	case isToken(text), g.has(slanting), asks(text):
		return nil
	case len(g.words) < 2, !g.small && !slices.ContainsFunc(g.words, func(w string) bool { return isSquare(w) || strings.ContainsAny(w, ">+=") }):
		return nil
	case (done.does(givesUp) || done.does(beaten) && done.has(admits)) && len(g.laid) == 0 && !g.has(contesting):
		return []Saying{{Act: Resign}}
	case g.has(set("seconde secondes seconds")) && g.does(runsOut) && len(g.laid) == 0: // those of a move, and no flag
		return []Saying{{Act: Pass}}
	case g.has(clocks) && g.does(runsOut) && !g.has(discs) && len(g.laid) == 0:
		return []Saying{{Act: Flag}}
	case (g.passes() || done.passes() || g.does(handing) && g.has(handed) && g.capitals(0, len(g.words)) == "") && len(g.laid) == 0 && !g.has(contesting):
		return []Saying{{Act: Pass}}
	case len(g.laid) > 0 && !g.has(jarnacs) && slices.ContainsFunc(bad, func(said string) bool { return strings.Contains(strings.ToLower(Tidy(text)), said) }):
		return g.contests()
	case done.has(contesting) && done.has(jarnacs):
		return done.named(ContestJarnac)
	case done.has(contesting) && !done.preceded(contesting, "non"):
		return done.contests()
	case done.has(jarnacs):
		return done.named(Jarnac)
	}
	g = done
	if i := g.at(set("met mets mis mit pose")); i >= 0 && g.has(set("cote aside")) && g.has(drawVerbs) {
		return g.swaps(i)
	}
	if i := g.at(set("remplace remplaca remplacer replaces")); i >= 0 && len(g.laid) == 0 && (g.at(drawVerbs) < 0 || g.at(drawVerbs) > i) {
		return g.swaps(i)
	}
	if i := g.at(swapVerbs); i >= 0 {
		if made, ok := g.made(); ok {
			return []Saying{made}
		}
		again := len(g.laid) == 1 && strings.HasPrefix(lower(g.words[i]), "remet") // remet FAUX
		if !again && (len(g.laid) == 0 || !slices.ContainsFunc(g.words[1:], isCapital)) {
			return g.swaps(i)
		}
		return append(g.swaps(i), g.lays()...) // je remets le P à la place du M, PAIN
	}
	all := g.lays()
	if i := g.at(drawVerbs); i >= 0 || g.has(fills) {
		if letters := g.capitals(max(i, g.at(fills)), len(g.words)); letters != "" {
			all = append(all, Saying{Act: Draw, Rest: letters})
		}
	}
	if len(all) == 0 && g.does(ending) && !g.preceded(ending, "on") && !g.has(clocks) {
		return []Saying{{Act: End}}
	}
	return all
}

var (
	givesUp    = set("abandonne forfait eponge resigns concedes")
	beaten     = set("battu battue vaincu vaincue beaten")
	admits     = set("avoue avouant juge jugeant reconnait reconnaissant declare admits")
	clocks     = set("temps seconde secondes minute minutes sablier drapeau pendule time seconds glass clock flag")
	runsOut    = set("ecoule ecoulee ecoules ecoulees epuises epuisee epuisees vide depasse depassee depasses depassees fini finie finies passees tombe tomber expire expiree epuise up over out fell falls")
	discs      = set("disque disc reste restent moins")
	passing    = set("passe passer passes")
	contesting = set("conteste contester contests challenges")
	jarnacs    = set("jarnac jarnaque jarnak jarnack jarnaq")
	fills      = set("complete completer remplit recoit")
	ending     = set("finit fini termine arrete ends")
	handing    = set("tiens donne rend tend cede laisse")
	handed     = set("plateau jeu board bag sac main tour")
	slanting   = set("diagonale diagonal diagonally")
	drops      = set("enleve enlever ote oter retire retirer supprime remove removes")
	twice      = set("double")
	crosses    = set("croise croisant coupe coupant traverse traversant crosses crossing")
	crossing   = set("sous sur depuis du au par under through from")
	cards      = map[string]int{"double": 2, "doubles": 2, "x2": 2, "triple": 3, "triples": 3, "x3": 3}
)

// A sentence is what stands out in a text.
type sentence struct {
	words []string // without punctuation
	laid  []string // the words in capitals
	small bool     // there are small letters, so that capitals stand out
}

// dictated returns words in which a number and a letter are a square: "huit H".
func dictated(words []string) []string {
	for i := range len(words) - 1 {
		n := numbers[lower(words[i])]
		if n > 1 && isCapital(words[i+1]) && !slices.ContainsFunc(words, isVerb) && !slices.ContainsFunc(words, func(w string) bool { return adds.has(lower(w)) || slices.Contains(units, w) }) {
			return slices.Concat(words[:i], []string{strconv.Itoa(n) + words[i+1]}, words[i+2:])
		}
	}
	return words
}

func survey(text string) (g sentence) {
	g.words = split(strings.NewReplacer("(", " ( ", ")", " ) ", "=", " = ", "+", " + ").Replace(parted(plainly(text))))
	g.words = dictated(g.words)
	for i, w := range g.words {
		switch {
		case g.isWord(i):
			g.laid = append(g.laid, w)
		case len(w) > 1 && w == strings.ToLower(w) && isLetters(w):
			g.small = true
		}
	}
	return g
}

// parted returns a text with letters in parentheses that are part of a word as small ones, since they
// are jokers: (M)AISONS.
func parted(text string) string {
	words := strings.Fields(Tidy(text))
	for i, w := range words {
		from, to := strings.IndexByte(w, '('), strings.IndexByte(w, ')')
		if from >= 0 && to == from+2 && len(w) > 4 && isLetters(w[:from]+w[from+1:to]+strings.TrimRight(w[to+1:], ".,;:!")) {
			words[i] = w[:from] + strings.ToLower(w[from+1:to]) + w[to+1:]
		}
	}
	return strings.Join(words, " ")
}

// isWord reports whether a word stands in capitals: with more of them than of small letters, which are
// jokers.
func (g *sentence) isWord(i int) bool {
	w := g.words[i]
	capitals := strings.Count(strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return 'A'
		}
		return r
	}, w), "A")
	return len(w) > 1 && isLetters(w) && 2*capitals > len(w) && capitals > 1 && !jarnacs.has(lower(w))
}

// isLetter reports whether a single capital stands there. The first of a sentence is a word.
func (g *sentence) isLetter(i int) bool {
	w := g.words[i]
	return len(w) == 1 && i > 0 && 'A' <= w[0] && w[0] <= 'Z'
}

// preceded reports whether a word stands before the first of some.
func (g *sentence) preceded(s set, word string) bool {
	i := g.at(s)
	return i > 0 && lower(g.words[i-1]) == word
}

func (g *sentence) has(s set) bool { return g.at(s) >= 0 }

// does reports whether one of some words stands there of which nobody says that it is not so: no "ne" or
// "pas" is one of the two words beside it.
func (g *sentence) does(s set) bool {
	i := g.at(s)
	if i < 0 || g.preceded(s, "non") {
		return false
	}
	return !slices.ContainsFunc(g.words[max(i-2, 0):min(i+3, len(g.words))], func(w string) bool { return denials.has(lower(w)) })
}

// passes reports whether a turn is passed: what passes is no thing, "ça passe", and nobody passes somewhere, "je passe aux toilettes".
func (g *sentence) passes() bool {
	i := g.at(passing)
	return g.does(passing) && !g.preceded(passing, "ca") && !(i+1 < len(g.words) && set("aux chez par").has(lower(g.words[i+1])))
}

var denials = set("ne pas jamais presque bientot refuse not never nearly")

// at returns where the first of some words stands, or -1.
func (g *sentence) at(s set) int {
	return slices.IndexFunc(g.words, func(w string) bool { return s.has(lower(w)) })
}

// capitals returns the letters and the words in capitals behind the word at from, up to that at to.
func (g *sentence) capitals(from, to int) (letters string) {
	for i := from + 1; i < to; i++ {
		switch {
		case g.isLetter(i) || g.isWord(i):
			letters += g.words[i]
		case blanks.has(lower(g.words[i])):
			letters += "?"
		}
	}
	return letters
}

// asks reports whether a text asks or wishes something, which no move does.
func asks(text string) bool {
	said := strings.TrimRight(Tidy(text), " !.")
	return strings.HasSuffix(said, " ?") || strings.HasSuffix(said, "?") && !strings.ContainsAny(said, "=(") || questions.has(lower(strings.Fields(said + " .")[0]))
}

var questions = set("est-ce quel quelle quels quelles que quoi comment pourquoi peut-on puis-je peux-tu qui combien y " +
	"what which how why can may is who aide help si if")

// affirmed returns a text without the parts that say what is not done.
func affirmed(text string) string {
	parts := strings.FieldsFunc(strings.ReplaceAll(Tidy(text), " et ", " ; "), func(c rune) bool { return strings.ContainsRune(",;!", c) })
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool {
		said := lower(part)
		return strings.Contains(" "+said, " n'") || slices.ContainsFunc(strings.Fields(said), func(w string) bool {
			return slices.Contains([]string{"ne", "pas", "si", "aurait", "pourrait", "not", "if", "could"}, w)
		})
	}), ",")
}

// Contests reports whether a sentence says anywhere that something is contested. In capitals CONTESTE is a word that is laid,
// and so is what stands behind a verb of laying.
func Contests(text string) bool {
	g := survey(affirmed(text))
	i := g.at(contesting)
	return i >= 0 && g.words[i] == lower(g.words[i]) && !asks(text) && affirms(g.words) && !(i > 0 && (lays.has(lower(g.words[i-1])) || jarnacs.has(lower(g.words[i-1]))))
}

func (g *sentence) contests() []Saying {
	if len(g.laid) == 0 && g.at(contesting) < len(g.words)-1 {
		return nil // of what, in small letters
	}
	return []Saying{{Act: Contest, Rest: strings.Join(g.laid, " ")}}
}

// named returns the Jarnacs with the words of the sentence: the longer one is made of the other.
func (g *sentence) named(act Act) []Saying {
	s, ok := g.made()
	if len(g.laid) == 0 || g.has(twice) && !(ok && holds(s.Rest, s.From)) {
		return nil
	}
	if ok {
		s.Act = act
		return []Saying{s}
	}
	return []Saying{{Act: act, Rest: g.line() + g.laid[0]}}
}

// made returns a word that is made of another.
func (g *sentence) made() (s Saying, ok bool) {
	laid := g.laid
	if len(laid) == 3 { // "change le V de VENT en C et ajoute RE : CENTRE"
		laid = slices.DeleteFunc(slices.Clone(laid), func(w string) bool {
			return len(w) < 4 && slices.ContainsFunc(g.laid, func(other string) bool { return other != w && strings.Contains(other, w) })
		})
	}
	if len(laid) != 2 {
		return s, false
	}
	old, fresh := laid[0], laid[1]
	if i := slices.Index(g.words, old); len(old) > len(fresh) && !g.has(drops) && !(i+1 < len(g.words) && to.has(lower(g.words[i+1]))) {
		old, fresh = fresh, old
	}
	if slices.ContainsFunc(g.words, isSquare) && !holds(fresh, strings.ToUpper(old)) && !g.becomes(old, fresh) {
		return s, false // one lies beside the other
	}
	return Saying{From: strings.ToUpper(old), Rest: fresh}, true
}

// becomes reports whether one word is said to become another, whatever its letters.
func (g *sentence) becomes(old, fresh string) bool {
	after, before := slices.Index(g.words, old)+1, slices.Index(g.words, fresh)-1
	return after < len(g.words) && to.has(lower(g.words[after])) || before >= 0 && to.has(lower(g.words[before])) || g.has(makes) || g.has(jarnacs)
}

// holds reports whether a word has all the letters of another.
func holds(word, letters string) bool {
	word = strings.ToUpper(word)
	for _, c := range letters {
		if strings.Count(letters, string(c)) > strings.Count(word, string(c)) {
			return false
		}
	}
	return true
}

// bad holds what people say of a word that they contest.
var bad = []string{"existe pas", "pas dans le dico", "pas dans le dictionnaire", "pas un mot", "est pas francais", "pas valable", "est faux", "not a word", "not in the dictionary"}

var blanks = set("joker blanc blank")

var ordinals = []string{"premiere", "deuxieme", "troisieme", "quatrieme", "cinquieme", "sixieme", "septieme", "huitieme"}

// line returns the line that is named, with a colon: "ligne 2", "2e ligne".
func (g *sentence) line() string {
	i := g.at(lineWords)
	if i < 0 {
		for _, w := range g.words { // l.4
			if n, ok := strings.CutPrefix(lower(w), "l"); ok && countOf(strings.TrimLeft(n, ".")) > 0 {
				return strings.TrimLeft(n, ".") + ":"
			}
		}
		return ""
	}
	digits := func(w string) string {
		if i := slices.Index(ordinals, lower(w)); i >= 0 {
			return strconv.Itoa(i + 1)
		}
		if n := numbers[lower(w)]; n > 1 {
			return strconv.Itoa(n)
		}
		return w[:len(w)-len(strings.TrimLeft(w, "0123456789"))]
	}
	for _, j := range []int{i + 1, i - 1} {
		if j > i && slices.Contains(ordinals, lower(g.words[max(i-1, 0)])) {
			continue // la deuxième ligne, 16 points
		}
		if j >= 0 && j < len(g.words) && digits(g.words[j]) != "" {
			return digits(g.words[j]) + ":"
		}
	}
	return ""
}

// lays returns the words that may be laid: one that another becomes, or one with what is said of its place.
func (g *sentence) lays() (all []Saying) {
	if spelled := g.capitals(0, len(g.words)); len(g.laid) == 0 && len(spelled) > 1 && g.has(set("mot word")) && !g.has(drawVerbs) {
		return []Saying{{Rest: g.line() + spelled, Lays: g.line() == ""}}
	}
	if len(g.laid) == 0 {
		return g.single()
	}
	s := Saying{Lays: true, Rest: g.own(), Score: -1}
	anchored := false
	for i := range g.words {
		g.about(&s, i, &anchored)
	}
	s.Score = max(s.Score, 0)
	if made, ok := g.made(); ok && (!anchored || g.has(drops)) {
		made.Score, made.Scored, made.Bonus, made.On = s.Score, s.Scored, s.Bonus, s.On
		all = append(all, made)
		if g.turns() {
			return all
		}
	}
	if line := g.line(); line != "" {
		return append(all, Saying{Rest: line + s.Rest})
	}
	jokers := g.jokers(s.Rest)
	if i := slices.IndexFunc(g.words, isSquare); i >= 0 {
		for j := range jokers {
			jokers[j] = g.words[i] + " " + jokers[j]
		}
	}
	for _, word := range jokers {
		s.Rest = word
		all = append(all, s)
	}
	for _, old := range g.laid[:min(len(g.laid), 5)] { // RAT, E, RATE
		for _, fresh := range g.laid[:min(len(g.laid), 5)] {
			if 2 < len(old) && len(old) < len(fresh) && holds(fresh, strings.ToUpper(old)) && len(all) < 6 {
				all = append(all, Saying{From: strings.ToUpper(old), Rest: fresh})
			}
		}
	}
	return all
}

// own returns the word that is laid: the one that stands behind "pose", or else the first of which nobody names
// a letter, as in "part du P de PONT", and that is not crossed.
func (g *sentence) own() string {
	for i := range len(g.words) - 1 {
		if done(lower(g.words[i])) == "pose" && g.isWord(i+1) {
			return g.words[i+1]
		}
	}
	for i := range g.words {
		if g.isWord(i) && !(i > 1 && lower(g.words[i-1]) == "de" && g.isLetter(i-2)) && !g.isCrossed(i) {
			return g.words[i]
		}
	}
	return g.laid[0]
}

// isCrossed reports whether a word is said to be crossed by another: "croise ton MALT".
func (g *sentence) isCrossed(i int) bool {
	for i--; i > 0 && slices.Contains(noise, lower(g.words[i])); i-- {
	}
	return i >= 0 && crosses.has(lower(g.words[i]))
}

// single returns a letter that is laid alone on a square, which no game allows.
func (g *sentence) single() []Saying {
	square, letter := slices.IndexFunc(g.words, isSquare), g.capitals(0, len(g.words))
	if square < 0 || len(letter) != 1 {
		return nil
	}
	return []Saying{{Rest: g.words[square] + " " + letter}}
}

func isSquare(w string) bool {
	_, _, ok := Square(w + " X")
	return ok
}

// about hears what the word at i says of a word that is laid.
func (g *sentence) about(s *Saying, i int, anchored *bool) {
	w := lower(g.words[i])
	if d, ok := directions[w]; ok && !s.Way.Said && (w != "sous" || !slices.ContainsFunc(g.words, isSquare) && (i+1 == len(g.words) || !g.isWord(i+1))) {
		s.Way = Way{true, d}
	}
	if bonus := cards[w]; bonus > 0 {
		if s.Bonus > 0 && (s.Bonus != bonus || s.On != "") || g.has(set("cartes mots doubles triples")) && g.has(set("deux trois")) {
			bonus = Several
		}
		s.Bonus = bonus
	}
	if (w == "point" || w == "points" || w == "pts" || i == len(g.words)-1) && i > 0 {
		number := g.words[i]
		if i < len(g.words)-1 || strings.Trim(number, "0123456789") != "" {
			number = g.words[i-1]
		}
		if n, err := strconv.ParseUint(number, 10, 12); err == nil && g.line() == "" {
			s.Score, s.Scored = int(n), true
		}
	}
	if !g.isLetter(i) {
		return
	}
	before := func(n int) string { return lower(g.words[max(i-n, 0)]) }
	switch {
	case s.Bonus > 0 && s.On == "":
		s.On = g.words[i]
	case s.Through == "" && i+2 < len(g.words) && lower(g.words[i+1]) == "de" && g.isWord(i+2):
		s.Through, *anchored = g.words[i], true
	case s.Through == "" && !g.has(replaces) && (crossing.has(before(1)) || crossing.has(before(2)) && i > 1):
		s.Through = g.words[i]
		*anchored = i+2 < len(g.words) && lower(g.words[i+1]) == "de" && g.isWord(i+2)
	}
}

// jokers returns a word with the letter small that is said to be a joker: at each place where it can be.
func (g *sentence) jokers(word string) []string {
	at := g.at(set("joker blanc blank"))
	if at < 0 || strings.ToUpper(word) != word {
		return []string{word}
	}
	letter, nth := "", -1
	for i := range g.words {
		if g.isLetter(i) && strings.Contains(word, g.words[i]) && (letter == "" || max(i-at, at-i) < 4) {
			letter, nth = g.words[i], ordinal(g.words[i-1])
		}
	}
	if letter == "" {
		return []string{word}
	}
	all := lowered(word, letter)
	if nth >= 0 && nth < len(all) {
		return all[nth : nth+1]
	}
	return all
}

// swaps returns the swap that the verb at i begins.
func (g *sentence) swaps(i int) []Saying {
	behind := slices.IndexFunc(g.words[i+1:], func(w string) bool { return isAgainst(w) || drawVerbs.has(lower(w)) })
	end := len(g.words)
	if behind >= 0 {
		end = i + 1 + behind
	}
	aside, drawn := g.capitals(i, end), g.capitals(end, len(g.words))
	switch {
	case aside == "" && (g.has(set("tout tous toutes sept all"))):
		return []Saying{{Act: Swap, Rest: strings.TrimSuffix("tout + "+drawn, " + ")}}
	case aside == "":
		for j := i + 1; j+1 < end; j++ {
			if countOf(lower(g.words[j])) > 0 && slices.Contains(units, lower(g.words[j+1])) {
				return []Saying{{Act: Swap, Rest: strconv.Itoa(countOf(lower(g.words[j]))) + " " + g.words[j+1]}}
			}
		}
		return nil
	case drawn == "":
		return []Saying{{Act: Swap, Rest: aside}}
	}
	return []Saying{{Act: Swap, Rest: aside + " + " + drawn}}
}

// takenBackWord reports whether a sentence says that a single word is taken back.
func takenBackWord(text string) bool {
	g := survey(text)
	return (g.has(back) || g.has(set("remet remets")) && g.has(set("main chevalet rack"))) && len(g.laid) == 1 && !g.has(jarnacs) && !g.has(contesting)
}

// plainly returns a text without the other words that a placement is said to make, in parentheses behind
// a plus, and with the letter in its place for which a joker stands: "10H SOIF (+ CHATS)", "JO?R, ? = U".
func plainly(text string) string {
	text = Tidy(text)
	if from := strings.Index(text, "(+"); from >= 0 {
		if to := strings.IndexByte(text[from:], ')'); to >= 0 {
			text = text[:from] + text[from+to+1:]
		}
	}
	words := strings.Fields(text)
	for i, w := range words {
		at := strings.IndexByte(w, '?')
		if len(w) < 2 || at < 0 || strings.Count(w, "?") > 1 || at == len(w)-1 && !strings.Contains(text, "=") {
			continue
		}
		for _, letter := range slices.Backward(words[i+1:]) {
			if letter = strings.Trim(letter, ".,;:!)"); len(letter) == 1 && isLetters(letter) && letter != lower(letter) {
				words[i] = strings.Replace(w, "?", lower(letter), 1)
				break
			}
		}
	}
	return strings.Join(words, " ")
}

// turns reports whether one word is said to be turned into another: "PLAGES en PAGES".
func (g *sentence) turns() bool {
	if len(g.laid) != 2 {
		return false
	}
	i := slices.Index(g.words, g.laid[0])
	return i+2 < len(g.words) && into.has(lower(g.words[i+1])) && g.words[i+2] == g.laid[1]
}
