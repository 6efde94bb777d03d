import type { Page } from "@playwright/test"
import { expectHidden, reveal } from "./discreet.ts"
import { emptyStorage, fillStorage } from "./full-storage.ts"
import { expectToast, openAt, shownToast } from "./mother.ts"
import type { Product } from "./product.ts"
import { openProfile, readJson } from "./profile.ts"
import { waitUntilCached } from "./second-visit.ts"
import { expect, test } from "./test.ts"
import { noAnswer } from "./watch.ts"

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(noAnswer)
  allowConsoleError(/503/)
})

const noRoom = (page: Page) => page.getByRole("region", { name: "No room left on this device" })

/** The server is back, and the browser notices: without that it tries again within half a minute. */
async function returnServer(page: Page, product: Product) {
  await product.start()
  await page.evaluate(() => dispatchEvent(new Event("online")))
}

test.describe(() => {
  // What she needs then has come before.
  test.use({ serviceWorkers: "allow", savesData: false })

  test("where the device has no room, she is told, can go on, all is sent once the server is back, and kept once there is room", async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000)
    await openProfile(page, product.url, "diary")
    await waitUntilCached(page, "refused", "dashboard-screen", "assets/policy-")
    await fillStorage(page)
    await product.stop()
    await page.getByLabel("Suas anotações").fill("Escrito num aparelho cheio.")
    await page.getByRole("button", { name: "Salvar registro" }).click()
    await expect(page.getByRole("article")).toContainText("Escrito num aparelho cheio.")
    await expect(page.getByRole("article")).toContainText("Só nesta página")
    await expect(page.getByLabel("Suas anotações")).toHaveValue("")
    await expect(noRoom(page)).toBeVisible()
    // Elsewhere in the app and back, the page still has it.
    await page.getByRole("link", { name: "Help now" }).first().click()
    await page.waitForURL("**/help-now")
    await page.goBack()
    await expect(page.getByRole("article")).toContainText("Escrito num aparelho cheio.")
    await page.getByRole("link", { name: "Florescer, início" }).click()
    await page.getByText("Smart snack").click()
    await expect(page.getByRole("checkbox", { name: "Smart snack" })).toBeChecked()
    await expect(noRoom(page)).toBeVisible()
    await returnServer(page, product)
    await expect(noRoom(page)).toHaveCount(0, { timeout: 40_000 })
    const { journeys, diaryEntries } = await readJson(page, "/api/account/export")
    expect(journeys).toMatchObject([{ done: { 1: ["snack"] } }])
    expect(diaryEntries).toMatchObject([{ notes: "Escrito num aparelho cheio." }])

    await product.stop()
    await page.getByText("Main recipe").click()
    await expect(noRoom(page)).toBeVisible()
    await emptyStorage(page)
    await expect(noRoom(page)).toHaveCount(0, { timeout: 40_000 })
    await page.reload()
    await expect(page.getByRole("checkbox", { name: "Main recipe" })).toBeChecked()
    await product.start()
  })

  test("what she tells about food on a device without room is saved, and while the server is away not said to be kept there, but sent once it is back", async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000)
    await openAt(page, product.url, "/profile/food")
    const words = page.getByRole("main").getByRole("textbox").first()
    await words.waitFor()
    await waitUntilCached(page, "refused", "follow-wishes")
    await fillStorage(page)
    const save = page.getByRole("button", { name: "Salvar" })
    const stored = async () => (await readJson(page, "/api/account/export")).onboarding.restrictions
    await words.fill("amendoim")
    await save.click()
    await expectToast(page, "Salvo")
    await expect(noRoom(page)).toHaveCount(0, { timeout: 40_000 })
    expect(await stored()).toBe("amendoim")
    await page.getByRole("button", { name: "Fechar aviso" }).click()
    await expect(shownToast(page)).toHaveCount(0)
    await expect(page.getByText("Salvo")).toHaveCount(0)

    await product.stop()
    await words.fill("amendoim, camarão")
    await save.click()
    await expect(noRoom(page)).toBeVisible()
    await expect(save).not.toHaveAttribute("aria-busy", "true", { timeout: 20_000 })
    const shown = await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => resolve(document.body.textContent), 500)),
    )
    expect(shown).not.toContain("Salvo")
    await returnServer(page, product)
    await expect(noRoom(page)).toHaveCount(0, { timeout: 40_000 })
    expect(await stored()).toBe("amendoim, camarão")
  })

  test("silence counts at once where the device has no room for it", async ({ page, product }) => {
    await openAt(page, product.url, "/guides/loss")
    await expect(page.getByRole("switch")).toBeVisible()
    await fillStorage(page)
    await product.stop()
    const silence = page.getByRole("switch", { name: "Hide what is about the baby" })
    await silence.click()
    await expect(silence).toBeChecked()
    await product.start()
  })
})

test("discreet mode is not switched on where the device has no room, and hides all the same where it is", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/profile/settings")
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await fillStorage(page)
  await page.getByRole("button", { name: "Switch on" }).click()
  await expectToast(page, "Not switched on")
  await emptyStorage(page)
  await page.getByRole("button", { name: "Switch on" }).click()
  await expect(page.getByText("Discreet mode is on.")).toBeVisible()
  await fillStorage(page)
  await page.getByRole("button", { name: "Hide now" }).last().click()
  await expectHidden(page)
  await reveal(page)
})

test("the onboarding goes on where the device has no room", async ({ page, product }) => {
  await openAt(page, product.url, "/onboarding")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await fillStorage(page)
  for (const step of [1, 2, 3, 4, 5]) {
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step))
    if (step > 1) await expect(page.locator("#main")).toBeFocused()
    else await page.getByRole("textbox").first().fill("6")
    if (step < 5) await page.locator("button[type=submit]").click()
  }
})
