import type { Page } from "@playwright/test"
import { clientId, clientSecret, startIdentityProvider } from "../identity-provider.ts"
import { expectToast, openDashboard } from "./mother.ts"
import { openProduct, type Product } from "./product.ts"
import { test as base, expect } from "./test.ts"
import { plugInAuthenticator } from "./test-at-localhost.ts"

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>

// In one process, which starts the server and the provider once.
base.describe.configure({ mode: "default" })

/** On a server of its own, which has a clinic's provider beside it. At a name, to which passkeys are bound. */
const test = base.extend<object, { product: Product; provider: Provider }>({
  product: [
    async ({ browserName }, use) => {
      const product = await openProduct(`${browserName}-provider`, {}, "localhost")
      await use(product)
      await product.close()
    },
    { scope: "worker" },
  ],
  provider: [
    async ({ product }, use) => {
      const provider = await startIdentityProvider(`${product.url}/sign-in-return`, {})
      await product.start({
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: "Clínica Aurora",
      })
      await use(provider)
      await provider.close()
    },
    { scope: "worker" },
  ],
})

const continueButton = (page: Page) => page.getByRole("button", { name: "Continuar com Clínica Aurora" })
const person = (email: string) => ({ email, email_verified: true, name: "Ana Souza" })

/** Types her name on the provider's page. Until she has tapped, no page of hers has gone there. */
async function signInThere(page: Page, provider: Provider, name: string) {
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`))
  await page.getByLabel("Nome").fill(name)
  await page.getByRole("button", { name: /^Entrar/ }).click()
}

test("she comes by her clinic, agrees to the terms, comes back on another phone, and deletes her account", async ({
  page,
  product,
  provider,
  watch,
  openBrowser,
  mailTo,
  allowConsoleError,
}) => {
  provider.people.ana = person("ana@clinica.example")
  await page.goto("/signup")
  await expect(continueButton(page)).toBeVisible()
  await page.goto("/login")
  await expect(continueButton(page)).toBeVisible()
  // From here on she goes there.
  watch.allow(new RegExp(`^request: ${provider.issuer}/`))
  allowConsoleError(/status of 403/)
  await continueButton(page).click()
  await signInThere(page, provider, "ana")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Que bom ter você aqui")
  await expect(page.getByText("ana@clinica.example")).toBeVisible()
  await expect(page).toHaveURL("/sign-in-return")
  await page.getByRole("button", { name: "Criar minha conta" }).click()
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana")

  const elsewhere = await openBrowser()
  await elsewhere.goto(`${product.url}/profile?tab=diary`)
  await expect(elsewhere).toHaveURL(/\/login$/)
  await continueButton(elsewhere).click()
  await signInThere(elsewhere, provider, "ana")
  await expect(elsewhere).toHaveURL(/\/profile\?tab=diary$/)
  expect((await mailTo("ana@clinica.example", 1)).subject).toBe("Um aviso sobre a sua conta")

  await page.goto("/profile/settings?tab=account")
  await page.getByRole("button", { name: /^Onde você está conectada/ }).click()
  await expect(page.getByText("Este aparelho")).toBeVisible()
  await page.getByRole("button", { name: /^Sair: Chrome/ }).click()
  await expectToast(page, "Desconectado")
  await expect(page.getByRole("button", { name: /^Sair: Chrome/ })).toHaveCount(0)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login$/)

  await page.getByRole("tab", { name: "Privacidade" }).click()
  await page.getByRole("button", { name: /^Apagar a conta/ }).click()
  await page.getByRole("button", { name: "Confirmar com Clínica Aurora" }).click()
  await signInThere(page, provider, "ana")
  await expectToast(page, "Obrigada, é você mesma")
  await page.getByRole("button", { name: /^Apagar a conta/ }).click()
  await expect(page.getByText("Você acabou de confirmar que é você.")).toBeVisible()
  await page.getByRole("button", { name: "Apagar minha conta" }).click()
  await expect(page).toHaveURL("/login")
})

test("whoever has an account already signs in first, and links the clinic under her data", async ({
  page,
  product,
  provider,
  watch,
  openBrowser,
  allowConsoleError,
}) => {
  watch.allow(new RegExp(`^request: ${provider.issuer}/`))
  allowConsoleError(/status of 40[09]/)
  const bia = await openDashboard(page, product.url)
  provider.people.bia = person(bia.email)
  const elsewhere = await openBrowser()
  await elsewhere.goto(`${product.url}/login`)
  await continueButton(elsewhere).click()
  await signInThere(elsewhere, provider, "bia")
  await expect(elsewhere.getByRole("alert")).toContainText("Já existe uma conta com o seu e-mail.")

  await page.goto("/profile/settings?tab=account")
  await page.getByRole("button", { name: /^Entrar com Clínica Aurora/ }).click()
  await page.getByLabel("Sua senha").fill(bia.password)
  await page.getByRole("button", { name: "Vincular com Clínica Aurora" }).click()
  await signInThere(page, provider, "bia")
  await expectToast(page, "Vinculada")
  await expect(page).toHaveURL("/profile/settings?tab=account")

  await elsewhere.getByRole("link", { name: "Ir para a página de entrada" }).click()
  await continueButton(elsewhere).click()
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
})

test("without a password she confirms by her passkey that it is her, and asks for another address", async ({
  page,
  provider,
  watch,
  mailTo,
}) => {
  watch.allow(new RegExp(`^request: ${provider.issuer}/`))
  provider.people.lia = person("lia@clinica.example")
  const authenticator = await plugInAuthenticator(page)
  await page.goto("/login")
  await continueButton(page).click()
  await signInThere(page, provider, "lia")
  await page.getByRole("button", { name: "Criar minha conta" }).click()
  await expect(page).toHaveURL("/dashboard")

  const passkeys = page.getByRole("button", { name: /^Chaves de acesso/ })
  await page.goto("/profile/settings?tab=account")
  await passkeys.click()
  await page.getByRole("button", { name: "Confirmar com Clínica Aurora" }).click()
  await signInThere(page, provider, "lia")
  await expectToast(page, "Obrigada, é você mesma")
  await passkeys.click()
  await page.getByRole("button", { name: "Adicionar", exact: true }).click()
  await expectToast(page, "Chave de acesso adicionada")

  // As ten minutes later, when that proof has ended.
  await page.context().clearCookies({ name: "florescer.proof" })
  await page.reload()
  await page.getByRole("button", { name: /^Mudar o e-mail/ }).click()
  const row = page.getByRole("region", { name: "Como você entra" })
  await row.getByLabel("Novo e-mail").fill("lia@casa.example")
  await authenticator.recognise(false)
  await row.getByRole("button", { name: "Confirmar com a chave de acesso" }).click()
  await expect(row.getByRole("alert")).toContainText("Nada mudou")
  await authenticator.recognise(true)
  await row.getByRole("button", { name: "Confirmar com a chave de acesso" }).click()
  await expect(row.locator(":focus")).toHaveText("Você acabou de confirmar que é você.")
  await expect(row.getByLabel("Novo e-mail")).toHaveValue("lia@casa.example")
  await row.getByRole("button", { name: "Enviar os dois links" }).click()
  await expect(row.getByRole("status").filter({ hasText: "Dois links estão a caminho." })).toBeVisible()
  expect((await mailTo("lia@casa.example")).subject).toBe("Confirme seu novo e-mail")
})

test("whoever turns back at the clinic, or finds it closed, reads so in her language and signs in otherwise", async ({
  page,
  provider,
  watch,
  allowConsoleError,
}) => {
  watch.allow(new RegExp(`^request: ${provider.issuer}/`))
  allowConsoleError(/status of (400|503)/)
  provider.people.eva = person("eva@clinica.example")
  await page.goto("/login")
  await continueButton(page).click()
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`))
  await page.getByRole("button", { name: "Não quero" }).click()
  await expect(page.getByRole("alert")).toContainText("Você não entrou na sua clínica, e por isso nada mudou.")
  await page.getByRole("link", { name: "Ir para a página de entrada" }).click()
  await continueButton(page).click()
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`))
  provider.faults.status = 503
  await page.getByLabel("Nome").fill("eva")
  await page.getByRole("button", { name: /^Entrar/ }).click()
  await expect(page.getByRole("alert")).toContainText("A entrada da sua clínica não responde neste momento.")
  provider.faults.status = undefined
  // The page that she came back to works only once, and says so when it is loaded again.
  await page.reload()
  await expect(page.getByRole("alert")).toContainText("comece mais uma vez aqui")
})
