// Package cardtable draws the table of Scrabble, le jeu de cartes on a page of package
// show, and tells the games that are played on it.
package cardstale
