// Made of the Go types by go test ./cmd/lettres/internal/rpc -update: docs/rpc.md tells more.

/** What went wrong: docs/rpc.md has the codes. */
export class Fault extends Error {
  code: number;
  data: ErrorData;
}

export interface Opening {
  /** The game, where others are not needed: a smaller module is loaded. */
  only?: "jarnac";
  /** The folder of the module and of the words; beside the script if it is left out. */
  files?: string | URL;
}

export interface More {
  /** Gives the call up, and with it all that is asked at the time. */
  signal?: AbortSignal;
}

/** Starts the worker in which everything is decided. */
export function open(opening?: Opening): Promise<Lettres>;

export interface Lettres {
  /** What answers, and by which words. */
  version(params?: {}, more?: More): Promise<VersionInfo>;
  /** All methods, with JSON Schema of what they take and return. */
  schema(params?: {}, more?: More): Promise<Schema>;
  /** The games, their presets, and what each has. */
  games(params?: {}, more?: More): Promise<GameInfo[]>;
  /** The rules that a text of options means, and all options that the game knows. */
  options(params: Ruled, more?: More): Promise<RulesInfo>;
  /** Who begins, by the toss of the rules. */
  toss(params: Seeded, more?: More): Promise<Tossed>;
  /** The position in which a game begins. */
  start(params: Start, more?: More): Promise<State>;
  /** All that there is to tell of a position or a view, from its text, plain fields, a set-up, a CGP, or as people type it. */
  position(params: Described, more?: More): Promise<Told>;
  /** What a player sees of a position, and no more: what a server sends to that player. */
  view(params: Seated, more?: More): Promise<State>;
  /** The good decisions of a player. */
  moves(params: Listing, more?: More): Promise<Moves>;
  /** Whether a move is legal, and by which clause not. */
  check(params: Deed, more?: More): Promise<Verdict>;
  /** What a move will do, with the clauses that it rests on. */
  preview(params: Deed, more?: More): Promise<Preview>;
  /** Make what a client has decided: letters that it names are dropped, a fallen flag is refused, and chance brings the letters. */
  complete(params: Decision, more?: More): Promise<Played>;
  /** Make a move with the letters that a record or a referee knows. */
  play(params: Deed, more?: More): Promise<Played>;
  /** What a player of a level would do, and why. */
  best(params: Thinking, more?: More): Promise<Thought>;
  /** A drawing of a position or a view. */
  svg(params: Drawn, more?: More): Promise<Drawing>;
  /** The same for a terminal. */
  text(params: Drawn, more?: More): Promise<Drawing>;
  /** A game as drawings, a frame a move: for pages of others. */
  draw(params: Filmed, more?: More): Promise<Film>;
  /** A record, move by move: legal or not, by which clause, and the result. */
  judge(params: Written, more?: More): Promise<Judged[]>;
  /** A game as a record, or in another format. */
  write(params: Game, more?: More): Promise<Written>;
  /** What was missed in a game, and what that cost. */
  review(params: Reviewing, more?: More): Promise<Reviewed>;
  /** Whether a word is good, by the rules of each game, and of which entries it is a form. */
  word(params: Asked, more?: More): Promise<Word[]>;
  /** Clauses of the rulebook, by name or by words. */
  clauses(params: Search, more?: More): Promise<Clause[]>;
  /** Calls a method by its name. */
  call(method: string, params?: object, more?: More): Promise<unknown>;
  /** Calls many methods at once. Each result is a value or a Fault. */
  batch(calls: { method: string; params?: object }[], more?: More): Promise<unknown[]>;
  /** Ends the worker. Another call starts it again. */
  close(): void;
}

export interface VersionInfo {
  version: string;
  /** the list of words */
  words: string;
}

export interface Schema {
  version: string;
  methods: MethodSchema[];
}

export interface GameInfo {
  name: string;
  presets: Preset[];
  /** what it has beside rules: of players, reviews, words, tale, drawing, points, flag */
  has: string[];
  /** how a record names the seats of the usual rules */
  seats: string[];
}

export interface Ruled {
  /** jarnac, scrabble, scrabblecards or jago */
  game: string;
  /** a preset and what differs from it, as in "competition lines=6"; the usual preset where it is empty */
  options?: string;
}

