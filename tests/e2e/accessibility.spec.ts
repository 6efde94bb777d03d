import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expectToast, openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

const visitorPages = [
  "/",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password/um-link",
  "/terms",
  "/privacy",
  "/nenhum/lugar",
]

const signedInPages = [
  "/chat",
  "/my-plan",
  "/my-plan/day/3",
  "/my-plan/recipe/2",
  "/my-plan/shopping-list",
  "/profile",
  "/profile?tab=diary",
  "/profile?tab=data",
  "/profile/notifications",
  "/profile/subscription",
  "/help",
]

for (const colorScheme of ["light", "dark"] as const) {
  for (const language of ["native", "pt", "en", "es"]) {
    test.describe(`${colorScheme}, ${language}`, () => {
      test.use({ colorScheme })
      test.beforeEach(async ({ page, context, baseURL }) => {
        if (language === "native") return
        await page.addInitScript((chosen) => localStorage.setItem("florescer:locale", chosen), language)
        await context.addCookies([{ name: "florescer-language", value: language, url: String(baseURL) }])
      })

      test("axe finds nothing on the visitors' pages", async ({ page }) => {
        for (const path of visitorPages) {
          await page.goto(path)
          await page.getByRole("heading", { level: 1 }).waitFor()
          await expectNothing(page, path)
        }
        await page.goto("/signup")
        await page.locator("button[type=submit]").click()
        await page.locator("input[aria-invalid=true]").first().waitFor()
        await expectNothing(page, "/signup with errors")
      })

      test("axe finds nothing on the signed-in screens and their states", async ({ page, product }) => {
        test.setTimeout(90_000)
        await openDashboard(page, product.url)
        await expectNothing(page, "dashboard")
        await page.getByRole("checkbox").first().check({ force: true })
        await expectToast(page, "")
        await expectNothing(page, "dashboard with a done item and a message")
        await page.locator("main button").first().click()
        await page.getByRole("alertdialog").getByRole("button").first().waitFor()
        await expectNothing(page, "the question before a reset")
        await page.keyboard.press("Escape")
        await page.getByRole("banner").getByRole("button").first().click()
        await page.getByRole("navigation").waitFor()
        await expectNothing(page, "the open menu")
        await page.goto("/onboarding")
        for (let step = 1; step <= 5; step++) {
          await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step))
          await expectNothing(page, `onboarding, step ${step}`)
          if (step < 5) await page.locator("button[type=submit]").click()
        }
        for (const path of signedInPages) {
          await page.goto(path)
          await page.getByRole("heading", { level: 1 }).waitFor()
          await expectNothing(page, path)
        }
      })
    })
  }
}

async function expectNothing(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }))
  expect(found, where).toEqual([])
}
