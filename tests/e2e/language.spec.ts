import type { Page } from "@playwright/test"
import { goWithin } from "./go-within.ts"
import { newMother, openDashboard, signUp } from "./mother.ts"
import { expect, test } from "./test.ts"

const nativeHeadings = [
  ["/login", "pt", "Que bom ver você"],
  ["/signup", "pt", "Vamos começar, com calma"],
  ["/forgot-password", "en", "Forgot your password?"],
  ["/reset-password/um-link", "en", "Choose a new password"],
  ["/sign-in/um-link", "pt", "Seu link de entrada"],
  ["/nenhum/lugar", "en", "Page Not Found"],
] as const

const chosenHeadings = {
  pt: { "/forgot-password": "Esqueceu a senha?", "/nenhum/lugar": "Página não encontrada" },
  en: { "/login": "Good to see you", "/signup": "Let’s begin, gently" },
  es: { "/login": "Qué bueno verte", "/forgot-password": "¿Olvidaste la contraseña?" },
} as const

test("until she chooses, in the header of every public page, each screen is in its native language", async ({
  page,
}) => {
  const choice = page.getByRole("banner").getByRole("combobox")
  await page.goto("/")
  await expect(choice).toBeVisible()
  for (const [path, language, heading] of nativeHeadings) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading)
    await expect(page.locator("html"), path).toHaveAttribute("lang", language)
    await expect(choice, path).toBeVisible()
  }
})

for (const [language, headings] of Object.entries(chosenHeadings)) {
  test(`once she chooses ${language}, everything is in it, and stays in it`, async ({ page }) => {
    await page.goto("/login")
    await choose(page, language)
    for (const [path, heading] of Object.entries(headings)) {
      await goWithin(page, path)
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading)
      await expect(page.locator("html"), path).toHaveAttribute("lang", language)
    }
    await page.reload()
    await expect(page.locator("html")).toHaveAttribute("lang", language)
  })
}

test("a part in another language than its screen says so, and one chosen in the menu turns the dashboard and its navigation at once", async ({
  page,
  baseURL,
}) => {
  const mother = await openDashboard(page, String(baseURL))
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await expect(page.getByRole("link", { name: "Ajustes" }).locator("xpath=ancestor::header")).toHaveAttribute(
    "lang",
    "pt",
  )
  await choose(page, "es")
  const linkIn = (name: string, link: string) =>
    page.getByRole("navigation", { name }).getByRole("link", { name: link, exact: true })
  await expect(linkIn("Lugares principales", "Mi Plan")).toBeVisible()
  await expect(linkIn("Más lugares", "Ajustes")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hola, ${mother.name}`)
  await page.reload()
  await expect(page.getByRole("heading", { name: "Día 1 de 7" })).toBeVisible()
})

test("a page that was painted in advance never shows another language than hers", async ({
  page,
  request,
  baseURL,
}) => {
  const visitor = await request.get("/")
  expect(await visitor.text()).toContain("Start My Journey")
  const chosen = await request.get("/", { headers: { cookie: "florescer-language=es" } })
  expect(await chosen.text()).not.toContain("Start My Journey")
  await page.goto(String(baseURL))
  await choose(page, "pt")
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty()
  await expect(page.locator("html")).toHaveAttribute("lang", "pt")
})

test("mails come in her language, and in the screen's native one until she chooses", async ({ page, mailTo }) => {
  const native = newMother()
  await signUp(page, native)
  expect((await mailTo(native.email)).html).toContain('lang="pt"')
  await page.goto("/forgot-password")
  await choose(page, "es")
  const chosen = newMother()
  await signUp(page, chosen)
  expect((await mailTo(chosen.email)).html).toContain('lang="es"')
})

async function choose(page: Page, language: string) {
  await page.getByRole("banner").getByRole("combobox").first().selectOption(language)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("florescer:locale"))).toBe(language)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
}
