package match

import (
	"errors"
	"io"

	"github.com/jeudelettres/lettres/protocol"
)

// conforms tests a program for the engine protocol.
func (f *config) conforms() error {
	out := &watched{Writer: f.world.Stdout}
	faults := protocol.Check(out, f.command.Language, f.games, f.tested, protocol.Limits{Margin: f.margin})
	switch {
	case out.err != nil:
		return out.err
	case faults > 0:
		return errors.New(phrases.Sprintf(f.command.Language, notConform))
	}
	return nil
}

// watched keeps the first error of a writer.
type watched struct {
	io.Writer
	err error
}

func (w *watched) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	n, err := w.Writer.Write(p)
	w.err = err
	return n, err
}
