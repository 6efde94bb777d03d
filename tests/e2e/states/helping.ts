import type { Page } from "@playwright/test"
import { openAt } from "../mother.ts"
import { open, type Walk } from "./walk.ts"

export async function* helpingStates({ page, origin, t }: Walk) {
  await openAt(page, origin, "/my-plan/ask-for-help")
  await page.getByRole("heading", { level: 1 }).waitFor()
  yield "/my-plan/ask-for-help"
  await makeLink(page)
  await page.getByRole("alert").waitFor()
  yield "a link that would show nothing"
  for (const part of ["meals", "preparations", "list", "tonight"] as const) {
    await page.getByRole("button", { name: t("ask-for-help", `part-${part}`) }).click()
  }
  await page.getByRole("main").getByRole("textbox").first().fill("Vó Lúcia")
  await makeLink(page)
  await page.getByRole("button", { name: t("ask-for-help", "qr") }).click()
  await page.getByRole("img", { name: t("ask-for-help", "qrText") }).waitFor()
  yield "a link that is ready, with its code"
  const address = await page.getByLabel(t("ask-for-help", "field"), { exact: true }).inputValue()
  await page.getByRole("button", { name: t("ask-for-help", "takeBackName").replace("{$name}", "Vó Lúcia") }).click()
  await page.getByRole("alertdialog").getByRole("button").first().waitFor()
  yield "the question before a link is taken back"
  await page.keyboard.press("Escape")

  await openLink(page, address)
  await page.getByRole("checkbox").first().waitFor()
  yield "a helper's page"
  await page
    .getByRole("button", { name: t("helping", "recipe") })
    .nth(1)
    .click()
  await page.locator("#steps").waitFor()
  yield "a helper's page with a recipe"
  await page.route("**/api/helping**", (route) => route.abort())
  await page.route("**/api/helping/sync", (route) => route.abort())
  await page.getByRole("main").locator("label:has(input)").first().click()
  await page.evaluate(() => dispatchEvent(new Event("focus")))
  await page.getByText(t("helping", "offline")).waitFor()
  yield "a helper's page without a connection"
  await page.unrouteAll()
  await openLink(page, `${new URL(address).pathname}#${"A".repeat(22)}`)
  await page.getByText(t("helping", "wrongText")).waitFor()
  yield "a link that opens nothing"
  await openLink(page, new URL(address).pathname)
  await page.getByText(t("helping", "incompleteText")).waitFor()
  yield "a link that is not complete"
}

function makeLink(page: Page) {
  return page.getByRole("main").locator("button[type=submit]").click()
}

/** As a page of its own: the same address with another secret would be the same page. */
async function openLink(page: Page, address: string) {
  await page.goto("/healthz")
  await open(page, address)
}
