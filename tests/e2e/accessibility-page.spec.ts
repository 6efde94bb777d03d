import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { expect, test } from "./test.ts"

const headings = {
  en: ["What we aim for", "What was tested", "What is still missing", "Something in your way?"],
  pt: ["Nossa meta", "O que foi testado", "O que ainda falta", "Algo atrapalhou você?"],
  es: ["Nuestra meta", "Qué se probó", "Qué falta todavía", "¿Algo te pone trabas?"],
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the accessibility page names its aim, what was tested and what was not, and whom to tell", async ({ page }) => {
    await page.goto("/accessibility")
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    await expect(page.getByRole("main").locator("section[id] h2")).toContainText(headings.en)
    await expect(page.getByRole("region", { name: "What we aim for" })).toContainText("WCAG) 2.2, level AA")
    const missing = page.getByRole("region", { name: "What is still missing" })
    await expect(missing).toContainText("Nobody has yet tried Florescer with VoiceOver, TalkBack")
    const contact = page.getByRole("region", { name: "Something in your way?" }).getByRole("link")
    await expect(contact).toHaveAttribute("href", "mailto:contato@florescer.app")
  })
})

test("the accessibility page is there in each language", async ({ openBrowser, product }) => {
  for (const [language, sections] of Object.entries(headings)) {
    const page = await openBrowser()
    await chooseBefore(page, product.url, language)
    await page.goto(`${product.url}/accessibility`)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page.locator("main section[id] h2")).toContainText(sections)
  }
})

test("the help leads to the accessibility page", async ({ page, product }) => {
  await openAt(page, product.url, "/help")
  await page.getByRole("link", { name: "How accessible Florescer is" }).click()
  await expect(page).toHaveURL("/accessibility")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accessibility")
})
