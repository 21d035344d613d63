"""Environments for learning, by the conventions of PettingZoo's AEC and of Gymnasium's vectors.

They need neither of the two. An action is the number of a move in ``infos[agent]["moves"]``, the legal
moves in their order, and ``observation["action_mask"]`` is 1 for each of them. Moves beyond ``actions``
cannot be chosen. Draws that are the only thing to do are made by themselves.

``observation["observation"]`` is a list of small numbers, seen by the player who acts: first the letters
that they hold, A to Z and the joker (27), those that the others hold where the game shows them (27), those
that nobody is known to hold (27), the points of the player and the best of the others (2), and then the
table. That is in Jarnac their 8 lines of 9 letters and the opponent's, 1 to 26, 0 of none; in Scrabble and in Jago
the rows of the board, 1 to 26, and 27 more for a joker or for a letter of the other colour; in the card game
the letters of a square of 31 by 31 around the middle.
"""

from __future__ import annotations

from typing import Any, Optional

from ._client import Client, default
from ._values import game

Observation = dict[str, list[int]]


def _counts(letters: str) -> list[int]:
    n = [0] * 27
    for c in letters:
        if "A" <= c <= "Z":
            n[ord(c) - 65] += 1
        elif c == "?":
            n[26] += 1
    return n


def _letter(c: str) -> int:
    if "A" <= c <= "Z":
        return ord(c) - 64
    if "a" <= c <= "z":
        return ord(c) - 96 + 27
    return 0


def encode(fields: dict[str, Any], seat: int) -> list[int]:
    """The numbers of a view, from its plain fields."""
    mats = fields.get("Mats")
    racks = [m["Rack"] for m in mats] if mats else fields["Racks"]
    scores = [m["Score"] for m in mats] if mats else fields["Scores"]
    others = "".join(r for i, r in enumerate(racks) if i != seat)
    rest = max(s for i, s in enumerate(scores) if i != seat)
    seen = _counts(racks[seat]) + _counts(others) + _counts(fields.get("Bag") or fields.get("Unseen") or "") + [scores[seat], rest]
    if mats:
        for i in (seat, 1 - seat):
            lines = mats[i]["Lines"]
            for line in lines + [""] * (8 - len(lines)):
                seen += [_letter(c) for c in line.ljust(9, ".")]
    elif "Rows" in fields:
        for row in fields["Rows"]:
            seen += [_letter(c) for c in row]
    else:
        table = [0] * (31 * 31)
        for tile in fields.get("Table") or ():
            row, column = tile["Row"] + 15 - 7, tile["Column"] + 15 - 7
            if 0 <= row < 31 and 0 <= column < 31:
                table[31 * row + column] = _letter(tile["Letter"])
        seen += table
    return seen


