import type { Page } from "@playwright/test"

/** Leaves no character of the browser's storage free. */
export async function fillStorage(page: Page) {
  await page.evaluate(() => {
    for (let size = 1 << 22, index = 0; size >= 1; index++) {
      try {
        localStorage.setItem(`filler${index}`, "x".repeat(size))
      } catch {
        size >>= 1
      }
    }
  })
}

export async function emptyStorage(page: Page) {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("filler")) localStorage.removeItem(key)
  })
}
