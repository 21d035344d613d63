//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package alone

import (
	"os"
	"syscall"
)

func open(name string) (*os.File, error) {
	for {
		file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
		if err != nil {
			return nil, err
		}
		// Other errors are of file systems that have no locks.
		if syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == syscall.EWOULDBLOCK {
			file.Close()
			return nil, ErrInUse
		}
		// The holder may have renamed or removed it meanwhile.
		mine, err := file.Stat()
		if err != nil {
			file.Close()
			return nil, err
		}
		if now, err := os.Stat(name); err == nil && os.SameFile(mine, now) {
			return file, nil
		}
		file.Close()
	}
}
