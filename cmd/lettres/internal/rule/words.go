package rule

import (
	"slices"
	"strings"
)

// small are words that a search passes over.
var small = strings.Fields("est c qu ai peut doit faut dans avec meme cette ce cet si y le la les l un une des du de d au aux a en et ou son sa ses mon ma mes ton ta tes se s sur par pour que qui quand on je il elle ne pas " +
	"how does do can be is are there if of the an of to one's my your his her is it i in on at by for and or when")

// alike are words, as they begin, that people say for one thing. The rules say one of them.
var alike = [][]string{
	{"tire", "pioch", "prend", "draw"},
	{"repren", "repris", "take back", "takes back", "taken back"},
	{"pendule", "horloge", "chrono", "clock"},
	{"appu", "press"},
	{"sablier", "glass"},
	{"drapeau", "temps ecoul", "temps est ecoul", "flag"},
	{"chevalet", "reliquat", "rack"},
	{"echang", "chang", "swap", "exchange"},
	{"rallong", "allong", "prolong", "transform", "lengthen", "extend"},
	{"joker", "blanc", "blank"},
	{"egalit", "nul", "ex aequo", "egaux"},
	{"match", "partie"},
	{"abandon", "resign"},
	{"valable", "valide", "valid", "admis", "good"},
	{"invalide", "errone", "faux", "fausse", "bad"},
	{"punition", "penalit", "amende", "sanction", "coute", "penalt"},
	{"reprise", "repren", "repris"},
	{"vol", "steal", "stolen", "theft"},
	{"conjugu", "conjugai", "verbe", "conjugat"},
	{"pluriel", "plural"},
	{"feminin", "feminine"},
	{"passe", "pass"},
	{"score", "point", "marque", "compt"},
	{"oubli", "forgot", "forget"},
	{"trop", "too many", "beyond"},
	{"dernier", "derniere", "last"},
	{"tard", "jusqu'a ce que", "late", "until"},
	{"dix", "10", "ten"},
	{"vingt", "20", "twenty"},
	{"trente", "30", "thirty"},
	{"cinquante", "50", "fifty"},
	{"soixante-dix", "70", "seventy"},
}

// wordsOf returns what has to stand in a text that a query finds: for each word of it the beginnings
// of those that say the same.
func wordsOf(query string) (all [][]string) {
	query = strings.NewReplacer("trop tard", "tard", "too late", "late").Replace(fold(query))
	words := strings.FieldsFunc(query, func(c rune) bool { return c == ' ' || c == '\'' || c == ',' || c == '\t' || c == '?' })
	for _, word := range words {
		if slices.Contains(small, word) && len(words) > 1 {
			continue
		}
		group := []string{word}
		for _, same := range alike {
			if slices.ContainsFunc(same, func(begins string) bool { return strings.HasPrefix(word, begins) }) {
				group = append(group, same...)
			}
		}
		if len(word) > 5 && !strings.Contains(word, "/") { // another form of it
			group = append(group, word[:max(5, len(word)-3)])
		}
		all = append(all, group)
	}
	return all
}

// begin reports whether a word of a text begins like this.
func begin(text, begins string) bool {
	for at := 0; ; {
		i := strings.Index(text[at:], begins)
		if i < 0 {
			return false
		}
		if i += at; i == 0 || !letter(text[i-1]) {
			return true
		}
		at = i + 1
	}
}

func letter(c byte) bool { return 'a' <= c && c <= 'z' }
