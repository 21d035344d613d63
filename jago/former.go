package jago

import (
	"slices"
	"strings"
)

// A former is the former shapes of words, by where the word lies: "6F:FAUX,EAUX;" for a
// word across that is FAUX and EAUX no more. The words are in order, those across first,
// so that equal positions are ==.
type former string

// A past is one word of a former.
type past struct {
	at     int
	dir    Direction
	shapes []string
}

func (p past) compare(o past) int {
	if p.dir != o.dir {
		return int(p.dir) - int(o.dir)
	}
	return p.at - o.at
}

func (f former) pasts() (all []past) {
	for text := range strings.SplitSeq(string(f), ";") {
		place, shapes, ok := strings.Cut(text, ":")
		if !ok {
			continue
		}
		at, d, _ := parseSquare(place)
		all = append(all, past{int(at), d, strings.Split(shapes, ",")})
	}
	return all
}

// had reports whether a word has had a shape.
func (f former) had(at int, d Direction, shape string) bool {
	var buf [4]byte
	key := string(Square(at).appendTo(buf[:0], d))
	for text := range strings.SplitSeq(string(f), ";") {
		if place, shapes, _ := strings.Cut(text, ":"); place == key {
			for s := range strings.SplitSeq(shapes, ",") {
				if s == shape {
					return true
				}
			}
		}
	}
	return false
}

// of is the shapes that a word has had.
func (f former) of(at int, d Direction) []string {
	if f == "" {
		return nil
	}
	for _, p := range f.pasts() {
		if p.at == at && p.dir == d {
			return p.shapes
		}
	}
	return nil
}

// with is f with these shapes for a word, none of which forgets it.
func (f former) with(at int, d Direction, shapes []string) former {
	if f == "" && len(shapes) == 0 {
		return f
	}
	all := slices.DeleteFunc(f.pasts(), func(p past) bool { return p.at == at && p.dir == d })
	if len(shapes) > 0 {
		all = append(all, past{at, d, shapes})
		slices.SortFunc(all, past.compare)
	}
	var text []byte
	for _, p := range all {
		text = Square(p.at).appendTo(text, p.dir)
		text = append(append(append(text, ':'), strings.Join(p.shapes, ",")...), ';')
	}
	return former(text)
}
