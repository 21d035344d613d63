// Package judge is what programs that judge records and words have in common: which game
// a text holds, and by which clause a word is good that one could doubt.
package judge
