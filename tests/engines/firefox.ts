import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ElementHandle, launch } from "puppeteer-core"
import { type Driver, timeZone, viewport } from "./driver.ts"

/** A page that is left reports what it was still fetching, by itself or through its worker. */
const ofPageLeft = /loading dynamically imported module|Failed to load .* A ServiceWorker intercepted the request/

/** Firefox, driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), "florescer-firefox-"))
  const browser = await launch({
    browser: "firefox",
    executablePath,
    defaultViewport: viewport,
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: home, TZ: timeZone },
    extraPrefsFirefox: { "intl.accept_languages": "en-GB", "ui.prefersReducedMotion": 1 },
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
  page.on("pageerror", (error) => errors.push(String(error)))

  async function find(element: string) {
    const found = await page.evaluateHandle(element)
    return found.asElement() as ElementHandle<Element>
  }

  return {
    open: async (url) => {
      const before = errors.length
      await page.goto(url)
      errors.push(...errors.splice(before).filter((error) => !ofPageLeft.test(error)))
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    errors: async () => errors,
    close: async () => {
      await browser.close()
      await rm(home, { recursive: true, maxRetries: 5 })
    },
  }
}
