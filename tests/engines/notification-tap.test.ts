import type { Page } from "puppeteer-core"
import { expect, onTestFinished, test } from "vitest"
import { findDesktop } from "../../scripts/set-up/desktop.mjs"
import { openProduct } from "../e2e/product.ts"
import { openDesktop } from "./desktop.ts"

const programs = findDesktop()
/** This limit is long enough for a busy machine. */
const comesAtLatestMs = 30_000

async function openApp(path: string) {
  if (!programs) throw new Error("No desktop.")
  const product = await openProduct("notification-tap")
  onTestFinished(product.close)
  const { browser, close } = await openDesktop(programs)
  onTestFinished(close)
  await browser.defaultBrowserContext().overridePermissions(product.url, ["notifications"])
  const page = await browser.newPage()
  await page.goto(product.url + path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { browser, page, product }
}

/** Shows a notification about a page, as the worker does for a push; it is tapped at once. */
async function notify(page: Page, navigate: string) {
  await page.evaluate(async (to) => {
    const { showNotification } = ServiceWorkerRegistration.prototype
    await showNotification.call(await navigator.serviceWorker.ready, "A glass of water?", { data: { navigate: to } })
  }, navigate)
}

/** Whether its tab is the one in front. */
const isInFront = (page: Page) => page.evaluate(() => document.visibilityState === "visible")

test.skipIf(!programs)("a tapped reminder brings the tab of the app to the front, at its page", async () => {
  const { browser, page } = await openApp("/help-now")
  const another = await browser.newPage()
  await another.goto("data:text/html,Elsewhere")
  await another.bringToFront()
  await expect.poll(() => isInFront(page), { timeout: comesAtLatestMs }).toBe(false)
  const navigated = page.waitForNavigation()
  await notify(page, "/guides")
  await navigated
  await expect.poll(() => new URL(page.url()).pathname, { timeout: comesAtLatestMs }).toBe("/guides")
  await expect.poll(() => isInFront(page), { timeout: comesAtLatestMs }).toBe(true)
  expect(await browser.pages()).toHaveLength(3)
})

test.skipIf(!programs)("a tapped reminder opens a tab where the app has none", async () => {
  const { browser, page, product } = await openApp("/help-now")
  await notify(page, "/guides")
  await page.goto("data:text/html,Elsewhere")
  const target = await browser.waitForTarget((each) => each.url() === `${product.url}/guides`, {
    timeout: comesAtLatestMs,
  })
  expect([target.type(), page.url()]).toEqual(["page", "data:text/html,Elsewhere"])
})
