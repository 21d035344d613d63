package program

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/signal"
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

	interrupts chan os.Signal // nil: an interrupt ends the program
}

// ErrInterrupted is the error of somebody who interrupts instead of typing a line.
var ErrInterrupted = errors.New("interrupted")

// Interruptible makes an interrupt the error [ErrInterrupted] of the line that is waited for, until
// what it returns is called.
func (l *Lines) Interruptible() (stop func()) {
	l.interrupts = make(chan os.Signal, 1)
	signal.Notify(l.interrupts, os.Interrupt)
	return func() { signal.Stop(l.interrupts) }
}

// wait returns the next line, or what came before it.
func (l *Lines) wait() (string, error) {
	if l.interrupts == nil {
		return l.next()
	}
	type line struct {
		text string
		err  error
	}
	read := make(chan line, 1) // nobody reads on after an interrupt
	go func() {
		text, err := l.next()
		read <- line{text, err}
	}()
	select {
	case came := <-read:
		return came.text, came.err
	case <-l.interrupts:
		return "", ErrInterrupted
	}
}

// Lines returns what somebody types to the program.
func (w World) Lines() *Lines {
	in := w.Stdin
	if in == nil {
		in = strings.NewReader("")
	}
	return &Lines{r: bufio.NewReaderSize(in, maxLine), echo: w.Echo}
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
	text, err := in.wait()
	switch {
	case errors.Is(err, io.EOF):
		p.Line()
	case in.echo:
		p.Line(draw.Clean(text))
	}
	return text, err
}
