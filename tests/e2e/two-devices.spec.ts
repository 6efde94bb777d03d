import type { Page } from "@playwright/test"
import { expectToast, type Mother, newMother, openDashboard } from "./mother.ts"
import { openProfile, readJson, signInAgain } from "./profile.ts"
import { expect, test } from "./test.ts"
import { noAnswer } from "./watch.ts"

test.beforeEach(({ allowConsoleError }) => allowConsoleError(noAnswer))

const morning = (page: Page) => page.getByRole("checkbox", { name: "Morning ritual" })
const snack = (page: Page) => page.getByRole("checkbox", { name: "Smart snack" })

async function signInOn(page: Page, origin: string, mother: Mother, path: string) {
  await signInAgain(page, origin, mother)
  await page.goto(origin + path)
}

test("what she ticks on one phone is on the other's open dashboard within seconds", async ({
  page,
  product,
  openBrowser,
}) => {
  const mother = await openDashboard(page, product.url)
  const other = await openBrowser()
  await signInOn(other, product.url, mother, "/dashboard")
  await page.getByText("Smart snack").click()
  await expect(snack(other)).toBeChecked()
  await other.getByText("Morning ritual").click()
  await expect(morning(page)).toBeChecked()
})

test("a tab that hangs does not keep the others from hearing of changes", async ({ page, product, openBrowser }) => {
  await page.clock.install()
  const mother = await openDashboard(page, product.url)
  const { id } = (await readJson(page, "/api/auth/get-session")).user
  const hanging = await page.context().newPage()
  await hanging.goto("/soup")
  await hanging.evaluate(async (name) => {
    navigator.locks.request(name, { steal: true }, () => new Promise(() => {})).catch(() => {})
    await navigator.locks.query()
  }, `florescer:events:${id}`)
  await page.reload()
  const other = await openBrowser()
  await signInOn(other, product.url, mother, "/dashboard")
  await other.getByText("Smart snack").click()
  await expect(snack(other)).toBeChecked()
  await page.clock.runFor(130_000)
  await expect(snack(page)).toBeChecked()
})

test("ticks made on two phones while the server is away add up, and so does a new beginning", async ({
  page,
  product,
  openBrowser,
}) => {
  const mother = await openDashboard(page, product.url)
  const other = await openBrowser()
  await signInOn(other, product.url, mother, "/dashboard")
  await expect(snack(other)).toBeVisible()
  await product.stop()
  await page.getByText("Smart snack").click()
  await other.getByText("Morning ritual").click()
  await product.start()
  for (const one of [page, other]) {
    await expect(snack(one)).toBeChecked({ timeout: 40_000 })
    await expect(morning(one)).toBeChecked({ timeout: 40_000 })
  }
  await page.getByRole("button", { name: "Reset Plan" }).click()
  await page.getByRole("button", { name: "Confirm Reset" }).click()
  await expect(snack(other)).not.toBeChecked()
  const { journeys } = await readJson(page, "/api/account/export")
  expect(journeys).toMatchObject([{ done: { 1: ["morning", "snack"] } }, { done: {} }])
})

test("of one entry changed on two phones both texts stay, until she keeps one", async ({
  page,
  product,
  openBrowser,
}) => {
  const mother = await openProfile(page, product.url, "diary")
  await page.getByLabel("Suas anotações").fill("Dormi.")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByRole("article")).toContainText("Dormi.")
  await page.getByRole("button", { name: "Fechar aviso" }).click()
  const other = await openBrowser()
  await signInOn(other, product.url, mother, "/profile?tab=diary")
  await expect(other.getByRole("article")).toContainText("Dormi.")
  await product.stop()
  await change(page, "Dormi quatro horas.")
  await change(other, "Dormi pouco.")
  await product.start()
  for (const one of [page, other]) {
    await expect(one.getByRole("article")).toHaveCount(2, { timeout: 60_000 })
    await expect(one.getByRole("article").filter({ hasText: "Dormi quatro horas." })).toBeVisible()
    await expect(one.getByRole("article").filter({ hasText: "Dormi pouco." })).toBeVisible()
  }
  await page.getByRole("button", { name: "Ficar com os dois" }).waitFor()
  await page.getByRole("button", { name: "Ficar com este" }).click()
  for (const one of [page, other]) await expect(one.getByRole("article")).toHaveCount(1, { timeout: 40_000 })
  const { entries } = await readJson(page, "/api/diary-entries")
  await expect(other.getByRole("article")).toContainText(entries[0].notes)
})

test("a page of the first mother, still open after the second one signed in, does nothing in the second's account", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  const bia = newMother("Bia")
  // In another tab, which this page has not heard of.
  const send = (path: string) => {
    return page.request.post(`/api/auth/${path}`, { data: bia, headers: { origin: product.url } })
  }
  await send("sign-up/email")
  const answer = await send("sign-in/email")
  expect(answer.status()).toBe(200)
  await page.getByText("Smart snack").click()
  // The page asks who is signed in, and shows hers.
  await expect(page.getByRole("heading", { name: "Hello, Bia" })).toBeVisible()
  await expect(snack(page)).not.toBeChecked()
  expect((await readJson(page, "/api/account/export")).journeys).toEqual([])
})

test("after the account was deleted on one phone, the other keeps nothing of hers", async ({
  page,
  product,
  openBrowser,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 401/)
  const mother = await openDashboard(page, product.url)
  const other = await openBrowser()
  await signInOn(other, product.url, mother, "/chat")
  await other.getByRole("textbox").first().fill("quero me matar")
  await other.keyboard.press("Enter")
  await expect(other.getByRole("alert").first()).toBeVisible()
  const { password } = mother
  const deleted = await page.request.post("/api/auth/delete-user", {
    data: { password },
    headers: { origin: product.url },
  })
  expect(deleted.status()).toBe(200)
  await other.goto(`${product.url}/dashboard`)
  await expectToast(other, "You are signed out")
  await other.waitForURL("**/login")
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/matar|snapshot|journeys/)
})

async function change(page: Page, notes: string) {
  await page.getByRole("button", { name: /^Editar o registro/ }).click()
  await page.getByRole("article").getByRole("textbox").fill(notes)
  await page.getByRole("article").getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByRole("article").getByRole("textbox")).toHaveCount(0)
  await expect(page.getByRole("article")).toContainText(notes)
}
