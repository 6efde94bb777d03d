import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { openProfile } from "./profile.ts"
import { expect, test } from "./test.ts"

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } })

    test("axe finds nothing on the diary and its states", async ({ page, product, allowConsoleError }) => {
      test.setTimeout(60_000)
      allowConsoleError(/ERR_FAILED|status of 400/)
      await openProfile(page, product.url, "diary")
      await expectNothing(page, "empty diary")
      await page.getByRole("button", { name: "Salvar registro" }).click()
      await page.locator("[aria-invalid=true]").waitFor()
      await expectNothing(page, "nothing written")
      await write(page, "Um dia comprido. ".repeat(60))
      await page.getByRole("article").waitFor()
      await page.route("**/api/diary-entries/**", (route) => route.abort())
      await write(page, "Este espera")
      await page.getByText("Será enviado quando").waitFor()
      await page.unroute("**/api/diary-entries/**")
      await page.route("**/api/diary-entries/**", (route) => route.fulfill({ status: 400, json: {} }))
      await write(page, "Este foi recusado")
      await page.getByText("Ainda não foi salvo").waitFor()
      await expectNothing(page, "entries that are stored, waiting and refused")
      await page
        .getByRole("button", { name: /^Editar/ })
        .first()
        .click()
      await page
        .getByRole("button", { name: /^Apagar/ })
        .last()
        .click()
      await page.getByRole("button", { name: "Desfazer" }).waitFor()
      await expectNothing(page, "an entry being changed and one just deleted")
      await page.getByRole("button", { name: "Abrir menu" }).click()
      await page.getByRole("button", { name: "Sair" }).click()
      await page.getByRole("alertdialog", { name: "Nem tudo foi enviado" }).waitFor()
      await expectNothing(page, "the question before logging out")
    })

    test("axe finds nothing on the other screens of the profile", async ({ page, product, allowConsoleError }) => {
      test.setTimeout(60_000)
      allowConsoleError(/ERR_FAILED/)
      await openProfile(page, product.url, "evolution")
      await page.getByText("26,4").waitFor()
      await expectNothing(page, "evolution")
      await page.getByRole("tab", { name: "Dados" }).click()
      await page.getByRole("button", { name: "Mudar a senha" }).click()
      await page.getByRole("button", { name: "Apagar a conta" }).click()
      await page.getByLabel("Sua senha").waitFor()
      await expectNothing(page, "data")
      await page.getByRole("button", { name: "Editar perfil" }).click()
      await page.getByLabel("Altura").fill("1,65")
      await page.getByLabel("Peso atual").fill("")
      await page.getByRole("button", { name: "Salvar", exact: true }).click()
      await page.locator("[aria-invalid=true]").first().waitFor()
      await expectNothing(page, "data with errors")
      await page.getByRole("button", { name: "Cancelar" }).click()
      await page.route("**/api/profile", (route) => route.abort())
      await page.goto("/profile")
      await page.getByText("Seus dados ainda não chegaram").waitFor()
      await expectNothing(page, "a profile that did not come")
      for (const path of ["/profile/notifications", "/profile/subscription"]) {
        await page.goto(path)
        await page.getByRole("heading", { level: 1 }).waitFor()
        await expectNothing(page, path)
      }
    })
  })
}

async function write(page: Page, notes: string) {
  await page.getByLabel("Suas anotações").fill(notes)
  await page.getByRole("button", { name: "Salvar registro" }).click()
}

async function expectNothing(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }))
  expect(found, where).toEqual([])
}
