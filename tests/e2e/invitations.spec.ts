import { makeInvitation } from "#server/account/invitation/data.ts"
import { openDatabase } from "#server/database/open.ts"
import { readEnv } from "#server/env.ts"
import { createLog } from "#server/log.ts"
import { fillSignIn, newMother } from "./mother.ts"
import { openProduct, type Product } from "./product.ts"
import { test as base, expect } from "./test.ts"

/** On a server of its own, where sign-ups are by invitation. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName }, use) => {
      const product = await openProduct(`${browserName}-invitations`)
      await product.start({ SIGN_UPS: "invited", CLINIC_NAME: "Maternidade Aurora" })
      await use(product)
      await product.close()
    },
    { scope: "worker" },
  ],
})

async function invitation(dataDir: string) {
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), createLog("silent"))
  try {
    return await makeInvitation(database.db, { uses: 1, days: 30, label: "" }, new Date())
  } finally {
    await database.close()
  }
}

test("a mother signs up by the link of an invitation, and nobody else does", async ({
  page,
  product,
  openBrowser,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/)
  const code = await invitation(product.dataDir)
  await page.goto("/")
  await expect(page.getByText("This house is by invitation. Do you have a code? It opens the door.")).toBeVisible()

  const ana = newMother("Ana")
  await page.goto(`/signup#${code}`)
  await expect(page.getByLabel("Código do convite")).toHaveValue(/^\w{4}-\w{4}-\w{4}$/)
  await expect(page.getByText("Maternidade Aurora convida você. Nome, e-mail e senha: é só isso.")).toBeVisible()
  await page.getByLabel("Seu nome").fill(ana.name)
  await fillSignIn(page, ana)
  await page.getByRole("button", { name: "Criar conta" }).click()
  await expect(page).toHaveURL("/login")

  const other = await openBrowser()
  const bia = newMother("Bia")
  await other.goto("/signup")
  await other.getByLabel("Seu nome").fill(bia.name)
  await fillSignIn(other, bia)
  await other.getByRole("button", { name: "Criar conta" }).click()
  await expect(other.getByText("Escreva o código do convite.")).toBeVisible()
  await expect(other.getByLabel("Código do convite")).toBeFocused()
  await other.getByLabel("Código do convite").fill(code)
  await other.getByRole("button", { name: "Criar conta" }).click()
  await expect(other.getByText("Este código não confere, venceu ou já foi usado.")).toBeVisible()
  await expect(other.getByLabel("Seu nome")).toHaveValue(bia.name)
})
