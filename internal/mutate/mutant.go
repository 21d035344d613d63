package main

import (
	"bytes"
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
)

// A mutant is a package with one decision changed. What names it is text, so
// that it keeps its name when other lines of its file come and go.
type mutant struct {
	file   string // from the root of the module
	in     string // the function, or the variable, that holds the decision
	source string // the text of the node, or the line of one that says little by itself
	change string // what becomes of it; with #2 and so on where two are alike

	src        *source
	start, end int    // the bytes of the file
	text       string // that are replaced by this
	guard      bool   // whether it is of a condition that refuses, or what that returns
}

func (m mutant) String() string {
	return strings.Join([]string{m.file, m.in, m.source, m.change}, separator)
}

// position returns the place at which an editor finds m.
func (m mutant) position() string {
	return m.file + ":" + strconv.Itoa(1+bytes.Count(m.src.code[:m.start], []byte("\n")))
}

// swaps are the operators that take each other's place.
var swaps = map[token.Token]token.Token{}

func init() {
	for _, pair := range [][2]token.Token{
		{token.EQL, token.NEQ}, {token.LSS, token.LEQ}, {token.GTR, token.GEQ}, {token.LAND, token.LOR},
		{token.ADD, token.SUB}, {token.ADD_ASSIGN, token.SUB_ASSIGN}, {token.INC, token.DEC},
	} {
		swaps[pair[0]], swaps[pair[1]] = pair[1], pair[0]
	}
}

// mutants are all mutants of the chosen files, in the order of the source, also
// those that do not compile.
func (p *pkg) mutants(chosen func(file string) bool) []mutant {
	var all []mutant
	for _, src := range p.sources {
		if !chosen(src.name) || ast.IsGenerated(src.tree) {
			continue
		}
		for _, decl := range src.tree.Decls {
			switch decl := decl.(type) {
			case *ast.FuncDecl:
				all = append(all, mutate(p, src, functionName(decl), decl)...)
			case *ast.GenDecl:
				for _, spec := range decl.Specs {
					if v, ok := spec.(*ast.ValueSpec); ok {
						all = append(all, mutate(p, src, v.Names[0].Name, v)...)
					}
				}
			}
		}
	}
	alike := map[string]int{}
	for i := range all {
		name := all[i].String()
		if alike[name]++; alike[name] > 1 {
			all[i].change += " #" + strconv.Itoa(alike[name])
		}
	}
	return all
}

// functionName is check, or State.check for a method.
func functionName(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	t := f.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	if index, ok := t.(*ast.IndexExpr); ok {
		t = index.X
	}
	return types.ExprString(t) + "." + f.Name.Name
}

// A mutator collects the mutants of one declaration.
type mutator struct {
	*pkg
	src  *source
	in   string
	made []mutant
}

func mutate(p *pkg, src *source, in string, decl ast.Node) []mutant {
	mu := &mutator{pkg: p, src: src, in: in}
	ast.PreorderStack(decl, nil, func(n ast.Node, above []ast.Node) bool {
		mu.visit(n, above)
		_, array := n.(*ast.ArrayType) // its length is no decision
		return !array
	})
	spans := mu.guards(decl)
	for i, m := range mu.made {
		mu.made[i].guard = slices.ContainsFunc(spans, func(s span) bool { return s.holds(m) })
	}
	slices.SortStableFunc(mu.made, func(a, b mutant) int { return cmp.Compare(a.start, b.start) })
	return mu.made
}

func (mu *mutator) visit(n ast.Node, above []ast.Node) {
	switch n := n.(type) {
	case *ast.IfStmt:
		mu.negate(n.Cond)
	case *ast.ForStmt:
		if n.Cond != nil {
			mu.negate(n.Cond)
		}
	case *ast.SwitchStmt:
		if n.Tag == nil {
			for _, c := range n.Body.List {
				for _, cond := range c.(*ast.CaseClause).List {
					mu.negate(cond)
				}
			}
		}
	case *ast.CaseClause:
		if len(n.Body) > 0 {
			header := mu.src.text(n.Pos(), n.Colon)
			mu.add(header, "emptied", n.Body[0].Pos(), n.Body[len(n.Body)-1].End(), "")
		}
	case *ast.BinaryExpr:
		mu.swap(n, n.Op, n.OpPos)
	case *ast.IncDecStmt:
		mu.swap(n, n.Tok, n.TokPos)
	case *ast.AssignStmt:
		mu.swap(n, n.Tok, n.TokPos)
		if n.Tok != token.DEFINE {
			mu.unassign(n)
		}
	case *ast.ExprStmt:
		if _, call := n.X.(*ast.CallExpr); call {
			mu.remove(n)
		}
	case *ast.DeferStmt, *ast.BranchStmt:
		mu.remove(n)
	case *ast.ReturnStmt:
		mu.returnNil(n, above)
	case *ast.BasicLit:
		if i, err := strconv.ParseInt(n.Value, 0, 64); n.Kind == token.INT && err == nil {
			mu.replace(n, strconv.FormatInt(i+1, 10), n.Value+" to "+strconv.FormatInt(i+1, 10))
		}
	case *ast.Ident:
		mu.name(n)
	}
}

