// On every page, before the app and in the syntax of 2016. A browser that is too old gets the page as it was prerendered, with
// all that would unfold, and the app is not begun; where the app fails before it is there, the page says so. Both with the
// emergency number and help now, in her language. `data` is what plain-data.ts has, and `countryOf` is domain/country-of.ts.
// biome-ignore-all lint/complexity/useOptionalChain: too new for the browsers that this is for
// biome-ignore lint/correctness/noUnusedVariables: plain-data.ts calls it
function startPlainly(data, countryOf) {
  const page = document.documentElement
  const graceMs = 3000
  const [, addressLanguage, path] = location.pathname.match(/^(?:\/(pt|en|es)(?=\/|$))?(.*?)\/?$/)
  let timer

  function attempt(work) {
    try {
      return work()
    } catch (error) {
      return error ? undefined : null
    }
  }

  // Checks for functions, syntax and styles that the oldest supported browsers (tests/browser-floor.ts) have and the
  // versions before them lack.
  function isTooOld() {
    const hasSyntax = attempt(() => new RegExp(data.newSyntax))
    return !hasSyntax || ![].toSorted || !attempt(() => CSS.supports("color", "color-mix(in srgb, red, red)"))
  }

  const read = (storage, key) => attempt(() => window[storage].getItem(key))
  const tags = attempt(() => [...navigator.languages]) || []

  function ownLanguage() {
    const visit = read("sessionStorage", "florescer:language-of-visit")
    const asked = [addressLanguage, read("localStorage", "florescer:locale"), visit, ...tags, "en"]
    return asked.map((tag) => String(tag).toLowerCase().split("-")[0]).find((tag) => data.texts[tag])
  }

  function ownCountry() {
    const timeZone = attempt(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    const chosen = read("localStorage", "florescer:country")
    return countryOf(data.countries, { chosen, timeZone, languageTags: tags })
  }

  // True if quiet mode is on, as far as this device knows.
  function isSilent() {
    const { user } = JSON.parse(read("localStorage", "florescer:session"))
    return JSON.parse(read("localStorage", data.snapshotKey + user.id)).rows.silence.own.values.isOn
  }

  const language = ownLanguage()
  const texts = data.texts[language]
  const country = ownCountry()
  const number = country ? country.number : data.anywhere
  const plain = (name) => `/${language}${name}${data.plainQuery}`
  const guides = attempt(isSilent) ? "/guides/loss" : "/guides"
  page.dataset.emergency = number

  // Adds her country's other lines for a card before its emergency number.
  function nameLines(all, remove) {
    for (const it of all("[data-unknown-country]")) remove(it)
    for (const card of all("[data-lines]")) {
      const first = card.querySelector("li")
      for (const line of (country.lines[card.dataset.lines] || []).filter(({ tel }) => tel !== number)) {
        const own = first.cloneNode(true)
        own.querySelector("a").href = `tel:${line.tel}`
        own.querySelector("strong").textContent = line.number
        own.querySelector("strong + span").textContent = line.name
        first.parentNode.insertBefore(own, first)
      }
    }
  }

  // Unfolds what a script would unfold, removes controls that do nothing without scripts, and writes in the number of
  // her country.
  function makePlain() {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const remove = (it) => it.parentNode.removeChild(it)
    for (const it of all("main [hidden]")) {
      it.hidden = false
      // A folded panel has a role and a style of its own, which no longer apply once it is part of the page.
      for (const name of ["role", "data-starting-style"]) it.removeAttribute(name)
    }
    for (const it of all("select")) remove(it.parentNode.parentNode)
    for (const it of all("header button, main button:not([aria-expanded])")) remove(it)
    if (country) nameLines(all, remove)
    for (const it of all(`main a[href="tel:${data.anywhere}"]`)) {
      it.href = `tel:${number}`
      it.innerHTML = it.innerHTML.split(data.anywhere).join(number)
    }
  }

  function show(kind) {
    if (page.dataset.plain || path === "/soup" || path === "/soup/plain") return
    page.dataset.plain = kind
    if (kind === "old") makePlain()
    delete page.dataset.veiled
    const style = document.createElement("style")
    style.textContent = data.style
    document.head.appendChild(style)
    const notice = document.createElement("section")
    notice.id = "plain-notice"
    notice.lang = language
    const isAlone = !document.querySelector("main:not([data-loading])")
    const heading = isAlone ? "h1" : "h2"
    const lead = (to, text) => `<a href="${to}">${text}</a>`
    notice.innerHTML = `<${heading} id="plain-title">${texts[`${kind}Title`]}</${heading}><p>${texts[`${kind}Text`]}</p>
      <p>${lead(`tel:${number}`, `${texts.emergency} ${number}`)} ${lead(plain("/help-now/plain"), texts.helpNow)}
      ${kind === "old" ? lead(plain(guides), texts.guides) : `<button type="button">${texts.reload}</button>`}</p>`
    notice.setAttribute("aria-labelledby", "plain-title")
    const reload = notice.querySelector("button")
    if (reload) reload.addEventListener("click", () => location.reload())
    // If the page has no content of its own, this notice becomes its main content.
    if (isAlone) notice.setAttribute("role", "main")
    if (isAlone) document.title = texts[`${kind}Title`]
    // The skip link stays the first element that the Tab key reaches.
    const skip = document.querySelector('a[href="#main"]')
    const [parent, next] = skip ? [skip.parentNode, skip.nextSibling] : [document.body, document.body.firstChild]
    parent.insertBefore(notice, next)
  }

  function showWhenParsed(kind) {
    if (document.body && document.readyState !== "loading") show(kind)
    else document.addEventListener("DOMContentLoaded", () => show(kind))
  }

  if (isTooOld()) {
    // The policy stops the app's scripts, because nobody would see their errors.
    const policy = document.createElement("meta")
    policy.httpEquiv = "Content-Security-Policy"
    policy.content = "script-src 'none'"
    document.head.appendChild(policy)
    document.addEventListener("DOMContentLoaded", () => {
      const isShell = document.querySelector("body > [data-loading]") !== null
      const isRefused = /^\/guides/.test(path) && path.indexOf(guides) !== 0
      if (isShell && !isRefused && location.search !== data.plainQuery && data.plainPaths.includes(path)) {
        location.replace(plain(path.replace(/^\/(help-now|soup)$/, "/$1/plain")))
      } else show("old")
    })
    return
  }

  // An error may also come from something else, such as an extension, in which case the app still starts within the
  // grace time.
  function onFailure() {
    timer = timer || setTimeout(() => showWhenParsed("failed"), graceMs)
  }
  addEventListener("error", onFailure, true)
  addEventListener("unhandledrejection", onFailure)
  addEventListener(data.failed, () => showWhenParsed("failed"))
  addEventListener(data.started, () => {
    clearTimeout(timer)
    removeEventListener("error", onFailure, true)
    removeEventListener("unhandledrejection", onFailure)
    const notice = document.getElementById("plain-notice")
    if (!notice) return
    notice.remove()
    delete page.dataset.plain
  })
}
