import { some } from "../amount.ts"
import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { chooseBefore } from "./choose-language.ts"
import { openDiscreet } from "./discreet.ts"
import { goWithin } from "./go-within.ts"
import { comeBack, hint, manifestIn, offerInstall, onIphone, setDay, timesAsked } from "./installed.ts"
import { openDashboard } from "./mother.ts"
import { goOffline, waitUntilCached } from "./second-visit.ts"
import { open, startWalk } from "./states/walk.ts"
import { expect, test } from "./test.ts"
import { noAnswer } from "./watch.ts"

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const safari = `${phone} Version/18.5 Mobile/15E148 Safari/604.1`

for (const [language, file, names] of some(
  [
    ["pt", "/manifest-pt.webmanifest", ["Lista de compras", "Ajuda agora", "Hoje"]],
    ["en", "/manifest.webmanifest", ["Shopping list", "Help now", "Today"]],
    ["es", "/manifest-es.webmanifest", ["Lista de compras", "Ayuda ahora", "Hoy"]],
  ] as const,
  2,
)) {
  test(`the installed app has shortcuts to the list, help and today in ${language}`, async ({ page, product }) => {
    await chooseBefore(page, product.url, language)
    for (const path of ["/", "/login", "/help-now"]) {
      await open(page, path)
      const found = await manifestIn(page, file)
      expect(found, path).toMatchObject({ file, errors: [], manifest: { id: "/" } })
      const { shortcuts = [], lang } = found.manifest
      expect(lang?.slice(0, 2)).toBe(language)
      expect(shortcuts.map(({ name }) => name)).toEqual(names)
      for (const { src } of shortcuts.flatMap(({ icons }) => icons)) {
        expect((await page.request.get(src)).headers()["content-type"], src).toBe("image/png")
      }
    }
  })
}

test("the shortcuts take the language of her browser, until she chooses another", async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: "es-MX", baseURL: product.url })
  const spanish = await context.newPage()
  await open(spanish, "/login")
  await manifestIn(spanish, "/manifest-es.webmanifest")
  await context.close()

  await openDashboard(page, product.url)
  await manifestIn(page, "/manifest.webmanifest")
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("banner").getByRole("combobox").first().selectOption("pt")
  await manifestIn(page, "/manifest-pt.webmanifest")
})

test("the neutral manifests are of the same app, and have no shortcuts that would name it", async ({
  page,
  product,
}) => {
  await openDiscreet(page, product.url)
  const { errors, manifest } = await manifestIn(page, "/notes.webmanifest")
  expect({ errors, id: manifest.id }).toEqual({ errors: [], id: "/" })
  for (const neutral of ["/notes.webmanifest", "/notas.webmanifest"]) {
    expect(await (await page.request.get(neutral)).text()).not.toMatch(/shortcuts|Florescer|list|help|ajuda|ayuda/i)
  }
})

test.describe(() => {
  test.use({ serviceWorkers: "allow", savesData: false })

  test("from the second visit on every shortcut opens without a connection", async ({
    page,
    context,
    product,
    allowConsoleError,
  }) => {
    allowConsoleError(noAnswer)
    await openDashboard(page, product.url)
    await waitUntilCached(page, "shopping-list-screen", "help-now-screen", "dashboard-screen", "terms-screen")
    const { shortcuts = [] } = (await manifestIn(page, "/manifest.webmanifest")).manifest
    expect(shortcuts).toHaveLength(3)
    await goOffline(page)
    for (const { url } of shortcuts) {
      await open(page, url)
      await expect(page.getByRole("heading", { level: 1 }), url).toBeVisible()
      await expect(page.getByRole("main"), url).not.toContainText(/could not be|não foi possível/i)
    }
    await open(page, "/help-now")
    await page.getByRole("button", { name: "Signs of danger in my body" }).click()
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    await context.setOffline(false)
  })
})

test("the hint comes on the second day that she comes, for that day, and never again", async ({ page, product }) => {
  await offerInstall(page)
  await setDay(page, 0)
  await openDashboard(page, product.url)
  await comeBack(page, 0)
  await expect(hint(page)).toHaveCount(0)
  await comeBack(page, 1)
  await expect(hint(page)).toBeVisible()
  await comeBack(page, 1)
  await expect(hint(page)).toBeVisible()
  await comeBack(page, 2)
  await page.waitForFunction(() => window.installOffer !== undefined)
  await expect(hint(page)).toHaveCount(0)
})

test("the hint comes after a complete day, once the petals have fallen, and takes no focus", async ({
  page,
  product,
}) => {
  await offerInstall(page)
  await setDay(page, 0)
  await openDashboard(page, product.url)
  for (const item of [0, 1, 2, 3]) await page.getByRole("checkbox").nth(item).press("Space")
  await page.locator("[data-celebration]").waitFor()
  await expect(hint(page)).toHaveCount(0)
  await page.locator("[data-celebration]").waitFor({ state: "detached" })
  await expect(hint(page)).toBeVisible()
  expect(await hint(page).evaluate((card) => card.contains(document.activeElement))).toBe(false)
  expect(await hint(page).evaluate((card) => getComputedStyle(card).position)).toBe("static")
})

