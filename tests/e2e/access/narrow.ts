import { expect, type Page } from "@playwright/test"
import { amount, isFull } from "../../amount.ts"
import { isLanguageOpen, readIn } from "./languages.ts"

/** Of most phones but the largest; at text sizes of their own the others are as narrow. */
const widths = isFull ? [320, 344, 360, 375] : [320, 360]
const languages = ["pt", "en", "es"] as const

export async function expectNotTooWide(page: Page, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    const excess = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
    // What follows the size of the screen by script needs a moment.
    await expect
      .configure({ soft: true })
      .poll(excess, { message: `${where}, ${width} wide`, timeout: 3000 })
      .toBe(0)
  }
}

/**
 * On no phone is the page wider than the screen, in no language: neither as it is where the browser prefers neither
 * Portuguese nor Spanish, each part in its native language, nor in each of them; in `npm test` in one by turns.
 */
export async function expectNeverTooWide(page: Page, where: string, turn: number) {
  const viewport = page.viewportSize()
  await expectNotTooWide(page, `${where}, each part in its language`)
  if (isLanguageOpen(page)) {
    const read = Array.from(
      { length: amount(1, languages.length) },
      (_, at) => languages[(turn + at) % languages.length],
    )
    for (const language of read) {
      await readIn(page, language ?? null)
      await expectNotTooWide(page, `${where}, ${language}`)
    }
    await readIn(page, null)
  }
  if (viewport) await page.setViewportSize(viewport)
}
