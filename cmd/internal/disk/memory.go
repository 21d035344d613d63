package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
)

// A Memory is a Disk in the memory of the program. Keep, where there is one, is told what a file has when
// that is to last: at Sync, and when the file gets another name or goes. So whoever makes Keep write it
// elsewhere has all that a Disk promises, a file at a time.
type Memory struct {
	// Keep stores the content of a file, or forgets a file where content is nil. It returns when that is done.
	Keep func(name string, content []byte) error

	mu    sync.Mutex
	files map[string]*memory
}

// memory is a file, or a folder.
type memory struct {
	folder  bool
	content []byte
	kept    bool // Keep knows it by its name
	locked  bool
	when    time.Time
}

// NewMemory returns a Memory with files.
func NewMemory(files map[string][]byte) *Memory {
	d := &Memory{files: map[string]*memory{}}
	for name, content := range files {
		d.files[clean(name)] = &memory{content: slices.Clone(content), kept: true, when: time.Now()}
		for dir := path.Dir(clean(name)); dir != "." && dir != "/"; dir = path.Dir(dir) {
			d.files[dir] = &memory{folder: true}
		}
	}
	return d
}

func clean(name string) string { return path.Clean(filepath.ToSlash(name)) }

func failed(op, name string, err error) error { return &fs.PathError{Op: op, Path: name, Err: err} }

// keep tells Keep of a change.
func (d *Memory) keep(name string, content []byte) error {
	if d.Keep == nil {
		return nil
	}
	return d.Keep(name, content)
}

// Open opens a file or a folder.
func (d *Memory) Open(name string, flag int, _ fs.FileMode) (File, error) {
	at := clean(name)
	d.mu.Lock()
	defer d.mu.Unlock()
	m := d.files[at]
	switch {
	case m == nil && flag&os.O_CREATE == 0:
		return nil, failed("open", name, fs.ErrNotExist)
	case m != nil && flag&(os.O_CREATE|os.O_EXCL) == os.O_CREATE|os.O_EXCL:
		return nil, failed("open", name, fs.ErrExist)
	case m == nil:
		m = &memory{when: time.Now()}
		d.files[at] = m
	}
	if flag&os.O_TRUNC != 0 {
		m.content = nil
	}
	f := &memoryFile{d: d, name: at, m: m}
	if flag&os.O_APPEND != 0 {
		f.at = int64(len(m.content))
	}
	return f, nil
}

// Lock opens a file that nobody else has locked.
func (d *Memory) Lock(name string) (File, error) {
	f, err := d.Open(name, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	m := f.(*memoryFile)
	if m.m.locked {
		return nil, failed("lock", name, alone.ErrInUse)
	}
	m.m.locked, m.locks = true, true
	return f, nil
}

// Rename gives a file another name.
func (d *Memory) Rename(from, to string) error {
	d.mu.Lock()
	m := d.files[clean(from)]
	if m == nil {
		d.mu.Unlock()
		return failed("rename", from, fs.ErrNotExist)
	}
	content, kept := slices.Clone(m.content), m.kept
	d.mu.Unlock()
	if err := d.keep(clean(to), nonNil(content)); err != nil {
		return failed("rename", from, err)
	}
	d.mu.Lock()
	delete(d.files, clean(from))
	m.kept = true
	d.files[clean(to)] = m
	d.mu.Unlock()
	if kept {
		return d.keep(clean(from), nil)
	}
	return nil
}

// Remove removes a file.
func (d *Memory) Remove(name string) error {
	d.mu.Lock()
	m := d.files[clean(name)]
	d.mu.Unlock()
	if m == nil {
		return failed("remove", name, fs.ErrNotExist)
	}
	if m.kept {
		if err := d.keep(clean(name), nil); err != nil {
			return failed("remove", name, err)
		}
	}
	d.mu.Lock()
	delete(d.files, clean(name))
	d.mu.Unlock()
	return nil
}

// MkdirAll makes a folder.
func (d *Memory) MkdirAll(name string, _ fs.FileMode) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	for at := clean(name); at != "." && at != "/"; at = path.Dir(at) {
		if d.files[at] == nil {
			d.files[at] = &memory{folder: true}
		}
	}
	return nil
}

