package scrabblecards

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
)

func TestOptionsAreDocumented(t *testing.T) { gametest.Documented(t, "doc.go", Official().Doc()) }
