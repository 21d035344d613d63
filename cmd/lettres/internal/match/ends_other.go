//go:build !unix && !windows

package match

import (
	"os"
	"syscall"
)

// ends are the signals that end a match.
var ends = []os.Signal{os.Interrupt, syscall.SIGTERM}
