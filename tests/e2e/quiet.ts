import type { Page } from "@playwright/test"

const quietMs = 700

/** Waits until the page has fetched nothing for a moment; its stream of changes stays open all the while. */
export async function untilQuiet(page: Page) {
  await page.waitForLoadState("load")
  await page.evaluate(async (pauseMs) => {
    const count = () => performance.getEntriesByType("resource").length
    for (let before = -1; before !== count(); ) {
      before = count()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }, quietMs)
}
