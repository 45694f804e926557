// The button beside a block copies what the reader types: of a session in Python or a shell not the prompts, and not
// what is printed.
(() => {
  const typed = (text, first, next) => {
    const lines = [];
    let typing = false;
    for (const line of text.split("\n")) {
      const prompt = line.startsWith(`${first} `) ? first : typing && next && (line === next || line.startsWith(`${next} `)) ? next : "";
      typing = prompt !== "";
      if (typing) lines.push(line.slice(prompt.length + 1));
    }
    return lines.join("\n");
  };
  for (const code of document.querySelectorAll(".highlight pre > code")) {
    const prompt = code.querySelector(".gp")?.textContent.trim();
    if (!prompt) continue;
    // What the theme copies where it is there.
    const only = prompt === "$" ? typed(code.textContent, "$", "") : typed(code.textContent, ">>>", "...");
    if (only) code.dataset.copy = only;
  }
})();
