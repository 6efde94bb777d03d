import type { Locator, Page } from "@playwright/test"
import enRecipe from "#content/locales/en/recipe.json" with { type: "json" }
import enList from "#content/locales/en/shopping-list.json" with { type: "json" }
import enSwap from "#content/locales/en/swap.json" with { type: "json" }
import esRecipe from "#content/locales/es/recipe.json" with { type: "json" }
import esList from "#content/locales/es/shopping-list.json" with { type: "json" }
import esSwap from "#content/locales/es/swap.json" with { type: "json" }
import ptRecipe from "#content/locales/pt/recipe.json" with { type: "json" }
import ptList from "#content/locales/pt/shopping-list.json" with { type: "json" }
import ptSwap from "#content/locales/pt/swap.json" with { type: "json" }
import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt, openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

const messages = {
  pt: { recipe: ptRecipe, swap: ptSwap, list: ptList },
  en: { recipe: enRecipe, swap: enSwap, list: enList },
  es: { recipe: esRecipe, swap: esSwap, list: esList },
}

/** Expects the parts to be fully visible between the header and what covers the bottom of the page. */
async function expectOnFirstScreen(page: Page, parts: Locator[], over?: Locator) {
  const [header, bar] = [page.getByRole("banner"), over ?? page.getByRole("navigation").last()]
  const [above, below] = [await header.boundingBox(), await bar.boundingBox()]
  const top = (above?.y ?? 0) + (above?.height ?? 0)
  for (const part of parts) {
    const isWithin = async () => {
      const box = await part.boundingBox()
      return box !== null && box.y >= top && box.y + box.height <= (below?.y ?? 0)
    }
    await expect.poll(isWithin, { message: String(part) }).toBe(true)
  }
}

for (const [language, { recipe: t, swap, list }] of some(Object.entries(messages), 2)) {
  test(`the first screen of a recipe is its picture, its minutes, the way to cook and to swap it, and for how many, in ${language}`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    await openDashboard(page, product.url)
    // The longest titles of the standard week among them.
    for (const id of [2, 5, 20]) {
      await page.goto(`/my-plan/recipe/${id}`)
      const main = page.getByRole("main")
      await expectOnFirstScreen(page, [
        main.locator("[data-hero]"),
        main.locator("[data-hero] use").last(),
        main.getByRole("definition").filter({ hasText: "20 min" }),
        main.getByRole("link", { name: t.cookingMode }),
        main.getByRole("link", { name: t.swapHere, exact: true }),
        main.getByRole("group", { name: t.chooseServings }),
      ])
      // The longest of all was almost four.
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
      expect(screens).toBeLessThanOrEqual(2.7)
    }
    await page.getByRole("link", { name: t.swapHere, exact: true }).click()
    await expect(page.locator("#alternatives").getByRole("button")).toHaveCount(3)
    await expect(page.locator("#alternatives").getByRole("button").first()).toBeInViewport()
    await page.getByRole("button", { name: swap.closeSwap }).click()
    await expect(page.locator("#alternatives")).toHaveCount(0)
    await expect(page.getByRole("link", { name: t.swapHere, exact: true })).toBeFocused()
  })

  test(`the first screen of the list is its progress, the way to send it, and the first shelf, in ${language}`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, "/my-plan/shopping-list")
    const main = page.getByRole("main")
    const send = main.getByRole("button", { name: list.copy })
    const shelf = main.getByRole("region", { name: list.proteins })
    await expectOnFirstScreen(page, [main.getByRole("progressbar"), send])
    await expectOnFirstScreen(
      page,
      [shelf.getByRole("heading"), ...(await shelf.locator("label").all()).slice(0, 4)],
      send,
    )
  })
}
