import { chooseBefore } from "./choose-language.ts"
import { openDemo } from "./demo.ts"
import { expect, test } from "./test.ts"

test("the demonstration has a score, earned flowers, charts of six weeks and a diary, in her language", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "es")
  await openDemo(page, product, "es")
  await page.goto("/profile?tab=evolution&range=90")
  await expect(page.getByText(/^De \d de 5 partes/)).toBeVisible()
  const badges = page.getByRole("region", { name: "Logros" })
  await badges.scrollIntoViewIfNeeded()
  await expect(badges.getByText(/^Desde el /).first()).toBeVisible()
  await expect(page.getByRole("figure")).toHaveCount(4)
  await expect(page.getByText("Nada anotado en este período.")).toHaveCount(0)
  await page.goto("/profile?tab=diary")
  await expect(page.getByRole("article")).toHaveCount(10)
})

test("a demonstration made in English is read in English by a browser that has chosen nothing, and what it chooses stays", async ({
  page,
  product,
}) => {
  await openDemo(page, product, "en")
  await expect(page.getByRole("navigation", { name: "Main places" })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expect(page.getByRole("button", { name: /Read everything in/ })).toHaveCount(0)
  await page.getByRole("button", { name: "Open menu" }).click()
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible()
  await page.goto("/healthz")
  await page.evaluate(() => localStorage.setItem("florescer:locale", "es"))
  await openDemo(page, product, "en")
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
})
