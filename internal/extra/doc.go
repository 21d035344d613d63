// Package extra holds what the programs of this module ask of a game besides package game: what
// a page offers and shows, answers to positions that people type, formats other than records, and
// how time goes by between bots. Package games attaches it, and each function here asks a game
// whether it has its part.
package extra
