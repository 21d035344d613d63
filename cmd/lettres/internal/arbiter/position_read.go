package arbiter

import (
	"bytes"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/judge"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A position is typed as people see it on the table, in French or in English, with or
// without capitals and accents:
//
//	règles : compétition
//	Alice :                     whose mat follows
//	RAT                         a word a line, in the lines of the mat
//	3 BUT                       or with the number of its line
//	reliquat : U W Z
//	Bruno :
//	SOL
//	reliquat : AEI
//	à jouer : Bruno
//	mot : LAC > LACS            a question: is LACS good, made of LAC?
//
// A line that begins with # is a comment. A board comes as the text of its position:
//
//	jeu : scrabble
//	position : 15/15/…          a CGP, or the line that a State writes
//
// README.md has all the keys.

const (
	maxPosition  = 64 << 10 // bytes
	maxQuestions = 100
)

// A request is what a position asks.
type request struct {
	game    string
	rules   string // the name of a preset; "" is the usual one
	options []string
	line    int // on which the last of the rules and options stands
	names   []string
	mats    [2]jarnac.SetupMat
	turn    string // a name; "" is the first player
	phase   jarnac.Phase
	final   int
	board   string // the text of the position of a game on a board
	asked   []question
}

// A question is about a word, made of the word former or new.
type question struct{ word, former string }

// A key is what the line of a position says.
type key uint8

const (
	keyNone key = iota
	keyGame
	keyRules
	keyOption
	keyPlayer
	keyRack
	keyJarnacs
	keyPoints
	keyFlag
	keyTurn
	keyPhase
	keyFinal
	keyWord
	keyBoard
)

// keys is the keys by their names, without capitals and accents.
var keys = map[string]key{
	"jeu": keyGame, "game": keyGame, "@game": keyGame,
	"regles": keyRules, "regle": keyRules, "formule": keyRules, "rules": keyRules, "@rules": keyRules,
	"option": keyOption, "@option": keyOption,
	"joueur": keyPlayer, "joueuse": keyPlayer, "tapis": keyPlayer, "player": keyPlayer, "mat": keyPlayer,
	"reliquat": keyRack, "chevalet": keyRack, "lettres": keyRack, "rack": keyRack, "letters": keyRack,
	"jarnacs": keyJarnacs, "jarnac": keyJarnacs,
	"points": keyPoints, "penalites": keyPoints, "penalties": keyPoints,
	"drapeau": keyFlag, "temps": keyFlag, "flag": keyFlag, "time": keyFlag,
	"a jouer": keyTurn, "au tour de": keyTurn, "tour": keyTurn, "trait": keyTurn, "turn": keyTurn, "on turn": keyTurn, "to play": keyTurn,
	"moment": keyPhase, "phase": keyPhase,
	"dernier mot": keyFinal, "last word": keyFinal,
	"mot": keyWord, "word": keyWord, "question": keyWord,
	"position": keyBoard, "etat": keyBoard, "state": keyBoard, "cgp": keyBoard,
}

// The values of keys, without capitals and accents.
var (
	gameNames = map[string]string{
		"jarnac": "jarnac", "scrabble": "scrabble", "jago": "jago",
		"scrabblecards": "scrabblecards", "cartes": "scrabblecards", "cards": "scrabblecards",
	}
	rulesNames = map[string]string{
		"officielles": "official", "officiel": "official", "competition": "competition",
		"boite": "classic", "box": "classic", "classique": "classic",
		"tournois": "classic-competition", "tournoi": "classic-competition", "tournaments": "classic-competition",
	}
	phaseNames = map[string]jarnac.Phase{
		"recoit le sac": jarnac.Handover, "sac": jarnac.Handover, "handover": jarnac.Handover, "bag": jarnac.Handover,
		"a pose": jarnac.Bonus, "pioche": jarnac.Bonus, "bonus": jarnac.Bonus,
		"joue": jarnac.Playing, "playing": jarnac.Playing, "plays": jarnac.Playing,
		"derniere chance": jarnac.Answer, "last chance": jarnac.Answer, "answer": jarnac.Answer,
	}
	fallen = map[string]bool{
		"tombe": true, "ecoule": true, "fallen": true, "out": true, "oui": true, "yes": true,
		"non": false, "no": false, "debout": false, "up": false,
	}
)

// readPosition reads what people type. The error says in which line it is wrong.
func readPosition(text []byte) (*request, error) {
	if len(text) > maxPosition {
		return nil, phrases.InputError(tooMuch, maxPosition>>10)
	}
	p := &positionReader{request: request{game: "jarnac", phase: jarnac.Handover}, player: -1}
	n := 0
	for line := range bytes.Lines(bytes.TrimPrefix(text, judge.Mark)) {
		n++
		line, _, _ := strings.Cut(strings.ToValidUTF8(string(line), "\uFFFD"), "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := p.read(line, n); err != nil {
			return nil, &rulebook.RecordError{Line: n, Err: err}
		}
	}
	if err := p.complete(); err != nil {
		return nil, err
	}
	return &p.request, nil
}

// A positionReader reads a position line by line.
type positionReader struct {
	request
	player   int // whose mat it is, -1 before the first
	next     int // line of the mat, from 0
	turnLine int
}

func (p *positionReader) read(line string, n int) error {
	k, value := keyOf(line)
	if k == keyNone {
		name, rest, colon := strings.Cut(line, ":")
		if _, err := strconv.Atoi(strings.TrimSpace(name)); colon && err != nil {
			if strings.TrimSpace(rest) != "" {
				return phrases.InputError(unknownKey, short(strings.TrimSpace(name)))
			}
			return p.begin(name)
		}
		return p.word(line)
	}
	switch k {
	case keyGame:
		p.game = named(gameNames, value)
		if p.game == "" {
			return phrases.InputError(unknownGame, short(value))
		}
	case keyRules:
		if p.rules, p.line = rulesNames[plainText(value)], n; p.rules == "" {
			p.rules = value // a preset by its name, or an error of the game
		}
	case keyOption:
		p.options, p.line = append(p.options, strings.ReplaceAll(value, " ", "")), n
	case keyPlayer:
		return p.begin(value)
	case keyTurn:
		p.turn, p.turnLine = value, n
	case keyPhase:
		phase, ok := phaseNames[plainText(value)]
		if !ok {
			return phrases.InputError(unknownMoment, short(value))
		}
		p.phase = phase
	case keyFinal:
		return p.number(&p.final, value, len(p.mats[0].Lines))
	case keyWord:
		return p.ask(value)
	case keyBoard:
		p.board = value
	default:
		if p.player < 0 {
			return phrases.InputError(noMatYet)
		}
		return p.own(k, value)
	}
	return nil
}

// own reads what belongs to a player.
func (p *positionReader) own(k key, value string) (err error) {
	m := &p.mats[p.player]
	switch k {
	case keyRack:
		if m.Rack.Len() > 0 {
			return phrases.InputError(rackTwice)
		}
		letters := strings.NewReplacer(" ", "", ",", "", "\u00a0", "", "-", "", "–", "").Replace(value)
		if letters == "" || letters == "." {
			return nil
		}
		if letters, err = lexicon.Normalize(letters); err != nil {
			return phrases.InputError(notLetters, short(value))
		}
		if m.Rack, err = bag.Parse(letters); err != nil {
			return phrases.InputError(notLetters, short(value))
		}
	case keyJarnacs:
		return p.number(&m.Jarnacs, value, 255)
	case keyPoints:
		return p.number(&m.Points, value, 1000)
	case keyFlag:
		out, ok := fallen[plainText(value)]
		if !ok {
			return phrases.InputError(unknownFlag, short(value))
		}
		m.OutOfTime = out
	}
	return nil
}

func (p *positionReader) number(to *int, value string, most int) error {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 || n > most {
		return phrases.InputError(notNumber, short(value), most)
	}
	*to = n
	return nil
}

// begin begins the mat of a player.
func (p *positionReader) begin(name string) error {
	name = strings.TrimSpace(strings.TrimRight(strings.TrimSpace(name), ":"))
	switch {
	case name == "":
		return phrases.InputError(noName)
	case utf8.RuneCountInString(name) > 40:
		return phrases.InputError(longName)
	case p.playerNamed(name) >= 0:
		return phrases.InputError(matTwice, name)
	case len(p.names) == len(p.mats):
		return phrases.InputError(thirdMat, short(name))
	}
	p.player, p.next = len(p.names), 0
	p.names = append(p.names, name)
	return nil
}

func (p *positionReader) playerNamed(name string) int {
	for i, other := range p.names {
		if plainText(other) == plainText(name) {
			return i
		}
	}
	return -1
}

// word reads a word on a line of a mat: "RAT", "3 RAT", "3: RAT", "3. R A T"; and "-" is
// an empty line.
func (p *positionReader) word(line string) error {
	if p.player < 0 {
		return phrases.InputError(noMatYet)
	}
	m := &p.mats[p.player]
	digits := line[:len(line)-len(strings.TrimLeft(line, "0123456789"))]
	if digits != "" {
		n, err := strconv.Atoi(digits)
		if err != nil || n < 1 || n > len(m.Lines) {
			return phrases.InputError(noSuchLine, short(digits), len(m.Lines))
		}
		p.next, line = n-1, strings.TrimLeft(line[len(digits):], ".:) \t\u00a0")
	}
	if p.next >= len(m.Lines) {
		return phrases.InputError(matFull, len(m.Lines))
	}
	switch plainText(line) {
	case "", "-", "–", "—", ".", "·", "vide", "empty":
		p.next++
		return nil
	}
	word, err := wordOf(line)
	if err != nil {
		return err
	}
	if m.Lines[p.next] != "" {
		return phrases.InputError(lineTwice, p.next+1)
	}
	m.Lines[p.next] = word
	p.next++
	return nil
}

// ask reads a question about a word, with the word that it is made of before it.
func (p *positionReader) ask(value string) error {
	if len(p.asked) == maxQuestions {
		return phrases.InputError(manyQuestions, maxQuestions)
	}
	q, err := readQuestion(value)
	p.asked = append(p.asked, q)
	return err
}

// readQuestion reads "LACS", or "LAC > LACS" for a word that is made of another.
func readQuestion(value string) (q question, err error) {
	value = strings.NewReplacer("->", ">", "→", ">", "=>", ">", "?", "").Replace(value)
	former, word, made := strings.Cut(value, ">")
	if !made {
		word, former = former, ""
	}
	if q.word, err = wordOf(word); err == nil && made {
		q.former, err = wordOf(former)
	}
	return q, err
}

// complete finds what is missing, or does not go together.
func (p *positionReader) complete() error {
	switch {
	case p.board != "" && len(p.names) > 0:
		return phrases.InputError(matsOrBoard)
	case p.game != "jarnac" && p.board == "":
		return phrases.InputError(noBoard)
	case p.board == "" && len(p.names) == 0:
		return phrases.InputError(noMats)
	}
	for i := len(p.names); i < len(p.mats); i++ {
		p.names = append(p.names, string(rune('A'+i)))
	}
	if p.turn != "" && p.board == "" && p.playerNamed(p.turn) < 0 {
		return &rulebook.RecordError{Line: p.turnLine, Err: phrases.InputError(unknownName, short(p.turn))}
	}
	return nil
}

// keyOf is the key that a line begins with, and what comes after it. What has a colon is
// a key, and so is what needs none to be told from a word.
func keyOf(line string) (key, string) {
	before, after, colon := strings.Cut(line, ":")
	if k := keys[plainText(before)]; colon && k != keyNone {
		return k, strings.TrimSpace(after)
	}
	if before, after, _ = strings.Cut(line, " "); strings.HasPrefix(before, "@") || after != "" {
		return keys[plainText(before)], strings.TrimSpace(after)
	}
	return keyNone, ""
}

// wordOf is a word in capitals and without accents, the letters with or without spaces
// between them.
func wordOf(text string) (string, error) {
	fields := strings.Fields(text)
	for _, f := range fields {
		if len(fields) > 1 && utf8.RuneCountInString(f) > 1 {
			return "", phrases.InputError(oneWord, short(strings.TrimSpace(text)))
		}
	}
	if len(fields) == 0 {
		return "", phrases.InputError(emptyWord)
	}
	word, err := lexicon.Normalize(strings.Join(fields, ""))
	switch {
	case err != nil:
		return "", phrases.InputError(badWord, short(strings.TrimSpace(text)), err)
	case len(word) > 30:
		return "", phrases.InputError(longWord)
	}
	return word, nil
}

// plainText is a text in small letters, without accents, and with one space between words.
func plainText(s string) string {
	s = strings.Join(strings.Fields(strings.ToLower(s)), " ")
	plain := strings.Map(func(r rune) rune {
		if i := strings.IndexRune("àâäéèêëîïôöùûüç", r); i >= 0 {
			return rune("aaaeeeeiioouuuc"[utf8.RuneCountInString("àâäéèêëîïôöùûüç"[:i])])
		}
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, s)
	return plain
}

// named is the value of a name, "" for none.
func named(names map[string]string, text string) string { return names[plainText(text)] }

// short is a text that somebody typed, no longer than an error should be.
func short(s string) string {
	const most = 40
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}
