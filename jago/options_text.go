package jago

// A setting is one option as text.
type setting struct {
	key string
	get func(*Options) string
	set func(*Options, string) error
}

// settings is every option, in the order of a text.
var settings []setting
