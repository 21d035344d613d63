// Package fetched hands on the files of words to a program that is built with the tag fetched. Such
// a program holds no words: a page in a browser fetches them when a game needs them. Without the tag
// the words are part of the program, and nothing imports this package.
package fetched

// Open returns the content of a file, "french.lex" or "french.grid". The program sets it before it
// asks for words. An Open that has no content to return panics, and the words stay missing.
var Open func(name string) []byte
