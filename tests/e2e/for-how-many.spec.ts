import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

test("told for how many on the list, the dishes stay, and every screen cooks for four", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan/day/2")
  const dishes = page.getByRole("region", { name: "Meals of the day" }).getByRole("heading", { level: 3 })
  await expect(dishes).toHaveCount(3)
  const before = await dishes.allTextContents()
  await page.goto("/my-plan/shopping-list")
  await page.getByRole("button", { name: "change" }).click()
  await page.getByRole("radio", { name: "4", exact: true }).click()
  await expect(page.getByRole("paragraph").filter({ hasText: /^For 4(?!\d)/ })).toBeVisible()
  await page.goto("/my-plan/day/2")
  await expect(page.getByRole("region", { name: "Meals of the day" }).getByText("4 servings")).toHaveCount(3)
  expect(await dishes.allTextContents()).toEqual(before)

  await page.goto("/my-plan/recipe/5")
  await expect(page.getByRole("region", { name: "Steps" })).toContainText("8 tablespoons of water")
  await page.goto("/my-plan/recipe/2")
  await expect(page.getByRole("region", { name: "Steps" })).toContainText(
    "For 4 servings the water boils about 9 min later.",
  )
  await page.getByRole("link", { name: "Cooking Mode" }).click()
  const later = page.getByText("For 4 servings the water boils about 9 min later.")
  await expect(later).toBeVisible()
  await page.getByRole("button", { name: "Next" }).click()
  await page.goto("/my-plan/shopping-list")
  await page.getByRole("button", { name: "change" }).click()
  await page.getByRole("radio", { name: "2", exact: true }).click()
  await expect(page.getByRole("paragraph").filter({ hasText: /^For 2(?!\d)/ })).toBeVisible()
  await page.goto("/my-plan/recipe/2/cook")
  await page.getByRole("button", { name: "Ingredients" }).click()
  await expect(page.getByRole("dialog", { name: "Ingredients" })).toContainText("2 servings")
  await page.keyboard.press("Escape")
  await page.goto("/my-plan/shopping-list")
  await page.getByRole("button", { name: "change" }).click()
  await page.getByRole("radio", { name: "4", exact: true }).click()
  await expect(page.getByRole("paragraph").filter({ hasText: /^For 4(?!\d)/ })).toBeVisible()
  await page.goto("/my-plan/recipe/5/cook")
  await page.getByRole("button", { name: "Ingredients" }).click()
  await expect(page.getByRole("dialog", { name: "Ingredients" })).toContainText("4 servings")
  await page.keyboard.press("Escape")
  const onwards = page.getByRole("button", { name: /^(Next|Done)$/ })
  const noted = page.getByText("Noted: cooked for 4.")
  await expect(async () => {
    if (!(await noted.isVisible())) await onwards.click({ timeout: 1000 })
    await expect(noted).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.getByRole("button", { name: "Not cooked" }).click()
  await expect(noted).toHaveCount(0)
})

test("after a hard night the plates are of what was bought", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  const meals = ["breakfast", "lunch", "dinner"] as ("breakfast" | "lunch" | "dinner")[]
  await didElsewhere(page, product.url, [["hardNightSet", { journeyId: "first", day: 1, meals }]])
  await page.goto("/my-plan/day/1")
  const plates = page.getByRole("region", { name: "Meals of the day" })
  await expect(plates).toContainText("Chickpeas and sweetcorn from the tin")
  const foods = ["riceCakes", "banana", "raisins"]
  await didElsewhere(page, product.url, [["shoppingItemsTicked", { foods, isTicked: true }]])
  await page.reload()
  await expect(plates).toContainText("Rice cakes with banana and raisins")
})