test("a no is a no, and so is a tap on the browser's own", async ({ page, product, openBrowser }) => {
  for (const [each, answer] of [
    [page, "Not now"],
    [await openBrowser(), "Install"],
  ] as const) {
    await offerInstall(each)
    await setDay(each, 0)
    await openDashboard(each, product.url)
    await comeBack(each, 1)
    await hint(each).getByRole("button", { name: answer }).click()
    await expect(hint(each)).toHaveCount(0)
    await expect(each.getByRole("main")).toBeFocused()
    expect(await timesAsked(each)).toBe(answer === "Install" ? 1 : 0)
    await comeBack(each, 1)
    await each.waitForFunction(() => window.installOffer !== undefined)
    await expect(hint(each)).toHaveCount(0)
  }
})

for (const language of some(["pt", "en", "es"], 0)) {
  test(`Safari on an iPhone is told how, in ${language}`, async ({ page, product }) => {
    const { t } = await startWalk(page, product, language)
    await onIphone(page, safari)
    await setDay(page, 0)
    await openDashboard(page, product.url)
    await comeBack(page, 1)
    await expect(hint(page).getByRole("listitem")).toHaveText([
      t("install", "tapShare"),
      t("install", "tapAdd"),
      t("install", "openThere"),
    ])
    await expect(hint(page).getByRole("button")).toHaveText([t("install", "notNow")])
    await expectNothingByAxeInBothThemes(page, "the hint")
  })
}

test("browsers that cannot install are told nothing, and the home screen's own app neither", async ({
  openBrowser,
  product,
}) => {
  for (const [agent, isStandalone] of [
    [`${phone} CriOS/138.0 Mobile/15E148 Safari/604.1`, false],
    [`${phone} Mobile/15E148 Instagram 380.0`, false],
    [safari, true],
  ] as const) {
    const page = await openBrowser()
    await onIphone(page, agent, isStandalone)
    await setDay(page, 0)
    await openDashboard(page, product.url)
    await comeBack(page, 1)
    await expect(page.getByRole("checkbox").first()).toBeVisible()
    await expect(hint(page), agent).toHaveCount(0)
  }
})

test("in discreet mode and after a loss nothing suggests an icon, and once it is installed nothing ever, in a tab neither", async ({
  page,
  product,
}) => {
  await offerInstall(page)
  await setDay(page, 0)
  await openDashboard(page, product.url)
  await page.evaluate(() => {
    const userId = JSON.parse(localStorage.getItem("florescer:session") ?? "").user.id
    localStorage.setItem("florescer:discreet", JSON.stringify({ userId, title: "Notes" }))
  })
  await comeBack(page, 1)
  await page.waitForFunction(() => window.installOffer !== undefined)
  await expect(hint(page)).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem("florescer:discreet"))
  await page.goto("/guides/loss")
  await page.getByRole("switch", { name: "Hide what is about the baby" }).click()
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { name: "A quiet space" })).toBeVisible()
  await expect(hint(page)).toHaveCount(0)
  await page.goto("/guides/loss")
  await page.getByRole("switch", { name: "Hide what is about the baby" }).click()
  await comeBack(page, 1)
  await expect(hint(page)).toBeVisible()

  await page.evaluate(() => dispatchEvent(new Event("appinstalled")))
  await expect(hint(page)).toHaveCount(0)
  await comeBack(page, 1)
  await page.waitForFunction(() => window.installOffer !== undefined)
  await expect(hint(page)).toHaveCount(0)
})

test("on an evening that asks about reminders it waits for another visit", async ({ page, product }) => {
  await offerInstall(page)
  await setDay(page, 0)
  await openDashboard(page, product.url)
  await comeBack(page, 1, 23)
  await page.waitForFunction(() => window.installOffer !== undefined)
  await page.locator("section[aria-labelledby=remind]").getByRole("button").click()
  await expect(page.locator("section[aria-labelledby=remind]")).toHaveCount(0)
  await expect(hint(page)).toHaveCount(0)
  await comeBack(page, 1, 23)
  await expect(hint(page)).toBeVisible()
})

test("where the hint's file cannot be had, the day goes on without it", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|Failed to fetch/)
  await page.route(/install-hint/, (route) => route.abort())
  await offerInstall(page)
  await setDay(page, 0)
  await openDashboard(page, product.url)
  const refused = page.waitForRequest(/install-hint/)
  await comeBack(page, 1)
  await refused
  await page.getByRole("checkbox").first().press("Space")
  await expect(page.getByRole("checkbox").first()).toBeChecked()
  await expect(hint(page)).toHaveCount(0)
})
test("whatever she does, the icon gets no badge", async ({ page, product }) => {
  await page.addInitScript(() => {
    Object.assign(window, { badges: 0 })
    const setAppBadge = async () => {
      Object.assign(window, { badges: (window as unknown as { badges: number }).badges + 1 })
    }
    Object.defineProperty(navigator, "setAppBadge", { value: setAppBadge })
  })
  await openDashboard(page, product.url)
  for (const item of [0, 1, 2, 3]) await page.getByRole("checkbox").nth(item).press("Space")
  await page.locator("[data-celebration]").waitFor()
  for (const path of ["/profile/notifications", "/chat", "/my-plan/shopping-list", "/dashboard"]) {
    await goWithin(page, path)
    expect(await page.evaluate(() => (window as unknown as { badges: number }).badges), path).toBe(0)
  }
})
