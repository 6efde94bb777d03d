import type { Page } from "@playwright/test"

/** From the next page on, as if she had chosen this language on an earlier visit. */
export async function chooseBefore(page: Page, origin: string, language: string) {
  await page.addInitScript((chosen) => localStorage.setItem("florescer:locale", chosen), language)
  await page.context().addCookies([{ name: "florescer-language", value: language, url: origin }])
}
