#!/usr/bin/env python3
"""A player of Jarnac and Scrabble in the engine protocol of docs/protocol.md.

It knows no rules and no words. The option wantmoves has the referee list what may be
played, and the bot takes what looks best: in Jarnac the longest word, its own or, with a
Jarnac, the opponent's; in Scrabble the most points on the tiles that it lays.

    go run ./cmd/lettres match -check "python3 examples/python/bot.py"
"""
import sys

VALUES = {letter: value for value, letters in {
    1: "AEILNORSTU", 2: "DGM", 3: "BCP", 4: "FHV", 8: "JQ", 10: "KWXYZ",
}.items() for letter in letters}


def say(line):
    print(line, flush=True)  # a line that stays in a buffer is no answer


def jarnac(move):
    """What a move of Jarnac is worth: a word of n letters counts n * n points."""
    if move.startswith("!"):  # taken from the opponent
        return 1000 + len(move)
    word = move.split(":")[-1]  # "RAT" or "2:TZAR"
    if word.isalpha():
        return 100 + len(word)
    return worst_of_all(move)


def scrabble(move):
    """What a move of Scrabble is worth, roughly: "8H:C.AT" lays C, A and T."""
    _, colon, tiles = move.partition(":")
    if colon:
        laid = [t for t in tiles if t != "."]
        return 100 + sum(VALUES.get(t, 0) for t in laid) + 50 * (len(laid) == 7)
    return worst_of_all(move)


def worst_of_all(move):
    """Draw rather than swap, swap rather than pass."""
    return {"+": 3, "-": 2}.get(move[0], 1) - (move == "-")


GAMES = {"jarnac": jarnac, "scrabble": scrabble}


def main():
    worth, moves = jarnac, []
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "lettres":
            say("id name Longest word in Python")
            say("id author the authors of lettres")
            say("option name wantmoves type check default true")
            say("games " + " ".join(GAMES))
            say("lettresok")
        elif verb == "isready":
            say("readyok")
        elif verb == "newgame":
            worth = GAMES[rest.split()[0]]
        elif verb == "moves":
            moves = rest.split()
        elif verb == "go":
            # "none" is to contest nothing: this bot knows no words to contest.
            best = "none" if "none" in moves else max(moves, key=worth)
            say("bestmove " + best)
        elif verb == "quit":
            return
        # All else, such as position and stop, may be skipped.


if __name__ == "__main__":
    main()
