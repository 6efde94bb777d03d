import type { Page } from "@playwright/test"

/** Opens another screen from the page that is there, as a link does, and waits for its title: the app need not start anew. */
export async function goWithin(page: Page, path: string) {
  if (page.url().endsWith(path)) return
  await waitUntilTakenOver(page)
  const before = await page.title()
  await setOutWithin(page, path)
  await page.waitForFunction((before) => document.title !== before, before)
}

/** The same, without waiting: for addresses that lead elsewhere. */
export async function setOutWithin(page: Page, path: string) {
  await waitUntilTakenOver(page)
  await page.evaluate((path) => {
    history.pushState(null, "", path)
    dispatchEvent(new PopStateEvent("popstate"))
  }, path)
}

/** Waits until the app's own code has taken over a page that was prerendered. */
async function waitUntilTakenOver(page: Page) {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("header, main, footer")]
    if (parts.length === 0 || document.querySelector("[data-loading]")) return false
    return parts.every((part) => Object.keys(part).some((key) => key.startsWith("__react")))
  })
}
