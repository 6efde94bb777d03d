import { expectToast, openAt } from "./mother.ts"
import { openProfile, readJson, storeProfile } from "./profile.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

test("the profile has three tabs, which the keyboard reaches and the address keeps", async ({ page, product }) => {
  await openAt(page, product.url, "/profile")
  await expect(page.getByRole("tab", { name: "Evolução" })).toHaveAttribute("aria-selected", "true")
  const tabs = page.getByRole("tablist", { name: "Partes do perfil" }).getByRole("tab")
  await expect(tabs).toHaveText(["Evolução", "Diário", "Dados"])
  await tabs.first().focus()
  await page.keyboard.press("ArrowRight")
  await expect(page).toHaveURL("/profile?tab=diary")
  await expect(page.getByRole("heading", { name: "Como foi o seu dia?" })).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(page).toHaveURL("/profile?tab=data")
  await page.reload()
  await expect(page.getByRole("tab", { name: "Dados" })).toHaveAttribute("aria-selected", "true")
  await expect(page.getByRole("heading", { name: "Sobre você" })).toBeVisible()
  await page.goto("/profile?tab=qualquer")
  await expect(page.getByRole("tab", { name: "Evolução" })).toHaveAttribute("aria-selected", "true")
})

const indexes = [
  { currentWeightKg: 50, index: "17,3", colour: "yellow", word: "Abaixo da faixa ideal" },
  { currentWeightKg: 64.5, index: "22,3", colour: "green", word: "Na faixa ideal" },
  { currentWeightKg: 80, index: "27,7", colour: "yellow", word: "Acima da faixa ideal" },
  { currentWeightKg: 90, index: "31,1", colour: "red", word: "30 ou mais" },
]

test("her index stands with its colour, its word, the ideal range, and a line about the first weeks; beside it the score, the weekly summary and the four badges, an example that says that it is one", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "evolution")
  await expect(page.getByText("Este é um exemplo: você ainda não salvou suas medidas.")).toBeVisible()
  await expect(page.getByText("26,4")).toBeVisible()
  const score = page.getByRole("region", { name: "Pontuação metabólica" })
  await expect(score).toContainText("78")
  await expect(score).toContainText("+14 pontos")
  await expect(score.getByRole("heading", { name: "Resumo da semana" })).toBeVisible()
  await expect(score).toContainText("são um exemplo, igual para todas")
  const badges = page.getByRole("region", { name: "Conquistas" })
  await expect(badges.getByRole("heading", { level: 3 })).toHaveText([
    "Reset Concluído",
    "Rainha da Hidratação",
    "Sono Restaurador",
    "Mente Serena",
  ])
  await didElsewhere(page, product.url, [["householdChanged", { fields: { birthDate: await daysAgo(page, 56) } }]])
  for (const { currentWeightKg, index, colour, word } of indexes) {
    await storeProfile(page, product.url, { currentWeightKg })
    await expect(page.getByText(index, { exact: true })).toHaveAttribute("data-bmi", colour)
    await expect(page.getByText(word, { exact: true })).toBeVisible()
    await expect(page.getByText("Agora o seu corpo precisa de mais")).toHaveCount(currentWeightKg === 50 ? 1 : 0)
  }
  await expect(page.getByText("Faixa ideal, de referência para adultos: 18,5 a 24,9")).toBeVisible()
  await expect(page.getByText("Nas primeiras 6 a 8 semanas")).toContainText("não é meta")
  await expect(page.getByText("Este é um exemplo")).toHaveCount(0)
})

test("before week 8, with no birth date and under 18 her index has no colour and no verdict, and the line about the first weeks stands above it", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/healthz")
  await storeProfile(page, product.url, { currentWeightKg: 90 })
  await page.goto("/profile?tab=evolution")
  await expect(page.getByText("31,1", { exact: true })).toBeVisible()
  await expect(page.locator("[data-bmi]")).toHaveCount(0)
  const born = async (days: number) =>
    didElsewhere(page, product.url, [["householdChanged", { fields: { birthDate: await daysAgo(page, days) } }]])
  await born(55)
  await page.goto("/profile?tab=evolution")
  const card = page.getByRole("region", { name: "Índice de massa corporal (IMC)" })
  await expect(card).toContainText(
    /Nas primeiras 6 a 8 semanas.*31,1.*Faixa ideal, de referência para adultos: 18,5\sa\s24,9/,
  )
  await expect(card).not.toContainText("30 ou mais")
  await expect(card.locator("[data-bmi], [aria-hidden]")).toHaveCount(0)
  await born(56)
  await expect(card.getByText("31,1", { exact: true })).toHaveAttribute("data-bmi", "red")
  await expect(card).toContainText("30 ou mais")
  await storeProfile(page, product.url, { currentWeightKg: 90, age: 17 })
  await expect(card).toContainText("Antes dos 18 anos")
  await expect(card.locator("[data-bmi], [aria-hidden]")).toHaveCount(0)
})

