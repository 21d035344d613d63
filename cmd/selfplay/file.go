package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"

	"github.com/parquet-go/parquet-go"
)

// rowGroup is the number of rows that stand together in a file.
const rowGroup = 100_000

// A file is Parquet under way: it has its name when it is whole.
type file[T any] struct {
	name   string
	temp   *os.File
	rows   *parquet.GenericWriter[T]
	behind int // rows since the last group
}

// create begins a file of a run.
func create[T any](name string, s spec) (*file[T], error) {
	text, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	temp, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+"-*")
	if err != nil {
		return nil, err
	}
	return &file[T]{name: name, temp: temp, rows: parquet.NewGenericWriter[T](temp, append(slices.Clone(writerOptions), parquet.KeyValueMetadata(runKey, string(text)))...)}, nil
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
	defer f.drop()
	if err := f.rows.Close(); err != nil {
		return err
	}
	if err := f.temp.Chmod(0o644); err != nil {
		return err
	}
	if err := f.temp.Sync(); err != nil {
		return err
	}
	if err := f.temp.Close(); err != nil {
		return err
	}
	return os.Rename(f.temp.Name(), f.name)
}

// drop removes what is not whole.
func (f *file[T]) drop() {
	_ = f.temp.Close()
	_ = os.Remove(f.temp.Name())
}
