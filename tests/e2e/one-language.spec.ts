import { fileLanguage } from "#app/worker/file-language.ts"
import { guideNames } from "#domain/guides/guide.ts"
import { some } from "../amount.ts"
import { goWithin } from "./go-within.ts"
import { newMother, openAt, signIn, signUp } from "./mother.ts"
import { untilQuiet } from "./quiet.ts"
import { expect, test } from "./test.ts"

const oneLanguage = [
  { locale: "pt-BR", language: "pt", login: "Que bom ver você", dashboard: "Dia 1 de 7" },
  { locale: "pt-PT", language: "pt", login: "Que bom ver você", dashboard: "Dia 1 de 7" },
  { locale: "es-MX", language: "es", login: "Qué bueno verte", dashboard: "Día 1 de 7" },
]

// That of Portugal has journeys of its own.
for (const { locale, language, login, dashboard } of some(oneLanguage, 2)) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })

    test("reads one language from the landing page to the dashboard, painted in it from the first byte", async ({
      page,
      request,
    }) => {
      const painted = await (await request.get("/", { headers: { "accept-language": locale } })).text()
      expect(painted).toContain(`<html lang="${language}"`)
      await page.goto("/")
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await page.goto("/login")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(login)
      const mother = newMother()
      await signUp(page, mother)
      await signIn(page, mother)
      await expect(page.getByRole("heading", { name: dashboard })).toBeVisible()
      for (const path of ["/dashboard", "/chat", "/my-plan", "/profile", "/help", "/guides", "/help-now"]) {
        await goWithin(page, path)
        await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible()
        await expect(page.locator("html"), path).toHaveAttribute("lang", language)
        await expect(page.getByRole("button", { name: "Read everything in English" }), path).toHaveCount(0)
      }
    })
  })
}

test.describe("where everything is in one language", () => {
  test.use({ locale: "es-MX" })

  test("no screen fetches a file of another", async ({ page, product }) => {
    const foreign: string[] = []
    page.on("request", (request) => {
      const language = fileLanguage(request.url())
      if (language && language !== "es") foreign.push(request.url())
    })
    await page.goto("/login")
    await openAt(page, product.url, "/healthz")
    for (const path of ["/dashboard", "/chat", "/profile", "/help"]) {
      await page.goto(path)
      await untilQuiet(page)
    }
    expect(foreign).toEqual([])
  })
})

for (const locale of some(["en-GB", "fr-FR"], 1)) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })

    test("reads each screen in its native language, and everything in English with one touch", async ({ page }) => {
      await page.goto("/login")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Que bom ver você")
      await page.goto("/")
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty()
      await page.goto("/login")
      await page.getByRole("button", { name: "Read everything in English" }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good to see you")
      await expect(page.getByRole("button", { name: "Read everything in English" })).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good to see you")
    })

    test("finds the offer of one language first, across every screen, until she closes it", async ({
      page,
      product,
    }) => {
      const offer = page.getByRole("button", { name: "Read everything in English" })
      const expectFirst = async (path: string) => {
        await goWithin(page, path)
        await expect(offer, path).toBeEnabled()
        const box = await page.locator(".language-bar").boundingBox()
        expect([box?.x, box?.y, box?.width], path).toEqual([0, 0, page.viewportSize()?.width])
      }
      await page.goto("/")
      for (const path of ["/", "/login", "/signup", "/terms", "/guides", "/help-now", "/nowhere"])
        await expectFirst(path)
      await openAt(page, product.url, "/dashboard")
      for (const path of ["/dashboard", "/chat", "/my-plan", "/profile", "/onboarding"]) await expectFirst(path)
      await page.getByRole("button", { name: "Close this offer" }).click()
      await expect(offer).toBeHidden()
      await page.goto("/dashboard")
      await expect(page.getByRole("checkbox").first()).toBeVisible()
      await expect(offer).toBeHidden()
    })
  })
}

test("an address that names a language is in it, and so is what she opens from there", async ({ page }) => {
  await page.goto("/es/terms")
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  const title = await page.title()
  await expect(page.getByRole("banner").getByRole("combobox")).toBeEnabled()
  await expect(page.locator('link[hreflang="pt"]')).toHaveAttribute("href", /\/pt\/terms$/)
  await page.goto("/forgot-password")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Olvidaste la contraseña?")
  await page.goto("/en/terms")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  expect(await page.title()).not.toBe(title)
})

test("a language chosen on such an address leads to the one that goes by hers", async ({ page }) => {
  await page.goto("/es/terms")
  await page.getByRole("banner").getByRole("combobox").first().selectOption("pt")
  await expect(page).toHaveURL(/[^/]\/terms$/)
  await expect(page.locator("html")).toHaveAttribute("lang", "pt")
})

test("an address in a language that there is not is no page", async ({ page, request, allowConsoleError }) => {
  allowConsoleError(/status of 404/)
  expect((await request.get("/fr/terms")).status()).toBe(404)
  await page.goto("/fr")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
})

test("each guide can be read without scripts, in each language", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const languages = ["pt", "en", "es"]
  for (const [index, name] of guideNames.entries())
    for (const language of some(languages, index % languages.length)) {
      await page.goto(`${baseURL}/${language}/guides/${name}`)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await expect(page.getByRole("main"), `${language} ${name}`).toHaveText(/.{3000}/s)
    }
  await context.close()
})
