import { globSync, readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import { plainText } from "#domain/marked-text.ts"
import { loading } from "../states/walk.ts"

/** One main heading and region, targets for a thumb, and each text said to be in the language that it is in. */
export async function expectOrder(page: Page, where: string) {
  const isLoading = where.startsWith(loading)
  await expect
    .configure({ soft: true })
    .poll(() => readOrder(page), { message: where, timeout: 10_000 })
    .toEqual({ headings: isLoading ? 0 : 1, mains: 1, smallTargets: [], smallControls: [], saidWrongly: [] })
}

async function readOrder(page: Page) {
  const { smallTargets, texts, ...outline } = await page.evaluate(readPage)
  const saidWrongly = texts.filter(({ text, lang }) => languagesOf.get(text)?.has(lang) === false)
  return { ...outline, smallTargets, saidWrongly }
}

/** No block stands in what takes words alone, and no control in another: by the content models of HTML. */
export async function expectNesting(page: Page, where: string) {
  expect.soft(await page.evaluate(findMisplaced), where).toEqual([])
}

/** Runs in the page. A link takes what its parent takes. */
function findMisplaced() {
  const wordsOnly = "span, p, h1, h2, h3, h4, h5, h6, button, label, em, strong, small, b, i, bdi, time, code, pre"
  const headed = "summary, legend"
  const headings = "h1, h2, h3, h4, h5, h6"
  const blocks = `address, article, aside, blockquote, details, dialog, div, dl, fieldset, figure, footer, form, ${headings}, header, hr, main, menu, nav, ol, p, pre, search, section, table, ul, li, dt, dd`
  const controls = "a[href], button, input, select, textarea, summary, label, iframe, audio[controls], video[controls]"
  const parents: [string, string][] = [
    ["li", "ul, ol, menu"],
    ["dt, dd", "dl, dl > div"],
    ["option", "select, optgroup, datalist"],
    ["legend", "fieldset"],
    ["summary", "details"],
  ]
  const within = (outer: string, inner: string) =>
    [...document.querySelectorAll(inner)].filter((one) => one.parentElement?.closest(outer))
  const misplaced = [
    ...within(wordsOnly, blocks),
    ...within(headed, blocks).filter((one) => !one.matches(headings)),
    ...within("a[href], button", controls),
    ...within("label", "label"),
    ...parents.flatMap(([child, parent]) =>
      [...document.querySelectorAll(child)].filter((one) => !one.parentElement?.matches(parent)),
    ),
    ...[...document.querySelectorAll("ul > *, ol > *")].filter((one) => !one.matches("li, script, template")),
  ]
  return misplaced.map((one) => `${one.parentElement?.tagName} > ${one.outerHTML.slice(0, 120)}`)
}

/** Each page of a walk has a title, which no other page of it has. */
export function expectOwnTitles(page: Page) {
  const pathOf = new Map<string, string>()
  return async function expectOwnTitle(where: string) {
    const title = await page.title()
    const { pathname } = new URL(page.url())
    expect.soft(title, where).not.toBe("")
    expect.soft(pathOf.get(title) ?? pathname, `${where}: ${title}`).toBe(pathname)
    pathOf.set(title, pathname)
  }
}

/** By text: the languages that have it, as one and the same word may be of several. */
const languagesOf = new Map<string, Set<string>>()
const content = `${import.meta.dirname}/../../../content`
for (const file of globSync(["locales/*/*.json", "faq/*/*.json", "{recipes,plan}/{pt,en,es}.json"], { cwd: content })) {
  const language = /\b(pt|en|es)\b/.exec(file)?.[0] ?? ""
  JSON.parse(readFileSync(`${content}/${file}`, "utf8"), (_, value) => {
    if (typeof value === "string") {
      const text = plainText(value)
      languagesOf.set(text, (languagesOf.get(text) ?? new Set()).add(language))
    }
    return value
  })
}

/** Runs in the page. */
function readPage() {
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const langOf = (element: Element) => element.closest<HTMLElement>("[lang]")?.lang ?? ""

  const texts: { text: string; lang: string }[] = []
  for (const element of shown("body *")) {
    const lang = langOf(element)
    for (const node of element.childNodes) {
      if (node instanceof Text) texts.push({ text: node.data.trim(), lang })
    }
    for (const name of ["aria-label", "placeholder"]) texts.push({ text: element.getAttribute(name) ?? "", lang })
  }

  // A link within a sentence is as high as its line; all that stands by itself is made for a thumb.
  const smallTargets = shown("a[href], button, select, textarea, input, summary, [role=switch]")
    .map((target) => target.closest("label") ?? target)
    .filter((target) => !target.closest("[aria-hidden=true], [inert]") && getComputedStyle(target).display !== "inline")
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
    .map(({ target, box }) => `${target.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`)

  // Below 16 px iOS enlarges the page when one is tapped, and leaves it so.
  const smallControls = shown("select, textarea, input:not([type=checkbox], [type=radio], [type=range])")
    .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
    .map((control) => control.outerHTML.slice(0, 120))

  return { headings: shown("h1").length, mains: shown("main").length, smallTargets, smallControls, texts }
}
