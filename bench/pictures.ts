import { fileURLToPath } from "node:url"
import { type Browser, chromium } from "@playwright/test"
import { chooseBefore } from "#tests/e2e/choose-language.ts"
import { openDemo } from "#tests/e2e/demo.ts"
import { openProduct } from "#tests/e2e/product.ts"
import config from "../playwright.config.ts"

/** Makes the picture of the README: the landing page, and the demonstration's phone by day and at night. */
const file = fileURLToPath(new URL("../docs/images/florescer.png", import.meta.url))
const viewport = { width: 390, height: 842 }
const shownWidth = 360

const product = await openProduct("pictures")
const browser = await chromium.launch(config.use?.launchOptions)
const pictures = await takePictures(browser)
await join(browser, pictures)
await browser.close()
await product.close()

async function takePictures(browser: Browser): Promise<Buffer[]> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    timezoneId: "America/Sao_Paulo",
    colorScheme: "light",
  })
  const page = await context.newPage()
  await chooseBefore(page, product.url, "en")
  await page.goto("/", { waitUntil: "networkidle" })
  const landing = await page.screenshot()
  await openDemo(page, product, "en")
  await page.goto("/dashboard", { waitUntil: "networkidle" })
  const dashboard = await page.screenshot()
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto("/profile?tab=evolution", { waitUntil: "networkidle" })
  await page.getByRole("heading", { name: "Achievements" }).scrollIntoViewIfNeeded()
  const charts = page.getByRole("region", { name: "Your days in charts" })
  await charts.locator("figure svg text").first().waitFor()
  await charts.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 76))
  const evening = await page.screenshot()
  await context.close()
  return [landing, dashboard, evening]
}

async function join(browser: Browser, pictures: Buffer[]) {
  const context = await browser.newContext({ viewport: { width: 3 * shownWidth, height: 900 } })
  const page = await context.newPage()
  const images = pictures.map(
    (png) => `<img width="${shownWidth}" src="data:image/png;base64,${png.toString("base64")}">`,
  )
  await page.setContent(`<body style="margin:0"><main style="display:flex;width:max-content">${images.join("")}</main>`)
  await page.locator("main").screenshot({ path: file })
  await context.close()
}
