// Package bundle compiles this module for browsers, and puts into a folder what belongs to that: the package for npm, and the page
// of lettres serve without a server. It runs the go command in a clone of the module.
package bundle

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Package makes the package for npm: the scripts of the folder javascript, two WebAssembly modules,
// lettres.wasm with all games and jarnac.wasm with Jarnac alone, and beside them the words and what players have learned.
func Package(out string) error { return build(out, false) }

// Site makes the page of lettres serve as files that any server can offer, in any folder. A browser keeps them, and
// answers itself from then on.
func Site(out string) error { return build(out, true) }

// InClone reports whether the module can be compiled here: there is Go, and its source.
func InClone() bool {
	_, err := root()
	return err == nil
}

func root() (string, error) {
	return output("go", "list", "-m", "-f", "{{.Dir}}", "github.com/jeudelettres/lettres")
}

// fetched lists the files that the modules fetch when they need them, and where they stand in this module.
var fetched = []struct{ name, path string }{
	{"french.lex", "lexicon/french/french.lex"}, {"french.grid", "lexicon/french/gaddag/french.grid"},
	{"words.bin", "internal/vocabulary/words.bin"}, {"nets.bin", "bot/botjarnac/nets.bin"},
}

// build makes the package or the page in a folder.
func build(out string, site bool) error {
	root, err := root()
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
	for _, pattern := range []string{"*.js", "*.json", "*.md", "*.ts", "*.html", "*.png", "*.webmanifest"} {
		found, err := filepath.Glob(filepath.Join(root, scripts, pattern))
		if err != nil {
			return err
		}
		for _, path := range found {
			files[filepath.Base(path)] = path
		}
	}
	var sums []string
	for _, w := range fetched {
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
		if err := rewrite(filepath.Join(out, m.name), shrink); err != nil {
			return fmt.Errorf("%s: %w", m.name, err)
		}
	}
	version := ""
	if site {
		files["icon.svg"] = filepath.Join(root, "cmd/lettres/internal/serve/static/icon.svg")
		files["lettres-site.bin"] = filepath.Join(out, "lettres-site.bin")
		if err := os.Rename(filepath.Join(out, "lettres-site.wasm"), files["lettres-site.bin"]); err != nil {
			return err
		}
		if err := rewrite(files["lettres-site.bin"], pack); err != nil {
			return err
		}
		if version, err = sumOf(files); err != nil {
			return err
		}
	}
	for name, path := range files {
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if name == "sw.js" || name == "worker.js" {
			content = bytes.ReplaceAll(content, []byte("VERSION"), []byte(version))
		}
		if err := os.WriteFile(filepath.Join(out, name), content, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// sumOf returns a version of files: another one when any of them changes.
func sumOf(files map[string]string) (string, error) {
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		content, err := os.ReadFile(files[name])
		if err != nil {
			return "", err
		}
		fmt.Fprintf(sum, "%s %d\n%s", name, len(content), content)
	}
	return hex.EncodeToString(sum.Sum(nil))[:16], nil
}

// rewrite puts what f makes of a file in its place.
func rewrite(path string, f func([]byte) ([]byte, error)) error {
	content, err := os.ReadFile(path)
	if err == nil {
		content, err = f(content)
	}
	if err != nil {
		return err
	}
	return os.WriteFile(path, content, 0o666)
}

// pack packs a file, since some hosts take no file of more than 25 MB.
func pack(content []byte) ([]byte, error) {
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err := w.Close()
	return packed.Bytes(), err
}

// A module is one that is compiled.
type module struct{ name, tags, path string }

// output returns what a command writes, without the line feed.
func output(name string, args ...string) (string, error) {
	text, err := exec.Command(name, args...).Output()
	return strings.TrimSpace(string(text)), err
}
