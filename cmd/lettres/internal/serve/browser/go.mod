module github.com/jeudelettres/lettres/cmd/lettres/internal/serve/browser

go 1.26.1

replace github.com/jeudelettres/lettres => ../../../../..

require (
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.23.0
	github.com/jeudelettres/lettres v0.0.0-00010101000000-000000000000
)

require (
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	golang.org/x/text v0.43.0 // indirect
)
