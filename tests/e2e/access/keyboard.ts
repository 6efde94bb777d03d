import { expect, type Locator, type Page } from "@playwright/test"

// More stops than any screen has: if the place is not reached by then, the focus is trapped somewhere.
const mostStops = 70

/** Goes to a place as a keyboard does, seeing at each stop where she is. */
export async function tabTo(page: Page, place: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(place).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await place.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not come to ${place}.`)
}

export async function pressAt(page: Page, place: Locator, key: "Enter" | "Space" = "Enter") {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

/** An outline of at least 2 pixels around what has the focus, or around its label, which lies in sight and uncovered. */
async function expectVisibleFocus(page: Page) {
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(whatIsUnseen), { timeout: 10_000 })
    .toBeNull()
}

/** Runs in the page. */
function whatIsUnseen(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const outlined = [element.closest("label"), element].find((one) => {
    const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : { outlineStyle: "none", outlineWidth: "0" }
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
  })
  if (!outlined) return `no outline: ${element.outerHTML.slice(0, 120)}`
  const isInSight = [...outlined.getClientRects()].some(({ x, y, width, height }) =>
    outlined.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
  )
  return isInSight ? null : `covered: ${element.outerHTML.slice(0, 120)}`
}
