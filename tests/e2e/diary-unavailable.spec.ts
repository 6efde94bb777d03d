import type { Page } from "@playwright/test"
import { expectToast } from "./mother.ts"
import { openProfile, readJson, signInAgain } from "./profile.ts"
import { expectSaved } from "./saved-entry.ts"
import { goOffline } from "./second-visit.ts"
import { forgetSnapshot } from "./states/walk.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const waiting = "Guardado neste aparelho. Será enviado quando a conexão voltar."
const question = "Nem tudo foi enviado"
const syncCalls = "**/api/sync*"

test.beforeEach(({ allowConsoleError }) => allowConsoleError(noAnswer))

testWithWorker(
  "what she writes while the server is away waits on the device and is sent when it is back",
  async ({ page, product }) => {
    await openProfile(page, product.url, "diary")
    await product.stop()
    await save(page, "Escrito sem servidor")
    await expectToast(page, "Guardado neste aparelho", "Será enviado assim que a conexão voltar.")
    await expect(page.getByRole("article")).toContainText(waiting)
    await product.start()
    await expect(page.getByText(waiting)).toHaveCount(0, { timeout: 40_000 })
    expect(await notesOnServer(page)).toEqual(["Escrito sem servidor"])
  },
)

test("what waits survives a reload and is sent from whatever screen she opens next, once", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "diary")
  // The server hears of it, but its answer is lost: it will be sent twice and must be stored once.
  await page.route(syncCalls, async (route) => {
    await route.fetch()
    await route.abort().catch(() => {})
  })
  await save(page, "Enviado duas vezes")
  await expectToast(page, "Guardado neste aparelho")
  await page.reload()
  await expect(page.getByRole("article")).toContainText("Enviado duas vezes")
  await expect(page.getByRole("article")).toContainText(waiting)
  // Before the way is free: the page that is still open may try again in that moment.
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/sync") && answer.ok())
  await page.unroute(syncCalls)
  await page.goto("/dashboard")
  await sent
  await expect.poll(() => waitingKeys(page)).toEqual([])
  expect(await notesOnServer(page)).toEqual(["Enviado duas vezes"])
})

testWithWorker(
  "without a connection the diary that was read last is there, and she can still write, change and delete what waits",
  async ({ page, context, product }) => {
    await openProfile(page, product.url, "diary")
    await save(page, "Lido antes")
    await expectSaved(page, "Lido antes")
    await expect.poll(() => waitingKeys(page)).toEqual([])
    await goOffline(page)
    await page.reload()
    await expect(page.getByRole("article")).toContainText("Lido antes")
    await expect(page.getByText("Erro ao buscar diário")).toHaveCount(0)

    await save(page, "Primeiro")
    await expectToast(page, "Guardado neste aparelho")
    await save(page, "Segundo")
    await expect(page.getByRole("article")).toHaveCount(3)
    const first = page.getByRole("article").filter({ hasText: "Primeiro" })
    await first.getByRole("button", { name: /^Editar/ }).click()
    await page.getByRole("article").getByRole("textbox").fill("Primeiro, mudado")
    await page.getByRole("article").getByRole("button", { name: "Salvar registro" }).click()
    await page
      .getByRole("article")
      .filter({ hasText: "Segundo" })
      .getByRole("button", { name: /^Apagar/ })
      .click()
    await expect(page.getByRole("article")).toHaveCount(2)
    await context.setOffline(false)
    await expect(page.getByText(waiting)).toHaveCount(0)
    await expect.poll(() => waitingKeys(page)).toEqual([])
    expect(await notesOnServer(page)).toEqual(["Primeiro, mudado", "Lido antes"])
  },
)

test("a diary that cannot be fetched is said, and she can write all the same", async ({ page, product }) => {
  await openProfile(page, product.url, "diary")
  // A device that knows nothing of her yet.
  await page.route(syncCalls, (route) => route.abort())
  await forgetSnapshot(page)
  await page.reload()
  await expectToast(page, "Erro ao buscar diário", "Não foi possível carregar suas anotações.")
  await expect(page.getByText("Suas anotações ainda não chegaram")).toBeVisible()
  // Nor does it know that she has agreed.
  await save(page, "Hoje choveu o dia todo", "Agree and save")
  await expectToast(page, "Guardado neste aparelho")
  await page.getByRole("button", { name: "Tentar de novo" }).click()
  await page.unroute(syncCalls)
  // Pressed or by itself, the next try succeeds.
  await expect(page.getByText("Suas anotações ainda não chegaram")).toHaveCount(0, { timeout: 40_000 })
  await expect(page.getByRole("article")).toContainText("Hoje choveu o dia todo")
})

