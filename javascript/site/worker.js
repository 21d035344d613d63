// The worker in which a page has the program think, while the service worker answers all else: a game is gone over, or a player
// decides. It runs the same program without the games, and keeps the reviews that were made last, so that they are there when a page
// is loaded again.
const version = "VERSION";
importScripts("program.js");
const most = 24; // reviews that are kept

self.postMessage({}); // all files have come
const program = run({}, async () => {});
program.then(() => self.postMessage({ ready: true }), () => {}); // whoever asks for something is told of a fault

self.addEventListener("message", async ({ data: { n, question, address, language } }) => {
  try {
    self.postMessage({ n, text: await (address === undefined ? decided(question) : reviewed(address, language)) });
  } catch (e) {
    self.postMessage({ n, fault: e.message });
  }
});

// asked returns the text that the program answers, and whether it could.
async function asked(method, address, headers, body) {
  const { status, stream } = await answer(await program, method, address, headers, body);
  return { ok: status === 200, text: await new Response(stream).text() };
}

async function decided(question) {
  const { ok, text } = await asked("POST", new URL("think", self.location).href, [], new TextEncoder().encode(question));
  if (!ok) throw new Error(text);
  return text;
}

async function reviewed(address, language) {
  const cache = await caches.open(version), key = new URL(address);
  key.hash = "";
  key.searchParams.set("review", language);
  const found = await cache.match(key);
  if (found) return found.text();
  const { ok, text } = await asked("GET", address, [["Accept-Language", language]], new Uint8Array());
  if (ok) await keep(cache, key, text).catch(() => {}); // where there is no room, it is made again
  return text;
}

async function keep(cache, key, text) {
  await cache.put(key, new Response(text));
  const all = (await cache.keys()).filter((request) => new URL(request.url).searchParams.has("review"));
  for (const request of all.slice(0, -most)) await cache.delete(request);
}
