"""Environments for learning: many games at once, and one game by the conventions of PettingZoo's AEC.

    from lettres.env import Vector

    games = Vector("jarnac", 256, seed=1)
    while games.finished < 1000:
        legal = games.legal                       # how many moves each game offers
        seen = games.observations                 # what each player on turn sees, 256 rows of numbers
        games.step([choose(row, n) for row, n in zip(seen, legal)])

An action is the number of a legal move, in the order of ``moves(game)``; the mask of a game is as many ones as it has legal
moves. Moves beyond ``actions`` cannot be chosen. Draws that are the only thing to do are made by themselves. A game that
ends begins anew, unless ``restart`` is False. The same seed and the same actions bring the same games.

What a player sees is numbers of 16 bits: how often the player holds each letter, A to Z and the joker (27), how often the
others are seen to hold it (27), how often it is among the letters nobody is seen to hold (27), the points of
the player and of the best of the others (2), and the table. That is in Jarnac their 8 lines of 9 letters and then the
opponent's, 1 to 26, 0 for none; in Scrabble and in Jago the rows of the board, 27 more for a joker or for a letter that shows
blue; in the card game the letters of a square of 31 by 31 around the middle.

Neither numpy nor PettingZoo is needed. Arrays are memoryviews of 16-bit numbers, which numpy.asarray takes without a copy.
``Env`` is a PettingZoo AECEnv where PettingZoo is installed, with its spaces.
"""

from __future__ import annotations

import array
import json
import struct
import subprocess
import sys
import weakref
from typing import Any, Iterable, Optional, Sequence

from ._client import Client, Fault, program
from ._values import game

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object  # type: ignore[assignment,misc]


