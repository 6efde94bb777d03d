import type { Page } from "@playwright/test"
import { chooseBefore } from "./choose-language.ts"
import { expectToast, newMother, openAt, openDashboard, signUp } from "./mother.ts"
import { readJson } from "./profile.ts"
import { liveUntil } from "./sync.ts"
import { expect, test } from "./test.ts"

async function standOn(page: Page, origin: string, day: number) {
  await liveUntil(page, origin, day, ["morning", "mainMeal", "snack"])
  await page.goto("/dashboard")
}

test("the address with which she signed up is filled in, and a longer password is advised, not demanded", async ({
  page,
}) => {
  await page.goto("/signup")
  await expect(page.getByText("Com 6 caracteres ou mais fica mais seguro.")).toBeVisible()
  const mother = { ...newMother("Ana"), password: "123" }
  await signUp(page, mother)
  await expect(page.getByLabel("E-mail")).toHaveValue(mother.email)
})

test("a name that fills three lines is shortened to the first one, another is kept", async ({ page, product }) => {
  await openDashboard(page, product.url, { ...newMother("Maria"), name: "Maria Aparecida dos Santos" })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maria")
})

test("the diary is one tap away from her day", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openDashboard(page, product.url)
  await page.getByRole("link", { name: /^Diary/ }).click()
  await expect(page).toHaveURL("/profile?tab=diary")
  await expect(page.getByRole("tab", { name: "Diary" })).toHaveAttribute("aria-selected", "true")
})

test("when a day is complete she sees its petal, and that tomorrow can wait", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await standOn(page, product.url, 2)
  await page.getByText("15 min Light Walk").click()
  // Where motion is reduced, as here, the petals lie at the foot of the screen instead of over the day.
  const petals = page.locator("[data-celebration] svg")
  await petals.first().waitFor()
  const tops = await petals.evaluateAll((all) => all.map((petal) => petal.getBoundingClientRect().top / innerHeight))
  expect(tops.length).toBeGreaterThan(0)
  expect(Math.min(...tops)).toBeGreaterThan(0.94)
  await expect(page.getByRole("region", { name: /^Day \d of 7$/ })).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByText("Tomorrow is ready when you are.")).toBeVisible()
})

test("after the seventh day her flower stays, the week is summed up, and another can begin", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await standOn(page, product.url, 7)
  await page.getByText("15 min Light Walk").click()
  await expectToast(page, "Day 7 Complete!", "Seven days of care, your way.")
  await expect(page.getByText("7 days, 28 small acts of care done.")).toBeVisible()
  await expect(page.getByText("Tomorrow is ready when you are.")).toHaveCount(0)
  await page.getByRole("button", { name: "Start another week" }).click()
  await expect(page.getByRole("heading", { name: "Day 1 of 7" })).toBeVisible()
  const journeys = async () => (await readJson(page, "/api/account/export")).journeys
  await expect.poll(async () => (await journeys()).length).toBe(2)
  expect((await journeys()).map(({ week = 1 }: { week?: number }) => week).sort()).toEqual([1, 2])

  await page.goto("/profile")
  await expect(page.getByRole("region", { name: "Your journeys" })).toContainText("28 of 28 small acts of care")
  const badges = page.getByRole("region", { name: "Achievements" }).getByRole("listitem")
  await expect(badges.filter({ hasNotText: "Still in bud" })).toHaveText([/Reset/])
})

test("before anything is earned, every badge is in bud; an example has no verdict, and what she leaves as it stands is named before it becomes hers", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/profile")
  await expect(page.getByText("Still in bud")).toHaveCount(4)
  await expect(page.getByRole("region", { name: "Your journeys" })).toHaveCount(0)

  await expect(page.getByText("26.4")).toBeVisible()
  await expect(page.getByText(/ideal range$/)).toHaveCount(0)
  await page.goto("/profile?tab=data")
  await page.getByRole("button", { name: "Edit" }).first().click()
  const left = page.getByText(/^Still the example’s values: /)
  await expect(left).toContainText("current weight")
  await page.getByLabel("Current weight").fill("70")
  await expect(left).not.toContainText("current weight")
  await expect(left).toContainText("desired weight")
  await page.getByRole("button", { name: /^(Agree and save|Save)$/ }).click()
  await expectToast(page, "Profile updated")
  await page.getByRole("button", { name: "Edit" }).first().click()
  await expect(left).toHaveCount(0)
})
