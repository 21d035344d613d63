// Build makes the package for npm in a folder: the scripts of the folder javascript, two WebAssembly
// modules, lettres.wasm with all games and jarnac.wasm with Jarnac alone, and the words beside them.
//
//	go run ./javascript/build -out DIR
//
// With -site it makes the page of lettres serve as files that any server can offer at the root of a host:
// a browser keeps them, and answers itself from then on.
//
//	go run ./javascript/build -site -out DIR
//
// It needs Go and nothing else. npm pack in that folder makes the archive; for pages, the folder is
// put on a server as it is.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
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
	site := flag.Bool("site", false, "the page without a server, in place of the package")
	flag.Parse()
	if *out == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := build(*out, *site); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// words are the files of words, and where they stand in the module.
var words = []struct{ name, path string }{
	{"french.lex", "lexicon/french/french.lex"}, {"french.grid", "lexicon/french/gaddag/french.grid"},
}

// build makes the package in a folder.
func build(out string, site bool) error {
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
	scripts, modules := "javascript", []module{
		{"lettres.wasm", "fetched", "./cmd/lettres/internal/rpc/wasm"},
		{"jarnac.wasm", "fetched,jarnac", "./cmd/lettres/internal/rpc/wasm"},
	}
	if site {
		scripts, modules = "javascript/site", []module{{"lettres-site.wasm", "fetched", "./cmd/lettres/internal/serve/site"}}
	}
	for _, pattern := range []string{"*.js", "*.json", "*.md", "*.ts", "*.html"} {
		found, err := filepath.Glob(filepath.Join(root, scripts, pattern))
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
	for _, m := range modules {
		c := exec.Command("go", "build", "-tags", m.tags, "-ldflags", "-s -w -X 'main.sums="+strings.Join(sums, " ")+"'",
			"-o", filepath.Join(out, m.name), m.path)
		c.Dir, c.Env, c.Stderr = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm"), os.Stderr
		if err := c.Run(); err != nil {
			return fmt.Errorf("%s: %w", m.name, err)
		}
	}
	version := ""
	if site {
		if err := pack(filepath.Join(out, "lettres-site.wasm"), filepath.Join(out, "lettres-site.bin")); err != nil {
			return err
		}
		sum := sha256.New()
		for _, name := range []string{"lettres-site.bin", "french.lex", "french.grid"} {
			path := filepath.Join(out, name)
			if files[name] != "" {
				path = files[name]
			}
			content, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			sum.Write(content)
		}
		version = hex.EncodeToString(sum.Sum(nil))[:16]
	}
	for name, path := range files {
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if name == "sw.js" {
			content = bytes.ReplaceAll(content, []byte("VERSION"), []byte(version))
		}
		if err := os.WriteFile(filepath.Join(out, name), content, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// pack packs a file into another, since some hosts take no file of more than 25 MB.
func pack(from, to string) error {
	content, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	if _, err := w.Write(content); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	if err := os.WriteFile(to, packed.Bytes(), 0o666); err != nil {
		return err
	}
	return os.Remove(from)
}

// A module is one that is compiled.
type module struct{ name, tags, path string }

// output returns what a command writes, without the line feed.
func output(name string, args ...string) (string, error) {
	text, err := exec.Command(name, args...).Output()
	return strings.TrimSpace(string(text)), err
}
