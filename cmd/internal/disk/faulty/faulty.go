// Package faulty is a disk in memory whose calls fail by plan, and which can lose what was not written down
// when its machine stops. It is for tests.
package faulty

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
)

// A Fault is what goes wrong with a call.
type Fault int

// The faults.
const (
	NoSpace Fault = iota + 1 // the call fails with ENOSPC, and a write has written nothing
	Short                    // a write has written half
	Broken                   // the call fails with EIO; what was to be flushed is lost by a crash, even if it is flushed again
	Crash                    // the machine stops before the call: this one and all later ones fail until Restart
	Late                     // the machine stops behind the call
)

// Faults are all of them, and their names.
var Faults = map[string]Fault{"no space": NoSpace, "short write": Short, "broken": Broken, "crash": Crash, "crash behind": Late}

// ErrCrashed means the machine has stopped.
var ErrCrashed = errors.New("the machine has stopped")

// A Disk is a disk in memory. Any number of goroutines may use it.
type Disk struct {
	mu      sync.Mutex
	now     map[string]*node // as programs see it
	written map[string]*node // the names that a crash leaves
	names   []change         // of names since folders were flushed
	locks   map[string]*handle
	boot    int // how often the machine was started
	rng     *rand.Rand

	open  int // handles
	calls int // that change something
	at    int // the call that fails; 0 is none
	fault Fault
	hit   bool // it has come
	down  bool
}

// A node is a file or a folder.
type node struct {
	folder  bool
	data    []byte
	written []byte  // what a crash leaves at least, if nothing later is written down
	pending []write // since then
	when    time.Time
}

// A write is a change of a file: data at a place, or, without data, another size.
type write struct {
	at   int64
	data []byte
}

// A change is of names in a folder: one goes, one comes, or both at once.
type change struct {
	folder   string
	from, to string // "" is none
	node     *node
}

// New returns an empty disk whose crashes lose what the seed says.
func New(seed uint64) *Disk {
	root := &node{folder: true}
	return &Disk{
		now: map[string]*node{"/": root, ".": root}, written: map[string]*node{"/": root, ".": root}, locks: map[string]*handle{},
		rng: rand.New(rand.NewPCG(seed, 1)),
	}
}

// Fail makes the n-th call from now fail that could change something.
func (d *Disk) Fail(n int, fault Fault) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.calls, d.at, d.fault, d.hit = 0, n, fault, false
}

// Calls returns how many calls there were, since Fail, that could change something.
func (d *Disk) Calls() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.calls
}

// Handles returns how many files are open.
func (d *Disk) Handles() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.open
}

// Failed reports whether the call that was to fail has come.
func (d *Disk) Failed() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.hit
}

// Restart starts the machine again, after a crash if it has not stopped. What was not flushed is there in
// part, in any order.
func (d *Disk) Restart() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, c := range d.names {
		if d.rng.IntN(2) == 0 {
			d.apply(d.written, c)
		}
	}
	d.names = nil
	d.now = map[string]*node{}
	seen := map[*node]bool{}
	for name, n := range d.written {
		if d.now[name] = n; !seen[n] {
			seen[n] = true
			n.crash(d.rng)
		}
	}
	clear(d.locks)
	d.down, d.at = false, 0
	d.boot++
}

// crash leaves what was flushed, and some of what came later.
func (n *node) crash(rng *rand.Rand) {
	for _, w := range n.pending {
		switch rng.IntN(3) {
		case 0:
			w.apply(&n.written)
		case 1:
			w.data = w.data[:rng.IntN(len(w.data)+1)]
			if len(w.data) > 0 {
				w.apply(&n.written)
			}
		}
	}
	n.pending, n.data = nil, slices.Clone(n.written)
}

func (w write) apply(to *[]byte) {
	end := w.at + int64(len(w.data))
	if w.data == nil {
		*to = slices.Clone((*to)[:min(int64(len(*to)), w.at)])
	}
	if more := end - int64(len(*to)); more > 0 {
		*to = append(*to, make([]byte, more)...)
	}
	copy((*to)[w.at:], w.data)
}

