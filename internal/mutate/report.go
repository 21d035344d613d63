package main

import (
	"cmp"
	"fmt"
	"io"
	"log"
	"slices"
	"time"
)

// A report is what the trials have shown.
type report struct {
	explained explanations
	exists    map[string]bool    // all mutants of the chosen files
	verdicts  map[string]verdict // on those that were tried
	count     [3]int             // by verdict
	survivors []mutant           // that nothing explains
	started   time.Time
	verbose   bool
}

func newReport(explained explanations, all []mutant) *report {
	r := &report{explained: explained, exists: map[string]bool{}, verdicts: map[string]verdict{}, started: time.Now()}
	for _, m := range all {
		r.exists[m.String()] = true
	}
	return r
}

// add takes one more verdict, and says from time to time how far it is.
func (r *report) add(s specimen, of int) {
	r.verdicts[s.String()] = s.verdict
	r.count[s.verdict]++
	if s.verdict == survived && !r.explained.has(s.String()) {
		r.survivors = append(r.survivors, s.mutant)
	}
	if r.verbose && s.verdict != unborn || s.verdict == survived {
		log.Printf("%v in %v: %v", s.verdict, s.took.Round(time.Millisecond), s.mutant)
	}
	if tried := r.count[killed] + r.count[survived]; s.verdict != unborn && tried%20 == 0 {
		log.Printf("%d of %d at most: %s", tried, of-r.count[unborn], r.summary())
	}
}

func (r *report) summary() string {
	return fmt.Sprintf("%d mutants, %d killed, %d survived, of which %d explained, in %v",
		r.count[killed]+r.count[survived], r.count[killed], r.count[survived], r.count[survived]-len(r.survivors),
		time.Since(r.started).Round(time.Second))
}

// outdated are the lines of the list that explain nothing, each with what is
// wrong with it. It says of mutants that were not tried only that they exist.
func (r *report) outdated() []string {
	var lines []string
	for _, e := range r.explained {
		if v, tried := r.verdicts[e.mutant]; !r.exists[e.mutant] {
			lines = append(lines, "no longer exists: "+e.mutant)
		} else if tried && v != survived {
			lines = append(lines, "no longer survives: "+e.mutant)
		}
	}
	return lines
}

// print writes the survivors as the list has them, in the order of the source,
// with comments that say where they are.
func (r *report) print(w io.Writer) (clean bool) {
	slices.SortFunc(r.survivors, func(a, b mutant) int {
		return cmp.Or(cmp.Compare(a.file, b.file), cmp.Compare(a.start, b.start), cmp.Compare(a.String(), b.String()))
	})
	for _, m := range r.survivors {
		fmt.Fprintf(w, "# survives at %s\n%v%s\n", m.position(), m, separator)
	}
	outdated := r.outdated()
	for _, line := range outdated {
		fmt.Fprintf(w, "# %s\n", line)
	}
	log.Print(r.summary())
	return len(r.survivors) == 0 && len(outdated) == 0
}
