import type { Locator, Page } from "@playwright/test"
import { newId } from "#app/sync/new-id.ts"
import { firstJourneyId } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { expectToast, openAt, openDashboard } from "./mother.ts"
import { didElsewhere, expectOnDevice, liveUntil } from "./sync.ts"
import { expect, test } from "./test.ts"

test("the plan shows seven days, today first, with what is done and the shopping list", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await liveUntil(page, product.url, 3)
  await page.goto("/my-plan")
  const today = page.getByRole("article", { name: "Day 3" })
  await expect(today).toContainText("Today")
  await expect(today.getByRole("list", { name: "On the table today" }).getByRole("listitem")).toHaveCount(3)
  await expect(today).toContainText("Day 3 Ritual")
  const others = page.getByRole("region", { name: "The other days" }).getByRole("article")
  await expect(others).toHaveCount(6)
  await expect(others.filter({ hasText: "Done" })).toHaveCount(2)
  for (const other of await others.all()) {
    // The day's link is its name alone; its three dishes lead to their recipes, and the facts are a list of their own.
    await expect(other.getByRole("link")).toHaveText([/^Day \d$/, /\w/, /\w/, /\w/])
    await expect(other.locator("a[href^='/my-plan/recipe/']")).toHaveCount(3)
    await expect(other.getByRole("list").last().getByRole("listitem")).toHaveCount(3)
    await expect(other).toContainText("3 main meals")
    await expect(other).toContainText("15–20 min")
  }
  // The days begin with tomorrow; finished days come last.
  await expect(others.getByRole("heading")).toHaveText([4, 5, 6, 7, 1, 2].map((day) => `Day ${day}`))
  await expect(others.filter({ hasText: /^Day 1\D/ })).toContainText("Morning Hydration")
  await expect(others.filter({ hasText: "Day 7" })).toContainText("Day 7 Ritual")
  await today.getByRole("link", { name: "Day 3", exact: true }).click()
  await expect(page).toHaveURL("/my-plan/day/3")
  await page.getByRole("link", { name: "My plan" }).click()
  await page.getByRole("link", { name: "View Shopping List" }).click()
  await expect(page).toHaveURL("/my-plan/shopping-list")
})

for (const language of some(["pt", "en", "es"], 2)) {
  test(`the first screen of the plan is the dishes of today and tomorrow and the way to the list, that of a day its meals with their swaps, in ${language}`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, "/my-plan")
    const [today, tomorrow] = [1, 2].map((day) => page.getByRole("article").nth(day - 1)) as [Locator, Locator]
    const bar = await page.getByRole("navigation").last().boundingBox()
    const dishes = "a[href^='/my-plan/recipe/']:not([href$='#swap'])"
    await expect(today.locator(dishes)).toHaveCount(3)
    await expect(tomorrow.locator(dishes)).toHaveCount(3)
    for (const part of [
      ...(await today.locator(dishes).all()),
      today.locator("a[href='/my-plan/shopping-list']"),
      ...(await tomorrow.locator(dishes).all()),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    await page.goto("/my-plan/day/2")
    const meals = page.locator("a[href^='/my-plan/recipe/']")
    // Three meals, and the swap of each.
    await expect(meals).toHaveCount(6)
    for (const meal of await meals.all()) {
      const box = await meal.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
}

test("the plan unfolds how many minutes each day asks of her, and what is cooked for two days", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  // A dish that keeps, twice.
  await didElsewhere(page, product.url, [
    ["dishesPlanned", { journeyId: "first", dishes: { "2-lunch": 62, "4-lunch": 62 } }],
  ])
  await page.goto("/my-plan")
  const cooking = page.getByRole("group").filter({ hasText: "What is cooked when" })
  await expect(cooking.getByRole("table")).not.toBeVisible()
  await cooking.getByText("What is cooked when").click()
  const days = cooking.getByRole("row").filter({ has: page.getByRole("rowheader") })
  await expect(days).toHaveText(
    [1, 2, 3, 4, 5, 6, 7].map((day) => new RegExp(`^Day ${day}(?:plus \\d+ min)?(?:\\d+ min.*){3}$`)),
  )
  await expect(days.first()).toHaveAttribute("aria-current", "date")
  await expect(days.nth(1).getByRole("cell").nth(1)).toHaveText(/^\d\d minand day 4$/)
  await expect(days.nth(3).getByRole("cell").nth(1)).toHaveText("5 minfrom day 2")
})

test("a dish is swapped from the plan by two taps, for one of three built on other foods, and back by one", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan")
  await page.getByRole("link", { name: "Swap: Spinach and tomato omelette" }).click()
  await expect(page).toHaveURL("/my-plan/recipe/3#swap")
  const others = page.locator("#alternatives").getByRole("button")
  await expect(others).toHaveCount(3)
  await expect(others.first()).toBeInViewport()
  for (const other of await others.all()) await expect(other).toContainText(/\d+ min/)
  await others.first().click()
  await expectToast(page, "Dish swapped")
  await expect(page).not.toHaveURL(/recipe\/3$/)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page).toHaveURL("/my-plan/recipe/3")
  await page.goto("/my-plan")
  await expect(page.getByRole("article").first()).toContainText("Spinach and tomato omelette")
})

