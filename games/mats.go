package games

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/typed"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// The two mats of Jarnac are typed as people see them on the table, in French or in English,
// with or without capitals and accents:
//
//	Alice :                     whose mat follows
//	RAT                         a word a line, in the lines of the mat
//	3 BUT                       or with the number of its line
//	reliquat : U W Z
//	Bruno :
//	SOL
//	reliquat : AEI

var jarnacMats = extra.Mats[jarnac.State, *jarnac.Rules]{
	Sheet: func() extra.Sheet[jarnac.State, *jarnac.Rules] { return newMatSheet() },
	Lists: jarnacLists,
	Words: jarnacWords,
	Ended: func(s jarnac.State) (jarnac.State, error) {
		over := s.Setup()
		over.Phase, over.Acted, over.Final, over.End = jarnac.Over, false, 0, law.OfficialTurnEmptyBag
		return s.Rules().FromSetup(over)
	},
}

// A matKey is what a line says of a mat.
type matKey uint8

const (
	matNone matKey = iota
	matPlayer
	matRack
	matJarnacs
	matPoints
	matFlag
	matPhase
	matFinal
)

var matKeys = map[string]matKey{
	"joueur": matPlayer, "joueuse": matPlayer, "tapis": matPlayer, "player": matPlayer, "mat": matPlayer,
	"reliquat": matRack, "chevalet": matRack, "lettres": matRack, "rack": matRack, "letters": matRack,
	"jarnacs": matJarnacs, "jarnac": matJarnacs,
	"points": matPoints, "penalites": matPoints, "penalties": matPoints,
	"drapeau": matFlag, "temps": matFlag, "flag": matFlag, "time": matFlag,
	"moment": matPhase, "phase": matPhase,
	"dernier mot": matFinal, "last word": matFinal,
}

// The values of keys, without capitals and accents.
var (
	matPhases = map[string]jarnac.Phase{
		"recoit le sac": jarnac.Handover, "sac": jarnac.Handover, "handover": jarnac.Handover, "bag": jarnac.Handover,
		"a pose": jarnac.Bonus, "pioche": jarnac.Bonus, "bonus": jarnac.Bonus,
		"joue": jarnac.Playing, "playing": jarnac.Playing, "plays": jarnac.Playing,
		"derniere chance": jarnac.Answer, "last chance": jarnac.Answer, "answer": jarnac.Answer,
	}
	flagsFallen = map[string]bool{
		"tombe": true, "ecoule": true, "fallen": true, "out": true, "oui": true, "yes": true,
		"non": false, "no": false, "debout": false, "up": false,
	}
)

// A matSheet takes two mats down.
type matSheet struct {
	names  []string
	mats   [2]jarnac.SetupMat
	phase  jarnac.Phase
	final  int
	player int // whose mat it is, -1 before the first
	next   int // line of the mat, from 0
}

func newMatSheet() *matSheet {
	p := &matSheet{player: -1, phase: jarnac.Handover}
	for i := range p.mats {
		p.mats[i].Lines = make([]string, jarnac.Official().Lines)
	}
	return p
}

// Names returns the names of the two players: A and B for those who are not named.
func (p *matSheet) Names() []string {
	names := slices.Clone(p.names)
	for i := len(names); i < len(p.mats); i++ {
		names = append(names, jarnac.Player(i).String())
	}
	return names
}

func (p *matSheet) Read(line string) error {
	k, value := typed.Key(matKeys, line)
	switch k {
	case matNone:
		name, rest, colon := strings.Cut(line, ":")
		if _, err := strconv.Atoi(strings.TrimSpace(name)); colon && err != nil {
			if strings.TrimSpace(rest) != "" {
				return phrases.InputError(unknownKey, typed.Short(strings.TrimSpace(name)))
			}
			return p.begin(name)
		}
		return p.word(line)
	case matPlayer:
		return p.begin(value)
	case matPhase:
		phase, ok := matPhases[typed.Plain(value)]
		if !ok {
			return phrases.InputError(unknownMoment, typed.Short(value))
		}
		p.phase = phase
		return nil
	case matFinal:
		return p.number(&p.final, value, len(p.mats[0].Lines))
	}
	if p.player < 0 {
		return phrases.InputError(noMatYet)
	}
	return p.own(k, value)
}

// own reads what belongs to a player.
func (p *matSheet) own(k matKey, value string) (err error) {
	m := &p.mats[p.player]
	switch k {
	case matRack:
		if m.Rack.Len() > 0 {
			return phrases.InputError(rackTwice)
		}
		letters := strings.NewReplacer(" ", "", ",", "", "\u00a0", "", "-", "", "–", "").Replace(value)
		if letters == "" || letters == "." {
			return nil
		}
		if letters, err = lexicon.Normalize(letters); err != nil {
			return phrases.InputError(notRack, typed.Short(value))
		}
		if m.Rack, err = bag.Parse(letters); err != nil {
			return phrases.InputError(notRack, typed.Short(value))
		}
	case matJarnacs:
		return p.number(&m.Jarnacs, value, 255)
	case matPoints:
		return p.number(&m.Points, value, 1000)
	case matFlag:
		out, ok := flagsFallen[typed.Plain(value)]
		if !ok {
			return phrases.InputError(unknownFlag, typed.Short(value))
		}
		m.OutOfTime = out
	}
	return nil
}

