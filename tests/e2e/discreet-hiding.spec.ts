import type { Page } from "@playwright/test"
import { field } from "./chat.ts"
import { codeField, expectHidden, notes, openDiscreet, unlock } from "./discreet.ts"
import { openDashboard, signIn } from "./mother.ts"
import { goOffline, waitUntilCached } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"

/** What a phone does when she goes to another app and comes back. */
async function leaveFor(page: Page, ms: number) {
  const see = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, state)
  await see("hidden")
  await page.clock.fastForward(ms)
  await see("visible")
}

test("one tap, Escape twice, or a minute out of sight hides it, and its drafts survive", async ({ page, product }) => {
  await page.clock.install()
  await openDiscreet(page, product.url)
  await page.goto("/profile?tab=diary")
  await unlock(page)
  await notes(page).fill("um segredo que ainda escrevo")
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Esconder agora|Hide now/ })
    .click()
  await expectHidden(page)
  await unlock(page)
  await expect(notes(page)).toHaveValue("um segredo que ainda escrevo")

  await page.keyboard.press("Escape")
  await expect(codeField(page)).toHaveCount(0)
  await page.clock.fastForward(5000)
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectHidden(page)
  await unlock(page)
  await expect(notes(page)).toBeVisible()

  await leaveFor(page, 30_000)
  await expect(notes(page)).toHaveValue("um segredo que ainda escrevo")
  await leaveFor(page, 61_000)
  await expectHidden(page)
  await unlock(page)
  await page.goto("/chat")
  await unlock(page)
  await field(page).fill("uma pergunta que ainda escrevo")
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectHidden(page)
  await unlock(page)
  await expect(field(page)).toHaveValue("uma pergunta que ainda escrevo")
})

test("hidden, neither the way back, toasts nor print show anything, and help is one tap away", async ({
  page,
  product,
}) => {
  await openDiscreet(page, product.url)
  await page.goto("/my-plan")
  await unlock(page)
  await page.locator("a[href='/my-plan/day/3']").first().click()
  await expect(page.getByRole("main")).toContainText("kcal")
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectHidden(page)
  await page.goBack()
  await expectHidden(page)
  await page.emulateMedia({ media: "print" })
  await expectHidden(page)
  await page.emulateMedia({ media: "screen" })
  await expect(page.locator("[data-toast]")).toHaveCount(0)

  await page.getByRole("link", { name: "Help now" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("tab").first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole("tab").first()).toBeVisible()
  await expect(page).toHaveTitle("Notes")
  await page.goBack()
  await expectHidden(page)
})

testWithWorker(
  "forgotten, signing out takes the code away, and her password brings everything back, unsent writing too",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
    const mother = await openDiscreet(page, product.url)
    await page.goto("/profile?tab=diary")
    await unlock(page)
    await notes(page).fill("ainda não enviado")
    await page.reload()
    await page.getByRole("button", { name: "Forgot the code?" }).click()
    await goOffline(page)
    await page.getByRole("button", { name: "Sign out", exact: true }).click()
    await expect(page.getByText("That needs a connection.")).toBeVisible()
    await expectHidden(page)
    await context.setOffline(false)
    await page.getByRole("button", { name: "Sign out", exact: true }).click()
    await page.waitForURL("**/login")
    await expect(page).toHaveTitle("Notes")
    await signIn(page, mother)
    await page.goto("/profile?tab=diary")
    await expect(notes(page)).toHaveValue("ainda não enviado")
    await page.goto("/profile?tab=data")
    await page.getByRole("button", { name: "Discreet mode" }).click()
    await expect(page.getByText("There is no code.")).toBeVisible()
    await page.getByRole("button", { name: "Switch off" }).click()
    await expect(page).toHaveTitle(/Florescer/)
  },
)

testWithWorker("without a connection it asks and opens all the same", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  await unlock(page)
  await page.getByRole("checkbox").first().waitFor()
  await waitUntilCached(page, "discreet-lock-screen-")
  await goOffline(page)
  await page.reload()
  await expectHidden(page)
  await unlock(page)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("two tabs hide together, and each asks for the code", async ({ page, context, product }) => {
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  await unlock(page)
  const other = await context.newPage()
  await other.goto("/chat")
  await expectHidden(other)
  await unlock(other)
  await field(other).waitFor()
  await page.bringToFront()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectHidden(page)
  await expectHidden(other)
  await unlock(other)
  await field(other).waitFor()
  await expectHidden(page)
})

test("signed out nothing is asked; at her next sign-in the code counts again, and it goes with the account", async ({
  page,
  product,
}) => {
  const mother = await openDiscreet(page, product.url)
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await page.waitForURL("**/login")
  await expect(codeField(page)).toHaveCount(0)
  await page.reload()
  await expect(page).toHaveTitle("Notes")
  await signIn(page, mother)
  await page.getByRole("checkbox").first().waitFor()
  await page.reload()
  await expectHidden(page)
  await unlock(page)
  await page.goto("/profile?tab=data")
  await unlock(page)
  await page.getByRole("button", { name: "Apagar a conta" }).click()
  await page.getByLabel("Sua senha").fill(mother.password)
  await page.getByRole("button", { name: "Apagar minha conta" }).click()
  await page.waitForURL("**/login")
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("discreet:")))).toEqual([])
  await expect(page).toHaveTitle(/Florescer/)
})

test("another mother on the same phone is never asked for her code", async ({ page, product }) => {
  await openDiscreet(page, product.url)
  await page.context().clearCookies()
  await openDashboard(page, product.url).catch(() => undefined)
  await page.goto("/dashboard")
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})
