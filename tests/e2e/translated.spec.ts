import { globSync, readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import navigation from "#content/locales/pt/navigation.json" with { type: "json" }
import { guideNames } from "#domain/guides/guide.ts"
import { isFull, some } from "../amount.ts"
import { openDashboard } from "./mother.ts"
import { open } from "./states/walk.ts"
import { expect, test } from "./test.ts"
import { expectNewWords, expectSameWords, translate } from "./translator.ts"

const list = new URL("../../build/current/client/addresses.json", import.meta.url)
const inOneLanguage = /^\/(?!(?:pt|en|es)(?:\/|$)|team)/
const example: Record<string, string> = { day: "1", id: "1", name: guideNames[0], token: "um-link" }
/** One address of each screen; the desk is among the walks of translated.full.spec.ts. */
const paths = (JSON.parse(readFileSync(list, "utf8")) as { path: string }[])
  .map(({ path }) => path)
  .filter((path) => inOneLanguage.test(path))
  .map((path) => path.replace(/:(\w+)/g, (_, name) => example[name] ?? name))

const prerendered = globSync("**/index.html", { cwd: new URL(".", list) }).map((file) => `/${file.slice(0, -11)}`)

/** What a tap is meant to change, and not what ends the visit. */
const controls =
  "button:visible:enabled, summary:visible, [role=switch]:visible, input[type=checkbox], input[type=radio]"
const parts = 4

for (const part of some([0, 1, 2, 3], 2)) {
  test(`every button of every screen does on a translated page what it does on another, part ${part + 1}`, async ({
    page,
    product,
    allowConsoleError,
  }) => {
    test.setTimeout(300_000)
    allowConsoleError(/status of 4\d\d/)
    await translate(page)
    await openDashboard(page, product.url)
    for (const path of paths.filter((_, index) => index % parts === part)) await tapAll(page, path)
  })
}

async function tapAll(page: Page, path: string) {
  await open(page, path)
  await expectNewWords(page, path)
  const address = page.url()
  for (let index = 0; index < (await page.locator(controls).count()); index++) {
    const control = page.locator(controls).nth(index)
    const name = await control
      .evaluate((element) => element.textContent || element.getAttribute("aria-label") || "", null, { timeout: 5000 })
      .catch(() => null)
    // It has made place for another since they were counted, or since it was named.
    if (name === null || name.includes(navigation.logout)) continue
    const isThere = await control.dispatchEvent("click", {}, { timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (!isThere) continue
    await expectNewWords(page, `${path}, after ${name}`)
    const isElsewhere = page.url() !== address || (await page.getByRole("alertdialog").count()) > 0
    if (isElsewhere) await open(page, path)
  }
}

for (const path of some(["/", "/login", "/guides", "/terms"], 0, 1)) {
  test(`${path} that was translated before it starts goes on as it is, and can be used`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("florescer:theme", "dark"))
    await translate(page, { isInCapitals: true })
    const start = Promise.withResolvers<void>()
    await page.route(/assets\/entry\.client-/, async (route) => {
      await start.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: "commit" })
    await page.locator("main font").first().waitFor()
    const fields = page.getByRole("main").getByRole("textbox")
    for (const field of await fields.all()) await field.fill("typed@before.org")
    start.resolve()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((it) => /^__react/.test(it)),
    )
    await expectNewWords(page, path)
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    if (path === "/login") for (const field of await fields.all()) await expect(field).toHaveValue("typed@before.org")
    await page.getByRole("banner").getByRole("combobox").first().selectOption("es")
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
    await expectNewWords(page, `${path}, in another language`)
  })
}

/** Each page at its address without a language and, by turns, in one of the three. */
const visited = isFull ? prerendered : prerendered.filter((path) => isOfTurn(path))

function isOfTurn(path: string) {
  const [, language, rest] = /^\/(pt|en|es)(?:\/(.*))?$/.exec(path) ?? []
  return language === undefined || language === ["pt", "en", "es"][(rest ?? "").length % 3]
}

test("every prerendered page has the words that React means it to have", async ({ page }) => {
  expect(visited.length).toBeGreaterThan(40)
  for (const path of visited) {
    await page.goto(path)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((it) => /^__react/.test(it)),
    )
    await expectSameWords(page, path)
  }
})
