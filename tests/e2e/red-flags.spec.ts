import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import words from "#content/locales/pt/red-flag-card.json" with { type: "json" }
import { field, messages, openChat, say, suggestions } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { openProfile } from "./profile.ts"
import { expect, test } from "./test.ts"

const cases = [
  { language: "pt", text: "quero me matar", number: "188" },
  { language: "en", text: "I have chest pain and I can't breathe", number: "192" },
  { language: "es", text: "quiero hacerle daño a mi bebé", number: "192" },
]

for (const { language, text, number } of cases) {
  test(`a red flag in ${language} gets the card at once, and no answer of the FAQ`, async ({
    page,
    context,
    product,
    allowConsoleError,
  }) => {
    allowConsoleError(/net::ERR_/)
    await chooseBefore(page, product.url, language)
    await openChat(page, product.url)
    await context.setOffline(true)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await say(page, text)
    await expect(card(page)).toBeVisible()
    await expect(card(page).locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    await expect(messages(page)).toHaveCount(2)
    await expect(suggestions(page)).toHaveCount(0)
    await page.clock.resume()
    await context.setOffline(false)

    await say(page, "🥑")
    await expect(messages(page)).toHaveCount(4)
    await expect(card(page)).toBeInViewport()
    await page.reload()
    await expect(card(page)).toBeInViewport()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await card(page).getByRole("button").first().click()
    await expect(card(page)).toHaveCount(0)
    await expect(field(page)).toBeEnabled()
  })
}

test("the card says what to do, in which country each number is, and that nobody is watching", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await say(page, "ele me bate")
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText(words.violenceTitle)
  for (const text of [words.violenceText, words.traces, words.automatic])
    await expect(card(page).getByText(text)).toBeVisible()
  await expect(card(page).getByRole("link").first()).toHaveText(`190${words.police}${words.always} · ${words.free}`)
  await card(page).getByText(words.otherCountries).click()
  for (const number of ["800202148", "016", "18007997233", "08082000247"])
    await expect(card(page).locator(`a[href="tel:${number}"]`)).toBeVisible()
})

test.describe("on a phone in Portugal", () => {
  test.use({ timezoneId: "Europe/Lisbon" })
  test("the numbers of Portugal come first", async ({ page, product }) => {
    await openChat(page, product.url)
    await say(page, "quero me matar")
    await expect(card(page).locator('a[href="tel:1411"]')).toBeVisible()
    await expect(card(page).locator('a[href="tel:188"]')).toBeHidden()
  })
})

test("on a low screen the card is shown from its beginning, with the first number to call", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 560 })
  await openChat(page, product.url)
  await say(page, "quero me matar")
  await expect(card(page).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 })
  await expect(card(page).getByRole("link").first()).toBeInViewport({ ratio: 1 })
})

test("a diary note with a red flag is saved, with the card beside it until she closes it", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "diary")
  await page.getByLabel("Suas anotações").fill("Hoje pensei em me matar")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByRole("article")).toContainText("Hoje pensei em me matar")
  await expect(card(page).locator('a[href="tel:188"]').first()).toBeVisible()
  await page.reload()
  await expect(card(page)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await card(page).getByRole("button").first().click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole("article")).toHaveCount(1)
})

/** The card with the numbers to call. */
function card(page: Page) {
  return page.getByRole("main").locator("section:not(:has(section)):has(a[href^='tel:'])")
}