test("an undo pressed after another week has begun changes nothing of the week before, and says so", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan/recipe/3#swap")
  const others = page.locator("#alternatives").getByRole("button")
  await others.first().click()
  await expectToast(page, "Dish swapped")
  await page.getByRole("button", { name: "Undo" }).hover()
  const journeyId = newId()
  await didElsewhere(page, product.url, [["journeyStarted", { journeyId, week: 2 }]])
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expectOnDevice(page, journeyId)
  const written: string[] = []
  page.on("request", (request) => written.push(request.postData() ?? ""))
  await page.getByRole("button", { name: "Undo" }).click()
  await expectToast(page, "Another week has begun")
  await page.goto("/my-plan")
  await expect(page.getByRole("article").first()).toBeVisible()
  expect(written.filter((data) => data.includes(`"journeyId":"${firstJourneyId}"`))).toEqual([])
})

test("once the journey is complete the plan shows all seven days as done", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await liveUntil(page, product.url, 7, checklistItems)
  await page.goto("/my-plan")
  const days = page.getByRole("region", { name: "All seven days" }).getByRole("article")
  await expect(days.filter({ hasText: "Done" })).toHaveCount(7)
})

test("a day has its tip and three meals with time, servings and energy, each leading to its recipe", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/my-plan/day/2")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dia 2 de 7")
  await expect(page.getByRole("region", { name: "Dica do dia" }).getByRole("paragraph")).toHaveText(/^[^<>]+$/)
  const meals = page.getByRole("region", { name: "Refeições do dia" }).locator("a:not([href$='#swap'])")
  await expect(page.getByRole("link", { name: /^Swap: / })).toHaveCount(3)
  const expected = [
    { label: "Café da manhã", facts: ["10 min", "1 serving", "320 kcal"], path: "/my-plan/recipe/4" },
    { label: "Almoço", facts: ["20 min", "1 serving", "450 kcal"], path: "/my-plan/recipe/5" },
    { label: "Jantar", facts: ["15 min", "1 serving", "380 kcal"], path: "/my-plan/recipe/6" },
  ]
  await expect(meals).toHaveCount(expected.length)
  for (const [index, { label, facts, path }] of expected.entries()) {
    const meal = meals.nth(index)
    for (const text of [label, ...facts]) await expect(meal).toContainText(text)
    await expect(meal).toHaveAttribute("href", path)
  }
  await expect(page.getByText("Almoço")).toHaveAttribute("lang", "pt")
  await meals.nth(1).click()
  await expect(page).toHaveURL("/my-plan/recipe/5")
  await page.getByRole("link", { name: "Day 2" }).click()
  await expect(page).toHaveURL("/my-plan/day/2")
})

