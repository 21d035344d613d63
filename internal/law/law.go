// Package law has the clauses that the code of this module cites, as constants: a misspelt one does not
// compile. Programs outside compare a clause with its name, as in v.Clause == "official/turn/extend".
package law

//go:generate go run gen.go
