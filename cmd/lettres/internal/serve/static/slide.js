// Letters slide to where they lie now, from where they lay before; and a Jarnac is an event. Who
// wants less motion sees letters where they are, and the event all the same.
'use strict';
{
const calm = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

// The letters that are seen: of tiles, and of drafts.
function lettersSeen() {
  const seen = [], box = e => e.getBoundingClientRect();
  for (const text of document.querySelectorAll('.drawing svg text.b, .seats svg text.b')) {
    if (!/^(face|joker|light) b$/.test(text.getAttribute('class'))) continue;
    const parts = [];
    let tile = text;
    while (tile && tile.tagName !== 'rect') { parts.push(tile); tile = tile.previousElementSibling; }
    while (tile && !tile.getAttribute('class').endsWith('edge')) { parts.push(tile); tile = tile.previousElementSibling; }
    const at = tile && box(tile);
    if (at?.width) seen.push({letter: text.textContent, at, parts: [...parts, tile]});
  }
  for (const draft of document.querySelectorAll('.taps .new, .lines .on span')) seen.push({letter: draft.textContent.toUpperCase(), at: box(draft), draft: true});
  return seen;
}

let before = [], known = 0;
document.addEventListener('leaving', () => {
  before = calm() ? [] : lettersSeen();
  known = Number(root().dataset.n);
});
document.addEventListener('table', () => {
  const jarnac = [...document.querySelectorAll('.story li')].find(li => Number(li.dataset.step) > known && /jarnac/.test(li.dataset.kind));
  if (known && jarnac) shout(jarnac);
  if (before.length) slide(before, jarnac ? 700 : 200);
  before = [];
  known = Number(root().dataset.n);
});
known = Number(root().dataset.n);

function slide(from, duration) {
  const near = (a, b) => Math.abs(a.x - b.x) < 4 && Math.abs(a.y - b.y) < 4;
  let left = from;
  const moved = lettersSeen().filter(now => {
    if (now.draft) return false;
    const i = left.findIndex(old => old.letter === now.letter && near(old.at, now.at));
    if (i >= 0) left = left.toSpliced(i, 1);
    return i < 0;
  });
  for (const now of moved) {
    const i = left.findIndex(old => old.letter === now.letter), old = left[i]?.at;
    if (old) left = left.toSpliced(i, 1);
    const svg = now.parts[0].ownerSVGElement, scale = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
    const start = old ? {transform: `translate(${(old.x - now.at.x) * scale}px,${(old.y - now.at.y) * scale}px)`} : {opacity: 0};
    for (const p of now.parts) p.animate([start, old ? {transform: 'none'} : {opacity: 1}], {duration, easing: 'ease-out'});
  }
}

// Says across the table what has been taken.
function shout(li) {
  document.querySelector('.event')?.remove();
  const event = document.createElement('p');
  event.className = 'event';
  event.setAttribute('aria-hidden', 'true'); // it is told already
  event.textContent = li.textContent.replaceAll('§', '').trim();
  document.body.append(event);
  setTimeout(() => event.remove(), 2500);
}
}
