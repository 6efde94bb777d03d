import type { Page } from "@playwright/test"
import { field } from "./chat.ts"
import { allKinds, type ForeignProxy, type Kind, openForeignProxy } from "./foreign-proxy.ts"
import { manifestIn } from "./installed.ts"
import { fillSignIn, newMother, openDashboard, shownToast, signUp } from "./mother.ts"
import { readJson } from "./profile.ts"
import { goOffline, waitUntilCached } from "./second-visit.ts"
import { test as base, expect } from "./test.ts"
import { startWatch } from "./watch.ts"

const test = base.extend<{ between: ForeignProxy }>({
  between: async ({ product }, use) => {
    const between = await openForeignProxy(product.url)
    await use(between)
    between.close()
  },
  baseURL: async ({ between }, use) => use(between.url),
  // What the app throws still fails the test, as does a request to anyone but the portal.
  watch: async ({ between }, use) => {
    const watch = startWatch(between.url)
    watch.allow(/^console: /)
    watch.allow(new RegExp(`^request: ${between.portalUrl}`))
    await use(watch)
    watch.expectNoSurprise()
  },
})

test.use({ serviceWorkers: "allow" })

const notice = "A sign-in or your network’s own page is in between."
const mood = (page: Page, value: number) =>
  page.getByRole("radiogroup", { name: "Mood" }).getByRole("radio", { name: String(value) })
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Lugares principais" }).getByRole("link", { name })

async function storedMood(page: Page) {
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"))
  return (await readJson(page, `/api/check-ins/${today}`)).checkIn?.value.mood
}

/** With all that help now needs, and the day that is open. */
async function waitUntilInstalled(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await waitUntilCached(page, "spa-fallback", "dashboard-screen")
}

const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")))

/** What each kind is met with: everywhere, or for the API alone; and a screen that this device has never opened. */
const cases: [Kind, string, string?][] = [
  ["a redirect to a portal here", "/", "Meu Plano"],
  ["a page with 404", "/", "Chat"],
  ["a page with 200", "/", "Perfil"],
  ["a page with 401", "/", "Ajuda"],
  ["a redirect to a portal elsewhere", "/"],
  ["a page with 401", "/api"],
  ["a page with 403", "/api"],
  ["a page with 400", "/api"],
  ["a page with 413", "/api"],
  ["a page with 200", "/api"],
]

test("whatever answers in the server's place, she stays signed in, loses nothing, and all is well again afterwards", async ({
  page,
  context,
  product,
  between,
}) => {
  test.setTimeout(240_000)
  expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(allKinds))
  await openDashboard(page, product.url)
  await waitUntilInstalled(page)

  for (const [index, [kind, prefix, unopened]] of cases.entries()) {
    await test.step(`${kind} for ${prefix}`, async () => {
      const value = (index % 5) + 1
      between.answer(kind, prefix)
      await comeBack(page)
      await expect(page.getByText(notice)).toBeVisible()
      await mood(page, value).click()
      if (unopened) {
        await tab(page, unopened).click()
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Unexpected|Erro inesperado/)
      }
      await page.goto("/dashboard")
      await expect(mood(page, value)).toBeChecked()
      await expect(page.getByText(notice)).toBeVisible()
      between.answer(null)
      await comeBack(page)
      await expect(page.getByText(notice)).toHaveCount(0)
      await expect.poll(() => storedMood(page)).toBe(value)
    })
  }

  for (const path of ["/my-plan", "/chat", "/profile", "/help", "/guides", "/help-now"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Unexpected|Erro inesperado/)
  }
  await goOffline(page)
  for (const path of ["/help-now", "/my-plan", "/dashboard"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Unexpected|Erro inesperado/)
  }
  await context.setOffline(false)
})

