import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** axe finds nothing, whatever the colours. */
export async function expectNothingByAxe(page: Page, where: string) {
  // Of the two rules that are left out, colours have a check of their own, and the heading is seen with the page's order.
  const axe = axeOn(page).disableRules(["color-contrast", "page-has-heading-one"])
  expect.soft(await violations(axe), where).toEqual([])
}

/** Every text stands out from what is behind it, in light and in dark. */
export async function expectContrast(page: Page, where: string) {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    // Until they are painted, elements still tell the colours of before: all of them at first, then some.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    const faults = () => violations(axeOn(page).withRules("color-contrast"))
    const message = `${where}, ${colorScheme}`
    await expect.configure({ soft: true }).poll(faults, { message, timeout: 10_000 }).toEqual([])
  }
}

function axeOn(page: Page) {
  // The pages have no frames, which is what the other mode is for.
  return new AxeBuilder({ page }).setLegacyMode()
}

async function violations(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }))
}
