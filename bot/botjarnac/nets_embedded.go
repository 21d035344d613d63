//go:build !fetched

package botjarnac

import _ "embed"

//go:embed nets.bin
var embeddedNets string

// netsFile returns the file of nets.
func netsFile() string { return embeddedNets }
