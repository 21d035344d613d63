// Package python holds bot.py, a player in the engine protocol that knows no rules, to begin
// with: less than a hundred lines that need nothing but Python. Its test plays whole games.
package python
