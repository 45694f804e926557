// A game against programs: the settings, the table, what can be done, what happened. Python has the game; this draws it.

import { Python } from "./python.js";
import { drawTable } from "./table.js";
import { MEGABYTES, ROOT, button, element, language, say } from "./words.js";

const python = new Python();
const call = (name, given = {}) => python.ask("call", { name, given });

const languageName = (tag) => new Intl.DisplayNames([language], { type: "language" }).of(tag);

/** A list to choose from: `[value, text]` each, the first chosen. */
function select(name, options, onchange = () => {}) {
  return put(element("select", { name, onchange }), options);
}

/** Where answers stand: at the foot of the page's part that is in sight, wherever the reader has pressed. */
const drawNote = () => element("div", { class: "tt-note", role: "status" });

function put(control, options) {
  control.replaceChildren(...options.map(([value, text]) => element("option", { value }, text)));
  control.selectedIndex = 0;
  return control;
}

const field = (label, control, hint) =>
  element("label", { class: "tt-field" }, element("span", {}, label), control, hint && element("small", {}, hint));

class Page {
  constructor(at) {
    this.at = at;
    at.replaceChildren(
      element("div", { class: "tt-start" }, button(say("load"), () => this.load(), { class: "md-button md-button--primary" }),
        element("p", {}, say("size", { mb: MEGABYTES }))),
    );
  }

  // --- starting -----------------------------------------------------------------------------------------------------

  async load() {
    this.at.replaceChildren(element("div", { class: "tt-start", role: "status" }, element("progress"), element("p", {}, say("loading"))));
    try {
      this.games = (await call("offered", { language })).answer;
    } catch (error) {
      python.end();
      return this.at.replaceChildren(
        element("p", { role: "alert" }, say("noPython", { why: error.message })), button(say("again"), () => this.load()),
      );
    }
    this.drawSettings();
  }

  drawSettings() {
    const form = this.form = element("form", { class: "tt-settings", onsubmit: (event) => this.start(event) });
    const game = select("ruleset", this.games.map(({ id, name }) => [id, name]), () => this.fit());
    const wanted = new URLSearchParams(location.search).get("game");
    if (this.games.some(({ id }) => id === wanted)) game.value = wanted;
    this.selects = {
      game, variant: select("variant", [], () => this.fitPlayers()), players: select("players", []),
      program: select("program", []), language: select("language", []),
    };
    form.append(
      field(say("game"), game), field(say("variant"), this.selects.variant), field(say("players"), this.selects.players),
      field(say("program"), this.selects.program), field(say("language"), this.selects.language),
      field(say("name"), element("input", { name: "name", value: say("you"), maxlength: 30, required: true })),
      field(say("seed"), element("input", { name: "seed", maxlength: 60, autocomplete: "off" }), say("seedHint")),
      element("div", { class: "tt-bar" }, element("button", { class: "md-button md-button--primary" }, say("start"))),
    );
    this.note = drawNote();
    this.at.replaceChildren(form, this.drawKeeping(false), this.note);
    this.fit();
  }

  get chosen() {
    return this.games.find(({ id }) => id === this.selects.game.value);
  }

  /** Offer what the chosen game has. */
  fit() {
    const { variants, programs, languages } = this.chosen;
    put(this.selects.variant, variants);
    put(this.selects.program, programs);
    put(this.selects.language, languages.map((tag) => [tag, languageName(tag)]));
    if (languages.includes(language)) this.selects.language.value = language;
    this.fitPlayers();
  }

  fitPlayers() {
    const [, , seats] = this.chosen.variants.find(([id]) => id === this.selects.variant.value);
    put(this.selects.players, seats.map((n) => [n, n]));
  }

  async start(event) {
    event.preventDefault();
    const { players, name, ...given } = Object.fromEntries(new FormData(this.form));
    const names = Array.from({ length: Number(players) }, (_, seat) => (seat ? say("rival", { n: seat + 1 }) : name));
    await this.do("new", { ...given, players: names });
  }

  // --- playing ------------------------------------------------------------------------------------------------------

  /** Ask for something that changes the table, and draw what came of it. */
  async do(name, given = {}) {
    if (this.busy) return;
    this.busy = true;
    this.at.classList.add("tt-busy");
    this.at.setAttribute("aria-busy", "true");
    try {
      const { answer, refused } = await call(name, given);
      if (answer) this.draw(answer, name);
      else this.tell(refused);
    } catch (error) {
      this.tell({ code: "failed", message: error.message });
    } finally {
      this.busy = false;
      this.at.classList.remove("tt-busy");
      this.at.removeAttribute("aria-busy");
    }
  }

  play(typed) {
    return this.do("play", { typed, step: this.sheet.step });
  }

  async ask(typed) {
    const { answer, refused } = await call("why_not", { typed });
    this.tell(answer ?? refused);
  }

  /** Say why something cannot be done, and where the rule stands. */
  tell({ code, reason, message, ruleset, rule, number }) {
    const undo = { "revealed": "revealed", "another-seat": "anotherSeat", "start": "atStart" };
    const parts = [element("p", {}, code === "allowed" ? say("allowed") : code === "undo" ? say(undo[reason]) : message)];
    if (rule) {
      const address = `${ROOT}rules/${ruleset}/rulebook/#${rule}`;
      parts.push(element("p", {}, element("a", { href: address, target: "_blank", class: "tt-rule", title: rule }, say("paragraph", { number }))));
    }
    if (code === "undo" && reason !== "start") parts.push(button(say("force"), () => this.do("undo", { forced: true })));
    parts.push(button("×", () => this.note.replaceChildren(), { class: "tt-button tt-close", "aria-label": say("cancel"), title: say("cancel") }));
    this.note.replaceChildren(...parts);
  }

