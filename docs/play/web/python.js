// The page's side of the worker: it starts Python when it is first asked for, and can end it.

export class Python {
  #worker;
  #waiting = new Map();
  #next = 0;

  /** @param {(text: string) => void} printed what is told of everything that Python prints */
  constructor(printed = () => {}) {
    this.printed = printed;
  }

  get running() {
    return Boolean(this.#worker);
  }

  /** Ask something of the worker: an answer, or an error that says what failed. */
  ask(kind, data = {}) {
    if (!this.#worker) {
      this.#worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
      this.#worker.addEventListener("message", ({ data }) => this.#answered(data));
      this.#worker.addEventListener("error", (event) => this.#broken(event.message || "worker.js"));
    }
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, kind, ...data });
    });
  }

  #answered({ id, result, failed, printed }) {
    if (printed !== undefined) return this.printed(printed);
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (failed === undefined) resolve(result);
    else reject(new Error(failed));
  }

  #broken(why) {
    this.end(new Error(why));
  }

  /** End it, whatever it is doing; what was asked and is unanswered fails with the reason. */
  end(reason = new Error("ended")) {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