test("the profile is read-only until she edits it, and saving keeps all of it", async ({ page, product }) => {
  await openProfile(page, product.url, "data")
  await expect(page.getByText("Nada fica guardado até você salvar.")).toBeVisible()
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0)
  await page.getByRole("button", { name: "Editar perfil" }).click()
  await expect(page.getByLabel("Nome completo")).toBeFocused()
  await expect(page.getByLabel("Nome completo")).toHaveValue("Ana")
  const typed = {
    "Nome completo": "Luísa Prado",
    "Início do programa": "2026-11-01",
    Altura: "168,5",
    "Peso atual": "70.4",
    "Peso desejado": "66",
    "Sono por noite": "5,5",
    "Refeições por dia": "5",
    "Água por dia": "2,2",
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
  await page.getByLabel("Idade", { exact: true }).fill("29")
  await page.getByRole("radio", { name: "Normal" }).click()
  await page.getByRole("radiogroup", { name: "Amamentando" }).getByRole("radio", { name: "Não" }).click()
  await page.getByRole("radiogroup", { name: "Ciclo menstrual" }).getByRole("radio", { name: "Não" }).click()
  await page.getByRole("radio", { name: "Ativo" }).click()
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expectToast(page, "Perfil atualizado! ✨")
  await expect(page.getByRole("button", { name: "Editar perfil" })).toBeFocused()
  await expect(page.getByText("168,5 cm")).toBeVisible()
  await expect(page.getByText("1 de novembro de 2026")).toBeVisible()
  expect((await readJson(page, "/api/profile")).profile).toEqual({
    fullName: "Luísa Prado",
    age: 29,
    heightCm: 168.5,
    currentWeightKg: 70.4,
    desiredWeightKg: 66,
    isBreastfeeding: false,
    birthType: "Normal",
    avgSleepHours: 5.5,
    dailyMeals: 5,
    waterIntakeLitres: 2.2,
    activityLevel: "Ativo",
    menstrualCycle: false,
    startDate: "2026-11-01",
  })
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Luísa")
})

test("Cancel leaves the form and reloads; what she was typing survives a reload and another tab until then", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "data")
  await page.getByRole("button", { name: "Editar perfil" }).click()
  await page.getByLabel("Altura").fill("17")
  await page.getByRole("tab", { name: "Diário" }).click()
  await page.getByLabel("Suas anotações").waitFor()
  await page.getByRole("tab", { name: "Dados" }).click()
  await expect(page.getByLabel("Altura")).toHaveValue("17")
  await page.reload()
  await expect(page.getByLabel("Altura")).toHaveValue("17")
  await storeProfile(page, product.url, { heightCm: 171 })
  await page.getByRole("button", { name: "Cancelar" }).click()
  await expect(page.getByText("171 cm")).toBeVisible()
  await expect(page.getByRole("button", { name: "Editar perfil" })).toBeFocused()
})

test("her data read the same in each language once she chooses it", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await storeProfile(page, product.url)
  for (const [language, title, weight, date, tab] of [
    ["en", "Your profile", "64.5 kg", "1 November 2026", "Data"],
    ["es", "Tu perfil", "64,5 kg", "1 de noviembre de 2026", "Datos"],
    ["pt", "Seu perfil", "64,5 kg", "1 de novembro de 2026", "Dados"],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem("florescer:locale", chosen), language)
    await page.goto("/profile?tab=data")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(page.getByRole("tab", { name: tab })).toBeVisible()
    await expect(page.getByText(weight)).toBeVisible()
    await expect(page.getByText(date)).toBeVisible()
  }
})
