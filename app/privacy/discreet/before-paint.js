// Discreet mode: before the first paint, gives the page a neutral title and icon, and blanks it while it is hidden.
;(() => {
  const { documentElement: page, head } = document
  const icons = { icon: "/notes.svg", "apple-touch-icon": "/notes-touch.png" }
  const colours = { light: "#f4f4f4", dark: "#1b1b1b" }

  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null")
    } catch {
      return null
    }
  }

  function chosenLanguage() {
    try {
      return localStorage.getItem("florescer:locale") ?? sessionStorage.getItem("florescer:language-of-visit")
    } catch {
      return null
    }
  }

  function prepend(tag, attributes, text = "") {
    const element = document.createElement(tag)
    for (const name in attributes) element.setAttribute(name, attributes[name])
    element.dataset.discreet = ""
    // Without this attribute React would take over the title element.
    element.setAttribute("itemprop", "name")
    element.textContent = text
    // The elements stand before the head, because React puts each screen's title first in it.
    page.prepend(element)
  }

  function link(rel, href) {
    for (const each of head.querySelectorAll(`link[rel="${rel}"]`)) {
      each.dataset.own ??= each.getAttribute("href")
      const next = href ?? each.dataset.own
      if (each.getAttribute("href") !== next) each.setAttribute("href", next)
    }
  }

  // There is a manifest for each language, because only the newest browsers support translations in one, and none knows
  // the language that she chose.
  function ownManifest() {
    const tags = [chosenLanguage() ?? "", ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0])
    const language = tags.find((tag) => ["pt", "en", "es"].includes(tag))
    return language === "pt" || language === "es" ? `/manifest-${language}.webmanifest` : undefined
  }

  function apply() {
    const discreet = read("florescer:discreet")
    for (const rel in icons) link(rel, discreet ? icons[rel] : undefined)
    link("manifest", discreet ? `/${discreet.title === "Notes" ? "notes" : "notas"}.webmanifest` : ownManifest())
    const isThere = page.querySelector("title[data-discreet]")?.textContent === discreet?.title
    if (isThere) return discreet
    for (const each of page.querySelectorAll("[data-discreet]")) each.remove()
    if (!discreet) return discreet
    // Browsers use the first title, and the first theme colour whose media query matches.
    for (const scheme in colours) {
      prepend("meta", { name: "theme-color", media: `(prefers-color-scheme: ${scheme})`, content: colours[scheme] })
    }
    prepend("title", {}, discreet.title)
    return discreet
  }

  const discreet = apply()
  const isOpen = /^\/(?:help-now|soup)\/?$/.test(location.pathname)
  const isHidden = discreet?.code || read("florescer:discreet-hidden")
  if (isHidden && discreet?.userId === read("florescer:session")?.user?.id && !isOpen) page.dataset.veiled = ""
  // Hydration adds the original links again, because they were changed before it.
  const observer = new MutationObserver(apply)
  observer.observe(head, { childList: true })
  // The neutral title follows the language of the page.
  observer.observe(page, { attributeFilter: ["lang"] })
  addEventListener("florescer:discreet", apply)
  addEventListener("storage", ({ key }) => key === "florescer:discreet" && apply())
})()
