import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { expectToast, openAt, openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

const notImplemented = {
  pt: "ainda não foi implementado",
  en: "not implemented yet",
  es: "todavía no está implementada",
} as const
const liveChat = { pt: "Iniciar chat ao vivo", en: "Start live chat", es: "Iniciar chat en vivo" } as const
const question = {
  pt: "Isto é orientação médica?",
  en: "Is this medical advice?",
  es: "¿Esto es consejo médico?",
} as const

test("the e-mail card shows the contact address in a message, and links to it", async ({ page, baseURL }) => {
  await openAt(page, String(baseURL), "/help")
  const card = page.getByRole("region", { name: "Write an e-mail" })
  await expect(card.getByRole("link")).toHaveAttribute("href", "mailto:contato@florescer.app")
  await card.getByRole("button").click()
  await expectToast(page, "-mail address", "contato@florescer.app")
})

test("the live chat says when it is planned, and that it is not here yet", async ({ page, baseURL }) => {
  await openAt(page, String(baseURL), "/help")
  await expect(page.getByText("Mon-Fri 9am-6pm")).toBeVisible()
  await page.getByRole("button", { name: "Start live chat" }).click()
  await expectToast(page, "not implemented yet")
})

test("the four questions open and close by keyboard", async ({ page, baseURL }) => {
  await openAt(page, String(baseURL), "/help")
  const questions = page.getByRole("region", { name: "Frequently asked questions" }).getByRole("button")
  await expect(questions).toHaveCount(4)
  await questions.first().focus()
  for (let index = 0; index < 4; index++) {
    await expect(questions.nth(index)).toBeFocused()
    await expect(questions.nth(index)).toHaveAttribute("aria-expanded", "false")
    if (index < 3) await page.keyboard.press("Tab")
  }
  const answer = page.getByText("download everything as one file")
  await expect(answer).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(answer).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Go to your profile" })).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Space")
  await expect(answer).toBeHidden()
})

for (const language of some(["pt", "en", "es"] as const, 2)) {
  test(`help speaks her language: ${language}`, async ({ page, baseURL }) => {
    await openDashboard(page, String(baseURL))
    await chooseBefore(page, String(baseURL), language)
    await page.goto("/help")
    await page.getByRole("button", { name: question[language] }).click()
    await page.getByRole("button", { name: liveChat[language] }).click()
    await expectToast(page, notImplemented[language])
  })
}
