"""Run by TestPython of cmd/lettres, with the package as a wheel has it."""

import random
import threading
import unittest
import warnings

import lettres
from lettres.env import Env, Vector


class Values(unittest.TestCase):
    def test_whole_games(self):
        for g in lettres.games():
            with self.subTest(g["name"]):
                rng = random.Random(1)
                rules = lettres.game(g["name"])
                state = rules.start(rules.toss(seed=1))
                first, made = state.turn, []
                while not state.over and state.number < 40:
                    move = rng.choice(state.moves())
                    after = state.play(move, seed=state.number)
                    self.assertEqual(after, state.play(move, seed=state.number))
                    self.assertEqual(after, state.replay(after.last))
                    self.assertEqual(state, rules.position(state.text))
                    self.assertEqual(state, rules.position(state.fields))
                    self.assertTrue(state.effect(after.last)["tale"])
                    made.append((state.turn, after.last))
                    state = after
                judged = lettres.judge(rules.record(first, made))
                self.assertTrue(all(m["legal"] for m in judged[0]["moves"]))
                self.assertEqual(judged[0]["after"]["position"], state.text)

    def test_players_and_outcome(self):
        state = lettres.game("jarnac", "official lines=2").start()
        while not state.over:
            state = state.play(state.best(level=3, seed=1).move, seed=state.number)
        self.assertIn(state.outcome.status, ("won", "drawn"))
        self.assertEqual(len(state.outcome.points), 2)

    def test_refusals(self):
        state = lettres.game("jarnac").position("turn A; racks ABRTUZ/; drawn yes/no;")
        self.assertEqual(state.check("RATZ").clause, "official/words/reference")
        self.assertFalse(state.check("RATZ"))
        self.assertTrue(state.check("RAT"))
        with self.assertRaises(lettres.Illegal) as caught:
            state.play("RATZ")
        self.assertEqual(caught.exception.clause, "official/words/reference")
        self.assertEqual(caught.exception.french, "il ne figure pas au dictionnaire")
        for text in ("turn X;", "", "turn A; racks " + "Z" * 50 + "/;"):
            with self.assertRaises(lettres.Fault):
                lettres.game("jarnac").position(text)
        with self.assertRaises(lettres.Unreadable):
            lettres.game("jarnac", "lines=99")

    def test_hidden(self):
        rules = lettres.game("scrabble")
        state = rules.start().play("+7", seed=1).play("+7", seed=2)
        mine = state.fields["Racks"][state.turn]
        other = state.view(1 - state.turn)
        self.assertNotIn(mine, other.text + str(other.fields) + other.svg() + other.draw())
        self.assertEqual(rules.view(other.text), other)
        self.assertEqual(state.view(state.turn).moves(), state.moves())

    def test_words(self):
        good = {(w["games"][0], w.get("preset", "")): w["good"] for w in lettres.word("LAC > LACS")}
        self.assertTrue(good["jarnac", "official"])
        self.assertFalse(good["jarnac", "competition"])

    def test_threads(self):
        texts = []

        def ask():
            for _ in range(20):
                texts.append(lettres.game("jarnac").start().text)

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(len(texts), 80)
        self.assertEqual(len(set(texts)), 1)

    def test_client_of_its_own(self):
        with lettres.Client() as client:
            self.assertTrue(lettres.game("jago", client=client).start().moves())
        with self.assertRaises((ConnectionError, ValueError)):
            lettres.game("jago", client=client)


