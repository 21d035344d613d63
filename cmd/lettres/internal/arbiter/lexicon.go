package arbiter

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

const (
	lexiconVariable = "LETTRES_LEXICON"
	builtIn         = "french" // the name of the embedded lexicon, where a file is asked for
)

// lexiconPath returns the file of the words, or "" for the embedded ones: what the flag says,
// else the variable, else the list that the user keeps among their settings.
func lexiconPath(flag string, env environment) (string, error) {
	path := cmp.Or(flag, env.Getenv(lexiconVariable))
	if path == builtIn {
		return "", nil
	}
	if path != "" || env.config == nil {
		return path, nil
	}
	dir, err := env.config()
	if err != nil {
		return "", nil // there are no settings
	}
	for _, kind := range lexiconKinds {
		path := filepath.Join(dir, "lettres", "lexicon"+kind)
		if _, err := os.Stat(path); err == nil {
			return path, nil
		} else if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	return "", nil
}

var lexiconKinds = []string{".tsv", ".txt", ".kwg", ".dic"}

// ReadLexicon returns the words in a file, whose name tells its kind, or the
// embedded ones without a file.
func ReadLexicon(path string, lang language.Tag) (*lexicon.Lexicon, error) {
	if path == "" {
		return gaddag.Lexicon(), nil
	}
	l, err := readWords(path, lang)
	if err == nil && l.Title() == (lexicon.Title{}) {
		l = l.WithTitle(lexicon.Title{English: filepath.Base(path)})
	}
	var inFile *os.PathError
	if err != nil && !errors.As(err, &inFile) {
		err = errors.New(path + ": " + err.Error())
	}
	return l, err
}

func readWords(path string, lang language.Tag) (*lexicon.Lexicon, error) {
	kind := filepath.Ext(path)
	if !slices.Contains(lexiconKinds, kind) {
		return nil, errors.New(phrases.Sprintf(lang, badLexicon))
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	switch kind {
	case ".tsv":
		return lexicon.ReadTagged(f)
	case ".txt":
		return lexicon.ReadList(f)
	case ".kwg":
		return lexicon.ReadKWG(f)
	}
	aff, err := os.Open(strings.TrimSuffix(path, kind) + ".aff")
	if err != nil {
		return nil, err
	}
	defer aff.Close()
	return lexicon.ReadHunspell(aff, f)
}

// listOf says which list of words verdicts rest on, and whether it is that of the rules.
func listOf(words *lexicon.Lexicon, lang language.Tag) []string {
	text := []string{phrases.Sprintf(lang, wordsOf, words.Describe(lang))}
	switch t := words.Title(); {
	case t.Official:
	case t == gaddag.Lexicon().Title():
		text = append(text, phrases.Sprintf(lang, notTheList))
	default:
		text = append(text, phrases.Sprintf(lang, ownList))
	}
	return text
}
