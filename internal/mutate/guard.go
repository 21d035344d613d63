package main

import (
	"go/ast"
	"go/token"
	"go/types"
)

// A span is a part of a source, from its first byte to the one behind it.
type span struct{ from, to int }

func (s span) holds(m mutant) bool { return s.from <= m.start && m.end <= s.to }

// guards returns the conditions of a declaration that refuse something, and
// what they return: an error or false. Those that pass on the error of another
// function are none.
func (mu *mutator) guards(decl ast.Node) []span {
	var spans []span
	guard := func(conditions []ast.Expr, body []ast.Stmt) {
		if len(conditions) == 0 || len(body) == 0 {
			return
		}
		last, ok := body[len(body)-1].(*ast.ReturnStmt)
		if !ok || !mu.refuses(last) || mu.passesOn(conditions[0]) {
			return
		}
		of := func(from, to token.Pos) span { return span{mu.src.offset(from), mu.src.offset(to)} }
		spans = append(spans, of(conditions[0].Pos(), conditions[len(conditions)-1].End()), of(last.Pos(), last.End()))
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			guard([]ast.Expr{n.Cond}, n.Body.List)
		case *ast.CaseClause:
			guard(n.List, n.Body)
		}
		return true
	})
	return spans
}

// refuses reports whether n returns an error or false.
func (mu *mutator) refuses(n *ast.ReturnStmt) bool {
	for _, result := range n.Results {
		name, _ := result.(*ast.Ident)
		if name != nil && mu.info.Uses[name] == types.Universe.Lookup("false") || mu.isError(result) && !mu.info.Types[result].IsNil() {
			return true
		}
	}
	return false
}

// passesOn reports whether condition compares an error with nil.
func (mu *mutator) passesOn(condition ast.Expr) bool {
	e, ok := condition.(*ast.BinaryExpr)
	return ok && mu.isError(e.X) && mu.info.Types[e.Y].IsNil()
}

func (mu *mutator) isError(e ast.Expr) bool {
	t := mu.info.TypeOf(e)
	iface, ok := types.Universe.Lookup("error").Type().Underlying().(*types.Interface)
	return ok && t != nil && types.Implements(t, iface)
}
