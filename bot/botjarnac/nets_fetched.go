//go:build fetched

package botjarnac

import "github.com/jeudelettres/lettres/internal/fetched"

// netsFile returns the file of nets.
func netsFile() string { return string(fetched.Open("nets.bin")) }
