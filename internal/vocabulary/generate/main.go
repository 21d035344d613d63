// Generate writes words.bin, from a list of frequent words and the French lexicon:
//
//	go run ./internal/vocabulary/generate words.txt > words.bin
//
// The list has a word a line, with its accents. README.md tells where it comes from.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("want the list of frequent words, and have %d arguments", len(args))
	}
	frequent, err := read(args[0])
	if err != nil {
		return err
	}
	words := french.Lexicon()
	forms := map[lexicon.Entry]int{} // that are frequent
	entries := map[lexicon.Entry]bool{}
	var readings []lexicon.Reading
	each := func(word string, yield func(lexicon.Entry)) {
		readings = words.AppendReadings(readings[:0], word)
		clear(entries)
		for _, r := range readings {
			entries[r.Entry] = true
		}
		for e := range entries {
			yield(e)
		}
	}
	for w := range frequent {
		each(w, func(e lexicon.Entry) { forms[e]++ })
	}
	ranks := map[string]vocabulary.Rank{}
	var count [vocabulary.Common + 1]int
	for w := range words.Words() {
		best := 0
		each(w, func(e lexicon.Entry) { best = max(best, forms[e]) })
		rank := vocabulary.Rare
		switch {
		case frequent[w] && best > 1:
			rank = vocabulary.Common
		case frequent[w]:
			rank = vocabulary.Seen
		case best > 1:
			rank = vocabulary.Related
		}
		ranks[w] = rank
		count[rank]++
	}
	fmt.Fprintf(os.Stderr, "%d frequent words; rare, related, seen, common: %d\n", len(frequent), count)
	_, err = os.Stdout.Write(vocabulary.File(ranks))
	return err
}

// read returns the words of a list that the French lexicon has.
func read(name string) (map[string]bool, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	words, lines := map[string]bool{}, bufio.NewScanner(f)
	for lines.Scan() {
		if strings.ContainsAny(lines.Text(), " -'.") {
			continue
		}
		if w, err := lexicon.Normalize(lines.Text()); err == nil && french.Lexicon().Contains(w) {
			words[w] = true
		}
	}
	return words, lines.Err()
}
