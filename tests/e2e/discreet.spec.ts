import type { Page } from "@playwright/test"
import discreet from "#content/locales/en/discreet.json" with { type: "json" }
import { some } from "../amount.ts"
import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { readIn } from "./access/languages.ts"
import { field } from "./chat.ts"
import { expectHidden, expectShown, hers, hide, openDiscreet, reveal, switchOnDiscreet } from "./discreet.ts"
import { openDashboard } from "./mother.ts"
import { goOffline, waitUntilCached } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"

const hideNow = (page: Page) => page.getByRole("banner").getByRole("button", { name: /Esconder agora|Hide now/ })

test("hidden, a page shows nothing but a neutral name from its first paint on, until she opens it", async ({
  page,
  product,
}) => {
  await openDiscreet(page, product.url)
  await expect(page).toHaveTitle("Notes")
  await hide(page)
  await page.addInitScript((pattern) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const isShown = document.documentElement?.dataset.veiled === undefined
      const text = `${document.title} ${isShown ? (document.querySelector("main")?.textContent ?? "") : ""}`
      const found = text.match(new RegExp(pattern))
      if (found) seen.push(found[0])
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }, hers.source)
  for (const path of [
    "/dashboard",
    "/profile?tab=diary",
    "/profile/settings",
    "/",
    "/guides/eating",
    "/my-plan/day/1",
  ]) {
    await page.goto(path)
    await expectHidden(page)
    await expect(page.getByRole("main")).toBeFocused()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  }
  await reveal(page)
  await expect(page.getByRole("main")).toContainText("kcal")
  await expect(page.getByRole("main")).toBeFocused()
  await page.reload()
  await expect(page.getByRole("main")).toContainText("kcal")
})

test("the address bar shows nothing of hers either, and the app behind it goes on", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/)
  await openDiscreet(page, product.url)
  for (const path of ["/api/diary-entries", "/api/profile", "/api/history", "/api/account/export"]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    expect(await page.locator("body").textContent()).not.toMatch(hers)
  }
  await page.goto("/profile/settings")
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /Baixar arquivo|Download file/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe("florescer-data.json")
})

test("the name, the icon and the manifest are neutral on every screen, and come back when it is switched off", async ({
  page,
  product,
}) => {
  const own = async () => ({
    icons: await page.locator("head link[rel=icon]").evaluateAll((all) => all.map((it) => it.getAttribute("href"))),
    manifest: await page.locator("head link[rel=manifest]").first().getAttribute("href"),
    touch: await page.locator("head link[rel=apple-touch-icon]").first().getAttribute("href"),
  })
  await openDiscreet(page, product.url)
  for (const path of ["/dashboard", "/chat", "/my-plan", "/help-now", "/soup", "/terms", "/no-such-page"]) {
    await page.goto(path)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await expect(page).toHaveTitle("Notes")
    await expect(page.locator("header:not(main header)").filter({ hasText: "Florescer" }), path).toHaveCount(0)
    await expect(page.getByRole("heading").filter({ hasText: "Florescer" }), path).toHaveCount(0)
    const { icons, ...others } = await own()
    expect(new Set(icons), path).toEqual(new Set(["/notes.svg"]))
    expect(others, path).toEqual({ manifest: "/notes.webmanifest", touch: "/notes-touch.png" })
  }
  for (const file of ["/notes.svg", "/notes-192.png", "/notes-512.png", "/notes-touch.png", "/notas.webmanifest"]) {
    expect((await page.request.get(file)).status(), file).toBe(200)
  }
  expect((await (await page.request.get("/notes.webmanifest")).json()).name).toBe("Notes")

  await page.goto("/profile/settings")
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await page.getByRole("button", { name: "Switch off" }).click()
  await expect(page).toHaveTitle(/Florescer/)
  expect((await own()).manifest).toBe("/manifest.webmanifest")
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectShown(page)
})

test("one tap or Escape twice hides it at once, and drafts survive", async ({ page, product }) => {
  await page.clock.install()
  await openDiscreet(page, product.url)
  await page.goto("/profile?tab=diary")
  const notes = page.locator("textarea[name=notes]").first()
  await notes.fill("um segredo que ainda escrevo")
  await hideNow(page).click()
  await expectHidden(page)
  await reveal(page)
  await expect(notes).toHaveValue("um segredo que ainda escrevo")

  await page.keyboard.press("Escape")
  await page.clock.fastForward(5000)
  await page.keyboard.press("Escape")
  await expectShown(page)
  await page.goto("/chat")
  await field(page).fill("uma pergunta que ainda escrevo")
  await hide(page)
  await reveal(page)
  await expect(field(page)).toHaveValue("uma pergunta que ainda escrevo")
})

