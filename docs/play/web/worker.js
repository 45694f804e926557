// Python, away from the page: it may take its time, and whoever asked may end it.

import { loadPyodide } from "./pyodide.mjs";

const here = new URL(".", import.meta.url).href;

async function start() {
  const lock = await (await fetch(`${here}pyodide-lock.json`)).json();
  const python = await loadPyodide({
    indexURL: here,
    lockFileContents: lock,
    packageBaseUrl: here,
    packages: Object.keys(lock.packages),
    stdout: (text) => postMessage({ printed: `${text}\n` }),
    stderr: (text) => postMessage({ printed: `${text}\n` }),
  });
  python.unpackArchive(await (await fetch(`${here}play.zip`)).arrayBuffer(), "zip");
  return python;
}

const started = start();
let desk;
let notebook;

const does = {
  call(python, { name, given }) {
    desk ??= python.pyimport("docs.play.desk").Desk();
    return JSON.parse(desk.call(name, JSON.stringify(given)));
  },
  run(python, { code, echo, files }) {
    if (!notebook) {
      notebook = python.pyimport("docs.play.running").Notebook();
      for (const [name, text] of files) notebook.write(name, text);
    }
    return notebook.run.callKwargs(code, { echo });
  },
  ready: () => true,
};

addEventListener("message", async ({ data }) => {
  try {
    const python = await started;
    postMessage({ id: data.id, result: does[data.kind](python, data) });
  } catch (error) {
    postMessage({ id: data.id, failed: String(error?.message ?? error) });
  }
});
