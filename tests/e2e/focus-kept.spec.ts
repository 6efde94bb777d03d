import type { Page } from "@playwright/test"
import { field, openChat, say } from "./chat.ts"
import { openAt, openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60))

test("a tick leaves the keyboard where it is, and cannot be taken back", async ({ page, product }) => {
  await openDashboard(page, product.url)
  const box = page.getByRole("checkbox", { name: "Ritual da manhã" }).or(page.getByRole("checkbox").first()).first()
  await box.focus()
  await page.keyboard.press("Space")
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
  await page.keyboard.press("Space")
  await expect(box).toBeChecked()
  await page.keyboard.press("Tab")
  expect(await focused(page)).not.toContain("<body")
})

test("a message leaves the keyboard of the chat open while its answer is on its way", async ({ page, product }) => {
  await openChat(page, product.url)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await say(page, "oi")
  await expect(page.getByRole("log")).toContainText("Pensando...")
  await page.clock.resume()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type("obrigada")
  await expect(field(page)).toHaveValue("obrigada")
  await page.getByRole("main").locator("form button[type=submit]").click()
  await expect(field(page)).toHaveValue("")
  await expect(field(page)).toBeFocused()
})

test("a button that waits keeps the focus, and does nothing when it is pressed again", async ({ page, product }) => {
  await openAt(page, product.url, "/profile/food")
  await page.getByRole("main").getByRole("textbox").first().fill("leite")
  const { promise, resolve } = Promise.withResolvers<void>()
  let posts = 0
  await page.route("**/api/sync", async (route) => {
    if (route.request().method() === "POST") posts++
    await promise
    await route.continue()
  })
  const save = page.getByRole("main").locator("button[type=submit]")
  await save.focus()
  await page.keyboard.press("Enter")
  await expect(save).toHaveAttribute("aria-busy", "true")
  await expect(save).toBeFocused()
  await page.keyboard.press("Enter")
  resolve()
  await expect(save).not.toHaveAttribute("aria-busy")
  await expect(save).toBeFocused()
  expect(posts).toBe(1)
})

test("a chip that is taken out hands the focus on to the next, and the last one to the page", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/profile/food")
  await page.locator("textarea").first().fill("sem leite, sem ovo, sem peixe")
  const remove = page.getByRole("button", { name: /^Tirar/ })
  await expect(remove).toHaveCount(3)
  await remove.nth(1).press("Enter")
  await expect(remove).toHaveCount(2)
  await expect(remove.nth(1)).toBeFocused()
  await remove.nth(1).press("Enter")
  await expect(remove.nth(0)).toBeFocused()
  await remove.nth(0).press("Enter")
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole("main")).toBeFocused()
})
