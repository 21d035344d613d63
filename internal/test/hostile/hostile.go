// Package hostile is for tests: requests that no honest client sends, and whether memory grows by them.
package hostile

import (
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon/french"
)

// Call returns the request of JSON-RPC with a number: garbage, or a call that asks for too much, for nothing, or for what
// nobody has asked for before. None takes long, and none has a line feed in it.
func Call(i int) string {
	name := strconv.FormatUint(uint64(i+1)*0x9e3779b97f4a7c15, 36) // another text each time
	letters := strings.Map(func(r rune) rune { return 'A' + (r*7)%26 }, name)
	call := func(method, params string, args ...any) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":{%s}}`, i, method, fmt.Sprintf(params, args...))
	}
	const rats = `"game":"jarnac","position":"turn A; acted yes; lines RATS/MER; racks EILNTU/AEGHO;"`
	all := []func() string{
		func() string { return strings.Repeat("[", i%2000) + name },
		func() string { return `{"jsonrpc":"2.0","id":"` + name + `\ud800` + "\xff" + `","method":"start"}` },
		func() string { return "[" + strings.Repeat(call(name, ""), 1) + strings.Repeat(","+name, 40) + "]" },
		func() string {
			return "[" + call(name, "") + strings.Repeat(","+call("start", `"game":%q`, name), 40) + "]"
		},
		func() string { return call(name, `"game":%q`, name) },
		func() string { return call("start", `"game":%q`, name) },
		func() string { return call("start", `%q:%q`, name, name) },
		func() string { return call("start", `"game":"jarnac","options":"official margin=%d"`, i%1000) },
		func() string { return call("start", `"game":"jago","options":"%s=%d"`, name, i) },
		func() string { return call("options", `"game":"scrabble","options":"classique bag=%s"`, letters) },
		func() string {
			return call("moves", `"game":"jarnac","position":"turn A; lines %s; racks %s"`, letters, name)
		},
		func() string { return call("moves", `"game":"scrabble","position":%q`, strings.Repeat(name+"/", 300)) },
		func() string {
			return call("position", `"game":"scrabble","cgp":"%s 0/%d 0"`, strings.Repeat("15/", 14), i)
		},
		func() string {
			return call("position", `"game":"jarnac","typed":"%s :\n%s\nà jouer : %s"`, name, letters, name)
		},
		func() string {
			return call("position", `"game":"jarnac","setup":{"Mats":[{"Rack":%q},{"Lines":[%q]}]}`, letters, letters)
		},
		func() string {
			return call("position", "%s", strings.Repeat(`"setup":{`, 500)+strings.Repeat("}", 500))
		},
		func() string { return call("check", rats+`,"move":%q`, letters) },
		func() string { return call("play", rats+`,"move":"je pose %s"`, letters) },
		func() string { return call("best", rats+`,"level":1,"nodes":1,"seed":%d`, i) },
		func() string { return call("best", rats+`,"level":%d,"nodes":-%d`, i, i) },
		func() string { return call("view", rats+`,"seat":%d`, i) },
		func() string { return call("svg", rats+`,"language":%q`, name) },
		func() string { return call("word", `"word":%q`, letters) },
		func() string { return call("clauses", `"text":%q`, name) },
		func() string {
			return call("judge", `"record":"@players %[1]s %[2]s\n@rules official\n%[1]s +%[2]s\n%[1]s %[2]s\n"`, name, letters)
		},
		func() string {
			return call("draw", `"record":"@players %[1]s b\n@rules official\n%[1]s +ABUZRT\n%[1]s RAT\n","language":"fr"`, name)
		},
		func() string {
			return call("write", `"game":"jarnac","players":[%q],"moves":[{"seat":%d,"move":%q}]`, name, i, letters)
		},
		func() string {
			return call("complete", `"game":"jarnac","position":%q,"move":"+%d"`, strings.Repeat(name, 800), i)
		},
	}
	return all[i%len(all)]()
}

// NoGrowth makes 2,000 calls and then 10,000 more, of short tests 2,000. It fails the test if 64 KB more are in use in
// memory then, or goroutines are left.
func NoGrowth(t *testing.T, call func(i int)) {
	t.Helper()
	const first, most = 2000, 1 << 16
	n := 10_000
	if testing.Short() {
		n = 2000
	}
	for range french.Lexicon().Words() { // each page of the words takes memory when it is asked for, once
	}
	for i := range first {
		call(i)
	}
	before, goroutines := inUse(), runtime.NumGoroutine()
	for i := range n {
		call(first + i)
	}
	grown := inUse() - before
	runtime.KeepAlive(call) // what it holds was there before
	t.Logf("%d calls: %d bytes more in use", n, grown)
	if grown > most {
		t.Errorf("%d calls leave %d bytes more in use", n, grown)
	}
	if now := runtime.NumGoroutine(); now > goroutines+10 { // those of connections come and go
		t.Errorf("%d goroutines, and %d before", now, goroutines)
	}
}

// inUse returns how many bytes are in use.
func inUse() int {
	var m runtime.MemStats
	for range 3 { // what is pooled or has a finalizer goes by the second
		runtime.GC()
	}
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}
