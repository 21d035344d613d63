// A desk: lessons and puzzles. A move is sent without leaving the page, and this browser keeps how far
// somebody is. Without it everything works that a form can do.
'use strict';
{
const kept = (() => { try { return JSON.parse(localStorage.getItem('lettres-learnt')) ?? {}; } catch { return {}; } })();

// Keeps the step of a lesson that is reached, or that the lesson is done.
function keep() {
  const desk = document.querySelector('.desk');
  if (desk?.dataset.kind !== 'learn') return;
  const {key, at, finished} = desk.dataset, before = kept[key];
  if (before === 'done') return;
  kept[key] = finished === undefined ? Number(at) : 'done';
  try { localStorage.setItem('lettres-learnt', JSON.stringify(kept)); } catch { /* for this page alone */ }
}

let sending = false;
async function send(form, button) {
  if (sending) return;
  sending = true;
  const data = new URLSearchParams(new FormData(form));
  if (button?.name) data.set(button.name, button.value);
  document.getElementById('lost').hidden = true;
  try {
    const answer = await fetch(form.action, {method: 'POST', body: data}), page = await answer.text();
    if (!page.includes('id="table"')) throw answer.status;
    if (answer.redirected) history.pushState(null, '', answer.url);
    take(page);
    const told = [...document.querySelectorAll('.desk [role=alert], #acts .refusal p, .praise, .task')].map(e => e.textContent.replaceAll('§', '').trim());
    said.textContent = [...new Set(told)].join(' ');
    document.getElementById('acts').scrollTop = 0;
  } catch {
    document.getElementById('lost').hidden = false;
  }
  sending = false;
}

document.addEventListener('submit', e => {
  if (e.target.method !== 'post' || !root().contains(e.target)) return;
  e.preventDefault();
  send(e.target, e.submitter);
});
addEventListener('popstate', () => location.reload());
document.addEventListener('table', keep);
keep();
}
