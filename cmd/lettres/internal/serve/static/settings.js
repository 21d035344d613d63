// What somebody has set on this device: whether forced letters are drawn at once, and whether a
// turn is heard or felt.
'use strict';
const usual = {draw: true, sound: false, buzz: false};
function setting(name) {
  try { return JSON.parse(localStorage.getItem('lettres-' + name)) ?? usual[name]; } catch { return usual[name]; }
}
function set(name, on) {
  try { localStorage.setItem('lettres-' + name, on); } catch { usual[name] = on; } // for this page alone
}

let drawing = 0;
function settingsUp() {
  for (const box of document.querySelectorAll('.settings')) {
    box.hidden = false;
    for (const input of box.querySelectorAll('input')) {
      input.checked = setting(input.dataset.setting);
      input.addEventListener('change', () => { set(input.dataset.setting, input.checked); drawAtOnce(); });
    }
  }
  drawAtOnce();
  tellTurn();
}

// Draws where nothing else can be done.
function drawAtOnce() {
  clearTimeout(drawing);
  const form = document.querySelector('form[data-alone]');
  if (form && setting('draw')) drawing = setTimeout(() => { if (form.isConnected) form.requestSubmit(); }, 250);
}

let mine = null;
function tellTurn() {
  const now = !!document.querySelector('.status.mine');
  if (mine === false && now) {
    if (setting('buzz')) navigator.vibrate?.(40);
    if (setting('sound')) beep();
  }
  mine = now;
}
function beep() {
  const audio = new AudioContext(), tone = audio.createOscillator(), loud = audio.createGain();
  tone.frequency.value = 660;
  loud.gain.setValueAtTime(.12, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(.001, audio.currentTime + .25);
  tone.connect(loud).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + .25);
  tone.onended = () => audio.close();
}

document.addEventListener('table', settingsUp);
settingsUp();
