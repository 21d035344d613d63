package main

import "testing"

// Each game is in a shard: one game beyond full shards has one of its own.
func TestShardsOfGames(t *testing.T) {
	for _, tt := range []struct{ games, shard, want int }{{10, 5, 2}, {11, 5, 3}, {14, 5, 3}, {15, 5, 3}, {1, 5, 1}, {3, 1, 3}, {4, 2, 2}} {
		s := spec{}
		s.Games, s.Shard = tt.games, tt.shard
		if got := s.shards(); got != tt.want {
			t.Errorf("%d games in shards of %d are %d shards, and not %d", tt.games, tt.shard, got, tt.want)
		}
	}
}
