package lettres_test

import (
	"go/ast"
	"go/build/constraint"
	"go/doc"
	"go/doc/comment"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

const modulePath = "github.com/jeudelettres/lettres"

var (
	fenced     = regexp.MustCompile("(?ms)^```.*?^```")
	inlineCode = regexp.MustCompile("`[^`\n]+`")
	link       = regexp.MustCompile(`\]\(([^)\s]+)(?: "[^"]*")?\)`)
	heading    = regexp.MustCompile(`(?m)^#{1,6} +(.+?) *$`)
	anchorTag  = regexp.MustCompile(`<a (?:id|name)="([^"]+)">`)
	goLine     = regexp.MustCompile(`(?m)^.*\bgo (?:run|test|build|vet|install|generate|list) .*$`)
	cdLine     = regexp.MustCompile("\\bcd ([\\w./-]+)|\\bin `([\\w./-]+)`")
	pathName   = regexp.MustCompile(`[\w.@-]+(?:/[\w.@-]+)+`)
	fileName   = regexp.MustCompile("`([\\w-]+\\.(?:go|md|tsv|lex|grid|sha256|golden|py|yml))`")
	namedPage  = regexp.MustCompile(`\bdocs/[\w-]+\.md\b`)
	unresolved = regexp.MustCompile(`\[\*?(?:[a-z]\w*\.)?[A-Z]\w*(?:\.[A-Z]\w*)?\]`)
)

// A tree is the files of the module, nested modules too.
type tree struct {
	fs.FS
	base map[string]bool // the names of files without their folders
}

func openTree(t *testing.T) *tree {
	r := &tree{os.DirFS("."), map[string]bool{}}
	r.walk(t, func(file string) { r.base[path.Base(file)] = true })
	return r
}

// walk calls visit for each file outside hidden folders.
func (r *tree) walk(t *testing.T, visit func(file string)) {
	t.Helper()
	err := fs.WalkDir(r, ".", func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case !d.IsDir():
			visit(file)
		case strings.HasPrefix(d.Name(), ".") && file != "." && file != ".github":
			return fs.SkipDir
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func (r *tree) has(file string) bool {
	_, err := fs.Stat(r, path.Clean(file))
	return err == nil
}

func (r *tree) read(t *testing.T, file string) string {
	t.Helper()
	text := must.Get(fs.ReadFile(r, file))(t)
	return string(text)
}

// Every file, folder, heading and test that a document names exists.
func TestLinks(t *testing.T) {
	r := openTree(t)
	documents := 0
	r.walk(t, func(file string) {
		if path.Ext(file) != ".md" || strings.Contains(file, "testdata/") {
			return
		}
		documents++
		text := r.read(t, file)
		d := document{tree: r, file: file, text: text}
		d.links(t)
		if file == "CHANGELOG.md" {
			return // it names what has been, too
		}
		d.commands(t)
		d.paths(t, text)
		for _, m := range fileName.FindAllStringSubmatch(text, -1) {
			if !r.base[m[1]] {
				t.Errorf("%s: there is no file %s", file, m[1])
			}
		}
	})
	if documents < 10 {
		t.Errorf("%d documents", documents)
	}
}

// A document is a file that names others, in Markdown or as a package comment.
type document struct {
	*tree
	file, text string
}

// links follows what stands in [text](target).
func (d document) links(t *testing.T) {
	prose := inlineCode.ReplaceAllString(fenced.ReplaceAllString(d.text, ""), "``")
	for _, m := range link.FindAllStringSubmatch(prose, -1) {
		target := strings.TrimPrefix(m[1], "https://pkg.go.dev/"+modulePath)
		if strings.Contains(target, "://") || strings.HasPrefix(target, "mailto:") {
			continue // another host
		}
		if target != m[1] {
			target = "/" + strings.TrimPrefix(target, "/")
		}
		target, anchor, _ := strings.Cut(target, "#")
		to := path.Join(path.Dir(d.file), target)
		switch {
		case target == "":
			to = d.file
		case target[0] == '/':
			to = path.Clean("." + target)
		}
		switch {
		case !d.has(to):
			t.Errorf("%s: %s leads nowhere", d.file, m[1])
		case anchor != "" && path.Ext(to) == ".md" && !anchors(d.read(t, to))[anchor]:
			t.Errorf("%s: %s leads to no heading", d.file, m[1])
		}
	}
}

// anchors returns the names under which the headings of a page can be linked.
func anchors(text string) map[string]bool {
	all := map[string]bool{}
	for _, m := range anchorTag.FindAllStringSubmatch(text, -1) {
		all[m[1]] = true
	}
	for _, m := range heading.FindAllStringSubmatch(fenced.ReplaceAllString(text, ""), -1) {
		name := strings.Map(func(c rune) rune {
			switch {
			case c == ' ':
				return '-'
			case unicode.IsLetter(c), unicode.IsDigit(c), c == '-', c == '_':
				return unicode.ToLower(c)
			}
			return -1
		}, anchorTag.ReplaceAllString(m[1], ""))
		for once, n := name, 1; all[name]; n++ {
			name = once + "-" + strconv.Itoa(n)
		}
		all[name] = true
	}
	return all
}

// commands holds that the packages and the tests in go run, go test and the like exist. They
// are named from the root, from the folder of the document, or from one that it changes to.
func (d document) commands(t *testing.T) {
	from := []string{".", path.Dir(d.file)}
	for _, m := range cdLine.FindAllStringSubmatch(d.text, -1) {
		from = append(from, m[1]+m[2])
	}
	for _, line := range goLine.FindAllString(d.text, -1) {
		words := strings.Fields(strings.Trim(line, "` "))
		var folders []string
		for i, w := range words {
			w = strings.Trim(w, "`',;")
			switch {
			case strings.HasPrefix(w, "./"), w == ".":
				folder := strings.TrimSuffix(w, "/...")
				found := slices.IndexFunc(from, func(f string) bool { return d.has(path.Join(f, folder)) })
				if found < 0 {
					t.Errorf("%s: there is no %s, in\n%s", d.file, w, line)
				}
				for _, f := range from {
					folders = append(folders, path.Join(f, folder))
				}
			case (w == "-run" || w == "-bench" || w == "-fuzz") && i+1 < len(words):
				name := strings.Trim(words[i+1], "'\"")
				if len(folders) == 0 {
					folders = from
				}
				if name != "^$" && name != "." && !d.tests(t, folders, name) {
					t.Errorf("%s: %s names no test, in\n%s", d.file, name, line)
				}
			}
		}
	}
}

var testFunc = regexp.MustCompile(`(?m)^func ((?:Test|Benchmark|Fuzz|Example)\w*)\(`)

// tests reports whether one of the folders has a test of that name.
func (d document) tests(t *testing.T, folders []string, pattern string) bool {
	name, _, _ := strings.Cut(pattern, "/")
	re, err := regexp.Compile(name)
	if err != nil {
		t.Errorf("%s: %v", d.file, err)
		return true
	}
	for _, folder := range folders {
		files, _ := fs.Glob(d, path.Join(folder, "*_test.go"))
		for _, file := range files {
			for _, m := range testFunc.FindAllStringSubmatch(d.read(t, file), -1) {
				if re.MatchString(m[1]) {
					return true
				}
			}
		}
	}
	return false
}

// paths holds that what looks like a path below a folder of the module is one, or is
// the name of a clause, or that of a rule of engines, which docs/protocol.md makes.
func (d document) paths(t *testing.T, text string) {
	for _, at := range pathName.FindAllStringIndex(text, -1) {
		name := strings.TrimRight(text[at[0]:at[1]], ".-")
		first, _, _ := strings.Cut(name, "/")
		if first == "protocol" && d.file == "docs/protocol.md" {
			continue
		}
		if _, err := rulebook.ParseClause(name); err == nil || at[0] > 0 && strings.ContainsRune("/.:~%#(", rune(text[at[0]-1])) {
			continue
		}
		if first != "." && d.has(first) && !d.has(name) && !d.has(path.Join(path.Dir(d.file), name)) {
			t.Errorf("%s: there is no %s", d.file, name)
		}
	}
}

// The package comments name files and packages that exist, and so do the links in all
// documentation of the code.
func TestDocLinks(t *testing.T) {
	r := openTree(t)
	folders := map[string][]string{}
	r.walk(t, func(file string) {
		if path.Ext(file) != ".go" || strings.Contains(file, "testdata/") {
			return
		}
		folders[path.Dir(file)] = append(folders[path.Dir(file)], file)
		for _, name := range namedPage.FindAllString(r.read(t, file), -1) {
			if !r.has(name) {
				t.Errorf("%s: there is no %s", file, name)
			}
		}
	})
	packages := map[string]*doc.Package{}
	for folder, files := range folders {
		packages[path.Join(modulePath, folder)] = documentation(t, r, folder, files)
	}
	symbols := map[string]map[string]bool{}
	for importPath, p := range packages {
		symbols[importPath] = symbolsOf(p)
	}
	for _, importPath := range slices.Sorted(maps.Keys(packages)) {
		p := packages[importPath]
		file := path.Join(strings.TrimPrefix(strings.TrimPrefix(importPath, modulePath), "/"), "doc.go")
		document{tree: r, file: file}.paths(t, p.Doc)
		eachDoc(p, func(of, text string) {
			for _, block := range p.Parser().Parse(text).Content {
				eachText(block, func(x comment.Text) {
					switch x := x.(type) {
					case comment.Plain:
						for _, name := range unresolved.FindAllString(string(x), -1) {
							t.Errorf("%s: the documentation of %s links %s", importPath, of, name)
						}
					case *comment.DocLink:
						name := x.Name
						if x.Recv != "" {
							name = x.Recv + "." + x.Name
						}
						known := symbols[x.ImportPath]
						if known != nil && name != "" && !known[name] || known == nil && strings.HasPrefix(x.ImportPath, modulePath) {
							t.Errorf("%s: the documentation of %s links %s of %s", importPath, of, name, x.ImportPath)
						}
					}
				})
			}
		})
	}
}

// documentation reads that of a folder, of any system, without its tests.
func documentation(t *testing.T, r *tree, folder string, files []string) *doc.Package {
	t.Helper()
	set := token.NewFileSet()
	var parsed []*ast.File
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file := must.Get(parser.ParseFile(set, name, r.read(t, name), parser.ParseComments|parser.SkipObjectResolution))(t)
		if !slices.ContainsFunc(file.Comments, func(g *ast.CommentGroup) bool {
			return slices.ContainsFunc(g.List, func(c *ast.Comment) bool {
				return constraint.IsGoBuild(c.Text) && strings.Contains(c.Text, "ignore")
			})
		}) {
			parsed = append(parsed, file)
		}
	}
	return must.Get(doc.NewFromFiles(set, parsed, path.Join(modulePath, folder), doc.AllDecls|doc.AllMethods|doc.PreserveAST))(t)
}

// symbolsOf returns what of a package can be linked: its names, its methods and fields.
func symbolsOf(p *doc.Package) map[string]bool {
	all := map[string]bool{}
	values := func(v []*doc.Value) {
		for _, v := range v {
			for _, name := range v.Names {
				all[name] = true
			}
		}
	}
	funcs := func(f []*doc.Func, of string) {
		for _, f := range f {
			all[of+f.Name] = true
		}
	}
	values(p.Consts)
	values(p.Vars)
	funcs(p.Funcs, "")
	for _, t := range p.Types {
		all[t.Name] = true
		values(t.Consts)
		values(t.Vars)
		funcs(t.Funcs, "")
		funcs(t.Methods, t.Name+".")
		ast.Inspect(t.Decl, func(n ast.Node) bool {
			if f, ok := n.(*ast.Field); ok {
				for _, name := range f.Names {
					all[t.Name+"."+name.Name] = true
				}
			}
			return true
		})
	}
	return all
}

// eachDoc calls visit for every comment of a package that documents something.
func eachDoc(p *doc.Package, visit func(of, text string)) {
	values := func(v []*doc.Value) {
		for _, v := range v {
			visit(strings.Join(v.Names, ", "), v.Doc)
		}
	}
	funcs := func(f []*doc.Func) {
		for _, f := range f {
			visit(f.Name, f.Doc)
		}
	}
	visit("the package", p.Doc)
	values(p.Consts)
	values(p.Vars)
	funcs(p.Funcs)
	for _, t := range p.Types {
		visit(t.Name, t.Doc)
		values(t.Consts)
		values(t.Vars)
		funcs(t.Funcs)
		funcs(t.Methods)
	}
}

// eachText calls visit for every run of text in a block of a comment, code left out.
func eachText(b comment.Block, visit func(comment.Text)) {
	switch b := b.(type) {
	case *comment.Heading:
		for _, x := range b.Text {
			visit(x)
		}
	case *comment.Paragraph:
		for _, x := range b.Text {
			visit(x)
		}
	case *comment.List:
		for _, item := range b.Items {
			for _, in := range item.Content {
				eachText(in, visit)
			}
		}
	}
}
