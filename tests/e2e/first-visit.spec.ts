import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { expectStillStart } from "./access/motion.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test.ts"

test("until the scripts of a screen are there the page says that it loads, and nothing moves", async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await openAt(page, product.url, "/healthz")
  const releaseScripts = await holdAnswers(page, "**/assets/*.js")
  await page.goto("/dashboard", { waitUntil: "commit" })
  await expect(page.locator("body > [data-loading]").getByRole("status")).toContainText("Carregando")
  await expectStillStart(page)
  await expectNothingByAxeInBothThemes(page, "a page that loads")
  await releaseScripts()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("what stands until the scripts are there is in the language that she has chosen", async ({ page, product }) => {
  const waiting = page.locator("body > [data-loading]")
  await chooseBefore(page, product.url, "es")
  await openAt(page, product.url, "/healthz")
  const releaseScripts = await holdAnswers(page, "**/assets/*.js")
  await page.goto("/dashboard", { waitUntil: "commit" })
  await expect(waiting.getByRole("status")).toHaveText("Cargando...")
  await expect(waiting).toHaveAttribute("lang", "es")
  await releaseScripts()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("a first visit waits for one answer about her, and only then follows what changes", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  const asked: string[] = []
  const released = Promise.withResolvers<void>()
  await page.route("**/api/sync**", async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    if (asked.length > 1) await released.promise
    await route.continue()
  })
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.poll(() => asked.toSorted()).toEqual(["/api/sync", "/api/sync", "/api/sync/events"])
  expect(asked[0]).toBe("/api/sync")
  released.resolve()
  await page.unrouteAll({ behavior: "ignoreErrors" })
})

test("while the screen that she is sent to is on its way, the page says that it loads", async ({ page }) => {
  const releaseLogin = await holdAnswers(page, "**/assets/login-screen-*")
  const isSent = page.waitForRequest("**/assets/login-screen-*")
  await page.goto("/dashboard")
  await isSent
  // It takes a moment to be drawn.
  await page.waitForTimeout(300)
  await expect(page.locator("main[data-loading]").getByRole("status")).toHaveText("Carregando...")
  await releaseLogin()
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible()
})
