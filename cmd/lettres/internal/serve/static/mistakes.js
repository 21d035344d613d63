// Keeps the turns of reviewed games in which much was missed, and says when each is to be gone over
// again: after 1, 2, 4, 8 and 16 days, by the boxes of Leitner.
'use strict';
{
const days = [1, 2, 4, 8, 16], most = 200, day = 864e5;
const read = () => { try { return JSON.parse(localStorage.getItem('lettres-mistakes')) ?? []; } catch { return []; } };
const write = all => { try { localStorage.setItem('lettres-mistakes', JSON.stringify(all.slice(-most))); } catch { /* none is kept */ } };
const find = (all, path, step) => all.find(c => c.path === path && c.step === step);
const add = (all, path, step, text, game) => { if (!find(all, path, step)) all.push({path, step, text, game, box: 0, due: Date.now()}); };

// The turns of the seat from which the review was opened.
function keep() {
  const mine = new URLSearchParams(location.search).get('mine');
  if (mine === null) return;
  const all = read(), game = document.getElementById('acts').dataset.game;
  for (const sign of document.querySelectorAll(`.story li.seat${Number(mine)} .sign`)) {
    const a = sign.closest('a'), step = Number(new URLSearchParams(a.search).get('step'));
    add(all, location.pathname, step, a.textContent.trim().replace(/\s+/g, ' '), game);
  }
  write(all);
}

// What the review of one step offers.
function offer() {
  const acts = document.querySelector('#review #acts');
  if (!acts) return;
  const step = Number(acts.dataset.step), card = find(read(), location.pathname, step), deck = acts.querySelector('.deck'), button = acts.querySelector('.keep');
  if (deck) deck.hidden = !card;
  if (button) { button.hidden = false; if (card) { button.disabled = true; button.textContent = button.dataset.kept; } }
}

document.addEventListener('click', e => {
  const acts = document.querySelector('#review #acts'), step = Number(acts?.dataset.step);
  if (e.target.matches('.keep')) {
    const all = read();
    add(all, location.pathname, step, acts.querySelector('.now')?.innerText.trim() ?? '', acts.dataset.game);
    write(all);
    offer();
  } else if (e.target.matches('[data-knew]')) {
    const all = read(), card = find(all, location.pathname, step);
    if (!card) return;
    card.box = e.target.dataset.knew === '1' ? card.box + 1 : 0;
    card.due = Date.now() + day * (days[Math.max(0, card.box - 1)] ?? 0);
    write(card.box > days.length ? all.filter(c => c !== card) : all);
    location.href = document.querySelector('a.home').pathname + 'mistakes';
  } else if (e.target.matches('[data-forget]')) {
    const card = read()[Number(e.target.dataset.forget)];
    write(read().filter(c => c.path !== card.path || c.step !== card.step));
    list();
  }
});

// All that is kept, what is due first.
function list() {
  const ul = document.querySelector('ul.deck'), due = document.querySelector('.due');
  if (!ul) return;
  const now = Date.now(), all = read().map((c, i) => ({...c, i})).sort((a, b) => a.due - b.due);
  const to = c => c.path + '?step=' + c.step + '&again=';
  ul.replaceChildren(...all.map(c => {
    const li = document.createElement('li'), a = document.createElement('a'), when = document.createElement('span'), forget = document.createElement('button');
    a.href = to(c);
    a.textContent = c.game + ' · ' + c.text;
    when.textContent = ' ' + (c.due <= now ? ul.dataset.due : ul.dataset.days + ' ' + Math.ceil((c.due - now) / day)) + ' ';
    forget.textContent = ul.dataset.drop;
    forget.dataset.forget = c.i;
    li.append(a, when, forget);
    return li;
  }));
  due.hidden = false;
  if (all[0]?.due <= now) due.querySelector('.go').href = to(all[0]);
  else due.textContent = due.dataset.none;
}

keep();
offer();
list();
new MutationObserver(() => { keep(); offer(); }).observe(document.body, {childList: true});
}
