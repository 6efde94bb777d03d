import type { Mother } from "../e2e/mother.ts"
import type { Page } from "./page.ts"

/** From the landing page to her dashboard, by the forms. */
export async function signUp(page: Page, { name, email, password }: Mother) {
  await page.open("/")
  await page.click({ role: "link", name: "Get Started" })
  await page.isAt("/signup")
  await page.fill({ label: "Seu nome" }, name)
  await page.fill({ label: "E-mail" }, email)
  await page.fill({ label: "Senha" }, password)
  await page.click({ role: "button", name: "Criar conta" })
  await page.see({ text: "Conta criada com sucesso! 🎉" })
  await page.isAt("/login")
  await page.seeTimes({ label: "Seu nome" }, 0)
  await page.has({ label: "E-mail" }, "value", email)
  await page.see({ text: "Sua conta está pronta" })
  await enter(page)
}

export async function signIn(page: Page, mother: Pick<Mother, "email" | "password">) {
  await page.open("/login")
  await page.fill({ label: "E-mail" }, mother.email)
  await page.fill({ label: "Senha" }, mother.password)
  await enter(page)
}

async function enter(page: Page) {
  await page.click({ role: "button", name: "Entrar" })
  await page.isAt("/dashboard")
}