class Vector:
    """Many games at once, in a program of their own.

    ``observations`` has a row for each game, ``legal`` the number of moves of each, ``turns`` the seat that acts, ``ended`` 1
    where the last step has ended a game, and ``rewards`` what that brought each seat: 1, −1 or 0.
    """

    def __init__(
        self,
        name: str,
        games: int,
        options: str = "",
        actions: int = 256,
        client: Optional[Client] = None,
        restart: bool = True,
        seed: int = 0,
    ):
        self.rules = game(name, options, client)  # raises what is wrong with them
        line = [*program("env"), "-game", name, "-rules", self.rules.options, "-games", str(games), "-actions", str(actions)]
        line += ["-seed", str(seed)] + ([] if restart else ["-stay"])
        self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._end = weakref.finalize(self, _end, self._process)
        hello = self._process.stdout.readline()  # type: ignore[union-attr]
        if not hello:
            raise ConnectionError("the program lettres has not begun")
        told = json.loads(hello)
        self.games, self.actions, self.seats, self.length = told["games"], told["actions"], told["seats"], told["length"]
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew."""
        self._told(self._ask(b"r" + struct.pack("<Q", seed)))
        self.finished = 0

    def step(self, actions: Iterable[int]) -> None:
        """Plays a move in each game: the number of a legal one, or −1 for none. Takes a list or an array."""
        numbers = actions if isinstance(actions, array.array) and actions.typecode == "h" else array.array("h", actions)
        if len(numbers) != self.games:
            raise ValueError(f"{len(numbers)} actions for {self.games} games")
        if sys.byteorder != "little":
            numbers = array.array("h", numbers)
            numbers.byteswap()
        self._told(self._ask(b"s" + numbers.tobytes()))
        self.finished += self.ended.count(1)

    def moves(self, game: int) -> list[str]:
        """The legal moves of a game, as many as there are actions."""
        return self._ask(b"m" + struct.pack("<I", game)).decode().splitlines()

    @property
    def positions(self) -> list[str]:
        """The games as texts: with them they can go on anywhere."""
        return self._ask(b"p").decode().splitlines()

    @positions.setter
    def positions(self, texts: Sequence[str]) -> None:
        text = "\n".join(texts).encode()
        self._told(self._ask(b"P" + struct.pack("<I", len(text)) + text))

    def observe(self, seats: Sequence[int]) -> memoryview:
        """What a seat of each game sees."""
        return self._rows(self._ask(b"o" + bytes(seats)))

    def masks(self) -> list[bytes]:
        """1 for each action that can be chosen, of each game."""
        return [b"\1" * n + b"\0" * (self.actions - n) for n in self.legal]

    def close(self) -> None:
        """Ends the program."""
        self._end()

    def _told(self, answer: bytes) -> None:
        all, n = memoryview(answer), self.games
        rows, counts = n * self.length * 2, n * 2
        self.observations = self._rows(all[:rows])
        self.legal = all[rows : rows + counts].cast("H")
        rest = answer[rows + counts :]
        self.turns, self.ended = rest[:n], rest[n : 2 * n]
        self.rewards = memoryview(rest)[2 * n :].cast("b", [n, self.seats])

    def _rows(self, numbers: Any) -> memoryview:
        if sys.byteorder != "little":
            swapped = array.array("h", bytes(numbers))
            swapped.byteswap()
            numbers = swapped.tobytes()
        return memoryview(numbers).cast("B").cast("h", [self.games, self.length])

    def _ask(self, request: bytes) -> bytes:
        to, answer = self._process.stdin, self._process.stdout
        assert to and answer
        try:
            to.write(request)
            to.flush()
            head = answer.read(5)
        except (BrokenPipeError, ValueError):
            head = b""
        if len(head) < 5:
            raise ConnectionError("the program lettres has ended")
        status, length = struct.unpack("<BI", head)
        rest = answer.read(length)
        if status:
            why = json.loads(rest)
            raise Fault({"code": 2, "message": why["en"], "data": why})
        return rest


def _end(process: subprocess.Popen) -> None:
    for pipe in (process.stdin, process.stdout):
        try:
            pipe.close()  # type: ignore[union-attr]
        except BrokenPipeError:
            pass
    process.wait()


class Env(_Base):
    """One game, as PettingZoo's AEC has it: agents act in turn."""

    def __init__(self, name: str, options: str = "", actions: int = 256, client: Optional[Client] = None):
        if _Base is not object:
            super().__init__()
        self._games = Vector(name, 1, options, actions, client, restart=False)
        self.metadata = {"name": "lettres_" + name, "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self._games.seats)]
        self._spaces: dict[str, Any] = {}
        self.reset()

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent sees; it needs gymnasium and numpy."""
        import numpy
        from gymnasium import spaces

        if agent not in self._spaces:
            seen = spaces.Box(-(1 << 15), (1 << 15) - 1, (self._games.length,), numpy.int16)
            mask = spaces.Box(0, 1, (self._games.actions,), numpy.int8)
            self._spaces[agent] = spaces.Dict({"observation": seen, "action_mask": mask})
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of actions; it needs gymnasium."""
        from gymnasium import spaces

        return self._spaces.setdefault("acts " + agent, spaces.Discrete(self._games.actions))

    def reset(self, seed: Optional[int] = None, options: object = None) -> None:
        """Begins a game."""
        self._games.reset(seed or 0)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    @property
    def num_agents(self) -> int:
        """How many agents are left."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents a game has."""
        return len(self.possible_agents)

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._games.turns[0]]

    def moves(self) -> list[str]:
        """What the agent selected can do, an action each."""
        return self._games.moves(0)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; it can choose a move only when it is selected."""
        seen: Any = self._games.observe([self.possible_agents.index(agent)])
        acts = agent == self.agent_selection and not self.terminations[agent]
        mask: Any = self._games.masks()[0] if acts else bytes(self._games.actions)
        if _Base is not object:
            import numpy

            return {"observation": numpy.array(seen)[0], "action_mask": numpy.frombuffer(mask, numpy.int8).copy()}
        return {"observation": seen.tolist()[0], "action_mask": list(mask)}

    def last(self, observe: bool = True) -> tuple[Optional[dict[str, Any]], float, bool, bool, dict[str, Any]]:
        """Observation, rewards since its last act, termination, truncation and infos of the agent selected."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        """Plays a move of the agent selected. An agent whose game is over takes None, and leaves."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del told[agent]
            self.agents.remove(agent)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None or not 0 <= action < self._games.legal[0]:
            raise ValueError(f"action {action} is none of {self._games.legal[0]} legal ones")
        self._games.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if not self._games.ended[0]:
            self._select()
            return
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(self._games.rewards[0, seat])
            self._cumulative_rewards[other] += self.rewards[other]
            self.terminations[other] = True
        self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 1 << 40) -> Iterable[str]:
        """The agents, as they act."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> None:
        """Draws nothing: ``lettres.game(…).position(env.position).draw()`` does."""

    @property
    def position(self) -> str:
        """The game as a text."""
        return self._games.positions[0]

    def close(self) -> None:
        """Ends the program."""
        self._games.close()
