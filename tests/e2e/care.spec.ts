import enWords from "#content/locales/en/care.json" with { type: "json" }
import esWords from "#content/locales/es/care.json" with { type: "json" }
import words from "#content/locales/pt/care.json" with { type: "json" }
import diaryWords from "#content/locales/pt/diary.json" with { type: "json" }
import { writeOutSigns } from "#domain/care/sign-references.ts"
import { plainText } from "#domain/marked-text.ts"
import { readAllSignTexts } from "#tests/guide-texts.ts"
import { some } from "../amount.ts"
import { violations } from "./access/axe.ts"
import { card, folded, gentleCheck } from "./care-cards.ts"
import { field, messages, openChat, say, suggestions } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { openProfile } from "./profile.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

test.use({ locale: "pt-BR" })

const cases = [
  { language: "pt", text: "quero me matar", number: "188", opensAgain: words.openAgain },
  { language: "en", text: "I have chest pain and I can't breathe", number: "192", opensAgain: enWords.openAgain },
  { language: "es", text: "quiero hacerle daño a mi bebé", number: "192", opensAgain: esWords.openAgain },
]

for (const { language, text, number, opensAgain } of some(cases, 1)) {
  testWithWorker(
    `a red flag in ${language} gets the card at once, and no answer of the FAQ`,
    async ({ page, context, product, allowConsoleError }) => {
      allowConsoleError(noAnswer)
      await chooseBefore(page, product.url, language)
      await openChat(page, product.url)
      await goOffline(page)
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await say(page, text)
      await expect(card(page)).toBeVisible()
      await expect(card(page).locator(`a[href="tel:${number}"]`).first()).toBeVisible()
      await expect(messages(page)).toHaveCount(2)
      await expect(suggestions(page)).toHaveCount(0)
      await page.clock.resume()
      await context.setOffline(false)

      await page.reload()
      await expect(card(page)).toBeInViewport()
      await say(page, "🥑")
      await expect(messages(page)).toHaveCount(4)
      await expect(card(page)).toHaveCount(0)
      await expect(folded(page, opensAgain)).toBeInViewport()
      await expect.poll(() => violations(page)).toEqual([])
      await folded(page, opensAgain).click()
      await expect(card(page)).toBeInViewport()
      await expect.poll(() => violations(page)).toEqual([])
      await card(page).getByRole("button").first().click()
      await expect(card(page)).toHaveCount(0)
      await expect(folded(page, opensAgain)).toHaveCount(0)
      await expect(field(page)).toBeEditable()
    },
  )
}

test("a card that stands in the conversation is drawn with the screen and shifts nothing, also one that an earlier version kept", async ({
  page,
  context,
  product,
}) => {
  await openChat(page, product.url)
  await say(page, "quero me matar")
  await expect(card(page)).toBeVisible()
  await context.route(/assets\/care-concern-help/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.addInitScript(() => {
    const look = () => {
      const isShifting = document.querySelector("#conversation li time") && !document.querySelector("[role=alert]")
      if (isShifting) document.documentElement.dataset.hasShifted = ""
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(page.locator("html")).not.toHaveAttribute("data-has-shifted")

  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(":chat")) ?? ""
    const kept = JSON.parse(localStorage.getItem(key) ?? "")
    kept.value = { ...kept.value, concern: undefined, redFlag: "self-harm" }
    localStorage.setItem(key, JSON.stringify(kept))
  })
  await page.reload()
  await expect(messages(page)).toHaveCount(2)
  await expect(card(page)).toBeVisible()
  await expect(page.locator("html")).not.toHaveAttribute("data-has-shifted")
})

test("what may mean more than it says is asked about above its answer, until she says that they are safe", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await say(page, "não quero morrer, só quero dormir")
  await gentleCheck(page).getByRole("button", { name: words.weAreSafe }).click()
  await expect(gentleCheck(page)).toHaveCount(0)
  await page.reload()
  await expect(messages(page)).toHaveCount(2)
  await expect(gentleCheck(page)).toHaveCount(0)

  await say(page, "não quero morrer, só quero dormir a noite toda. quantas horas preciso dormir?")
  await expect(gentleCheck(page)).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  await expect(messages(page)).toHaveCount(4)
  await expect.poll(() => violations(page)).toEqual([])
  const above = await gentleCheck(page).boundingBox()
  const answer = await messages(page).last().boundingBox()
  expect(above?.y).toBeLessThan(answer?.y ?? 0)
  await page.reload()
  await gentleCheck(page).getByRole("button", { name: words.needHelp }).click()
  await expect(gentleCheck(page)).toHaveCount(0)
  await expect(card(page).locator('a[href="tel:188"]')).toBeInViewport()
})

test("the card says what to do, in which country each number is, and that nobody is watching", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await say(page, "ele me bate")
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText(words["violence-title"])
  const steps = writeOutSigns(words["violence-first"], readAllSignTexts("pt"))
  for (const text of [...steps.split("\n"), words["violence-say"], words.traces, words.automatic])
    await expect(card(page).getByText(plainText(text))).toBeVisible()
  await expect(card(page).getByRole("link").first()).toHaveText(
    `190Polícia Militar · ${words.police}${words.always} · ${words.free} 1 · ${words.quoted}`,
  )
  await card(page).getByLabel(words.country).selectOption("PT")
  await expect(card(page).locator('a[href="tel:800202148"]')).toBeVisible()
  await expect(card(page).locator('a[href="sms:3060"]')).toBeVisible()
  await page.reload()
  await expect(card(page).locator('a[href="tel:800202148"]')).toBeVisible()
})

test("a diary note with a red flag is saved with the card beside it until she closes it, and one that may mean more with the gentle question", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "diary")
  await page.getByLabel("Suas anotações").fill("Hoje pensei em me matar")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByRole("article")).toContainText("Hoje pensei em me matar")
  await expect(card(page).locator('a[href="tel:188"]').first()).toBeVisible()
  await expect(page.getByText(diaryWords.savedTitle)).toHaveCount(0)
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect.poll(() => violations(page)).toEqual([])
  await card(page).getByRole("button").first().click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole("article")).toHaveCount(1)

  await page.getByLabel("Suas anotações").fill("Não quero morrer, só quero dormir")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await gentleCheck(page).getByRole("button", { name: words.needHelp }).click()
  await expect(card(page).locator('a[href="tel:188"]').first()).toBeVisible()
})
