package bundle

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// TestDropTraces clears what traces read of a program with two functions, and nothing else.
func TestDropTraces(t *testing.T) {
	const address, tables, list, data, split, module = 5000, 96, 140, 320, 380, 400
	memory := make([]byte, 800)
	put := func(at int, n uint32) { binary.LittleEndian.PutUint32(memory[at:], n) }
	copy(memory, "\xf1\xff\xff\xff\x00\x00\x01\x08")
	for at, n := range map[int]uint32{headCount: 2, headNames: 72, headUnits: 80, headTables: tables, headList: list,
		module: address, module + 8: address + 72, module + moduleData: address + data} {
		put(at, n)
	}
	copy(memory[80:], "units and files!")
	copy(memory[tables+1:], "\x02\x01\x00"+"\x00\x05\x04\x06\x00"+"\x08\x81\x01\x00"+"\x0a\x01\x00"+"\x04\x01\x00") // at 1, 4, 9, 13, 16
	copy(memory[data:], "maps"+"0123456789abcdef0123456789ABCDEF"+"\x00\x08\xff"+"rest")                            // the inlined at 4, arguments at 36
	for i, fields := range [][]uint32{                                                                              // stack, file, line, tables, unit, start, kind; tables: points, stack, inlined; data: maps 2, objects, inlined, defers, arguments
		{1, 4, 9, 3, 7, 33, 6 << 24, 4, 13, 16, 0, 0, none, 4, none, 36},
		{1, 4, 13, 3, 7, 44, 6 << 24, 0, 13, 0, 0, none, none, none, none, none},
	} {
		f := list + 16 + 80*i
		put(list+8*i, uint32(1000+i))
		put(list+8*i+4, uint32(16+80*i))
		put(f, uint32(1000+i))
		for k, n := range fields {
			put(f+16+4*k, n)
		}
	}
	whole := bytes.Clone(memory)
	strange := bytes.Clone(memory)
	strange[list+16+80]++
	before := bytes.Clone(strange)
	if dropTraces([]piece{{address, strange}}); !bytes.Equal(strange, before) {
		t.Error("a table of another kind is changed")
	}
	for n := range module + moduleData { // what is cut off is left as it is
		cut := bytes.Clone(whole[:n])
		if dropTraces([]piece{{address, cut}}); !bytes.Equal(cut, whole[:n]) {
			t.Errorf("the first %d bytes are changed", n)
		}
	}
	behind := append([]byte("behind"), whole...)
	dropTraces([]piece{{address - 6, behind[:split+6]}, {address + split, behind[split+6:]}}) // the module stands in another piece

	clear(memory[80:tables])
	clear(memory[tables+4 : tables+13]) // 13 is a table of the stack, too
	clear(memory[tables+16 : tables+19])
	clear(memory[data+4 : data+39])
	for i := range 2 {
		f := list + 16 + 80*i
		for _, field := range []int{funcFile, funcLine, funcUnit, funcStart, funcFirst, funcFirst + 8} {
			put(f+field, 0)
		}
		for _, kind := range []int{inlined, arguments} {
			put(f+funcFirst+12+4*kind, none)
		}
	}
	if got, _ := bytes.CutPrefix(behind, []byte("behind")); !bytes.Equal(got, memory) {
		t.Errorf("%q,\nwant %q", got, memory)
	}
}

// TestPanics runs a program in Node that recovers from panics, and ends by one: without its traces it does the same, and
// the last of them still names the function.
func TestPanics(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil || testing.Short() {
		t.Skip("there is no node here, or no time")
	}
	goroot := must.Get(output("go", "env", "GOROOT"))(t)
	module := filepath.Join(t.TempDir(), "panics.wasm")
	build := exec.Command("go", "build", "-o", module, "./testdata/panics")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	run := func() (before, trace string) {
		text, _ := exec.Command(node, filepath.Join(goroot, "lib/wasm/wasm_exec_node.js"), module).CombinedOutput()
		before, trace, _ = strings.Cut(string(text), "goroutine 1")
		return before, trace
	}
	want, whole := run()
	must.Do(t, rewrite(module, shrink))
	got, trace := run()
	if got != want || !strings.Contains(got, "recovered: nested") || !strings.Contains(got, "panic: ") {
		t.Errorf("%s,\nwant %s", got, want)
	}
	if !strings.Contains(trace, "main.main()") || strings.Contains(trace, "main.go") || !strings.Contains(whole, "main.go") {
		t.Errorf("%s,\nof %s", trace, whole)
	}
}

// The address of the table of functions can end in a zero byte, with which the piece that tells of it does not begin.
func TestFindBehindZeros(t *testing.T) {
	pointers := []byte{0, 0xec, 0x0f, 0, 0x48, 0xec, 0x0f, 0}
	for _, c := range []struct {
		content string
		at      int
		ok      bool
	}{
		{"\x07\x00\xec\x0f\x00\x48\xec\x0f\x00\x01", 1, true},
		{"\xec\x0f\x00\x48\xec\x0f\x00\x01", -1, true},
		{"\x07\xec\x0f\x00\x48\xec\x0f\x00\x01", -1, false}, // another byte stands before
		{"", -1, false},
	} {
		if at, ok := find([]byte(c.content), pointers); at != c.at || ok != c.ok {
			t.Errorf("%x: %d, %v, want %d, %v", c.content, at, ok, c.at, c.ok)
		}
	}
	if _, ok := find([]byte("\x01"), nil); ok {
		t.Error("nothing is found")
	}
}
