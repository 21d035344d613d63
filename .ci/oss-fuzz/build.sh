#!/usr/bin/env bash
# Builds all fuzz targets of the module for OSS-Fuzz, which runs this with its tools and $OUT. A target is named
# by its package and its function, as bag_FuzzParse.
#
# What f.Add gives a target is not known there. So each target runs here for a few seconds, and the inputs that it
# found, with those of testdata/fuzz, become its corpus. A target that takes more than one text or one list of bytes
# has another form of input there, and begins without one.
#
#	LIST=1 .ci/oss-fuzz/build.sh    only prints the targets: package, function, name
set -euo pipefail
[ -f go.mod ] || cd "$(dirname "$0")/../.."

targets() {
	go list -f '{{.ImportPath}} {{.Dir}}' ./... | while read -r package dir; do
		{ grep -hoE '^func Fuzz[A-Za-z0-9_]+\(f \*testing\.F' "$dir"/*_test.go 2>/dev/null || true; } | sed 's/^func //; s/(.*//' | sort -u |
			while read -r target; do
				local name=${package#*/*/lettres}
				name=${name#/}
				printf '%s %s %s\n' "$package" "$target" "${name:-lettres}_$target" | sed -E ':a; s#^(.* )([^ ]*)/#\1\2_#; ta'
			done
	done
}

if [ -n "${LIST:-}" ]; then
	targets
	exit
fi
work=$(mktemp -d)
cat >"$work/seeds.go" <<'END'
// Seeds writes inputs of go test as inputs of libFuzzer: a file with the bytes alone for each input that is one
// text or one list of bytes.
//
//	go run seeds.go TO FROM…
package main

import (
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

func main() {
	to := os.Args[1]
	for _, from := range os.Args[2:] {
		files, _ := filepath.Glob(filepath.Join(from, "*"))
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				log.Fatal(err)
			}
			lines := strings.Split(strings.TrimSpace(string(text)), "\n")
			if len(lines) != 2 || lines[0] != "go test fuzz v1" {
				continue
			}
			quoted, ok := strings.CutPrefix(lines[1], "string(")
			if !ok {
				quoted, ok = strings.CutPrefix(lines[1], "[]byte(")
			}
			bytes, err := strconv.Unquote(strings.TrimSuffix(quoted, ")"))
			if !ok || err != nil {
				continue
			}
			if err := os.MkdirAll(to, 0o755); err != nil {
				log.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(to, filepath.Base(file)), []byte(bytes), 0o644); err != nil {
				log.Fatal(err)
			}
		}
	}
}
END
go get github.com/AdamKorcz/go-118-fuzz-build/testing
targets | while read -r package target name; do
	dir=$(go list -f '{{.Dir}}' "$package")
	go test "$package" -run '^$' -fuzz "^$target\$" -fuzztime "${SEEDTIME:-5s}" -fuzzminimizetime 1x -test.fuzzcachedir "$work/found" >/dev/null || true
	go run "$work/seeds.go" "$work/$name" "$work/found/$target" "$dir/testdata/fuzz/$target"
	[ ! -d "$work/$name" ] || (cd "$work/$name" && zip -qr "$OUT/${name}_seed_corpus.zip" .)
	rm -rf "$work/found" "${work:?}/$name"
	compile_native_go_fuzzer_v2 "$package" "$target" "$name"
done
