import { chromium, type Page } from "@playwright/test"
import { chooseBefore } from "#tests/e2e/choose-language.ts"
import { openProduct } from "#tests/e2e/product.ts"
import { openProfile } from "#tests/e2e/profile.ts"
import { forgetSnapshot } from "#tests/e2e/states/walk.ts"
import { insertDays, insertPages } from "#tests/e2e/years.ts"
import config from "../playwright.config.ts"
import { median } from "./figures.ts"

const years = 3
const rounds = 9

/**
 * Measures the median times (ms) from a tap or keystroke to the frame that shows its effect, with three years of data.
 */
export async function measureThreeYears(): Promise<{ chartsMs: number; searchMs: number }> {
  const product = await openProduct("bench-years")
  const browser = await chromium.launch(config.use?.launchOptions)
  const context = await browser.newContext({ ...config.use, baseURL: product.url })
  try {
    const page = await context.newPage()
    await chooseBefore(page, product.url, "en")
    const { email } = await openProfile(page, product.url, "evolution")
    await insertDays(page, product.dataDir, email, years * 365)
    insertPages(product.dataDir, email, years)
    await forgetSnapshot(page)
    return { chartsMs: await measureCharts(page), searchMs: await measureSearch(page) }
  } finally {
    await context.close()
    await browser.close()
    await product.close()
  }
}

async function measureCharts(page: Page) {
  await page.goto("/profile?tab=evolution&range=7")
  await page.getByRole("heading", { name: "Achievements" }).scrollIntoViewIfNeeded()
  await page.getByRole("region", { name: "Your days in charts" }).waitFor()
  await page.waitForLoadState("networkidle")
  return medianOf(page, async () => {
    const inputs = document.querySelectorAll<HTMLInputElement>("input[name=range]")
    const drawn = () => document.querySelector("figure svg:has(text)")?.innerHTML
    const [least, most] = [inputs[0], inputs[inputs.length - 1]]
    const draw = async (input: HTMLInputElement | undefined) => {
      const before = drawn()
      const startMs = performance.now()
      input?.click()
      while (drawn() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - startMs
    }
    const took = await draw(most)
    await draw(least)
    return took
  })
}

async function measureSearch(page: Page) {
  await page.goto("/profile?tab=diary")
  const search = page.getByRole("searchbox", { name: "Search in your own words" })
  await search.fill("pagina")
  await page.getByRole("button", { name: "Bring them to this device" }).click()
  await page.getByText("2,190 pages found").waitFor()
  return medianOf(page, async () => {
    const input = document.querySelector<HTMLInputElement>("input[name=search]")
    const found = () => document.querySelector("ol mark")?.textContent
    const type = async (text: string) => {
      const before = found()
      const startMs = performance.now()
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
      setValue?.call(input, text)
      input?.dispatchEvent(new Event("input", { bubbles: true }))
      while (found() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - startMs
    }
    const took = await type("dormiu")
    await type("pagina")
    return took
  })
}

async function medianOf(page: Page, once: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await page.evaluate(once))
  return median(times)
}
