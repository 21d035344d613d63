package rpc

import (
	"bufio"
	"bytes"
	"io"
	"testing"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/hostile"
)

// TestGrowth sends hostile requests, line by line. Each is answered in JSON, none by a fault of the program, and nothing of them stays
// in memory.
func TestGrowth(t *testing.T) {
	in, requests := io.Pipe()
	answers, out := io.Pipe()
	ended := make(chan error)
	go func() {
		err := New(games.All(), nil).Serve(t.Context(), in, out)
		ended <- err
	}()
	r := bufio.NewReaderSize(answers, 1<<20)
	hostile.NoGrowth(t, func(i int) {
		request := hostile.Call(i)
		if _, err := io.WriteString(requests, request+"\n"); err != nil {
			t.Fatal(err)
		}
		a, err := r.ReadSlice('\n')
		if err != nil || !utf8.Valid(a) || a[0] != '{' && a[0] != '[' || bytes.Contains(a, []byte(`"code":-32603`)) {
			t.Fatalf("%.200s: %.200s, %v", request, a, err)
		}
	})
	if err := requests.Close(); err != nil || <-ended != nil {
		t.Error("it does not end with what it reads")
	}
}
