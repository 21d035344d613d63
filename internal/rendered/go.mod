module github.com/jeudelettres/lettres/internal/rendered

go 1.26.0

require (
	github.com/jeudelettres/lettres v0.0.0
	golang.org/x/text v0.43.0
)

require github.com/google/go-cmp v0.7.0 // indirect

replace github.com/jeudelettres/lettres => ../..
