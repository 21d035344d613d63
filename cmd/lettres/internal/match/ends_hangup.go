//go:build unix || windows

package match

import (
	"os"
	"syscall"
)

// ends are the signals that end a match: the last comes when its terminal is closed.
var ends = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}
