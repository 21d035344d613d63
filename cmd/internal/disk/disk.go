// Package disk keeps files whole. What Create and Append have returned from is on the disk; what they have
// not is not half read, whether the disk was full, a write failed, or the machine stopped.
//
// A Disk stands between programs and the system, so that tests can make each of its calls fail: see
// package faulty.
package disk

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
)

// A Disk has files and folders. Its methods do what those of package os do.
type Disk interface {
	Open(name string, flag int, perm fs.FileMode) (File, error)
	// Lock opens a file that one program at a time may have, or makes it: see package alone.
	Lock(name string) (File, error)
	Rename(from, to string) error
	Remove(name string) error
	MkdirAll(name string, perm fs.FileMode) error
	ReadDir(name string) ([]fs.DirEntry, error)
	Stat(name string) (fs.FileInfo, error)
}

// A File is an open file or folder.
type File interface {
	io.ReadWriteSeeker
	io.Closer
	Sync() error
	Truncate(size int64) error
}

// System is the disk of this machine.
type System struct{}

// Open opens a file.
func (System) Open(name string, flag int, perm fs.FileMode) (File, error) {
	return file(os.OpenFile(name, flag, perm))
}

// Lock opens a file for this program alone.
func (System) Lock(name string) (File, error) { return file(alone.Open(name)) }

// file returns no File with an error.
func file(f *os.File, err error) (File, error) {
	if err != nil {
		return nil, err
	}
	return f, nil
}

// Rename gives a file another name.
func (System) Rename(from, to string) error { return os.Rename(from, to) }

// Remove removes a file.
func (System) Remove(name string) error { return os.Remove(name) }

// MkdirAll makes a folder.
func (System) MkdirAll(name string, perm fs.FileMode) error { return os.MkdirAll(name, perm) }

// ReadDir lists a folder.
func (System) ReadDir(name string) ([]fs.DirEntry, error) { return os.ReadDir(name) }

// Stat describes a file.
func (System) Stat(name string) (fs.FileInfo, error) { return os.Stat(name) }

// Create writes a file, or replaces one. After an error there is what was before, or already what was to
// come, and nothing between.
func Create(d Disk, name string, data []byte, perm fs.FileMode) error {
	temp := name + ".new" // which a program that was stopped may have left
	f, err := d.Open(temp, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, perm)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return Finish(d, f, temp, name, err)
}

// Finish closes a file that was written under another name and gives it its own, or removes it if err says
// that it is not whole.
func Finish(d Disk, f File, temp, name string, err error) error {
	if err == nil {
		err = f.Sync()
	}
	if runtime.GOOS == "windows" { // where an open file has no other name
		err = cmp.Or(err, f.Close())
	}
	if err == nil {
		err = d.Rename(temp, name)
	}
	if err != nil {
		err = errors.Join(err, d.Remove(temp))
	}
	_ = f.Close() // after which others may take the lock of it; it is flushed
	if err != nil {
		return err
	}
	folder, err := d.Open(filepath.Dir(name), os.O_RDONLY, 0)
	if err != nil {
		return err
	}
	defer folder.Close()
	// Some systems cannot flush a folder, and need not.
	if err = folder.Sync(); errors.Is(err, errors.ErrUnsupported) || errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.EBADF) {
		return nil
	}
	return err
}

// Append writes data behind the first size bytes of a file, which has no more, and returns how many it has
// then. After an error nobody knows what of it stands there, until Create replaces the file.
func Append(d Disk, name string, size int64, data []byte) (int64, error) {
	f, err := d.Open(name, os.O_WRONLY, 0)
	if err != nil {
		return size, err
	}
	defer f.Close()
	if at, err := f.Seek(0, io.SeekEnd); err != nil || at != size {
		return size, cmp.Or(err, fmt.Errorf("%s has %d bytes, and not %d", name, at, size))
	}
	_, err = f.Write(data)
	return size + int64(len(data)), cmp.Or(err, f.Sync())
}
