package botscrabble

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// ReadLeaves reads Leaves, as [Leaves.MarshalText] writes them: a line for each tile, and each
// two and three tiles, with the points that they add. Tiles that are not named add nothing.
//
//	# what tiles kept are worth
//	S 4.3
//	? 19
//	UU -3.25
//	?QU 0.5
//
// Tiles are A to Z and ?, in any order; points are from -300 to 300, with two decimals at most. Empty
// lines and those with # at their beginning say nothing. The error is a
// [rulebook.RecordError] with the line. More than 65536 lines, or 200 bytes in one line, are an
// error.
func ReadLeaves(r io.Reader) (*Leaves, error) {
	l := &Leaves{}
	var known [nLeaves]bool
	scan := bufio.NewScanner(r)
	scan.Buffer(make([]byte, 0, mostBytes), mostBytes)
	n := 0
	for scan.Scan() {
		if n++; n > mostLines {
			return nil, leavesError(n, phrases.InputError(manyLines, mostLines))
		}
		text := strings.TrimSpace(scan.Text())
		if text == "" || text[0] == '#' {
			continue
		}
		index, worth, err := readLeave(text)
		if err != nil {
			return nil, leavesError(n, err)
		}
		if known[index] {
			return nil, leavesError(n, phrases.InputError(again, excerpt.Truncate(text)))
		}
		known[index], l.worth[index] = true, worth
	}
	switch err := scan.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return nil, leavesError(n+1, phrases.InputError(longLine, mostBytes))
	case err != nil:
		return nil, fmt.Errorf("botscrabble: %w", err)
	}
	return l, nil
}

const (
	mostLines = 1 << 16
	mostBytes = 200
)

func leavesError(line int, err error) error {
	return fmt.Errorf("botscrabble: %w", &rulebook.RecordError{Line: line, Err: err})
}

// readLeave reads a line: tiles, and what they add in hundredths of a point.
func readLeave(text string) (index int, worth int16, err error) {
	fields := strings.Fields(text)
	if len(fields) != 2 {
		return 0, 0, phrases.InputError(badLine, excerpt.Truncate(text))
	}
	tiles := []byte(fields[0])
	if len(tiles) > 3 {
		return 0, 0, phrases.InputError(badTiles, excerpt.Truncate(fields[0]))
	}
	for i, c := range tiles {
		if c != bag.Joker && (c < 'A' || 'Z' < c) {
			return 0, 0, phrases.InputError(badTiles, excerpt.Truncate(fields[0]))
		}
		tiles[i] = kindOf(c)
	}
	slices.Sort(tiles)
	whole, decimals, _ := strings.Cut(fields[1], ".")
	number, err := strconv.Atoi(whole + (decimals + "00")[:2])
	if err != nil || len(decimals) > 2 || strings.Trim(fields[1], "-.") == "" || strings.Contains(whole, "+") || strings.ContainsAny(decimals, "+-") || number < -hundred*mostWorth || number > hundred*mostWorth {
		return 0, 0, phrases.InputError(badWorth, excerpt.Truncate(fields[1]), -mostWorth, mostWorth)
	}
	return indexOf(tiles), int16(number), nil
}

// MarshalText returns l as ReadLeaves reads it, without the tiles that add nothing. The error is
// nil.
func (l *Leaves) MarshalText() (dst []byte, err error) {
	for size := 1; size <= 3; size++ {
		eachKinds(size, func(tiles []uint8) {
			worth := l.worth[indexOf(tiles)]
			if worth == 0 {
				return
			}
			for _, kind := range tiles {
				dst = append(dst, tileOf(kind))
			}
			dst = append(dst, ' ')
			dst = strconv.AppendFloat(dst, float64(worth)/hundred, 'f', -1, 64)
			dst = append(dst, '\n')
		})
	}
	return dst, nil
}

// UnmarshalText reads its argument as [ReadLeaves] does. On an error l stays as it was.
func (l *Leaves) UnmarshalText(text []byte) error {
	read, err := ReadLeaves(bytes.NewReader(text))
	if err == nil {
		*l = *read
	}
	return err
}

// eachKinds yields each one, two or three kinds of tiles, in ascending order.
func eachKinds(size int, f func([]uint8)) {
	var tiles [3]uint8
	var choose func(n int, from uint8)
	choose = func(n int, from uint8) {
		if n == size {
			f(tiles[:n])
			return
		}
		for k := from; k < kinds; k++ {
			tiles[n] = k
			choose(n+1, k)
		}
	}
	choose(0, 0)
}
