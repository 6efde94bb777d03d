import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import type { RunOptions } from "axe-core"

const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/** axe finds nothing, whatever the colours. */
export async function expectNothingByAxe(page: Page, where: string) {
  // Of the two rules that are left out, colours have a check of their own, and the heading is seen with the page's order.
  const rules = { "color-contrast": { enabled: false }, "page-has-heading-one": { enabled: false } }
  expect.soft(await violations(page, { rules }), where).toEqual([])
}

/** Every text stands out from what is behind it, in light and in dark. */
export async function expectContrast(page: Page, where: string) {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    // Until they are painted, elements still tell the colours of before: all of them at first, then some.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    const faults = () => violations(page, { runOnly: ["color-contrast"] })
    const message = `${where}, ${colorScheme}`
    await expect.configure({ soft: true }).poll(faults, { message, timeout: 10_000 }).toEqual([])
  }
}

/** What axe finds in the page as it is. */
export async function violations(page: Page, rules: Pick<RunOptions, "rules" | "runOnly"> = {}) {
  // Once for each document: it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") }
    const { violations } = await axe.run(document, { ...rules, resultTypes: ["violations"] })
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }))
  }, rules)
}
