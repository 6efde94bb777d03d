import type { Page } from "@playwright/test"

/** All that can be read without a tap, whatever is scrolled to. Numbers alone are no words. */
export async function wordsOn(page: Page): Promise<number> {
  const texts = await page.locator("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility()) shown.push(`${walker.currentNode.nodeValue}`)
    return shown
  })
  return texts.flatMap((text) => text.match(/[\p{L}\p{N}’'-]*\p{L}[\p{L}\p{N}’'-]*/gu) ?? []).length
}
