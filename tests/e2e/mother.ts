import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { languageCookies } from "#domain/language-cookie.ts"
import { agreeToAll } from "../api/agree.ts"
import { dataDirOf } from "./product.ts"
import { type Account, insertAccount } from "./ready-account.ts"
import { otherDevice } from "./sync.ts"

export type Mother = Account

/** The choice of a language, made before, is kept with a sign-up. */
const [, languageCookie] = languageCookies

/** A mother whose name and address no other test uses. */
export function newMother(name = "Ana"): Mother {
  return { name, email: `${name.toLowerCase()}-${randomUUID()}@exemplo.com`, password: "um segredo bom" }
}

export async function signUp(page: Page, mother: Mother) {
  await page.goto("/signup")
  await page.locator("input[name=name]").fill(mother.name)
  await page.locator("input[name=email]").fill(mother.email)
  await page.locator("input[name=password]").fill(mother.password)
  await page.locator("button[type=submit]").click()
  await page.waitForURL("**/login")
  await page.locator("input[name=name]").waitFor({ state: "detached" })
}

export async function fillSignIn(page: Page, { email, password }: Pick<Mother, "email" | "password">) {
  await page.locator("input[name=email]").fill(email)
  await page.locator("input[name=password]").fill(password)
}

export async function signIn(page: Page, mother: Mother) {
  if (!page.url().endsWith("/login")) await page.goto("/login")
  await fillSignIn(page, mother)
  await page.locator("button[type=submit]").click()
  await page.waitForURL("**/dashboard")
}

type Opening = {
  hasAgreed?: boolean
  /** Whether she has signed up as anybody does, and has been mailed to. */
  isMailed?: boolean
}

/** Opens a page of a mother who has just signed up and agreed to all, without walking through the forms again. */
export async function openAt(
  page: Page,
  origin: string,
  path: string,
  mother = newMother(),
  { hasAgreed = true, isMailed = false }: Opening = {},
): Promise<Mother> {
  const send = (name: string, data: object) => page.request.post(`/api/auth/${name}`, { data, headers: { origin } })
  const dataDir = dataDirOf(origin)
  const [chosen, ...others] = await page.context().cookies()
  const isNew = others.length === 0 && (chosen === undefined || chosen.name === languageCookie)
  if (dataDir && isNew && !isMailed) {
    await insertAccount({ url: origin, dataDir }, mother, hasAgreed, chosen?.value)
    await send("sign-in/email", mother)
  } else {
    await send("sign-up/email", mother)
    await send("sign-in/email", mother)
    if (hasAgreed) await agreeToAll(await otherDevice(page, origin))
  }
  await page.goto(path)
  return mother
}

export async function openDashboard(page: Page, origin: string, mother?: Mother, opening?: Opening): Promise<Mother> {
  const opened = await openAt(page, origin, "/dashboard", mother, opening)
  await page.getByRole("checkbox").first().waitFor()
  return opened
}

/** The message that is shown now. One that has made place for another is inert until it is gone. */
export function shownToast(page: Page) {
  return page.locator("[data-toast]:not([inert]):not([data-ending-style])")
}

export async function expectToast(page: Page, title: string, description = "", timeout?: number) {
  const toast = shownToast(page).filter({ hasText: title })
  await expect(toast).toBeVisible({ ...(timeout && { timeout }) })
  await expect(toast).toContainText(description)
}
