import type { Page } from "@playwright/test"
import { expectContrast, expectNothingByAxe } from "./access/axe.ts"
import { field } from "./chat.ts"
import { type Mother, openDashboard, signIn } from "./mother.ts"
import { startWalk } from "./states/walk.ts"
import { expect, test } from "./test.ts"

const code = "2580"
const codeField = (page: Page) => page.getByLabel("Code", { exact: true })
const hers = /Ana|Florescer|Day 1|Dia 1|kcal|Diário|Diary/

/** Switches it on under Profile, Data. */
async function switchOn(page: Page) {
  await page.goto("/profile?tab=data")
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await page.getByLabel("New code").fill(code)
  await page.getByLabel("The same code again").fill(code)
  await page.getByRole("button", { name: "Switch on" }).click()
  await expect(page.getByText("Discreet mode is on.")).toBeVisible()
}

async function openDiscreet(page: Page, origin: string): Promise<Mother> {
  const mother = await openDashboard(page, origin)
  await switchOn(page)
  return mother
}

async function enter(page: Page, digits = code) {
  await codeField(page).fill(digits)
  await codeField(page).press("Enter")
}

/** Nothing but the lock screen is on the page. */
async function expectHidden(page: Page) {
  await expect(codeField(page)).toBeVisible()
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(hers)
  expect(await page.locator("body").ariaSnapshot()).not.toMatch(hers)
  const html = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const script of body.querySelectorAll("script")) script.remove()
    return body.innerHTML
  })
  expect(html).not.toMatch(hers)
}

/** What a phone does when she goes to another app and comes back. */
async function leaveFor(page: Page, ms: number) {
  const see = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, state)
  await see("hidden")
  await page.clock.fastForward(ms)
  await see("visible")
}

test("from the first paint on, a reload shows nothing but a neutral page until the code is entered", async ({
  page,
  product,
}) => {
  await openDiscreet(page, product.url)
  await expect(page).toHaveTitle("Notes")
  await page.addInitScript((pattern) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const isShown = document.documentElement?.dataset.veiled === undefined
      const text = `${document.title} ${isShown ? (document.body?.innerText ?? "") : ""}`
      const found = text.match(new RegExp(pattern))
      if (found) seen.push(found[0])
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }, hers.source)
  for (const path of ["/dashboard", "/profile?tab=diary", "/my-plan/day/1", "/", "/guides/eating"]) {
    await page.goto(path)
    await expectHidden(page)
    await expect(codeField(page)).toBeFocused()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  }
  await page.goto("/my-plan/day/1")
  await enter(page)
  await expect(page.getByRole("main")).toContainText("kcal")
  await expect(page.getByRole("main")).toBeFocused()
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
    if (await codeField(page).isVisible()) await enter(page)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await expect(page).toHaveTitle("Notes")
    const { icons, ...others } = await own()
    expect(new Set(icons), path).toEqual(new Set(["/notes.svg"]))
    expect(others, path).toEqual({ manifest: "/notes.webmanifest", touch: "/notes-touch.png" })
  }
  for (const file of ["/notes.svg", "/notes-192.png", "/notes-512.png", "/notes-touch.png", "/notas.webmanifest"]) {
    expect((await page.request.get(file)).status(), file).toBe(200)
  }
  expect((await (await page.request.get("/notes.webmanifest")).json()).name).toBe("Notes")

  await page.goto("/profile?tab=data")
  await enter(page)
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await page.getByLabel("Your code").fill("1111")
  await page.getByRole("button", { name: "Switch off" }).click()
  await expect(page.getByText("That is not the code.")).toBeVisible()
  await page.getByLabel("Your code").fill(code)
  await page.getByRole("button", { name: "Switch off" }).click()
  await expect(page).toHaveTitle(/Florescer/)
  expect((await own()).manifest).toBe("/manifest.webmanifest")
  await page.reload()
  await expect(page.getByRole("tab").first()).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
})

