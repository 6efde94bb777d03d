import { expectContrast, expectNothingByAxe, expectNothingByAxeInBothThemes } from "./access/axe.ts"
import {
  code,
  codeField,
  enter,
  expectHidden,
  expectPauseAfterWrongCodes,
  hers,
  openDiscreet,
  unlock,
} from "./discreet.ts"
import { openAt } from "./mother.ts"
import { startWalk } from "./states/walk.ts"
import { expect, test } from "./test.ts"

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
      const text = `${document.title} ${isShown ? (document.querySelector("main")?.textContent ?? "") : ""}`
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
  await unlock(page)
  await expect(page.getByRole("main")).toContainText("kcal")
  await expect(page.getByRole("main")).toBeFocused()
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
  await page.goto("/profile?tab=data")
  await unlock(page)
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
    if (await codeField(page).isVisible()) await unlock(page)
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
  await unlock(page)
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
  await expectPauseAfterWrongCodes(page)
  await enter(page)
  await expectHidden(page)
  await expect(page.getByText(/Please wait/)).toHaveCount(0)
  await unlock(page)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("where the browser offers no cryptography it says so, and the look alone can change", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }))
  await openAt(page, product.url, "/profile?tab=data")
  await page.getByRole("button", { name: "Discreet mode" }).click()
  await expect(page.getByText("A code needs a secure address (https)")).toBeVisible()
  await page.getByRole("button", { name: "Only the name and icon" }).click()
  await expect(page).toHaveTitle("Notes")
  await page.reload()
  await expect(page.getByRole("tab").first()).toBeVisible()
  await expect(page).toHaveTitle("Notes")
})

test("what is set twice has to agree, and to be four to six digits", async ({ page, product }) => {
  await openAt(page, product.url, "/profile?tab=data")
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
  await unlock(page)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem("florescer:discreet") ?? "")
  expect(stored).toContain('"iterations":')
  expect(stored).not.toContain(code)
  expect(bodies.join("\n")).not.toMatch(/discreet|2580/)
})

for (const language of ["pt", "en", "es"]) {
  test(`axe finds nothing on the lock screen and its settings in ${language}`, async ({ page, product }) => {
    const { t } = await startWalk(page, product, language)
    await openAt(page, product.url, "/profile?tab=data")
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
    await expectNothingByAxeInBothThemes(page, "lock screen")
  })
}
