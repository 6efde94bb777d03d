import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { codeOf, freePresentCode } from "../api/app-code.ts"
import { onDatabase } from "./desk.ts"
import { expectToast, fillSignIn, type Mother, newMother, openAt, openDashboard } from "./mother.ts"
import { linksIn } from "./outbox.ts"
import type { Product } from "./product.ts"
import { expect, test } from "./test.ts"

const signInButton = (page: Page) => page.getByRole("button", { name: "Entrar", exact: true })
const codeField = (page: Page) => page.getByLabel("Código do aplicativo", { exact: true })

async function openTwoStep(page: Page) {
  await page.goto("/profile/settings?tab=account")
  await page.getByRole("button", { name: /^Entrar em duas etapas/ }).click()
}

/** Turns it on as a mother does, and leaves the present code unused. */
async function turnOn(page: Page, { dataDir }: Product, { email, password }: Mother) {
  await page.getByLabel("Sua senha").fill(password)
  await page.getByRole("button", { name: "Continuar" }).click()
  await expect(page.getByRole("heading", { name: "Leia este código com o aplicativo" })).toBeFocused()
  const secret = String(await page.locator("code").first().textContent()).replaceAll(" ", "")
  await codeField(page).fill(await codeOf(secret))
  await page.getByRole("button", { name: "Ligar", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Guarde seus códigos de recuperação" })).toBeFocused()
  await onDatabase(dataDir, (db) => freePresentCode(db, email))
  const recoveryCodes = await page
    .getByRole("listitem")
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts()
  return { secret, recoveryCodes }
}

/** Signs in with the password, as far as the second step. */
async function reachSecondStep(page: Page, mother: Mother) {
  await page.goto("/login")
  await fillSignIn(page, mother)
  await signInButton(page).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Só mais um passo")
  await expect(codeField(page)).toBeFocused()
}

test("she turns two steps on, signs in with a code and with a recovery code, and turns them off", async ({
  page,
  product,
  openBrowser,
  mailTo,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[01]/)
  const ana = await openAt(page, product.url, "/healthz", newMother("Ana"), { isMailed: true })
  await openTwoStep(page)
  await page.getByRole("button", { name: "Receber o link por e-mail" }).click()
  await expect(page.getByText("O link está a caminho.")).toBeVisible()
  const link = linksIn(await mailTo(ana.email, 2)).find((url) => url.includes("verify-email")) ?? ""
  await page.request.get(link)

  await openTwoStep(page)
  const elsewhere = await openBrowser()
  await openDashboard(elsewhere, product.url, ana)
  await page.getByLabel("Sua senha").fill("outra coisa")
  await page.getByRole("button", { name: "Continuar" }).click()
  await expect(page.getByLabel("Sua senha")).toHaveAccessibleDescription("Esta não é a sua senha atual.")
  const { secret, recoveryCodes } = await turnOn(page, product, ana)
  expect(recoveryCodes).toHaveLength(10)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar", exact: true }).click(),
  ])
  expect(await readFile(await download.path(), "utf8")).toContain(recoveryCodes.join("\n"))
  await page.getByRole("button", { name: "Já guardei" }).click()
  await expectToast(page, "Duas etapas ligadas", "Você saiu da conta nos outros aparelhos.")
  await expect(page.getByText("Restam 10 códigos de recuperação.")).toBeVisible()
  await expect(page.getByText(String(recoveryCodes[0]))).toHaveCount(0)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL("/login")

  await reachSecondStep(elsewhere, ana)
  await codeField(elsewhere).fill("12 34")
  await signInButton(elsewhere).click()
  await expect(codeField(elsewhere)).toHaveAccessibleDescription(/São seis números, como 123 456\./)
  await codeField(elsewhere).fill(await codeOf(secret, 5))
  await signInButton(elsewhere).click()
  await expect(codeField(elsewhere)).toHaveAccessibleDescription(/Este código não vale agora/)
  await expect(codeField(elsewhere)).toBeFocused()
  await expect(codeField(elsewhere)).toHaveValue(/^\d{6}$/)
  await codeField(elsewhere).fill(await codeOf(secret))
  await signInButton(elsewhere).click()
  await expectToast(elsewhere, "Bem-vindo(a) de volta!")
  await expect(elsewhere).toHaveURL("/dashboard")

  const third = await openBrowser()
  await reachSecondStep(third, ana)
  await third.getByRole("button", { name: "Usar um código de recuperação" }).click()
  const recoveryField = third.getByLabel("Código de recuperação")
  await expect(recoveryField).toBeFocused()
  await recoveryField.fill(String(recoveryCodes[0]).toUpperCase())
  await signInButton(third).click()
  await expect(third).toHaveURL("/dashboard")

  await openTwoStep(page)
  await expect(page.getByText("Restam 9 códigos de recuperação.")).toBeVisible()
  await page.getByRole("button", { name: /^Desligar/ }).click()
  await page.getByLabel("Sua senha").fill(ana.password)
  await page.getByLabel("Código do aplicativo ou de recuperação").fill(String(recoveryCodes[1]))
  await page.getByRole("button", { name: "Desligar as duas etapas" }).click()
  await expectToast(page, "Duas etapas desligadas")
  await expect(page.getByRole("button", { name: "Continuar" })).toBeVisible()
})

test("a link in her mail asks for the second step too, and one that waited too long says so", async ({
  page,
  product,
  openBrowser,
  mailTo,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[01]/)
  const bia = await openAt(page, product.url, "/healthz", newMother("Bia"), { isMailed: true })
  await page.request.get(linksIn(await mailTo(bia.email)).find((url) => url.includes("verify-email")) ?? "")
  await openTwoStep(page)
  const { secret } = await turnOn(page, product, bia)

  const phone = await openBrowser()
  await reachSecondStep(phone, bia)
  await phone.context().clearCookies({ name: "florescer.two_factor" })
  await codeField(phone).fill(await codeOf(secret))
  await signInButton(phone).click()
  await expect(phone.getByRole("alert")).toContainText("O segundo passo esperou demais")
  await expect(phone.getByLabel("E-mail")).toHaveValue(bia.email)
  await expect(phone.getByLabel("Senha", { exact: true })).toBeFocused()

  await phone.getByRole("button", { name: "Receber um link por e-mail" }).click()
  const mail = await mailTo(bia.email, 3)
  await phone.goto(linksIn(mail).find((url) => url.includes("/sign-in/")) ?? "")
  await signInButton(phone).click()
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Só mais um passo")
  await codeField(phone).fill(await codeOf(secret))
  await signInButton(phone).click()
  await expect(phone).toHaveURL("/dashboard")
})
