import enWords from "#content/locales/en/care.json" with { type: "json" }
import enChatWords from "#content/locales/en/chat.json" with { type: "json" }
import esWords from "#content/locales/es/care.json" with { type: "json" }
import esChatWords from "#content/locales/es/chat.json" with { type: "json" }
import words from "#content/locales/pt/care.json" with { type: "json" }
import chatWords from "#content/locales/pt/chat.json" with { type: "json" }
import diaryWords from "#content/locales/pt/diary.json" with { type: "json" }
import silenceWords from "#content/locales/pt/silence.json" with { type: "json" }
import { some } from "../amount.ts"
import { card, folded, gentleCheck } from "./care-cards.ts"
import { field, lastText, openChat, say, suggestions } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { expectToast } from "./mother.ts"
import { openProfile } from "./profile.ts"
import { expect, test } from "./test.ts"

test.use({ locale: "pt-BR" })

const cries = [
  {
    language: "pt",
    chat: chatWords,
    opensAgain: words.openAgain,
    texts: ["quero me matar", "quero morrer", "quero me matar hoje", "quero morrer"],
  },
  {
    language: "en",
    chat: enChatWords,
    opensAgain: enWords.openAgain,
    texts: ["i want to kill myself", "i want to die", "i want to kill myself today", "i want to die"],
  },
  {
    language: "es",
    chat: esChatWords,
    opensAgain: esWords.openAgain,
    texts: ["quiero matarme", "quiero morirme", "quiero matarme hoy", "quiero morirme"],
  },
]

test.describe("on a small phone in Portugal", () => {
  test.use({ timezoneId: "Europe/Lisbon" })
  for (const { language, chat, opensAgain, texts } of some(cries, 0)) {
    test(`the card is shown from its beginning, with the first number of Portugal, for each cry anew, in ${language}`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width: 320, height: 560 })
      await chooseBefore(page, product.url, language)
      await openChat(page, product.url)
      const [first, second, third, nextDay] = texts as [string, string, string, string]
      const replies: string[] = []
      async function cry(text: string) {
        await say(page, text)
        await expect(card(page)).toHaveCount(1)
        await expect(card(page).locator('a[href="tel:1411"]').first()).toBeInViewport({ ratio: 1 })
        await expect(card(page).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 })
        await expect(suggestions(page)).toHaveCount(0)
        replies.push((await lastText(page).textContent()) ?? "")
      }
      await cry(first)
      await expect(card(page).locator('a[href="tel:188"]')).toBeHidden()
      await cry(second)
      await say(page, "🥑")
      await expect(card(page)).toHaveCount(0)
      await cry(third)
      expect(replies).toEqual([chat.redFlagReply, chat.redFlagAgain, chat.redFlagStill])

      await say(page, "🥑")
      await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
      await page.reload()
      await expect(folded(page, opensAgain)).toBeInViewport()
      await field(page).focus()
      await cry(nextDay)
    })
  }
})

test("beside the gentle question stands its number and nothing else to answer, and what is offered comes after it", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await page.clock.install()
  await say(page, "não quero morrer, só quero sumir um pouco")
  await page.clock.fastForward(1300)
  await expect(gentleCheck(page).getByRole("link", { name: /188/ })).toBeInViewport()
  await expect(suggestions(page)).toHaveCount(0)
  await expect(
    page.getByRole("button", { name: new RegExp(`${chatWords.notThat}|${chatWords.noneOfThese}`) }),
  ).toHaveCount(0)
  await gentleCheck(page).getByRole("button", { name: words.weAreSafe }).click()
  await expect(
    page.getByRole("button", { name: new RegExp(`${chatWords.notThat}|${chatWords.noneOfThese}`) }),
  ).toBeVisible()
})

test("after a loss sorrow comes first, on a quiet card, whose second button hides what speaks of the baby", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await say(page, "meu bebê morreu")
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText(words["loss-title"])
  await expect(card(page)).not.toHaveClass(/bg-danger-soft/)
  await expect(lastText(page)).toHaveText(chatWords.lossReply)
  await card(page).getByRole("button", { name: silenceWords.switch }).click()
  await expect(card(page).getByText(silenceWords.cardText)).toBeVisible()

  await say(page, "quero morrer")
  await expect(card(page)).toHaveClass(/bg-danger-soft/)
  await expect(card(page).locator('a[href="tel:188"]').first()).toBeInViewport()

  await page.goto("/profile?tab=diary")
  await expect(
    page.getByRole("radiogroup", { name: diaryWords.mood }).getByRole("radio", { checked: true }),
  ).toHaveCount(0)
  await page.getByLabel("Suas anotações").fill("Hoje só chorei.")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByRole("article")).toContainText(diaryWords.moodSoSo)
})

test("each entry of despair brings the number into view, says still that it is saved, and the toast waits for the gentle question", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await openProfile(page, product.url, "diary")
  async function write(text: string) {
    await page.getByLabel("Suas anotações").fill(text)
    await page.getByRole("button", { name: "Salvar registro" }).click()
  }
  for (const text of ["Hoje pensei em me matar", "Quero morrer", "Vou me matar"]) {
    await write(text)
    await expect(card(page)).toHaveCount(1)
    await expect(card(page).locator('a[href="tel:188"]').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(diaryWords.savedStill)).toHaveCount(1)
  }
  await expect(page.getByText(diaryWords.savedTitle)).toHaveCount(0)

  await page
    .getByRole("article")
    .last()
    .getByRole("button", { name: /^Editar/ })
    .click()
  await page.getByRole("article").last().getByRole("textbox").fill("Quero morrer agora")
  await page.getByRole("article").last().getByRole("button", { name: "Salvar registro" }).click()
  await expect(card(page).locator('a[href="tel:188"]').first()).toBeInViewport({ ratio: 1 })
  await card(page).getByRole("button").first().click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByText(diaryWords.savedTitle)).toHaveCount(0)

  await write("Não quero morrer, só quero dormir")
  await expect(gentleCheck(page).getByRole("link", { name: /188/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(diaryWords.savedStill)).toBeVisible()
  await expect(page.getByText(diaryWords.savedTitle)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(diaryWords.savedStill)).toBeVisible()
  await gentleCheck(page).getByRole("button", { name: words.weAreSafe }).click()
  await expectToast(page, diaryWords.savedTitle)
  await expect(page.getByText(diaryWords.savedStill)).toHaveCount(0)
})

test("a card of another day stands folded above the diary, which opens where she writes, and unfolds at a touch", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "diary")
  await page.getByLabel("Suas anotações").fill("Hoje pensei em me matar")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(card(page)).toBeVisible()
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 })
  await page.reload()
  await expect(folded(page)).toBeInViewport()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Salvar registro" })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await folded(page).click()
  await expect(card(page).locator('a[href="tel:188"]').first()).toBeInViewport({ ratio: 1 })
  await expect(folded(page)).toHaveCount(0)
  await page.reload()
  await expect(card(page).locator('a[href="tel:188"]').first()).toBeInViewport({ ratio: 1 })
})
