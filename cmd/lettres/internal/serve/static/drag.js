// Letters are dragged with the pointer: from the rack to a square or a line, on the board from
// square to square, and away from it back to the rack.
'use strict';
{
let held = null;

document.addEventListener('pointerdown', e => {
  removeEventListener('click', stop, true);
  const b = e.target.closest('.keys button:not(.erase), .taps button.new');
  if (b && !b.disabled && e.isPrimary && e.button === 0) held = {b, id: e.pointerId, x: e.clientX, y: e.clientY, up: e.pointerType === 'touch' ? 72 : 40, ghost: null}; // above a finger
});
document.addEventListener('pointermove', e => {
  if (!held || e.pointerId !== held.id) return;
  if (!held.ghost) {
    if (Math.hypot(e.clientX - held.x, e.clientY - held.y) < 8) return;
    held.ghost = document.createElement('b');
    held.ghost.className = 'dragged';
    held.ghost.textContent = held.b.textContent;
    document.body.append(held.ghost);
  }
  held.ghost.style.transform = `translate(${e.clientX - 24}px,${e.clientY - held.up}px)`;
  for (const o of document.querySelectorAll('.over')) o.classList.remove('over');
  target(e)?.classList.add('over');
});
const target = e => document.elementFromPoint(e.clientX, e.clientY)?.closest('.taps button, .lines button:enabled, .strip button:enabled');
function end(e) {
  if (!held || e.pointerId !== held.id) return;
  const {b, ghost} = held;
  held = null;
  if (!ghost) return;
  ghost.remove();
  for (const o of document.querySelectorAll('.over')) o.classList.remove('over');
  addEventListener('click', stop, {capture: true, once: true}); // a drag is no tap
  if (e.type === 'pointerup') drop(b, target(e));
}
const stop = e => { e.stopPropagation(); e.preventDefault(); };
document.addEventListener('pointerup', end);
document.addEventListener('pointercancel', end);
document.addEventListener('touchmove', e => { if (held?.ghost) e.preventDefault(); }, {passive: false});

function drop(b, to) {
  const form = b.closest('form');
  if (to?.closest('.taps') || b.closest('.taps')) {
    const on = to?.dataset.r && [Number(to.dataset.r), Number(to.dataset.c)];
    if (b.closest('.taps')) carry([Number(b.dataset.r), Number(b.dataset.c)], on);
    else if (on) place(Number(b.dataset.k), on);
  } else if (to) {
    const player = Number(to.closest('[data-player]').dataset.player), of = wordForm(player);
    if (form.dataset.kind === of?.dataset.kind || of?.querySelector('.keys')) dropOnLine(of, player, to, b.textContent);
  }
}

// A letter that is dropped on another line than the one chosen begins a word there.
function dropOnLine(form, player, line, letter) {
  const radio = choice(form, line);
  if (!radio) return;
  if (!radio.checked) form.elements.word.value = '';
  if (!radio.checked || !form.dataset.tapped) tapLine(player, line);
  form.elements.word.value += letter;
  changed(form);
}
}
