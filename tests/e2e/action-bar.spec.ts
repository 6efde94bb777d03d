import type { Page } from "@playwright/test"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { expect, test } from "./test.ts"

/** What of a part lies under the bar with the buttons, in pixels. */
function underBar(page: Page, part: string) {
  return page.evaluate((part) => {
    const bar = document.querySelector("[data-action-bar]")?.getBoundingClientRect()
    const found = part === "focus" ? document.activeElement : [...document.querySelectorAll(part)].at(-1)
    // A part of the page that has the bar in it is no field.
    if (!bar || !found || found.closest("[data-action-bar]") || found.querySelector("[data-action-bar]")) return 0
    const box = (found.closest("label") ?? found).getBoundingClientRect()
    return Math.round(Math.max(0, Math.min(box.bottom, bar.bottom) - Math.max(box.top, bar.top)))
  }, part)
}

const screens = [
  { path: "/profile/food", last: "input[name=birthDate]", edit: false },
  { path: "/profile?tab=data", last: "main form section :is(input:not([type=hidden]), select)", edit: true },
  { path: "/my-plan/shopping-list", last: "#tip", edit: false },
]

test("the bar with the buttons of a screen covers nothing that has the focus, nor the last thing at the end", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/profile/settings")
  const bar = page.locator("[data-action-bar]")
  for (const { path, last, edit } of screens) {
    await goWithin(page, path)
    if (edit) await page.getByRole("button", { name: "Edit Profile" }).click()
    await expect(bar, path).toBeInViewport({ ratio: 1 })
    // It ends where the bar of the main places begins: nothing is seen between them.
    const places = await page.getByRole("navigation").last().boundingBox()
    const box = await bar.boundingBox()
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - (places?.y ?? 0)), path).toBeLessThanOrEqual(1)

    await page.locator("main").focus()
    const isInBar = () => page.evaluate(() => document.activeElement?.closest("[data-action-bar]") !== null)
    let count = 0
    for (; !(await isInBar()); count++) {
      await page.keyboard.press("Tab")
      const name = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
      await expect.poll(() => underBar(page, "focus"), { message: await name() }).toBe(0)
      expect(count).toBeLessThan(120)
    }
    expect(count).toBeGreaterThan(8)

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => underBar(page, last)).toBe(0)
    await expect(page.locator(last).last()).toBeInViewport({ ratio: 1 })
  }
})
