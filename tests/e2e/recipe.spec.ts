import { goWithin } from "./go-within.ts"
import { openAt, openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

test("the first recipe of the plan is the grilled chicken with sweet potato, whole and with its source", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  await page.getByRole("link", { name: "See the recipe" }).click()
  await expect(page).toHaveURL("/my-plan/recipe/2")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grilled chicken with sweet potato")
  await expect(page.getByRole("definition").filter({ hasText: "20 min" })).toBeVisible()
  await expect(page.getByRole("definition").filter({ hasText: "1 serving" })).toBeVisible()
  await expect(page.getByRole("definition").filter({ hasText: "450 kcal" })).toBeVisible()
  await expect(page.getByRole("region", { name: "Ingredients" }).getByRole("listitem")).toHaveCount(5)
  await expect(page.getByRole("region", { name: "Steps" }).getByRole("listitem")).toHaveCount(5)
  const nutrients = page.getByRole("region", { name: "Nutrients per serving" })
  await page.getByText("Nutrients and allergens").click()
  await expect(nutrients.getByText("Carbohydrates")).toBeVisible()
  for (const name of ["Protein", "Carbohydrates", "of which fibre", "Fat"]) await expect(nutrients).toContainText(name)
  await expect(nutrients).toContainText("Approximate values, added up from the ingredients. Source: TACO")
  await expect(page.getByRole("region", { name: "Who it suits" })).toContainText("With meat")
  await expect(page.getByRole("main")).toContainText("does not replace advice from your doctor")
  await expect(page.getByRole("link", { name: "Cooking Mode" })).toHaveAttribute(
    "href",
    "/my-plan/recipe/2/cook?servings=1",
  )
})

test("allergens and diet follow from the foods, and the servings scale every amount, in the fractions of a kitchen, from one to eight", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/my-plan/recipe/1")
  await page.getByText("Nutrients and allergens").click()
  const suits = page.getByRole("region", { name: "Who it suits" })
  await expect(suits).toContainText("Vegetarian")
  await expect(suits).toContainText("Contains milk and gluten")

  const milk = page.getByRole("listitem").filter({ hasText: "Whole milk" })
  await expect(milk).toContainText("¾ cup")
  await expect(milk).toContainText("150 g")
  const more = page.getByRole("button", { name: "One serving more" })
  const fewer = page.getByRole("button", { name: "One serving fewer" })
  await fewer.click({ force: true })
  await expect(page.getByRole("status").filter({ hasText: "serving" })).toHaveText("1 serving")
  await more.click()
  await expect(milk).toContainText("1½ cups")
  await expect(milk).toContainText("300 g")
  for (let press = 0; press < 8; press++) await more.click({ force: true })
  await expect(page.getByRole("status").filter({ hasText: "serving" })).toHaveText("8 servings")
  await expect(milk).toContainText("6 cups")
})

test("the print button prints a recipe, on one page, without the shell and the buttons", async ({ page, product }) => {
  await openAt(page, product.url, "/my-plan/recipe/2")
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "")
  })
  await page.getByRole("button", { name: "Print" }).click()
  await expect(page.locator("body")).toHaveAttribute("data-printed", "")
  for (const id of [2, 5, 14, 18, 20]) {
    await goWithin(page, `/my-plan/recipe/${id}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    const pdf = await page.pdf({ format: "A4" })
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("banner")).toBeHidden()
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden()
})

test("each of the 21 recipes has a picture, ingredients and steps", async ({ page, product }) => {
  await openAt(page, product.url, "/my-plan")
  for (let id = 1; id <= 21; id++) {
    await goWithin(page, `/my-plan/recipe/${id}`)
    await expect(page.getByRole("heading", { level: 1 }), `recipe ${id}`).not.toBeEmpty()
    await expect(page.locator("main svg.illustration use").last(), `recipe ${id}`).toBeVisible()
    for (const name of ["Ingredients", "Steps"])
      await expect(page.getByRole("region", { name }).getByRole("listitem").nth(1), `recipe ${id}`).toBeAttached()
  }
})

test("a language chosen on a recipe turns it at once, and only that language's recipes are fetched", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/healthz")
  const fetched: string[] = []
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return
    const text = await response.text().catch(() => "")
    for (const title of ["Grilled chicken with", "Frango grelhado com", "Pollo a la plancha con"]) {
      if (text.includes(title)) fetched.push(title)
    }
  })
  await page.goto("/my-plan/recipe/2")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grilled chicken with sweet potato")
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("banner").getByRole("combobox").first().selectOption("es")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pollo a la plancha con batata")
  await expect.poll(() => fetched).toEqual(["Grilled chicken with", "Pollo a la plancha con"])
})
