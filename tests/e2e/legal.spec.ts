import type { Page } from "@playwright/test"
import { chooseBefore } from "./choose-language.ts"
import { openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

const headings = {
  en: {
    "/terms": [
      "Acceptance",
      "Use of service",
      "User responsibilities",
      "Intellectual property",
      "Limitation of liability",
    ],
    "/privacy": ["Information collected", "Use of information", "Sharing", "Security", "User rights", "Contact"],
  },
  pt: {
    "/terms": [
      "Aceitação",
      "Uso do serviço",
      "Responsabilidades da usuária",
      "Propriedade intelectual",
      "Limitação de responsabilidade",
    ],
    "/privacy": [
      "Informações coletadas",
      "Uso das informações",
      "Compartilhamento",
      "Segurança",
      "Direitos da usuária",
      "Contato",
    ],
  },
  es: {
    "/terms": [
      "Aceptación",
      "Uso del servicio",
      "Responsabilidades de la usuaria",
      "Propiedad intelectual",
      "Limitación de responsabilidad",
    ],
    "/privacy": [
      "Información recogida",
      "Uso de la información",
      "Compartición de datos",
      "Seguridad",
      "Derechos de la usuaria",
      "Contacto",
    ],
  },
} as const
const updated = {
  en: "Last updated October 2025",
  pt: "Última atualização: outubro de 2025",
  es: "Última actualización: octubre de 2025",
}
const versions = {
  en: "Version 2, November 22, 2026",
  pt: "Versão 2, 22 de novembro de 2026",
  es: "Versión 2, 22 de noviembre de 2026",
}
const names = { "/terms": "Terms of Service", "/privacy": "Privacy Policy" } as const

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ["/terms", "/privacy"] as const) {
    test(`${path} reads whole, in English`, async ({ page }) => {
      await page.goto(path)
      await expectSections(page, "en", path)
      await expect(page.locator("html")).toHaveAttribute("lang", "en")
      const contact = path === "/terms" ? "contato@florescer.app" : "privacy@localhost"
      await expect(page.getByRole("main").getByRole("link", { name: contact })).toBeVisible()
      await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/")
    })
  }
})

for (const language of ["pt", "en", "es"] as const) {
  test(`the terms and the privacy policy have all of their sections in ${language}`, async ({ page, baseURL }) => {
    await chooseBefore(page, String(baseURL), language)
    for (const path of ["/terms", "/privacy"] as const) {
      await page.goto(path)
      await expectSections(page, language, path)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
    }
  })
}

test("the terms say what the guidance is, the policy that personal data is not sold", async ({ page }) => {
  await page.goto("/terms")
  const guidance = "AI-based nutritional guidance and does not replace professional medical or nutritional advice"
  await expect(page.getByRole("region", { name: "Limitation of liability" })).toContainText(guidance)
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveURL("/privacy")
  await expect(page.getByRole("region", { name: "Sharing" })).toContainText("personal data is not sold")
  const rights = page.getByRole("region", { name: "User rights" })
  for (const right of ["Access", "Correct", "Delete"]) await expect(rights).toContainText(right)
})

test("the table of contents leads to each section", async ({ page }) => {
  await page.goto("/privacy")
  const contents = page.getByRole("navigation", { name: "On this page" })
  await contents.getByRole("link", { name: "User rights" }).click()
  await expect(page).toHaveURL("/privacy#rights")
  await expect(page.getByRole("heading", { name: "User rights" })).toBeInViewport()
})

test("a new language turns the page at once", async ({ page }) => {
  await page.goto("/privacy")
  await page.getByRole("banner").getByRole("combobox").selectOption("es")
  await expectSections(page, "es", "/privacy")
})

test("a mother who is signed in reads both, and goes back to her dashboard", async ({ page, baseURL }) => {
  await openDashboard(page, String(baseURL))
  for (const [path, name] of Object.entries(names)) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
  }
  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL("/dashboard")
})

async function expectSections(page: Page, language: keyof typeof headings, path: keyof typeof names) {
  const expected = headings[language][path]
  await expect(page.getByText(updated[language])).toBeVisible()
  await expect(page.getByText(versions[language])).toBeVisible()
  for (const name of expected) {
    await expect(page.getByRole("main").getByRole("heading", { name, exact: true }), path).toBeVisible()
  }
  await expect(page.locator("main section[id]")).toHaveCount(expected.length)
}
