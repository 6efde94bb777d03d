import { chromium } from "@playwright/test"
import { scriptKilobytesOf } from "#tests/e2e/script-weight.ts"
import config from "../playwright.config.ts"

export async function firstLoadKilobytes(url: string) {
  const browser = await chromium.launch(config.use?.launchOptions)
  const kilobytes = await scriptKilobytesOf(await browser.newPage(), url)
  await browser.close()
  return kilobytes
}
