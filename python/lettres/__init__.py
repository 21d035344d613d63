"""French word games, exact to the clause: Jarnac, Scrabble, Scrabble, le jeu de cartes, and Jago.

    import lettres

    state = lettres.game("jarnac").start()
    while not state.over:
        state = state.play(state.best(level=3).move, seed=state.number)
    print(state.outcome)

A State is a value: ``play`` returns another one, and nothing changes. All that is legal, and why
something is not, is decided by the program ``lettres``, which this package runs and talks to (see
docs/rpc.md of the module). It is looked for in the package, in the variable LETTRES, and on the path.
"""

from ._client import Client, Fault, Illegal, Unreadable, default
from ._values import Candidate, Game, Outcome, Rules, State, Text, Thought, Verdict, View, game, games, judge, word

__all__ = [
    "Candidate", "Client", "Fault", "Game", "Illegal", "Outcome", "Rules", "State", "Text", "Thought", "Unreadable",
    "Verdict", "View", "default", "game", "games", "judge", "word",
]
__version__ = "0.1.0"
