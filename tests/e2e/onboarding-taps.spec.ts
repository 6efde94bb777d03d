import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { readJson } from "./profile.ts"
import { expect, test } from "./test.ts"

test("a common household is told in nine taps, and nothing is typed", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/onboarding")
  let taps = 0
  const tap = async (name: string, role: "button" | "radio" = "button") => {
    await page.getByRole(role, { name, exact: true }).click()
    taps++
  }
  await tap("6")
  await tap("Yes", "radio")
  await tap("Next")
  await tap("No milk")
  await expect(page.getByLabel("Allergies, intolerances or foods you avoid")).toHaveValue("No milk")
  await tap("Next")
  await tap("Next")
  await tap("20 min")
  await tap("Next")
  await tap("Finish")
  await expect(page).toHaveURL("/dashboard")
  expect(taps).toBe(9)
  const stored = async () => (await readJson(page, "/api/account/export")).onboarding
  await expect
    .poll(stored)
    .toMatchObject({ postpartumWeeks: "6", breastfeeding: "yes", restrictions: "No milk", timeAvailable: "20 min" })
})

test("what most say is tapped beside what she writes, and taken away by the same tap", async ({ page, product }) => {
  await chooseBefore(page, product.url, "pt")
  await openAt(page, product.url, "/onboarding")
  await page.getByRole("button", { name: "Continuar" }).click()
  const field = page.getByLabel("Alergias, intolerâncias ou alimentos que você evita")
  await field.fill("fígado")
  const chip = page.getByRole("group", { name: "Toque no que serve" }).getByRole("button", { name: "Sem ovo" })
  await chip.click()
  await expect(field).toHaveValue("fígado, Sem ovo")
  await expect(chip).toHaveAttribute("aria-pressed", "true")
  await page.reload()
  await expect(chip).toHaveAttribute("aria-pressed", "true")
  await chip.click()
  await expect(field).toHaveValue("fígado")
  await expect(chip).toHaveAttribute("aria-pressed", "false")
  await page.getByRole("button", { name: "Vegetariana" }).click()
  for (let step = 2; step < 5; step++) await page.getByRole("button", { name: "Continuar" }).click()
  await expect(page.getByRole("button", { name: "Feijão" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Peixe" })).toHaveCount(0)
})
