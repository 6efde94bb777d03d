import { expect, onTestFinished, test } from "vitest"
import { findFirefox, findWebKit } from "../../scripts/set-up/engines.mjs"
import { openProduct, type Product } from "../e2e/product.ts"
import type { Driver } from "./driver.ts"
import { openFirefox } from "./firefox.ts"
import { createPage, type Page } from "./page.ts"
import { openWebKit } from "./webkit.ts"

type Journey = {
  page: Page
  product: Product
  /** Opens another browser without any stored data. */
  openBrowser: () => Promise<Page>
}

const firefox = findFirefox()
const webkit = findWebKit()

const engines = [
  { name: "Firefox", open: firefox && (() => openFirefox(firefox)) },
  { name: "WebKitGTK", open: webkit && (() => openWebKit(webkit)) },
]

/** The same journey in every engine that is installed, each with a server of its own and without an error on a page. */
export function journey(title: string, walk: (journey: Journey) => Promise<void>) {
  for (const { name, open } of engines) {
    const inEngine = `${title}, in ${name}`
    if (open) test(inEngine, async () => walk(await prepare(open)))
    else test.skip(inEngine)
  }
}

async function prepare(openDriver: () => Promise<Driver>): Promise<Journey> {
  const product = await openProduct("engines")
  onTestFinished(product.close)

  async function openBrowser() {
    const driver = await openDriver()
    onTestFinished(async () => {
      const errors = await driver.errors().finally(driver.close)
      expect(errors).toEqual([])
    })
    return createPage(driver, product.url)
  }

  return { page: await openBrowser(), product, openBrowser }
}
