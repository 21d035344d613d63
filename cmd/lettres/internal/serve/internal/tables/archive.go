package tables

import (
	"maps"
	"path/filepath"
	"slices"
	"time"
)

// The archive is a folder beside the games, with games that were over long ago. They are read
// there as any other, and take no place among those that are played.

const archive = "archive"

func (h *Hall) archived(id string) string { return filepath.Join(h.folder, archive, id+suffix) }

// archiveOld archives the finished games from before a time.
func (h *Hall) archiveOld(before time.Time) {
	for id, of := range h.over {
		if of.Before(before) && !h.archiveOne(id) {
			return
		}
	}
}

// archiveOldest archives so many finished games.
func (h *Hall) archiveOldest(n int) {
	ids := slices.SortedFunc(maps.Keys(h.over), func(a, b string) int { return h.over[a].Compare(h.over[b]) })
	for _, id := range ids[:min(n, len(ids))] {
		if !h.archiveOne(id) {
			return
		}
	}
}

// archiveOne reports whether games can be archived.
func (h *Hall) archiveOne(id string) bool {
	if h.lock == nil {
		return false
	}
	err := h.disk.MkdirAll(filepath.Join(h.folder, archive), 0o700)
	if err == nil {
		err = h.disk.Rename(h.path(id), h.archived(id))
	}
	if err != nil {
		h.config.Log("%v", err)
		return false
	}
	delete(h.over, id)
	h.files--
	return true
}
