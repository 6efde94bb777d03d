import { openProfile, readJson } from "./profile.ts"
import { expect, test } from "./test.ts"

test.use({ locale: "en-US" })

test("where pounds and feet are usual she types either and says which, a bare 150 is asked about, and kilos and centimetres are kept", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "data")
  await page.locator("#edit-profile").click()
  const weight = page.locator("input[name=currentWeightKg]")
  await expect(weight).toHaveValue("72 kg")
  await weight.fill("150")
  const question = page.getByRole("status").filter({ hasText: /Pounds or kilos|Libras ou quilos/ })
  await expect(question.getByRole("button")).toHaveText(["150 lb", "150 kg"])
  await question.getByRole("button", { name: "150 lb" }).click()
  await expect(weight).toHaveValue("150 lb")
  await page.locator("input[name=heightCm]").fill(`5'7"`)
  await page.locator("form button[type=submit]").click()
  await expect(page.getByText("68 kg (150 lb)")).toBeVisible()
  await expect(page.getByText(/^170[.,]2 cm \(5′7″\)$/)).toBeVisible()
  expect((await readJson(page, "/api/account/export")).profile).toMatchObject({ currentWeightKg: 68, heightCm: 170.2 })
})
