// Code of a page that can be edited and run in place: each block in a `div.run`.
//
// The blocks of a page share their names, as they do for the one who types them off: a block that is run first runs
// those above it that have not been.

import { Python } from "./python.js";
import { MEGABYTES, button, element, say } from "./words.js";

const LONGEST = 100_000; // characters of output: a loop that prints for ever must not fill the page
const PROMPT = /^(?:>>>|\.\.\.)(?: |$)/;

let shown = () => {};
const python = new Python((text) => shown(text));

/** What is typed of a block: of a session with prompts, without them and without what Python answered. */
function typed(text) {
  const lines = text.replace(/\n$/, "").split("\n");
  const session = lines.some((line) => line.startsWith(">>> "));
  if (!session) return { code: lines.join("\n"), echo: false };
  return { code: lines.filter((line) => PROMPT.test(line)).map((line) => line.replace(PROMPT, "")).join("\n"), echo: true };
}

/** The files that the page shows under their names. */
function files() {
  const titled = [...document.querySelectorAll(".highlight > .filename")];
  return titled.map((title) => [title.textContent.trim(), title.parentElement.querySelector("code").textContent]);
}

class Block {
  constructor(at) {
    this.at = at;
    const { code, echo } = typed(at.querySelector("pre code").textContent);
    this.code = code;
    this.echo = echo;
    this.ran = false;
    this.open = button(say("edit"), () => this.edit(), { class: "md-button tt-edit", title: say("size", { mb: MEGABYTES }) });
    at.append(this.open);
  }

  edit() {
    this.area = element("textarea", {
      class: "tt-code", spellcheck: "false", autocapitalize: "off", autocomplete: "off", "aria-label": say("code"),
      onkeydown: (event) => this.key(event),
    });
    this.area.value = this.code;
    this.area.rows = this.code.split("\n").length + 1;
    this.start = button(say("run"), () => this.run());
    this.stop = button(say("stop"), () => this.end(), { disabled: true });
    this.output = element("pre", { class: "tt-output", "aria-live": "polite", "aria-label": say("output") });
    this.at.querySelector(".highlight").hidden = true;
    this.open.replaceWith(
      this.area,
      element("div", { class: "tt-bar" }, this.start, this.stop, button(say("reset"), () => { this.area.value = this.code; })),
      this.output,
    );
    this.run();
  }

  /** Tab indents, as in any editor of code; after Escape it leads on, so that the keyboard is not caught here. */
  key(event) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return this.run();
    if (event.key === "Escape") this.leaving = true;
    else if (event.key === "Tab" && !event.shiftKey && !this.leaving) {
      event.preventDefault();
      this.area.setRangeText("    ", this.area.selectionStart, this.area.selectionEnd, "end");
    } else this.leaving = false;
  }

  get text() {
    return this.area ? this.area.value : this.code;
  }

  async run() {
    if (this.start.disabled) return;
    this.busy(true);
    this.output.textContent = "";
    this.say(python.running ? say("running") : `${say("loading")} ${say("size", { mb: MEGABYTES })}`);
    try {
      await python.ask("ready");
      this.say(say("running"));
      const above = blocks.slice(0, blocks.indexOf(this)).filter((block) => !block.ran);
      let wrong = "";
      shown = () => {};
      for (const block of above) wrong ||= await block.execute();
      shown = (text) => this.print(text);
      wrong ||= await this.execute();
      if (wrong) this.print(wrong, "tt-wrong");
      else if (this.status) this.say(say("silent"));
    } catch (error) {
      this.say(error.message === "ended" ? say("stopped") : say("failed", { why: error.message }));
    }
    this.busy(false);
  }

  /** Run the text in its present state; the traceback, if any. */
  async execute() {
    const wrong = await python.ask("run", { code: this.text, echo: this.echo, files: files() });
    this.ran = true;
    return wrong;
  }

  end() {
    python.end();
    for (const block of blocks) block.ran = false;
  }

  busy(is) {
    this.stop.disabled = !is;
    for (const block of blocks) if (block.start) block.start.disabled = is;
  }

  print(text, kind) {
    this.status?.remove();
    this.status = undefined;
    if (this.output.textContent.length > LONGEST) return;
    this.output.append(kind ? element("span", { class: kind }, text) : text);
  }

  /** Say how it stands, until something is printed. */
  say(text) {
    this.status?.remove();
    this.status = element("span", { class: "tt-status" }, text);
    this.output.append(this.status);
  }
}

const blocks = [...document.querySelectorAll("div.run")].map((at) => new Block(at));
