// Package protocol speaks the engine protocol of docs/protocol.md, in which a referee asks a
// program for moves line by line.
//
// An [Engine] runs such a program for one seat of a game: [Start] starts and greets it,
// [Engine.NewGame] begins a game, [Engine.Decide] asks for a move. [Players] plays matches with
// such programs, and [Check] tests one. The program is taken to be hostile. All waiting is
// bounded, as is what it may say; what it does wrong is a [Fault], which ends it. With it end
// all processes that it has started: those of its process group where the system has such
// groups, and on Linux those too that have left it, if they keep their environment. A program
// that wants to escape is not held: run one that you do not trust in a container.
//
// For programs that are engines themselves there are the words: [ParseCommand] reads what a
// referee says, a [Reply] is what an engine answers, and [ReadPosition] reads the position.
// Whatever is read is bounded, and an error names its reason.
package protocol

// Version is the first line of a referee, and names what an engine has to speak.
const Version = "lettres 1"

// MaxCommand limits the bytes of a line of a referee: the moves of a position can be many.
const MaxCommand = 8 << 20

// maxReply limits the bytes of a line of an engine.
const maxReply = 8 << 10

// A Word begins a line and says what it is.
type Word string

// The words of a referee.
const (
	Hello     Word = "lettres"
	SetOption Word = "setoption"
	IsReady   Word = "isready"
	NewGame   Word = "newgame"
	Position  Word = "position"
	Moves     Word = "moves"
	Go        Word = "go"
	Stop      Word = "stop"
	Quit      Word = "quit"
)

var ofReferees = []Word{Hello, SetOption, IsReady, NewGame, Position, Moves, Go, Stop, Quit}

// The words of an engine.
const (
	ID        Word = "id"
	HasOption Word = "option"
	Games     Word = "games"
	OK        Word = "lettresok" // the greeting is over
	ReadyOK   Word = "readyok"
	HasInfo   Word = "info"
	BestMove  Word = "bestmove"
)

var ofEngines = []Word{ID, HasOption, Games, OK, ReadyOK, HasInfo, BestMove}

// None is the move of a player who is asked whether to contest, and does not.
const None = "none"
