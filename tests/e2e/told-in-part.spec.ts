import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { readJson } from "./profile.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

test("what she taps of her birth and of feeding is hers, and the rest of the profile stays an example", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/onboarding")
  await page.getByRole("radio", { name: "Caesarean" }).click()
  await page.getByRole("radio", { name: "Yes, and formula too" }).click()
  await page.reload()
  await expect(page.getByRole("radio", { name: "Caesarean" })).toBeChecked()
  await expect(page.getByRole("radio", { name: "Yes, and formula too" })).toBeChecked()
  for (let step = 1; step < 5; step++) await page.getByRole("button", { name: "Next" }).click()
  await page.getByRole("button", { name: "Finish" }).click()
  await expect(page).toHaveURL("/dashboard")
  const exported = () => readJson(page, "/api/account/export")
  await expect.poll(async () => (await exported()).profile).toEqual({ birthType: "Cesárea" })
  expect((await exported()).onboarding).toMatchObject({ breastfeeding: "yes" })

  await goWithin(page, "/profile")
  await expect(page.getByRole("region", { name: "BMI" })).toContainText("26.4")
  await expect(page.locator("[data-bmi]")).toHaveCount(0)

  await goWithin(page, "/profile/consultation")
  const sheet = page.locator("[data-sheet]")
  await expect(sheet).toContainText("Caesarean.")
  await expect(sheet).toContainText("Breast and formula.")

  await goWithin(page, "/profile?tab=data")
  const profile = page.getByRole("region", { name: "About you" })
  const note = profile.getByText(/^Still from the example, until you save: age, height, /)
  await expect(note).toBeVisible()
  await expect(note).not.toContainText(/type of birth|breastfeeding/)
  await expect(profile.getByText("Yes, and formula too")).toBeVisible()
  await profile.getByRole("button", { name: "Edit Profile" }).click()
  await page.getByRole("textbox", { name: "Age" }).fill("29")
  await page.getByRole("radiogroup", { name: "Breastfeeding" }).getByRole("radio", { name: "Yes", exact: true }).click()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(profile.getByText(/until you save/)).toHaveCount(0)
  await expect
    .poll(async () => (await exported()).profile)
    .toMatchObject({ birthType: "Cesárea", age: 29, heightCm: 165 })
  await goWithin(page, "/profile/consultation")
  await expect(sheet).toContainText("Breastfeeding.")
})

test("while nothing speaks of the baby the birth is not asked for, and what is out of sight is not saved as hers", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await didElsewhere(page, product.url, [["silenceSet", { isOn: true }]])
  await page.goto("/onboarding")
  await expect(page.getByLabel("How many weeks ago was your baby born?")).toBeVisible()
  await expect(page.getByText("How was the birth?")).toHaveCount(0)

  await goWithin(page, "/profile?tab=data")
  const profile = page.getByRole("region", { name: "About you" })
  await profile.getByRole("button", { name: "Edit Profile" }).click()
  await page.getByRole("textbox", { name: "Age" }).fill("29")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(profile.getByRole("button", { name: "Edit Profile" })).toBeVisible()
  const stored = async () => (await readJson(page, "/api/account/export")).profile
  await expect.poll(stored).toMatchObject({ age: 29, heightCm: 165 })
  for (const field of ["birthType", "isBreastfeeding", "menstrualCycle", "currentWeightKg"])
    expect(await stored()).not.toHaveProperty(field)
})
