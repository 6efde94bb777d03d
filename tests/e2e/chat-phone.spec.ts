import type { Locator, Page } from "@playwright/test"
import { answerTo, entry, field, messages, openChat, say, suggestions } from "./chat.ts"
import { expect, test } from "./test.ts"

const bar = (page: Page) => page.locator("nav.fixed")

test("the bar makes room while she writes, and comes back for her finger and for the Tab key", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await expect(field(page)).toBeFocused()
  await expect(bar(page)).not.toBeInViewport()
  await expect.poll(() => gapBelow(page, field(page))).toBeLessThan(16)
  // In Safari only this number tells the key that confirms what an input method offers.
  await field(page).fill("にほん")
  await field(page).dispatchEvent("keydown", { key: "Enter", keyCode: 229 })
  await expect(field(page)).toHaveValue("にほん")
  await field(page).fill("")
  await page.keyboard.press("Tab")
  await expect(bar(page).getByRole("link").first()).toBeFocused()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await field(page).focus()
  await expect(bar(page)).not.toBeInViewport()
  await page.getByRole("heading", { level: 1 }).click()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => gapBelow(page, field(page))).toBeGreaterThan(64)
})

test("a suggestion under her finger stays there although the bar comes back", async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await openChat(page, product.url)
  await answerTo(page, entry(77).question)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar(page)).not.toBeInViewport()
  const last = suggestions(page).last()
  const asked = (await last.textContent()) ?? ""
  await last.hover()
  await page.mouse.down()
  await page.mouse.up()
  await expect(messages(page).nth(-2)).toContainText(asked)
})

test("the field keeps the focus while an answer is on its way, what she writes meanwhile, and sends nothing of it", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  // All that an answer needs is loaded before time stands still.
  await answerTo(page, entry(77).question)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page).fill(entry(71).question)
  await page.getByRole("button", { name: "Enviar" }).tap()
  await expect(page.getByRole("log")).toContainText("Pensando...")
  await expect(field(page)).toBeFocused()
  await page.keyboard.type("e à noite?")
  await expect(field(page)).toHaveValue("e à noite?")
  await expect(messages(page)).toHaveCount(3)
  await page.clock.runFor(1300)
  await expect(messages(page)).toHaveCount(4)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue("e à noite?")
})

test("above an answer her question stands whole, of a long one the end, and the gentle check right below it, with nothing over either", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await answerTo(page, entry(77).question)
  await page.setViewportSize({ width: 390, height: 480 })
  await answerTo(page, entry(38).question)
  await expect.poll(() => isClear(messages(page).nth(-2))).toBe(true)

  await answerTo(page, `${"Não sei mais o que fazer de manhã. ".repeat(40)}${entry(71).question}`)
  await expect.poll(() => isClear(messages(page).last().locator("p"))).toBe(true)

  await page.setViewportSize({ width: 390, height: 560 })
  await say(page, "não aguento mais")
  await expect(messages(page)).toHaveCount(8)
  await expect.poll(() => isClear(messages(page).nth(-2))).toBe(true)
  await expect.poll(() => isClear(page.getByRole("log").getByRole("region"))).toBe(true)
})

/** Between the end of something and that of the screen, in pixels. */
async function gapBelow(page: Page, what: Locator) {
  const box = await what.boundingBox()
  return (page.viewportSize()?.height ?? 0) - (box ? box.y + box.height : 0)
}

/** Whether its first line is on the screen with neither the top bar nor anything else over it. */
function isClear(what: Locator) {
  return what.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    return [2, 16].every((below) => element.contains(document.elementFromPoint(left + 20, top + below)))
  })
}
