import { type BrowserContextOptions, test as base, type Page } from "@playwright/test"
import type { Email } from "postal-mime"
import { waitForMail } from "./outbox.ts"
import { openProduct, type Product } from "./product.ts"
import { startWatch, type Watch } from "./watch.ts"

type Fixtures = {
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

  baseURL: async ({ product }, use) => use(product.url),

  watch: async ({ product }, use) => {
    const watch = startWatch(product.url)
    await use(watch)
    watch.expectNoSurprise()
  },

  context: async ({ context, watch }, use) => {
    watch.watch(context)
    await use(context)
  },

  allowConsoleError: async ({ watch }, use) => use(watch.allow),

  openBrowser: async ({ browser, watch }, use) => {
    const closers: (() => Promise<void>)[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      closers.push(() => context.close())
      watch.watch(context)
      return context.newPage()
    })
    for (const close of closers) await close()
  },

  mailTo: async ({ product }, use) => use((address, count) => waitForMail(product.dataDir, address, count)),
})

export { expect } from "@playwright/test"
