import type { Page } from "@playwright/test"
import { newMother, openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

/** How much of the window what stays while the page is scrolled takes. */
function shareCovered(page: Page) {
  return page.evaluate(() => {
    const stays = [...document.querySelectorAll("header, nav, form")].filter((element) =>
      /fixed|sticky/.test(getComputedStyle(element).position),
    )
    const heights = stays.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}

test("at 400 % what stays in sight leaves room for the page, a long name breaks, and forced colours tell the chosen tab", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openDashboard(page, product.url, { ...newMother(), name: "Maximilianabartholomeuzinhaa" })
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(excess).toBeLessThanOrEqual(0)
  // Help now stays in sight.
  expect(await shareCovered(page)).toBeLessThan(0.3)
  await page.goto("/chat")
  await page.getByRole("main").getByRole("textbox").waitFor()
  expect(await shareCovered(page)).toBeLessThan(0.5)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: "active" })
  await page.goto("/profile")
  const colourOf = (selected: boolean) =>
    page
      .getByRole("tab", { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).backgroundColor)
  await page.getByRole("tab").first().waitFor()
  expect(await colourOf(true)).not.toBe(await colourOf(false))
})
