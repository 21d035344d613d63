package rpc

import (
	"bufio"
	"errors"
	"io"
	"iter"
)

var errLong = errors.New("a line is too long")

// lines yields the lines of a reader. In place of one with more than most bytes it yields errLong,
// and goes on behind it; any other error is the last.
func lines(r io.Reader, most int) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		in := bufio.NewReaderSize(r, 1<<16)
		var line []byte
		long := false
		for {
			part, err := in.ReadSlice('\n')
			if long = long || len(line)+len(part) > most+1; long {
				line = line[:0]
			} else {
				line = append(line, part...)
			}
			if err == bufio.ErrBufferFull {
				continue
			}
			switch {
			case long && !yield(nil, errLong), len(line) > 0 && !yield(line, nil):
				return
			case err == io.EOF:
				return
			case err != nil:
				yield(nil, err)
				return
			}
			line, long = line[:0], false
		}
	}
}