test("hidden, neither the way back, toasts nor print show anything, and help is one tap away", async ({
  page,
  product,
}) => {
  await openDiscreet(page, product.url)
  await page.goto("/my-plan")
  await page.locator("a[href='/my-plan/day/3']").first().click()
  await expect(page.getByRole("main")).toContainText("kcal")
  await hide(page)
  await page.goBack()
  await expectHidden(page)
  await page.emulateMedia({ media: "print" })
  await expectHidden(page)
  await page.emulateMedia({ media: "screen" })
  await expect(page.locator("[data-toast]")).toHaveCount(0)

  await page.getByRole("link", { name: "Help now" }).click()
  await expect(page.getByRole("tab").first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole("tab").first()).toBeVisible()
  await expect(page).toHaveTitle("Notes")
  await page.goBack()
  await expectHidden(page)
})

testWithWorker("without a connection it hides and opens all the same", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  await page.getByRole("checkbox").first().waitFor()
  await waitUntilCached(page, "discreet-hidden-screen-")
  await goOffline(page)
  await hide(page)
  await page.reload()
  await expectHidden(page)
  await reveal(page)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("two tabs hide together, and open together", async ({ page, context, product }) => {
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  const other = await context.newPage()
  await other.goto("/chat")
  await field(other).waitFor()
  await page.bringToFront()
  await hide(page)
  await expectHidden(other)
  await reveal(other)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("out of sight the page is blank for the phone's list of open apps", async ({ page, product }) => {
  await openDiscreet(page, product.url)
  const see = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, state)
  await see("hidden")
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden()
  await see("visible")
  await expectShown(page)
})

test("signed out nothing is hidden, another mother on the phone hides nothing, and it goes with the account", async ({
  page,
  product,
}) => {
  const mother = await openDiscreet(page, product.url)
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await page.waitForURL("**/login")
  await expect(page).toHaveTitle("Notes")
  await openDashboard(page, product.url)
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectShown(page)
  await page.context().clearCookies()
  await openDashboard(page, product.url, mother)
  // Until her session is known, the page may be of who was here before.
  await hideNow(page).waitFor()
  await hide(page)
  await reveal(page)
  await page.goto("/profile/settings")
  await page.getByRole("button", { name: "Apagar a conta" }).click()
  await page.getByLabel("Sua senha").fill(mother.password)
  await page.getByRole("button", { name: "Apagar minha conta" }).click()
  await page.waitForURL("**/login")
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("discreet")))).toEqual([])
  await expect(page).toHaveTitle(/Florescer/)
})

test("who had set a code is told once that it is gone", async ({ page, product }) => {
  await openDiscreet(page, product.url)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("florescer:discreet") ?? "")
    const code = { salt: "c2FsdA==", hash: "aGFzaA==", iterations: 1 }
    localStorage.setItem("florescer:discreet", JSON.stringify({ ...stored, code }))
    localStorage.setItem("florescer:discreet-tries", "{}")
  })
  await page.goto("/dashboard")
  await expectHidden(page)
  await expect(page.getByText(discreet.formerCode)).toBeVisible()
  await reveal(page)
  await expect(page).toHaveTitle("Notes")
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toMatch(/iterations|discreet-tries/)
  await hide(page)
  await expect(page.getByText(discreet.formerCode)).toHaveCount(0)
})

test("axe finds nothing on its settings and the hidden page, in any language", async ({ page, product }) => {
  const languages = some(["pt", "en", "es"], 1, 2)
  await openDiscreet(page, product.url)
  for (const language of languages) {
    await readIn(page, language)
    await expectNothingByAxeInBothThemes(page, `settings, ${language}`)
  }
  await readIn(page, null)
  await hide(page)
  for (const language of languages) {
    await readIn(page, language)
    await expect(page).toHaveTitle(language === "en" ? "Notes" : "Notas")
    await expectNothingByAxeInBothThemes(page, `hidden, ${language}`)
  }
})

test("with the mode on, nothing of it reaches the server", async ({ page, product }) => {
  const bodies: string[] = []
  page.on("request", (request) => bodies.push(request.postData() ?? ""))
  await openDashboard(page, product.url)
  await switchOnDiscreet(page)
  await hide(page)
  await reveal(page)
  expect(bodies.join("\n")).not.toMatch(/discreet/)
})
