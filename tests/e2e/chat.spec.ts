import type { Page } from "@playwright/test"
import { faq } from "#content/faq/pt.ts"
import care from "#content/locales/en/care.json" with { type: "json" }
import { plainText } from "#domain/marked-text.ts"
import { answerAtOnce, answerTo, entry, field, messages, openChat, plain, say, suggestions } from "./chat.ts"
import { goWithin } from "./go-within.ts"
import { goOffline } from "./second-visit.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

test("the first suggestions are there under what the answers are, and the first answer comes after a pause with three things to reflect on", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suporte Florescer")
  await expect(page.getByRole("heading", { name: "Sugestões rápidas:" })).toBeVisible()
  await expect(suggestions(page)).toHaveText([71, 72, 77].map((id) => entry(id).question))
  const whole = page.getByText("não substituem a sua equipe de saúde")
  await expect(whole).toBeVisible()

  await stopClock(page)
  await suggestions(page).first().click()
  await expect(messages(page)).toHaveCount(1)
  await expect(page.getByRole("log")).toContainText("Pensando...")
  await expect(suggestions(page)).toHaveCount(0)
  await field(page).fill("e depois?")
  await expect(page.getByRole("button", { name: "Enviar" })).toBeDisabled()
  await page.clock.runFor(1100)
  await expect(messages(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(messages(page)).toHaveCount(2)
  await expect(messages(page).last()).toContainText(plain(entry(71).answer))
  await expect(page.getByText("Pensando...")).toHaveCount(0)

  await expect(page.getByRole("heading", { name: "Que tal refletir sobre..." })).toBeVisible()
  await expect(suggestions(page)).toHaveCount(3)
  const reflective = faq.filter(({ id }) => id >= 51 && id <= 70).map(({ question }) => question)
  const offered = await suggestions(page).allTextContents()
  expect(new Set(offered).size).toBe(3)
  expect(reflective).toEqual(expect.arrayContaining(offered))

  // From then on what the answers are is a line that unfolds.
  const line = page.getByRole("button", { name: "Automático: ninguém acompanha" })
  await expect(line).toBeVisible()
  await expect(whole).toHaveCount(0)
  await line.click()
  await expect(whole).toBeVisible()
})

test("what she sends while an answer is to come goes after it, and what is urgent at once", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await stopClock(page)
  await suggestions(page).first().click()
  await expect(messages(page)).toHaveCount(1)
  await say(page, "obrigada")
  await expect(field(page)).toHaveValue("obrigada")
  await expect(messages(page)).toHaveCount(1)
  await page.clock.runFor(1300)
  await expect(field(page)).toHaveValue("")
  await expect(messages(page).nth(2)).toContainText("obrigada")

  await say(page, "quero me matar")
  await expect(page.getByRole("link", { name: /188/ })).toBeVisible()
  await expect(field(page)).toHaveValue("")
  await expect(page.getByText("Pensando...")).toHaveCount(0)
  await expect(messages(page).nth(4)).toContainText("quero me matar")
})

test("later answers suggest what follows from them, and a link in an answer opens its recipe", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await answerTo(page, entry(77).question)
  await field(page).fill(entry(71).question)
  await page.getByRole("button", { name: "Enviar" }).click()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).last()).toContainText(plain(entry(71).answer))
  // What the message may mean besides stands first.
  const following = entry(71)
    .followUpIds.slice(0, 2)
    .map((id) => entry(id).question)
  await expect.poll(() => suggestions(page).allTextContents()).toEqual(expect.arrayContaining(following))
  await expect(messages(page).last()).toBeInViewport()
  await messages(page).last().getByRole("link").first().click()
  await expect(page).toHaveURL(/\/my-plan\/recipe\/\d+$/)
  await page.goBack()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).last()).toBeInViewport()
})

test("a greeting, a thank-you and 'is anybody there?' are answered on the device, and mailed to nobody", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await page.clock.install()
  for (const text of ["Oii, boa noite!", "vc é real?", "obrigadaaa", "🙏😭"])
    expect(await answerAtOnce(page, text)).not.toContain("Não encontrei")
  await expect(page.getByRole("heading", { name: "Sugestões rápidas:" })).toBeVisible()
  await expect(suggestions(page)).toHaveText([71, 72, 77].map((id) => entry(id).question))
  expect(await questionsOnServer(page)).toEqual([])
})

test("a question without an answer reaches the team once, and says so, beside the number to call about health", async ({
  page,
  product,
  mailTo,
}) => {
  await openChat(page, product.url)
  const question = "Trocar o pneu do carro"
  await answerTo(page, question)
  await expect(messages(page).last()).toContainText("Não encontrei uma resposta exata")
  await expect(messages(page).last()).toContainText("A equipe de suporte foi avisada e vai responder em breve")
  await expect(messages(page).last()).toContainText(plainText(care.dontWait))
  await expect(messages(page).last().locator('a[href="tel:192"]')).toBeVisible()
  await expect(page.getByRole("heading", { name: "Sugestões rápidas:" })).toBeVisible()
  await expect(suggestions(page)).toHaveText([13, 16, 23].map((id) => entry(id).question))
  const mail = await mailTo("contato@florescer.app")
  expect(mail.text).toContain("npm run questions")
  expect(mail.text).not.toContain(question)
  await page.reload()
  await expect(messages(page)).toHaveCount(2)
  expect(await questionsOnServer(page)).toEqual([question])
})

