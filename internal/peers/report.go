package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"time"
)

// printMachine says where and when this was measured, and with what.
func printMachine(w io.Writer) {
	fmt.Fprintf(w, "Measured on %s: %s, %d cores of which one is used, %s, %s/%s",
		time.Now().Format(time.DateOnly), processor(), runtime.NumCPU(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, m := range info.Deps {
			if strings.HasPrefix(m.Path, "github.com/domino14/") {
				fmt.Fprintf(w, ", %s %s", m.Path, m.Version)
			}
		}
	}
	fmt.Fprintf(w, ".\n\n")
}

// processor is its name, where the system tells it.
func processor() string {
	text, _ := os.ReadFile("/proc/cpuinfo")
	for line := range strings.Lines(string(text)) {
		if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return "an unknown processor"
}

func printHead(w io.Writer) {
	fmt.Fprintln(w, "| one call of | lettres | peer | ratio | target |")
	fmt.Fprintln(w, "| --- | ---: | ---: | ---: | ---: |")
}

func printMeasure(w io.Writer, m measure, r result) {
	target := ""
	if m.target > 0 {
		target = fmt.Sprintf("≤ %.2f", m.target)
	}
	digits := 2
	if r.ratio() < 0.1 {
		digits = 3
	}
	fmt.Fprintf(w, "| %s | %s | %s | %.*f | %s |\n", m.name, short(r.ours), short(r.theirs), digits, r.ratio(), target)
}

// short is a duration with three digits or so.
func short(d time.Duration) string {
	switch {
	case d < 10*time.Microsecond:
		return fmt.Sprintf("%d ns", d.Nanoseconds())
	case d < 10*time.Millisecond:
		return fmt.Sprintf("%.1f µs", float64(d.Nanoseconds())/1e3)
	}
	return fmt.Sprintf("%.1f ms", float64(d.Microseconds())/1e3)
}

// printAlone prints what has no peer.
func printAlone(w io.Writer, memory weight, allocations []allocation, games float64) {
	const mega = 1e6
	fmt.Fprintln(w, "| of lettres alone | measured | target |")
	fmt.Fprintln(w, "| --- | ---: | ---: |")
	fmt.Fprintf(w, "| memory of lexicon and tables for `Best` | %.1f MB | < 12 MB |\n", float64(memory.lexicon+memory.tables)/mega)
	fmt.Fprintf(w, "| – of which the lexicon, opened | %.1f MB | |\n", float64(memory.lexicon)/mega)
	fmt.Fprintf(w, "| – of which `Compile` and the first game add | %.1f MB | |\n", float64(memory.tables)/mega)
	fmt.Fprintf(w, "| the word graph in the program, read in place | %.1f MB | |\n", float64(memory.file)/mega)
	for _, a := range allocations {
		fmt.Fprintf(w, "| allocations of %s, all positions | %.0f | 0 |\n", a.name, a.n)
	}
	fmt.Fprintf(w, "| greedy games a second | %.0f | ≥ 500 |\n", games)
}
