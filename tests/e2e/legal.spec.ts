import type { Page } from "@playwright/test"
import { dataKinds } from "#domain/privacy/data-kinds.ts"
import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
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
  en: "version 11, of 30 November 2026",
  pt: "versão 11, de 30 de novembro de 2026",
  es: "versión 11, de 30 de noviembre de 2026",
}
const overviews = {
  en: {
    lines: { title: "What, why and for how long", why: "Why", basis: "Legal basis", howLong: "How long" },
    periods: ["24 months without use", "12 months after it was written", "60 minutes at most"],
  },
  pt: {
    lines: { title: "O quê, por que e por quanto tempo", why: "Por que", basis: "Base legal", howLong: "Até quando" },
    periods: ["24 meses sem uso", "12 meses depois de escrita", "60 minutos, no máximo"],
  },
  es: {
    lines: { title: "Qué, por qué y cuánto tiempo", why: "Por qué", basis: "Base legal", howLong: "Hasta cuándo" },
    periods: ["24 meses sin uso", "12 meses después de escribirse", "60 minutos como máximo"],
  },
}
const agreements = {
  pt: ["Termos de Serviço", "Política de Privacidade", "18 anos ou mais, e para quem tem 16 ou 17"],
  en: ["Terms of Service", "Privacy Policy", "18 and over, and for 16–17"],
  es: ["Términos del servicio", "Política de privacidad", "18 años o más, y de 16 o 17"],
} as const
const names = { "/terms": "Terms of Service", "/privacy": "Privacy Policy" } as const

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const path of some(["/terms", "/privacy"] as const, 1)) {
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

for (const language of some(["pt", "en", "es"] as const, 0)) {
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

for (const [language, { lines, periods }] of some(Object.entries(overviews), 2)) {
  test(`the policy says of each kind of data why, on which basis and how long it is kept, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await chooseBefore(page, String(baseURL), language)
    await page.goto("/privacy")
    const rows = page.getByRole("list", { name: lines.title }).getByRole("listitem")
    await expect(rows).toHaveCount(dataKinds.length)
    for (const row of await rows.all()) {
      await expect(row.getByRole("term")).toHaveText([lines.why, lines.basis, lines.howLong])
      for (const text of await row.getByRole("definition").allTextContents()) expect(text).not.toMatch(/^$|[{}$]/)
    }
    for (const period of periods) await expect(rows.filter({ hasText: period })).not.toHaveCount(0)
  })
}

test("the policy says who answers, how soon, and to whom she can complain", async ({ page }) => {
  await page.goto("/privacy")
  const rights = page.getByRole("region", { name: "User rights" })
  for (const text of ["Withdraw", "Restrict or object", "Within one month", "Within 15 days under the LGPD"])
    await expect(rights).toContainText(text)
  const links = rights.getByRole("list", { name: "Data protection authorities" }).getByRole("link")
  await expect(links).toHaveText(["Brazil: ANPD", "Portugal: CNPD", "Spain: AEPD", "United Kingdom: ICO"])
  for (const link of await links.all()) await expect(link).toHaveAttribute("rel", "noreferrer")
  await expect(page.getByRole("region", { name: "Contact" })).toContainText("controller")
})

test("before she makes an account she reads what she accepts, and for whom Florescer is", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [language, [terms, privacy, age]] of Object.entries(agreements)) {
    await chooseBefore(page, String(baseURL), language)
    await page.goto("/signup")
    const form = page.locator("form")
    await expect(form.getByRole("textbox")).toHaveCount(3)
    await expect(form).toContainText(age)
    await expect(form.locator("[type=submit]")).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole("link", { name: privacy, exact: true })).toHaveAttribute("href", "/privacy")
    await form.getByRole("link", { name: terms, exact: true }).click()
    await expect(page).toHaveURL("/terms")
    await expect(page.getByRole("region").filter({ hasText: "18" }).filter({ hasText: "16" })).toHaveCount(1)
  }
})

test("the table of contents leads to each section, and a new language turns the page at once", async ({ page }) => {
  await page.goto("/privacy")
  const contents = page.getByRole("navigation", { name: "On this page" })
  await contents.getByRole("link", { name: "User rights" }).click()
  await expect(page).toHaveURL("/privacy#rights")
  await expect(page.getByRole("heading", { name: "User rights" })).toBeInViewport()
  await page.getByRole("banner").getByRole("combobox").selectOption("es")
  await expectSections(page, "es", "/privacy")
})

test("a mother who is signed in reads both, and goes back to her dashboard", async ({ page, baseURL }) => {
  await openAt(page, String(baseURL), "/guides")
  for (const [path, name] of Object.entries(names)) {
    await goWithin(page, path)
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
