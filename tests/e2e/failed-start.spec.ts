import type { Page } from "@playwright/test"
import spanish from "#content/locales/es/error.json" with { type: "json" }
import spanishSession from "#content/locales/es/session.json" with { type: "json" }
import care from "#content/locales/pt/care.json" with { type: "json" }
import portuguese from "#content/locales/pt/error.json" with { type: "json" }
import session from "#content/locales/pt/session.json" with { type: "json" }
import { some } from "../amount.ts"
import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { openAt } from "./mother.ts"
import { expect, test } from "./test.ts"
import { noAnswer } from "./watch.ts"

test.use({ locale: "pt-BR" })

/** A file that does not come is an error without words. */
const provoked = /^page: $|broken on purpose|Unexpected|dynamically imported module|Minified React error/
const plain = "#plain-notice"

/** How long the app may take to start before the page says that it failed. */
const graceMs = 3000

/** The page says what happened, in her language, with whom to call and the way to help now. */
async function expectOurs(page: Page, where: string, texts = portuguese, text = texts.text, { helpNowLong } = session) {
  await expect(page.getByRole("heading", { name: texts.title }), where).toBeVisible()
  await expect(page.getByText(text), where).toBeVisible()
  await expect(page.locator("a[href='tel:192']"), where).toContainText(texts.emergency)
  await expect(page.getByRole("link", { name: helpNowLong }), where).toBeVisible()
  await expect(page.getByRole("button", { name: texts.reload }), where).toBeVisible()
  await expect(page.getByText("Application Error"), where).toHaveCount(0)
  await expectNothingByAxeInBothThemes(page, where)
}

const breaks = {
  "does not come": (page: Page, file: RegExp) => page.route(file, (route) => route.abort()),
  "cannot be read": (page: Page, file: RegExp) =>
    page.route(file, (route) => route.fulfill({ contentType: "text/javascript", body: "const = broken on purpose" })),
  "throws when it is imported": (page: Page, file: RegExp) =>
    page.route(file, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken on purpose"); export {}' }),
    ),
}

for (const [how, breakFile] of some(Object.entries(breaks), 2)) {
  test(`where a file that starts the app ${how}, the page says so, and help now can be read`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(noAnswer)
    allowConsoleError(provoked)
    await page.clock.install()
    for (const [path, file] of [
      ["/dashboard", /assets\/entry\.client-/],
      ["/dashboard", /assets\/everywhere-/],
      ["/", /assets\/app-root-/],
    ] as const) {
      await breakFile(page, file)
      await page.goto(path)
      await expect(async () => {
        await page.clock.fastForward(graceMs)
        await expect(page.getByRole("heading", { name: portuguese.title })).toBeVisible({ timeout: 500 })
      }).toPass()
      await expectOurs(page, `${path} without ${file}`)
      await page.getByRole("link", { name: session.helpNowLong }).click()
      await expect(page.getByRole("heading", { level: 1, name: session.helpNowLong })).toBeVisible()
      await page.unrouteAll()
    }
    await page.goto("/login")
    await expect(page.locator("button[type=submit]")).toBeEnabled()
    await expect(page.locator(plain)).toHaveCount(0)
  })
}

test("where the frame of all screens fails, the page is ours", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(noAnswer)
  allowConsoleError(provoked)
  await openAt(page, product.url, "/healthz")
  await breaks["throws when it is imported"](page, /assets\/shell-with-toasts-/)
  await page.goto("/dashboard")
  await expectOurs(page, "a frame that throws", portuguese, portuguese.missingText)
})

test("where the error page fails too, the page is ours, without a stack", async ({ page, allowConsoleError }) => {
  allowConsoleError(provoked)
  await page.addInitScript(() => {
    localStorage.setItem("florescer:locale", "es")
    // What the frame of every page reads, from the app's own code on.
    addEventListener("DOMContentLoaded", () => {
      Storage.prototype.getItem = () => ({ startsWith: null }) as never
      Object.defineProperty(navigator, "languages", {
        get() {
          throw new Error("broken on purpose")
        },
      })
    })
  })
  await page.goto("/dashboard")
  await expectOurs(page, "nothing that React can show", spanish, spanish.text, spanishSession)
})

test("what an extension breaks is nothing of ours", async ({ page, allowConsoleError }) => {
  allowConsoleError(/of an extension/)
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      throw new Error("of an extension")
    }),
  )
  await page.clock.install()
  await page.goto("/help-now")
  await page.getByRole("button", { name: care["mother-emergency-name"] }).waitFor()
  await page.clock.fastForward(graceMs + 1000)
  await expect(page.locator(plain)).toHaveCount(0)
})