test("what was taken for another question can go to the team, once, and only what she typed herself", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  const notThat = page.getByRole("button", { name: "Não era isso. Perguntar à equipe" })
  await suggestions(page).first().click()
  await expect(messages(page)).toHaveCount(2)
  await expect(notThat).toHaveCount(0)
  await answerTo(page, entry(72).question)
  await page.reload()
  await notThat.click()
  await expect(messages(page)).toHaveCount(6)
  await expect(messages(page).last()).toContainText("A equipe de suporte foi avisada")
  await expect(notThat).toHaveCount(0)
  expect(await questionsOnServer(page)).toEqual([entry(72).question])
})

testWithWorker(
  "without a connection a question waits on the device, says so, and is sent later, once",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openChat(page, product.url)
    await goOffline(page)
    expect(await answerTo(page, entry(71).question)).toContain(plain(entry(71).answer))
    await answerTo(page, "Trocar o pneu do carro")
    await expect(messages(page).last()).toContainText("será avisada assim que houver conexão")
    await page.getByRole("button", { name: "Abrir menu" }).click()
    await page.getByRole("button", { name: "Sair", exact: true }).click()
    await page.getByRole("alertdialog", { name: "Nem tudo foi enviado" }).getByRole("button", { name: "Ficar" }).click()
    await page.getByRole("button", { name: "Fechar menu" }).click()
    await context.setOffline(false)
    await expect(messages(page).last()).toContainText("A equipe de suporte foi avisada")
    expect(await questionsOnServer(page)).toEqual(["Trocar o pneu do carro"])
  },
)

test("a question whose answer was lost is sent again from the next screen, and mailed once", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(noAnswer)
  await openChat(page, product.url)
  await page.route("**/api/sync*", async (route) => {
    await route.fetch()
    await route.abort().catch(() => {})
  })
  await answerTo(page, "Trocar o pneu do carro")
  await expect(messages(page).last()).toContainText("será avisada assim que houver conexão")
  await page.unroute("**/api/sync*")
  await page.goto("/help")
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain(":outbox:")
  await page.goto("/chat")
  await expect(messages(page).last()).toContainText("A equipe de suporte foi avisada")
  expect(await questionsOnServer(page)).toHaveLength(1)
})

test("beyond ten questions a day the chat does not claim that the team was notified", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 429/)
  await openChat(page, product.url)
  for (let asked = 0; asked < 10; asked++) {
    await didElsewhere(page, product.url, [["questionAsked", { questionId: crypto.randomUUID(), text: "Jaca?" }]])
  }
  // They come to this phone as from another one of hers.
  await expect(messages(page)).toHaveCount(10)
  await answerTo(page, "Trocar o pneu do carro")
  await expect(messages(page).last()).toContainText("o limite de um dia, e por isso esta não foi enviada")
  await expect(messages(page).last()).not.toContainText("avisada")
  expect(await questionsOnServer(page)).toHaveLength(10)
})

test("the conversation stays across screens and a reload, even while the answer is on its way, until she clears it or signs out", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await stopClock(page)
  await say(page, entry(71).question)
  await expect(messages(page)).toHaveCount(1)
  await page.reload()
  await page.clock.resume()
  await expect(messages(page)).toHaveCount(2)
  await goWithin(page, "/help")
  await goWithin(page, "/chat")
  await expect(messages(page).last()).toContainText(plain(entry(71).answer))

  await page.getByRole("button", { name: "Limpar conversa" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Limpar conversa" }).click()
  await expect(messages(page)).toHaveCount(0)
  await expect(page.getByRole("heading", { name: "Sugestões rápidas:" })).toBeVisible()
  await answerTo(page, entry(72).question)
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await expect(page).toHaveURL("/login")
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(":chat")))).toEqual([])
})

test("whatever she writes is shown as text, and nothing is sent that is empty, too long or too early", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  const button = page.getByRole("button", { name: "Enviar" })
  await expect(button).toBeDisabled()
  await field(page).fill(" \n  ")
  await expect(button).toBeDisabled()
  await field(page).press("Enter")
  await expect(messages(page)).toHaveCount(0)

  const long = "palavra ".repeat(2500)
  await say(page, long)
  await expect(page.getByRole("alert")).toContainText("só cabem 2.000")
  await expect(field(page)).toHaveValue(long)
  await expect(field(page)).toHaveAttribute("aria-invalid", "true")
  await expect(messages(page)).toHaveCount(0)

  const odd = ["<img src=x onerror=alert(1)>[a](/help)", "🤱🏽👩‍👧💜🎉", "שלום עולם", "w".repeat(400)]
  await page.clock.install()
  for (const text of odd) {
    await answerAtOnce(page, text)
    await expect(messages(page).nth(-2).locator("p")).toHaveText(text)
  }
  await expect(messages(page).locator("img, p a")).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await stopClock(page)
  await field(page).fill(entry(71).question)
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await page.keyboard.type("mais\n")
  await expect(messages(page)).toHaveCount(odd.length * 2 + 1)
  await page.clock.runFor(1300)
  await expect(messages(page)).toHaveCount(odd.length * 2 + 3)
})

/** From now on the page's time passes only as the test says. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function questionsOnServer(page: Page): Promise<string[]> {
  const { supportQuestions } = await (await page.request.get("/api/account/export")).json()
  return supportQuestions.map(({ text }: { text: string }) => text)
}
