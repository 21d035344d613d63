package rulebook

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// agreeing is a verb for a whole number, or an ending in braces.
var agreeing = regexp.MustCompile(`%[-+# 0-9.]*(?:\[(\d+)\])?([a-zA-Z%])|\{([^{}|%]*)(?:\|([^{}|%]*))?\}`)

// agree returns format with the endings that agree with the numbers before them, which are
// singular where they are among those given.
func agree(format string, args []any, singular ...int64) string {
	if !strings.ContainsRune(format, '{') {
		return format
	}
	next, one := 1, false
	var out strings.Builder
	rest := 0
	for _, m := range agreeing.FindAllStringSubmatchIndex(format, -1) {
		group := func(i int) string {
			if m[2*i] < 0 {
				return ""
			}
			return format[m[2*i]:m[2*i+1]]
		}
		out.WriteString(format[rest:m[0]])
		rest = m[1]
		switch {
		case group(2) == "%":
			out.WriteString(group(0))
		case group(2) != "":
			if n, err := strconv.Atoi(group(1)); err == nil {
				next = n
			}
			if next <= len(args) && group(2) == "d" {
				one = slices.Contains(singular, whole(args[next-1]))
			}
			next++
			out.WriteString(group(0))
		case m[8] >= 0 && one:
			out.WriteString(group(3))
		case m[8] >= 0:
			out.WriteString(group(4))
		case !one:
			out.WriteString(group(3))
		}
	}
	return out.String() + format[rest:]
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
