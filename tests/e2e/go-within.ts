import type { Page } from "@playwright/test"

/** Opens another screen from the page that is there, as a link does, and waits for its title: the app need not start anew. */
export async function goWithin(page: Page, path: string) {
  if (page.url().endsWith(path)) return
  const before = await page.title()
  await page.evaluate((path) => {
    history.pushState(null, "", path)
    dispatchEvent(new PopStateEvent("popstate"))
  }, path)
  await page.waitForFunction((before) => document.title !== before, before)
}
