// The pages on rules: examples and code unfold in place, paragraphs are found by number, id or words, and the switch of
// language keeps to the paragraph.
(() => {
  const unfold = async (link) => {
    const item = link.closest("li");
    const there = item.querySelector(":scope > .rp-unfolded");
    if (there) {
      there.remove();
      return;
    }
    const page = await fetch(link.href);
    if (!page.ok) throw new Error(page.statusText);
    const from = new DOMParser().parseFromString(await page.text(), "text/html");
    const piece = from.getElementById(decodeURIComponent(link.hash.slice(1))).closest("section");
    for (const each of piece.querySelectorAll("a[href]")) {
      each.href = new URL(each.getAttribute("href"), link.href);
      each.removeAttribute("data-unfold");
    }
    for (const each of piece.querySelectorAll("[id]")) each.removeAttribute("id");
    const box = document.createElement("div");
    box.className = "rp-unfolded";
    box.append(document.adoptNode(piece));
    item.append(box);
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (link.hasAttribute("data-unfold") && link.closest("li")) {
      event.preventDefault();
      unfold(link).catch(() => { location.href = link.href; }); // such as where the page is opened from a file
    } else if (link.matches(".md-select__link[hreflang]")) {
      link.hash = location.hash;
    }
  });

  for (const form of document.querySelectorAll(".rp-find")) {
    const [field, none] = [form.querySelector("input"), form.querySelector("p")];
    let heading;
    const rules = [];
    for (const each of document.querySelectorAll(".md-content h2, .rp-rule")) {
      if (each.matches("h2")) heading = each;
      else rules.push({ rule: each, heading, number: each.querySelector("span[id]").id, id: each.querySelector("h3").id });
    }
    const has = tricktableWords.among(rules.map(({ rule, heading, id }) => {
      const section = heading.textContent.replace(/^\d+\./, ""); // a paragraph has the words of its section, too
      return [id, section, rule.querySelector("p").textContent].join(" ");
    }));
    const show = () => {
      const asked = field.value.trim();
      const told = has(asked);
      const full = new Set();
      rules.forEach(({ rule, heading, number, id }, at) => {
        const fits = asked === "" || (/^[\d.]+$/.test(asked) && number.startsWith(asked)) || id.startsWith(asked) || told[at];
        rule.hidden = !fits;
        if (fits) full.add(heading);
      });
      for (const heading of document.querySelectorAll(".md-content h2")) {
        heading.hidden = !full.has(heading);
        for (const link of document.querySelectorAll(".md-nav--secondary a[href^='#']")) {
          if (decodeURIComponent(link.hash.slice(1)) === heading.id) link.closest("li").hidden = heading.hidden;
        }
      }
      for (const whole of document.querySelectorAll(".rp-whole")) whole.hidden = asked !== "";
      none.hidden = full.size > 0;
    };
    field.addEventListener("input", show);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const exact = rules.find(({ number, id }) => [number, id].includes(field.value.trim()));
      if (!exact) return;
      field.value = "";
      show();
      location.hash = exact.id;
    });
    form.hidden = false;
  }
})();
