// Package board draws the boards of Scrabble on a page of package show, and tells the
// games that are played on them.
package scrabbletale
