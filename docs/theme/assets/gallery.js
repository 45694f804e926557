/* The search and the filters of a card gallery. What is chosen stands in the address: ?find=...&clan=...#card.
 *
 * A card is found if each word typed begins a word of it, or stands anywhere in it, or is another form of one.
 * Without this script the page is a plain list of all cards.
 */
;(() => {
  "use strict"
  const form = document.querySelector(".tt-filters")
  if (!form) return
  const { fold, stem, beginning } = self.tricktableWords
  const status = form.querySelector("[role=status]")
  const fields = [...form.elements].filter((field) => field.name)
  const cards = [...document.querySelectorAll(".tt-card")].map((card) => {
    const parts = [...card.querySelectorAll(".tt-card__name, p, dt, dd, footer")].map((part) => part.textContent)
    const text = folded([card.querySelector("h3").id, ...parts].join(" "))
    return { card, text: text.join(" "), stems: new Set(text.map(stem)) }
  })
  const lists = [...document.querySelectorAll(".tt-cards")].map((list) => ({ list, heading: list.previousElementSibling }))

  /** The words of a text, without the marks of Latin letters: ōzeki is found as ozeki. */
  function folded(text) {
    const plain = text.normalize("NFD").replace(/([a-z])[\u0300-\u036f]+/gi, "$1")
    return plain.split(/[\s\u00b6·,;:()[\]«»„“”…—–/-]+/).map(fold).filter(Boolean)
  }

  function chosen() {
    return Object.fromEntries(fields.map((field) => [field.name, field.value.trim()]))
  }

  const has = ({ text, stems }, word) => text.includes(word) || stems.has(stem(word))

  /** The cards that are like what is chosen. */
  function found({ find, ...filters }) {
    const words = folded(find).map((word) => beginning(word, (part) => cards.some((each) => has(each, part))))
    return cards.filter(
      (each) =>
        Object.entries(filters).every(([id, value]) => !value || (each.card.dataset[id] || "").split(" ").includes(value)) &&
        words.every((word) => has(each, word)),
    )
  }

  function show() {
    const there = new Set(found(chosen()))
    for (const each of cards) each.card.parentElement.hidden = !there.has(each)
    for (const { list, heading } of lists) {
      const empty = !list.querySelector("li:not([hidden])")
      list.hidden = heading.hidden = empty
    }
    const { empty, shown } = status.dataset
    status.textContent = there.size ? shown.replace("{n}", there.size).replace("{all}", cards.length) : empty
  }

  /** Keep what is chosen in the address. */
  function note() {
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(chosen())) {
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    }
    history.replaceState(history.state, "", address)
  }

  /** Choose what the address says. */
  function read() {
    const { searchParams } = new URL(location.href)
    for (const field of fields) {
      field.value = searchParams.get(field.name) || ""
      if (field.selectedIndex === -1) field.value = "" // no such value
    }
  }

  /** A card that the address leads to is shown, whatever is chosen. */
  function reach() {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target || !target.closest("[hidden]")) return
    form.reset()
    show()
    note()
    target.scrollIntoView()
  }

  form.hidden = false
  form.addEventListener("submit", (event) => event.preventDefault())
  form.addEventListener("input", () => (show(), note()))
  form.addEventListener("reset", () => setTimeout(() => (show(), note())))
  addEventListener("popstate", () => (read(), show()))
  addEventListener("hashchange", reach)
  read()
  show()
  reach()
})()
