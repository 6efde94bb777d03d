import type { BrowserContext, Page } from "@playwright/test"
import {
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
} from "./chat.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { readJson } from "./profile.ts"
import { expect, test } from "./test.ts"

test("what she sends before the answers have come is answered as soon as they are here", async ({
  page,
  context,
  product,
}) => {
  const connect = await sendTooEarly(page, context, product.url, "Escrito cedo demais")
  await expect(page.getByRole("status")).toHaveText("Buscando as respostas...")
  await expect(field(page)).toHaveValue("Escrito cedo demais")
  // Writing on takes it back, until she sends it again.
  await field(page).fill(entry(71).question)
  await expect(page.getByRole("status")).toHaveCount(0)
  await field(page).press("Enter")
  await expect(page.getByRole("status")).toHaveText("Buscando as respostas...")
  connect()
  await expect(messages(page)).toHaveCount(2)
  await expect(messages(page).last()).toContainText(plain(entry(71).answer))
  await expect(field(page)).toHaveValue("")
})

test("what she sends before the answers have come is answered even when she has left the chat", async ({
  page,
  context,
  product,
}) => {
  const connect = await sendTooEarly(page, context, product.url, "Trocar o pneu do carro")
  await page.goto("/dashboard")
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await expect(page.getByRole("alertdialog")).toContainText("Nem tudo foi enviado")
  await page.getByRole("button", { name: "Ficar" }).click()
  connect()
  const answered = page.getByRole("group", { name: "Sua mensagem foi respondida" })
  await expect(answered).toContainText("A resposta está no chat.")
  const asked = async () => (await readJson(page, "/api/account/export")).supportQuestions
  await expect.poll(asked).toEqual([expect.objectContaining({ text: "Trocar o pneu do carro" })])
  await goWithin(page, "/chat")
  await expect(messages(page)).toHaveCount(2)
  await expect(messages(page).last()).toContainText("A equipe de suporte foi avisada")
  await expect(field(page)).toHaveValue("")
})

test("what she has sent too early and left is answered in its own language", async ({ page, context, product }) => {
  const connect = await sendTooEarly(page, context, product.url, "¿puedo tomar café?")
  await page.goto("/dashboard")
  connect()
  // What the product says of it stays in the screen's language.
  await expect(page.getByRole("group", { name: "Sua mensagem foi respondida" })).toBeVisible()
  await goWithin(page, "/chat")
  await expect(messages(page)).toHaveCount(2)
  await expect(lastText(page)).toHaveAttribute("lang", "es")
})

test("what cannot be answered outside the chat, for want of room, waits in its field, and is asked once", async ({
  page,
  context,
  product,
}) => {
  const connect = await sendTooEarly(page, context, product.url, "Trocar o pneu do carro")
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.endsWith(":chat")) throw new DOMException("full", "QuotaExceededError")
      keep.call(this, key, value)
    }
  })
  await page.goto("/dashboard")
  connect()
  const asked = async () => (await readJson(page, "/api/account/export")).supportQuestions.length
  await expect.poll(asked).toBe(1)
  await goWithin(page, "/chat")
  await expect(field(page)).toHaveValue("Trocar o pneu do carro")
  await field(page).focus()
  await expect.poll(() => fetchedFiles(page)).toEqual(expect.arrayContaining(answersFiles))
  // The question itself is with the team, and shown so.
  await expect(messages(page)).toHaveCount(1)
  await expect(messages(page)).toContainText("Enviada à equipe")
  expect(await asked()).toBe(1)
})

test("what she has written and not sent is there when she comes back", async ({ page, product }) => {
  await openChat(page, product.url)
  await field(page).fill("Ainda estou pensando no que")
  await page.goto("/help")
  await goWithin(page, "/chat")
  await expect(field(page)).toHaveValue("Ainda estou pensando no que")
  await answerTo(page, entry(71).question)
  await page.reload()
  await expect(messages(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue("")
})

/** A mother sends a message while her browser cannot have the answers; the function that it gives lets them come. */
async function sendTooEarly(page: Page, context: BrowserContext, origin: string, text: string) {
  const connect = await holdFiles(context, /assets\/faq-pt/)
  await openAt(page, origin, "/chat")
  await say(page, text)
  return connect
}
