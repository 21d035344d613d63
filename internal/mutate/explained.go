package main

import (
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
)

// separator stands between the parts of a line of the list.
const separator = " :: "

// An explanation is a line of the list: a mutant that no test can kill, and why.
type explanation struct {
	mutant, reason string
}

// explanations are a list, in its order.
type explanations []explanation

func readExplained(file string) (explanations, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var list explanations
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		at := strings.LastIndex(line, separator)
		if strings.Count(line, separator) < 4 || strings.TrimSpace(line[at+len(separator):]) == "" {
			return nil, fmt.Errorf("%s:%d: want a file, a function, a node, a change and a reason, with %q between", file, n, separator)
		}
		e := explanation{line[:at], line[at+len(separator):]}
		if list.has(e.mutant) {
			return nil, fmt.Errorf("%s:%d: %s is explained twice", file, n, e.mutant)
		}
		list = append(list, e)
	}
	return list, nil
}

func (list explanations) has(mutant string) bool {
	return slices.ContainsFunc(list, func(e explanation) bool { return e.mutant == mutant })
}

// of is the part of the list about the chosen files of p.
func (list explanations) of(p *pkg, chosen func(file string) bool) explanations {
	return slices.DeleteFunc(slices.Clone(list), func(e explanation) bool {
		file, _, _ := strings.Cut(e.mutant, separator)
		return path.Dir(file) != path.Dir(p.sources[0].name) || !chosen(file)
	})
}
