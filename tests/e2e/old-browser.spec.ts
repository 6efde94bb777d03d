import type { Page } from "@playwright/test"
import ts from "typescript"
import english from "#content/locales/en/start.json" with { type: "json" }
import spanishError from "#content/locales/es/error.json" with { type: "json" }
import spanish from "#content/locales/es/start.json" with { type: "json" }
import care from "#content/locales/pt/care.json" with { type: "json" }
import portugueseError from "#content/locales/pt/error.json" with { type: "json" }
import portugueseSession from "#content/locales/pt/session.json" with { type: "json" }
import portuguese from "#content/locales/pt/start.json" with { type: "json" }
import { plainText } from "#domain/marked-text.ts"
import { some } from "../amount.ts"
import { expectNothingByAxe, expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { openDashboard } from "./mother.ts"
import { waitUntilCached } from "./second-visit.ts"
import { expect, test } from "./test.ts"

// Its policy for scripts, which it says of each that it leaves out.
test.beforeEach(({ allowConsoleError }) => allowConsoleError(/script-src 'none'/))
test.use({ locale: "pt-BR" })

/** What older ones lack: iOS 15 and Chromium 109 these functions, iOS 16.3 this syntax, Chromium 110 these colours. */
const ages = {
  functions: () => {
    for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) Reflect.deleteProperty(Array.prototype, name)
  },
  syntax: () => {
    const { RegExp: Own } = window
    window.RegExp = new Proxy(Own, {
      construct(target, [source, flags]) {
        if (String(source).includes("(?<=")) throw new SyntaxError("Invalid group")
        return new target(source, flags)
      },
    })
  },
  colours: () => {
    const { supports } = CSS
    CSS.supports = (...args: string[]) =>
      !args.some((it) => it.includes("color-mix")) && supports.apply(CSS, args as [string])
  },
}

const notice = (page: Page) => page.locator("#plain-notice")

async function expectTold(page: Page, texts = portuguese, error = portugueseError, number = "192") {
  await expect(notice(page).getByRole("heading", { name: texts.oldTitle })).toBeVisible()
  await expect(notice(page)).toContainText(texts.oldText)
  await expect(notice(page).getByRole("link", { name: `${error.emergency} ${number}` })).toHaveAttribute(
    "href",
    `tel:${number}`,
  )
}

/** For herself and for the baby. */
async function expectUnfolded(page: Page) {
  for (const text of [care["self-harm-say"], care["choking-say"]]) {
    const found = page.getByText(plainText(text))
    await found.scrollIntoViewIfNeeded()
    await expect(found).toBeInViewport()
  }
}

for (const [what, makeOld] of some(Object.entries(ages), 1)) {
  test(`a browser without the ${what} of the floor is told so, and reads help now and the guides as they are`, async ({
    page,
  }) => {
    await page.addInitScript(makeOld)
    await page.goto("/dashboard")
    await expectTold(page)
    await expect(page.getByText("Carregando")).toBeHidden()
    await expectNothingByAxeInBothThemes(page, "an old browser, on a screen that it cannot show")
    await notice(page).getByRole("link", { name: portugueseSession.helpNowLong }).click()
    await expectTold(page)
    await expect(page.getByRole("heading", { level: 1, name: "Preciso de ajuda agora" })).toBeVisible()
    await expectUnfolded(page)
    await expect(page.locator("main a[href='tel:192']").first()).toBeVisible()
    await expectNothingByAxe(page, "an old browser, help now")
    await notice(page).getByRole("link", { name: portuguese.guides }).click()
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click()
    await expectTold(page)
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible()
  })
}

test("in an old browser the cards name whom her country has for them, and no number of elsewhere", async ({ page }) => {
  await page.addInitScript(ages.functions)
  await page.goto("/help-now/plain")
  await expectTold(page)
  const numbers = (kind: string) =>
    page.locator(`[data-lines=${kind}] a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(await numbers("self-harm")).toEqual(["tel:188", "tel:192"])
  expect(await numbers("violence")).toEqual(["tel:190", "tel:180", "tel:192"])
  await expect(page.locator("[data-lines=self-harm] a").first()).toContainText("CVV")
  await expect(page.getByText(care.unknownCountry)).toHaveCount(0)
})

test.describe("where nothing tells the country", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "pt" })
  test("an old browser names 112 and says what it is", async ({ page }) => {
    await page.addInitScript(ages.functions)
    await page.goto("/pt/help-now/plain")
    await expect(page.getByText(care.unknownCountry).first()).toBeVisible()
    await expect(page.locator("[data-lines=self-harm] a")).toHaveAttribute("href", "tel:112")
  })
})

test("in an old browser the quick exit of help now leads to a page that says nothing of it", async ({ page }) => {
  await page.addInitScript(ages.functions)
  await page.goto("/help-now")
  await expectTold(page)
  await page.getByRole("link", { name: "Sair rápido desta página" }).click()
  await expect(page.getByRole("heading", { name: "Sopa de legumes" })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test.describe("with what she has chosen", () => {
  test.use({ timezoneId: "Europe/Madrid", locale: "en-GB" })
  test("an old browser goes by her language and her country", async ({ page }) => {
    await page.addInitScript(ages.functions)
    await page.goto("/dashboard")
    await expectTold(page, english, { ...portugueseError, emergency: "Emergency number:" }, "112")
    await page.evaluate(() => {
      localStorage.setItem("florescer:locale", "es")
      localStorage.setItem("florescer:country", "CL")
    })
    await page.reload()
    await expectTold(page, spanish, spanishError, "131")
  })
})

test.describe("with the app's own copy on the device", () => {
  test.use({ serviceWorkers: "allow", savesData: false })
  test("a browser that has become too old for a new version reads the guides all the same", async ({
    page,
    product,
  }) => {
    await openDashboard(page, product.url)
    await waitUntilCached(page, "refused", "dashboard")
    await page.addInitScript(ages.functions)
    await page.goto("/guides")
    await expectTold(page)
    await expect(page.getByRole("main").getByRole("listitem").getByRole("link").first()).toBeVisible()
    await page.goto("/help-now")
    await expectTold(page)
    await expectUnfolded(page)
  })
})

test("a browser of the floor is told nothing", async ({ page }) => {
  await page.goto("/help-now")
  await page.getByRole("button", { name: care["mother-emergency-name"] }).click()
  await expect(page.locator('a[href="tel:192"]').first()).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test("the script before the app, as it was built, needs no syntax later than that of 2016", async ({ request }) => {
  const page = await (await request.get("/help-now")).text()
  const script = page.slice(page.indexOf("function startPlainly")).split("</script>")[0] ?? ""
  expect(script).toContain("languageTags")
  const writtenIn = (target: ts.ScriptTarget) =>
    ts.transpileModule(script, { compilerOptions: { target } }).outputText.split("\n")
  const plain = writtenIn(ts.ScriptTarget.ES2016)
  expect(writtenIn(ts.ScriptTarget.ESNext).filter((line, at) => line !== plain[at])).toEqual([])
})
