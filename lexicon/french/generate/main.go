// Generate makes the embedded French lexicon from Debian's hunspell-fr-comprehensive:
//
//	go generate ./lexicon/french
//
// It reads the .aff and the .dic file, corrects what is wrong for word games (the .tsv files
// and units.go), and writes the compiled form. The inputs must have the checksums in inputs.sha256;
// with -record it accepts others and writes their checksums. The same inputs make the same
// bytes.
package main

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"github.com/jeudelettres/lettres/lexicon"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("generate: ")
	aff := flag.String("aff", "/usr/share/hunspell/fr.aff", "the affixes")
	dic := flag.String("dic", "/usr/share/hunspell/fr.dic", "the dictionary")
	out := flag.String("out", "french.lex", "the compiled lexicon to write")
	sums := flag.String("sums", "inputs.sha256", "the checksums of the inputs")
	record := flag.Bool("record", false, "accept inputs with other checksums, and write these")
	flag.Parse()
	if err := run(*aff, *dic, *out, *sums, *record); err != nil {
		log.Fatal(err)
	}
}

func run(aff, dic, out, sums string, record bool) error {
	in, err := readInputs(aff, dic)
	if err != nil {
		return err
	}
	want, err := os.ReadFile(sums)
	switch {
	case record:
		err = os.WriteFile(sums, in.sums(), 0o644)
	case err == nil && !bytes.Equal(want, in.sums()):
		err = fmt.Errorf("%s and %s do not have the checksums in %s; -record accepts them", aff, dic, sums)
	}
	if err != nil {
		return err
	}
	l, err := in.lexicon()
	if err != nil {
		return err
	}
	var compiled bytes.Buffer
	if _, err := l.WriteTo(&compiled); err != nil {
		return err
	}
	return os.WriteFile(out, compiled.Bytes(), 0o644)
}

// inputs are the two files of a Hunspell dictionary.
type inputs struct {
	aff, dic         []byte
	affName, dicName string
}

func readInputs(aff, dic string) (inputs, error) {
	in := inputs{affName: filepath.Base(aff), dicName: filepath.Base(dic)}
	var err error
	if in.aff, err = os.ReadFile(aff); err != nil {
		return in, err
	}
	in.dic, err = os.ReadFile(dic)
	return in, err
}

// sums returns the SHA-256 of the inputs, as sha256sum writes them.
func (in inputs) sums() []byte {
	return fmt.Appendf(nil, "%x  %s\n%x  %s\n", sha256.Sum256(in.aff), in.affName, sha256.Sum256(in.dic), in.dicName)
}

// lexicon reads and corrects the inputs.
func (in inputs) lexicon() (*lexicon.Lexicon, error) {
	l, err := lexicon.ReadHunspell(bytes.NewReader(in.aff), bytes.NewReader(in.dic))
	if err != nil {
		return nil, err
	}
	fixes, err := readCorrections(data)
	if err != nil {
		return nil, err
	}
	return correct(l, fixes)
}