test("the day before and the day after are a link or a swipe away, and the week has two ends", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/my-plan/day/6")
  await page.getByRole("link", { name: "Next day: Day 7" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dia 7 de 7")
  await expect(page.getByRole("link", { name: /^Next day/ })).toHaveCount(0)
  await swipe(page, { fromX: 300, toX: 80 })
  await expect(page).toHaveURL("/my-plan/day/7")
  await swipe(page, { fromX: 80, toX: 300 })
  await expect(page).toHaveURL("/my-plan/day/6")
  await swipe(page, { fromX: 300, toX: 80 })
  await expect(page).toHaveURL("/my-plan/day/7")
  await page.getByRole("link", { name: "Previous day: Day 6" }).click()
  await expect(page).toHaveURL("/my-plan/day/6")
})

test("a swipe down the page scrolls it and leaves the day as it is", async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await openAt(page, product.url, "/my-plan/day/4")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await swipe(page, { fromX: 240, toX: 160, fromY: 420, toY: 120 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(page).toHaveURL("/my-plan/day/4")
})

test("a day or a recipe that does not exist is the 404 page", async ({ page, product }) => {
  await openAt(page, product.url, "/my-plan/day/9")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
  const days = ["0", "8", "x", "01", "-1", "1e0", "%20", "99999999999999999999"].map((day) => `day/${day}`)
  const recipes = ["0", "999", "abc", "02", "+2", "2%2F3"].map((id) => `recipe/${id}`)
  for (const path of [...days, ...recipes]) {
    await goWithin(page, "/my-plan")
    await goWithin(page, `/my-plan/${path}`)
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Page Not Found")
  }
  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL("/dashboard")
})

test("the dashboard names the lunch of her day, and leads to it", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await expect(page.getByText("Chicken with sweet potato", { exact: true })).toBeVisible()
  await liveUntil(page, product.url, 4)
  await page.reload()
  await expect(page.getByRole("checkbox", { name: "Pasta with sardines and courgette" })).toBeVisible()
  await expect(page.getByRole("link", { name: "See the recipe" })).toHaveAttribute("href", "/my-plan/recipe/11")
})

const languages = Object.entries({
  pt: {
    plan: "Seu plano de 7 dias",
    lunch: "Almoço",
    tip: "Dica do dia",
    categories: ["Proteínas", "Carboidratos", "Verduras e legumes", "Frutas", "Outros"],
  },
  en: {
    plan: "Your 7-day plan",
    lunch: "Lunch",
    tip: "Tip of the day",
    categories: ["Proteins", "Carbohydrates", "Vegetables", "Fruits", "Others"],
  },
  es: {
    plan: "Tu plan de 7 días",
    lunch: "Almuerzo",
    tip: "Consejo del día",
    categories: ["Proteínas", "Carbohidratos", "Verduras", "Frutas", "Otros"],
  },
})

for (const [language, { plan, lunch, tip, categories }] of some(languages, 0)) {
  test(`the plan, its days, recipes and list are all in ${language} once it is chosen`, async ({ page, product }) => {
    await page.addInitScript((chosen) => localStorage.setItem("florescer:locale", chosen), language)
    await openAt(page, product.url, "/my-plan")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(plan)
    await page.goto("/my-plan/day/1")
    await expect(page.getByRole("heading", { name: tip })).toBeVisible()
    await page.getByRole("link", { name: lunch }).click()
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await page.goto("/my-plan/shopping-list")
    for (const category of categories) await expect(page.getByRole("heading", { name: category })).toBeVisible()
  })
}

/** One finger over the screen, as the browser itself receives it. */
async function swipe(page: Page, way: { fromX: number; toX: number; fromY?: number; toY?: number }) {
  const { fromX, toX, fromY = 300, toY = fromY } = way
  await page.locator(".turned-page").waitFor()
  const session = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] })
  await touch("touchStart", fromX, fromY)
  for (let part = 1; part <= 8; part++) {
    await touch("touchMove", fromX + ((toX - fromX) * part) / 8, fromY + ((toY - fromY) * part) / 8)
  }
  await touch("touchEnd")
  await session.detach()
}
