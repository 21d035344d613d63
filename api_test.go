package lettres_test

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"go/ast"
	"go/build"
	"go/doc"
	"go/parser"
	"go/printer"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

var update = flag.Bool("update", false, "write api/ anew")

// The exported names are those in api/, a file a package, so that every change of the API is seen
// in review:
//
//	go test -run TestAPI . -update
func TestAPI(t *testing.T) {
	want := map[string]string{}
	names := 0
	for _, dir := range importable(t) {
		lines := exported(t, dir)
		for _, line := range closed(t, dir, lines) {
			t.Errorf("%s: other modules cannot name all of %s", dir, line)
		}
		names += len(lines)
		want[filepath.Join("api", dir+".txt")] = strings.Join(lines, "\n") + "\n"
	}
	if len(want) < 20 || names < 1000 {
		t.Fatalf("%d names in %d packages", names, len(want))
	}
	if *update {
		must.Do(t, os.RemoveAll("api"))
		for path, text := range want {
			must.Do(t, cmp.Or(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)))
		}
	}
	err := filepath.WalkDir("api", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, line := range differing(string(text), want[path]) {
			t.Errorf("%s: %s", path, line)
		}
		delete(want, path)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for path := range want {
		t.Errorf("%s is missing", path)
	}
	if t.Failed() {
		t.Log("where this is meant, run: go test -run TestAPI . -update")
	}
}

// aliases are names of what an internal package has.
var aliases = regexp.MustCompile(`^(type|const) \w+ = `)

// closed returns the declarations that name a type of an internal package, which only an alias may:
// an author outside could not write such a type.
func closed(t *testing.T, dir string, lines []string) (all []string) {
	t.Helper()
	pkg := must.Get(selected.ImportDir(dir, 0))(t)
	for _, path := range pkg.Imports {
		if !strings.Contains(path, "/internal/") {
			continue
		}
		named := regexp.MustCompile(`\b` + filepath.Base(path) + `\.[A-Z]`)
		for _, line := range lines {
			if named.MatchString(line) && !aliases.MatchString(line) {
				all = append(all, line)
			}
		}
	}
	return all
}

// differing returns the lines that only one of two texts has.
func differing(old, new string) (lines []string) {
	was, is := strings.Split(old, "\n"), strings.Split(new, "\n")
	for _, line := range was {
		if !slices.Contains(is, line) {
			lines = append(lines, "gone: "+line)
		}
	}
	for _, line := range is {
		if !slices.Contains(was, line) {
			lines = append(lines, "new: "+line)
		}
	}
	return lines
}

// importable returns the folders of the packages that other modules can import.
func importable(t *testing.T) (dirs []string) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() || path == "." {
			return err
		}
		name := d.Name()
		if name == "internal" || name == "testdata" || name == "cmd" || name == "examples" || strings.HasPrefix(name, ".") {
			return filepath.SkipDir
		}
		if p, err := selected.ImportDir(path, 0); err == nil && p.Name != "main" {
			dirs = append(dirs, filepath.ToSlash(path))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return dirs
}

// selected chooses the same files on all machines.
var selected = build.Context{GOOS: "linux", GOARCH: "amd64", Compiler: "gc", ReleaseTags: build.Default.ReleaseTags}

// promoted returns the exported types that embed others under an alias, so that outsiders can call their
// methods and cannot set them.
func promoted(files []*ast.File) (lines []string) {
	alias, structs := map[string]string{}, map[string]*ast.StructType{}
	for _, file := range files {
		for _, d := range file.Decls {
			d, ok := d.(*ast.GenDecl)
			if !ok || d.Tok != token.TYPE {
				continue
			}
			for _, s := range d.Specs {
				s := s.(*ast.TypeSpec)
				switch is := s.Type.(type) {
				case *ast.Ident:
					if s.Assign.IsValid() {
						alias[s.Name.Name] = is.Name
					}
				case *ast.StructType:
					structs[s.Name.Name] = is
				}
			}
		}
	}
	for name, is := range structs {
		for _, f := range is.Fields.List {
			if to, ok := f.Type.(*ast.Ident); ok && len(f.Names) == 0 && ast.IsExported(name) && ast.IsExported(alias[to.Name]) {
				lines = append(lines, fmt.Sprintf("type %s, methods of %s", name, alias[to.Name]))
			}
		}
	}
	return lines
}

