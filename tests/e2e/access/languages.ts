import { expect, type Page } from "@playwright/test"

const namedInAddress = /^\/(pt|en|es)(\/|$)/

/** Whether the page's language can be chosen: an address that names one is in it. */
export function isLanguageOpen(page: Page): boolean {
  return !namedInAddress.test(new URL(page.url()).pathname)
}

/** As when a language is chosen in another tab, or (null) the choice is gone: the page stays as it is, in other words. */
export async function readIn(page: Page, language: string | null) {
  await page.evaluate((chosen) => {
    const key = "florescer:locale"
    if (chosen) localStorage.setItem(key, chosen)
    else localStorage.removeItem(key)
    dispatchEvent(new StorageEvent("storage", { key }))
  }, language)
  if (language) await expect(page.locator("html")).toHaveAttribute("lang", language)
}
