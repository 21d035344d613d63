// Panics unwinds the stack in the ways that read what the runtime knows of functions, and ends by a panic.
package main

import (
	"fmt"
	"runtime"
	"strconv"
)

func at(numbers []int, i int) int   { return numbers[i] }
func next(numbers []int, i int) int { return at(numbers, i) + 1 } // both are inlined

// deep moves the stack, and lets the collector read it.
func deep(n int) int {
	if n == 0 {
		runtime.GC()
		return 0
	}
	return deep(n-1) + len(strconv.Itoa(n))
}

type recoverer interface{ recovers() }

type printer struct{}

func (printer) recovers() { fmt.Println("recovered:", recover()) }

func try(r recoverer, f func()) {
	defer r.recovers()
	f()
}

func nested() {
	defer func() {
		func() { fmt.Println("too deep:", recover()) }()
		fmt.Println("recovered:", recover())
	}()
	panic("nested")
}

func main() {
	fmt.Println(deep(5000))
	try(printer{}, func() { next(nil, 3) })
	try(&printer{}, func() { map[string]int(nil)["a"] = 1 })
	nested()
	for i := range 3 {
		defer fmt.Println("deferred:", i)
	}
	next([]int{1}, 5)
}
