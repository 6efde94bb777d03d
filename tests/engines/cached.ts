import type { Page } from "./page.ts"

/** Waits until the device keeps the files whose names start so, and can do without the server. */
export async function waitUntilCached(page: Page, ...names: string[]) {
  for (const name of names) await page.holds(`(${isKept})(${JSON.stringify(name)})`)
}

/** It runs on the page, and knows nothing but what lies there. */
async function isKept(name: string) {
  for (const cacheName of await caches.keys()) {
    const requests = await (await caches.open(cacheName)).keys()
    if (requests.some(({ url }) => url.includes(name))) return true
  }
  return false
}
