import { gzipSync } from "node:zlib"
import type { Page, Response } from "@playwright/test"

/** Returns the kB (gzip level 6) of JavaScript that a page fetches into an empty cache. */
export async function scriptKilobytesOf(page: Page, url: string): Promise<number> {
  const scripts: Response[] = []
  page.on("response", (response) => {
    if (response.headers()["content-type"]?.includes("javascript")) scripts.push(response)
  })
  await page.goto(url, { waitUntil: "networkidle" })
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  return bodies.reduce((total, body) => total + gzipSync(body, { level: 6 }).length, 0) / 1000
}
