import type { Page } from "@playwright/test"
import food from "#content/locales/pt/food.json" with { type: "json" }
import { checklistItems } from "#domain/journey/progress.ts"
import { avoid } from "./avoid.ts"
import { chooseBefore } from "./choose-language.ts"
import { fillStorage } from "./full-storage.ts"
import { expectToast, openAt, openDashboard } from "./mother.ts"
import { readJson } from "./profile.ts"
import { didElsewhere, liveUntil } from "./sync.ts"
import { expect, test } from "./test.ts"

test.beforeEach(({ allowConsoleError }) =>
  allowConsoleError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|A file of the app did not come/),
)

/** Refuses a file until it counts as missing, which it does when it was asked for three times. */
async function refuse(page: Page, file: RegExp) {
  let refused = 0
  await page.route(file, (route) => {
    refused++
    return route.abort()
  })
  return () => expect.poll(() => refused).toBeGreaterThanOrEqual(3)
}

for (const [what, file] of [
  ["file", /\/(?:plan-)?hard-night-[\w-]{8}\.js$/],
  ["messages", /\/en-hard-night-[\w-]{8}\.js$/],
] as const) {
  test(`where the ${what} of a small part does not come, the rest of her day is there`, async ({ page, product }) => {
    const untilMissing = await refuse(page, file)
    await openDashboard(page, product.url)
    await untilMissing()
    await page.getByText("Morning ritual").click()
    await expect(page.getByRole("checkbox", { name: "Morning ritual" })).toBeChecked()
    await expect(page.getByRole("button", { name: "It was a hard night" })).toHaveCount(0)
  })
}

test("where the words about a full device do not come, the screen is there and what she saves is sent", async ({
  page,
  product,
}) => {
  const untilMissing = await refuse(page, /\/(?:pt|en|es)-refused-[\w-]{8}\.js$/)
  await openAt(page, product.url, "/profile/food")
  const left = page.getByLabel(food.restrictions)
  await left.fill("camarão")
  await fillStorage(page)
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Salvar" }).click()
  await page.context().setOffline(false)
  await untilMissing()
  await expect(left).toHaveValue("camarão")
  const stored = async () => (await readJson(page, "/api/account/export")).onboarding
  await expect.poll(stored).toMatchObject({ restrictions: "camarão" })
})

test("where the file that plans her week anew never comes, what she tells about food is saved", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/profile/food")
  await page.route(/\/food-follow-wishes-[\w-]{8}\.js$/, () => {})
  await page.getByLabel(food.restrictions).fill("camarão")
  await page.clock.install()
  await page.getByRole("button", { name: "Salvar" }).click()
  await expect(page.getByRole("button", { name: "Salvando" })).toBeVisible()
  await page.clock.fastForward(5000)
  await expectToast(page, "Salvo")
})

test("where the file of what no dish can meet does not come, her week is there", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openDashboard(page, product.url)
  await avoid(page, "vegan, no rice, no corn, no cassava, no tomato, no beans, no lentils, no chickpeas")
  const untilMissing = await refuse(page, /\/my-plan-blockers-[\w-]{8}\.js$/)
  await page.goto("/my-plan")
  await untilMissing()
  await page.getByRole("link", { name: "View Shopping List" }).click()
  await expect(page).toHaveURL("/my-plan/shopping-list")
  // By now the failure has reached the screen.
  await page.goBack()
  await expect(page.getByRole("heading", { name: "The other days" })).toBeVisible()
  await expect(page.getByText("Good to know about this week")).toHaveCount(0)
})

test("where the file of another week does not come, her flower is there", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await liveUntil(page, product.url, 7, checklistItems)
  const untilMissing = await refuse(page, /\/dashboard-next-week-[\w-]{8}\.js$/)
  await page.goto("/dashboard")
  await untilMissing()
  await page.getByRole("button", { name: "Reset Plan" }).click()
  await expect(page.getByRole("alertdialog")).toBeVisible()
  await expect(page.getByText("Your flower is in full bloom")).toBeVisible()
})

test("where the words of the quiet card do not come, her day is there in silence too", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await didElsewhere(page, product.url, [["silenceSet", { isOn: true }]])
  const untilMissing = await refuse(page, /\/en-silence-[\w-]{8}\.js$/)
  await page.goto("/dashboard")
  await untilMissing()
  await page.getByRole("radiogroup", { name: "Energy" }).getByRole("radio").first().click()
  await expect(page.getByRole("heading", { name: "A quiet space" })).toHaveCount(0)
  await expect(page.getByRole("radiogroup", { name: "Energy" })).toBeVisible()
})
