// Build makes the package for npm in a folder: the scripts of the folder javascript, two WebAssembly
// modules, lettres.wasm with all games and jarnac.wasm with Jarnac alone, and the words beside them.
//
//	go run ./javascript/build -out DIR
//
// It needs Go and nothing else. npm pack in that folder makes the archive; for pages, the folder is
// put on a server as it is.
package main

import (
	"flag"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	out := flag.String("out", "", "the folder")
	only := flag.String("only", "", "the one module to make: lettres or jarnac")
	flag.Parse()
	if *out == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := build(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// words are the files of words, and where they stand in the module.
var words = []struct{ name, path string }{
	{"french.lex", "lexicon/french/french.lex"}, {"french.grid", "lexicon/french/gaddag/french.grid"},
}

// build makes the package in a folder.
func build(out, only string) error {
	root, err := output("go", "list", "-m", "-f", "{{.Dir}}")
	if err != nil {
		return err
	}
	goroot, err := output("go", "env", "GOROOT")
	if err != nil {
		return err
	}
	if out, err = filepath.Abs(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	files := map[string]string{
		"LICENSE":              filepath.Join(root, "LICENSE"),
		"LICENSE-french-words": filepath.Join(root, "lexicon/french/LICENSE"),
		"LICENSE-go":           filepath.Join(goroot, "LICENSE"),
		"wasm_exec.js":         filepath.Join(goroot, "lib/wasm/wasm_exec.js"),
	}
	for _, pattern := range []string{"*.js", "*.json", "*.md", "*.ts", "*.html"} {
		found, err := filepath.Glob(filepath.Join(root, "javascript", pattern))
		if err != nil {
			return err
		}
		for _, path := range found {
			files[filepath.Base(path)] = path
		}
	}
	var sums []string
	for _, w := range words {
		content, err := os.ReadFile(filepath.Join(root, w.path))
		if err != nil {
			return err
		}
		files[w.name] = filepath.Join(root, w.path)
		sums = append(sums, fmt.Sprintf("%s=%08x", w.name, crc32.ChecksumIEEE(content)))
	}
	for name, path := range files {
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(out, name), content, 0o666); err != nil {
			return err
		}
	}
	for _, m := range []struct{ name, tags string }{{"lettres", "fetched"}, {"jarnac", "fetched,jarnac"}} {
		if only != "" && only != m.name {
			continue
		}
		c := exec.Command("go", "build", "-tags", m.tags, "-ldflags", "-s -w -X 'main.sums="+strings.Join(sums, " ")+"'",
			"-o", filepath.Join(out, m.name+".wasm"), "./cmd/lettres/internal/rpc/wasm")
		c.Dir, c.Env, c.Stderr = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm"), os.Stderr
		if err := c.Run(); err != nil {
			return fmt.Errorf("%s.wasm: %w", m.name, err)
		}
	}
	return nil
}

// output returns what a command writes, without the line feed.
func output(name string, args ...string) (string, error) {
	text, err := exec.Command(name, args...).Output()
	return strings.TrimSpace(string(text)), err
}
