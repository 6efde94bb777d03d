import type { Page } from "@playwright/test"
import { expectAllInSight } from "./layout.ts"

const sizes = {
  "320 pixels wide": { width: 320, height: 640 },
  "a phone at 200 %": { width: 195, height: 422 },
  "a desktop at 200 %": { width: 640, height: 400 },
}

/** Enlarged, narrow or with spaced-out text, nothing is cut off or scrolls sideways. */
export async function expectAllInSightEnlarged(page: Page, where: string) {
  const spaceBack = await spaceTexts(page)
  await expectAllInSight(page, `${where}, spaced out`)
  await spaceBack()
  const viewport = page.viewportSize()
  for (const [size, enlarged] of Object.entries(sizes)) {
    await page.setViewportSize(enlarged)
    await expectAllInSight(page, `${where}, ${size}`)
  }
  if (viewport) await page.setViewportSize(viewport)
}

/** The spacing that a text must bear (WCAG 1.4.12). Gives back how to undo it. */
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