func (d *Disk) apply(names map[string]*node, c change) {
	if c.from != "" {
		delete(names, c.from)
	}
	if c.to != "" {
		names[c.to] = c.node
	}
}

// call counts a call that could change something, and returns how it fails: with an error before it
// or, if late, behind it.
func (d *Disk) call(op, name string) (fault Fault, err error) {
	if d.down {
		return Crash, &fs.PathError{Op: op, Path: name, Err: ErrCrashed}
	}
	if d.calls++; d.calls != d.at {
		return 0, nil
	}
	d.hit = true
	switch d.fault {
	case Crash, Late:
		d.down = true
		err = ErrCrashed
	case Broken:
		err = syscall.EIO
	default:
		err = syscall.ENOSPC
	}
	return d.fault, &fs.PathError{Op: op, Path: name, Err: err}
}

// change changes names, unless that fails.
func (d *Disk) change(op string, c change) error {
	fault, err := d.call(op, c.from+c.to)
	if err == nil || fault == Late {
		d.apply(d.now, c)
		d.names = append(d.names, c)
	}
	return err
}

// Open opens a file or folder.
func (d *Disk) Open(name string, flag int, _ fs.FileMode) (disk.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	h, err := d.handle(name, flag)
	if err != nil {
		return nil, err
	}
	return h, nil
}

func (d *Disk) handle(name string, flag int) (*handle, error) {
	name = filepath.Clean(name)
	fail := func(err error) (*handle, error) { return nil, &fs.PathError{Op: "open", Path: name, Err: err} }
	if d.down {
		return fail(ErrCrashed)
	}
	n := d.now[name]
	switch {
	case n == nil && flag&os.O_CREATE == 0:
		return fail(fs.ErrNotExist)
	case n != nil && flag&os.O_EXCL != 0:
		return fail(fs.ErrExist)
	case n != nil && n.folder && flag&(os.O_WRONLY|os.O_RDWR) != 0:
		return fail(syscall.EISDIR)
	case n == nil:
		if folder := d.now[filepath.Dir(name)]; folder == nil || !folder.folder {
			return fail(fs.ErrNotExist)
		}
		n = &node{when: time.Now()}
		if err := d.change("open", change{folder: filepath.Dir(name), to: name, node: n}); err != nil {
			return nil, err
		}
	}
	h := &handle{disk: d, node: n, name: name, boot: d.boot}
	if flag&os.O_TRUNC != 0 && len(n.data) > 0 {
		if err := h.truncate(0); err != nil {
			return nil, err
		}
	}
	d.open++
	return h, nil
}

// Lock opens a file for one program at a time.
func (d *Disk) Lock(name string) (disk.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	name = filepath.Clean(name)
	if d.locks[name] != nil {
		return nil, alone.ErrInUse
	}
	h, err := d.handle(name, os.O_RDWR|os.O_CREATE)
	if err != nil {
		return nil, err
	}
	d.locks[name] = h
	return h, nil
}

// Rename gives a file another name.
func (d *Disk) Rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	from, to = filepath.Clean(from), filepath.Clean(to)
	n := d.now[from]
	if n == nil || d.now[filepath.Dir(to)] == nil {
		return &fs.PathError{Op: "rename", Path: from, Err: fs.ErrNotExist}
	}
	return d.change("rename", change{folder: filepath.Dir(to), from: from, to: to, node: n})
}

// Remove removes a file.
func (d *Disk) Remove(name string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	name = filepath.Clean(name)
	if d.now[name] == nil {
		return &fs.PathError{Op: "remove", Path: name, Err: fs.ErrNotExist}
	}
	return d.change("remove", change{folder: filepath.Dir(name), from: name})
}

// MkdirAll makes a folder, which a crash leaves.
func (d *Disk) MkdirAll(name string, perm fs.FileMode) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	for name = filepath.Clean(name); d.now[name] == nil; name = filepath.Dir(name) {
		if fault, err := d.call("mkdir", name); err != nil && fault != Late {
			return err
		}
		n := &node{folder: true}
		d.now[name], d.written[name] = n, n
	}
	return nil
}

