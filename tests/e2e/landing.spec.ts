import { expectStillStart } from "./access/motion.ts"
import { chooseBefore } from "./choose-language.ts"
import { expectToast } from "./mother.ts"
import { scriptKilobytesOf } from "./script-weight.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the landing page reads whole, and its links lead on", async ({ page }) => {
    await page.goto("/")
    const links = [
      ["Log In", "/login"],
      ["Get Started", "/signup"],
      ["Start My Journey", "/signup"],
      ["Start Now For Free", "/signup"],
      ["Terms of Service", "/terms"],
      ["Privacy Policy", "/privacy"],
      ["Accessibility", "/accessibility"],
    ] as const
    for (const [name, path] of links) {
      await expect(page.getByRole("link", { name, exact: true }).first(), name).toHaveAttribute("href", path)
    }
    for (const name of ["Quick Recipes", "Nutritional AI", "Real Results"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible()
    }
    await expect(page.getByText("Join thousands of moms")).toBeVisible()
    await expect(page.getByRole("contentinfo")).toContainText("2025")
    await expect(page.getByRole("contentinfo")).toContainText("contato@florescer.app")
    await expect(page).toHaveTitle(/Florescer/)
  })
})

test("a page is seen before any script is asked for", async ({ page }) => {
  const scripts: string[] = []
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()))
  const releaseStyle = await holdAnswers(page, "**/*.css")
  await page.goto("/", { waitUntil: "commit" })
  await page.waitForRequest(/fraunces/)
  // By now a browser has read the page to its end, the addresses of its scripts included.
  await page.getByRole("contentinfo").waitFor({ state: "attached" })
  expect(scripts).toEqual([])
  await releaseStyle()
  await expect(page.getByRole("combobox").first()).toBeEnabled()
  expect(scripts.length).toBeGreaterThan(3)
})

/** Of an app of one empty page, built by the same tools: `npm run bench` measures it anew. */
const emptyAppKilobytes = 110.8

test("the landing page's JavaScript is at most a quarter more than an empty app's", async ({ page }) => {
  expect(await scriptKilobytesOf(page, "/")).toBeLessThanOrEqual(1.25 * emptyAppKilobytes)
})

test("nothing of the landing page moves while the app starts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  const releaseScripts = await holdAnswers(page, "**/assets/*.js")
  await page.goto("/", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expectStillStart(page)
  await releaseScripts()
})

test("what she types before the page's script is here stays, and is sent", async ({ page }) => {
  const releaseScripts = await holdAnswers(page, "**/assets/*.js")
  await page.goto("/forgot-password", { waitUntil: "commit" })
  await page.getByLabel("E-mail").fill("ninguem@exemplo.com")
  await expect(page.getByRole("button", { name: "Send link" })).toBeDisabled()
  await releaseScripts()
  await page.getByRole("button", { name: "Send link" }).click()
  await expectToast(page, "Email sent! 📧")
})

test("a stranger keeps the drawings as they came with the page, and whoever comes from another screen fetches them", async ({
  page,
}) => {
  const fetched: string[] = []
  page.on("request", (request) => request.url().includes("drawing") && fetched.push(request.url()))
  const strokes = page.locator("#scene-kitchen path")
  await page.goto("/")
  await expect(page.getByRole("combobox").first()).toBeEnabled()
  const drawn = await strokes.count()
  expect(drawn).toBeGreaterThan(50)
  expect(fetched).toEqual([])

  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Log In" }).click()
  await page.getByLabel("Florescer, início").click()
  await expect(strokes).toHaveCount(drawn)
  expect(fetched).toHaveLength(1)
})

test("at a bare address, where no passkey can work, the sign-in page never has room for one", async ({ page }) => {
  const releaseScripts = await holdAnswers(page, "**/assets/*.js")
  await page.goto("/login", { waitUntil: "commit" })
  const form = page.locator("form")
  await expect(form.getByRole("button", { name: "Entrar", exact: true })).toBeVisible()
  await expect(page.getByText("Entrar com chave de acesso")).toBeHidden()
  const before = await form.boundingBox()
  await releaseScripts()
  await expect(form.getByRole("button", { name: "Entrar", exact: true })).toBeEnabled()
  expect(await form.boundingBox()).toEqual(before)
})

for (const language of ["pt", "en", "es"]) {
  test(`on a phone the header of a visitor is one row, with one button to begin below it, in ${language}`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    for (const [path, width] of [
      ["/signup", 390],
      ["/signup", 360],
      ["/", 390],
      ["/", 360],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      if (width === 390) await page.goto(path)
      const header = page.getByRole("banner")
      await header.getByRole("combobox").waitFor()
      const parts = await header.locator("a, select").evaluateAll((all) =>
        all.map((part) => {
          const { top, bottom, left, right, height } = part.getBoundingClientRect()
          return { middle: Math.round((top + bottom) / 2), left, right, height }
        }),
      )
      expect(parts.length).toBe(path === "/" ? 5 : 3)
      expect(new Set(parts.map(({ middle }) => middle)).size, `${path} at ${width}`).toBe(1)
      for (const { left, right, height } of parts) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
        expect(height).toBeGreaterThanOrEqual(44)
      }
    }
    const filled = await page
      .locator("a[href$='/signup']")
      .evaluateAll((links) =>
        links
          .filter((link) => link.getBoundingClientRect().bottom < innerHeight)
          .map((link) => getComputedStyle(link).backgroundColor),
      )
    expect(filled).toHaveLength(2)
    expect(filled.filter((colour) => colour !== "rgba(0, 0, 0, 0)")).toHaveLength(1)
  })
}
