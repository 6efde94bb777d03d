import type { Page } from "@playwright/test"
import { library } from "#content/library.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { readyLink } from "./make-link.ts"
import { expectToast, openAt, shownToast } from "./mother.ts"
import { goOffline } from "./second-visit.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const listAddress = "/my-plan/shopping-list"

const spoken = {
  en: {
    adjust: "Adjust the list",
    have: "Have it",
    done: "Done",
    oil: "Olive oil",
    usedUp: "Used up",
    atHome: "At home: 1",
  },
  pt: {
    adjust: "Ajustar a lista",
    have: "Tenho",
    done: "Pronto",
    oil: "Azeite de oliva",
    usedUp: "Acabou",
    atHome: "Em casa: 1",
  },
  es: {
    adjust: "Ajustar la lista",
    have: "Tengo",
    done: "Listo",
    oil: "Aceite de oliva",
    usedUp: "Se acabó",
    atHome: "En casa: 1",
  },
} as const

const onList = (page: Page, food: string) => page.getByRole("checkbox", { name: new RegExp(`^${food}`) })

async function have(page: Page, food: string) {
  await page.getByRole("button", { name: "Adjust the list" }).click()
  await page.getByRole("button", { name: `Have it: ${food}` }).click()
  await page.getByRole("button", { name: "Done" }).last().click()
}

async function startNextWeek(page: Page, origin: string) {
  await didElsewhere(page, origin, [
    ["itemDone", { journeyId: "first", day: 1, item: "snack" }],
    ["journeyStarted", { journeyId: crypto.randomUUID(), week: 2 }],
  ])
}

for (const language of some(["pt", "en", "es"] as const, 2)) {
  test(`in ${language} what she has stays off the list, also in the next week, until she says that it is used up`, async ({
    page,
    product,
  }) => {
    const { adjust, have, done, oil, usedUp, atHome } = spoken[language]
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, listAddress)
    await page.getByText(oil, { exact: true }).click()
    await page.getByRole("button", { name: adjust }).click()
    const haveIt = page.getByRole("button", { name: `${have}: ${oil}` })
    await haveIt.click()
    await expect(haveIt).toHaveAttribute("aria-pressed", "true")
    // Offered for what keeps for weeks alone.
    await expect(page.getByRole("button", { name: new RegExp(`^${have}: (Tomate|Tomato|Jitomate)$`) })).toHaveCount(0)
    await page.getByRole("button", { name: done }).last().click()
    await expect(onList(page, oil)).toHaveCount(0)
    const fold = page.getByText(atHome)
    await expect(fold).toBeVisible()

    await startNextWeek(page, product.url)
    await page.reload()
    await page
      .locator("summary")
      .filter({ hasText: /^(At home|Em casa|En casa): \d+$/ })
      .click()
    await expect(onList(page, oil)).toHaveCount(0)
    await page.getByRole("button", { name: `${usedUp}: ${oil}` }).click()
    await expect(onList(page, oil)).not.toBeChecked()
    await expect(page.getByRole("button", { name: `${usedUp}: ${oil}` })).toHaveCount(0)
    await page.reload()
    await expect(onList(page, oil)).not.toBeChecked()
  })
}

test("what was pressed by mistake is taken back in its place, and where it was used up beside the message", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, listAddress)
  await have(page, "White rice")
  await page.getByRole("button", { name: "Adjust the list" }).click()
  await page.getByRole("button", { name: "Have it: White rice" }).click()
  await page.getByRole("button", { name: "Done" }).first().click()
  await expect(onList(page, "White rice")).toBeAttached()
  await expect(page.locator("summary")).toHaveCount(0)

  await have(page, "White rice")
  await page.locator("summary").click()
  await page.getByRole("button", { name: "Used up: White rice" }).click()
  await expectToast(page, "Back on the list: White rice")
  await shownToast(page).getByRole("button", { name: "Have it" }).click()
  await expect(onList(page, "White rice")).toHaveCount(0)
  await expect(page.getByText("At home: 1")).toBeVisible()
})

