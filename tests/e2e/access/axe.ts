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
  // A text that another typeface is still to move would be taken for one that stands elsewhere.
  await page.evaluate(async () => void (await document.fonts.ready))
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(axeOn(page).withRules("color-contrast")), `${where}, ${colorScheme}`).toEqual([])
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
