import { some } from "../amount.ts"
import { expectToast } from "./mother.ts"
import { openProfile, readJson } from "./profile.ts"
import { expectSaved, waitForServer } from "./saved-entry.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

const oneDayMs = 24 * 60 * 60 * 1000

test("what she writes is kept with its mood, newest first, under its date", async ({ page, product }) => {
  await waitForServer(page)
  await openProfile(page, product.url, "diary")
  await expect(page.getByText("A primeira página espera por você")).toBeVisible()
  const mood = page.getByRole("radiogroup", { name: "Seu humor" })
  await expect(mood.getByRole("radio")).toHaveCount(5)
  await expect(mood.getByRole("radio", { checked: true })).toHaveCount(0)
  await page.getByLabel("Suas anotações").fill("  Dormi três horas seguidas.\nQue alívio.  ")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expectToast(page, "Registro salvo! 💖", "Sua anotação foi guardada com carinho.")
  await expect(page.getByLabel("Suas anotações")).toHaveValue("")

  await mood.getByRole("radio", { name: "Triste" }).click()
  await page.getByLabel("Suas anotações").fill("Saudade da minha mãe.")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  const entries = page.getByRole("article")
  await expect(entries).toHaveCount(2)
  await expect(mood.getByRole("radio", { checked: true })).toHaveCount(0)
  await page.reload()
  await expect(entries.nth(0)).toContainText(await longToday(page, "pt-BR"))
  await expect(entries.nth(0)).toContainText("Triste")
  await expect(entries.nth(1)).toContainText(await longToday(page, "pt-BR"))
  await expect(entries.nth(1)).toContainText("Dormi três horas seguidas.")
  const { entries: stored } = await readJson(page, "/api/diary-entries")
  expect(stored[0]).toMatchObject({ mood: "😢", notes: "Saudade da minha mãe." })
  expect(stored[1]).toMatchObject({ mood: "🙂", notes: "Dormi três horas seguidas.\nQue alívio." })
})

test("the latest ten are shown, newest first", async ({ page, product }) => {
  await openProfile(page, product.url, "diary")
  for (let day = 1; day <= 11; day++) {
    const createdAt = new Date(Date.parse("2026-10-01T12:00:00.000Z") + day * oneDayMs).toISOString()
    const entry = { entryId: crypto.randomUUID(), mood: "🙂", notes: `Dia ${day}`, createdAt } as const
    await didElsewhere(page, product.url, [["entryWritten", entry]])
  }
  await page.reload()
  await expect(page.getByRole("article")).toHaveCount(10)
  await expect(page.getByRole("article").first()).toContainText("Dia 11")
  await expect(page.getByRole("article").last()).toContainText("Dia 2")
})

test("an empty note is refused, with her mood kept, and one of 20,000 characters beside its field, also after a reload; a very long page unfolds", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "diary")
  await page.getByRole("radio", { name: "Radiante" }).click()
  for (const blank of ["", "   \n  "]) {
    await page.getByLabel("Suas anotações").fill(blank)
    await page.getByRole("button", { name: "Salvar registro" }).click()
    await expectToast(page, "Campo vazio", "Por favor, escreva algo sobre seu dia.")
    await expect(page.getByLabel("Suas anotações")).toBeFocused()
    await expect(page.getByLabel("Suas anotações")).toHaveAccessibleDescription(
      "Por favor, escreva algo sobre seu dia.",
    )
  }
  await expect(page.getByRole("radio", { name: "Radiante" })).toBeChecked()
  expect((await readJson(page, "/api/diary-entries")).entries).toEqual([])

  const long = "a ".repeat(10_000)
  await page.getByLabel("Suas anotações").fill(long)
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByText(/^Ficou longo demais\. Use no máximo 5\.?000 caracteres\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Suas anotações")).toHaveValue(long)

  await write(page, "Linha\n".repeat(40))
  const button = page.getByRole("button", { name: "Ler tudo" })
  await expect(button).toHaveAttribute("aria-expanded", "false")
  await button.click()
  await expect(page.getByRole("button", { name: "Mostrar menos" })).toHaveAttribute("aria-expanded", "true")
})

