// Package judge tells how a list of words reads a word, for programs that judge words. Records
// and rules are judged by package game.
package judge
