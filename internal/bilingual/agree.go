package bilingual

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// agree returns format with the endings that agree with the numbers before them, which are
// singular where they are among those given.
func agree(format string, args []any, singular ...int64) string {
	if !strings.Contains(format, "{") {
		return format
	}
	var out strings.Builder
	next, one := 1, false
	for i := 0; i < len(format); {
		text := format[i : i+1]
		switch format[i] {
		case '%':
			use := readVerb(format[i:])
			text = use.text
			if use.verb == 0 || use.verb == '%' {
				break
			}
			if use.index > 0 {
				next = use.index
			}
			if use.verb == 'd' && next <= len(args) {
				one = slices.Contains(singular, whole(args[next-1]))
			}
			next++
		case '{':
			if e, ok := readEnding(format[i:]); ok {
				out.WriteString(e.of(one))
				i += len(e.text)
				continue
			}
		}
		out.WriteString(text)
		i += len(text)
	}
	return out.String()
}

// whole returns a whole number, or -1.
func whole(n any) int64 {
	switch v := reflect.ValueOf(n); {
	case v.CanInt():
		return v.Int()
	case v.CanUint():
		return int64(v.Uint())
	}
	return -1
}

// An ending is what stands in braces: the ending of a plural, or both forms.
type ending struct {
	text         string // with its braces
	first, other string
	both         bool
}

// readEnding reads an ending that s begins with.
func readEnding(s string) (e ending, ok bool) {
	end := strings.IndexByte(s, '}')
	if end < 0 {
		return e, false
	}
	inside := s[1:end]
	e.text = s[:end+1]
	e.first, e.other, e.both = strings.Cut(inside, "|")
	return e, !strings.ContainsAny(inside, "{%") && !strings.Contains(e.other, "|")
}

// of returns the form for one thing, or for more.
func (e ending) of(one bool) string {
	if e.both && !one {
		return e.other
	}
	if e.both || !one {
		return e.first
	}
	return ""
}

// A use is one verb of a format: %-3[2]d has the index 2 and the verb d.
type use struct {
	text  string
	index int  // as written, from 1; 0 is none, and -1 one that cannot be read
	verb  rune // 0 is none
}

// readVerb reads the verb that s begins with.
func readVerb(s string) use {
	u, n := use{}, 1
	for n < len(s) && strings.IndexByte("+-# 0123456789.", s[n]) >= 0 {
		n++
	}
	if n < len(s) && s[n] == '[' {
		number, _, closed := strings.Cut(s[n+1:], "]")
		i, err := strconv.Atoi(number)
		if !closed || err != nil || i < 1 {
			u.text, u.index = s[:n+1], -1
			return u
		}
		u.index, n = i, n+len(number)+2
	}
	for _, r := range s[n:] {
		u.verb = r
		n += len(string(r))
		break
	}
	u.text = s[:n]
	return u
}
