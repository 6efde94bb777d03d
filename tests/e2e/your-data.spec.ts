import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expectToast, fillSignIn, newMother, openAt, shownToast } from "./mother.ts"
import { openProfile, readJson, signInAgain, storeProfile } from "./profile.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"
import { insertPages } from "./years.ts"

test("she takes all that is hers along as one file, with 20,000 pages of her diary too", async ({ page, product }) => {
  const mother = await openProfile(page, product.url, "privacy")
  await storeProfile(page, product.url)
  const years = 28
  insertPages(product.dataDir, mother.email, years)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar arquivo" }).click(),
  ])
  expect(download.suggestedFilename()).toBe("florescer-data.json")
  const everything = JSON.parse(await readFile(await download.path(), "utf8"))
  expect(everything.profile.heightCm).toBe(170)
  expect(JSON.stringify(everything)).toContain(mother.email)
  expect(everything.diaryEntries).toHaveLength(years * 730)
})

test("a download that fails or breaks off in the middle says so, and gives no file", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_/)
  await openProfile(page, product.url, "privacy")
  await page.route("**/api/account/export", (route) => route.abort(), { times: 1 })
  await page.getByRole("button", { name: "Baixar arquivo" }).click()
  await expectToast(page, "Não foi possível baixar", "Sem conexão agora.")
  await page.getByRole("button", { name: "Fechar aviso" }).click()
  await expect(shownToast(page)).toHaveCount(0)

  const half = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" })
    response.write("{", () => response.destroy())
  }).listen(0, "127.0.0.1")
  await once(half, "listening")
  await page.route("**/api/account/export", async (route) => {
    await route.continue({ url: `http://127.0.0.1:${(half.address() as AddressInfo).port}/api/account/export` })
  })
  await page.getByRole("button", { name: "Baixar arquivo" }).click()
  await expectToast(page, "Não foi possível baixar", "Sem conexão agora.")
  half.close()
})

test("she changes her password, and signs in with the new one", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(/status of 400/)
  const mother = await openProfile(page, product.url, "account")
  await page.getByRole("button", { name: "Mudar a senha" }).click()
  const save = page.getByRole("button", { name: "Salvar nova senha" })
  await save.click()
  await expect(page.getByLabel("Senha atual")).toHaveAccessibleDescription("Escreva a sua senha.")
  await page.getByLabel("Senha atual").fill("outra coisa")
  await page.getByLabel("Nova senha").fill("curta")
  await save.click()
  await expect(page.getByLabel("Nova senha")).toHaveAccessibleDescription(/Use pelo menos 6 caracteres\./)
  await page.getByLabel("Nova senha").fill("um segredo novo")
  await save.click()
  await expect(page.getByLabel("Senha atual")).toHaveAccessibleDescription("Esta não é a sua senha atual.")
  await expect(page.getByLabel("Nova senha")).toHaveValue("um segredo novo")
  await page.getByLabel("Senha atual").fill(mother.password)
  await save.click()
  await expectToast(page, "Senha alterada")
  await expect(page.getByLabel("Nova senha")).toHaveValue("")

  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await expect(page).toHaveURL("/login")
  await signInAgain(page, product.url, { ...mother, password: "um segredo novo" })
  await page.goto("/profile/settings")
  await expect(page.getByRole("heading", { name: "Seus dados" })).toBeVisible()
})

test("deleting the account asks for the password, takes everything along, leaves nothing on the device, and the next to sign in starts on her own", async ({
  page,
  openBrowser,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[01]/)
  const mother = await openProfile(page, product.url, "diary")
  const other = await openBrowser()
  await signInAgain(other, product.url, mother)
  await other.goto("/dashboard")
  await other.getByRole("checkbox").first().waitFor()

  await page.getByLabel("Suas anotações").fill("Um rascunho")
  await page.goto("/profile/settings")
  await page.getByRole("button", { name: "Apagar a conta" }).click()
  await expect(page.getByText("todo o diário")).toBeVisible()
  const confirm = page.getByRole("button", { name: "Apagar minha conta" })
  await confirm.click()
  await expect(page.getByLabel("Sua senha")).toHaveAccessibleDescription("Escreva a sua senha.")
  await page.getByLabel("Sua senha").fill("outra coisa")
  await confirm.click()
  await expect(page.getByLabel("Sua senha")).toHaveAccessibleDescription("Esta não é a sua senha atual.")
  await page.getByLabel("Sua senha").fill(mother.password)
  await confirm.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sua conta foi apagada")
  await expect(page).toHaveURL("/login")
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await other.reload()
  await expect(other).toHaveURL(/\/login$/)
  await fillSignIn(page, mother)
  await page.locator("button[type=submit]").click()
  await expectToast(page, "Falha no login")

  await openAt(page, product.url, "/profile?tab=data")
  await expect(page.getByText("Nada fica guardado até você salvar.")).toBeVisible()
})

