import type { Page } from "@playwright/test"
import { foods } from "#content/foods.ts"
import { currentJourneyId } from "#domain/journey/journey.ts"
import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { readyLink } from "./make-link.ts"
import { expectToast, openAt, shownToast } from "./mother.ts"
import { goOffline } from "./second-visit.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const listAddress = "/my-plan/shopping-list"

const spoken = {
  en: ["Adjust the list", "Not this week", "Done", "White rice", "Not this week: 1", "Put back"],
  pt: ["Ajustar a lista", "Não agora", "Pronto", "Arroz branco", "Fora desta semana: 1", "Pôr de volta"],
  es: ["Ajustar la lista", "Ahora no", "Listo", "Arroz blanco", "Fuera de esta semana: 1", "Devolver"],
} as const

const onList = (page: Page, food: string) => page.getByRole("checkbox", { name: new RegExp(`^${food}`) })

async function lines(page: Page) {
  await page.getByRole("main").getByRole("checkbox").first().waitFor({ state: "attached" })
  return page.getByRole("main").locator("label").allInnerTexts()
}

async function strike(page: Page, food: string) {
  await page.getByRole("button", { name: "Adjust the list" }).click()
  await page.getByRole("button", { name: `Not this week: ${food}` }).click()
}

const done = (page: Page) => page.getByRole("button", { name: "Done" }).click()

for (const language of some(["pt", "en", "es"] as const, 0)) {
  test(`in ${language} a line that is not for this week leaves the list, which follows, and is put back from its end`, async ({
    page,
    product,
  }) => {
    const [adjust, notThisWeek, finished, rice, fold, putBack] = spoken[language]
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, listAddress)
    const before = await lines(page)
    await page.getByRole("button", { name: adjust }).click()
    const button = page.getByRole("button", { name: `${notThisWeek}: ${rice}` })
    await button.click()
    await expect(button).toHaveAttribute("aria-pressed", "true")
    await expect(button).toBeFocused()
    await page.getByRole("button", { name: finished }).click()
    await expect(onList(page, rice)).toHaveCount(0)
    await page.reload()
    const after = await lines(page)
    expect(after).not.toEqual(before)
    expect(after.filter((line) => line.startsWith(rice))).toEqual([])

    await page.locator("summary", { hasText: fold }).click()
    await page.getByRole("button", { name: `${putBack}: ${rice}` }).click()
    await expect(onList(page, rice)).toBeAttached()
    await expect(page.locator("summary", { hasText: fold })).toHaveCount(0)
    await expect.poll(() => lines(page)).toEqual(before)
  })
}

test("an undo stands beside it, and brings back the list as it was", async ({ page, product }) => {
  await openAt(page, product.url, listAddress)
  const before = await lines(page)
  await strike(page, "White rice")
  await expectToast(page, "Not this week: White rice", "dishes that needed it make way for others")
  await shownToast(page).getByRole("button", { name: "Put back" }).click()
  await expect(page.getByRole("button", { name: "Not this week: White rice" })).toHaveAttribute("aria-pressed", "false")
  await done(page)
  await expect.poll(() => lines(page)).toEqual(before)
})

test("her plan, its days and a helper do without it for this week, and the next has it again", async ({
  page,
  product,
  openBrowser,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, listAddress)
  await strike(page, "White rice")
  await done(page)
  await page.goto("/my-plan")
  await expect(page.getByText("without white rice this week")).toBeVisible()

  await page.goto("/my-plan/ask-for-help?show=list")
  const address = await readyLink(page)
  const helper = await openBrowser()
  await helper.goto(address)
  await expect(onList(helper, "Olive oil")).toBeAttached()
  await expect(onList(helper, "White rice")).toHaveCount(0)
  await expect(helper.getByText(/white rice/i)).toHaveCount(0)

  await didElsewhere(page, product.url, [
    ["itemDone", { journeyId: "first", day: 1, item: "snack" }],
    ["journeyStarted", { journeyId: crypto.randomUUID(), week: 2 }],
  ])
  await page.goto(listAddress)
  await expect(page.getByRole("main").getByRole("checkbox").first()).toBeAttached()
  await expect(page.getByText("Not this week", { exact: false })).toHaveCount(0)
})

testWithWorker(
  "without a connection the week follows too, and so do her other devices afterwards",
  async ({ page, product, context, openBrowser, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    const mother = await openAt(page, product.url, listAddress)
    await lines(page)
    await goOffline(page)
    await strike(page, "White rice")
    await done(page)
    await expect(onList(page, "White rice")).toHaveCount(0)
    const followed = await lines(page)
    await context.setOffline(false)
    const other = await openBrowser()
    await openAt(other, product.url, listAddress, mother)
    await expect(other.getByText("Not this week: 1")).toBeVisible()
    await expect.poll(() => lines(other)).toEqual(followed)
  },
)

test("with everything struck she is told kindly what fills the week again", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await didElsewhere(
    page,
    product.url,
    Object.keys(foods).map((food) => ["foodStruck", { journeyId: currentJourneyId, food, dishes: {} }]),
  )
  await page.goto(listAddress)
  await expect(page.getByRole("note")).toContainText(
    "Without what you left for another week there is no breakfast in our recipes. Put something back on the list and the week fills.",
  )
  await expect(page.getByText("There is nothing to buy.")).toBeVisible()
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(0)
  for (const path of ["/my-plan", "/my-plan/day/1", "/dashboard"]) {
    await goWithin(page, path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
})
