import type { Page } from "@playwright/test"
import guide from "#content/guides/pt/body.json" with { type: "json" }
import europeanGuide from "#content/guides/pt-PT/body.json" with { type: "json" }
import words from "#content/locales/pt/care.json" with { type: "json" }
import help from "#content/locales/pt/help-now.json" with { type: "json" }
import europeanWords from "#content/locales/pt-PT/care.json" with { type: "json" }
import europeanHelp from "#content/locales/pt-PT/help-now.json" with { type: "json" }
import signs from "#content/signs/pt-PT/mother.json" with { type: "json" }
import { violations } from "./access/axe.ts"
import { untilQuiet } from "./quiet.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const europeanFile = /\/pt-PT-[a-z-]+-[\w-]{8}\.js$/

function europeanRequests(page: Page) {
  const requested: string[] = []
  page.on("request", (request) => europeanFile.test(request.url()) && requested.push(request.url()))
  return requested
}

const card = (page: Page, { "mother-emergency-name": name }: typeof words) => page.getByRole("button", { name })

test.describe("a browser in pt-PT", () => {
  test.use({ locale: "pt-PT", timezoneId: "Europe/Lisbon" })

  test("has help now in the words of Portugal, and the product around it in Brazil's", async ({ page }) => {
    await page.goto("/help-now")
    await card(page, europeanWords).click()
    const first = page.getByText(europeanWords["mother-emergency-first"].split("\n")[0] ?? "")
    await expect(first).toBeVisible()
    expect(await first.evaluate((item) => item.closest("[lang]")?.getAttribute("lang"))).toBe("pt-PT")
    await expect(page.getByText(signs.signs["mother-soaked-pad"].short, { exact: true })).toBeVisible()
    await expect(page.locator("html")).toHaveAttribute("lang", "pt")
    await expect(page.getByText(/pronto-socorro|celular|\bvocê\b/i)).toHaveCount(0)
    await expect.poll(() => violations(page)).toEqual([])
  })

  test("never waits for them: Brazil's words and the number to call stand there until they come", async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(europeanFile, async (route) => {
      await held
      await route.continue()
    })
    await page.goto("/help-now")
    await card(page, words).click()
    await expect(page.getByText(words["mother-emergency-first"].split("\n")[0] ?? "")).toBeVisible()
    await expect(page.locator('a[href="tel:112"]').first()).toBeVisible()
    letThrough()
    await expect(page.getByText(europeanWords["mother-emergency-first"].split("\n")[0] ?? "")).toBeVisible()
    await expect(page.getByText(words["mother-emergency-first"].split("\n")[0] ?? "")).toHaveCount(0)
  })

  test("keeps Brazil's words where they cannot be had", async ({ page, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await page.route(europeanFile, (route) => route.abort())
    await page.goto("/help-now")
    await card(page, words).click()
    await expect(page.getByText(words["mother-emergency-first"].split("\n")[0] ?? "")).toBeVisible()
    await expect(page.getByText(help.offline)).toBeVisible()
  })

  test("reads the guides in them, section by section, and lands on the section that was asked for", async ({
    page,
    request,
  }) => {
    const painted = await (await request.get("/guides/body", { headers: { "accept-language": "pt-PT" } })).text()
    expect(painted).toContain(guide["now-bleeding-infection"].heading)
    await page.goto("/guides/body#moving")
    const section = page.locator("section#moving")
    await expect(section).toHaveAttribute("lang", "pt-PT")
    await expect(section).toContainText(europeanGuide.moving.heading)
    await expect(section).toBeInViewport()
    await page.locator("section#week-2 summary").click()
    await page.locator("section#week-2").getByRole("link", { name: europeanGuide.moving.heading }).click()
    await expect(page).toHaveURL(/#moving$/)
    await expect.poll(() => violations(page)).toEqual([])
  })

  testWithWorker("has them without a connection too", async ({ page, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await page.goto("/help-now")
    await expect(page.getByText(europeanHelp.offline)).toBeVisible()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await goOffline(page)
    await page.goto("/help-now")
    await card(page, europeanWords).click()
    await expect(page.getByText(europeanWords["mother-emergency-first"].split("\n")[0] ?? "")).toBeVisible()
  })
})

test.describe("a browser in pt-BR", () => {
  test.use({ locale: "pt-BR" })

  test("fetches none of them", async ({ page }) => {
    const requested = europeanRequests(page)
    for (const path of ["/help-now", "/guides/body", "/chat"]) {
      await page.goto(path)
      await untilQuiet(page)
    }
    expect(requested).toEqual([])
  })

  testWithWorker("keeps none of them", async ({ page }) => {
    await page.goto("/help-now")
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    const kept = await page.evaluate(async () => {
      const cache = await caches.open("florescer-files")
      return (await cache.keys()).map(({ url }) => url)
    })
    expect(kept.filter((url) => url.includes("pt-care-"))).toHaveLength(1)
    expect(kept.filter((url) => europeanFile.test(url))).toEqual([])
  })
})
