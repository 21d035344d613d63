package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/token"
	"log"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A batch is many mutants in one test binary, for a build takes longer than the
// tests of most mutants. Of each function it holds a copy for every mutant, and
// the function itself begins by asking the environment which of them to be. Where
// there are quick tests, only those are run so: who survives them is built alone.
type batch struct {
	binary string
	number map[string]int // of each mutant that is in it, from 1
}

// variable names what a batch reads in its environment.
const variable = "MUTATE_MUTANT"

// newBatch builds the mutants that can be copies of functions. Those in variables
// cannot, nor those in functions with type parameters or nameless ones.
func (l *lab) newBatch(ctx context.Context, p *pkg, embryos []embryo) (*batch, error) {
	b := &batch{binary: filepath.Join(l.temp, "batch.test"), number: map[string]int{}}
	copies, asks := map[*source]*bytes.Buffer{}, map[*source]map[token.Pos]string{}
	for _, e := range embryos {
		decl, ok := functionNamed(e.src.tree, e.in)
		call, callable := callOf(decl)
		if !ok || !callable {
			continue
		}
		tree, err := p.parse(e.src, e.code)
		if err != nil {
			return nil, err
		}
		mutated, _ := functionNamed(tree, e.in)
		file := p.fset.File(tree.FileStart)
		text := func(from, to token.Pos) string { return string(e.code[file.Offset(from):file.Offset(to)]) }
		n := len(b.number) + 1
		b.number[e.String()] = n
		if copies[e.src] == nil {
			copies[e.src], asks[e.src] = &bytes.Buffer{}, map[token.Pos]string{}
		}
		fmt.Fprintf(copies[e.src], "\n%s_%d%s\n", text(mutated.Pos(), mutated.Name.End()), n, text(mutated.Name.End(), mutated.End()))
		asks[e.src][decl.Body.Lbrace] += fmt.Sprintf(call, n, n)
	}
	if len(b.number) == 0 {
		return b, nil
	}
	replace := map[string]string{}
	write := func(disk string, code []byte) error {
		name := filepath.Join(l.temp, "batch"+strconv.Itoa(len(replace))+".go")
		replace[disk] = name
		return os.WriteFile(name, code, 0o644)
	}
	for src, copies := range copies {
		if err := write(src.disk, append(src.asking(asks[src]), copies.Bytes()...)); err != nil {
			return nil, err
		}
	}
	chooser := "package " + p.sources[0].tree.Name.Name + "\n\nimport (\n\t\"os\"\n\t\"strconv\"\n)\n\n" +
		"var mutant_ = func() int {\n\tn, _ := strconv.Atoi(os.Getenv(\"" + variable + "\"))\n\treturn n\n}()\n"
	if err := write(filepath.Join(p.dir, "zz_mutant.go"), []byte(chooser)); err != nil {
		return nil, err
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		return nil, err
	}
	file := filepath.Join(l.temp, "batch.json")
	if err := os.WriteFile(file, overlay, 0o644); err != nil {
		return nil, err
	}
	if out, err := l.build(ctx, p, b.binary, "-overlay="+file); err != nil {
		return nil, fmt.Errorf("the mutants do not build together: %w\n%s", err, out)
	}
	took, out, err := l.test(ctx, p, b.binary, selection{l.quick, l.patience}, l.timeout, nil)
	if err != nil {
		return nil, fmt.Errorf("the tests fail with all mutants asleep; leave those out that count allocations: %w\n%s", err, out)
	}
	log.Printf("%d mutants in one binary, the tests of which take %v without one", len(b.number), took)
	return b, nil
}

// asking is the file with a question at the beginning of functions.
func (s *source) asking(asks map[token.Pos]string) []byte {
	var out []byte
	from := 0
	for _, at := range slices.Sorted(maps.Keys(asks)) {
		to := s.offset(at) + 1
		out = append(append(out, s.code[from:to]...), asks[at]...)
		from = to
	}
	return append(out, s.code[from:]...)
}

func functionNamed(tree *ast.File, name string) (*ast.FuncDecl, bool) {
	for _, d := range tree.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil && functionName(f) == name {
			return f, true
		}
	}
	return nil, false
}

// callOf is the format of a statement that calls the copy of a function when its
// number is chosen, if one can be written.
func callOf(f *ast.FuncDecl) (format string, ok bool) {
	if f == nil || f.Type.TypeParams != nil || f.Name.Name == "init" {
		return "", false
	}
	var args []string
	nameless := false
	each := func(list *ast.FieldList, use func(string)) {
		for _, field := range list.List {
			nameless = nameless || len(field.Names) == 0
			for _, name := range field.Names {
				nameless = nameless || name.Name == "_"
				arg := name.Name
				if _, variadic := field.Type.(*ast.Ellipsis); variadic {
					arg += "..."
				}
				use(arg)
			}
		}
	}
	name := f.Name.Name
	if f.Recv != nil {
		each(f.Recv, func(recv string) { name = recv + "." + name })
	}
	each(f.Type.Params, func(arg string) { args = append(args, arg) })
	call := name + "_%d(" + strings.Join(args, ", ") + ")"
	if f.Type.Results == nil {
		call += "; return"
	} else {
		call = "return " + call
	}
	return " if mutant_ == %d { " + call + " };", !nameless
}