test("wrong codes cost a growing pause, which a reload does not shorten", async ({ page, product }) => {
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  for (let tries = 0; tries < 4; tries++) {
    await enter(page, "1111")
    await expect(page.getByText("That is not the code. Try again.")).toBeVisible()
  }
  await enter(page, "1111")
  await expect(page.getByText(/Please wait \d second/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Please wait \d second/)).toBeVisible()
  await enter(page)
  await expectHidden(page)
  await expect(page.getByText(/Please wait/)).toHaveCount(0)
  await enter(page)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("what is set twice has to agree, and to be four to six digits", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await page.goto("/profile?tab=data")
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await page.getByLabel("New code").fill("12")
  await page.getByRole("button", { name: "Switch on" }).click()
  await expect(page.getByText("The code needs 4 to 6 digits.")).toBeVisible()
  await expect(page.getByLabel("New code")).toBeFocused()
  await page.getByLabel("New code").fill("1234")
  await page.getByLabel("The same code again").fill("1243")
  await page.getByRole("button", { name: "Switch on" }).click()
  await expect(page.getByText("The two codes are not the same.")).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("florescer:discreet"))).toBeNull()
})

test("the code itself is not on the device, and nothing of it reaches the server", async ({ page, product }) => {
  const bodies: string[] = []
  page.on("request", (request) => bodies.push(request.postData() ?? ""))
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  await enter(page)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem("florescer:discreet") ?? "")
  expect(stored).toContain('"iterations":')
  expect(stored).not.toContain(code)
  expect(bodies.join("\n")).not.toMatch(/discreet|2580/)
})

test("one tap, Escape twice, or a minute out of sight hides it, and its drafts survive", async ({ page, product }) => {
  await page.clock.install()
  await openDiscreet(page, product.url)
  await page.goto("/profile?tab=diary")
  await enter(page)
  await page.getByRole("textbox").first().fill("um segredo que ainda escrevo")
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Esconder agora|Hide now/ })
    .click()
  await expectHidden(page)
  await enter(page)
  await expect(page.getByRole("textbox").first()).toHaveValue("um segredo que ainda escrevo")

  await page.keyboard.press("Escape")
  await expect(codeField(page)).toHaveCount(0)
  await page.clock.fastForward(5000)
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectHidden(page)
  await enter(page)
  await expect(page.getByRole("textbox").first()).toBeVisible()

  await leaveFor(page, 30_000)
  await expect(page.getByRole("textbox").first()).toHaveValue("um segredo que ainda escrevo")
  await leaveFor(page, 61_000)
  await expectHidden(page)
  await enter(page)
  await page.goto("/chat")
  await enter(page)
  await field(page).fill("uma pergunta que ainda escrevo")
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectHidden(page)
  await enter(page)
  await expect(field(page)).toHaveValue("uma pergunta que ainda escrevo")
})