test("an entry that arrives while the diary is still being fetched stays on the screen", async ({ page, product }) => {
  await openProfile(page, product.url, "diary")
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(
    syncCalls,
    async (route) => {
      const before = await route.fetch()
      await arrived
      await route.fulfill({ response: before }).catch(() => {})
    },
    { times: 1 },
  )
  await forgetSnapshot(page)
  await page.reload()
  // Whether she has agreed is not known either: it is saved once it is.
  await save(page, "Chegou antes da lista")
  arrive()
  await expectSaved(page, "Chegou antes da lista")
  await expect(page.getByRole("article")).toContainText("Chegou antes da lista")
})

test("what the server refuses is said, and her words stay until they can be saved", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 4/)
  await openProfile(page, product.url, "diary")
  await page.route(syncCalls, (route) => route.fulfill({ status: 400, json: { code: "INVALID_INPUT" } }))
  await save(page, "Sopa de abóbora no almoço")
  await expectToast(page, "Erro ao salvar", "Não foi possível salvar seu registro. Tente novamente.")
  await page.unroute(syncCalls)
  await page.reload()
  const entry = page.getByRole("article")
  await expect(entry).toContainText("Sopa de abóbora no almoço")
  await expect(entry).toContainText("Ainda não foi salvo, mas está guardado neste aparelho.")
  await entry.getByRole("button", { name: /^Editar/ }).click()
  await entry.getByRole("button", { name: "Salvar registro" }).click()
  await expectSaved(page, "Sopa de abóbora no almoço")
  expect(await notesOnServer(page)).toEqual(["Sopa de abóbora no almoço"])
})

test("a change of an entry that another device has deleted comes back as an entry of its own", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "diary")
  await save(page, "Primeira versão")
  await expectSaved(page, "Primeira versão")
  const { entries } = await readJson(page, "/api/diary-entries")
  await page.getByRole("button", { name: /^Editar/ }).click()
  await page.getByRole("article").getByRole("textbox").fill("Segunda versão")
  await didElsewhere(page, product.url, [["entryDeleted", { entryId: entries[0].id }]])
  await page.getByRole("article").getByRole("button", { name: "Salvar registro" }).click()
  await expect.poll(() => notesOnServer(page)).toEqual(["Segunda versão"])
  await expect(page.getByRole("article")).toContainText("Segunda versão")
})

test("logging out with something unsent asks first, and it is there when she comes back", async ({ page, product }) => {
  const mother = await openProfile(page, product.url, "diary")
  await page.getByLabel("Suas anotações").fill("Um dia de sol")
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  const dialog = page.getByRole("alertdialog", { name: question })
  await dialog.getByRole("button", { name: "Ficar" }).click()
  await expect(page).toHaveURL("/profile?tab=diary")
  await page.route(syncCalls, (route) => route.abort())
  await page.getByRole("button", { name: "Fechar menu" }).click()
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expectToast(page, "Guardado neste aparelho")
  await page.getByLabel("Suas anotações").fill("Só um rascunho")
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await dialog.getByRole("button", { name: "Sair mesmo assim" }).click()
  await expect(page).toHaveURL("/login")
  await page.unroute(syncCalls)

  await signInAgain(page, product.url, mother)
  await page.goto("/profile?tab=diary")
  await expect(page.getByLabel("Suas anotações")).toHaveValue("Só um rascunho")
  await expect(page.getByRole("article")).toContainText("Um dia de sol")
  await expect.poll(() => notesOnServer(page)).toEqual(["Um dia de sol"])
  await page.getByLabel("Suas anotações").fill("")
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await expect(page).toHaveURL("/login")
})

async function save(page: Page, notes: string, button = "Salvar registro") {
  await page.getByLabel("Suas anotações").first().fill(notes)
  await page.getByRole("button", { name: button }).first().click()
}

async function notesOnServer(page: Page): Promise<string[]> {
  const { entries } = await readJson(page, "/api/diary-entries")
  return entries.map(({ notes }: { notes: string }) => notes)
}

function waitingKeys(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":outbox:")))
}
