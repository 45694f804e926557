// The search of the theme hears keys alone: what is pasted, spoken or written by an input method is told to it, too.
(() => {
  const box = document.querySelector("[data-md-component=search-query]");
  if (box) box.addEventListener("input", () => box.dispatchEvent(new KeyboardEvent("keyup")));
})();