test("an entry can be changed, and keeps its place and its date; deleted it is gone, and comes back when she undoes it", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "diary")
  await write(page, "Primeira versão")
  await page.getByRole("button", { name: /^Editar o registro de/ }).click()
  const entry = page.getByRole("article")
  await expect(entry.getByLabel("Suas anotações")).toBeFocused()
  await entry.getByLabel("Suas anotações").fill("")
  await entry.getByRole("button", { name: "Salvar registro" }).click()
  await expectToast(page, "Campo vazio")
  await entry.getByLabel("Suas anotações").fill("Segunda versão")
  await entry.getByRole("radio", { name: "Radiante" }).click()
  await page.reload()
  await expect(entry.getByLabel("Suas anotações")).toHaveValue("Segunda versão")
  await entry.getByRole("button", { name: "Salvar registro" }).click()
  await expectSaved(page, "Segunda versão")
  await expect(entry).toContainText("Segunda versão")
  await expect(page.getByRole("button", { name: /^Editar o registro de/ })).toBeFocused()
  const { entries } = await readJson(page, "/api/diary-entries")
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ mood: "😄", notes: "Segunda versão" })

  await page.getByRole("button", { name: /^Editar o registro de/ }).click()
  await entry.getByLabel("Suas anotações").fill("Terceira")
  await entry.getByRole("button", { name: "Cancelar" }).click()
  await expect(entry).toContainText("Segunda versão")

  await page.getByRole("button", { name: /^Apagar o registro de/ }).click()
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeFocused()
  await expect(page.getByRole("article")).toHaveCount(0)
  await expect.poll(async () => (await readJson(page, "/api/diary-entries")).entries).toEqual([])
  await page.getByRole("button", { name: "Desfazer" }).click()
  await expect(entry).toContainText("Segunda versão")
  await expect.poll(async () => (await readJson(page, "/api/diary-entries")).entries.length).toBe(1)
  await page.getByRole("button", { name: /^Apagar o registro de/ }).click()
  await expect.poll(async () => (await readJson(page, "/api/diary-entries")).entries).toEqual([])
  await page.reload()
  await expect(page.getByText("A primeira página espera por você")).toBeVisible()
})

test("without https the browser still makes an id of its own", async ({ page, product }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "randomUUID", { value: undefined }))
  await openProfile(page, product.url, "diary")
  await write(page, "Um dia de sol")
  const { entries } = await readJson(page, "/api/diary-entries")
  expect(entries[0].id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

for (const [language, heading, saved, locale] of some(
  [
    ["en", "How was your day?", "Entry saved! 💖", "en-GB"],
    ["es", "¿Qué tal tu día?", "¡Entrada guardada! 💖", "es-ES"],
    ["pt", "Como foi o seu dia?", "Registro salvo! 💖", "pt-BR"],
  ] as const,
  2,
)) {
  test(`once she chooses ${language}, the diary and its dates are in it`, async ({ page, product }) => {
    await page.addInitScript((chosen) => localStorage.setItem("florescer:locale", chosen), language)
    await waitForServer(page)
    await openProfile(page, product.url, "diary")
    await expect(page.getByRole("heading", { name: heading })).toBeVisible()
    await page.getByRole("textbox").fill("…")
    await page.getByRole("main").locator("button[type=submit]").click()
    await expectToast(page, saved)
    await expect(page.getByRole("article")).toContainText(await longToday(page, locale))
  })
}

test("a page written by a clock that is set back a year is one of today, at the top", async ({ page, product }) => {
  await openProfile(page, product.url, "diary")
  const today = await longToday(page, "pt-BR")
  await write(page, "Antes do relógio.")
  await page.clock.setFixedTime(Date.now() - 365 * oneDayMs)
  await page.reload()
  await write(page, "Depois do relógio.")
  await expect(page.getByRole("article").nth(0)).toContainText("Depois do relógio.")
  await expect(page.getByRole("article").nth(0)).toContainText(today)
  const { entries } = await readJson(page, "/api/diary-entries")
  expect(entries.map(({ notes }: { notes: string }) => notes)).toEqual(["Depois do relógio.", "Antes do relógio."])
})

function longToday(page: import("@playwright/test").Page, locale: string): Promise<string> {
  return page.evaluate((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long" }).format(), locale)
}

async function write(page: import("@playwright/test").Page, notes: string) {
  await page.getByLabel("Suas anotações").fill(notes)
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expectSaved(page, notes)
}
