import { readFileSync } from "node:fs"
import type { BrowserContext, Page } from "@playwright/test"
import type { Language } from "#domain/language.ts"
import { reminders } from "#domain/profile/preferences.ts"
import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { expectToast, newMother, openAt, openDashboard } from "./mother.ts"
import { readJson, signInAgain } from "./profile.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"
import { wordsOn } from "./words-on.ts"

test.use({ serviceWorkers: "allow" })

const path = "/profile/notifications"
const endpointOf = (number: number) => `https://push.example.com/${number}`

/**
 * Stands in for the push service of the browser's maker, which no test can reach: subscribing works, and gives a new
 * address each time.
 */
async function withPushService(page: Page) {
  await page.context().grantPermissions(["notifications"])
  await page.addInitScript(() => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)).buffer
    const stored = () => JSON.parse(localStorage.getItem("test:push") ?? '{"count":0,"key":null}')
    const made = ({ count, key }: { count: number; key: string }) => ({
      endpoint: `https://push.example.com/${count}`,
      options: { applicationServerKey: bytes(key) },
      getKey: (name: string) => bytes(name === "auth" ? "A".repeat(22) : `B${"A".repeat(86)}`),
      unsubscribe: async () => localStorage.setItem("test:push", JSON.stringify({ ...stored(), key: null })),
    })
    const fake = {
      getSubscription: async () => (stored().key ? made(stored()) : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const next = stored().key ? stored() : { count: stored().count + 1, key: applicationServerKey }
        localStorage.setItem("test:push", JSON.stringify(next))
        return made(next)
      },
    }
    Object.assign(PushManager.prototype, fake)
  })
}

function readMessages(language: Language, name: string): Record<string, string> {
  return JSON.parse(readFileSync(`content/locales/${language}/${name}.json`, "utf8"))
}

/** Opens the dashboard of a mother who has not been asked for any consent yet. */
function openUnasked(page: Page, origin: string) {
  return openDashboard(page, origin, newMother(), { hasAgreed: false })
}

async function channels(page: Page) {
  return (await readJson(page, "/api/account/export")).reminderChannels as {
    id: string
    endpoint: string
    dueAt: string
    isDiscreet: boolean
  }[]
}

/** Delivers a push to the service worker as the browser would, and gives what is shown then. */
async function deliver(context: BrowserContext, page: Page, data: string) {
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await session.send("ServiceWorker.enable")
  const { origin } = new URL(page.url())
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registration, data })
  await session.detach()
}

function shown(page: Page) {
  return page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })
}

const push = (reminder: string, tag: string, title = "A glass of water?") =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body: "Put one where you sit.", lang: "en", tag, navigate: "/my-plan", data: { reminder } },
  })

