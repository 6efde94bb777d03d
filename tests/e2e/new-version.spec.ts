import type { Page } from "@playwright/test"
import { type Deployment, openDeployment } from "./deployment.ts"
import { cachedUrls, waitUntilCached, waitUntilLoadedIsCached } from "./second-visit.ts"
import { test as base, expect } from "./test.ts"
import { noAnswer, startWatch } from "./watch.ts"

const headline = { text: "You feed everyone.", newText: "You carry everyone." }
const third = { text: headline.newText, newText: "You hold everyone." }

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ browserName }, use) => {
    const deployment = await openDeployment(browserName)
    await use(deployment)
    await deployment.close()
  },
  baseURL: async ({ deployment }, use) => use(deployment.url),
  watch: async ({ deployment }, use) => {
    const watch = startWatch(deployment.url)
    await use(watch)
    watch.expectNoSurprise()
  },
})

test.use({ serviceWorkers: "allow" })

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(noAnswer)
  allowConsoleError(/status of 404/)
})

const lastWorkerMs = 150_000

test("after a deployment the last version is painted once more, and from the next visit on the new one, and the files of the version before stay on the device until the one after", async ({
  page,
  deployment,
}) => {
  test.setTimeout(3 * lastWorkerMs)
  const title = page.getByRole("heading", { level: 1 })
  await page.goto("/")
  await waitUntilCached(page, "spa-fallback", "en-landing", "landing-screen")
  await waitUntilLoadedIsCached(page)
  await deployment.stop()
  const ofFirst = await cachedFiles(page)
  await deployment.deploy(headline)
  await page.goto("/")
  await expect(title).toContainText(headline.text)

  await expect(async () => {
    await page.reload()
    await expect(title).toContainText(headline.newText, { timeout: 2000 })
  }).toPass()

  // The new version may have come from the server, before its worker was there to keep it.
  await expect(async () => {
    await update(page)
    expect((await cachedFiles(page)).length).toBeGreaterThanOrEqual(2 * ofFirst.length)
  }).toPass()
  await deployment.stop()
  await page.reload()
  await expect(title).toContainText(headline.newText)
  const ofTwo = await cachedFiles(page)
  expect(ofTwo).toEqual(expect.arrayContaining(ofFirst))
  const ofSecond = ofTwo.filter((file) => !ofFirst.includes(file))
  expect(ofSecond.length).toBeGreaterThanOrEqual(ofFirst.length)

  await deployment.deploy(third)
  await expect(async () => {
    await update(page)
    const ofLastTwo = await cachedFiles(page)
    expect(ofLastTwo).toEqual(expect.arrayContaining(ofSecond))
    expect(ofLastTwo.filter((file) => ofFirst.includes(file))).toEqual([])
  }).toPass()
})

/** What the browser does by itself some time after a page has been opened. */
async function update(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  // A browser lets the last worker end what it has begun, for minutes if it must.
  await expect.poll(() => page.evaluate(isInstalling), { timeout: lastWorkerMs }).toBe(false)
}

async function cachedFiles(page: Page) {
  return (await cachedUrls(page)).filter((path) => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path))
}

/** Runs in the page. */
async function isInstalling() {
  const { installing, waiting } = await navigator.serviceWorker.ready
  return installing !== null || waiting !== null
}

test("a screen whose file went with the last version is shown in the new one, in a page too that was reloaded before", async ({
  page,
  deployment,
}) => {
  await page.goto("/")
  await waitUntilCached(page, "spa-fallback", "en-landing", "landing-screen")
  await page.reload()
  await deployment.deploy(headline)
  await expect(async () => {
    await page.getByRole("link", { name: "Terms" }).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms of Service", { timeout: 3000 })
  }).toPass()
})
