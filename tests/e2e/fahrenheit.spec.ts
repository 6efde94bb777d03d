import care from "#content/locales/en/care.json" with { type: "json" }
import help from "#content/locales/en/help-now.json" with { type: "json" }
import { expect, test } from "./test.ts"

test.use({ timezoneId: "America/New_York" })

test("in the United States temperatures are in Fahrenheit too, on cards and in guides", async ({ page }) => {
  await page.goto("/help-now")
  await page.getByRole("tab", { name: help.forBaby }).click()
  await page.getByRole("button", { name: care["baby-emergency-name"] }).click()
  await page.getByText(help.moreSigns).filter({ visible: true }).click()
  const fever = page.getByText(/^From 60 days to 3 months old: fever of 38\s°C \(100\.4\s°F\) or more$/)
  await expect(fever.filter({ visible: true })).toBeVisible()
  await page.goto("/guides/baby-signs#first-month-now")
  await expect(page.getByText(/37\.5\s°C \(99\.5\s°F\) or more in the armpit/).first()).toBeVisible()
})
