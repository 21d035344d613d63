package gametest

import (
	"hash/fnv"
	"math/rand/v2"
	"sync"
	"testing"
)

// Seeds returns what yields the seeds of the games that a test sets up: others for each test, and the same ones
// whenever it runs. What it demands of their letters is then seen always or never.
func Seeds(t testing.TB) func() uint64 {
	name := fnv.New64a()
	name.Write([]byte(t.Name()))
	var mu sync.Mutex
	rng := rand.New(rand.NewPCG(name.Sum64(), 26))
	return func() uint64 {
		mu.Lock()
		defer mu.Unlock()
		return rng.Uint64() | 1
	}
}
