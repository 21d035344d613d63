// The service worker in which lettres answers. All files are in a cache of their version; the games are in
// IndexedDB, and every move is there before its page is answered, since a worker can be ended at any time.
const version = "VERSION";
importScripts("program.js");

self.addEventListener("install", (e) => e.waitUntil(caches.open(version).then((c) => c.addAll(files.map((name) => new Request(name, { cache: "no-cache" }))))));
self.addEventListener("activate", (e) =>
  e.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
    await self.clients.claim();
  })()));
self.addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (url.origin !== self.location.origin || !url.pathname.startsWith(base)) return;
  const name = url.pathname.slice(base.length);
  if (name === "sw.js") return;
  if (name === "kept.json") e.respondWith(e.request.method === "POST" ? brought(e.request) : saved());
  else e.respondWith(files.includes(name) ? read(name) : answered(e.request));
});

let database;

// store runs what is to be done with the games, and returns when that lasts.
function store(mode, run) {
  return new Promise((resolve, reject) => {
    const done = database.transaction("files", mode, { durability: "strict" });
    const asked = run(done.objectStore("files"));
    done.oncomplete = () => resolve(asked.result);
    done.onabort = done.onerror = () => reject(done.error ?? new Error("not stored"));
  });
}

function opened() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("lettres", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("files");
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

// begun returns the program. It starts with the first request, behind a lock: of two
// versions, the newer one waits until the older one is gone.
let starting, ending;
const begun = () => (starting ??= begin().catch((e) => ((starting = undefined), Promise.reject(e))));

async function begin() {
  let release;
  await new Promise((held, failed) => {
    navigator.locks.request("lettres", () => (held(), new Promise((end) => (release = end)))).catch(failed);
  });
  try {
    return await ready(release);
  } catch (e) {
    release();
    throw e;
  }
}

async function ready(release) {
  database = await opened();
  const names = await store("readonly", (s) => s.getAllKeys());
  const contents = await store("readonly", (s) => s.getAll());
  const start = Object.fromEntries(names.map((name, i) => [name, contents[i]]).filter(([name]) => name !== "cookies"));
  cookies = contents[names.indexOf("cookies")] ?? {};
  const program = await run(start, (name, content) => store("readwrite", (s) => (content === null ? s.delete(name) : s.put(content, name))));
  ending = program.ended.catch(() => {
    starting = undefined; // the next request starts it again, from what is stored
    release();
  });
  return program;
}

// The program has a move thought of by the worker of a table that somebody looks at: the service worker cannot start one. It waits
// no longer than it must, since a page that has gone says nothing.
self.lettresThink = async (question) => {
  const pages = await self.clients.matchAll();
  const page = pages.find((p) => p.visibilityState === "visible" && new URL(p.url).pathname.startsWith(`${base}t/`));
  if (page === undefined) throw new Error("nobody is at a table");
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => (port1.onmessage = (e) => resolve(e.data.text)));
  page.postMessage({ question }, [port2]);
  const move = await answered;
  if (move === undefined) throw new Error("the page has no worker that is ready");
  return move;
};

// The games of this browser can be saved in a file, and brought to another one: all that is kept, and the seats.
const form = "lettres-games 1";

async function all() {
  await begun();
  const names = await store("readonly", (s) => s.getAllKeys());
  const contents = await store("readonly", (s) => s.getAll());
  return new Map(names.map((name, i) => [name, contents[i]]));
}

async function saved() {
  try {
    const games = {};
    for (const [name, content] of await all()) if (name !== "cookies") games[name] = new TextDecoder().decode(content);
    return new Response(JSON.stringify({ form, seats: cookies.seats ?? "", games }), {
      headers: { "Content-Type": "application/json", "Content-Disposition": 'attachment; filename="lettres.json"' },
    });
  } catch (e) {
    return failed(e);
  }
}

// brought adds the games of a file to those that are here. A game that is here stays as it is.
async function brought(request) {
  try {
    if (!request.referrer.startsWith(self.registration.scope)) throw new Error("another page asks for it");
    const file = (await request.formData()).get("file");
    if (file.size > 64 << 20) throw new Error("the file is too large");
    const told = JSON.parse(await file.text());
    if (told.form !== form || !/^[\w.-]{0,4000}$/.test(told.seats)) throw new Error("the file has no games of this page");
    const here = await all();
    for (const [name, content] of Object.entries(told.games)) {
      if (!/^games\/[\w.-]{1,100}$/.test(name) || typeof content !== "string") throw new Error("the file has no games of this page");
      if (!here.has(name)) await store("readwrite", (s) => s.put(new TextEncoder().encode(content), name));
    }
    const seats = [...new Set([cookies.seats ?? "", told.seats].join("-").split("-").filter(Boolean))];
    await remember(`seats=${seats.slice(0, 40).join("-")}`);
    self.lettresStop?.(); // the program begins anew, with all of them
    await ending;
    return Response.redirect(base, 303);
  } catch (e) {
    return failed(e);
  }
}

const failed = (e) => new Response(`lettres: ${e.message}`, { status: 500, headers: { "Content-Type": "text/plain; charset=utf-8" } });

// A worker sees no cookies, so it keeps those of its pages itself.
let cookies = {};

async function remember(line) {
  const [pair] = line.split(";");
  const at = pair.indexOf("=");
  cookies = { ...cookies, [pair.slice(0, at)]: pair.slice(at + 1) };
  await store("readwrite", (s) => s.put(cookies, "cookies"));
}

async function answered(request) {
  try {
    const program = await begun();
    // What a server is told and a worker is not.
    const headers = [...request.headers].filter(([name]) => name !== "cookie");
    headers.push(["Accept-Language", navigator.languages.join(", ")], ["Sec-Fetch-Dest", request.destination || "empty"]);
    headers.push(["Cookie", Object.entries(cookies).map(([name, value]) => `${name}=${value}`).join("; ")]);
    if (request.method !== "GET") {
      const own = request.referrer.startsWith(self.registration.scope);
      headers.push(["Sec-Fetch-Site", own ? "same-origin" : "cross-site"]);
    }
    const got = await answer(program, request.method, request.url, headers, new Uint8Array(await request.arrayBuffer()));
    const kept = new Headers();
    for (const [name, value] of got.headers) name === "Set-Cookie" ? await remember(value).catch(() => {}) : kept.append(name, value);
    const place = kept.get("Location");
    if (place !== null && got.status >= 300 && got.status < 400) return Response.redirect(new URL(place, request.url), got.status);
    const bare = [101, 204, 205, 304].includes(got.status) || request.method === "HEAD";
    return new Response(bare ? null : got.stream, { status: got.status, headers: kept });
  } catch (e) {
    return failed(e);
  }
}
