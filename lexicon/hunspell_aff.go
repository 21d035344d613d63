package lexicon

import (
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// An affFile is the part of a .aff file that makes forms.
type affFile struct {
	decode    decoder
	kind      flagKind
	fullStrip bool

	needAffix, onlyInCompound, forbiddenWord, circumfix, keepCase flag

	flagAliases [][]flag // of AF, numbered from 1
	tagAliases  []tags   // of AM

	prefixes, suffixes map[flag][]*affix
}

// An affix is one rule of a PFX or SFX.
type affix struct {
	flag       flag
	prefix     bool
	cross      bool   // whether affixes of the other side can be added
	strip, add string // what it removes from the word, and adds
	condition  condition
	more       int    // the looks that its condition costs
	next       []flag // the flags of a word with this affix
	tags       tags

	needAffix, onlyInCompound, circumfix bool // flags of next
}

// fits reports whether the affix can be added to w.
func (x *affix) fits(w string, fullStrip bool) bool {
	switch {
	case len(x.strip) > len(w), len(x.strip) == len(w) && !fullStrip, len(w)-len(x.strip)+len(x.add) > maxAffix:
		return false
	case x.prefix:
		return strings.HasPrefix(w, x.strip) && x.condition.begins(w)
	}
	return strings.HasSuffix(w, x.strip) && x.condition.ends(w)
}

// apply returns w with the affix. The affix must fit.
func (x *affix) apply(w string) string {
	if x.prefix {
		return x.add + w[len(x.strip):]
	}
	return w[:len(w)-len(x.strip)] + x.add
}

// readAff reads a .aff file. It ignores what is for suggestions, word breaks and compounds,
// and, like hunspell, what is unknown.
func readAff(r io.Reader) (*affFile, error) {
	p := affParser{affFile: &affFile{
		decode:   decodeLatin1,
		prefixes: map[flag][]*affix{},
		suffixes: map[flag][]*affix{},
	}}
	err := eachLine(r, affLimit, p.line)
	if err == nil && p.left > 0 {
		err = lineError(p.header, "", "the file ends within the table (lines missing: %d) ¦ "+
			"le fichier finit dans la table (lignes manquantes : %d)", p.left)
	}
	if err != nil {
		return nil, err
	}
	// This is done at the end, since a file may define flags in any order.
	for _, rules := range []map[flag][]*affix{p.prefixes, p.suffixes} {
		for _, xs := range rules {
			for _, x := range xs {
				x.needAffix = p.needAffix.in(x.next)
				x.onlyInCompound = p.onlyInCompound.in(x.next)
				x.circumfix = p.circumfix.in(x.next)
			}
		}
	}
	return p.affFile, nil
}

// An affParser reads an affFile. It knows in which table it is.
type affParser struct {
	*affFile
	table  string // PFX, SFX, AF or AM
	flag   flag
	cross  bool
	left   int // lines of the table that are still to come
	header int // the line on which the table began
}

func (p *affParser) line(n int, raw string) error {
	raw = strings.TrimSpace(raw)
	if raw[0] == '#' {
		return nil
	}
	text, err := p.decode(raw)
	if err != nil {
		return err
	}
	f := strings.Fields(text)
	if len(f) == 0 { // only Unicode spaces
		return nil
	}
	if p.left > 0 {
		if f[0] != p.table {
			return phrases.InputError("the table %s of line %d is not complete (lines missing: %d) ¦ "+
				"la table %s de la ligne %d n'est pas complète (lignes manquantes : %d)", p.table, p.header, p.left)
		}
		p.left--
		return p.row(f)
	}
	switch f[0] {
	case "PFX", "SFX", "AF", "AM":
		p.table, p.header = f[0], n
		return p.begin(f)
	case "COMPLEXPREFIXES":
		return phrases.InputError("COMPLEXPREFIXES is not supported ¦ COMPLEXPREFIXES n'est pas pris en charge")
	case "FULLSTRIP":
		p.fullStrip = true
		return nil
	case "SET", "FLAG", "NEEDAFFIX", "PSEUDOROOT", "ONLYINCOMPOUND", "FORBIDDENWORD", "CIRCUMFIX", "KEEPCASE":
	default:
		return nil
	}
	if len(f) < 2 {
		return phrases.InputError("%s has no value ¦ %s n'a pas de valeur", f[0])
	}
	switch f[0] {
	case "SET":
		p.decode, err = decoderFor(f[1])
	case "FLAG":
		p.kind, err = parseFlagKind(f[1])
	case "NEEDAFFIX", "PSEUDOROOT":
		p.needAffix, err = p.kind.one(f[1])
	case "ONLYINCOMPOUND":
		p.onlyInCompound, err = p.kind.one(f[1])
	case "FORBIDDENWORD":
		p.forbiddenWord, err = p.kind.one(f[1])
	case "CIRCUMFIX":
		p.circumfix, err = p.kind.one(f[1])
	case "KEEPCASE":
		p.keepCase, err = p.kind.one(f[1])
	}
	return err
}

// begin reads the first line of a table, such as "SFX flag Y 12" or "AF 12".
func (p *affParser) begin(f []string) error {
	var count string
	switch {
	case p.table[0] == 'A': // AF, AM
		if len(f) < 2 {
			return phrases.InputError("%s has no number of lines ¦ %s n'a pas de nombre de lignes", p.table)
		}
		count = f[1]
	case len(f) < 4 || f[2] != "Y" && f[2] != "N":
		return phrases.InputError("%s needs a flag, Y or N, and a number of lines ¦ %s demande un drapeau, Y ou N, et un nombre de lignes", p.table)
	default:
		var err error
		if p.flag, err = p.kind.one(f[1]); err != nil {
			return err
		}
		p.cross, count = f[2] == "Y", f[3]
	}
	n, err := strconv.Atoi(count)
	if err != nil || n < 0 {
		return phrases.InputError("%s is not a number of lines ¦ %s n'est pas un nombre de lignes", excerpt.Truncate(count))
	}
	p.left = n
	return nil
}

// row reads a line within a table, such as "SFX flag strip add/flags condition tags…", "AF
// flags" or "AM tags…".
func (p *affParser) row(f []string) error {
	switch p.table {
	case "AF":
		if len(f) < 2 {
			return phrases.InputError("the flags are missing ¦ les drapeaux manquent")
		}
		flags, err := p.kind.flags(f[1])
		p.flagAliases = append(p.flagAliases, flags)
		return err
	case "AM":
		p.tagAliases = append(p.tagAliases, parseTags(f[1:]))
		return nil
	}
	if len(f) < 4 {
		return phrases.InputError("an affix needs a flag, what it removes, what it adds, and a condition ¦ " +
			"un affixe demande un drapeau, ce qu'il ôte, ce qu'il ajoute et une condition")
	}
	fl, err := p.kind.one(f[1])
	if err != nil {
		return err
	}
	if fl != p.flag {
		return phrases.InputError("this is not the flag of the table of line %d ¦ ce n'est pas le drapeau de la table de la ligne %d", p.header)
	}
	add, next := cutFlags(f[3])
	x := &affix{flag: fl, prefix: p.table == "PFX", cross: p.cross, strip: orNothing(f[2]), add: orNothing(add)}
	if x.next, err = p.flags(next); err != nil {
		return err
	}
	text := "."
	if len(f) > 4 {
		text = f[4]
		if x.tags, err = p.tags(f[5:]); err != nil {
			return err
		}
	}
	if len(x.strip) > maxAffix || len(x.add) > maxAffix || len(text) > maxAffix {
		return phrases.InputError("an affix has more than %d bytes ¦ un affixe a plus de %d octets", maxAffix)
	}
	if x.condition, err = parseCondition(text); err != nil {
		return err
	}
	x.more = len(text) / lookBytes
	switch {
	case !x.prefix:
		p.suffixes[fl] = append(p.suffixes[fl], x)
	case !utf8.ValidString(x.add) || strings.ContainsAny(x.add, "'’"):
		// An elision. A form with it can never become a word.
	default:
		p.prefixes[fl] = append(p.prefixes[fl], x)
	}
	return nil
}

// orNothing returns s, or "" if s is "0".
func orNothing(s string) string {
	if s == "0" {
		return ""
	}
	return s
}

// flags reads the flags of a word or an affix, which may be the number of an alias. They are
// sorted and without duplicates.
func (a *affFile) flags(text string) ([]flag, error) {
	if text == "" || len(a.flagAliases) == 0 {
		return a.kind.flags(text)
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > len(a.flagAliases) {
		return nil, phrases.InputError("AF has no line %s ¦ AF n'a pas de ligne %s", excerpt.Truncate(text))
	}
	return a.flagAliases[n-1], nil
}

// tags reads the morphological fields of a word or an affix, which may be the number of an
// alias.
func (a *affFile) tags(fields []string) (tags, error) {
	if len(a.tagAliases) == 0 || len(fields) != 1 {
		return parseTags(fields), nil
	}
	n, err := strconv.Atoi(fields[0])
	if err != nil {
		return parseTags(fields), nil
	}
	if n < 1 || n > len(a.tagAliases) {
		return tags{}, phrases.InputError("AM has no line %d ¦ AM n'a pas de ligne %d", n)
	}
	return a.tagAliases[n-1], nil
}

// cutFlags splits "word/flags". A slash at the beginning or after a backslash is a letter of
// the word.
func cutFlags(s string) (word, flags string) {
	for i := 1; i < len(s); i++ {
		if s[i] == '/' && s[i-1] != '\\' {
			word, flags = s[:i], s[i+1:]
			return strings.ReplaceAll(word, `\/`, "/"), flags
		}
	}
	return strings.ReplaceAll(s, `\/`, "/"), ""
}
