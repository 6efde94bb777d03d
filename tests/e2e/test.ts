import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "@playwright/test"
import type { Email } from "postal-mime"
import { waitForMail } from "./outbox.ts"
import { openProduct, type Product } from "./product.ts"
import { startWatch, type Watch } from "./watch.ts"

type Fixtures = {
  /** The hour (0-23) that it is by her clock, whenever the tests run; where a test sets the clock, that counts. */
  hour: number
  /** By itself a browser leaves the files of unopened screens to later, which would be a good part of the work of each test. */
  savesData: boolean
  /** For console errors that a test provokes, such as the browser's own line about a 401. */
  allowConsoleError: (pattern: RegExp) => void
  /** Another browser, with nothing kept in it. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  /** The newest message to an address; `count` waits until so many have come. */
  mailTo: (address: string, count?: number) => Promise<Email>
  watch: Watch
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({ browserName }, use) => {
      const product = await openProduct(browserName)
      await use(product)
      await product.close()
    },
    { scope: "worker" },
  ],

  hour: [10, { option: true }],

  savesData: [true, { option: true }],

  baseURL: async ({ product }, use) => use(product.url),

  watch: async ({ product }, use) => {
    const watch = startWatch(product.url)
    await use(watch)
    watch.expectNoSurprise()
  },

  context: async ({ context, watch, savesData, hour }, use) => {
    watch.watch(context)
    await setHour(context, hour)
    if (savesData) await saveData(context)
    await use(context)
  },

  allowConsoleError: async ({ watch }, use) => use(watch.allow),

  openBrowser: async ({ browser, watch, savesData, hour }, use) => {
    const closers: (() => Promise<void>)[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      closers.push(() => context.close())
      watch.watch(context)
      await setHour(context, hour)
      if (savesData) await saveData(context)
      return context.newPage()
    })
    for (const close of closers) await close()
  },

  mailTo: async ({ product }, use) => use((address, count) => waitForMail(product.dataDir, address, count)),
})

/** In a browser with our service worker, which keeps the files of what was visited for later visits. */
export const testWithWorker = test.extend({ serviceWorkers: "allow" })

/** What the browser shows depends on the hour; a test must not. */
function setHour(context: BrowserContext, hour: number) {
  return context.addInitScript((hour) => {
    const { Date: real } = window
    const { getHours } = real.prototype
    const { now } = real
    const isNow = (date: Date) => window.Date === real && Math.abs(date.getTime() - now()) < 600_000
    real.prototype.getHours = function () {
      return isNow(this) ? hour : getHours.call(this)
    }
  }, hour)
}

function saveData(context: BrowserContext) {
  return context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
}

export { expect } from "@playwright/test"
