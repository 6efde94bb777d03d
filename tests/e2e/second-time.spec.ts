import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { didElsewhere, liveUntil } from "./sync.ts"
import { expect, test } from "./test.ts"

/** What lunch is cooked on day 2 for day 3 as well. */
const okra = "Chicken with okra and polenta"

test("a dish that is cooked for two days says so, and on the second how it is warmed through", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan")
  await didElsewhere(page, product.url, [
    ["dishesPlanned", { journeyId: "current", dishes: { "2-lunch": 62, "3-lunch": 62 } }],
  ])
  await liveUntil(page, product.url, 3)
  await page.goto("/my-plan/day/2")
  await page.getByRole("link", { name: okra }).first().click()
  const second = page.locator("section", { has: page.getByRole("heading", { name: "Cook it for day 3 as well" }) })
  await expect(second).toContainText("into the fridge within two hours")
  await expect(page.getByRole("status").filter({ hasText: "2 servings" })).toBeVisible()

  await page.goto("/my-plan/day/3")
  const card = page.getByRole("link", { name: okra }).first()
  await expect(card).toContainText(/Already cooked on \w+day: warm it through/)
  await expect(card).toContainText("20 min")
  await expect(card).toContainText("today: 5 min")
  await card.click()
  await expect(page.getByRole("heading", { name: /Already cooked on \w+day: warm it through/ })).toBeVisible()
  await expect(page.getByText("It is ready when it steams all through")).toBeVisible()
  await expect(page.getByText("1 serving", { exact: true }).last()).toBeVisible()
})
