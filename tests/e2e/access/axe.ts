import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import type { RunOptions } from "axe-core"
import { findNewLooks } from "./looks.ts"

const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8")

type Among = "all" | "new looks"

const contrast = "color-contrast"
/** The main heading is checked together with the page's order. */
const headingElsewhere = { "page-has-heading-one": { enabled: false } }

/** Expects that axe finds nothing, colours aside. */
export async function expectNothingByAxe(page: Page, where: string) {
  const rules = { ...headingElsewhere, [contrast]: { enabled: false } }
  expect.soft(await violations(page, { rules }), where).toEqual([])
}

/** The looks of text on all pages that this process has checked. */
const knownLooks: number[] = []

/**
 * Expects that axe finds nothing, and that every look of a text that is new on this page has enough contrast in light
 * and dark.
 */
export async function expectNothingByAxeInBothThemes(page: Page, where: string) {
  await expectNothingByAxe(page, where)
  await expectContrastOfNewLooks(page, where)
}

/** Checks both the light and the dark theme. */
export async function expectContrastOfNewLooks(page: Page, where: string) {
  const fresh = await page.evaluate(findNewLooks, { known: knownLooks, among: "all" as const })
  if (fresh.length === 0) return
  await expectContrast(page, where, "new looks")
  // A look has other colours in the theme in which the page is now left: without these it would be new there once more.
  const inOtherTheme = await page.evaluate(findNewLooks, { known: fresh, among: "found" as const })
  knownLooks.push(...fresh, ...inOtherTheme)
}

/** Every text stands out from what is behind it, in the theme in which the page is, then in the other, in which it is left. */
export async function expectContrast(page: Page, where: string, among: Among = "all") {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const)
  await expectContrastAsShown(page, `${where}, ${theme}`, among)
  await showTheme(page, other)
  await expectContrastAsShown(page, `${where}, ${other}`, among)
}

async function expectContrastAsShown(page: Page, message: string, among: Among) {
  const faults = () => violations(page, { runOnly: [contrast] }, among)
  await expect.configure({ soft: true }).poll(faults, { message, timeout: 10_000 }).toEqual([])
}

async function showTheme(page: Page, colorScheme: "dark" | "light") {
  await page.emulateMedia({ colorScheme })
  // Elements report their old colours until they are painted: at first all of them do, then some.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

/** What axe finds in the page as it is. */
export async function violations(page: Page, rules: Pick<RunOptions, "rules" | "runOnly"> = {}, among: Among = "all") {
  // axe is half a megabyte, so it is loaded once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ rules, among }) => {
      const { axe, newLooks } = window as unknown as { axe: typeof import("axe-core"); newLooks: Element[] }
      const isWhole = among === "all" || newLooks.some(({ isConnected }) => !isConnected)
      const place = isWhole ? document : { include: newLooks }
      // These files would only be loaded for rules about sound and film, which the product has none of.
      const { violations } = await axe.run(place, { ...rules, resultTypes: ["violations"], preload: false })
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }))
    },
    { rules, among },
  )
}
