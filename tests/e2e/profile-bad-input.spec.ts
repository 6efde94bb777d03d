import { some } from "../amount.ts"
import { expectToast, shownToast } from "./mother.ts"
import { openProfile, readJson, storeProfile } from "./profile.ts"
import { forgetSnapshot } from "./states/walk.ts"
import { expect, test } from "./test.ts"

const notANumber = "Escreva um número."
const notWhole = "Escreva um número inteiro, sem vírgula."
const tooPrecise = "Uma casa depois da vírgula basta, por exemplo 6,5."
const from = (min: number) => `Escreva um número a partir de ${min}.`
const upTo = (max: number) => `Escreva um número até ${max}.`

const fields = [
  { label: "Idade", low: ["15", from(16)], high: ["61", upTo(60)], precise: ["30,5", notWhole] },
  { label: "Altura", low: ["119,9", from(120)], high: ["220.1", upTo(220)], precise: ["165,25", tooPrecise] },
  { label: "Peso atual", low: ["29,9", from(30)], high: ["250.1", upTo(250)], precise: ["70,25", tooPrecise] },
  { label: "Peso desejado", low: ["29,9", from(30)], high: ["250.1", upTo(250)], precise: ["70,25", tooPrecise] },
  { label: "Sono por noite", low: ["-0,1", from(0)], high: ["24,1", upTo(24)], precise: ["6,25", tooPrecise] },
  { label: "Refeições por dia", low: ["-1", from(0)], high: ["13", upTo(12)], precise: ["3.5", notWhole] },
  { label: "Água por dia", low: ["-1", from(0)], high: ["8,1", upTo(8)], precise: ["1,55", tooPrecise] },
] as const

test("what is no number or out of bounds is refused beside its field and stays there", async ({ page, product }) => {
  await openProfile(page, product.url, "data")
  await page.getByRole("button", { name: "Editar perfil" }).click()
  for (const { label, low, high, precise } of some(fields, 0, 2)) {
    const field = page.getByRole("textbox", { name: label })
    const good = await field.inputValue()
    const bad = [
      ["", notANumber],
      ["muito", notANumber],
      ["-5000", low[1]],
      ["1e3", notANumber],
      low,
      high,
      precise,
    ] as const
    for (const [text, message] of bad) {
      await field.fill(text)
      await page.getByRole("button", { name: "Salvar", exact: true }).click()
      await expect(field, text).toHaveAccessibleDescription(new RegExp(message.replaceAll(".", "\\.")))
      await expect(field, text).toHaveValue(text)
      await expect(field, text).toBeFocused()
    }
    await field.fill(good)
  }
  expect((await readJson(page, "/api/profile")).profile).toBeNull()
})

test("1,65 as a height gets the hint that it looks like metres; an empty name and an empty date are refused beside their fields", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "data")
  await page.getByRole("button", { name: "Editar perfil" }).click()
  const height = page.getByLabel("Altura")
  for (const metres of ["1,65", "1.65"]) {
    await height.fill(metres)
    await expect(page.getByText("Parece estar em metros. Em centímetros, seria 165.")).toBeVisible()
    await page.getByRole("button", { name: "Salvar", exact: true }).click()
    await expect(height).toBeFocused()
    await expect(height).toHaveAccessibleDescription(/Parece estar em metros/)
  }
  await height.fill("165")
  await expect(page.getByText("Parece estar em metros")).toHaveCount(0)

  await page.getByLabel("Nome completo").fill("   ")
  await page.getByLabel("Início do programa").fill("")
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expect(page.getByLabel("Nome completo")).toHaveAccessibleDescription("Escreva o seu nome.")
  await expect(page.getByLabel("Início do programa")).toHaveAccessibleDescription("Confira este campo.")
})

test("a profile that cannot be sent is saved on the device, and one that the server refuses stays in the form", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|status of 400/)
  await openProfile(page, product.url, "data")
  await page.getByRole("button", { name: "Editar perfil" }).click()
  await page.getByLabel("Altura").fill("171")
  await page.route("**/api/sync*", (route) => route.fulfill({ status: 400, json: { code: "INVALID_INPUT" } }))
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expectToast(page, "Erro ao salvar", "Não foi possível atualizar seu perfil.")
  await expect(shownToast(page)).toHaveAttribute("data-type", "destructive")
  await expect(page.getByLabel("Altura")).toHaveValue("171")
  await page.unroute("**/api/sync*")
  await page.route("**/api/sync*", (route) => route.abort())
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expectToast(page, "Guardado neste aparelho", "Será enviado quando a conexão voltar.")
  await expect(page.getByText("171 cm")).toBeVisible()
  await page.unroute("**/api/sync*")
  await expect.poll(async () => (await readJson(page, "/api/profile")).profile?.heightCm, { timeout: 40_000 }).toBe(171)
})

test("a profile that cannot be fetched is said, cannot be overwritten, and comes by itself later", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  await openProfile(page, product.url, "data")
  await storeProfile(page, product.url)
  await page.route("**/api/sync*", (route) => route.abort())
  await forgetSnapshot(page)
  await page.reload()
  await expectToast(page, "Erro ao carregar perfil", "Não foi possível buscar seus dados.")
  await expect(page.getByText("Seus dados ainda não chegaram")).toBeVisible()
  await expect(page.getByRole("button", { name: "Editar perfil" })).toHaveCount(0)
  await page.getByRole("tab", { name: "Evolução" }).click()
  await expect(page.getByText("Seus dados ainda não chegaram")).toBeVisible()
  await expect(page.getByText("26,4")).toHaveCount(0)
  await page.unroute("**/api/sync*")
  await expect(page.getByText("22,3")).toBeVisible({ timeout: 40_000 })
})
