import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { readJson } from "./profile.ts"
import { expect, test } from "./test.ts"

test("who wishes to cook on few days has a week for that, and the plan says on which she cooks", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan")
  await page.getByText("What is cooked when").click()
  await expect(page.getByText(/^You cook on 7 days: /)).toBeVisible()
  await page.getByRole("link", { name: "Cook on fewer days" }).click()
  const wish = page.getByRole("switch", { name: "Cook on few days" })
  await expect(wish).toBeFocused()
  await expect(wish).toBeInViewport()
  await wish.click()
  await page.getByRole("button", { name: /save$/i }).click()
  const exported = () => readJson(page, "/api/account/export")
  await expect.poll(async () => (await exported()).household?.household.values).toMatchObject({ cooksOnFewDays: true })

  await page.goto("/my-plan")
  await page.getByText("What is cooked when").click()
  await expect(page.getByText(/^You cook on [34] days: /)).toBeVisible()
  await expect(page.getByText("light day").first()).toBeVisible()
  await expect(page.getByRole("link", { name: "Cook on fewer days" })).toHaveCount(0)
  await page.reload()
  await page.getByText("What is cooked when").click()
  await expect(page.getByText(/^You cook on [34] days: /)).toBeVisible()
})