test("she is reminded on this device once she agrees, at times of her own, until she stops it", async ({
  page,
  product,
}) => {
  await withPushService(page)
  await chooseBefore(page, product.url, "en")
  await openUnasked(page, product.url)
  await page.goto(path)
  await expect(page.getByRole("group", { name: /times/ })).toHaveCount(0)
  await expect(page.getByText("only this device can read what arrives").first()).toBeVisible()
  await expect(page.getByText("You can take your consent back at any time").first()).toBeHidden()
  await page.getByText("How it is stored").first().click()
  await expect(page.getByText("You can take your consent back at any time").first()).toBeVisible()
  await page.getByRole("button", { name: "Agree: all four" }).click()
  await expectToast(page, "Reminders come to this device")
  await expect
    .poll(() => channels(page))
    .toMatchObject([{ endpoint: endpointOf(1), language: "en", isDiscreet: false }])
  expect((await readJson(page, "/api/consents")).kept).toContain("reminders")

  const lunch = page.getByLabel("Meal reminders: time").nth(1)
  await expect(lunch).toHaveValue("12:30")
  await lunch.fill("13:15")
  await lunch.blur()
  await expectToast(page, "Settings updated!")
  await page.getByRole("button", { name: "Remove 09:00 from Meal reminders" }).click()
  await page.getByRole("button", { name: "Quiet hours, calendar, mail" }).click()
  await page.getByLabel("Quiet from").fill("18:00")
  await page.getByLabel("Quiet from").blur()
  await expect(page.getByText("In your quiet hours, when nothing comes: 19:00.")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Meal reminders: time")).toHaveCount(2)
  await expect(page.getByLabel("Meal reminders: time").first()).toHaveValue("13:15")
  const times = async () => (await readJson(page, "/api/account/export")).reminderTimes?.times.values
  await expect.poll(times).toMatchObject({ mealReminders: ["13:15", "19:00"], quietFrom: "18:00" })

  await page.getByRole("button", { name: "Stop on this device" }).click()
  await expect(page.getByRole("button", { name: "All four, as below" })).toBeVisible()
  await expect.poll(() => channels(page)).toEqual([])
})

for (const language of some(["pt", "en", "es"] as const, 2)) {
  test(`one reminder a day is three touches away, and offered first, in at most 90 words, in ${language}`, async ({
    page,
    product,
  }) => {
    const consent = readMessages(language, "consent")
    const navigation = readMessages(language, "navigation")
    const notifications = readMessages(language, "notifications")
    await withPushService(page)
    await chooseBefore(page, product.url, language)
    await openUnasked(page, product.url)
    await page.getByRole("button", { name: navigation.openMenu }).click()
    await page.getByRole("link", { name: navigation.notifications, exact: true }).click()
    await expect(page).toHaveURL(path)
    // They are on, as she finds them, and pale until something comes of it.
    const pale = page.locator("[role=switch][data-waiting]")
    for (const name of reminders) await expect(page.getByRole("switch", { name: notifications[name] })).toBeChecked()
    await expect(pale).toHaveCount(4)
    expect(await pale.first().evaluate((one) => getComputedStyle(one).backgroundColor)).toBe("rgba(0, 0, 0, 0)")
    expect(await wordsOn(page)).toBeLessThanOrEqual(90)
    await expect(page.getByRole("button", { name: consent.agreeOneMorning })).toBeInViewport({ ratio: 1 })
    await page.getByRole("button", { name: consent.agreeOneMorning }).click()
    await expectToast(page, `${notifications.hereOnTitle}`)
    await expect(pale).toHaveCount(0)
    await expect(page.getByRole("switch", { name: notifications.mealReminders })).not.toBeChecked()
    for (const name of reminders) {
      const one = expect(page.getByRole("switch", { name: notifications[name] }))
      await (name === "morningReminder" ? one.toBeChecked() : one.not.toBeChecked())
    }
    expect(await wordsOn(page)).toBeLessThanOrEqual(90)
  })
}

test("a push is shown in her words, the next of its kind takes its place, and an unreadable one says nothing", async ({
  page,
  context,
  product,
}) => {
  await withPushService(page)
  await openDashboard(page, product.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await deliver(context, page, push("waterReminder", "ten"))
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: "A glass of water?", body: "Put one where you sit.", tag: "ten", lang: "en" }])
  const tags = async () => (await shown(page)).map(({ tag }) => tag).sort()
  // Asked for while it puts one up, the browser can forget that one.
  await expect(async () => {
    await deliver(context, page, push("waterReminder", "ten"))
    await deliver(context, page, push("waterReminder", "twelve", "A few sips"))
    await deliver(context, page, push("dailyTips", "tip", "A small idea"))
    await expect.poll(tags, { timeout: 5000 }).toEqual(["tip", "twelve"])
  }).toPass()
  const titles = async () => (await shown(page)).map(({ title }) => title)
  await expect(async () => {
    await deliver(context, page, "not what the server sends")
    await expect.poll(titles, { timeout: 5000 }).toContainEqual(expect.stringMatching(/^Not(es|as)$/))
  }).toPass()
})

test("a browser that loses its subscription is subscribed again at the next visit, and signing out ends it", async ({
  page,
  product,
}) => {
  await withPushService(page)
  await chooseBefore(page, product.url, "en")
  const mother = await openUnasked(page, product.url)
  await page.goto(path)
  await page.getByRole("button", { name: "Agree: one each morning" }).click()
  await expect.poll(async () => (await channels(page)).map(({ endpoint }) => endpoint)).toEqual([endpointOf(1)])
  await page.evaluate(() => localStorage.setItem("test:push", '{"count":1,"key":null}'))
  await page.goto("/dashboard")
  await expect.poll(async () => (await channels(page)).map(({ endpoint }) => endpoint)).toEqual([endpointOf(2)])
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  await expect(page).toHaveURL("/login")
  await expect.poll(() => page.evaluate(() => localStorage.getItem("test:push"))).toContain('"key":null')
  await signInAgain(page, product.url, mother)
  await page.goto(path)
  await expect(page.getByRole("button", { name: "Remind me on this device" })).toBeVisible()
})

