// This runs directly after the loading text of the static page and replaces it by the text in the language that the user has
// chosen or her browser prefers, as the app will do later. `texts` has the loading text by language.
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
  // Unless the user has chosen a language or her browser prefers Portuguese or Spanish, each screen keeps its native
  // language.
  const own = chosen in texts ? chosen : preferred === "en" ? undefined : preferred
  const page = document.querySelector("[data-loading]")
  if (!own || !page) return
  page.lang = own
  page.querySelector("[role=status]").textContent = texts[own]
}
