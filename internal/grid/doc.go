// Package grid finds the placements of crossword games: which tiles of a rack can
// be laid in a row or a column so that every run of letters is a word.
//
// It is the part that Scrabble, its card game and Jago share, and knows neither
// boards nor tables nor rules. A game lays out one row or column at a time as a
// [Line], with what crosses it told by the letters that each square admits, and a
// [Search] goes through it. So a board may have 15 squares or no edges, its letters
// any number of colours, and words may be taken off: that is the game's own to keep.
//
// Letters are 1 to 26 here, and sets of letters have bit 1 for A to bit 26 for Z.
package grid
