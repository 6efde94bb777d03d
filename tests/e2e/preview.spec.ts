import type { Page } from "@playwright/test"
import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { expectStillness, expectStillStart } from "./access/motion.ts"
import { newMother } from "./mother.ts"
import type { Product } from "./product.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test.ts"

const screens = ["/dashboard", "/chat", "/my-plan", "/my-plan/recipe/2", "/profile"]

/** A browser that has the session of a new account and nothing else. */
async function openAccount(page: Page, { url }: Product) {
  const data = newMother()
  for (const path of ["sign-up/email", "sign-in/email"]) {
    const answer = await page.request.post(`${url}/api/auth/${path}`, { data, headers: { origin: url } })
    expect(answer.status()).toBe(200)
  }
}

/** The page as it is until the returned function is called. */
const holdScripts = (page: Page) => holdAnswers(page, "**/assets/*.js")

const preview = (page: Page) => page.locator("#preview")
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** Shapes of drawings that lack their colours: no drawing has a black one. */
function blackShapes(page: Page) {
  const fills = preview(page)
    .locator(".illustration :is(path, circle)")
    .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill))
  return fills.then((all) => all.filter((fill) => fill === "rgb(0, 0, 0)").length)
}

async function expectScreen(page: Page, path: string) {
  await expect(heading(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(preview(page)).toHaveCount(0)
}

for (const path of screens) {
  test(`${path} shows its preview until its scripts are there, and then itself`, async ({ page, product }) => {
    await openAccount(page, product)
    const releaseScripts = await holdScripts(page)
    await page.goto(path, { waitUntil: "commit" })
    await expect(preview(page).locator("h1")).toBeVisible()
    await expect(page.locator("body > [data-loading]").getByRole("status")).toContainText("Carregando")
    await expect(preview(page)).toHaveAttribute("inert")
    expect(await blackShapes(page)).toBe(0)
    await expectNothingByAxeInBothThemes(page, path)
    await expectStillness(page, path)
    await releaseScripts()
    await expectScreen(page, path)
  })

  test(`nothing of the preview of ${path} moves while the app starts`, async ({ page, product }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await openAccount(page, product)
    const releaseScripts = await holdScripts(page)
    await page.goto(path, { waitUntil: "commit" })
    await expect(preview(page).locator("h1")).toBeVisible()
    await expectStillStart(page)
    await releaseScripts()
  })

  test(`${path} opens without a preview on a device that knows her, and where the language differs`, async ({
    page,
    product,
  }) => {
    await openAccount(page, product)
    await page.goto(path)
    await expectScreen(page, path)
    await page.reload()
    await expectScreen(page, path)
    await page.evaluate(() => {
      localStorage.removeItem("florescer:session")
      localStorage.setItem("florescer:locale", "es")
    })
    await page.reload()
    await expectScreen(page, path)
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
  })
}

for (const [what, key, value] of [
  ["discreet mode", "florescer:discreet", '{"title":"Notes"}'],
  ["another language", "florescer:locale", "es"],
]) {
  test(`a device with ${what} holds no preview even for a moment`, async ({ page, product }) => {
    await openAccount(page, product)
    await page.addInitScript(([key = "", value = ""]) => localStorage.setItem(key, value), [key, value])
    await holdScripts(page)
    await page.goto("/dashboard", { waitUntil: "commit" })
    await expect(page.locator("body > main[data-loading]")).toBeVisible()
    await expect(preview(page)).toHaveCount(0)
    expect(await page.content()).not.toContain("Ana")
  })
}

test("a first visit waits for one answer about her, and only then follows what changes", async ({ page, product }) => {
  await openAccount(page, product)
  const asked: string[] = []
  const released = Promise.withResolvers<void>()
  await page.route("**/api/sync**", async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    if (asked.length > 1) await released.promise
    await route.continue()
  })
  await page.goto("/dashboard")
  await expectScreen(page, "/dashboard")
  await expect.poll(() => asked.toSorted()).toEqual(["/api/sync", "/api/sync", "/api/sync/events"])
  expect(asked[0]).toBe("/api/sync")
  released.resolve()
  await page.unrouteAll({ behavior: "ignoreErrors" })
})

test("after signing out, neither the address nor going back shows a preview", async ({ page, product }) => {
  await openAccount(page, product)
  await page.goto("/dashboard")
  await expectScreen(page, "/dashboard")
  await page.evaluate(() => localStorage.clear())
  await page.request.post(`${product.url}/api/auth/sign-out`, { data: {}, headers: { origin: product.url } })
  await holdScripts(page)
  await page.goto("/help", { waitUntil: "commit" })
  await expect(page.locator("body > main[data-loading]")).toBeVisible()
  await page.goto("/dashboard", { waitUntil: "commit" })
  await expect(page.locator("body > main[data-loading]")).toBeVisible()
  await expect(preview(page)).toHaveCount(0)
  await page.goBack({ waitUntil: "commit" })
  await expect(page).toHaveURL(/\/help$/)
  await expect(page.locator("body > main[data-loading]")).toBeVisible()
  await page.goBack({ waitUntil: "commit" })
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.locator("body > main[data-loading]")).toBeVisible()
  await expect(preview(page)).toHaveCount(0)
})
