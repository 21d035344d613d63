package spoken

import (
	"iter"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// MaxLen is the bytes of the longest text that is read.
const MaxLen = 256

// replacer writes with the characters of the notation what keyboards and word processors
// put in their place.
var replacer = strings.NewReplacer(
	"‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "−", "-", "﹣", "-", "－", "-",
	"’", "'", "‘", "'", "ʼ", "'",
	"«", "", "»", "", "“", "", "”", "", "\"", "",
	"…", "...", "→", ">", "↓", "v", "¿", "", "？", "?", "！", "!", "：", ":", "（", "(", "）", ")",
	"œ", "oe", "Œ", "OE", "æ", "ae", "Æ", "AE",
)

// Tidy returns a text without accents and quotation marks, with plain dashes and one space
// between its words. It is "" for what is too long, and for what is not text.
func Tidy(text string) string {
	if len(text) > MaxLen {
		return ""
	}
	plain := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(replacer.Replace(text)))
	return strings.Join(strings.Fields(plain), " ")
}

// Close returns a tidied text without the spaces beside its signs, as in 2 : TZAR. Those
// between two letters or digits stay.
func Close(text string) string {
	words := strings.Fields(text)
	var b strings.Builder
	for i, w := range words {
		if i > 0 && isWordByte(words[i-1][len(words[i-1])-1]) && isWordByte(w[0]) {
			b.WriteByte(' ')
		}
		b.WriteString(w)
	}
	return b.String()
}

func isWordByte(c byte) bool {
	return c >= 0x80 || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' || '0' <= c && c <= '9'
}

// Letters returns letters as they are drawn or set aside, in capitals and without what stands
// between them: "a, b, u" is ABU.
func Letters(text string) string {
	return strings.ToUpper(strings.Map(func(r rune) rune {
		if r == ' ' || r == ',' || r == ';' || r == '.' {
			return -1
		}
		return r
	}, text))
}

// Word returns a word in capitals, unless it has a capital: then its small letters are jokers.
func Word(text string) string {
	if strings.ToLower(text) != text {
		return text
	}
	return strings.ToUpper(text)
}

// Placement splits a token at the colon or the blank between a square and a word, as in
// 8H:CHAT and 8H CHAT. A move written by a program has one or the other.
func Placement(token string) (square, word string, ok bool) {
	i := strings.IndexAny(token, ": ")
	if i < 0 {
		return token, "", false
	}
	return token[:i], token[i+1:], true
}

// Square takes a square off the front of a text: 8H, or H8, and what stands after it
// without a colon or spaces.
func Square(text string) (square, rest string, ok bool) {
	isDigit := func(c byte) bool { return '0' <= c && c <= '9' }
	isLetter := func(c byte) bool { return 'A' <= c&^0x20 && c&^0x20 <= 'Z' }
	n := 0
	digits := func() int {
		from := n
		for n < len(text) && isDigit(text[n]) {
			n++
		}
		return n - from
	}
	switch {
	case text == "":
		return "", "", false
	case isDigit(text[0]):
		digits()
		if n == len(text) || !isLetter(text[n]) {
			return "", "", false
		}
		n++
	case isLetter(text[0]):
		n++
		if digits() == 0 {
			return "", "", false
		}
	default:
		return "", "", false
	}
	rest = strings.TrimLeft(text[n:], " ")
	parted := len(rest) < len(text)-n
	rest, colon := strings.CutPrefix(rest, ":")
	rest = strings.TrimLeft(rest, " ")
	if rest == "" || !parted && !colon && isWordByte(rest[0]) {
		return "", "", false
	}
	return strings.ToUpper(text[:n]), rest, true
}

// squaresOf returns the squares that a text names, or all of it where it names none: "trois lettres de
// Nina : F4, F5".
func squaresOf(text string) string {
	words := strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ',' })
	if squares := slices.DeleteFunc(words, func(w string) bool { return !isSquare(w) }); len(squares) > 0 {
		return strings.Join(squares, ",")
	}
	return text
}

// AreWords reports whether a text is words of letters, with commas or et between them.
func AreWords(text string) bool {
	return text != "" && !strings.ContainsFunc(text, func(r rune) bool { return r != ' ' && r != ',' && !isLetters(string(r)) })
}

