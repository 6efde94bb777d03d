// Right after the words of the page that stands until the app runs: in the language that she has chosen, or that her browser
// prefers, as the app will show them. `texts` are those words by language.
// biome-ignore lint/correctness/noUnusedVariables: app/root.tsx calls it
function readInOwnLanguage(texts) {
  const read = (storage, key) => {
    try {
      return window[storage].getItem(key)
    } catch {
      return null
    }
  }
  const chosen = read("localStorage", "florescer:locale") ?? read("sessionStorage", "florescer:language-of-visit")
  const preferred = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => tag in texts)
  // Of a browser that prefers English, and of whoever has not chosen, each screen keeps its native language.
  const own = chosen in texts ? chosen : preferred === "en" ? undefined : preferred
  const page = document.querySelector("[data-loading]")
  if (!own || !page) return
  page.lang = own
  page.querySelector("[role=status]").textContent = texts[own]
}
