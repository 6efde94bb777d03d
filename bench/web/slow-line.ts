import type { BrowserContext } from "@playwright/test"
import { setByDay } from "./by-day.ts"

/** A line with 400 kbit/s and a round trip of 400 ms. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

export type SlowSignIn = { shapeSeconds: number; daySeconds: number }

export async function signInSlowly(
  context: BrowserContext,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<SlowSignIn> {
  const page = await context.newPage()
  await setByDay(page)
  await page.goto(`${origin}/login`, { waitUntil: "networkidle" })
  await page.locator("input[type=email]").fill(email)
  await page.locator("input[type=password]").fill(password)
  const session = await context.newCDPSession(page)
  await session.send("Network.emulateNetworkConditions", slowLine)
  const pressedAt = performance.now()
  await page.locator("button[type=submit]").first().click()
  await page.locator("[data-loading] .animate-pulse").first().waitFor()
  const shapeAt = performance.now()
  await page.locator("#journey").waitFor()
  const dayAt = performance.now()
  await page.close()
  return { shapeSeconds: (shapeAt - pressedAt) / 1000, daySeconds: (dayAt - pressedAt) / 1000 }
}
