import type { Page } from "@playwright/test"
import words from "#content/locales/pt/care.json" with { type: "json" }
import { plainText } from "#domain/marked-text.ts"

/** The card with the numbers to call. */
export function card(page: Page) {
  return page.getByRole("main").locator("section:not(:has(section)):has([data-lines])")
}

/** What is left of it once she has gone on. */
export function folded(page: Page, name = words.openAgain) {
  return page.getByRole("button", { name })
}

/** The gentle question that asks whether she is safe. */
export function gentleCheck(page: Page) {
  return page.getByRole("region", { name: plainText(words.checkQuestion) })
}