class Environments(unittest.TestCase):
    def test_conventions(self):
        for name, length in (("jarnac", 83 + 144), ("scrabble", 83 + 225), ("scrabblecards", 83 + 961), ("jago", 83 + 121)):
            with self.subTest(name):
                env = Env(name)
                env.reset(seed=7)
                rng = random.Random(1)
                steps = 0
                for agent in env.agent_iter(60):
                    seen, reward, terminated, truncated, info = env.last()
                    if terminated:
                        env.step(None)
                        continue
                    moves = env.moves()
                    self.assertEqual(len(seen["observation"]), length)
                    self.assertEqual(sum(seen["action_mask"]), len(moves))
                    self.assertEqual(moves, lettres.game(name).position(env.position).moves(most=256))
                    self.assertEqual(reward, 0)
                    env.step(rng.randrange(len(moves)))
                    steps += 1
                self.assertGreater(steps, 10)
                if env.agents and not env.terminations[env.agent_selection]:
                    with self.assertRaises(ValueError):
                        env.step(10_000)
                env.close()

    def test_contract(self):
        """What the page "AEC API" of PettingZoo promises, in whole games, with the library or without."""
        for name, options in (("jarnac", "official lines=1"), ("scrabble", ""), ("scrabblecards", ""), ("jago", "")):
            with self.subTest(name):
                env, rng = Env(name, options), random.Random(5)
                played = self._play(env, rng, most=3000)
                self.assertEqual(played, self._play(env, random.Random(5), most=3000), "the same seed, another game")
                env.reset()
                for _, agent in zip(range(3), env.agent_iter(2)):
                    env.step(0)
                self.assertEqual(_, 1, "agent_iter(2) is longer")
                env.close()

    def _play(self, env, rng, most):
        env.reset(seed=3)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual(len(set(env.agents)), env.max_num_agents)
        told, left = [], []
        for agent in env.agent_iter(most):
            self.assertEqual(agent, env.agent_selection)
            for kept in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
                self.assertEqual(set(kept), set(env.agents))
            self.assertEqual(env.num_agents, len(env.agents))
            seen, reward, terminated, truncated, info = env.last()
            seen = lists(seen)
            self.assertEqual(seen, lists(env.observe(agent)))
            self.assertEqual(env.last(observe=False), (None, reward, terminated, truncated, info))
            self.assertEqual((reward, terminated, truncated), (env._cumulative_rewards[agent], env.terminations[agent], False))
            self.assertEqual((len(seen), info), (2, {}))
            for other in env.agents:
                if other != agent:
                    self.assertEqual(sum(env.observe(other)["action_mask"]), 0)
            mask = seen["action_mask"]
            told.append((agent, seen, reward))
            if terminated:
                self.assertEqual(sum(mask), 0)
                with self.assertRaises(ValueError):
                    env.step(0)
                env.step(None)
                left.append(agent)
                self.assertNotIn(agent, env.agents)
                continue
            self.assertEqual((reward, sorted(mask, reverse=True)), (0, mask))  # all is won at the end; the mask begins with its ones
            for wrong in (None, sum(mask), -1):
                with self.assertRaises(ValueError):
                    env.step(wrong)
            before = dict(env._cumulative_rewards)
            env.step(rng.choice([i for i, legal in enumerate(mask) if legal]))
            before[agent] = 0
            for other in env.agents:
                self.assertEqual(env._cumulative_rewards[other], before[other] + env.rewards[other])
        self.assertEqual(sorted(left), env.possible_agents)  # the game has ended, and all have seen it
        self.assertEqual(env.agents, [])
        self.assertEqual(sum(reward for _, _, reward in told), 0)
        return told

    def test_end(self):
        env = Env("jarnac", "official lines=1")
        rng = random.Random(1)
        won = {}
        for agent in env.agent_iter():
            seen, reward, terminated, _, info = env.last()
            if terminated:
                won[agent] = reward
                self.assertEqual(sum(seen["action_mask"]), 0)
            env.step(None if terminated else rng.randrange(len(env.moves())))
        self.assertIn(sorted(won.values()), ([-1, 1], [0, 0]))
        env.close()

    def test_vector(self):
        def run():
            vector = Vector("jarnac", 16, "official lines=1", seed=3)
            rng, told = random.Random(2), []
            while vector.finished < 20:
                vector.step([rng.randrange(n) for n in vector.legal])
                told.append((vector.observations.tolist(), vector.rewards.tolist(), vector.ended))
            self.assertEqual(sum(sum(ended) for _, _, ended in told), vector.finished)
            won = {(ended[i], *sorted(r)) for _, rewards, ended in told for i, r in enumerate(rewards)}
            self.assertEqual(won, {(0, 0, 0), (1, 0, 0), (1, -1, 1)})  # going on, drawn, won
            self.assertEqual([len(row) for row in told[0][0]], [83 + 144] * 16)
            self.assertEqual([sum(m) for m in vector.masks()], vector.legal.tolist())
            vector.close()
            return told

        self.assertEqual(run(), run())

    def test_positions(self):
        vector, other = Vector("scrabble", 2, seed=1), Vector("scrabble", 2, seed=2)
        rules = lettres.game("scrabble")
        for _ in range(4):
            before = [rules.position(text) for text in vector.positions]
            chosen = vector.moves(0)[0]
            vector.step([0, -1])
            self.assertEqual(rules.position(vector.positions[1]), before[1])
            self.assertTrue(before[0].check(chosen))
        other.positions = vector.positions
        self.assertEqual(other.positions, vector.positions)
        self.assertEqual(other.observations, vector.observations)
        self.assertNotEqual(other.observe([0, 0]), other.observe([1, 1]))
        with self.assertRaises(lettres.Fault) as caught:
            vector.step([9999, 0])
        self.assertIn("9999", caught.exception.french)
        with self.assertRaises(ValueError):
            vector.step([0])
        with self.assertRaises(lettres.Unreadable):
            Vector("jarnac", 1, "lines=99")
        vector.close()
        with self.assertRaises(ConnectionError):
            vector.step([0, 0])
        other.close()

    def test_pettingzoo(self):
        try:
            from pettingzoo.test import api_test, seed_test
        except ImportError:
            self.skipTest("PettingZoo is not installed")
        for name, options in (("jarnac", ""), ("scrabble", "classique players=3"), ("scrabblecards", "official players=6"), ("jago", "")):
            with self.subTest(name), warnings.catch_warnings():
                warnings.simplefilter("error")
                # api_test knows the environments by name whose observations have a mask.
                warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
                api_test(Env(name, options), num_cycles=1000)
                seed_test(lambda: Env(name, options), num_cycles=200)
                env = Env(name, options)
                env.reset(seed=1)
                for agent in env.agent_iter():
                    seen, _, ended, _, _ = env.last()
                    self.assertTrue(env.observation_space(agent).contains(seen))
                    env.step(None if ended else int(env.action_space(agent).sample(seen["action_mask"])))
                env.close()


def lists(seen):
    """What an agent sees without arrays, which it has where PettingZoo is installed."""
    return {name: list(map(int, numbers)) for name, numbers in seen.items()}


if __name__ == "__main__":
    unittest.main()
