package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// readLexicon is the words in a file, whose name says of what kind it is, or the
// embedded ones without a file.
func readLexicon(path string, lang language.Tag) (*lexicon.Lexicon, error) {
	if path == "" {
		return french.Lexicon(), nil
	}
	l, err := readWords(path, lang)
	var inFile *os.PathError
	if err != nil && !errors.As(err, &inFile) {
		err = errors.New(path + ": " + err.Error())
	}
	return l, err
}

func readWords(path string, lang language.Tag) (*lexicon.Lexicon, error) {
	kind := filepath.Ext(path)
	if kind != ".tsv" && kind != ".txt" && kind != ".kwg" && kind != ".dic" {
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