  draw(sheet, why) {
    const before = why === "play" && this.sheet ? this.sheet.told.length : sheet.told.length;
    this.sheet = sheet;
    this.note = drawNote();
    this.told = this.drawTold(sheet, before);
    const choices = this.drawChoices(sheet);
    this.at.replaceChildren(
      this.drawBar(sheet),
      sheet.outcome ? element("p", { class: "tt-outcome", role: "status" }, sheet.outcome) : "",
      element("div", { class: "tt-game" },
        element("section", { class: "tt-table", "aria-label": say("table"), lang: sheet.language },
          drawTable(sheet, { play: (n) => this.choose(n), ask: (typed) => this.ask(typed) })),
        element("section", { class: "tt-choices" }, choices),
        element("section", { class: "tt-told" }, element("h2", {}, say("told")), this.told)),
      this.drawKeeping(true),
      this.note,
    );
    this.told.scrollTop = this.told.scrollHeight;
    this.at.querySelector(".tt-choices button")?.focus({ preventScroll: true });
  }

  drawBar(sheet) {
    const tongue = select("tongue", this.games.find(({ id }) => id === sheet.ruleset).languages.map((tag) => [tag, languageName(tag)]),
      ({ target }) => this.do("speak", { language: target.value }));
    tongue.value = sheet.language;
    tongue.setAttribute("aria-label", say("language"));
    return element("div", { class: "tt-bar" },
      element("strong", {}, sheet.title),
      button(say("undo"), () => this.do("undo", { forced: false }), { disabled: !sheet.can_undo, class: "tt-button tt-undo" }),
      button(say("newGame"), () => this.drawSettings(), { class: "tt-button tt-new" }), tongue);
  }

  drawChoices(sheet) {
    if (!sheet.choices.length) return "";
    const verbs = Map.groupBy(sheet.choices, ({ verb }) => verb);
    const groups = [...verbs.values()].map((choices) =>
      element("div", { class: "tt-group", role: "group" }, ...choices.map(({ typed, words, colour }) =>
        button(words, () => this.play(typed), { title: typed, "data-typed": typed, class: `tt-button tt-choice ${colour && `tt-${colour}`}` }))));
    const line = element("input", { name: "typed", autocomplete: "off", autocapitalize: "off", spellcheck: "false", placeholder: sheet.choices[0].typed, "aria-label": say("type") });
    return element("div", {},
      element("h2", {}, say("choose")),
      element("div", { lang: sheet.language }, sheet.prompt && element("p", { class: "tt-prompt" }, sheet.prompt), ...groups),
      element("details", { class: "tt-typing", open: true }, element("summary", {}, say("type")),
        element("form", { class: "tt-bar", onsubmit: (event) => { event.preventDefault(); if (line.value) this.play(line.value); } },
          line, element("button", { class: "tt-button" }, say("play")),
          button(say("why"), () => (line.value.trim() ? this.ask([line.value]) : this.tell({ message: say("whyWhat") })))),
        element("small", {}, say("typeHint"))));
  }

  /** Take a choice by its number, or let the reader pick where a card has several. */
  choose(numbers) {
    const choices = numbers.map((number) => this.sheet.choices[number]);
    if (choices.length === 1) return this.play(choices[0].typed);
    const dialog = element("dialog", { class: "tt-dialog", "aria-label": say("onCard"), onclose: () => dialog.remove() });
    dialog.append(element("h2", {}, say("onCard")), element("div", { class: "tt-group" },
      ...choices.map(({ typed, words }) => button(words, () => { dialog.close(); this.play(typed); })),
      button(say("cancel"), () => dialog.close())));
    this.at.append(dialog);
    dialog.showModal();
  }

  drawTold(sheet, before) {
    if (!sheet.told.length) return element("p", {}, say("nothing"));
    const lines = sheet.told.map((text, at) => element("li", { class: at >= before && "tt-fresh" }, text));
    return element("ol", { class: "tt-log", role: "log", tabindex: 0, "aria-label": say("told"), lang: sheet.language }, ...lines);
  }

  // --- saving and loading -------------------------------------------------------------------------------------------

  drawKeeping(playing) {
    const text = element("textarea", { class: "tt-code tt-save", rows: 4, spellcheck: "false", "aria-label": say("paste"), placeholder: say("paste") });
    const file = element("input", { type: "file", accept: ".json,application/json", "aria-label": say("paste"), onchange: async () => { text.value = await file.files[0].text(); } });
    const said = element("span", { role: "status" });
    const get = async (what) => (await call(what)).answer;
    const copy = async () => {
      text.value = await get("save");
      text.select();
      await navigator.clipboard?.writeText(text.value).then(() => { said.textContent = say("copied"); }, () => {});
    };
    const load = () => {
      const speech = this.sheet?.language ?? this.selects.language.value;
      return this.do("load", { save: text.value, program: this.selects.program.value, language: speech });
    };
    return element("details", { class: "tt-keeping" }, element("summary", {}, say("keep")),
      playing && element("div", { class: "tt-bar" },
        button(say("download"), async () => download(await get("save"), `${this.sheet.ruleset}-${this.sheet.step}.json`)),
        button(say("copy"), copy),
        button(say("record"), async () => download(await get("record"), `${this.sheet.ruleset}-${this.sheet.step}.record`)), said),
      text, element("div", { class: "tt-bar" }, file, button(say("loadSave"), load)));
  }
}

function download(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  element("a", { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

for (const at of document.querySelectorAll("div.play")) new Page(at);
