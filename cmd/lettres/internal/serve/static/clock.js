// A clock for real letters: the sides of a chess clock, as many as players, a time for one move, or
// the disc of Jago with its glass of one minute. It keeps the screen awake while it runs, and one
// tap alone sets nothing back.
'use strict';
let faces = [...document.querySelectorAll('.face')];
const players = document.getElementById('players'), flag = document.getElementById('flag');
let mode = 'chess', left = [0, 0], each = 0, running = -1, at = 0, fallen = -1;

function set(kind, ms) {
  seat(kind === 'chess' ? Number(players.value) : 2);
  mode = kind; each = ms; left = faces.map(() => kind === 'disc' ? 5 : ms); running = fallen = -1; flag.textContent = '';
  document.querySelector('.faces').classList.toggle('one', kind === 'limit');
  show();
}
// Has a face for each player.
function seat(n) {
  const box = document.querySelector('.faces');
  while (faces.length > n) faces.pop().remove();
  while (faces.length < n) {
    const f = faces[0].cloneNode(true);
    f.querySelector('span').textContent = 'ABCD'[faces.length];
    box.append(f);
    faces.push(f);
  }
}

// What a side has left at this moment. The disc has whole minutes, and its glass what is
// left of one.
function now(side) {
  const gone = side === running ? performance.now() - at : 0;
  return mode === 'disc' ? left[side] * 60000 - gone : Math.max(0, left[side] - gone);
}
function text(ms) {
  const s = Math.ceil(Math.max(0, ms) / 1000);
  return Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0');
}
function show() {
  faces.forEach((f, side) => {
    const glass = side === running ? text(60000 - (performance.now() - at)) : '';
    f.querySelector('time').textContent = mode === 'disc' ? left[side] + (glass && ' · ' + glass) : text(now(side));
    f.classList.toggle('runs', side === running);
    f.classList.toggle('fallen', side === fallen);
  });
}
function tick() {
  if (running >= 0 && mode === 'disc') {
    while (running >= 0 && performance.now() - at >= 60000) {
      if (left[running] === 1) { fall(running); break; } // nothing is left to give
      left[running]--; left[1 - running]++; at += 60000;
    }
  } else if (running >= 0 && now(running) === 0) fall(running);
  show();
}
function fall(side) {
  if (mode !== 'disc') left[side] = 0;
  running = -1; fallen = side;
  flag.textContent = mode === 'limit' ? flag.dataset.over : flag.dataset.text.replace('%s', 'ABCD'[side]);
  navigator.vibrate?.([300, 100, 300]);
}
function press(side) {
  if (fallen >= 0 && mode !== 'limit') return;
  if (mode === 'limit') { left[0] = each; running = 0; fallen = -1; flag.textContent = ''; at = performance.now(); show(); return; }
  if (running >= 0 && running !== side) return;
  tick();
  if (fallen >= 0) return;
  if (running >= 0 && mode === 'chess') left[running] = now(running);
  running = (side + 1) % faces.length; at = performance.now();
  show();
}
document.querySelector('.faces').addEventListener('click', e => {
  const side = faces.indexOf(e.target.closest('.face'));
  if (side >= 0) { press(side); awake(); }
});

// A clock that has run is set back by a second tap on the same button, so that none is lost by accident.
let armed = null;
function twice(b, then) {
  const used = running >= 0 || fallen >= 0 || left.some(ms => ms !== (mode === 'disc' ? 5 : each));
  if (used && armed !== b) {
    armed = b;
    flag.textContent = flag.dataset.again;
    return;
  }
  armed = null;
  then();
}
for (const b of document.querySelectorAll('[data-mode]')) b.addEventListener('click', () => twice(b, () => set(b.dataset.mode, (b.dataset.minutes * 60 || Number(b.dataset.seconds)) * 1000)));
let chosen = players.value;
players.addEventListener('change', () => {
  if (running >= 0) { players.value = chosen; return; }
  chosen = players.value;
  set('chess', mode === 'chess' ? each : 20 * 60000);
});
players.closest('label').hidden = false;

// Keeps the screen awake while somebody's time runs.
let lock = null;
async function awake() {
  try {
    if (running >= 0 && !document.hidden) lock ??= await navigator.wakeLock?.request('screen');
    else { lock?.release(); lock = null; }
  } catch { lock = null; } // a screen that sleeps loses no time
}
document.addEventListener('visibilitychange', () => { lock = null; awake(); });
document.getElementById('stop').addEventListener('click', () => {
  tick();
  if (running >= 0 && mode !== 'disc') left[running] = now(running);
  running = -1; show(); awake();
});
document.addEventListener('keydown', e => {
  if (e.key !== ' ' || e.target.closest('button:not(.face)')) return;
  e.preventDefault();
  press(Math.max(0, running));
});
set('chess', 20 * 60000);
setInterval(tick, 100);
