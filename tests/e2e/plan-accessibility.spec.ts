import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

const paths = ["/my-plan", "/my-plan/day/1", "/my-plan/recipe/2", "/my-plan/shopping-list", "/my-plan/day/9"]

for (const [colorScheme, language] of [
  ["light", "native"],
  ["dark", "es"],
] as const) {
  test.describe(`${colorScheme}, ${language}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } })

    test("axe finds nothing on the screens of the plan, and none is wider than the phone", async ({
      page,
      product,
    }) => {
      test.setTimeout(60_000)
      if (language === "es") await page.addInitScript(() => localStorage.setItem("florescer:locale", "es"))
      await openDashboard(page, product.url)
      for (const path of paths) {
        await page.goto(path)
        await page.getByRole("heading", { level: 1 }).waitFor()
        await expectNothing(page, path)
      }
      await page.goto("/my-plan/shopping-list")
      await page.locator("label:has(input)").first().click()
      await expectNothing(page, "the list with a tick")
      await page.locator("main button").first().click()
      await page.getByRole("alertdialog").waitFor()
      await expectNothing(page, "the question before the ticks go")
    })
  })
}

async function expectNothing(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }))
  expect(found, where).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, where).toBeLessThanOrEqual(0)
}
