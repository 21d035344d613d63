// A review is walked step by step without loading the page anew: by its links, by the arrow keys, or
// by a click on the curve. Each step is told to those who listen.
'use strict';
const page = () => document.getElementById('review');
let walking = 0;

// The text of an element, without what opens or leads to a rule.
function text(e) {
  const copy = e?.cloneNode(true);
  for (const x of copy?.querySelectorAll('details, .clause') ?? []) x.remove();
  return copy?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

// Tells a step to those who listen: its number, what was done, and of the rest what they have not just heard. What was
// best is not told while they look for it.
const heard = new Map();
function fresh(part, of) {
  const told = [...part.querySelectorAll(of)].filter(e => !e.closest('details:not([open])')).map(text).filter(Boolean).map(t => /[.!?…]$/.test(t) ? t : t + '.').join(' ');
  const again = told === heard.get(of);
  heard.set(of, told);
  return again ? '' : told;
}
function tell(part) {
  const turn = fresh(part, '.remarks li'), title = text(part.querySelector('.remarks')?.previousElementSibling);
  const sign = part.querySelector('[aria-current=step] .sign')?.getAttribute('aria-label');
  const parts = [part.querySelector('#acts').dataset.told + (sign ? ', ' + sign : '') + '.', text(part.querySelector('.now')), fresh(part, '.first p'), turn && title + '\u00a0: ' + turn, fresh(part, '.again .try-out p'), fresh(part, '.result > p')];
  document.getElementById('said').textContent = parts.filter(Boolean).join(' ');
}

// A page that came without what takes long gets it where it is, and stays as it is if that fails.
async function walk(address, push = true) {
  const n = ++walking, late = page().dataset.late !== undefined && address === location.href;
  try {
    const text = self.thinks ? await thinks.read(address) : await (await fetch(address)).text();
    if (n !== walking) return;
    const next = new DOMParser().parseFromString(text, 'text/html').getElementById('review');
    if (!next) throw new Error(address);
    const active = document.activeElement, rel = active.rel, list = page().querySelector('.story').scrollTop;
    page().replaceWith(next);
    if (push) history.pushState(null, '', address);
    next.querySelector('.story').scrollTop = list;
    if (!late || active !== document.body) (rel && next.querySelector(`a[rel=${rel}]`) || next.querySelector('.again input[name=again]') || next.querySelector('.steps a'))?.focus({preventScroll: true});
    tell(next);
    curve();
  } catch {
    if (late) page().querySelector('.late').remove();
    else location.href = address;
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
fresh(page(), '.first p'); // the page begins with it
if (page().dataset.late !== undefined) walk(location.href, false);
