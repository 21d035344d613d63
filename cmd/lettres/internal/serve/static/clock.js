// A clock for real letters: two sides of a chess clock, a time for one move, or the disc
// of Jago with its glass of one minute.
'use strict';
const faces = [...document.querySelectorAll('.face')], flag = document.getElementById('flag');
let mode = 'chess', left = [0, 0], each = 0, running = -1, at = 0, fallen = -1;

function set(kind, ms) {
  mode = kind; each = ms; left = kind === 'disc' ? [5, 5] : [ms, ms]; running = fallen = -1; flag.textContent = '';
  document.querySelector('.faces').classList.toggle('one', kind === 'limit');
  show();
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
  flag.textContent = mode === 'limit' ? flag.dataset.over : flag.dataset.text.replace('%s', 'AB'[side]);
  navigator.vibrate?.([300, 100, 300]);
}
function press(side) {
  if (fallen >= 0 && mode !== 'limit') return;
  if (mode === 'limit') { left[0] = each; running = 0; fallen = -1; flag.textContent = ''; at = performance.now(); show(); return; }
  if (running >= 0 && running !== side) return;
  tick();
  if (fallen >= 0) return;
  if (running >= 0 && mode === 'chess') left[running] = now(running);
  running = 1 - side; at = performance.now();
  show();
}
faces.forEach((f, side) => f.addEventListener('click', () => press(side)));
for (const b of document.querySelectorAll('[data-mode]')) b.addEventListener('click', () => set(b.dataset.mode, (b.dataset.minutes * 60 || Number(b.dataset.seconds)) * 1000));
document.getElementById('stop').addEventListener('click', () => {
  tick();
  if (running >= 0 && mode !== 'disc') left[running] = now(running);
  running = -1; show();
});
document.addEventListener('keydown', e => {
  if (e.key !== ' ' || e.target.closest('button:not(.face)')) return;
  e.preventDefault();
  press(Math.max(0, running));
});
set('chess', 20 * 60000);
setInterval(tick, 100);
