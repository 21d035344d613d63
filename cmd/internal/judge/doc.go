// Package judge tells what programs that judge words tell of them: how a list reads them.
package judge
