import type { Page } from "@playwright/test"
import { expectToast } from "./mother.ts"
import { openProfile, storeProfile } from "./profile.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"

/** Another app: a request from outside of the browser, with a key and nothing else. */
async function ask(url: string, key: string) {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  return { status: answer.status, body: await answer.json() }
}

async function openAccess(page: Page) {
  await page.getByRole("button", { name: /^Acesso para outros aplicativos/ }).click()
  return page.getByRole("form", { name: /^Dar acesso/ })
}

test("she gives an app access, which reads with the key, and ends it", async ({ page, product, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url })
  const mother = await openProfile(page, product.url, "account")
  await storeProfile(page, product.url)
  const form = await openAccess(page)
  await form.getByLabel("Para qual aplicativo?").fill("Minha planilha")
  await form.getByText("30 dias").click()
  await form.getByLabel("Sua senha").fill(mother.password)
  await form.getByRole("button", { name: "Criar a chave" }).click()

  await expect(page.getByRole("heading", { name: "A chave para Minha planilha está pronta" })).toBeFocused()
  const key = await page.getByRole("textbox", { name: "A chave" }).inputValue()
  await page.getByRole("button", { name: "Copiar" }).click()
  await expectToast(page, "Chave copiada")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  const url = `${product.url}/api/profile`
  expect(await ask(url, key)).toMatchObject({ status: 200, body: { profile: { heightCm: 170 } } })

  await page.getByRole("button", { name: "Pronto" }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  await page.reload()
  await page.getByRole("button", { name: /^Acesso para outros aplicativos/ }).click()
  const given = page.getByRole("region", { name: "Aplicativos com acesso" })
  await expect(given.getByRole("listitem")).toHaveCount(1)
  await expect(given).toContainText(/Minha planilha.*Só ler.*Até .*Último uso em /)
  await given.getByRole("button", { name: "Encerrar acesso: Minha planilha" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Encerrar acesso" }).click()
  await expectToast(page, "Acesso encerrado")
  await expect(given).toHaveCount(0)
  expect(await ask(url, key)).toEqual({ status: 401, body: { code: "INVALID_ACCESS_TOKEN" } })
})

test("no key is made without a name and her password, and each mistake is told beside its field", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/)
  const mother = await openProfile(page, product.url, "account")
  const form = await openAccess(page)
  const make = form.getByRole("button", { name: "Criar a chave" })
  await make.click()
  const name = form.getByLabel("Para qual aplicativo?")
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Escreva o nome do aplicativo\./)
  await name.fill("Minha planilha")
  await form.getByLabel("Sua senha").fill("outra coisa")
  await make.click()
  await expect(form.getByLabel("Sua senha")).toHaveAccessibleDescription(/Esta não é a sua senha atual\./)
  await expect(name).toHaveValue("Minha planilha")
  await form.getByLabel("Sua senha").fill(mother.password)
  await form.getByText("Ler e escrever").click()
  await make.click()
  await expect(page.getByRole("heading", { name: /está pronta$/ })).toBeVisible()
  await page.getByRole("button", { name: "Pronto" }).click()
  await expect(page.getByRole("region", { name: "Aplicativos com acesso" })).toContainText("Ler e escrever")
  await page.getByRole("button", { name: "Dar acesso a mais um aplicativo" }).click()
  await expect(name).toBeFocused()
})

testWithWorker(
  "without a connection she is told so, and what she typed stays",
  async ({ page, product, allowConsoleError }) => {
    allowConsoleError(/ERR_/)
    const mother = await openProfile(page, product.url, "account")
    const form = await openAccess(page)
    await form.getByLabel("Para qual aplicativo?").fill("Minha planilha")
    await form.getByLabel("Sua senha").fill(mother.password)
    await goOffline(page)
    await form.getByRole("button", { name: "Criar a chave" }).click()
    await expectToast(page, "Nenhuma chave foi criada", "Sem conexão agora.")
    await expect(form.getByLabel("Para qual aplicativo?")).toHaveValue("Minha planilha")
    await page.context().setOffline(false)
  },
)
