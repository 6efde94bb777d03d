import { fillSignIn, newMother } from "./mother.ts"
import { insertAccount } from "./ready-account.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test.ts"

test("the code of her dashboard is fetched while the server says who she is, and its shape stands in place of the form", async ({
  page,
  context,
  product,
}) => {
  const ana = newMother()
  await insertAccount(product, ana, true)
  await page.goto("/login")
  const releaseSession = await holdAnswers(page, "**/api/auth/get-session*")
  const messages = Promise.withResolvers<void>()
  await context.route(/-dashboard-[\w-]{8}\.js/, (route) => messages.promise.then(() => route.continue()))
  const code = page.waitForRequest(/\/dashboard-screen-/)
  await fillSignIn(page, ana)
  await page.locator("button[type=submit]").first().click()
  await code
  await expect(page).toHaveURL("/login")
  await releaseSession()
  const waiting = page.locator("[data-loading]")
  await expect(waiting.locator(".animate-pulse").first()).toBeVisible()
  await expect(waiting.getByRole("status")).toHaveText(/Carregando|Loading/)
  await expect(page.getByRole("button")).toHaveCount(0)
  messages.resolve()
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Ana" })).toBeVisible()
})
