// A review is walked step by step without loading the page anew: by its links, by the arrow keys, or
// by a click on the curve. Each step is told to those who listen.
'use strict';
const page = () => document.getElementById('review');
let walking = 0;

async function walk(address, push = true) {
  const n = ++walking;
  try {
    const answer = await fetch(address), text = await answer.text();
    if (n !== walking) return;
    const next = new DOMParser().parseFromString(text, 'text/html').getElementById('review');
    if (!next) { location.href = address; return; }
    const active = document.activeElement, rel = active.rel, list = page().querySelector('.story').scrollTop;
    page().replaceWith(next);
    if (push) history.pushState(null, '', address);
    next.querySelector('.story').scrollTop = list;
    (rel && next.querySelector(`a[rel=${rel}]`) || next.querySelector('.again input[name=again]') || next.querySelector('.steps a'))?.focus({preventScroll: true});
    const told = ['.first', '.now', '.remarks', '.try-out'].map(s => next.querySelector(s)?.innerText.replaceAll('§', '').trim()).filter(Boolean);
    document.getElementById('said').textContent = told.join(' ') || next.querySelector('.status').textContent;
    curve();
  } catch {
    location.href = address;
  }
}

// A click on the curve leads to the turn that was under way there.
function curve() {
  const box = document.querySelector('.course'), line = box?.querySelector('.line0');
  if (!line) return;
  const firsts = box.dataset.firsts.match(/\d+/g)?.map(Number) ?? [];
  box.addEventListener('click', e => {
    const r = line.getBoundingClientRect(), turn = Math.floor((e.clientX - r.left) / r.width * firsts.length);
    if (firsts[turn]) walk('?step=' + firsts[turn] + (new URLSearchParams(location.search).has('chances') ? '&chances=1' : ''));
  });
}

document.addEventListener('click', e => {
  const a = e.target.closest('#review a[href^="?"]');
  if (!a || e.ctrlKey || e.metaKey || e.shiftKey || e.button) return;
  e.preventDefault();
  walk(a.getAttribute('href'));
});
document.addEventListener('submit', e => {
  if (!e.target.matches('.again')) return;
  e.preventDefault();
  walk('?' + new URLSearchParams(new FormData(e.target)));
});
document.addEventListener('keydown', e => {
  if (e.altKey || e.ctrlKey || e.metaKey || e.target.matches('input,textarea,select')) return;
  const rel = {ArrowLeft: 'prev', ArrowRight: 'next'}[e.key];
  document.querySelector(`a[rel=${rel}]`)?.click();
});
addEventListener('popstate', () => walk(location.href, false));
curve();
