import { some } from "../amount.ts"
import { messages, openChat, say } from "./chat.ts"
import { expectToast, fillSignIn, newMother, openDashboard, signUp } from "./mother.ts"
import { readJson, signInAgain } from "./profile.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const waiting = "Saved on this device. It will be sent when the connection is back."

test.beforeEach(({ allowConsoleError }) => allowConsoleError(noAnswer))

test("what she ticks while the server is away is kept, shown as waiting, and sent when it is back", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  await product.stop()
  await page.getByText("Morning ritual").click()
  await page.getByText("Smart snack").click()
  await expect(page.getByText(waiting).first()).toBeVisible()
  await expect(page.getByRole("progressbar", { name: "Journey progress" })).toHaveAttribute("aria-valuenow", "7")
  await product.start()
  await expect(page.getByText(waiting).first()).toHaveCount(0, { timeout: 40_000 })
  const answer = await page.request.get("/api/progress")
  expect((await answer.json()).progress.value.checklist).toEqual({
    morning: true,
    mainMeal: false,
    snack: true,
    activity: false,
  })
})

testWithWorker(
  "what she ticks without a connection is still there after a reload, and reaches the server later",
  async ({ page, context, product }) => {
    await openDashboard(page, product.url)
    await goOffline(page)
    await page.getByText("Main recipe").click()
    await page
      .getByRole("group", { name: "Energy" })
      .or(page.getByRole("radiogroup", { name: "Energy" }))
      .getByRole("radio", { name: "4" })
      .click()
    await expect(page.getByText(waiting).first()).toBeVisible()
    await context.setOffline(false)
    await page.route("**/api/**", (route) => route.abort())
    await page.reload()
    await expect(page.getByRole("checkbox", { name: "Main recipe" })).toBeChecked()
    await expect(page.getByRole("radio", { name: "4" }).first()).toBeChecked()
    await page.unroute("**/api/**")
    await page.reload()
    await expect
      .poll(async () => (await (await page.request.get("/api/progress")).json()).progress?.value.checklist.mainMeal)
      .toBe(true)
    await expect(page.getByText(waiting).first()).toHaveCount(0)
  },
)

test("what she ticks and leaves while the server cannot be reached is sent from the screen that she is on by then", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  await page.route("**/api/**", (route) => route.abort())
  await page.getByText("Smart snack").click()
  await page.getByRole("radiogroup", { name: "Mood" }).getByRole("radio", { name: "4" }).click()
  await expect(page.getByText(waiting).first()).toBeVisible()
  await page.getByRole("navigation", { name: "Lugares principais" }).getByRole("link", { name: "Ajuda" }).click()
  await expect(page).toHaveURL(/\/help$/)
  await page.unroute("**/api/**")
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"))
  const snack = async () => (await readJson(page, "/api/progress")).progress?.value.checklist.snack
  const mood = async () => (await readJson(page, `/api/check-ins/${today}`)).checkIn?.value.mood
  await expect.poll(snack, { timeout: 40_000 }).toBe(true)
  await expect.poll(mood, { timeout: 40_000 }).toBe(4)
})

testWithWorker(
  "what she ticks in two browsers, one of them away, adds up",
  async ({ page, context, openBrowser, product }) => {
    const mother = await openDashboard(page, product.url)
    const other = await openBrowser()
    await signInAgain(other, product.url, mother)
    await other.goto("/dashboard")
    await other.getByRole("checkbox").first().waitFor()

    await goOffline(page)
    await page.getByText("Morning ritual").click()
    await other.getByText("Smart snack").click()
    await expect
      .poll(async () => (await (await other.request.get("/api/progress")).json()).progress?.value.checklist.snack)
      .toBe(true)
    await context.setOffline(false)
    await expect(page.getByRole("checkbox", { name: "Smart snack" })).toBeChecked()
    await expect(page.getByRole("checkbox", { name: "Morning ritual" })).toBeChecked()
    await expect(other.getByRole("checkbox", { name: "Morning ritual" })).toBeChecked()
  },
)

testWithWorker(
  "signing in, signing up and asking for a link fail kindly while the server is away, with all she typed",
  async ({ page, product }) => {
    const mother = newMother()
    await signUp(page, mother)
    await fillSignIn(page, mother)
    await product.stop()
    await page.locator("button[type=submit]").click()
    await expectToast(page, "Sign in Failed", "There is no connection right now.")
    await expect(page.locator("input[name=password]")).toHaveValue(mother.password)

    await page.getByRole("link", { name: "Cadastre-se" }).click()
    await page.locator("input[name=name]").fill("Clara")
    await fillSignIn(page, { email: "clara@exemplo.com", password: "segredo" })
    await page.locator("button[type=submit]").click()
    await expectToast(page, "Sign up Failed", "There is no connection right now.")
    await expect(page.locator("input[name=name]")).toHaveValue("Clara")
    await product.start()
  },
)

test("a sign-out that does not reach the server is said, and she stays signed in", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await product.stop()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await expectToast(page, "Sign out Failed", "There is no connection right now.")
  await expect(page).toHaveURL("/dashboard")
  await product.start()
})

testWithWorker(
  "an onboarding that cannot be sent yet is saved on the device, and sent later",
  async ({ page, product }) => {
    await openDashboard(page, product.url)
    await page.goto("/onboarding")
    await page.getByLabel("How many weeks ago was your baby born?").fill("6")
    for (let step = 1; step < 5; step++) await page.getByRole("button", { name: "Next" }).click()
    await product.stop()
    await page.getByRole("button", { name: "Finish" }).click()
    await expectToast(page, "Profile created successfully! 🎉", "It is saved on this device")
    await expect(page).toHaveURL("/dashboard")
    await product.start()
    const told = async () => (await readJson(page, "/api/account/export")).onboarding?.postpartumWeeks
    await expect.poll(told, { timeout: 40_000 }).toBe("6")
  },
)

for (const status of some([408, 429, 503], 1)) {
  test(`an answer ${status} of a proxy signs her out of nothing, and loses no question`, async ({
    page,
    product,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of (408|429|503)/)
    await openChat(page, product.url)
    await page.route("**/api/**", (route) => route.fulfill({ status, body: "<h1>Proxy</h1>" }))
    await say(page, "Trocar o pneu do carro")
    await expect(messages(page).last()).toContainText("guardada neste aparelho")
    await page.reload()
    await expect(messages(page).last()).toContainText("guardada neste aparelho")
    await expect(page).toHaveURL("/chat")
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await page.reload()
    await expect(messages(page).last()).toContainText("A equipe de suporte foi avisada")
    const { supportQuestions } = await readJson(page, "/api/account/export")
    expect(supportQuestions).toMatchObject([{ text: "Trocar o pneu do carro" }])
  })
}