// ReadDir lists a folder.
func (d *Memory) ReadDir(name string) (all []fs.DirEntry, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if m := d.files[clean(name)]; m == nil || !m.folder {
		return nil, failed("open", name, fs.ErrNotExist)
	}
	for at, m := range d.files {
		if path.Dir(at) == clean(name) {
			all = append(all, fs.FileInfoToDirEntry(memoryInfo{path.Base(at), m.folder, int64(len(m.content)), m.when}))
		}
	}
	slices.SortFunc(all, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return all, nil
}

// Stat describes a file.
func (d *Memory) Stat(name string) (fs.FileInfo, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	m := d.files[clean(name)]
	if m == nil {
		return nil, failed("stat", name, fs.ErrNotExist)
	}
	return memoryInfo{path.Base(clean(name)), m.folder, int64(len(m.content)), m.when}, nil
}

// A memoryFile is an open file.
type memoryFile struct {
	d     *Memory
	name  string
	m     *memory
	at    int64
	locks bool
}

func (f *memoryFile) Read(p []byte) (int, error) {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if f.at >= int64(len(f.m.content)) {
		return 0, io.EOF
	}
	n := copy(p, f.m.content[f.at:])
	f.at += int64(n)
	return n, nil
}

func (f *memoryFile) Write(p []byte) (int, error) {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if more := f.at + int64(len(p)) - int64(len(f.m.content)); more > 0 {
		f.m.content = append(f.m.content, make([]byte, more)...)
	}
	copy(f.m.content[f.at:], p)
	f.at, f.m.when = f.at+int64(len(p)), time.Now()
	return len(p), nil
}

func (f *memoryFile) Seek(offset int64, whence int) (int64, error) {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	switch whence {
	case io.SeekCurrent:
		offset += f.at
	case io.SeekEnd:
		offset += int64(len(f.m.content))
	}
	if offset < 0 {
		return f.at, failed("seek", f.name, errors.ErrUnsupported)
	}
	f.at = offset
	return offset, nil
}

func (f *memoryFile) Truncate(size int64) error {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if size > int64(len(f.m.content)) {
		return failed("truncate", f.name, errors.ErrUnsupported)
	}
	f.m.content = f.m.content[:size:size]
	return nil
}

// Sync makes what the file has last.
func (f *memoryFile) Sync() error {
	f.d.mu.Lock()
	folder, here, content := f.m.folder, f.d.files[f.name] == f.m, slices.Clone(f.m.content)
	f.d.mu.Unlock()
	if folder || !here || strings.HasSuffix(f.name, ".new") { // whose name Create changes at once
		return nil
	}
	if err := f.d.keep(f.name, nonNil(content)); err != nil {
		return failed("sync", f.name, err)
	}
	f.d.mu.Lock()
	f.m.kept = true
	f.d.mu.Unlock()
	return nil
}

func (f *memoryFile) Close() error {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if f.locks {
		f.m.locked, f.locks = false, false
	}
	return nil
}

// nonNil returns content that is no nil.
func nonNil(content []byte) []byte {
	if content == nil {
		return []byte{}
	}
	return content
}

// A memoryInfo describes a file.
type memoryInfo struct {
	name   string
	folder bool
	size   int64
	when   time.Time
}

func (i memoryInfo) Name() string       { return i.name }
func (i memoryInfo) Size() int64        { return i.size }
func (i memoryInfo) ModTime() time.Time { return i.when }
func (i memoryInfo) IsDir() bool        { return i.folder }
func (i memoryInfo) Sys() any           { return nil }
func (i memoryInfo) Mode() fs.FileMode {
	if i.folder {
		return fs.ModeDir | 0o700
	}
	return 0o600
}