// Names reports whether a text of words names one: "le mot RAT", "RAT et SEL".
func Names(text, word string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ',' }), func(w string) bool {
		return strings.EqualFold(w, word)
	})
}

// mostJoints limits where a text is parted: each part costs a search for what it can mean.
const mostJoints = 4

// Parts yields the ways to part a text in two where a move may end: at "et", "puis", commas and the like,
// the first few of them.
func Parts(text string) iter.Seq2[string, string] {
	return func(yield func(first, rest string) bool) {
		tidied := Tidy(text)
		found := 0
		for i := range len(tidied) {
			if found == mostJoints {
				return
			}
			for _, joint := range joints {
				if !strings.HasPrefix(strings.ToLower(tidied[i:]), joint) {
					continue
				}
				first, rest := strings.Trim(tidied[:i], " ,.;!"), strings.Trim(tidied[i+len(joint):], " ,.;!")
				if isLone(first[strings.LastIndexByte(first, ' ')+1:]) && isLone(rest[:strings.IndexByte(rest+" ", ' ')]) {
					break // S, E et L
				}
				found++
				if i := slices.IndexFunc(split(first), isJarnac); i > 0 && twice.has(lower(split(first)[i-1])) {
					rest = "Jarnac " + rest
				}
				if first != "" && rest != "" && !denied(first) && !denied(rest) && !yield(first, rest) {
					return
				}
				break
			}
		}
	}
}

// isLone reports whether a word is a single letter in capitals, and a comma.
func isLone(word string) bool { return isCapital(strings.TrimRight(word, ",;.")) }

// Follows reports whether a part of a text begins with letters that are drawn, with a word that is laid, or with the
// end of a turn.
func Follows(part string) bool {
	for first := range Parts(part) {
		part = first
		break
	}
	plain := polite(part)
	if words := split(plain); len(words) == 2 && done(lower(words[0])) == "pose" && (len(survey(plain).laid) == 1 || isLetters(words[1]) && !isOwn(words[1])) {
		return true
	}
	ends := func(s Saying) bool { return s.Act == Draw || (s.Act == Pass || s.Act == End) && s.Rest == "" }
	return ends(Hear(plain)) || slices.ContainsFunc(Loose(plain), ends)
}

// Then reports whether a part of a text is said to come after what stands before it: "LOUP, puis POULE".
func Then(text, part string) bool {
	before, _, ok := strings.Cut(Tidy(text), part)
	words := split(before)
	return ok && len(words) > 1 && set("puis ensuite apres then").has(lower(words[len(words)-1]))
}

// IsPlain reports whether a part of a text says one act and no more: it is a single word, or has two of which one is the verb.
func IsPlain(part string) bool {
	words := split(polite(part))
	for len(words) > 1 && before.has(lower(words[0])) {
		words = words[1:]
	}
	return len(words) == 1 || len(words) < 4 && (acts[lower(words[0])] != None || done(lower(words[0])) != "" || saidBy.has(lower(words[0])))
}

// IsPlainAct reports whether a text is one act, in whatever words.
func IsPlainAct(text string) bool {
	return slices.ContainsFunc(append(Loose(text), Hear(text)), func(s Saying) bool { return s.Act != None }) || done(lower(Tidy(text))) != ""
}

// Draws reports whether a part of a text says that letters are drawn.
func Draws(text string) bool {
	for _, part := range clauses(text) {
		for _, s := range append(Loose(part), Hear(part)) {
			if letters := Letters(Count(s.Rest)); s.Act == Draw && len(letters) == 1 && isLetters(letters) {
				return true
			}
		}
	}
	return false
}

// denied reports whether a part of a text says what is not done.
func denied(part string) bool {
	return slices.ContainsFunc(strings.Fields(strings.ReplaceAll(part, "'", " ")), func(w string) bool {
		return !isCapital(w) && set("ne n pas not").has(lower(w)) // N is a letter
	})
}

var joints = []string{", puis ", ", et ", " et puis ", " et ", " puis ", " pis ", " ensuite ", ", ", "; ", ". ", "! ", " then ", ", and ", " and "}
