package scrabble

// settings is every option that is written as text.
var settings []setting

type setting struct {
	key string
	get func(*Options) string
	set func(*Options, string) error
}
