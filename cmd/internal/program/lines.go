package program

import (
	"bufio"
	"errors"
	"io"
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
)

// maxLine limits the bytes of a line that are read. Nobody types a longer move.
const maxLine = 256

// ErrLongLine is the error of a line that is too long. It was read to its end.
var ErrLongLine = errors.New("the line is too long")

// Lines reads what somebody types, line by line. It takes little memory, whatever comes.
type Lines struct {
	r    *bufio.Reader
	echo bool // what is read is not on the screen already
}

// Lines returns what somebody types to the program.
func (w World) Lines() *Lines {
	in := w.Stdin
	if in == nil {
		in = strings.NewReader("")
	}
	return &Lines{bufio.NewReaderSize(in, maxLine), w.Echo}
}

// next returns the next line without its end. The error is io.EOF after the last one, or that of
// reading, or [ErrLongLine].
func (l *Lines) next() (string, error) {
	line, err := l.r.ReadSlice('\n')
	text := strings.TrimRight(string(line), "\r\n")
	long := errors.Is(err, bufio.ErrBufferFull)
	for errors.Is(err, bufio.ErrBufferFull) {
		_, err = l.r.ReadSlice('\n')
	}
	switch {
	case long:
		return "", ErrLongLine
	case err != nil && text == "":
		return "", err
	}
	return text, nil
}

// Ask writes a prompt, and reads a line. At the end of what is typed the error is io.EOF;
// a line that is too long is [ErrLongLine].
func (p *Page) Ask(in *Lines, prompt string) (string, error) {
	p.w.WriteString(prompt)
	if err := p.Flush(); err != nil {
		return "", err
	}
	text, err := in.next()
	switch {
	case errors.Is(err, io.EOF):
		p.Line()
	case in.echo:
		p.Line(draw.Clean(text))
	}
	return text, err
}
