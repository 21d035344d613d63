package rpc

// rats is a position of Jarnac, and grid one of Scrabble, in the examples.
const (
	rats = `"game":"jarnac","position":"turn A; acted yes; lines RATS/MER; racks EILNTU/AEGHO;"`
	grid = `"game":"scrabble","position":"15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EEIRSTU/ABDELNO 0/22 0"`
)

// methods returns all methods, in the order in which docs/rpc.md tells them.
func methods() []method {
	return []method{
		define("version", "What answers, and by which words.", `{}`, version),
		define("schema", "All methods, with JSON Schema of what they take and return.", `{}`, schema),
		define("games", "The games, their presets, and what each has.", `{}`, listGames),
		define("options", "The rules that a text of options means, and all options that the game knows.", `{"game":"jarnac","options":"competition lines=6"}`, compileRules),
		define("toss", "Who begins, by the toss of the rules.", `{"game":"jarnac","seed":3}`, toss),
		define("start", "The position in which a game begins.", `{"game":"jarnac"}`, start),
		define("position", "All that there is to tell of a position or a view, from its text, plain fields, a set-up, a CGP, or as people type it.", `{"game":"scrabble","cgp":"15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EEIRSTU/ABDELNO 0/22 0 lex ODS8;"}`, position),
		define("view", "What a player sees of a position, and no more: what a server sends to that player.", `{`+grid+`,"seat":1}`, view),
		define("moves", "The good decisions of a player.", `{`+rats+`,"most":5}`, moves),
		define("check", "Whether a move is legal, and by which clause not.", `{`+rats+`,"move":"1:RATSE"}`, check),
		define("preview", "What a move will do, with the clauses that it rests on.", `{`+rats+`,"move":"LUNE"}`, preview),
		define("complete", "Make what a client has decided: letters that it names are dropped, a fallen flag is refused, and chance brings the letters.", `{"game":"jarnac","position":"turn A; phase handover; drawn no/no;","move":"+6","seed":1}`, complete),
		define("play", "Make a move with the letters that a record or a referee knows.", `{`+rats+`,"move":"je pose LUNE"}`, play),
		define("best", "What a player of a level would do, and why.", `{`+grid+`,"level":8,"seed":1,"nodes":200}`, best),
		define("svg", "A drawing of a position or a view.", `{`+grid+`}`, svg),
		define("text", "The same for a terminal.", `{`+grid+`,"language":"fr"}`, inText),
		define("draw", "A game as drawings, a frame a move: for pages of others.", `{"record":"@players Alice Bruno\n@rules official\nAlice +ABUZRT\nAlice RAT\n","language":"fr"}`, draw),
		define("judge", "A record, move by move: legal or not, by which clause, and the result.", `{"record":"@players Alice Bruno\n@rules official\nAlice +ABUZRT\nAlice RATZ\n"}`, judge),
		define("write", "A game as a record, or in another format.", `{"game":"jarnac","players":["Alice","Bruno"],"moves":[{"seat":0,"move":"+AEIRST"},{"seat":0,"move":"RATES"}]}`, write),
		define("review", "What was missed in a game, and what that cost.", `{"record":"@players Alice Bruno\n@rules official\nAlice +ABUZRT\nAlice RAT\nAlice +A\nAlice -\n"}`, reviewGame),
		define("word", "Whether a word is good, by the rules of each game, and of which entries it is a form.", `{"word":"LAC > LACS"}`, word),
		define("clauses", "Clauses of the rulebook, by name or by words.", `{"text":"remedy/too-many"}`, clauses),
	}
}
