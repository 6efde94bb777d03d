import { type Deployment, openDeployment } from "./deployment.ts"
import { waitUntilCached } from "./second-visit.ts"
import { test as base, expect } from "./test.ts"
import { startWatch } from "./watch.ts"

const headline = { text: "You feed everyone.", newText: "You carry everyone." }

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

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/net::ERR_|status of 404|A file of the app did not come/))

test("after a deployment the last version is painted once more, and from the next visit on the new one", async ({
  page,
  deployment,
}) => {
  await page.goto("/")
  await waitUntilCached(page, "spa-fallback", "en-landing", "landing-screen")
  await deployment.deploy(headline)
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toContainText(headline.text)

  await expect(async () => {
    await page.reload()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(headline.newText, { timeout: 2000 })
  }).toPass()

  // The new version may have come from the server, before its worker was there to keep it.
  await waitUntilCached(page, "spa-fallback")
  await expect.poll(() => page.evaluate(isInstalling)).toBe(false)
  await deployment.stop()
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(headline.newText)
})

/** Runs in the page. */
async function isInstalling() {
  return (await navigator.serviceWorker.ready).installing !== null
}

test("a screen whose file went with the last version is shown in the new one", async ({ page, deployment }) => {
  await page.goto("/")
  await waitUntilCached(page, "spa-fallback", "en-landing", "landing-screen")
  await deployment.deploy(headline)
  await expect(async () => {
    await page.getByRole("link", { name: "Terms" }).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms of Service", { timeout: 3000 })
  }).toPass()
})