test("she brings what she took along into a new account, without a connection and through a reload", async ({
  page,
  openBrowser,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_|Failed to load/)
  await openProfile(page, product.url, "privacy")
  await storeProfile(page, product.url)
  const date = await daysAgo(page, 90)
  const entry = { mood: "🙂", createdAt: `${date}T10:00:00.000Z` } as const
  await didElsewhere(page, product.url, [
    ["entryWritten", { entryId: randomUUID(), notes: "Dormi quatro horas.", ...entry }],
    ["entryWritten", { entryId: randomUUID(), notes: "<b>Melhor</b> hoje.", ...entry }],
    ["weightLogged", { date, kg: 71.4 }],
    ["ownItemAdded", { itemId: randomUUID(), text: "fraldas" }],
  ])
  const text = await (await page.request.get("/api/account/export")).text()

  const other = await openBrowser()
  await openAt(other, product.url, "/profile/settings?tab=privacy#bring-in", newMother("Bia"), { hasAgreed: false })
  const field = other.getByLabel("O arquivo que você baixou")
  const choose = (content: string) =>
    field.setInputFiles({ name: "florescer-data.json", mimeType: "application/json", buffer: Buffer.from(content) })
  await choose("<script>alert('oi')</script>")
  await expect(field).toHaveAccessibleDescription(/não foi feito pelo Florescer/)
  await choose(text.slice(0, -20))
  await expect(field).toHaveAccessibleDescription(/acaba no meio/)
  await choose(text)
  await expect(other.getByRole("heading", { name: "O que há nele" })).toBeFocused()
  await expect(field).not.toHaveAccessibleDescription(/acaba no meio/)
  await expect(other.getByText("Não é desta conta")).toBeVisible()
  await expect(other.getByText("2 anotações do diário")).toBeVisible()
  await expect(other.getByText("1 peso")).toBeVisible()
  await other.getByRole("button", { name: "Concordo: Diário e como você se sente" }).click()
  await other.route("**/api/sync**", (route) => route.abort())
  await other.getByRole("button", { name: "Trazer", exact: true }).click()
  await expect(other.getByText("Trazido", { exact: true })).toBeVisible()
  await expect(other.getByText("Já está neste aparelho e está sendo enviado.")).toBeVisible()
  await expect(other.getByText(/precisam? que você concorde/)).toBeVisible()

  await other.goto("/profile?tab=diary")
  await expect(other.getByText("<b>Melhor</b> hoje.")).toBeVisible()
  await other.unroute("**/api/sync**")
  await other.reload()
  await expect(async () => {
    const brought = await readJson(other, "/api/account/export")
    expect(brought.diaryEntries).toEqual(JSON.parse(text).diaryEntries)
    expect(JSON.stringify(brought.ownItems)).toContain("fraldas")
    expect(brought).toMatchObject({ profile: null, weights: [], user: { fullName: "Bia" } })
  }).toPass()
})

/** Only an iPhone shows what a link to a file in memory does on its home screen: here is what is asked of it. */
test("on an iPhone's home screen her file goes to the share sheet, by a second tap where the first is too long ago", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, "standalone", { get: () => true })
    Object.defineProperty(navigator, "canShare", { value: ({ files }: ShareData) => files?.length === 1 })
    Object.defineProperty(navigator, "share", {
      value: async ({ files }: ShareData) => {
        shared.push(`${files?.[0]?.name} ${files?.[0]?.type}`)
        if (shared.length === 1) throw new DOMException("", "NotAllowedError")
      },
    })
  })
  let downloads = 0
  page.on("download", () => downloads++)
  await openProfile(page, product.url, "privacy")
  await page.getByRole("button", { name: "Baixar arquivo" }).click()
  await expectToast(page, "O arquivo está pronto")
  await shownToast(page).getByRole("button", { name: "Guardar o arquivo" }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
  await expect.poll(shared).toEqual(Array(2).fill("florescer-data.json application/json"))
  expect(downloads).toBe(0)
})
