import type { Page } from "@playwright/test"
import { type Mother, openDashboard } from "./mother.ts"
import { expect } from "./test.ts"

export const code = "2580"
export const codeField = (page: Page) => page.getByLabel("Code", { exact: true })
export const hers = /Ana|Florescer|Day 1|Dia 1|kcal|Diário|Diary/

/** Switches it on under Profile, Data. */
export async function switchOnDiscreet(page: Page) {
  await page.goto("/profile?tab=data")
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await page.getByLabel("New code").fill(code)
  await page.getByLabel("The same code again").fill(code)
  await page.getByRole("button", { name: "Switch on" }).click()
  await expect(page.getByText("Discreet mode is on.")).toBeVisible()
}

export async function openDiscreet(page: Page, origin: string): Promise<Mother> {
  const mother = await openDashboard(page, origin)
  await switchOnDiscreet(page)
  return mother
}

export async function enter(page: Page, digits = code) {
  await codeField(page).fill(digits)
  await codeField(page).press("Enter")
}

export async function unlock(page: Page) {
  await enter(page)
  await expect(codeField(page)).toHaveCount(0)
}

export const notes = (page: Page) => page.locator("textarea[name=notes]").first()

/** Nothing but the lock screen is on the page. */
export async function expectHidden(page: Page) {
  await expect(codeField(page)).toBeVisible()
  expect(await page.locator("body").ariaSnapshot()).not.toMatch(hers)
  const html = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const script of body.querySelectorAll("script")) script.remove()
    return body.innerHTML
  })
  expect(html).not.toMatch(hers)
}

/** Enters wrong codes until a pause comes, which a reload does not shorten. */
export async function expectPauseAfterWrongCodes(page: Page) {
  for (let tries = 0; tries < 4; tries++) {
    await enter(page, "1111")
    await expect(page.getByText("That is not the code. Try again.")).toBeVisible()
  }
  await enter(page, "1111")
  await expect(page.getByText(/Please wait \d second/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Please wait \d second/)).toBeVisible()
}
