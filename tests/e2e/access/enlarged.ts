import type { Page } from "@playwright/test"
import { expectAllInSight } from "./layout.ts"

const narrowest = { width: 195, height: 422 }
const sizes = {
  "320 pixels wide": { width: 320, height: 640 },
  "a desktop at 200 %": { width: 640, height: 400 },
}
const ways = ["spaced out", ...Object.keys(sizes)]

/** On a phone at 200 %, narrow or with spaced-out text, nothing is cut off or scrolls sideways; of a turn, one of the others. */
export async function expectAllInSightEnlarged(page: Page, where: string, turn?: number) {
  const viewport = page.viewportSize()
  await page.setViewportSize(narrowest)
  await expectAllInSight(page, `${where}, a phone at 200 %`)
  const isDue = (way: string) => turn === undefined || way === ways[turn % ways.length]
  for (const [size, enlarged] of Object.entries(sizes).filter(([size]) => isDue(size))) {
    await page.setViewportSize(enlarged)
    await expectAllInSight(page, `${where}, ${size}`)
  }
  if (viewport) await page.setViewportSize(viewport)
  if (!isDue("spaced out")) return
  const spaceBack = await spaceTexts(page)
  await expectAllInSight(page, `${where}, spaced out`)
  await spaceBack()
}

/** Applies the spacing that a text must bear (WCAG 1.4.12). Returns a function that undoes it. */
async function spaceTexts(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets = [sheet]
  })
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
}
