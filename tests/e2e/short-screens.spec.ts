import type { Page } from "@playwright/test"
import { newMother, openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

/** How much of the window what stays while the page is scrolled takes. */
function shareCovered(page: Page) {
  return page.evaluate(() => {
    const stays = [...document.querySelectorAll("header, nav, form, [data-action-bar]")].filter((element) =>
      /fixed|sticky/.test(getComputedStyle(element).position),
    )
    const heights = stays.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}

test("at 400 % what stays in sight leaves room for the page, a long name breaks, and forced colours tell the chosen tab", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openDashboard(page, product.url, { ...newMother(), name: "Maximilianabartholomeuzinhaa" })
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(excess).toBeLessThanOrEqual(0)
  // Help now stays in sight.
  await expect.poll(() => shareCovered(page)).toBeLessThan(0.3)
  await page.goto("/my-plan/shopping-list")
  await page.locator("[data-action-bar]").waitFor()
  await expect.poll(() => shareCovered(page)).toBeLessThan(0.3)
  await page.goto("/chat")
  await page.getByRole("main").getByRole("textbox").waitFor()
  await expect.poll(() => shareCovered(page)).toBeLessThan(0.5)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: "active" })
  await page.goto("/profile")
  const colourOf = (selected: boolean) =>
    page
      .getByRole("tab", { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).backgroundColor)
  await page.getByRole("tab").first().waitFor()
  expect(await colourOf(true)).not.toBe(await colourOf(false))
})

test("on a phone on its side half of the window at least is the page's, and enlarged to 200 % no text shows between the chat's field and the bar", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await openDashboard(page, product.url)
  for (const path of ["/dashboard", "/my-plan", "/my-plan/shopping-list", "/profile?tab=diary"]) {
    await page.goto(path)
    await page.getByRole("heading", { level: 1 }).waitFor()
    const share = () =>
      page.evaluate(() => {
        const [header, bar] = [document.querySelector("header"), document.querySelector("nav.fixed")]
        const over = document.querySelector("[data-action-bar]") ?? bar
        return ((over?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0)) / innerHeight
      })
    await expect.poll(share, { message: path }).toBeGreaterThan(0.5)
  }

  await page.goto("/my-plan/recipe/2")
  const picture = async () => (await page.locator("[data-hero]").boundingBox())?.height ?? Number.NaN
  await expect.poll(picture).toBeLessThan(200)

  await page.setViewportSize({ width: 195, height: 422 })
  await page.goto("/chat")
  await page.getByRole("main").getByRole("textbox").waitFor()
  const gap = () =>
    page.evaluate(() => {
      const [form, bar] = [document.querySelector("main form"), document.querySelector("nav.fixed")]
      return (bar?.getBoundingClientRect().top ?? 0) - (form?.getBoundingClientRect().bottom ?? 0)
    })
  for (const y of [0, 40, 4000]) {
    await page.evaluate((y) => scrollTo(0, y), y)
    await expect.poll(gap).toBeLessThanOrEqual(0)
  }
})

test("the landing page's header is one row on a phone on its side and on a small tablet, in each language", async ({
  page,
}) => {
  for (const language of ["pt", "en", "es"]) {
    await page.goto(`/${language}`)
    for (const width of [640, 768, 1024]) {
      await page.setViewportSize({ width, height: 400 })
      const height = async () => (await page.locator("header").first().boundingBox())?.height ?? Number.NaN
      await expect.poll(height, { message: `${language}, ${width} wide` }).toBeLessThan(80)
    }
  }
})
