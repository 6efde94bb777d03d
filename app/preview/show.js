// Shows the preview that stands before it, until the app shows the screen itself: only on a device that knows nobody yet, and
// in the language in which the app will be. Otherwise the page says that it is loading.
;(() => {
  const { documentElement: page, currentScript } = document
  const preview = currentScript.previousElementSibling

  function read(storage, key) {
    try {
      return window[storage].getItem(key)
    } catch {
      return null
    }
  }

  /** As app/language/language-choice.ts has it; "" where each screen is in its native one. */
  function ownLanguage() {
    const chosen = [read("localStorage", "florescer:locale"), read("sessionStorage", "florescer:language-of-visit")]
    const tags = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0])
    const isOurs = (language) => ["pt", "en", "es"].includes(language)
    const preferred = tags.find(isOurs)
    return chosen.find(isOurs) ?? (preferred === "en" ? "" : (preferred ?? ""))
  }

  const isStranger = ["session", "discreet"].every((key) => read("localStorage", `florescer:${key}`) === null)
  if (!isStranger || ownLanguage() !== currentScript.dataset.language) return preview.remove()
  page.dataset.preview = ""

  const observer = new MutationObserver(removeWhenLoaded)
  function removeWhenLoaded() {
    if (document.querySelector("body > [data-loading]")) return
    observer.disconnect()
    delete page.dataset.preview
    preview.remove()
  }
  document.addEventListener("DOMContentLoaded", () => {
    observer.observe(document.body, { childList: true })
    removeWhenLoaded()
  })
})()
