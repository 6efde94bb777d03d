import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

const card = (page: Page) => page.getByRole("region", { name: "Metabolic Score" })

async function open(page: Page, origin: string) {
  await chooseBefore(page, origin, "en")
  await openAt(page, origin, "/healthz")
}

async function slept(page: Page, origin: string, hours: { [back: number]: number }) {
  const nights = Object.entries(hours).map(async ([back, each]) => {
    return ["sleepAnswered", { date: await daysAgo(page, Number(back)), hours: each }] as const
  })
  await didElsewhere(page, origin, (await Promise.all(nights)) as never)
}

test("after two days the example stands, after the third the score is hers, with its arithmetic", async ({
  page,
  product,
}) => {
  await open(page, product.url)
  await slept(page, product.url, { 0: 5.5, 1: 5.5 })
  await page.goto("/profile")
  await expect(card(page)).toContainText("+14 points")
  await expect(page.getByRole("tabpanel").locator("p").first()).toHaveText(
    "Note three days, and this page will speak of you.",
  )
  await slept(page, product.url, { 3: 5.5 })
  await page.reload()
  await expect(card(page)).not.toContainText("+14 points")
  await card(page).getByRole("button", { name: "From 1 of 5 parts" }).click()
  await expect(card(page)).toContainText("20 of 25")
  await expect(card(page).getByText("5.5 h on average.", { exact: true })).toBeVisible()
  await expect(card(page)).toContainText("Noted on 3 of 7 days.")
  await expect(card(page).getByText("79", { exact: true })).toBeVisible()
})

test("an earlier week has its own score, days that she did not tell are gaps, and weight changes nothing", async ({
  page,
  product,
}) => {
  await open(page, product.url)
  await slept(page, product.url, { 0: 7, 1: 7, 2: 7, 8: 3.5, 9: 3.5, 11: 3.5 })
  await page.goto("/profile")
  await expect(card(page).getByText("100", { exact: true })).toBeVisible()
  await expect(card(page)).toContainText("50 points more than usual for you")
  await expect(card(page).locator("p").first()).toHaveText("You slept 3.5 h more a day than the week before.")
  await didElsewhere(page, product.url, [["weightLogged", { date: await daysAgo(page, 0), kg: 120 }]])
  await page.reload()
  await expect(card(page).getByText("100", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "The week before" }).click()
  await expect(card(page).getByText("50", { exact: true })).toBeVisible()
  await expect(card(page).getByRole("list", { name: "Which days" }).getByText("not noted")).toHaveCount(4)
  await expect(page.getByRole("button", { name: "The week before" })).toHaveAttribute("aria-disabled", "true")
})

test("a part that would lower the score is shown, not counted", async ({ page, product }) => {
  await open(page, product.url)
  await slept(page, product.url, { 0: 7, 1: 7, 2: 7 })
  const dates = await Promise.all([0, 1, 2].map((back) => daysAgo(page, back)))
  const glasses = dates.map((date) => ["glassDrunk", { date, glassId: randomUUID() }] as const)
  await didElsewhere(page, product.url, glasses as never)
  await page.goto("/profile")
  await expect(card(page).getByText("100", { exact: true })).toBeVisible()
  await card(page)
    .getByRole("button", { name: /^From \d of 5 parts/ })
    .click()
  await expect(card(page)).toContainText("1 glass on your best three days. Not counted: it only counts when it helps.")
})

test("a badge in bud says what it still needs, an earned one since when, and it stays", async ({ page, product }) => {
  await open(page, product.url)
  await slept(page, product.url, { 0: 2, 1: 6, 2: 0, 3: 3.5 })
  await page.goto("/profile")
  const sleep = page.getByRole("region", { name: "Achievements" }).getByRole("listitem").filter({ hasText: "Restful" })
  await expect(sleep).toContainText("4 of 5 days this week")
  await goWithin(page, "/dashboard")
  for (let days = 0; days < 4; days++) await page.getByRole("button", { name: "The day before" }).click()
  await page.getByRole("button", { name: "Half an hour more" }).click()
  await expect(page.getByText("Restful Sleep: rest, whenever you could.")).toBeVisible()
  for (let times = 0; times < 4; times++) await page.getByRole("button", { name: "Half an hour less" }).click()
  await goWithin(page, "/profile")
  await expect(sleep).toContainText(/^Restful Sleep.*Since \d/)
  await expect(sleep).not.toContainText("Still in bud")
})
