import { expect, type Page } from "@playwright/test"

/** Expects that every text field, and every text from right to left, has the direction of its own letters. */
export async function expectOwnDirection(page: Page, where: string) {
  expect.soft(await page.evaluate(findFaults), where).toEqual([])
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = []
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
  for (const field of fields) {
    const isForWords = ["text", "search", "textarea"].includes(field.type)
    if (isForWords && field.dir !== "auto") faults.push(`field without its direction: ${field.name || field.id}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    const open = data.replaceAll(/\u2068[^\u2069]*\u2069/g, "")
    if (!parentElement?.matches("script, style, textarea") && /\p{Script=Hebrew}/u.test(open)) {
      const { direction, unicodeBidi } = getComputedStyle(parentElement as Element)
      if (direction !== "rtl" && unicodeBidi !== "plaintext") faults.push(`text without its direction: ${open}`)
    }
  }
  return faults
}
