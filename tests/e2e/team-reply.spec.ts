import type { Page } from "@playwright/test"
import { expectNothingByAxe, expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { answerTo, entry, field, openChat, say } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { expectToast, type Mother, newMother, openAt } from "./mother.ts"
import { openProduct, type Product } from "./product.ts"
import { signInAgain } from "./profile.ts"
import { goOffline } from "./second-visit.ts"
import { holdAnswers } from "./states/walk.ts"
import { didElsewhere } from "./sync.ts"
import { openDesk } from "./team-member.ts"
import { test as base, expect } from "./test.ts"
import { noAnswer } from "./watch.ts"

const always = { SUPPORT_HOURS: "Mon-Sun 0-24" }

/** A server whose team is there at all hours. */
const test = base.extend<object, { product: Product; desk: Awaited<ReturnType<typeof openDesk>> }>({
  product: [
    async ({ browserName }, use) => {
      const product = await openProduct(`${browserName}-team`, always)
      await use(product)
      await product.close()
    },
    { scope: "worker" },
  ],
  desk: [
    async ({ product }, use) => {
      const desk = await openDesk(product)
      await use(desk)
      await desk.close()
    },
    { scope: "worker" },
  ],
})

const unknown = "Trocar o pneu do carro"
const danger = "quero me matar"
const replies = (page: Page) => page.getByRole("log").getByText(", da equipe Florescer")
const bubble = (page: Page, text: string) => page.getByRole("log").getByRole("listitem").filter({ hasText: text })
const chatLinks = (page: Page) => page.getByRole("link", { name: "Chat, 1 resposta nova" })

/** Opens the chat of a mother with a name of her own, by which the desk finds her. */
async function openChatAs(page: Page, product: Product, name: string, language?: string): Promise<Mother> {
  const mother = await openAt(page, product.url, "/healthz", newMother(name))
  if (language) await chooseBefore(page, product.url, language)
  const hours = page.waitForResponse("**/api/support-hours")
  await page.goto("/chat")
  await hours
  await field(page).focus()
  return mother
}

test("a reply is marked on the links without a reload, read in the chat, rated, and gone from the links", async ({
  page,
  product,
  desk,
}) => {
  await openChatAs(page, product, "Beatriz")
  expect(await answerTo(page, unknown)).toContain("aqui no chat")
  await page.goto("/dashboard")
  await desk.reply("Beatriz", "Pode, sim.\nVeja [o guia](https://example.org).")
  await expect(chatLinks(page)).toBeVisible()
  await expectNothingByAxeInBothThemes(page, "a dashboard with an unread reply")

  await chatLinks(page).click()
  await expect(replies(page)).toHaveText("Marta, da equipe Florescer")
  const reply = bubble(page, "Pode, sim.")
  await expect(reply).toContainText("[o guia](https://example.org)")
  await expect(reply.getByRole("link")).toHaveCount(0)
  await expect(chatLinks(page)).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Retirar minha pergunta" })).toHaveCount(0)
  await reply.getByRole("button", { name: "Sim" }).click()
  await expect(reply.getByRole("button", { name: "Sim" })).toHaveAttribute("aria-pressed", "true")
  await expect.poll(async () => (await desk.messagesOf("Beatriz")).at(-1)?.helped).toBe(true)
  await reply.getByRole("button", { name: "Não" }).click()
  await expect.poll(async () => (await desk.messagesOf("Beatriz")).at(-1)?.helped).toBe(false)
  await expectNothingByAxeInBothThemes(page, "a chat with a reply")
  await page.reload()
  await expect(replies(page)).toHaveCount(1)
  await expect(chatLinks(page)).toHaveCount(0)
})

test("the team hears in which language she reads and what the chat had answered", async ({ page, product, desk }) => {
  await openChatAs(page, product, "Celina", "pt")
  await answerTo(page, entry(72).question)
  await page.getByRole("button", { name: "Não era isso. Perguntar à equipe" }).click()
  await expect.poll(async () => (await desk.messagesOf("Celina").catch(() => [])).length).toBe(1)
  expect((await desk.messagesOf("Celina"))[0]).toMatchObject({
    text: entry(72).question,
    language: "pt",
    chatAnswer: { kind: "entry", entryIds: [72] },
    concern: null,
  })
})

test.describe(() => {
  test.use({ serviceWorkers: "allow" })

  test("what she writes on without a connection arrives later, exactly once, and can be taken back until it is answered", async ({
    page,
    context,
    product,
    desk,
    allowConsoleError,
  }) => {
    allowConsoleError(noAnswer)
    await openChatAs(page, product, "Dalva")
    await answerTo(page, unknown)
    await desk.reply("Dalva", "Conte mais.")
    await page.getByRole("button", { name: "Escrever para a equipe" }).click()
    await expect(field(page)).toBeFocused()
    await expect(page.getByText("Você está escrevendo para a equipe")).toBeVisible()
    await expectNothingByAxeInBothThemes(page, "a chat that writes to the team")
    await goOffline(page)
    await say(page, "É na varanda, com sol.")
    const hers = bubble(page, "É na varanda")
    await expect(hers).toContainText("Guardada neste aparelho")
    await context.setOffline(false)
    await expect(hers).toContainText("Enviada à equipe")
    await say(page, "Esqueça.")
    await expect(bubble(page, "Esqueça.")).toContainText("Enviada à equipe")
    const takeBack = bubble(page, "Esqueça.").getByRole("button", { name: "Retirar minha pergunta" })
    await takeBack.click()
    await expect(bubble(page, "Esqueça.")).toHaveCount(0)
    await expect
      .poll(async () => (await desk.messagesOf("Dalva")).map(({ text }) => text))
      .toEqual([unknown, "Conte mais.", "É na varanda, com sol."])
    await desk.reply("Dalva", "Então sim.")
    await expect(replies(page)).toHaveCount(2)
    await expect(hers.getByRole("button")).toHaveCount(0)

    await page.getByRole("button", { name: "Obrigada, é só isso" }).click()
    await expect(page.getByText("Esta conversa está encerrada")).toBeVisible()
    await expect.poll(() => desk.isClosed("Dalva")).toBe(true)
    expect(await answerTo(page, entry(71).question)).not.toContain("equipe")
  })
})

test("another phone shows her question and the reply, what is cleared on one stays on the other, what she withdraws on neither", async ({
  page,
  product,
  desk,
  openBrowser,
}) => {
  const mother = await openChatAs(page, product, "Elisa")
  await answerTo(page, unknown)
  await desk.reply("Elisa", "Sim, pode.")
  await expect(replies(page)).toHaveCount(1)
  await page.getByRole("button", { name: "Limpar conversa" }).click()
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("As respostas da equipe ficam escondidas")
  await question.getByRole("button", { name: "Limpar conversa" }).click()
  await expect(replies(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText("O que você quer saber hoje?")).toBeVisible()
  await expect(replies(page)).toHaveCount(0)

  const other = await openBrowser()
  await signInAgain(other, product.url, mother)
  await other.goto(`${product.url}/chat`)
  await expect(bubble(other, unknown)).toContainText("Enviada à equipe")
  await expect(replies(other)).toHaveCount(1)
  await desk.reply("Elisa", "E mais uma coisa.")
  await expect(replies(page)).toHaveCount(1)
  await expect(bubble(page, "E mais uma coisa.")).toBeVisible()
  await expect(replies(other)).toHaveCount(2)

  await didElsewhere(page, product.url, [["consentWithdrawn", { purpose: "questions" }]])
  for (const each of [page, other]) await expect(replies(each)).toHaveCount(0)
})

test("an urgent message reaches the team only if she asks for it, and only once", async ({ page, product, desk }) => {
  await openChatAs(page, product, "Flora")
  await answerTo(page, danger)
  const tell = page.getByRole("button", { name: "Avisar também a equipe" })
  await expect(tell).toBeVisible()
  await expect(page.getByText("As pessoas da equipe leem quando podem.")).toBeVisible()
  await expectNothingByAxe(page, "an urgent card that the team can hear of")
  await expect.poll(async () => (await readExport(page)).supportQuestions).toEqual([])
  await tell.click()
  await expect(tell).toHaveCount(0)
  await expect(page.getByText("Sua mensagem foi enviada à equipe.")).toBeVisible()
  expect(await desk.messagesOf("Flora")).toMatchObject([{ text: danger, concern: "urgent" }])

  // Written to the team it is not sent either, and the card stands beside it.
  await desk.reply("Flora", "Estou aqui.")
  await page.getByRole("button", { name: "Escrever para a equipe" }).click()
  await say(page, "não quero mais viver")
  expect(await desk.messagesOf("Flora")).toHaveLength(2)
  await page.getByRole("button", { name: "Avisar também a equipe" }).click()
  await expect
    .poll(async () => (await desk.messagesOf("Flora")).map(({ text }) => text))
    .toEqual([danger, "Estou aqui.", "não quero mais viver"])
})

test("who has not agreed agrees by the button that sends", async ({ page, product, desk }) => {
  await openAt(page, product.url, "/healthz", newMother("Gilda"), { hasAgreed: false })
  await desk.sitDown()
  // Pressed before it is known whether there is a team.
  const release = await holdAnswers(page, "**/api/support-hours*")
  await page.goto("/help")
  await page.getByRole("button", { name: "Start live chat" }).click()
  await release()
  await page.waitForURL("**/chat")
  await field(page).fill(unknown)
  await expect(page.getByText(/receives this question and later unanswered ones/)).toBeVisible()
  await expectNothingByAxe(page, "a chat that asks before it sends to the team")
  await page.getByRole("button", { name: "Agree and send" }).click()
  await expect(bubble(page, unknown)).toContainText("Enviada à equipe")
  expect(await desk.messagesOf("Gilda")).toMatchObject([{ text: unknown }])
})

test("the live chat says whether somebody is there, and when the team is back", async ({ page, product, desk }) => {
  await desk.sitDown()
  await openAt(page, product.url, "/help", newMother("Iara"))
  const card = page.getByRole("region", { name: "Live chat" })
  await expect(card.getByText("Someone from the team is here now.")).toBeVisible()
  await expectNothingByAxe(page, "a help page with somebody of the team")
  await card.getByRole("button", { name: "Start live chat" }).click()
  await expect(page.getByText("Você está escrevendo para a equipe")).toBeVisible()

  const holidays = [0, 1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  await page.goto("about:blank")
  await product.start({ SUPPORT_HOLIDAYS: holidays.join(",") })
  await page.goto("/help")
  await expect(card.getByText(/The team’s next hours begin on \w+day.* at 06:00\./)).toBeVisible()
  await expect(card.getByText("Hours: Mon-Fri 9am-6pm")).toBeVisible()
  await expectNothingByAxe(page, "a help page out of hours")
  await card.getByRole("button", { name: "Write to the team" }).click()
  await expect(page.getByText("Você está escrevendo para a equipe")).toBeVisible()
  await page.goto("about:blank")
  await product.start()
})

base("without a team the help page and the urgent card are as they were", async ({ page, product }) => {
  await openChat(page, product.url)
  await answerTo(page, danger)
  await expect(page.getByRole("button", { name: "Avisar também a equipe" })).toHaveCount(0)
  await page.goto("/help")
  await page.getByRole("button", { name: "Start live chat" }).click()
  await expectToast(page, "not implemented yet")
})

async function readExport(page: Page) {
  return (await page.request.get("/api/account/export")).json()
}
