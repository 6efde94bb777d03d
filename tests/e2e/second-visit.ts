import { expect, type Page } from "@playwright/test"

/** Waits until this device keeps the app, and the files whose names start so; those of other screens come last. */
export async function waitUntilCached(page: Page, ...names: string[]) {
  await expect
    .poll(
      async () => {
        const kept = await cachedUrls(page)
        return names.filter((name) => !kept.some((address) => address.includes(name)))
      },
      { timeout: 30_000 },
    )
    .toEqual([])
}

/** Takes the connection away once this device keeps all that the page has loaded. */
export async function goOffline(page: Page) {
  await waitUntilLoadedIsCached(page)
  await page.context().setOffline(true)
}

/** The worker comes after the screen. */
export async function waitUntilLoadedIsCached(page: Page) {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).responseStatus === 200)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/assets/")),
  )
  await waitUntilCached(page, "spa-fallback", ...loaded)
}

/** Every address in the cache storage of this origin. */
export async function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Everything in the cache storage of this origin, as text. */
export async function cachedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? "")
    }
    return texts.join("\n")
  })
}
