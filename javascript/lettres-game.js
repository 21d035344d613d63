// <lettres-game src="game.json" lang="fr"> draws a game step by step. game.json is what the method draw
// returns, and what lettres rpc -draw writes. The element asks for nothing but that file.
//
// Arrow keys, Home and End go through the game; step is the step that is shown, and the event "step"
// tells of another.

if (!customElements.get("lettres-game")) {
  const words = {
    fr: { first: "Début", back: "Précédent", on: "Suivant", last: "Fin", start: "Le début de la partie.", step: (n, of) => `Coup ${n} sur ${of}`, sorry: "Cette partie ne peut pas être lue." },
    en: { first: "Start", back: "Back", on: "Next", last: "End", start: "The start of the game.", step: (n, of) => `Move ${n} of ${of}`, sorry: "This game cannot be read." },
  };

  const look = new CSSStyleSheet(); // a page that allows no <style> allows this
  look.replaceSync(`
  :host { display: block; max-width: 40rem; font: 1rem/1.4 system-ui, sans-serif; }
  .board svg { display: block; width: 100%; height: auto; }
  p { margin: .5rem 0; min-height: 2.8em; }
  nav { display: flex; gap: .25rem; align-items: center; flex-wrap: wrap; }
  button { font: inherit; min-width: 2.75rem; min-height: 2.75rem; }
  output { margin-inline-start: .5rem; }
  `);

  class LettresGame extends HTMLElement {
    static observedAttributes = ["src", "lang"];
    #film = null;
    #step = 0;
    #drawn = new CSSStyleSheet();

    connectedCallback() {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: "open" }).adoptedStyleSheets = [look, this.#drawn];
      this.shadowRoot.innerHTML = `<div class="board" tabindex="0"></div><p aria-live="polite"></p>
        <nav>${["first", "back", "on", "last"].map((name) => `<button name="${name}"></button>`).join("")}<output></output></nav>`;
      this.shadowRoot.addEventListener("click", (e) => this.#go(e.target.name));
      this.addEventListener("keydown", (e) => {
        const name = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[e.key];
        if (!name || e.altKey || e.ctrlKey || e.metaKey) return;
        e.preventDefault();
        this.#go(name);
      });
      this.#load();
    }

    attributeChangedCallback(name, before, after) {
      if (!this.shadowRoot || before === after) return;
      if (name === "src") this.#load();
      else this.#show();
    }

    /** The step that is shown, from 0. */
    get step() {
      return this.#step;
    }
    set step(n) {
      this.#step = Math.max(0, Math.min(Math.trunc(n) || 0, (this.#film?.frames.length ?? 1) - 1));
      this.#show();
      this.dispatchEvent(new Event("step"));
    }

    get #said() {
      return this.lang.startsWith("en") ? "en" : "fr";
    }

    async #load() {
      const src = this.getAttribute("src");
      if (!src) return;
      try {
        const got = await fetch(src);
        if (!got.ok) throw new Error(`${src}: ${got.status}`);
        const film = await got.json();
        if (src !== this.getAttribute("src")) return; // another has been asked for meanwhile
        this.#film = film;
        this.#drawn.replaceSync(film.style);
        this.step = 0;
      } catch {
        this.#film = null;
        this.#show();
        this.shadowRoot.querySelector("p").textContent = words[this.#said].sorry;
      }
    }

    #go(name) {
      const last = (this.#film?.frames.length ?? 1) - 1;
      const to = { first: 0, back: this.#step - 1, on: this.#step + 1, last }[name];
      if (to !== undefined && to >= 0 && to <= last) this.step = to;
    }

    #show() {
      const find = (selector) => this.shadowRoot.querySelector(selector);
      const text = words[this.#said];
      for (const [name, sign] of Object.entries({ first: "⏮", back: "◀", on: "▶", last: "⏭" })) {
        const button = find(`[name=${name}]`);
        button.textContent = sign;
        button.setAttribute("aria-label", text[name]);
      }
      const frames = this.#film?.frames ?? [];
      const frame = frames[this.#step];
      find(".board").innerHTML = frame?.drawing ?? ""; // drawn by lettres, which escapes all names
      find("p").textContent = frame ? frame.tale[this.#said] || text.start : "";
      find("output").textContent = frame ? text.step(this.#step, frames.length - 1) : "";
      find("[name=first]").disabled = find("[name=back]").disabled = this.#step === 0;
      find("[name=last]").disabled = find("[name=on]").disabled = this.#step >= frames.length - 1;
    }
  }

  customElements.define("lettres-game", LettresGame);
}
