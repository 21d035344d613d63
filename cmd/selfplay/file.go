package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/parquet-go/parquet-go"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
)

// rowGroup is the number of rows that stand together in a file.
const rowGroup = 100_000

// A file is Parquet under way: it has its name when it is whole.
type file[T any] struct {
	disk   disk.Disk
	name   string
	temp   disk.File // nil when it is whole or dropped
	rows   *parquet.GenericWriter[T]
	behind int // rows since the last group
}

// create begins a file of a run. Under way it has another name, the same for all runs, so that the next one
// takes what a run that was killed has left; as long as one has it, others cannot.
func create[T any](d disk.Disk, name string, s spec) (*file[T], error) {
	text, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	temp, err := d.Lock(tempOf(name))
	if errors.Is(err, alone.ErrInUse) {
		return nil, fmt.Errorf("another run is writing %s: give another -out", name)
	} else if err != nil {
		return nil, err
	}
	if err := temp.Truncate(0); err != nil {
		return nil, errors.Join(err, temp.Close())
	}
	return &file[T]{disk: d, name: name, temp: temp, rows: parquet.NewGenericWriter[T](temp, append(slices.Clone(writerOptions), parquet.KeyValueMetadata(runKey, string(text)))...)}, nil
}

func tempOf(name string) string {
	return filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+".part")
}

// add appends rows. Groups end after the same rows, however these came.
func (f *file[T]) add(rows []T) error {
	for len(rows) > 0 {
		n := min(len(rows), rowGroup-f.behind)
		if _, err := f.rows.Write(rows[:n]); err != nil {
			return err
		}
		rows = rows[n:]
		if f.behind += n; f.behind == rowGroup {
			if err := f.rows.Flush(); err != nil {
				return err
			}
			f.behind = 0
		}
	}
	return nil
}

// finish gives the file its name.
func (f *file[T]) finish() error {
	temp := f.temp
	f.temp = nil
	return disk.Finish(f.disk, temp, tempOf(f.name), f.name, f.rows.Close())
}

// drop removes what is not whole.
func (f *file[T]) drop() {
	if f.temp != nil {
		_ = disk.Finish(f.disk, f.temp, tempOf(f.name), f.name, errDropped)
	}
}

var errDropped = errors.New("the run has not ended")