test("hidden, neither the way back, toasts nor print show anything, and help is one tap away", async ({
  page,
  product,
}) => {
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  await enter(page)
  await page.getByRole("checkbox").first().waitFor()
  await page
    .getByRole("link", { name: /Open today|day 1/i })
    .first()
    .click()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectHidden(page)
  await page.goBack()
  await expectHidden(page)
  await page.emulateMedia({ media: "print" })
  await expectHidden(page)
  await page.emulateMedia({ media: "screen" })
  await expect(page.locator("[data-toast]")).toHaveCount(0)

  await page.getByRole("link", { name: "Help now" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("tab").first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole("tab").first()).toBeVisible()
  await expect(page).toHaveTitle("Notes")
  await page.goBack()
  await expectHidden(page)
})

test("forgotten, signing out takes the code away, and her password brings everything back, unsent writing too", async ({
  page,
  context,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  const mother = await openDiscreet(page, product.url)
  await page.goto("/profile?tab=diary")
  await enter(page)
  await page.getByRole("textbox").first().fill("ainda não enviado")
  await page.reload()
  await page.getByRole("button", { name: "Forgot the code?" }).click()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page.getByText("That needs a connection.")).toBeVisible()
  await expectHidden(page)
  await context.setOffline(false)
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.waitForURL("**/login")
  await expect(page).toHaveTitle("Notes")
  await signIn(page, mother)
  await page.goto("/profile?tab=diary")
  await expect(page.getByRole("textbox").first()).toHaveValue("ainda não enviado")
  await page.goto("/profile?tab=data")
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await expect(page.getByText("There is no code.")).toBeVisible()
  await page.getByRole("button", { name: "Switch off" }).click()
  await expect(page).toHaveTitle(/Florescer/)
})

test("without a connection it asks and opens all the same", async ({ page, context, product, allowConsoleError }) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  await enter(page)
  await page.getByRole("checkbox").first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const keys = await (await caches.open("florescer-files")).keys()
        return keys.some(({ url }) => url.includes("discreet-lock-screen-"))
      }),
    )
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expectHidden(page)
  await enter(page)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("two tabs hide together, and each asks for the code", async ({ page, context, product }) => {
  await openDiscreet(page, product.url)
  await page.goto("/dashboard")
  await enter(page)
  const other = await context.newPage()
  await other.goto("/chat")
  await expectHidden(other)
  await enter(other)
  await field(other).waitFor()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expectHidden(page)
  await expectHidden(other)
  await enter(other)
  await field(other).waitFor()
  await expectHidden(page)
})

test("signed out nothing is asked; at her next sign-in the code counts again, and it goes with the account", async ({
  page,
  product,
}) => {
  const mother = await openDiscreet(page, product.url)
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair" }).click()
  await page.waitForURL("**/login")
  await expect(codeField(page)).toHaveCount(0)
  await page.reload()
  await expect(page).toHaveTitle("Notes")
  await signIn(page, mother)
  await page.getByRole("checkbox").first().waitFor()
  await page.reload()
  await expectHidden(page)
  await enter(page)
  await page.goto("/profile?tab=data")
  await enter(page)
  await page.getByRole("button", { name: "Excluir conta" }).click()
  await page.getByLabel("Sua senha").fill(mother.password)
  await page.getByRole("button", { name: "Excluir para sempre" }).click()
  await page.waitForURL("**/login")
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("discreet:")))).toEqual([])
  await expect(page).toHaveTitle(/Florescer/)
})

test("another mother on the same phone is never asked for her code", async ({ page, product }) => {
  await openDiscreet(page, product.url)
  await page.context().clearCookies()
  await openDashboard(page, product.url).catch(() => undefined)
  await page.goto("/dashboard")
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

for (const language of ["pt", "en", "es"]) {
  test(`axe finds nothing on the lock screen and its settings in ${language}`, async ({ page, product }) => {
    const { t } = await startWalk(page, product.url, language)
    await openDashboard(page, product.url)
    await page.goto("/profile?tab=data")
    await page.getByRole("button", { name: t("discreet", "title") }).click()
    await page.getByLabel(t("discreet", "newCode")).fill(code)
    await page.getByLabel(t("discreet", "again")).fill(code)
    await expectNothingByAxe(page, "settings")
    await page.getByRole("button", { name: t("discreet", "switchOn"), exact: true }).click()
    await expect(page.getByText(t("discreet", "isOn"), { exact: true })).toBeVisible()
    await expectContrast(page, "settings that are on")
    await page.reload()
    await page.getByLabel(t("discreet", "code"), { exact: true }).waitFor()
    await expect(page).toHaveTitle(language === "en" ? "Notes" : "Notas")
    await page.getByRole("button", { name: t("discreet", "forgot") }).click()
    await expectNothingByAxe(page, "lock screen")
    await expectContrast(page, "lock screen")
  })
}
