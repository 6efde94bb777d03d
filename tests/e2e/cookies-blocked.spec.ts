import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import care from "#content/locales/en/care.json" with { type: "json" }
import english from "#content/locales/en/cookies.json" with { type: "json" }
import guides from "#content/locales/en/guides.json" with { type: "json" }
import portuguese from "#content/locales/pt/cookies.json" with { type: "json" }
import { fillSignIn, newMother } from "./mother.ts"
import { test as base, expect } from "./test.ts"

/** Of Chromium's content settings: neither cookies nor any other data of a site. */
const block = 2

/** Her browser blocks the cookies and data of all sites, which its own settings call "Block all". */
const test = base.extend({
  context: async ({ playwright, watch, launchOptions, viewport, hasTouch, locale, timezoneId, baseURL }, use) => {
    const profile = await mkdtemp(join(tmpdir(), "florescer-profile-"))
    await mkdir(join(profile, "Default"))
    const preferences = { profile: { default_content_setting_values: { cookies: block } } }
    await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(preferences))
    const options = { viewport, hasTouch, locale, timezoneId, baseURL, reducedMotion: "reduce" } as const
    const context = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, ...options })
    watch.watch(context)
    await use(context)
    await context.close()
    await rm(profile, { recursive: true })
  },
})

/** What the browser has for a page that wants to keep something. */
function keep(page: Page) {
  return page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: it is what is tried
    document.cookie = "one=1"
    try {
      return [document.cookie, String(localStorage.length)]
    } catch (error) {
      return [document.cookie, (error as Error).name]
    }
  })
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** Opens a page and waits until the app's own code has taken it over: what is prerendered can be read before. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).some((it) => /^__react/.test(it)))
}

async function chooseLanguage(page: Page, language: string) {
  await page.getByRole("banner").getByRole("combobox").selectOption(language)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
}

test("where the browser blocks cookies, what is open to all can be read, in the language and country that she chooses", async ({
  page,
}) => {
  for (const [path, title] of [
    ["/", "You feed everyone. Let’s feed you."],
    ["/privacy", "Privacy Policy"],
    ["/es/terms", "Términos del servicio"],
    ["/soup", "Vegetable soup"],
    ["/guides/loss", guides["loss-title"]],
    ["/guides", "Guides"],
  ] as const) {
    await open(page, path)
    await expect(heading(page), path).toHaveText(title)
  }
  expect(await keep(page)).toEqual(["", "SecurityError"])
  await chooseLanguage(page, "es")
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click()
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  await open(page, "/help-now")
  await page.getByRole("button", { name: care["mother-emergency-name"] }).click()
  await expect(page.locator('a[href="tel:192"]').first()).toBeVisible()
  await page.getByLabel(care.country).first().selectOption("CL")
  await expect(page.locator('a[href="tel:131"]').first()).toBeVisible()
  await chooseLanguage(page, "pt")
  await expect(page.locator('a[href="tel:131"]').first()).toBeVisible()
})

test("signing in says that it needs cookies, before and after it was tried, and how to allow them", async ({
  page,
}) => {
  const mother = newMother()
  await open(page, "/signup")
  await expect(page.getByRole("main").getByText(portuguese.how)).toBeVisible()
  await page.locator("input[name=name]").fill(mother.name)
  await fillSignIn(page, mother)
  await page.locator("button[type=submit]").click()
  await page.waitForURL("**/login")
  await page.locator("input[name=name]").waitFor({ state: "detached" })
  await expect(page.getByRole("main").getByRole("status")).toContainText(portuguese.blocked)
  await fillSignIn(page, mother)
  await page.locator("button[type=submit]").click()
  await expect(page.getByRole("main").getByRole("alert")).toContainText(portuguese.lost)
  await expect(page.getByRole("main").getByRole("alert")).toBeInViewport()
  await expect(page.getByText("Bem-vindo(a) de volta!")).toHaveCount(0)
  await chooseLanguage(page, "en")
  await expect(page.getByRole("main").getByRole("alert")).toContainText(english.lost)
  await open(page, "/sign-in/um-link")
  await expect(page.getByRole("main").getByRole("status")).toContainText(portuguese.blocked)
})