test("neither a helper nor the sent list is told to buy what she has", async ({ page, product, openBrowser }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ text }: { text: string }) => void Object.assign(document, { title: text }),
    })
  })
  await openAt(page, product.url, listAddress)
  await have(page, "Olive oil")
  await page.getByRole("button", { name: "Send the list" }).click()
  await expect.poll(() => page.title()).toContain("- White rice")
  expect(await page.title()).not.toContain("Olive oil")

  await page.getByRole("link", { name: "Ask for help" }).click()
  const address = await readyLink(page)
  const helper = await openBrowser()
  await helper.goto(address)
  const named = (food: RegExp) => helper.getByRole("checkbox", { name: food })
  await expect(named(/^(White rice|Arroz branco)/)).toBeAttached()
  await expect(named(/^(Olive oil|Azeite)/)).toHaveCount(0)
})

testWithWorker(
  "what she marks without a connection is there on her other devices afterwards",
  async ({ page, product, context, openBrowser, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    const mother = await openAt(page, product.url, listAddress)
    await expect(onList(page, "Olive oil")).toBeAttached()
    await goOffline(page)
    await have(page, "Olive oil")
    await expect(onList(page, "Olive oil")).toHaveCount(0)
    await context.setOffline(false)
    const other = await openBrowser()
    await openAt(other, product.url, listAddress, mother)
    await expect(other.getByText("At home: 1")).toBeVisible()
  },
)

for (const language of some(["pt", "en", "es"] as const, 1)) {
  test(`in ${language} the last dinner of four can become what is left, which is cooked and listed as any other`, async ({
    page,
    product,
  }) => {
    const { swap, left, foods, cook, chop, forFour } = {
      pt: {
        swap: "Outra coisa?",
        left: "Aproveita o que deve sobrar: ",
        foods: "repolho",
        cook: "Modo cozinha",
        chop: "Pique",
        forFour: "4 porções",
      },
      en: {
        swap: "Something else?",
        left: "Uses what is probably left: ",
        foods: "cabbage",
        cook: "Cooking Mode",
        chop: "Chop",
        forFour: "4 servings",
      },
      es: {
        swap: "¿Otra cosa?",
        left: "Aprovecha lo que probablemente queda: ",
        foods: "repollo",
        cook: "Modo cocina",
        chop: "Pica",
        forFour: "4 porciones",
      },
    }[language]
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, listAddress)
    const { week, household } = planOf(library, [], { ...noHousehold, people: 4 })
    const list = shoppingListOfWeek(week, household, library.foods)
    const bought = list.flatMap(({ items }) => items.map(({ food }) => food))
    await didElsewhere(page, product.url, [
      ["householdChanged", { fields: { people: 4 } }],
      ["shoppingItemsTicked", { foods: bought, isTicked: true }],
      ["foodsHadAtHome", { foods: ["cabbage"], isAtHome: true }],
    ])
    await page.goto("/my-plan/recipe/21#swap")
    const first = page.getByRole("region", { name: swap }).getByRole("listitem").first()
    await expect(first).toContainText(left)
    await expect(first).toContainText(foods)
    await first.getByRole("button").click()
    await expect(page).toHaveURL(/\/my-plan\/recipe\/\d{4}$/)
    await expect(page.getByText(left)).toBeVisible()
    await expect(page.getByText(forFour).first()).toBeVisible()
    const dish = recipeOf(library, Number(new URL(page.url()).pathname.split("/").at(-1)))
    const notAtHome = dish.ingredients.filter(({ food }) => ![...bought, "cabbage"].includes(food))
    expect(notAtHome).toEqual([])
    // Half a carrot for each.
    await expect(page.getByRole("listitem").filter({ hasText: /^(Cenoura|Carrot|Zanahoria).*160/ })).toBeVisible()
    const steps = page.getByRole("main").getByRole("list").filter({ hasText: chop })
    await expect(steps).toContainText(foods)
    await page.reload()
    await expect(steps).toContainText(foods)
    await page.getByRole("link", { name: cook }).click()
    await expect(page.getByRole("main")).toContainText(foods)
    await page.goto("/my-plan/day/7")
    await expect(page.locator("a[href^='/my-plan/recipe/'][href$='#swap']")).toHaveCount(3)
    await expect(page.locator("a[href='/my-plan/recipe/21']")).toHaveCount(0)
  })
}
