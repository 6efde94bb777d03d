import type { Page } from "@playwright/test"
import { expectToast, fillSignIn, type Mother, newMother, openAt, openDashboard } from "./mother.ts"
import { linksIn } from "./outbox.ts"
import { switchOnTwoStep } from "./switch-on-two-step.ts"
import { expect, plugInAuthenticator, test } from "./test-at-localhost.ts"

// In one process, which starts the server once.
test.describe.configure({ mode: "default" })

const passkeyButton = (page: Page) => page.getByRole("button", { name: "Entrar com chave de acesso" })

async function openPasskeys(page: Page) {
  await page.goto("/profile/settings?tab=account")
  await page.getByRole("button", { name: /^Chaves de acesso/ }).click()
}

async function add(page: Page, { password }: Mother, name?: string) {
  if (name) await page.getByLabel("Como ela vai se chamar?").fill(name)
  await page.getByLabel("Sua senha").fill(password)
  await page.getByRole("button", { name: "Adicionar", exact: true }).click()
}

/** For the button alone: a browser that lists passkeys would sign her in by itself as soon as the page has asked it to. */
async function listNone(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

async function signOut(page: Page, origin: string) {
  await page.request.post("/api/auth/sign-out", { data: {}, headers: { origin } })
  await page.goto("/login")
  await expect(passkeyButton(page)).toBeEnabled()
}

/** Opened, with a confirmed address. */
async function openConfirmed(page: Page, origin: string, mailTo: (address: string) => Promise<{ text?: string }>) {
  const mother = await openAt(page, origin, "/healthz", newMother("Ana"), { isMailed: true })
  const mail = (await mailTo(mother.email)) as Parameters<typeof linksIn>[0]
  await page.request.get(linksIn(mail).find((url) => url.includes("verify-email")) ?? "")
  return mother
}

test("she adds a passkey, is told of it in a mail, signs in by it, and removes it", async ({
  page,
  product,
  mailTo,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/)
  await listNone(page)
  const ana = await openConfirmed(page, product.url, mailTo)
  const authenticator = await plugInAuthenticator(page)
  // Her first week is ready: the passkey is offered below it.
  await page.goto("/onboarding")
  for (let step = 1; step < 5; step++) await page.getByRole("button", { name: /^(Continuar|Next)$/ }).click()
  await page.getByRole("button", { name: /^(Concluir|Finish)$/ }).click()
  await page.getByRole("link", { name: /^(Da próxima vez, entre|Next time, sign in)/ }).click()
  await add(page, { ...ana, password: "outra coisa" })
  await expect(page.getByLabel("Sua senha")).toHaveAccessibleDescription(/Esta não é a sua senha atual/)

  await authenticator.recognise(false)
  await add(page, ana, "Celular da Ana")
  await expect(page.getByRole("alert").filter({ hasText: "Nada foi adicionado" })).toBeVisible()
  await expect(page.getByLabel("Como ela vai se chamar?")).toHaveValue("Celular da Ana")
  await expect(page.getByLabel("Sua senha")).toHaveValue(ana.password)
  await expect(page.getByRole("button", { name: "Adicionar", exact: true })).toBeFocused()
  expect(await authenticator.credentials()).toEqual([])

  await authenticator.recognise(true)
  await page.getByRole("button", { name: "Adicionar", exact: true }).click()
  await expectToast(page, "Chave de acesso adicionada")
  await expect(page.getByRole("heading", { name: "Celular da Ana" })).toBeVisible()
  await expect(page.getByText("Ainda não usada")).toBeVisible()
  expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }])
  expect((await mailTo(ana.email, 2)).subject).toBe("Uma mudança na sua forma de entrar")

  await page.getByRole("button", { name: "Adicionar outra chave de acesso" }).click()
  await add(page, ana)
  await expect(page.getByRole("alert").filter({ hasText: "Este aparelho já tem uma chave de acesso" })).toBeVisible()

  await signOut(page, product.url)
  await passkeyButton(page).click()
  await expectToast(page, "Bem-vindo(a) de volta!")
  await expect(page).toHaveURL("/dashboard")

  await openPasskeys(page)
  await expect(page.getByText(/^Último uso em/)).toBeVisible()
  await page.getByRole("button", { name: "Remover: Celular da Ana" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover", exact: true }).click()
  await expectToast(page, "Chave de acesso removida")
  await expect(page.getByRole("heading", { name: "Celular da Ana" })).toHaveCount(0)

  await signOut(page, product.url)
  await fillSignIn(page, ana)
  await passkeyButton(page).click()
  await expect(page.getByRole("alert")).toContainText("Esta chave de acesso não funciona mais aqui.")
  await expect(page.getByLabel("E-mail")).toHaveValue(ana.email)
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expect(page).toHaveURL("/dashboard")
})

test("with two steps on, a passkey is both of them", async ({ page, product, mailTo }) => {
  await listNone(page)
  const ana = await openConfirmed(page, product.url, mailTo)
  await switchOnTwoStep(page.request, product.url, ana)
  await plugInAuthenticator(page)
  await openPasskeys(page)
  await add(page, ana)
  await expectToast(page, "Chave de acesso adicionada")
  await signOut(page, product.url)
  await passkeyButton(page).click()
  await expect(page).toHaveURL("/dashboard")
})

test("in the list of her browser under the address a passkey signs her in as well", async ({
  page,
  product,
  mailTo,
}) => {
  const ana = await openConfirmed(page, product.url, mailTo)
  const authenticator = await plugInAuthenticator(page)
  await openPasskeys(page)
  await add(page, ana)
  await expectToast(page, "Chave de acesso adicionada")
  expect(await authenticator.credentials()).toHaveLength(1)
  await page.request.post("/api/auth/sign-out", { data: {}, headers: { origin: product.url } })
  await page.goto("/login")
  await expect(page).toHaveURL("/dashboard")
})

test("where there is none, or she changes her mind, a sentence says so and nothing is lost", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_CONNECTION_REFUSED/)
  const authenticator = await plugInAuthenticator(page)
  await page.goto("/login")
  await fillSignIn(page, newMother())
  await passkeyButton(page).click()
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("Você não entrou")
  await expect(passkeyButton(page)).toBeFocused()
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue("um segredo bom")
  expect(await authenticator.credentials()).toEqual([])
  await product.stop()
  await passkeyButton(page).click()
  await expect(alert).toContainText("Sem conexão")
  await product.start()
})

test("before her address is confirmed she can confirm it, and a browser without passkeys offers none", async ({
  page,
  product,
  openBrowser,
}) => {
  await openDashboard(page, product.url, newMother("Bia"))
  await openPasskeys(page)
  await page.getByRole("button", { name: "Receber o link por e-mail" }).click()
  await expect(page.getByText("O link está a caminho.")).toBeVisible()
  const old = await openBrowser()
  await old.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"))
  await old.goto("/login")
  await expect(old.getByRole("button", { name: "Entrar", exact: true })).toBeEnabled()
  await expect(passkeyButton(old)).toHaveCount(0)
})