// ReadDir lists a folder.
func (d *Disk) ReadDir(name string) (entries []fs.DirEntry, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	name = filepath.Clean(name)
	if n := d.now[name]; d.down || n == nil || !n.folder {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	for at, n := range d.now {
		if filepath.Dir(at) == name && at != name {
			entries = append(entries, fs.FileInfoToDirEntry(info{filepath.Base(at), *n}))
		}
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return entries, nil
}

// Stat describes a file.
func (d *Disk) Stat(name string) (fs.FileInfo, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	name = filepath.Clean(name)
	n := d.now[name]
	if d.down || n == nil {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrNotExist}
	}
	return info{filepath.Base(name), *n}, nil
}

// An info describes a file.
type info struct {
	name string
	node node
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return int64(len(i.node.data)) }
func (i info) ModTime() time.Time { return i.node.when }
func (i info) IsDir() bool        { return i.node.folder }
func (i info) Sys() any           { return nil }
func (i info) Mode() fs.FileMode {
	if i.node.folder {
		return fs.ModeDir | 0o700
	}
	return 0o600
}

// A handle is an open file.
type handle struct {
	disk *Disk
	node *node
	name string
	boot int
	at   int64
	shut bool
}

// use reports whether the machine is still that on which the file was opened.
func (h *handle) use(op string) error {
	if h.disk.down || h.boot != h.disk.boot {
		return &fs.PathError{Op: op, Path: h.name, Err: ErrCrashed}
	}
	return nil
}

// Read reads.
func (h *handle) Read(p []byte) (int, error) {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	if err := h.use("read"); err != nil {
		return 0, err
	}
	if h.at >= int64(len(h.node.data)) {
		return 0, io.EOF
	}
	n := copy(p, h.node.data[h.at:])
	h.at += int64(n)
	return n, nil
}

// Write writes.
func (h *handle) Write(p []byte) (int, error) {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	if err := h.use("write"); err != nil {
		return 0, err
	}
	fault, err := h.disk.call("write", h.name)
	n := len(p)
	switch {
	case fault == Short:
		n /= 2
	case err != nil && fault != Late:
		return 0, err
	}
	if n > 0 {
		h.change(write{h.at, bytes.Clone(p[:n])})
		h.at += int64(n)
	}
	return n, err
}

func (h *handle) change(w write) {
	w.apply(&h.node.data)
	h.node.pending = append(h.node.pending, w)
	h.node.when = time.Now()
}

// Seek goes to a place.
func (h *handle) Seek(offset int64, whence int) (int64, error) {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	switch whence {
	case io.SeekStart:
		h.at = offset
	case io.SeekCurrent:
		h.at += offset
	case io.SeekEnd:
		h.at = int64(len(h.node.data)) + offset
	}
	return h.at, h.use("seek")
}

// Truncate changes the size.
func (h *handle) Truncate(size int64) error {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	if err := h.use("truncate"); err != nil {
		return err
	}
	return h.truncate(size)
}

func (h *handle) truncate(size int64) error {
	fault, err := h.disk.call("truncate", h.name)
	if err == nil || fault == Late {
		h.change(write{at: size})
	}
	return err
}

// Sync flushes a file, or the names in a folder.
func (h *handle) Sync() error {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	if err := h.use("sync"); err != nil {
		return err
	}
	fault, err := h.disk.call("sync", h.name)
	switch {
	case fault == Broken:
		h.node.pending = nil // the pages count as clean, and only memory has them
	case err != nil && fault != Late:
	case h.node.folder:
		left := h.disk.names[:0]
		for _, c := range h.disk.names {
			if c.folder == h.name {
				h.disk.apply(h.disk.written, c)
			} else {
				left = append(left, c)
			}
		}
		h.disk.names = left
	default:
		for _, w := range h.node.pending {
			w.apply(&h.node.written)
		}
		h.node.pending = nil
	}
	return err
}

// Close closes the file, and unlocks it.
func (h *handle) Close() error {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	if h.disk.locks[h.name] == h {
		delete(h.disk.locks, h.name)
	}
	if !h.shut {
		h.disk.open--
	}
	h.shut = true
	return nil
}
