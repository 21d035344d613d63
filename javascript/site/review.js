// The worker in which a page has a game gone over, while the service worker answers all else. It runs the same program,
// without the games, and keeps what was found last, so that it is there when the page is loaded again.
const version = "VERSION";
importScripts("program.js");
const most = 24; // reviews that are kept

let starting;

self.postMessage({}); // all files have come

self.addEventListener("message", async ({ data: { n, address, language } }) => {
  try {
    self.postMessage({ n, text: await reviewed(address, language) });
  } catch (e) {
    self.postMessage({ n, fault: e.message });
  }
});

async function reviewed(address, language) {
  const cache = await caches.open(version), key = new URL(address);
  key.hash = "";
  key.searchParams.set("review", language);
  const found = await cache.match(key);
  if (found) return found.text();
  const program = await (starting ??= run({}, async () => {}));
  const { status, stream } = await answer(program, "GET", address, [["Accept-Language", language]], new Uint8Array());
  const text = await new Response(stream).text();
  if (status === 200) await keep(cache, key, text).catch(() => {}); // where there is no room, it is made again
  return text;
}

async function keep(cache, key, text) {
  await cache.put(key, new Response(text));
  const all = (await cache.keys()).filter((request) => new URL(request.url).searchParams.has("review"));
  for (const request of all.slice(0, -most)) await cache.delete(request);
}
