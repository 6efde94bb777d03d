import { expect, type Page } from "@playwright/test"

/** Each form that asks for a password, or sets one, says whose it is before, so that a password manager knows. */
export async function expectAccountNamed(page: Page, where: string) {
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll("form")]
      .map((form) => [...form.querySelectorAll("input")])
      .filter((fields) => {
        const password = fields.findIndex(({ autocomplete }) => /\b(?:current|new)-password\b/.test(autocomplete))
        const name = fields.findIndex(({ autocomplete }) => /\busername\b/.test(autocomplete))
        return password !== -1 && (name === -1 || name > password)
      })
      .map((fields) => fields.map(({ name }) => name).join()),
  )
  expect.soft(nameless, where).toEqual([])
}
