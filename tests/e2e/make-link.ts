import { expect, type Page } from "@playwright/test"

export const parts = {
  meals: "Today’s meals, with recipes",
  preparations: "What can be cooked ahead",
  list: "The shopping list, to tick together",
  tonight: "What would help tonight",
}

export const askForHelp = "/my-plan/ask-for-help"

type Choice = { show?: (keyof typeof parts)[]; name?: string; language?: string; days?: string; names?: boolean }

/** Returns its address; she is left on the page of her links. */
export async function makeLink(page: Page, { show = ["list"], name = "", language, days, names = true }: Choice = {}) {
  if (!page.url().endsWith(askForHelp)) await page.goto(askForHelp)
  for (const part of show) await page.getByRole("button", { name: parts[part] }).click()
  if (!names) await page.getByRole("switch").click()
  if (language) await page.getByLabel("In which language?").selectOption(language)
  if (days) await page.getByText(days, { exact: true }).click()
  await page.getByLabel("Who is it for?").fill(name)
  return readyLink(page)
}

/** Makes the link that is chosen, and returns its address once it opens something: the server may hear of it later. */
export async function readyLink(page: Page) {
  await page.getByRole("button", { name: "Make the link" }).click()
  await expect(page.getByRole("heading", { name: /^Your link is ready/ })).toBeFocused()
  await expect(page.getByText("It starts working as soon as")).toHaveCount(0)
  return page.getByLabel("The link", { exact: true }).inputValue()
}