// exported returns the exported names of a package with their declarations, sorted.
func exported(t *testing.T, dir string) (lines []string) {
	t.Helper()
	pkg := must.Get(selected.ImportDir(dir, 0))(t)
	set := token.NewFileSet()
	var files []*ast.File
	for _, name := range pkg.GoFiles {
		file := must.Get(parser.ParseFile(set, filepath.Join(dir, name), nil, parser.ParseComments))(t)
		files = append(files, file)
	}
	lines = promoted(files)
	p := must.Get(doc.NewFromFiles(set, files, "github.com/jeudelettres/lettres/"+dir))(t)
	text := func(n any) string {
		var b bytes.Buffer
		must.Do(t, printer.Fprint(&b, set, n))
		return strings.Join(strings.Fields(b.String()), " ")
	}
	add := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	values := func(all []*doc.Value) {
		for _, v := range all {
			kind := ""
			for _, s := range v.Decl.Specs {
				s := s.(*ast.ValueSpec)
				switch {
				case s.Type != nil:
					kind = " " + text(s.Type)
				case len(s.Values) > 0:
					kind = ""
				}
				for i, name := range s.Names {
					value := ""
					if i < len(s.Values) && v.Decl.Tok == token.CONST && !strings.Contains(text(s.Values[i]), "iota") {
						value = " = " + text(s.Values[i])
					}
					if name.IsExported() {
						add("%s %s%s%s", v.Decl.Tok, name, kind, value)
					}
				}
			}
		}
	}
	functions := func(all []*doc.Func) {
		for _, f := range all {
			f.Decl.Doc, f.Decl.Body = nil, nil
			if f.Recv != "" && f.Decl.Recv != nil {
				f.Decl.Recv.List[0].Names = nil
				add("method (%s) %s", f.Recv, strings.TrimPrefix(text(f.Decl), "func ("+text(f.Decl.Recv.List[0].Type)+") "))
				continue
			}
			add("%s", text(f.Decl))
		}
	}
	values(p.Consts)
	values(p.Vars)
	functions(p.Funcs)
	for _, typ := range p.Types {
		values(typ.Consts)
		values(typ.Vars)
		functions(typ.Funcs)
		functions(typ.Methods)
		for _, s := range typ.Decl.Specs {
			s := s.(*ast.TypeSpec)
			name := typ.Name
			if s.TypeParams != nil {
				var params []string
				for _, f := range s.TypeParams.List {
					for _, n := range f.Names {
						params = append(params, n.Name+" "+text(f.Type))
					}
				}
				name += "[" + strings.Join(params, ", ") + "]"
			}
			var members *ast.FieldList
			switch body := s.Type.(type) {
			case *ast.StructType:
				add("type %s struct", name)
				members = body.Fields
			case *ast.InterfaceType:
				add("type %s interface", name)
				members = body.Methods
			default:
				equals := " "
				if s.Assign.IsValid() {
					equals = " = "
				}
				add("type %s%s%s", name, equals, text(s.Type))
				continue
			}
			for _, f := range members.List {
				for _, n := range f.Names {
					if _, method := f.Type.(*ast.FuncType); method && n.IsExported() {
						add("type %s, %s%s", name, n, strings.TrimPrefix(text(f.Type), "func"))
					} else if n.IsExported() {
						add("type %s, %s %s", name, n, text(f.Type))
					}
				}
				if len(f.Names) == 0 && (ast.IsExported(strings.TrimPrefix(text(f.Type), "*")) || strings.ContainsAny(text(f.Type), ".~|")) {
					add("type %s, %s", name, text(f.Type))
				}
			}
		}
	}
	slices.Sort(lines)
	return slices.Compact(lines)
}
