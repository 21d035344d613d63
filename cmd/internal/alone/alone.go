// Package alone opens files that one process at a time may write. The lock is the system's
// own: it ends with the process, also where that is killed. Where a system or a file system has
// no such lock, nothing is locked.
package alone

import (
	"errors"
	"os"
)

// ErrInUse reports a file that another process has open.
var ErrInUse = errors.New("another process is writing it")

// Open opens a file for reading and writing, or makes it. The error is ErrInUse as long as
// somebody else has it from here. It is unlocked when it is closed.
func Open(name string) (*os.File, error) { return open(name) }
