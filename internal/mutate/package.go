package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A pkg is the package whose tests are tested, as it is. One goroutine at a
// time may use it.
type pkg struct {
	dir      string
	path     string // as it is imported
	sources  []*source
	info     *types.Info
	fset     *token.FileSet
	importer types.Importer
}

// A source is one file of it.
type source struct {
	name string // from the root of the module, with slashes
	disk string // its whole path
	code []byte
	tree *ast.File
	file *token.File
}

// A listing is what the go command says about a package.
type listing struct {
	ImportPath, Dir, Export string
	DepOnly                 bool
	GoFiles                 []string
	Module                  struct{ Dir string }
}

// list is the package in dir, and all that it is made of.
func list(ctx context.Context, dir string, env []string) ([]listing, error) {
	cmd := exec.CommandContext(ctx, "go", "list", "-export", "-deps", "-json=ImportPath,Dir,DepOnly,Export,GoFiles,Module", ".")
	cmd.Dir, cmd.Env, cmd.Stderr = dir, env, os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list in %s: %w", dir, err)
	}
	var all []listing
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listing
		if err := dec.Decode(&l); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, l)
	}
}

// load reads and checks the package in dir. Its imports come compiled from the
// go command.
func load(ctx context.Context, dir string, env []string) (*pkg, error) {
	all, err := list(ctx, dir, env)
	if err != nil {
		return nil, err
	}
	p := &pkg{fset: token.NewFileSet(), info: &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{},
		Defs:  map[*ast.Ident]types.Object{},
		Uses:  map[*ast.Ident]types.Object{},
	}}
	exports := map[string]string{}
	for _, l := range all {
		exports[l.ImportPath] = l.Export
		if l.DepOnly {
			continue
		}
		p.dir, p.path = l.Dir, l.ImportPath
		for _, file := range l.GoFiles {
			s, err := p.read(l.Module.Dir, filepath.Join(l.Dir, file))
			if err != nil {
				return nil, err
			}
			p.sources = append(p.sources, s)
		}
	}
	p.importer = importer.ForCompiler(p.fset, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(exports[path])
	})
	return p, errors.Join(p.check(p.info, nil, nil)...)
}

func (p *pkg) read(root, disk string) (*source, error) {
	name, err := filepath.Rel(root, disk)
	if err != nil {
		return nil, err
	}
	s := &source{name: filepath.ToSlash(name), disk: disk}
	if s.code, err = os.ReadFile(disk); err != nil {
		return nil, err
	}
	if s.tree, err = p.parse(s, s.code); err != nil {
		return nil, err
	}
	s.file = p.fset.File(s.tree.FileStart)
	return s, nil
}

func (p *pkg) parse(s *source, code []byte) (*ast.File, error) {
	return parser.ParseFile(p.fset, s.disk, code, parser.ParseComments|parser.SkipObjectResolution)
}

// check finds the faults of the package with tree in the place of the file s.
func (p *pkg) check(info *types.Info, s *source, tree *ast.File) []error {
	var faults []error
	conf := types.Config{Importer: p.importer, Error: func(err error) { faults = append(faults, err) }}
	var trees []*ast.File
	for _, other := range p.sources {
		if other == s {
			trees = append(trees, tree)
		} else {
			trees = append(trees, other.tree)
		}
	}
	conf.Check(p.path, p.fset, trees, info) // reports its errors as faults
	return faults
}

// compile is the code of m's file, and whether the package compiles with it.
// What nothing else uses, a variable or an import, becomes blank.
func (p *pkg) compile(m mutant) ([]byte, bool) {
	head, text, tail := string(m.src.code[:m.start]), m.text, string(m.src.code[m.end:])
	for {
		code := []byte(head + text + tail)
		tree, err := p.parse(m.src, code)
		if err != nil {
			return nil, false
		}
		faults := p.check(nil, m.src, tree)
		if len(faults) == 0 {
			return code, true
		}
		before := len(head) + len(text)
		for _, fault := range faults {
			fault := fault.(types.Error)
			name, unused := strings.CutPrefix(fault.Msg, "declared and not used: ")
			use := "_ = " + name + "; "
			switch {
			case unused && m.text == "" && !strings.Contains(text, use):
				text += use
			case strings.HasSuffix(fault.Msg, " imported and not used"):
				at := p.fset.Position(fault.Pos).Offset
				head = head[:at] + "_ " + head[at:]
			}
		}
		if len(head)+len(text) == before {
			return nil, false
		}
	}
}

func (s *source) offset(p token.Pos) int { return s.file.Offset(p) }

func (s *source) text(from, to token.Pos) string {
	return string(s.code[s.offset(from):s.offset(to)])
}

// line is the line that p is on, without a comment at its end.
func (s *source) line(p token.Pos) string {
	at := s.offset(p)
	line, _, _ := strings.Cut(string(s.code[bytes.LastIndexByte(s.code[:at], '\n')+1:]), "\n")
	line, _, _ = strings.Cut(line, " // ")
	return line
}
