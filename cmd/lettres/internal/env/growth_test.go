package env

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/hostile"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// TestGrowth sends requests that are refused, and seeds, moves and positions of any kind between them. Nothing of them stays in
// memory.
func TestGrowth(t *testing.T) {
	in, requests := io.Pipe()
	answers, out := io.Pipe()
	ended := make(chan error)
	go func() {
		ended <- newVector(compiled(t, games.Jarnac(), ""), 2, 256, true, 1).serve(in, out)
	}()
	r := bufio.NewReader(answers)
	var h hello
	if line, err := r.ReadBytes('\n'); err != nil || json.Unmarshal(line, &h) != nil {
		t.Fatalf("%s, %v", line, err)
	}
	rng := rand.New(rand.NewPCG(3, 4))
	refusals := 0
	hostile.NoGrowth(t, func(i int) {
		request := "r" + string(binary.LittleEndian.AppendUint64(nil, rng.Uint64()))
		switch i % 8 {
		case 0:
			request = "s" + packed(rng.IntN(1<<16), rng.IntN(1<<16))
		case 1:
			request = "s" + packed(rng.IntN(3)-1, -1)
		case 2:
			request = "P" + lengthOf(hostile.Call(i)+"\n")
		case 3:
			request = "P" + lengthOf("turn A; acted yes; racks EILNTU/AEGHO;\n"+hostile.Call(i))
		case 4:
			request = "m" + packed(rng.IntN(1<<16), rng.IntN(2))
		case 5:
			request = "o" + string([]byte{byte(rng.IntN(256)), byte(rng.IntN(256))})
		case 6:
			request = "p"
		}
		if i%2000 == 7 {
			request = "P" + lengthOf(strings.Repeat("x", mostText+1))
		}
		must.Get(io.WriteString(requests, request))(t)
		head := make([]byte, 5)
		must.Get(io.ReadFull(r, head))(t)
		must.Get(r.Discard(int(binary.LittleEndian.Uint32(head[1:]))))(t)
		if head[0] == refused {
			refusals++
		}
	})
	if err := requests.Close(); err != nil || <-ended != nil {
		t.Error("it does not end with what it reads")
	}
	if refusals < 1000 {
		t.Errorf("only %d requests are refused", refusals)
	}
}