func (p *matSheet) number(to *int, value string, most int) error {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 || n > most {
		return phrases.InputError(notNumber, typed.Short(value), most)
	}
	*to = n
	return nil
}

// begin begins the mat of a player.
func (p *matSheet) begin(name string) error {
	name = strings.TrimSpace(strings.TrimRight(strings.TrimSpace(name), ":"))
	switch {
	case name == "":
		return phrases.InputError(noName)
	case utf8.RuneCountInString(name) > 40:
		return phrases.InputError(longName)
	case p.playerNamed(name) >= 0:
		return phrases.InputError(matTwice, name)
	case len(p.names) == len(p.mats):
		return phrases.InputError(thirdMat, typed.Short(name))
	}
	p.player, p.next = len(p.names), 0
	p.names = append(p.names, name)
	return nil
}

// playerNamed returns the player of a name, -1 where there is none.
func (p *matSheet) playerNamed(name string) int {
	return slices.IndexFunc(p.names, func(other string) bool { return typed.Plain(other) == typed.Plain(name) })
}

// word reads a word on a line of a mat: "RAT", "3 RAT", "3: RAT", "3. R A T"; and "-" is
// an empty line.
func (p *matSheet) word(line string) error {
	if p.player < 0 {
		return phrases.InputError(noMatYet)
	}
	m := &p.mats[p.player]
	digits := line[:len(line)-len(strings.TrimLeft(line, "0123456789"))]
	if digits != "" {
		n, err := strconv.Atoi(digits)
		if err != nil || n < 1 || n > len(m.Lines) {
			return phrases.InputError(noSuchLine, typed.Short(digits), len(m.Lines))
		}
		p.next, line = n-1, strings.TrimLeft(line[len(digits):], ".:) \t\u00a0")
	}
	if p.next >= len(m.Lines) {
		return phrases.InputError(matFull, len(m.Lines))
	}
	switch typed.Plain(line) {
	case "", "-", "–", "—", ".", "·", "vide", "empty":
		p.next++
		return nil
	}
	word, err := typed.Word(line)
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

// Position returns the position that was typed. Words that lie there have stood, whatever the
// rules say of them.
func (p *matSheet) Position(r *jarnac.Rules, turn int) (jarnac.State, error) {
	if len(p.names) == 0 {
		return jarnac.State{}, phrases.InputError(noMats)
	}
	o := r.Options()
	o.Validation = jarnac.OnContest
	stood, err := jarnac.Compile(o, r.Lexicon())
	if err != nil {
		return jarnac.State{}, err
	}
	s, err := stood.FromSetup(p.setup(&o, jarnac.Player(turn)))
	if err != nil {
		return jarnac.State{}, p.tooMany(stood, err)
	}
	return s, nil
}

// setup returns the position that was typed.
func (p *matSheet) setup(o *jarnac.Options, turn jarnac.Player) jarnac.Setup {
	s := jarnac.Setup{Turn: turn, Phase: p.phase, Mats: p.mats, Acted: p.phase == jarnac.Bonus, Final: p.final}
	started := false
	for i := range s.Mats {
		m := &s.Mats[i]
		m.Drawn = m.Rack.Len() > 0 || slices.ContainsFunc(m.Lines, func(w string) bool { return w != "" }) || p.phase != jarnac.Handover && i == int(s.Turn)
		started = started || m.Drawn
	}
	if other := &s.Mats[s.Turn.Opponent()]; started && o.Ending != jarnac.LastChance && p.phase == jarnac.Answer && p.final == 0 {
		for i, w := range other.Lines[:o.Lines] {
			if w != "" {
				s.Final = i + 1 // the last line, unless somebody says another one
			}
		}
	}
	return s
}

// tooMany returns the error of letters that the bag has not, with the letters, or err.
func (p *matSheet) tooMany(rules *jarnac.Rules, err error) error {
	var used [26]int
	for _, m := range p.mats {
		for _, text := range append(slices.Clone(m.Lines), m.Rack.String()) {
			for _, c := range []byte(text) {
				if 'A' <= c && c <= 'Z' {
					used[c-'A']++
				}
			}
		}
	}
	has := rules.Options().Bag
	for i, n := range used {
		if c := byte('A' + i); n > has.Count(c) {
			return phrases.InputError(moreOfALetter, string(rune(c)), n, has.Count(c))
		}
	}
	return err
}
