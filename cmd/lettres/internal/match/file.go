package match

import (
	"bytes"
	"errors"
	"io"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/internal/records"
	"github.com/jeudelettres/lettres/rulebook"
)

// errCut reports a record whose end is missing.
var errCut = errors.New("the record is cut off")

// resume reads the records of a match from its file and yields the games of each pair. It
// cuts off the pair that was being written when the match was interrupted, and what stands behind a hole that a
// machine left which stopped. A file that holds something else is an error, and stays as it is.
func resume(file disk.File, c *contest, tell func([2]result)) error {
	whole := int64(0) // the bytes of the pairs that are
	var games [2]result
	n, cut := 0, false
	for part, err := range records.Split(file) {
		switch {
		case err != nil:
			return err
		case len(part.Text) == 0 && part.N == 1:
			continue // a new file
		case cut:
			return phrases.InputError(cutInside, n+1)
		case n%2 == 0:
			whole = part.Offset
		}
		hole := bytes.IndexByte(part.Text, 0) >= 0
		g, err := c.replay(part.Text, n/2, n%2)
		// The last byte tells whether the last line was written as a whole.
		cut = hole || errors.Is(err, errCut) || part.Text[len(part.Text)-1] != '\n'
		if err != nil && !cut {
			if at, ok := errors.AsType[*rulebook.RecordError](err); ok && at.Line > 0 {
				err = &rulebook.RecordError{Line: part.Above + at.Line, Move: at.Move, Err: at.Err}
			}
			return err
		}
		if cut {
			if n == 0 && !bytes.Contains(part.Text, []byte("# "+c.line()+"\n")) {
				return phrases.InputError(otherMatch) // and nothing of it is lost
			}
			if hole {
				break
			}
			continue
		}
		if games[n%2] = g; n%2 == 1 {
			tell(games)
			whole = part.Offset + int64(len(part.Text))
		}
		n++
	}
	if err := file.Truncate(whole); err != nil {
		return err
	}
	_, err := file.Seek(whole, io.SeekStart)
	return err
}
