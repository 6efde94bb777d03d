import { expect, type Page } from "@playwright/test"

/** Where less motion is asked for, as it is in these tests, whatever moves is over at once. What only waits does not move. */
export async function expectStillness(page: Page, where: string) {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 100)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  )
  expect.soft(moving, where).toEqual([])
}

/** While the app starts, nothing moves that was there before it: what moves begins so much later (ms). */
export async function expectStillStart(page: Page) {
  const delays = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().delay))
  for (const delay of delays) expect(delay).toBeGreaterThanOrEqual(3000)
}
