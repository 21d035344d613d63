//go:build gofuzz_libfuzzer

package testing

import (
	"context"
	"io"
)

// What the F of go-118-fuzz-build lacks of a TB, as which our helpers take it.

func (*F) ArtifactDir() string      { return "" }
func (*F) Attr(key, value string)   {}
func (*F) Chdir(dir string)         {}
func (*F) Context() context.Context { return context.Background() }
func (*F) Output() io.Writer        { return io.Discard }
func (*F) private()                 {}
