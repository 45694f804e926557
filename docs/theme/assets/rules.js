// The pages on rules: examples and code unfold in place, paragraphs are found by number, id or words, and the switch of
// language keeps to the paragraph.
(() => {
  const folded = (text) => text.toLowerCase().replace(/['’ʼ`]/g, "’").replace(/\s+/g, " ").trim();

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
    const rules = [...document.querySelectorAll(".rp-rule")].map((rule) => ({
      rule,
      number: rule.querySelector("span[id]").id,
      id: rule.querySelector("h3").id,
      text: folded(rule.querySelector("p").textContent),
    }));
    const show = () => {
      const wanted = folded(field.value);
      let found = 0;
      for (const { rule, number, id, text } of rules) {
        const fits = number.startsWith(wanted) || wanted.split(" ").every((word) => text.includes(word) || id.includes(word));
        rule.hidden = !fits;
        found += fits;
      }
      for (const heading of document.querySelectorAll(".md-content h2, .rp-whole")) heading.hidden = wanted !== "" && found < rules.length;
      none.hidden = found > 0;
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
