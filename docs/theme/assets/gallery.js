/* The search and the filters of a card gallery. What is chosen stands in the address: ?find=...&clan=...#card.
 *
 * A card is found if it has each word typed, as `among` of the search has it.
 * Without this script the page is a plain list of all cards.
 */
;(() => {
  "use strict"
  const form = document.querySelector(".tt-filters")
  if (!form) return
  const status = form.querySelector("[role=status]")
  const fields = [...form.elements].filter((field) => field.name)
  const cards = [...document.querySelectorAll(".tt-card")]
  const has = self.tricktableWords.among(
    cards.map((card) => {
      const parts = [...card.querySelectorAll(".tt-card__name, p, dt, dd, footer")].map((part) => part.textContent)
      return [card.querySelector("h3").id, ...parts].join(" ")
    }),
  )
  const lists = [...document.querySelectorAll(".tt-cards")].map((list) => ({ list, heading: list.previousElementSibling }))

  function chosen() {
    return Object.fromEntries(fields.map((field) => [field.name, field.value.trim()]))
  }

  /** The cards that are like what is chosen. */
  function found({ find, ...filters }) {
    const told = has(find)
    const fits = (card, [id, value]) => !value || (card.dataset[id] || "").split(" ").includes(value)
    return cards.filter((card, at) => told[at] && Object.entries(filters).every((each) => fits(card, each)))
  }

  function show() {
    const there = new Set(found(chosen()))
    for (const card of cards) card.parentElement.hidden = !there.has(card)
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

  /** The page in the other language chooses the same. */
  function keep(event) {
    const link = event.target.closest(".md-select__link[hreflang]")
    if (link) link.search = location.search
  }

  form.hidden = false
  document.addEventListener("click", keep)
  form.addEventListener("submit", (event) => event.preventDefault())
  form.addEventListener("input", () => (show(), note()))
  form.addEventListener("reset", () => setTimeout(() => (show(), note())))
  addEventListener("popstate", () => (read(), show()))
  addEventListener("hashchange", reach)
  read()
  show()
  reach()
})()
