// The table: lines of pieces, cards as boxes. Lines that follow each other with as many pieces stand in columns.

import { element, say } from "./words.js";

/** Draw the lines; `play` is told the numbers of a card's choices, `ask` what can be asked about one without any. */
export function drawTable(sheet, { play, ask }) {
  const table = element("div", { class: "tt-lines" });
  for (const group of grouped(sheet.lines)) {
    const columns = group.length > 1 && group[0].pieces.length > 1 && group.some(({ pieces }) => pieces.some(({ card }) => card));
    for (const { label, pieces } of group) {
      if (!label && pieces.every(({ text }) => !text)) {
        table.append(element("hr"));
        continue;
      }
      const row = element("div", { class: columns ? "tt-pieces tt-columns" : "tt-pieces", style: columns && `--columns: ${pieces.length}` },
        ...pieces.filter(({ text }) => columns || text).map((piece) => drawPiece(piece, play, ask)));
      table.append(element("div", { class: "tt-line" }, element("div", { class: "tt-label" }, label), row));
    }
  }
  return table;
}

function grouped(lines) {
  const groups = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last[0].pieces.length === line.pieces.length) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function drawPiece({ text, colour, strong, card, actions, asks }, play, ask) {
  const kind = [card ? "tt-card" : "tt-fact", colour && `tt-${colour}`, strong && "tt-strong", actions.length && "tt-live"];
  const attributes = { class: kind.filter(Boolean).join(" "), "data-card": card || null };
  if (!card || !(actions.length || asks.length)) return element("span", attributes, text);
  if (actions.length) return element("button", { type: "button", ...attributes, onclick: () => play(actions) }, text);
  return element("button", { type: "button", ...attributes, title: say("whyCard"), onclick: () => ask(asks) }, text);
}
