import type { Page } from "@playwright/test"
import { type Mother, openAt } from "./mother.ts"
import { expect } from "./test.ts"

export const hers = /Ana|Florescer|Day 1|Dia 1|kcal|Diário|Diary/

const settings = "/profile/settings"

const wayBack = (page: Page) => page.getByRole("button", { name: "Open", exact: true })

/** Switches it on under Profile, Data. */
export async function switchOnDiscreet(page: Page) {
  if (!page.url().endsWith(settings)) await page.goto(settings)
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await page.getByRole("button", { name: "Switch on" }).click()
  await expect(page.getByText("Discreet mode is on.")).toBeVisible()
}

export async function openDiscreet(page: Page, origin: string): Promise<Mother> {
  const mother = await openAt(page, origin, settings)
  await switchOnDiscreet(page)
  return mother
}

/** Hides everything by the keyboard. */
export async function hide(page: Page) {
  // On a busy machine the second may come too late to count with the first.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(wayBack(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectHidden(page)
}

/** Brings everything back. */
export async function reveal(page: Page) {
  await wayBack(page).click()
  await expect(wayBack(page)).toHaveCount(0)
}

/** Nothing but a neutral name, the way back and help is on the page. */
export async function expectHidden(page: Page) {
  await expect(wayBack(page)).toBeVisible()
  expect(await page.locator("body").ariaSnapshot()).not.toMatch(hers)
  const html = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const script of body.querySelectorAll("script")) script.remove()
    return body.innerHTML
  })
  expect(html).not.toMatch(hers)
}

export async function expectShown(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(wayBack(page)).toHaveCount(0)
}