test("where notifications are blocked, need the home screen or cannot be, she reads why, and a mail is offered", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openUnasked(page, product.url)
  for (const [script, title] of [
    [
      "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })",
      "Your browser blocks notifications here",
    ],
    ["delete window.PushManager", "This browser takes no reminders"],
    [
      "delete window.PushManager; Object.defineProperty(navigator, 'standalone', { get: () => false })",
      "Choose “Add to Home Screen”, then “Add”.",
    ],
    [
      "delete window.PushManager; Object.defineProperty(navigator, 'standalone', { get: () => true })",
      "This browser takes no reminders",
    ],
  ] as const) {
    const other = await page.context().newPage()
    await other.addInitScript(script)
    await other.goto(path)
    await expect(other.getByText(title)).toBeVisible()
    await expect(other.getByRole("switch", { name: "Agree, and send me one mail each morning" })).toBeVisible()
    await other.close()
  }
  await page.goto(path)
  await page.getByRole("button", { name: "By mail" }).click()
  await page.getByRole("switch", { name: "Agree, and send me one mail each morning" }).click()
  await expectToast(page, "Settings updated!")
  await expect.poll(async () => (await channels(page)).map(({ id }) => id)).toEqual(["mail"])
})

test.describe(() => {
  test.use({ serviceWorkers: "block" })

  test("her calendar gets an address, shown once, renewed, removed, with short words", async ({ page, product }) => {
    await chooseBefore(page, product.url, "en")
    await openAt(page, product.url, path)
    const unfold = () => page.getByRole("button", { name: "Quiet hours, calendar, mail" }).click()
    await unfold()
    await page.getByRole("switch", { name: "One mail each morning" }).click()
    await page.getByRole("switch", { name: "Without names" }).click()
    await page.getByRole("button", { name: "Make an address" }).click()
    const field = page.getByLabel("The address", { exact: true })
    const first = await field.inputValue()
    const titles = async (address: string) =>
      (await (await page.request.get(address)).text()).match(/^SUMMARY:.*$/gm) ?? []
    await expect
      .poll(async () => new Set((await titles(first)).map((title) => title.trim())))
      .toEqual(new Set(["SUMMARY:A note for you"]))
    await didElsewhere(page, product.url, [["householdChanged", { fields: { birthDate: await daysAgo(page, 9) } }]])
    await page.reload()
    await unfold()
    await expect(page.getByText(/Your calendar has had an address since/)).toBeVisible()
    await page.getByRole("switch", { name: "Without names" }).click()
    await page.getByRole("button", { name: "A new address" }).click()
    await expect(field).not.toHaveValue(first)
    await expect.poll(async () => (await titles(await field.inputValue())).join()).toContain("Good morning")
    expect((await page.request.get(first)).status()).toBe(404)
    await page.getByRole("switch", { name: "Short words" }).click()
    await expect.poll(async () => (await titles(await field.inputValue())).join()).toContain("A short word for you")
    await page.getByRole("button", { name: "Remove it" }).click()
    await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible()
  })

  test("on her first evening the dashboard asks once, and never again", async ({ page, product }) => {
    await chooseBefore(page, product.url, "en")
    await page.clock.setFixedTime(new Date("2026-11-23T17:00:00-03:00"))
    await openDashboard(page, product.url)
    const question = page.getByRole("heading", { name: "May Florescer remind you?" })
    await expect(page.getByRole("checkbox").first()).toBeVisible()
    await expect(question).toHaveCount(0)
    await page.clock.setFixedTime(new Date("2026-11-23T19:00:00-03:00"))
    await page.reload()
    await expect(question).toBeVisible()
    await page.getByRole("button", { name: "No, thank you" }).click()
    await expect(question).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole("checkbox").first()).toBeVisible()
    await expect(question).toHaveCount(0)
  })
})
