import { loadPyodide } from "./pyodide.mjs";

async function start() {
  const wheels = await (await fetch("wheels.json")).json();
  const python = await loadPyodide({ packages: wheels.map((name) => new URL(name, import.meta.url).href) });
  python.FS.writeFile("table.py", await (await fetch("table.py")).text());
  return python.pyimport("table").Table("gosu", 2, "7");
}

const started = start();

addEventListener("message", async ({ data }) => {
  const table = await started;
  if (data) table.play(data);
  postMessage(JSON.parse(table.shown()));
});
