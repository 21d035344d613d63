// Package fetched hands on large files to a program that is built with the tag fetched. Such
// a program holds no words, and nothing that its players have learned: a page in a browser fetches them when a game needs
// them. Without the tag they are part of the program, and nothing imports this package.
package fetched

// Open returns the content of a file: "french.lex", "french.grid", "words.bin" or "nets.bin". The program sets it before it
// asks for any. An Open that has no content to return panics, and the file stays missing.
var Open func(name string) []byte
