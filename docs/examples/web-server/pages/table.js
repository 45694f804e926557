// @ts-check
/**
 * @typedef {import("./view.d.ts").Root} View
 * @typedef {import("./event.d.ts").Root} GameEvent
 * @typedef {{ type: "shown", players: string[], seat: number | null, events: GameEvent[], view: View }} Shown
 * @typedef {{ type: "error", code: string, rule: string | null, message: string }} Problem
 */

/** What one player knows of a game: what he was shown, and nothing worked out beyond it. */
export class Table {
  /**
   * @param {(shown: Shown) => void} draw draws the whole table
   * @param {(event: GameEvent, shown: Shown) => Promise<void>} animate shows one thing that happened
   * @param {(problem: Problem) => void} complain says why a move was refused
   */
  constructor(draw, animate, complain) {
    this.draw = draw;
    this.animate = animate;
    this.complain = complain;
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {Shown[]} */
    this.queue = [];
    this.busy = false;
  }

  /**
   * Takes a message of the server.
   * @param {Shown | Problem} message
   */
  async receive(message) {
    if (message.type === "error") {
      this.complain(message);
      return;
    }
    const last = this.queue.at(-1) ?? this.shown;
    if (last === null || message.view.step !== last.view.step + 1) {
      // The first table, or one after a gap: whatever was on its way is old. Draw what is.
      this.queue = [];
      this.shown = message;
      this.draw(message);
      return;
    }
    this.queue.push(message);
    if (!this.busy) await this.#run();
  }

  /** Shows what waits, one event after the other, and draws the table after each step. */
  async #run() {
    this.busy = true;
    let next;
    while ((next = this.queue[0])) {
      for (const event of next.events) {
        await this.animate(event, next);
        if (this.queue[0] !== next) break; // a fresh table came in between
      }
      if (this.queue[0] !== next) continue;
      this.queue.shift();
      this.shown = next;
      this.draw(next);
    }
    this.busy = false;
  }
}
