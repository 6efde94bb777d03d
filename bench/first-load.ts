import { gzipSync } from "node:zlib"
import { chromium, type Response } from "@playwright/test"
import config from "../playwright.config.ts"

/** Returns the kB (gzip level 6) of JavaScript that a page fetches into an empty cache. */
export async function firstLoadKilobytes(url: string) {
  const browser = await chromium.launch(config.use?.launchOptions)
  const page = await browser.newPage()
  const scripts: Response[] = []
  page.on("response", (response) => {
    if (response.headers()["content-type"]?.includes("javascript")) scripts.push(response)
  })
  await page.goto(url, { waitUntil: "networkidle" })
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  await browser.close()
  return bodies.reduce((total, body) => total + gzipSync(body, { level: 6 }).length, 0) / 1000
}
