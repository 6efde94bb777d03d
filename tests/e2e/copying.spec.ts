import type { Page } from "@playwright/test"
import asking from "#content/locales/en/ask-for-help.json" with { type: "json" }
import errors from "#content/locales/en/errors.json" with { type: "json" }
import notifications from "#content/locales/en/notifications.json" with { type: "json" }
import details from "#content/locales/pt/details.json" with { type: "json" }
import ownErrors from "#content/locales/pt/errors.json" with { type: "json" }
import { some } from "../amount.ts"
import { expectNothingByAxe } from "./access/axe.ts"
import { openAt } from "./mother.ts"
import { openProfile } from "./profile.ts"
import { expect, test } from "./test.ts"

/** As on http://florescer.lan: without TLS a page has no clipboard. The test keeps it to read what was copied. */
test.beforeEach(async ({ context, product, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url })
  await page.addInitScript(() => {
    const { clipboard } = navigator
    Object.defineProperty(window, "ofTheTest", { value: clipboard })
    Object.defineProperty(navigator, "clipboard", { value: undefined })
    Reflect.deleteProperty(Navigator.prototype, "share")
  })
})

const copied = (page: Page) => page.evaluate(() => (window as unknown as { ofTheTest: Clipboard }).ofTheTest.readText())
const marked = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
    return isField ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0) : ""
  })

/** Opens each place that copies something, and says what. */
const places: Record<string, (page: Page, origin: string) => Promise<RegExp>> = {
  "the shopping list": async (page, origin) => {
    await openAt(page, origin, "/my-plan/shopping-list")
    return /^Shopping list/
  },
  "a helper's link": async (page, origin) => {
    await openAt(page, origin, "/my-plan/ask-for-help")
    await page.getByRole("button", { name: /^The shopping list/ }).click()
    await page.getByRole("button", { name: asking.make }).click()
    return /^http:.*helping/
  },
  "the calendar's address": async (page, origin) => {
    await openAt(page, origin, "/profile/notifications")
    await page.getByRole("button", { name: notifications.calendarMake }).click()
    return /^http:.*calendar/
  },
  "a key for another app": async (page, origin) => {
    const { password } = await openProfile(page, origin, "account")
    await page.getByRole("button", { name: details.access }).click()
    await page.locator("form input[name=name]").fill("Planilha")
    await page.locator("form input[name=password]").fill(password)
    await page.getByRole("button", { name: details.accessMake }).click()
    return /^\S{20,}$/
  },
}

for (const [what, open] of some(Object.entries(places), 0)) {
  test(`${what} is copied on a page without TLS too, or marked to be copied by hand`, async ({ page, product }) => {
    const text = await open(page, product.url)
    const button = page.getByRole("main").locator("button", { hasText: /^Cop/ })
    await button.click()
    await expect.poll(() => copied(page)).toMatch(text)
    await page.evaluate(() => {
      document.execCommand = () => false
    })
    await button.click()
    await expect.poll(() => marked(page)).toMatch(text)
    await expect(page.getByText(errors.copyByHand).or(page.getByText(ownErrors.copyByHand)).first()).toBeVisible()
    await expectNothingByAxe(page, what)
  })
}