// negate leaves out what swap does as well.
func (mu *mutator) negate(cond ast.Expr) {
	text := mu.src.text(cond.Pos(), cond.End())
	switch e := ast.Unparen(cond).(type) {
	case *ast.BinaryExpr:
		if e.Op == token.EQL || e.Op == token.NEQ {
			return
		}
	case *ast.UnaryExpr:
		if e.Op == token.NOT {
			mu.add(text, "negated", cond.Pos(), cond.End(), mu.src.text(e.X.Pos(), e.X.End()))
			return
		}
	}
	mu.add(text, "negated", cond.Pos(), cond.End(), "!("+text+")")
}

func (mu *mutator) swap(n ast.Node, op token.Token, at token.Pos) {
	if to, ok := swaps[op]; ok {
		end := at + token.Pos(len(op.String()))
		mu.add(mu.src.text(n.Pos(), n.End()), op.String()+" to "+to.String(), at, end, to.String())
	}
}

func (mu *mutator) remove(n ast.Node) {
	mu.add(mu.src.text(n.Pos(), n.End()), "removed", n.Pos(), n.End(), "")
}

// unassign leaves a variable as it was.
func (mu *mutator) unassign(n *ast.AssignStmt) {
	set := slices.DeleteFunc(slices.Clone(n.Lhs), func(e ast.Expr) bool {
		name, ok := e.(*ast.Ident)
		return ok && name.Name == "_"
	})
	if len(set) == 1 {
		mu.remove(n)
		return
	}
	for _, e := range set {
		name := mu.src.text(e.Pos(), e.End())
		mu.add(mu.src.text(n.Pos(), n.End()), name+" not set", e.Pos(), e.End(), "_")
	}
}

// returnNil hides each error, and each pointer, that n returns.
func (mu *mutator) returnNil(n *ast.ReturnStmt, above []ast.Node) {
	var results *types.Tuple
	for _, f := range slices.Backward(above) {
		if lit, ok := f.(*ast.FuncLit); ok {
			results = mu.info.TypeOf(lit).(*types.Signature).Results()
			break
		}
		if decl, ok := f.(*ast.FuncDecl); ok {
			results = mu.info.Defs[decl.Name].Type().(*types.Signature).Results()
			break
		}
	}
	if len(n.Results) != results.Len() {
		return // what another function returns
	}
	for i, result := range n.Results {
		_, pointer := results.At(i).Type().Underlying().(*types.Pointer)
		isError := types.Identical(results.At(i).Type(), types.Universe.Lookup("error").Type())
		if (pointer || isError) && !mu.info.Types[result].IsNil() {
			mu.add(mu.src.text(n.Pos(), n.End()), "returns nil", result.Pos(), result.End(), "nil")
		}
	}
}

// name exchanges true and false, and has another clause cited.
func (mu *mutator) name(n *ast.Ident) {
	switch obj := mu.info.Uses[n]; {
	case obj == types.Universe.Lookup("true"):
		mu.replace(n, "false", "true to false")
	case obj == types.Universe.Lookup("false"):
		mu.replace(n, "true", "false to true")
	case isClause(obj):
		mu.replace(n, neighbour(obj), n.Name+" to another clause")
	}
}

func isClause(obj types.Object) bool {
	c, ok := obj.(*types.Const)
	if !ok {
		return false
	}
	t, ok := c.Type().(*types.Named)
	return ok && t.Obj().Name() == "Clause" && t.Obj().Pkg() == c.Pkg()
}

// neighbour is the clause after obj by name: one that is easily mistaken for it.
func neighbour(obj types.Object) string {
	scope := obj.Pkg().Scope()
	clauses := slices.DeleteFunc(scope.Names(), func(name string) bool { return !isClause(scope.Lookup(name)) })
	i, _ := slices.BinarySearch(clauses, obj.Name())
	return clauses[(i+1)%len(clauses)]
}

// replace changes a node that says little by itself.
func (mu *mutator) replace(n ast.Node, text, change string) {
	mu.add(mu.src.line(n.Pos()), change, n.Pos(), n.End(), text)
}

// add makes a mutant, unless there is one that does the same.
func (mu *mutator) add(source, change string, from, to token.Pos, text string) {
	m := mutant{
		file: mu.src.name, in: mu.in, source: strings.Join(strings.Fields(source), " "), change: change,
		src: mu.src, start: mu.src.offset(from), end: mu.src.offset(to), text: text,
	}
	if !slices.ContainsFunc(mu.made, func(o mutant) bool {
		return o.start == m.start && o.end == m.end && o.text == m.text
	}) {
		mu.made = append(mu.made, m)
	}
}