class Vector:
    """Many games at once, each an AEC of its own: one batch of requests moves them all."""

    def __init__(
        self, name: str, games: int, options: str = "", actions: int = 256, client: Optional[Client] = None, restart: bool = True
    ):
        self.client = client or default()
        self.rules = game(name, options, self.client)
        self.games, self.actions, self.restart = games, actions, restart
        self._place = {"game": self.rules.name, "options": self.rules.options}
        self.reset()

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew."""
        self._seed, self._steps = seed, 0
        self.finished = 0
        start = self.client.call("start", **self._place)
        self._at = [start] * self.games
        self._look(range(self.games))

    @property
    def turns(self) -> list[int]:
        """The seat that acts, of each game."""
        return [at["turn"] for at in self._at]

    @property
    def moves(self) -> list[list[str]]:
        """The legal moves of each game, as many as there are actions."""
        return self._moves

    def observe(self) -> list[list[int]]:
        """What the player who acts sees, of each game."""
        views = self.client.batch([("view", {**self._place, "position": at["position"]}) for at in self._at])
        return [encode(v["state"], v["turn"]) for v in views]

    def step(self, actions: list[int]) -> list[Optional[list[float]]]:
        """Plays a move in each game. Of a game that ends it returns what each seat has won: 1, −1 or 0. That
        game begins anew, unless ``restart`` is False; then it has no moves any more."""
        self._do(range(self.games), [moves[a] for moves, a in zip(self._moves, actions)])
        rewards: list[Optional[list[float]]] = [None] * self.games
        ended = []
        for i, at in enumerate(self._at):
            if at["over"]:
                rewards[i] = reward(at["outcome"], self.rules.seats)
                ended.append(i)
        self.finished += len(ended)
        if ended and self.restart:
            start = self.client.call("start", **self._place)
            for i in ended:
                self._at[i] = start
        self._look(range(self.games))
        return rewards

    def _do(self, which: Any, moves: list[str]) -> None:
        calls = []
        for i, move in zip(which, moves):
            self._steps += 1
            seed = (self._seed * 1_000_003 + self._steps) % (1 << 53)
            calls.append(("complete", {**self._place, "position": self._at[i]["position"], "move": move, "seed": seed, "brief": True}))
        for i, at in zip(which, self.client.batch(calls)):
            self._at[i] = at

    def _look(self, which: Any) -> None:
        """Lists the moves, and makes the draws that are the only one."""
        which = list(which)
        if len(which) == self.games:
            self._moves = [[] for _ in which]
        calls = [("moves", {**self._place, "position": self._at[i]["position"], "most": self.actions}) for i in which]
        forced = []
        for i, found in zip(which, self.client.batch(calls)):
            self._moves[i] = found["moves"]
            if self._at[i]["due"] > 0 and len(found["moves"]) == 1:
                forced.append(i)
        if forced:
            self._do(forced, [self._moves[i][0] for i in forced])
            self._look(forced)


def reward(outcome: dict[str, Any], seats: int) -> list[float]:
    """What each seat has won: 1 and −1, or 0 where nobody has."""
    if outcome["winner"] < 0:
        return [0.0] * seats
    return [1.0 if seat == outcome["winner"] else -1.0 for seat in range(seats)]


class Env:
    """One game, as PettingZoo's AEC has it: agents act in turn."""

    metadata = {"name": "lettres"}

    def __init__(self, name: str, options: str = "", actions: int = 256, client: Optional[Client] = None):
        self._games = Vector(name, 1, options, actions, client, restart=False)
        self.possible_agents = [f"player_{seat}" for seat in range(self._games.rules.seats)]
        self.reset()

    def reset(self, seed: Optional[int] = None, options: object = None) -> None:
        """Begins a game."""
        self._games.reset(seed or 0)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(self._games.turns[0])

    def _select(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"moves": self._games.moves[0]}

    def observe(self, agent: str) -> Observation:
        """What an agent sees; it can choose a move only when it is selected."""
        acts = agent == self.agent_selection and not self.terminations[agent]
        legal = len(self._games.moves[0]) if acts else 0
        mask = [1] * legal + [0] * (self._games.actions - legal)
        seat = self.possible_agents.index(agent)
        place = {**self._games._place, "position": self._games._at[0]["position"], "seat": seat}
        fields = self._games.client.call("view", **place)["state"]
        return {"observation": encode(fields, seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Optional[Observation], float, bool, bool, dict[str, Any]]:
        """Observation, rewards since its last act, termination, truncation and infos of the agent selected."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        """Plays a move of the agent selected. An agent whose game is over takes None, and leaves."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: the action has to be None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None or not 0 <= action < len(self._games.moves[0]):
            raise ValueError(f"action {action} is none of {len(self._games.moves[0])} legal ones")
        self._cumulative_rewards[agent] = 0.0
        won = self._games.step([action])[0]
        if won is None:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._select(self._games.turns[0])
            return
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = won[seat]
            self._cumulative_rewards[other] += won[seat]
            self.terminations[other] = True
        self.agent_selection = self.agents[0]

    def agent_iter(self, most: int = 1 << 40):
        """The agents, as they act."""
        while self.agents and most > 0:
            most -= 1
            yield self.agent_selection

    def close(self) -> None:
        """Does nothing: the program is shared."""
