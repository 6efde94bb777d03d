import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import type { RunOptions } from "axe-core"

const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8")

type Theme = "dark" | "light"

const contrast = "color-contrast"
/** It is seen with the page's order. */
const headingElsewhere = { "page-has-heading-one": { enabled: false } }

/** axe finds nothing, whatever the colours. */
export async function expectNothingByAxe(page: Page, where: string) {
  const rules = { ...headingElsewhere, [contrast]: { enabled: false } }
  expect.soft(await violations(page, { rules }), where).toEqual([])
}

/** axe finds nothing, in the dark and then in the light, between which only colours differ. */
export async function expectNothingByAxeInBothThemes(page: Page, where: string) {
  await expectContrastIn("dark", page, where)
  await expectNothingByAxeInLight(page, where)
}

/** axe finds nothing in the light. */
export async function expectNothingByAxeInLight(page: Page, where: string) {
  await showTheme(page, "light")
  const found = await violations(page, { rules: headingElsewhere })
  expect
    .soft(
      found.filter(({ id }) => id !== contrast),
      where,
    )
    .toEqual([])
  if (found.some(({ id }) => id === contrast)) await expectContrastIn("light", page, where)
}

/** Every text stands out from what is behind it, in light and in dark. */
export async function expectContrast(page: Page, where: string) {
  await expectContrastIn("dark", page, where)
  await expectContrastIn("light", page, where)
}

async function expectContrastIn(theme: Theme, page: Page, where: string) {
  await showTheme(page, theme)
  const faults = () => violations(page, { runOnly: [contrast] })
  const message = `${where}, ${theme}`
  await expect.configure({ soft: true }).poll(faults, { message, timeout: 10_000 }).toEqual([])
}

async function showTheme(page: Page, colorScheme: Theme) {
  await page.emulateMedia({ colorScheme })
  // Until they are painted, elements still tell the colours of before: all of them at first, then some.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
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
