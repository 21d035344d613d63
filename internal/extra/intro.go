package extra

import (
	"maps"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
)

// An Intro is what a page shows of a game before it begins.
type Intro struct {
	Title   string            // "Scrabble, the card game"
	About   string            // one sentence
	Presets map[string]string // their titles: "official rules"
	// Chapters are the titles of the chapters of the rulebook that are of this game.
	Chapters map[string]string
	Options  []OptionField // that forms offer; all others can be typed
	Disc     bool          // it has the disc and the glass of Jago for a clock
	Sheet    *ScoreSheet   // to print; nil is none
}

// An OptionField is an option in a form.
type OptionField struct {
	Key, Title string
	Values     [][2]string // what it can be, each with its title; nil is a number or a text
	Example    string
	French     string // the value on French boards, those of the first preset, where nobody chooses one; "" is none
}

// A ScoreSheet is a sheet to keep the score on, and what is printed with it.
type ScoreSheet struct {
	Title          string   // of a link to it
	Columns        Columns  // for each player
	Chapters       []string // of the rulebook: "official"
	Players, Lines int
	Tiles          func() []TileKind
}

// Columns say what is noted of each player on a line of a sheet.
type Columns string

// The columns of a sheet.
const (
	WordColumns  Columns = "words"  // a word, its points, the total
	PointColumns Columns = "points" // the points, the total
	LeadColumns  Columns = "leads"  // the letters that show, and who leads by how many
	MatColumns   Columns = "mats"   // letter by letter what a word counts
)

// A TileKind is a letter of a game: how many there are, and what each counts.
type TileKind struct {
	Letter       string
	Count, Value int
}

// Introduces attaches an Intro, whose texts are phrases.
func Introduces(i Intro) game.Part { return game.Extra(i) }

// IntroOf returns what a page shows of the game before it begins, in a language. Without an
// Intro these are the names of the game and of its presets.
func IntroOf(g *game.Game, tag language.Tag) Intro {
	i, ok := game.ExtraOf[Intro](g)
	if !ok {
		i = Intro{Title: g.Title("", tag), Presets: map[string]string{}}
		for _, name := range g.Presets() {
			i.Presets[name] = name
		}
		return i
	}
	say := func(text *string) { *text = phrases.Sprintf(tag, *text) }
	say(&i.Title)
	say(&i.About)
	i.Presets, i.Chapters, i.Options = maps.Clone(i.Presets), maps.Clone(i.Chapters), slices.Clone(i.Options)
	for _, titles := range []map[string]string{i.Presets, i.Chapters} {
		for name, title := range titles {
			say(&title)
			titles[name] = title
		}
	}
	for n := range i.Options {
		o := &i.Options[n]
		say(&o.Title)
		o.Values = slices.Clone(o.Values)
		for v := range o.Values {
			say(&o.Values[v][1])
		}
	}
	if i.Sheet != nil {
		sheet := *i.Sheet
		say(&sheet.Title)
		i.Sheet = &sheet
	}
	return i
}
