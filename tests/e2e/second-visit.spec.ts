import { say } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { newMother, openDashboard } from "./mother.ts"
import { cachedText, cachedUrls, goOffline, waitUntilCached } from "./second-visit.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test.ts"
import { noAnswer } from "./watch.ts"

test.use({ serviceWorkers: "allow" })

test.beforeEach(({ allowConsoleError }) => allowConsoleError(noAnswer))

test("a second visit is painted while the server is away", async ({ page, product }) => {
  await page.goto("/")
  await waitUntilCached(page, "spa-fallback", "landing-screen", "en-landing", "fraunces", "css")
  const heading = await page.getByRole("heading", { level: 1 }).textContent()
  await product.stop()
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(heading))
  await product.start()
})

test("a reload while the server is away shows the day as she left it, in her language", async ({ page, product }) => {
  await chooseBefore(page, product.url, "es")
  await openDashboard(page, product.url)
  await page.getByRole("checkbox").first().press(" ")
  await waitUntilCached(page, "spa-fallback", "dashboard-screen", "es-dashboard", "es-around")
  await product.stop()
  await page.reload()
  await expect(page.getByRole("checkbox").first()).toBeChecked()
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  await page.reload()
  await page.getByRole("checkbox").nth(1).press(" ")
  await expect(page.getByRole("checkbox").nth(1)).toBeChecked()
  await product.start()
})

test("a reload without a connection shows what she has visited", async ({ page, context, product }) => {
  await openDashboard(page, product.url)
  await waitUntilCached(page, "dashboard-screen")
  await page.goto("/my-plan/recipe/2")
  await page.getByRole("heading", { level: 1 }).waitFor()
  const heading = await page.getByRole("heading", { level: 1 }).textContent()
  await waitUntilCached(page, "recipe-screen")
  await goOffline(page)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(heading))
  await context.setOffline(false)
})

test.describe("where her browser may fetch ahead", () => {
  test.use({ savesData: false })

  test("a screen that she has not opened yet opens without a connection, and the chat answers there", async ({
    page,
    context,
    product,
  }) => {
    await chooseBefore(page, product.url, "pt")
    await openDashboard(page, product.url)
    const namesOfSome = ["chat-screen", "pt-chat", "faq-pt", "models-safety", "recipe-screen", "pt-standard-lunch"]
    const nameOfLast = "wish-words-table"
    await waitUntilCached(page, ...namesOfSome, nameOfLast)
    expect(await cachedUrls(page)).not.toContainEqual(
      expect.stringMatching(/(en|es)-(chat|recipe|standard-lunch)|faq-(en|es)/),
    )
    await goOffline(page)
    await page.goto("/my-plan/recipe/2")
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible()
    await page.goto("/chat")
    await say(page, "Não quero mais viver")
    await expect(page.locator('a[href="tel:188"]').first()).toBeVisible()
    await context.setOffline(false)
  })

  test("where she has asked her browser to save data, nothing is fetched ahead", async ({ page, product }) => {
    await page.addInitScript(() => {
      const saveData = sessionStorage.getItem("saveData") === "yes"
      Object.defineProperty(navigator, "connection", { value: { saveData } })
      const post = ServiceWorker.prototype.postMessage
      ServiceWorker.prototype.postMessage = function (message) {
        if (message.type === "PREFETCH") document.documentElement.setAttribute("data-asked", "yes")
        post.call(this, message)
      }
    })
    await openDashboard(page, product.url)
    await waitUntilCached(page, "dashboard-screen")
    await page.clock.install()
    const asked = async () => {
      await page.reload()
      await page.getByRole("checkbox").first().waitFor()
      await page.evaluate(() => document.documentElement.removeAttribute("data-asked"))
      await page.clock.runFor(60_000)
      return page.evaluate(() => navigator.serviceWorker.ready.then(() => document.documentElement.dataset.asked))
    }
    await expect.poll(asked).toBe("yes")
    await page.evaluate(() => sessionStorage.setItem("saveData", "yes"))
    expect(await asked()).toBeUndefined()
  })

  test("nothing is cached for later while a screen still loads", async ({ page, product }) => {
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await openDashboard(page, product.url)
    // One that is still on its way would come after it was looked for.
    await expect.poll(registered).toBe(1)
    await page.goto("/healthz")
    await page.evaluate(async () => {
      localStorage.clear()
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    })
    const releaseSession = await holdAnswers(page, "**/api/auth/get-session")
    await page.clock.install()
    const sessionAsked = page.waitForRequest("**/api/auth/get-session")
    await page.goto("/dashboard")
    await sessionAsked
    await page.locator("main[data-loading]").waitFor()
    // Shorter than the wait for the session, after which she is sent to sign in.
    await page.clock.runFor(8000)
    expect(await registered()).toBe(0)
    await releaseSession()
    await page.getByRole("checkbox").first().waitFor()
    await page.clock.runFor(60_000)
    await expect.poll(registered).toBe(1)
  })
})

test("only the shell and hashed files are kept, and nothing of hers, signed in or out; the API and the health of the server are never answered from them", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/404 \(Not Found\).*nenhum\/lugar/)
  const mother = await openDashboard(page, product.url, newMother("Zuleide"))
  await waitUntilCached(page, "dashboard-screen")
  await page.goto("/profile")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await page.waitForURL("**/login")
  for (const address of await cachedUrls(page)) expect(address).toMatch(/^\/(assets\/.+|__spa-fallback\.html)$/)
  const text = await cachedText(page)
  expect(text).toContain("dashboard")
  expect(text).not.toContain(mother.name)
  expect(text).not.toContain(mother.email)

  expect(await (await page.goto("/healthz"))?.text()).not.toContain("<html")
  const answer = await page.goto("/nenhum/lugar")
  expect(answer?.status()).toBe(404)
})
