// Selfplay plays many games between two players, on as many machines as there are, and tells
// what these games have in common.
//
//	selfplay run -games 1000000 -out games.parquet
//	selfplay run -game scrabble -a level:3 -b greedy -games 1000 -out scrabble.parquet
//	selfplay run -a level:5 -b level:4 -options competition -games 20000 -out games.parquet -turns moves.parquet
//	selfplay worker -nats nats://HOST:4222
//	selfplay statistics -o statistics.md games.parquet
//
// The games are jarnac, scrabble, cards and jago. A player is a level of package bot,
// also with a number of nodes for each decision (level:8:4000), greedy, who takes the most
// points, or random. Programs and bounds of time are for lettres match: what they play is not
// the same on every machine.
//
// # One machine and many
//
// The games of a run are parted into jobs. A run files its jobs in a work queue of NATS
// JetStream; workers take them, play, store the rows, and only then acknowledge; and the run
// merges the rows in order. A job is a pure function of its number, so the files are the same
// bytes for one worker or fifty, however often one dies and its job is played again. A result
// is stored once: who comes second with it is turned away.
//
// Without -nats the message server is part of run, and its files lie beside -out. Then one
// command is all. With -listen 0.0.0.0 -port 4222 workers on other machines join it; with
// -nats run and workers join a server that is there. When run is stopped or killed, the same
// command goes on where it was.
//
// Whoever reaches a message server could write rows that nobody has played. So -listen on an address that
// others reach asks for -key FILE, a name and a password that workers give too. And where others may work, one of 64
// jobs, at most 32, which run chooses by chance, is given out a second time, not to the worker that played it first,
// and the rows are compared. Where two workers differ, run plays the job itself and says which of them is wrong; it
// throws away all rows of that worker and what is stored of the job, and ends: end that worker, and the same command
// plays again what is missing. If one worker is alone, or no other one has a result for the time of -wait, run plays these jobs
// itself, and says so. One more job it plays itself in any case, since whoever has two workers can have them agree.
// Who forges a single job is found in about one of 64 runs.
//
// Several run commands may have one run on one server: each ends with the same files, and the last one
// clears the run away. Workers spend the same time on each run. When the disk under a message server is
// full, run says so and ends, and goes on by the same command when there is room.
//
// A worker has to play as the program does that began the run. It plays the first games of the
// run, and is refused if they go otherwise or if it has another lexicon.
//
// # Rows
//
// The file of -out is Parquet with a row for each game:
//
//	game       int64   the number in the run, from 0; 2n and 2n+1 are a pair, with one deal and swapped seats
//	seed       uint64  of the deal
//	seat_a     int8    where the player of -a sits, 0 or 1
//	first      int8    the seat that began
//	winner     int8    the seat that won, -1 for a draw
//	score_0/1  int32   the points of each seat
//	turns      int32   how often the player changed, and one
//	moves      int32
//	end        string  the clause that ended the game
//	verdict    string  the clause that decided it
//	opening    string  the letters or cards that who began drew first, in order
//	jarnacs_0/1 int32  the Jarnacs of each seat; 0 in other games
//	words      list    what lay on the mats, the board or the table at the end
//
// That of -turns has a row for each move:
//
//	game       int64
//	n          int32   from 1
//	seat       int8    who moved
//	move       string  as records write it, with the letters that came
//	score_0/1  int32   the points after it
//
// The metadata of both hold what was played, under the key lettres.run, as JSON.
package main
