module github.com/jeudelettres/lettres/internal/mutate

go 1.26.0
