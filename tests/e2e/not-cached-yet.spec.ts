import type { Page } from "@playwright/test"
import care from "#content/locales/pt/care.json" with { type: "json" }
import { chooseBefore } from "./choose-language.ts"
import { openDashboard } from "./mother.ts"
import { readJson } from "./profile.ts"
import { untilQuiet } from "./quiet.ts"
import { goOffline, waitUntilCached } from "./second-visit.ts"
import { expect, test } from "./test.ts"
import { noAnswer } from "./watch.ts"

test.use({ serviceWorkers: "allow" })

test.beforeEach(async ({ page, product, allowConsoleError }) => {
  allowConsoleError(noAnswer)
  await chooseBefore(page, product.url, "pt")
  await openDashboard(page, product.url)
  await waitUntilCached(page, "spa-fallback", "dashboard-screen", "pt-around")
})

const title = (page: Page) => page.getByRole("heading", { level: 1 })

async function expectMissing(page: Page) {
  await expect(title(page)).toHaveText("Erro inesperado do aplicativo!")
  await expect(page.getByText("Verifique a conexão e tente de novo.")).toBeVisible()
}

test("the address of a screen that this device does not keep says so without a connection or a server, and opens with one", async ({
  page,
  context,
  product,
}) => {
  await goOffline(page)
  await page.goto("/chat")
  await expectMissing(page)
  // It asks once more when she does, and stays as it is until then.
  await page.getByRole("button", { name: "Tentar de novo" }).click()
  await expectMissing(page)
  await context.setOffline(false)
  await page.getByRole("button", { name: "Tentar de novo" }).click()
  await expect(page.getByRole("main").getByRole("textbox")).toBeVisible()

  await product.stop()
  await page.goto("/profile")
  await expectMissing(page)
  await product.start()
  await page.getByRole("button", { name: "Tentar de novo" }).click()
  await expect(page.getByRole("tab").first()).toBeVisible()
})

test("a link to such a screen says so too, the other screens stay open, and what she did is sent", async ({
  page,
  context,
}) => {
  await goOffline(page)
  await page.getByRole("checkbox").first().press(" ")
  await page.getByRole("navigation", { name: "Lugares principais" }).getByRole("link", { name: "Ajuda" }).click()
  await expectMissing(page)
  await page.getByRole("navigation", { name: "Lugares principais" }).getByRole("link", { name: "Início" }).click()
  await expect(page.getByRole("checkbox").first()).toBeChecked()
  await page.goBack()
  await expectMissing(page)
  await context.setOffline(false)
  await expect
    .poll(async () => (await readJson(page, "/api/account/export")).journeys)
    .toMatchObject([{ done: { 1: ["morning"] } }])
  await expectMissing(page)
  await page.goBack()
  await expect(page.getByRole("checkbox").first()).toBeChecked()
})

test("the card comes without a connection, though the diary has never been opened", async ({ page }) => {
  await page.goto("/profile")
  await page.getByRole("tab", { name: "Diário" }).waitFor()
  await untilQuiet(page)
  await goOffline(page)
  await page.getByRole("tab", { name: "Diário" }).click()
  await page.getByLabel("Suas anotações").fill("quero me matar")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByRole("alert").filter({ hasText: care["self-harm-title"] })).toBeVisible()
})