export interface RulesInfo {
  /** the shortest text of the options */
  options: string;
  /** the number of players */
  seats: number;
  /** players do not see all that is known */
  hidden: boolean;
  /** bad words are refused at once, and nothing can be contested */
  strict: boolean;
  /** all decide at once and in secret, as in duplicate */
  secret: boolean;
  /** the list of words by which it is played */
  words: string;
  /** all options that the game knows, their values, and those of the first preset, as a table */
  optionsDoc: string;
}

export interface Seeded extends Ruled {
  /** of chance: 0 to 2^53 − 1 */
  seed?: number;
}

export interface Tossed {
  /** the seat that begins */
  first: number;
  /** the letters drawn, by round and seat; none where the game is not begun by letters */
  rounds: string[][];
}

export interface Start extends Ruled {
  /** the seat that begins */
  first?: number;
}

export interface State {
  /** the text of the position */
  position?: string;
  /** or of what a player sees */
  view?: string;
  /** the seat that has to act */
  turn: number;
  /** how many letters that seat has to draw */
  due: number;
  /** all seats that can do anything, as in a contest */
  acts: number[];
  scores: number[];
  /** the moves that can be contested */
  open: OpenMove[];
  over: boolean;
  /** how the game has ended */
  outcome?: Outcome;
  /** the position as plain fields, as docs/notation.md has them */
  state?: unknown;
}

export interface Described extends Place {
  /** in place of a text, the position as plain fields, as docs/notation.md has them */
  state?: unknown;
  /** or what lies there as plain data, to be changed by hand, as the answer has it */
  setup?: unknown;
  /** or the line of other programs for Scrabble */
  cgp?: string;
  /** or as people type what they see: rows and racks, in French or in English. By the rules of the request, whatever the text says */
  typed?: string;
}

export interface Told extends State {
  /** a position as plain data, by the package of the game */
  setup?: unknown;
  /** the line of other programs, of Scrabble */
  cgp?: string;
}

export interface Seated extends Place {
  /** who acts, from 0; the player on turn if it is left out, and in a view always who looks */
  seat?: number;
}

export interface Listing extends Seated {
  /** how many; 1000 if it is left out, at most 100000 */
  most?: number;
}

export interface Moves {
  /** good decisions, each once: a draw names a number of letters, and no word is bad */
  moves: string[];
  /** there are others */
  more: boolean;
}

export interface Deed extends Seated {
  /** a move by the notation of the game, or as people write it */
  move: string;
}

export interface Verdict {
  /** the move by the notation of the game */
  move: string;
  /** how it was understood, where that is not plain */
  read?: Text;
  legal: boolean;
  /** by which it is refused */
  clause?: string;
  /** why */
  reason?: Text;
  /** what it scores by itself */
  points: number;
  /** chance has nothing to add to it */
  complete: boolean;
}

export interface Preview {
  move: string;
  /** what it does, by the package of the game, with the clause that it rests on */
  effect: unknown;
  /** the same in sentences */
  tale: Text;
}

export interface Decision extends Deed {
  /** of chance: 0 to 2^53 − 1. The same seed brings the same in the same position */
  seed?: number;
}

export interface Played extends State {
  /** the move with the letters that came */
  move: string;
  /** what happened, for all to hear */
  tale: Text;
}

export interface Thinking extends Seated {
  /** 1 to 8, from the beginner to the champion, who thinks if it is left out */
  level?: number;
  /** of what is overlooked and of chance in the search: 0 to 2^53 − 1 */
  seed?: number;
  /** how many moves are tried, and no more; what the level takes if it is left out */
  nodes?: number;
  /** how long it may take, in milliseconds; 10000 if it is left out, at most 600000 */
  ms?: number;
}

export interface Thought {
  /** the decision; a contest where the seat can contest and does */
  move: string;
  /** there is something to do: false where a seat that is not on turn lets stand what can be contested */
  decides: boolean;
  /** how many moves were tried */
  nodes: number;
  /** the best first; none of players who do not search */
  candidates: Candidate[];
}

export interface Drawn extends Place {
  /** fr or en */
  language?: string;
  /** auto, light or dark */
  scheme?: string;
  /** of the players */
  names?: string[];
  /** columns of a drawing in text */
  width?: number;
}

export interface Drawing {
  drawing: string;
}

export interface Filmed extends Written {
  /** fr or en */
  language?: string;
  /** auto, light or dark */
  scheme?: string;
}

