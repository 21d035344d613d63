// Package jagoboard draws the two-coloured board of Jago on a page of package show, and
// tells the games that are played on it.
package jagotale