test("help now opens from the device behind a portal, whose own page opens when she asks for it and then lets her back", async ({
  page,
  product,
  between,
}) => {
  await openDashboard(page, product.url)
  await waitUntilInstalled(page)
  between.answer("a redirect to a portal elsewhere")
  for (const path of ["/help-now", "/chat", "/"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    if (path === "/help-now") await expect(page.getByRole("tab")).toHaveCount(2)
    else await expect(page.getByText(notice)).toBeVisible()
    expect(new URL(page.url()).origin).toBe(between.url)
  }
  await page.getByRole("button", { name: "Open that page" }).click()
  await expect(page.getByRole("heading", { name: "Hotel Aurora" })).toBeVisible()
  between.answer(null)
  // A portal leads back to the address that was asked for.
  await page.goto("/api/return")
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("a page that an earlier version stored under the names of scripts gives way to them", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  await waitUntilInstalled(page)
  await page.evaluate(async () => {
    const cache = await caches.open("florescer-files")
    const portal = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
    const names = (await cache.keys()).filter(({ url }) => url.endsWith(".js"))
    await Promise.all(names.map((name) => cache.put(name, portal())))
  })
  await page.goto("/dashboard")
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await goOffline(page)
  await page.reload()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await page.context().setOffline(false)
})

test("she is told where nobody says whether the sign-in was taken, and is in at the next", async ({
  page,
  between,
}) => {
  const mother = newMother()
  await signUp(page, mother)
  between.answer("a page with 200", "/api/auth/get-session")
  await fillSignIn(page, mother)
  await page.locator("button[type=submit]").click()
  await expect(shownToast(page)).toContainText(/Sign in Failed|Não foi possível entrar/)
  await expect(page).toHaveURL("/login")
  between.answer(null)
  await page.locator("button[type=submit]").click()
  await expect(page).toHaveURL("/dashboard")
})

test("a script that somebody has put in the place of another for a year gives way to it", async ({
  page,
  product,
  between,
}) => {
  await openDashboard(page, product.url)
  await waitUntilInstalled(page)
  between.answer("a script to be kept for a year", "/assets/")
  const before = between.asked.length
  await tab(page, "Chat").click()
  await expect.poll(() => between.asked.slice(before).some(({ path }) => path.includes("/chat-screen-"))).toBe(true)
  // What this device does not have is left out of a screen that it has.
  await page.goto("/help-now")
  await expect(page.getByRole("tab")).toHaveCount(2)
  between.answer(null)
  await page.goto("/chat")
  await expect(field(page)).toBeVisible()
})

test("the page of a version whose files are gone takes the place of none on the device", async ({
  page,
  product,
  between,
}) => {
  await openDashboard(page, product.url)
  await waitUntilInstalled(page)
  between.answer("a version whose files are gone")
  const before = between.asked.length
  await tab(page, "Chat").click()
  // The file is not there, so that the worker asks for the next version's page.
  await expect.poll(() => between.asked.slice(before).some(({ path }) => path === "/__spa-fallback.html")).toBe(true)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await page.goto("/dashboard")
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("every manifest is asked for with the cookies that a sign-in before the site goes by", async ({
  page,
  product,
  between,
}) => {
  await openDashboard(page, product.url)
  for (const [locale, discreet, file] of [
    ["en", null, "/manifest.webmanifest"],
    ["pt", null, "/manifest-pt.webmanifest"],
    ["es", null, "/manifest-es.webmanifest"],
    ["en", "Notes", "/notes.webmanifest"],
    ["pt", "Notas", "/notas.webmanifest"],
  ] as const) {
    await page.evaluate(
      ([locale, title]) => {
        localStorage.setItem("florescer:locale", locale)
        if (title) localStorage.setItem("florescer:discreet", JSON.stringify({ title }))
        dispatchEvent(new Event("florescer:discreet"))
      },
      [locale, discreet] as const,
    )
    await manifestIn(page, file)
    expect(between.asked.findLast(({ path }) => path === file)?.cookie, file).toContain("session_token")
  }
})
