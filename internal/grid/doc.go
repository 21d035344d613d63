// Package grid finds the placements of crossword games: which tiles of a rack can be laid in
// a row or a column so that every run of letters is a word.
//
// Scrabble, its card game and Jago share it. It knows no boards, tables or rules. A game lays
// out one row or column at a time as a [Line], which says for each square which letters can
// be laid there, and a [Search] searches it. So the game decides whether its board has 15
// squares or no edges, whether letters have colours, and whether words can be taken off.
//
// Letters are 1 to 26 here. Sets of letters have bit 1 for A up to bit 26 for Z.
package grid
