#!/usr/bin/env bash
# Builds all fuzz targets of the module for OSS-Fuzz, which runs this with its tools and $OUT. A target is named
# by its package and its function, as bag_FuzzParse. It changes the clone that it runs in.
#
# The builder of OSS-Fuzz knows nothing of inputs that f.Add gives, nor of test packages beside the package that they
# test. So each target runs here once with what go test gives it, which becomes its corpus (seed.go). And the files
# of a package x_test become a package of their own below x; export_test.go becomes a part of x.
#
#	LIST=1 .ci/oss-fuzz/build.sh                             only prints the targets: package, function, name
#	ONLY='^bag_' OUT=… FUZZBUILD=… .ci/oss-fuzz/build.sh     builds some, with a clone of go-118-fuzz-build
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
	done | awk -v only="${ONLY:-}" '$3 ~ only'
}

if [ -n "${LIST:-}" ]; then
	targets
	exit
fi
: "${OUT:?is the folder that OSS-Fuzz takes the programs from}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A Go whose package testing can be changed, and the builder made by it: it reads the source of that Go. The commit is the
# one that OSS-Fuzz itself takes.
cp -r "$(go env GOROOT)" "$work/go"
chmod -R u+w "$work/go"
export GOROOT=$work/go GOTOOLCHAIN=local PATH=$work/bin:$work/go/bin:$PATH
cp .ci/oss-fuzz/seed.go .ci/oss-fuzz/tb.go "$GOROOT/src/testing/"
hook='^\trun := func(captureOut io.Writer, e corpusEntry) (ok bool) {$'
grep -q "$(printf "$hook")" "$GOROOT/src/testing/fuzz.go"
sed -i "s/$hook/&\n\t\twriteSeed(e.Values)/" "$GOROOT/src/testing/fuzz.go"
if [ -z "${FUZZBUILD:-}" ]; then
	FUZZBUILD=$work/builder
	git init -q "$FUZZBUILD"
	git -C "$FUZZBUILD" fetch -q --depth 1 https://github.com/AdamKorcz/go-118-fuzz-build fc5dc53b9db8a38c394c53d6e439a1410cf8fc19
	git -C "$FUZZBUILD" checkout -q FETCH_HEAD
fi
(cd "$FUZZBUILD" && GOFLAGS=-mod=mod go build -o "$work/bin/go-118-fuzz-build_v2" .)

targets >"$work/targets"
while read -r package target name; do
	mkdir "$work/seeds"
	SEEDS=$work/seeds go test "$package" -count 1 -run "^$target\$"
	[ -z "$(ls "$work/seeds")" ] || (cd "$work/seeds" && zip -qr "$OUT/${name}_seed_corpus.zip" .)
	rm -r "$work/seeds"
done <"$work/targets"

# A target is found by the beginning of its name, which has to be that of no other.
git ls-files '*_test.go' | xargs sed -i -E 's/^(func Fuzz[A-Za-z0-9_]+)(\(f \*testing\.F)/\1_\2/'
go list -f '{{if .XTestGoFiles}}{{.Dir}} {{join .XTestGoFiles " "}}{{end}}' ./... | while read -r dir files; do
	mkdir "$dir/fuzzing"
	(cd "$dir" && mv $files fuzzing/ && sed -i -E '0,/^package /s/^package .*_test$/package fuzzing/' fuzzing/*)
	[ ! -d "$dir/testdata" ] || cp -r "$dir/testdata" "$dir/fuzzing/"
	[ ! -f "$dir/export_test.go" ] || mv "$dir/export_test.go" "$dir/exported.go"
done

while read -r package target name; do
	dir=$(go list -f '{{.Dir}}' "$package")
	[ ! -d "$dir/fuzzing" ] || ! grep -q "^func ${target}_(" "$dir"/fuzzing/*.go || { package+=/fuzzing dir+=/fuzzing; }
	(cd "$dir" && compile_native_go_fuzzer_v2 "$package" "${target}_" "$name")
	[ -x "$OUT/$name" ] || { echo "$name was not built"; exit 1; }
done <"$work/targets"
