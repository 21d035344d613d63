package disk_test

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/internal/test/must"
)

func content(t *testing.T, d disk.Disk, name string) string {
	t.Helper()
	f, err := d.Open(name, os.O_RDONLY, 0)
	if err != nil {
		return err.Error()
	}
	defer f.Close()
	text, err := io.ReadAll(f)
	if err != nil {
		t.Error(err)
	}
	return string(text)
}

// The disk of the machine and that of the tests do the same.
func TestDisks(t *testing.T) {
	for name, d := range map[string]disk.Disk{"system": disk.System{}, "faulty": faulty.New(1), "memory": disk.NewMemory(nil)} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			in := func(name string) string { return filepath.Join(dir, name) }
			must.Do(t, d.MkdirAll(in("a/b"), 0o700))
			for _, text := range []string{"one\n", "longer\n", "two\n"} {
				if err := disk.Create(d, in("a/x"), []byte(text), 0o600); err != nil || content(t, d, in("a/x")) != text {
					t.Errorf("%q: %q, %v", text, content(t, d, in("a/x")), err)
				}
			}
			size, err := disk.Append(d, in("a/x"), 4, []byte("three\n"))
			if err != nil || size != 10 || content(t, d, in("a/x")) != "two\nthree\n" {
				t.Errorf("appended: %d, %q, %v", size, content(t, d, in("a/x")), err)
			}
			for _, size := range []int64{0, 9, 11} {
				if _, err := disk.Append(d, in("a/x"), size, []byte("four\n")); err == nil {
					t.Errorf("appended behind %d bytes", size)
				}
			}
			info, err := d.Stat(in("a/x"))
			if err != nil || info.Size() != 10 || !info.Mode().IsRegular() {
				t.Errorf("%v, %v", info, err)
			}
			entries, err := d.ReadDir(in("a"))
			if err != nil || fmt.Sprint(entries) != "[d b/ - x]" {
				t.Errorf("%v, %v", entries, err)
			}
			lock := must.Get(d.Lock(in("a/lock")))(t)
			if _, err := d.Lock(in("a/lock")); !errors.Is(err, alone.ErrInUse) {
				t.Errorf("locked twice: %v", err)
			}
			if err := lock.Close(); err != nil {
				t.Error(err)
			}
			if lock, err = d.Lock(in("a/lock")); err != nil || lock.Close() != nil {
				t.Errorf("locked again: %v", err)
			}
			if err := errors.Join(d.Rename(in("a/x"), in("a/b/y")), d.Remove(in("a/b/y"))); err != nil {
				t.Error(err)
			}
			for _, err := range []error{d.Rename(in("a/x"), in("a/y")), d.Remove(in("a/x"))} {
				if !errors.Is(err, os.ErrNotExist) {
					t.Errorf("%v", err)
				}
			}
			if err := disk.Create(d, in("none/x"), nil, 0o600); !errors.Is(err, os.ErrNotExist) {
				t.Errorf("in no folder: %v", err)
			}
		})
	}
}

// A file that is replaced is the one or the other, whatever fails, and when Create has returned without an
// error it is the new one also after the machine has stopped. What was appended so is there too.
func TestFaults(t *testing.T) {
	const before, after, more = "what was before\n", "what comes\n", "and behind\n"
	for name, fault := range faulty.Faults {
		for n := 1; n <= 7; n++ { // that make and replace it, and append to it
			for seed := range uint64(20) {
				d := faulty.New(seed)
				must.Do(t, disk.Create(d, "x", []byte(before), 0o600))
				d.Fail(n, fault)
				err := disk.Create(d, "x", []byte(after), 0o600)
				appended := errors.New("not tried")
				if err == nil {
					_, appended = disk.Append(d, "x", int64(len(after)), []byte(more))
				}
				if !d.Failed() || err == nil && appended == nil {
					t.Fatalf("%s %d: nothing has failed", name, n)
				}
				left, e := d.ReadDir(".")
				if e == nil && (len(left) != 1 || d.Handles() != 0) {
					t.Fatalf("%s %d: it leaves %v and %d handles", name, n, left, d.Handles())
				}
				d.Restart()
				text := content(t, d, "x")
				switch {
				case err != nil && text != before && text != after:
					t.Fatalf("%s %d, seed %d: it is %q", name, n, seed, text)
				case err == nil && (len(text) < len(after) || text != (after + more)[:len(text)]):
					t.Fatalf("%s %d, seed %d: created, and it is %q", name, n, seed, text)
				}
				if err := disk.Create(d, "x", []byte(after), 0o600); err != nil {
					t.Fatalf("%s %d: afterwards: %v", name, n, err)
				}
				if size, err := disk.Append(d, "x", int64(len(after)), []byte(more)); err != nil || size != int64(len(after+more)) {
					t.Fatalf("%s %d: afterwards: %v", name, n, err)
				}
				if d.Restart(); content(t, d, "x") != after+more {
					t.Fatalf("%s %d: what was appended is lost: %q", name, n, content(t, d, "x"))
				}
			}
		}
	}
}

// An odd disk has folders that cannot be opened or flushed.
type odd struct {
	*faulty.Disk
	opened, synced error
}

func (d odd) Open(name string, flag int, perm fs.FileMode) (disk.File, error) {
	if name != "." {
		return d.Disk.Open(name, flag, perm)
	}
	f, err := d.Disk.Open(name, flag, perm)
	return folder{f, d.synced}, errors.Join(err, d.opened)
}

type folder struct {
	disk.File
	err error
}

func (f folder) Sync() error { return f.err }

// Some systems cannot flush a folder, and need not; another error there is one.
func TestFolders(t *testing.T) {
	other := errors.New("another error")
	for _, tt := range []struct{ opened, synced, want error }{
		{nil, nil, nil},
		{nil, errors.ErrUnsupported, nil},
		{nil, fs.ErrPermission, nil},
		{nil, syscall.EINVAL, nil},
		{nil, syscall.EBADF, nil},
		{nil, syscall.EIO, syscall.EIO},
		{nil, other, other},
		{other, nil, other},
	} {
		d := odd{faulty.New(1), tt.opened, tt.synced}
		if err := disk.Create(d, "x", []byte("x"), 0o600); !errors.Is(err, tt.want) || (err == nil) != (tt.want == nil) || content(t, d, "x") != "x" {
			t.Errorf("%+v: %v", tt, err)
		}
	}
	if _, err := disk.Append(faulty.New(1), "none", 0, nil); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("appended to no file: %v", err)
	}
}