export interface Film {
  game: string;
  options: string;
  players: string[];
  /** the style of all drawings */
  style: string;
  /** the first is of the position in which the game begins; the last is behind the last legal move */
  frames: Frame[];
  /** how the game has ended */
  outcome?: Outcome;
}

export interface Written {
  /** the text of a record, or of a GCG, with one game or several */
  record: string;
}

export interface Judged {
  game: string;
  options: string;
  players: string[];
  /** the seat that began */
  first: number;
  /** how moves were understood that are not plain */
  warnings: Text[];
  /** up to the first that is illegal */
  moves: Ruling[];
  /** the position after the last legal move */
  after: State;
  /** why the rest could not be read */
  unread?: Text;
}

export interface Game extends Ruled {
  /** the seat that began */
  first?: number;
  /** their names */
  players?: string[];
  /** with the letters that came */
  moves: GameMove[];
  /** gcg, for games that are written so; a record if it is left out */
  format?: string;
}

export interface Reviewing extends Written {
  /** how many moves are tried for each decision; with 0 only what is exact is said, at once */
  nodes?: number;
  /** how long it may take, in milliseconds; 10000 if it is left out, at most 600000 */
  ms?: number;
}

export interface Reviewed {
  players: string[];
  turns: ReviewedTurn[];
  /** of each player, as docs/review.md has it */
  summaries: unknown[];
  /** what was found, summed up, by language: a label and a value for each player */
  table: Record<string, Facts[]>;
}

export interface Asked {
  /** a word, or one that is made of another: "LAC > LACS" */
  word: string;
}

export interface Word {
  word: string;
  /** the word of which it is made */
  former?: string;
  /** whose rules say so */
  games: string[];
  /** and by which preset */
  preset?: string;
  good: boolean;
  clause?: string;
  /** why it is bad */
  reason?: Text;
  /** of which entries of the dictionary it is a form */
  readings: Text[];
}

export interface Search {
  /** the name of a clause, or words that it has in French or in English */
  text: string;
  /** how many; 20 if it is left out, at most 1000 */
  most?: number;
}

export interface Clause {
  clause: string;
  text: Text;
  /** where it stands */
  source: string;
  /** it is a ruling where the sources are silent */
  ruling: boolean;
}

export interface ErrorData {
  /** the reason in French */
  fr: string;
  /** the reason in English */
  en: string;
  /** the clause by which the rules refuse it */
  clause?: string;
}

export interface MethodSchema {
  name: string;
  doc: string;
  params: unknown;
  result: unknown;
}

export interface Preset {
  name: string;
  title: Text;
}

export interface OpenMove {
  seat: number;
  move: string;
}

export interface Outcome {
  /** won, drawn or undecided */
  status: string;
  /** the seat that has won; −1 without one */
  winner: number;
  points: number[];
  /** why the game was over */
  end: string;
  /** why it is won or drawn */
  verdict: string;
}

export interface Place extends Ruled {
  /** the text of a position, all that is hidden included */
  position?: string;
  /** in its place, the text of what a player sees */
  view?: string;
  /** no plain fields in the answer */
  brief?: boolean;
}

export interface Text {
  fr: string;
  en: string;
}

export interface Candidate {
  move: string;
  /** the chance of winning, 0 to 1 */
  win: number;
  /** its standard error */
  winErr: number;
  /** the lead that is expected in the end */
  points: number;
  pointsErr: number;
  visits: number;
  /** how it may go on */
  line: string[];
}

export interface Frame {
  /** who has moved; −1 of the first */
  seat: number;
  move: string;
  /** what happened */
  tale: Text;
  /** SVG without its style */
  drawing: string;
}

export interface Ruling {
  seat: number;
  move: string;
  legal: boolean;
  /** by which it is refused */
  clause?: string;
  reason?: Text;
  /** what is done where it was made all the same */
  remedy?: string;
  /** what a legal move rests on */
  clauses?: string[];
  /** of an illegal move in the text */
  line?: number;
}

export interface GameMove {
  seat: number;
  move: string;
}

export interface ReviewedTurn {
  seat: number;
  /** the first move of the turn, from 1 */
  move: number;
  remarks: Remark[];
  /** as docs/review.md has it */
  finding: unknown;
}

export interface Facts {
  label: string;
  values: string[];
}

export interface Remark extends Text {
  /** played, fine, missed, better, wrong, longer, open or drawn */
  kind: string;
}
