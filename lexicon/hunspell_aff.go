package lexicon

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// An affFile is what a .aff file says about forms.
type affFile struct {
	decode    decoder
	kind      flagKind
	fullStrip bool

	needAffix, onlyInCompound, forbiddenWord, circumfix, keepCase flag

	flagAliases [][]flag // of AF, the first is 1
	tagAliases  []tags   // of AM

	prefixes, suffixes map[flag][]*affix
}

// An affix is one rule of a PFX or SFX.
type affix struct {
	flag       flag
	prefix     bool
	cross      bool   // goes with affixes of the other side
	strip, add string // what it takes off the word and puts there
	condition  condition
	more       int    // looks that it costs for the length of its condition
	next       []flag // the flags that a word has by this affix
	tags       tags

	needAffix, onlyInCompound, circumfix bool // flags of next
}

// fits reports whether w can have the affix.
func (x *affix) fits(w string, fullStrip bool) bool {
	switch {
	case len(x.strip) > len(w), len(x.strip) == len(w) && !fullStrip, len(w)-len(x.strip)+len(x.add) > maxAffix:
		return false
	case x.prefix:
		return strings.HasPrefix(w, x.strip) && x.condition.begins(w)
	}
	return strings.HasSuffix(w, x.strip) && x.condition.ends(w)
}

// apply is w with the affix, which fits.
func (x *affix) apply(w string) string {
	if x.prefix {
		return x.add + w[len(x.strip):]
	}
	return w[:len(w)-len(x.strip)] + x.add
}

// readAff reads a .aff file. What bears on suggestions, on the breaking of texts
// and on compounds is passed over, as hunspell passes over what it does not know.
func readAff(r io.Reader) (*affFile, error) {
	p := affParser{affFile: &affFile{
		decode:   decodeCharmap(charmap.ISO8859_1),
		prefixes: map[flag][]*affix{},
		suffixes: map[flag][]*affix{},
	}}
	err := eachLine(r, affLimit, p.line)
	if err == nil && p.left > 0 {
		err = &SyntaxError{Line: p.header, Reason: fmt.Sprintf("the file ends %d lines before the table does", p.left)}
	}
	if err != nil {
		return nil, err
	}
	// Flags are settled at the end, since a file may name them in any order.
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

// An affParser is an affFile in the making, with the table that it is in.
type affParser struct {
	*affFile
	table  string // PFX, SFX, AF or AM
	flag   flag
	cross  bool
	left   int // lines of the table to come
	header int // the line where it began
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
	if len(f) == 0 { // blanks of Unicode
		return nil
	}
	if p.left > 0 {
		if f[0] != p.table {
			return fmt.Errorf("%d more lines of the table %s of line %d should come first", p.left, p.table, p.header)
		}
		p.left--
		return p.row(f)
	}
	switch f[0] {
	case "PFX", "SFX", "AF", "AM":
		p.table, p.header = f[0], n
		return p.begin(f)
	case "COMPLEXPREFIXES":
		return errors.New("COMPLEXPREFIXES is not supported")
	case "FULLSTRIP":
		p.fullStrip = true
		return nil
	case "SET", "FLAG", "NEEDAFFIX", "PSEUDOROOT", "ONLYINCOMPOUND", "FORBIDDENWORD", "CIRCUMFIX", "KEEPCASE":
	default:
		return nil
	}
	if len(f) < 2 {
		return fmt.Errorf("%s lacks its value", f[0])
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

// begin reads the head of a table: "SFX flag Y 12", "AF 12".
func (p *affParser) begin(f []string) error {
	var count string
	switch {
	case p.table[0] == 'A': // AF, AM
		if len(f) < 2 {
			return fmt.Errorf("%s lacks the number of its lines", p.table)
		}
		count = f[1]
	case len(f) < 4 || f[2] != "Y" && f[2] != "N":
		return fmt.Errorf("%s should begin with a flag, Y or N, and the number of its lines", p.table)
	default:
		var err error
		if p.flag, err = p.kind.one(f[1]); err != nil {
			return err
		}
		p.cross, count = f[2] == "Y", f[3]
	}
	n, err := strconv.Atoi(count)
	if err != nil || n < 0 {
		return fmt.Errorf("%s is no number of lines", excerpt.Of(count))
	}
	p.left = n
	return nil
}

// row reads a line of a table: "SFX flag strip add/flags condition tags…", "AF
// flags", "AM tags…".
func (p *affParser) row(f []string) error {
	switch p.table {
	case "AF":
		if len(f) < 2 {
			return errors.New("the flags are missing")
		}
		flags, err := p.kind.flags(f[1])
		p.flagAliases = append(p.flagAliases, flags)
		return err
	case "AM":
		p.tagAliases = append(p.tagAliases, parseTags(f[1:]))
		return nil
	}
	if len(f) < 4 {
		return errors.New("an affix is a flag, what it takes off, what it adds and a condition")
	}
	fl, err := p.kind.one(f[1])
	if err != nil {
		return err
	}
	if fl != p.flag {
		return fmt.Errorf("the table of line %d has another flag", p.header)
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
		return fmt.Errorf("an affix has more than %d bytes", maxAffix)
	}
	if x.condition, err = parseCondition(text); err != nil {
		return err
	}
	x.more = len(text) / lookBytes
	switch {
	case !x.prefix:
		p.suffixes[fl] = append(p.suffixes[fl], x)
	case !utf8.ValidString(x.add) || strings.ContainsAny(x.add, "'’"):
		// An elision, which no suffix can undo: no word would come of it.
	default:
		p.prefixes[fl] = append(p.prefixes[fl], x)
	}
	return nil
}

// orNothing reads "0", which stands for no text.
func orNothing(s string) string {
	if s == "0" {
		return ""
	}
	return s
}

// flags reads the flags of a word or an affix, which may be the number of an
// alias. They are sorted, each once.
func (a *affFile) flags(text string) ([]flag, error) {
	if text == "" || len(a.flagAliases) == 0 {
		return a.kind.flags(text)
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > len(a.flagAliases) {
		return nil, fmt.Errorf("AF has no %s", excerpt.Of(text))
	}
	return a.flagAliases[n-1], nil
}

// tags reads the morphological fields of a word or an affix, which may be the
// number of an alias.
func (a *affFile) tags(fields []string) (tags, error) {
	if len(a.tagAliases) == 0 || len(fields) != 1 {
		return parseTags(fields), nil
	}
	n, err := strconv.Atoi(fields[0])
	if err != nil {
		return parseTags(fields), nil
	}
	if n < 1 || n > len(a.tagAliases) {
		return tags{}, fmt.Errorf("AM has no %d", n)
	}
	return a.tagAliases[n-1], nil
}

// cutFlags splits "word/flags". A slash that begins the text or stands after a
// backslash is a letter.
func cutFlags(s string) (word, flags string) {
	for i := 1; i < len(s); i++ {
		if s[i] == '/' && s[i-1] != '\\' {
			word, flags = s[:i], s[i+1:]
			return strings.ReplaceAll(word, `\/`, "/"), flags
		}
	}
	return strings.ReplaceAll(s, `\/`, "/"), ""
}
