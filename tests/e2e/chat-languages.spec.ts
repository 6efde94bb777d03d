import type { Page } from "@playwright/test"
import { en as enAnswers } from "#content/answers/en.ts"
import { es as esAnswers } from "#content/answers/es.ts"
import { pt as ptAnswers } from "#content/answers/pt.ts"
import { faq as en } from "#content/faq/en.ts"
import { faq as es } from "#content/faq/es.ts"
import { faq as pt } from "#content/faq/pt.ts"
import care from "#content/locales/en/care.json" with { type: "json" }
import { some } from "../amount.ts"
import {
  answerAtOnce,
  answersFiles,
  answerTo,
  entry,
  fetchedFiles,
  field,
  holdFiles,
  lastText,
  messages,
  openChat,
  plain,
  say,
  suggestions,
} from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openDashboard } from "./mother.ts"
import { untilQuiet } from "./quiet.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const answers = { en: enAnswers, es: esAnswers, pt: ptAnswers }
const questions = [
  ["en", "can I drink coffee?", en],
  ["pt", "posso tomar café?", pt],
  ["es", "¿puedo tomar café?", es],
] as const

for (const [language, entries] of some(Object.entries({ en, es }), 1)) {
  test(`in ${language} the chat suggests, understands and answers in that language`, async ({ page, product }) => {
    await chooseBefore(page, product.url, language)
    await openChat(page, product.url)
    const [answered, other] = [71, 2].map((id) => entries.find((one) => one.id === id))
    await expect(suggestions(page).first()).toHaveText(answered?.question ?? "")
    expect(await answerTo(page, answered?.question ?? "")).toBe(plain(answered?.answer ?? ""))
    expect(await answerTo(page, other?.question ?? "")).toBe(plain(other?.answer ?? ""))
    await expect(suggestions(page)).toHaveCount(other?.followUpIds.length ?? 0)
    await expect(lastText(page)).toHaveAttribute("lang", language)
  })
}

test("who has chosen no language is answered in that of each message, on a screen that stays as it is", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await page.clock.install()
  for (const [lang, text, entries] of questions) {
    const answer = await answerAtOnce(page, text)
    expect(entries.map((one) => plain(one.answer))).toContain(answer)
    await expect(lastText(page)).toHaveAttribute("lang", lang)
    const suggested = await suggestions(page).allTextContents()
    const known = [...entries, ...answers[lang]].map(({ question }) => question)
    expect(known).toEqual(expect.arrayContaining(suggested))
    expect(suggested).not.toHaveLength(0)
    await expect(page.getByRole("main").getByRole("region").getByRole("list")).toHaveAttribute("lang", lang)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suporte Florescer")
  }
  await page.reload()
  await expect(suggestions(page).first()).toBeVisible()
  await suggestions(page).first().click()
  await expect(messages(page)).toHaveCount(2 * questions.length + 2)
  await expect(lastText(page)).toHaveAttribute("lang", "es")
  await answerAtOnce(page, "ok")
  await expect(lastText(page)).toHaveAttribute("lang", "pt")
})

test("who has chosen Portuguese is answered in it, whatever she writes in", async ({ page, product }) => {
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(request.url()))
  await chooseBefore(page, product.url, "pt")
  await openChat(page, product.url)
  await page.clock.install()
  for (const [, text] of questions) {
    await answerAtOnce(page, text)
    await expect(lastText(page)).toHaveAttribute("lang", "pt")
  }
  expect(fetched).not.toContainEqual(expect.stringMatching(/(?:faq|intents)-(?:en|es)-/))
})

testWithWorker(
  "without a connection a message in another language is answered in the screen's, until there is one",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    const [, , [, text]] = questions
    await openChat(page, product.url)
    await goOffline(page)
    await answerTo(page, text)
    await expect(lastText(page)).toHaveAttribute("lang", "pt")
    await context.setOffline(false)
    await expect(async () => {
      await answerTo(page, text)
      await expect(lastText(page)).toHaveAttribute("lang", "es", { timeout: 1 })
    }).toPass()
    await goOffline(page)
    await answerTo(page, text)
    await expect(lastText(page)).toHaveAttribute("lang", "es")
  },
)

test("a message waits for the answers in its language, and one of danger does not", async ({
  page,
  context,
  product,
}) => {
  const connect = await holdFiles(context, /assets\/faq-es/)
  await openChat(page, product.url)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await say(page, "¿puedo tomar café?")
  await expect(page.getByRole("status")).toHaveText("Buscando as respostas...")
  await expect(messages(page)).toHaveCount(0)
  await say(page, "quiero matarme")
  await expect(page.getByRole("region", { name: care["self-harm-title"] })).toBeVisible()
  await say(page, "¿puedo tomar café?")
  await expect(messages(page)).toHaveCount(2)
  await page.clock.resume()
  connect()
  await expect(messages(page)).toHaveCount(4)
  await expect(lastText(page)).toHaveAttribute("lang", "es")
})

test("the answers come with the chat alone, when she begins to write, and in one language", async ({
  page,
  product,
}) => {
  const asked = new Set<string>()
  page.on("request", (request) => request.resourceType() === "script" && asked.add(request.url()))
  await openDashboard(page, product.url)
  for (const path of ["/profile", "/help"]) {
    await goWithin(page, path)
    await untilQuiet(page)
  }
  expect(await countOfFaqs(page, asked)).toEqual([0, 0, 0])
  await page.goto("/chat")
  await untilQuiet(page)
  await suggestions(page).first().waitFor()
  for (const file of answersFiles) expect(await fetchedFiles(page)).not.toContainEqual(file)
  await field(page).click()
  await expect.poll(() => fetchedFiles(page)).toEqual(expect.arrayContaining(answersFiles))
  await expect.poll(() => countOfFaqs(page, asked)).toEqual([1, 0, 0])
})

test("another language changes what comes, not what was said", async ({ page, product }) => {
  await openChat(page, product.url)
  const answer = await answerTo(page, entry(71).question)
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("banner").getByRole("combobox").first().selectOption("en")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Florescer Support")
  await expect(lastText(page)).toHaveText(answer)
  await expect(lastText(page)).toHaveAttribute("lang", "pt")
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
