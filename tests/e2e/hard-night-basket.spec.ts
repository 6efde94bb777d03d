import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

const spoken = {
  pt: {
    basket: "Para noites difíceis",
    takeOff: "Tirar da lista",
    struck: "Fora desta semana: 1",
    putBack: "Pôr de volta",
    cakes: "Biscoito de arroz",
  },
  en: {
    basket: "For hard nights",
    takeOff: "Take off the list",
    struck: "Not this week: 1",
    putBack: "Put back",
    cakes: "Rice cakes",
  },
  es: {
    basket: "Para noches difíciles",
    takeOff: "Quitar de la lista",
    struck: "Fuera de esta semana: 1",
    putBack: "Devolver",
    cakes: "Tortitas de arroz",
  },
} as const

for (const language of some(["pt", "en", "es"] as const, 2)) {
  test(`the basket for hard nights stands on the first week's list, and one press takes it off, in ${language}`, async ({
    page,
    product,
  }) => {
    const { basket, takeOff, struck, putBack, cakes } = spoken[language]
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, "/my-plan/shopping-list")
    const card = page.getByRole("region", { name: basket })
    await expect(card).toContainText(cakes.toLowerCase())
    const line = page.getByRole("checkbox", { name: new RegExp(`^${cakes}`) })
    await expect(line).toHaveCount(1)
    await card.getByRole("button", { name: takeOff }).click()
    await expect(card).toHaveCount(0)
    await expect(line).toHaveCount(0)
    await page.reload()
    await page.getByText(struck).click()
    await expect(line).toHaveCount(0)
    await page.getByRole("button", { name: `${putBack}: ${basket}` }).click()
    await expect(card).toBeVisible()
    await expect(line).toHaveCount(1)
  })
}

test("a plate of a hard night that she does not have gives way to the next by one press, on the day and on the dashboard", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await didElsewhere(page, product.url, [["hardNightSet", { journeyId: "first", day: 1, meals: ["lunch", "dinner"] }]])
  await page.goto("/my-plan/day/1")
  const plate = page.getByRole("region", { name: "Meals of the day" }).getByRole("heading", { level: 3 }).nth(1)
  const before = (await plate.textContent()) ?? ""
  await page.getByRole("button", { name: `I don’t have it: ${before}` }).click()
  await expect(plate).not.toHaveText(before)
  const after = (await plate.textContent()) ?? ""
  await page.clock.setFixedTime(await page.evaluate(() => new Date().setHours(12, 10)))
  await page.goto("/dashboard")
  const card = page.getByRole("main").locator("a[href^='/my-plan/recipe/']").filter({ hasText: "Lunch" })
  await expect(card).toContainText(after)
  await page.getByRole("button", { name: "I don’t have it", exact: true }).click()
  await expect(card).not.toContainText(after)
})

test("what is used up of the next meal is said on the dashboard, and one tap leads to what else can be made", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  const foods = ["oats", "sweetPotato", "tomato"]
  await didElsewhere(page, product.url, [["foodsHadAtHome", { foods, isAtHome: false }]])
  await page.goto("/dashboard")
  await page.clock.setFixedTime(await page.evaluate(() => new Date().setHours(12, 10)))
  await page.reload()
  await expect(page.getByText("Used up, as far as we know: sweet potato.")).toBeVisible()
  await page.getByRole("link", { name: "What else can be made" }).click()
  await expect(page.getByRole("region", { name: "Something else?" }).getByRole("button").first()).toBeVisible()
})
