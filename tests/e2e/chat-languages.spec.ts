import type { Page } from "@playwright/test"
import { faq as en } from "#content/faq/en.ts"
import { faq as es } from "#content/faq/es.ts"
import { faq as pt } from "#content/faq/pt.ts"
import { answerTo, entry, field, messages, openChat, plain, suggestions } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

for (const [language, entries] of Object.entries({ en, es })) {
  test(`in ${language} the chat suggests, understands and answers in that language`, async ({ page, product }) => {
    await chooseBefore(page, product.url, language)
    await openChat(page, product.url)
    const [answered, other] = [71, 2].map((id) => entries.find((one) => one.id === id))
    await expect(suggestions(page).first()).toHaveText(answered?.question ?? "")
    expect(await answerTo(page, answered?.question ?? "")).toBe(plain(answered?.answer ?? ""))
    expect(await answerTo(page, other?.question ?? "")).toBe(plain(other?.answer ?? ""))
    await expect(suggestions(page)).toHaveCount(other?.followUpIds.length ?? 0)
    await expect(messages(page).last().locator("p")).toHaveAttribute("lang", language)
  })
}

test("the answers come with the chat alone, and in one language", async ({ page, product }) => {
  const asked = new Set<string>()
  page.on("request", (request) => request.resourceType() === "script" && asked.add(request.url()))
  await openDashboard(page, product.url)
  for (const path of ["/profile", "/help"]) {
    await page.goto(path)
    await page.waitForLoadState("networkidle")
  }
  expect(await countOfFaqs(page, asked)).toEqual([0, 0, 0])
  await page.goto("/chat")
  await field(page).focus()
  await expect.poll(() => countOfFaqs(page, asked)).toEqual([1, 0, 0])
})

test("another language changes what comes, not what was said", async ({ page, product }) => {
  await openChat(page, product.url)
  const answer = await answerTo(page, entry(71).question)
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("banner").getByRole("combobox").first().selectOption("en")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Florescer Support")
  await expect(messages(page).last().locator("p")).toHaveText(answer)
  await expect(messages(page).last().locator("p")).toHaveAttribute("lang", "pt")
})

/** In how many of these files all entries stand, in each language; the first suggestions have one of their own. */
async function countOfFaqs(page: Page, urls: Set<string>) {
  const scripts = await Promise.all([...urls].map(async (url) => (await page.request.get(url)).text()))
  return [pt, en, es].map(
    (entries) =>
      scripts.filter((script) =>
        entries.every(({ id, question }) => [71, 72, 77].includes(id) || script.includes(question)),
      ).length,
  )
}
