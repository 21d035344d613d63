package protocol

import (
	"slices"
	"strconv"
	"strings"
)

// An Option is a setting of an engine.
type Option struct {
	Name    string // without blanks
	Type    string // "check", "spin", "combo" or "string"
	Default string
	// Min and Max bound a spin. Both are 0 where it has no bounds.
	Min, Max int
	Values   []string // those of a combo, each without blanks
}

// String returns what comes after the word option.
func (o Option) String() string {
	words := []string{"name", o.Name, "type", o.Type}
	if o.Type == "spin" && (o.Min != 0 || o.Max != 0) {
		words = append(words, "min", strconv.Itoa(o.Min), "max", strconv.Itoa(o.Max))
	}
	for _, v := range o.Values {
		words = append(words, "var", v)
	}
	// The default comes last: that of a string may have blanks.
	if o.Default != "" {
		words = append(words, "default", o.Default)
	}
	return strings.Join(words, " ")
}

// Takes reports whether the option can have that value.
func (o Option) Takes(value string) bool {
	switch o.Type {
	case "check":
		return value == "true" || value == "false"
	case "spin":
		n, err := strconv.Atoi(value)
		return err == nil && (o.Min == 0 && o.Max == 0 || o.Min <= n && n <= o.Max)
	case "combo":
		return slices.Contains(o.Values, value)
	}
	return true
}

func parseOption(text string) (o Option, err error) {
	key, rest := cut(text)
	if key != "name" {
		return Option{}, phrases.InputError(badOption)
	}
	if o.Name, rest = cut(rest); o.Name == "" {
		return Option{}, phrases.InputError(badOption)
	}
	if key, rest = cut(rest); key != "type" {
		return Option{}, phrases.InputError(badOption)
	}
	o.Type, rest = cut(rest)
	if !slices.Contains([]string{"check", "spin", "combo", "string"}, o.Type) {
		return Option{}, phrases.InputError(badOption)
	}
	low, high := "", ""
	for rest != "" {
		key, rest = cut(rest)
		if key == "default" && o.Type == "string" {
			o.Default = rest
			break
		}
		var value string
		value, rest = cut(rest)
		switch {
		case value == "":
			return Option{}, phrases.InputError(badOption)
		case key == "default":
			o.Default = value
		case key == "min":
			low = value
		case key == "max":
			high = value
		case key == "var":
			o.Values = append(o.Values, value)
		default:
			return Option{}, phrases.InputError(badOption)
		}
	}
	if o.Type != "combo" {
		o.Values = nil
	}
	if low != "" || high != "" {
		var wrong error
		o.Min, err = strconv.Atoi(low)
		o.Max, wrong = strconv.Atoi(high)
		if err != nil || wrong != nil || o.Min >= o.Max || o.Type != "spin" {
			return Option{}, phrases.InputError(badRange, quoted(o.Name), quoted(low), quoted(high))
		}
	}
	if o.Default != "" && !o.Takes(o.Default) {
		return Option{}, phrases.InputError(badDefault, quoted(o.Name), quoted(o.Default))
	}
	return o, nil
}
