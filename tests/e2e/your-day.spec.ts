import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { chooseBefore } from "./choose-language.ts"
import { expectToast, openAt, openDashboard } from "./mother.ts"
import { readJson } from "./profile.ts"
import { holdAnswers } from "./states/walk.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

const water = (page: Page) => page.getByRole("group", { name: "Water" })
const sleep = (page: Page) => page.getByRole("group", { name: "Sleep" })
const hardNightOf = (page: Page) => page.getByRole("button", { name: "It was a hard night" })
const exported = async (page: Page) => readJson(page, "/api/account/export")

/** Opens the dashboard of a mother who has told some of her days on another device. */
async function open(page: Page, origin: string, told: Parameters<typeof didElsewhere>[2] = []) {
  await chooseBefore(page, origin, "en")
  await openAt(page, origin, "/healthz")
  if (told.length > 0) await didElsewhere(page, origin, told)
  await page.goto("/dashboard")
  await page.getByRole("checkbox").first().waitFor()
}

const glass = (date: string) =>
  ["glassDrunk", { date, glassId: randomUUID() }] as ["glassDrunk", { date: string; glassId: string }]

test("each glass is a tap, taken back one by one, and stays on this device and the server; a ticked one counts too, and is taken back there", async ({
  page,
  product,
}) => {
  const stored = async () =>
    (await exported(page)).water.map(({ glasses }: { glasses: object }) => Object.values(glasses))
  await open(page, product.url)
  for (let glass = 0; glass < 3; glass++) await page.getByRole("button", { name: "One more glass" }).click()
  await expect(water(page)).toContainText("3 glasses · 0.75 L")
  await page.getByRole("button", { name: "Take a glass back" }).click()
  await expect(water(page)).toContainText("2 glasses · 0.50 L")
  await expect.poll(stored).toEqual([[true, true, false]])
  await page.reload()
  await expect(water(page)).toContainText("2 glasses")

  // The morning ritual begins with two.
  await page.getByText("Morning ritual").click()
  await expect(water(page)).toContainText("4 glasses · 1.00 L")
  await page.getByRole("button", { name: "Take a glass back" }).click()
  await expect(water(page)).toContainText("3 glasses")
  await expect.poll(async () => (await stored()).flat().toSorted()).toEqual([false, false, true, true, true])
})

test("a tick never asks for consent, and without it counts no water", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openDashboard(page, product.url, undefined, { hasAgreed: false })
  await page.getByText("Morning ritual").click()
  await expectToast(page, "Ritual completed!")
  await expect.poll(async () => (await page.request.get("/api/progress")).json()).toHaveProperty("progress.value")
  await expect(water(page)).toContainText("No glass yet")
  await expect(page.getByRole("button", { name: "Agree and save" })).toHaveCount(0)
  const kept = await exported(page)
  expect(kept.water).toEqual([])
  expect(kept.journeys[0].done).toEqual({ 1: ["morning"] })
})

test("sleep is told in half hours, from what she told last, and can be cleared", async ({ page, product }) => {
  await open(page, product.url)
  await expect(sleep(page)).toContainText("Not noted yet")
  await hardNightOf(page).waitFor()
  // Neither telling nor clearing moves what stands below it.
  const below = () =>
    page.getByRole("group", { name: "Water" }).evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY))
  const place = await below()
  await page.getByRole("button", { name: "Half an hour more" }).click()
  await expect(sleep(page)).toContainText("6 h")
  expect(await below()).toBe(place)
  await page.getByRole("button", { name: "Half an hour less" }).click()
  await expect(sleep(page)).toContainText("5.5 h")
  const stored = async () => (await exported(page)).checkIns[0]?.value.sleepHours
  await expect.poll(stored).toBe(5.5)
  await page.getByRole("button", { name: "Clear" }).click()
  await expect(sleep(page)).toContainText("Not noted yet")
  expect(await below()).toBe(place)
  await expect(sleep(page).getByRole("button").first()).toBeFocused()
  await expect.poll(stored).toBeNull()
})

test("no sleep at all and 24 hours are where the stepper ends", async ({ page, product }) => {
  const today = await daysAgo(page, 0)
  await open(page, product.url, [["sleepAnswered", { date: today, hours: 0.5 }]])
  const less = page.getByRole("button", { name: "Half an hour less" })
  const more = page.getByRole("button", { name: "Half an hour more" })
  await expect(sleep(page)).toContainText("0.5 h")
  await less.click()
  await expect(sleep(page)).not.toContainText("0.5 h")
  await expect(sleep(page)).toContainText("0 h")
  await expect(less).toHaveAttribute("aria-disabled", "true")
  await didElsewhere(page, product.url, [["sleepAnswered", { date: today, hours: 24 }]])
  await page.reload()
  await expect(sleep(page)).toContainText("24 h")
  await expect(more).toHaveAttribute("aria-disabled", "true")
})

test("what she forgot is told of the day before, and of no day to come", async ({ page, product }) => {
  await open(page, product.url)
  await expect(page.getByRole("button", { name: "The day after" })).toHaveAttribute("aria-disabled", "true")
  await page.getByRole("button", { name: "The day before" }).click()
  await expect(page.getByRole("group", { name: "Which day" })).toContainText("Yesterday")
  await page.getByRole("radiogroup", { name: "Energy" }).getByRole("radio", { name: "2" }).click()
  await page.getByRole("button", { name: "One more glass" }).click()
  const yesterday = await daysAgo(page, 1)
  await expect
    .poll(async () => (await exported(page)).checkIns)
    .toMatchObject([{ date: yesterday, value: { energy: 2 } }])
  await expect.poll(async () => (await exported(page)).water).toMatchObject([{ date: yesterday }])
  await page.getByRole("button", { name: "The day after" }).click()
  await expect(page.getByRole("radiogroup", { name: "Energy" }).getByRole("radio", { checked: true })).toHaveCount(0)
})

test("a day takes no more than 24 glasses, and says why", async ({ page, product }) => {
  const today = await daysAgo(page, 0)
  await open(
    page,
    product.url,
    Array.from({ length: 23 }, () => glass(today)),
  )
  await expect(water(page)).toContainText("23 glasses")
  await expect(page.getByText("That is plenty. Let thirst lead: more is not better.")).toBeVisible()
  const more = page.getByRole("button", { name: "One more glass" })
  await more.click()
  await expect(
    page.getByText("That is as much as a day holds here. If you are very thirsty, tell whoever looks after you."),
  ).toBeVisible()
  await expect(more).toHaveAttribute("aria-disabled", "true")
  await more.click({ force: true })
  await expect(water(page)).toContainText("24 glasses")
})

test("the fifth day of water within seven earns its badge, which stays when a glass is taken back", async ({
  page,
  product,
}) => {
  const dates = await Promise.all([1, 2, 4, 6].map((days) => daysAgo(page, days)))
  const today = await daysAgo(page, 0)
  await open(page, product.url, dates.map(glass))
  await page.getByRole("button", { name: "One more glass" }).click()
  await expectToast(page, "A new flower for you", "Queen of Hydration")
  await page.getByRole("button", { name: "Take a glass back" }).click()
  await expect.poll(async () => (await exported(page)).badges).toEqual([{ badge: "water", earnedOn: today }])
})

test("a clock that is set back a year does not make her day one of last year", async ({ page, product }) => {
  const today = await daysAgo(page, 0)
  await page.clock.setFixedTime(Date.now() - 365 * 86_400_000)
  await open(page, product.url)
  await expect(page.getByRole("group", { name: "Which day" })).toContainText("Today")
  await page.getByRole("button", { name: "One more glass" }).click()
  await expect.poll(async () => (await exported(page)).water).toMatchObject([{ date: today }])
})

test("what she eats next is one tap away, the main places are under her thumb, and starting over is at the end", async ({
  page,
  product,
}) => {
  const noon = await page.evaluate(() => new Date().setHours(12, 0))
  await page.clock.setFixedTime(noon)
  await open(page, product.url)
  const places = page.getByRole("navigation", { name: "Main places" })
  await expect(places.getByRole("link")).toHaveText(["Dashboard", "Chat", "My Plan", "Profile", "Help"])
  await expect(places).toBeInViewport({ ratio: 1 })
  const resetTop = await page
    .getByRole("button", { name: "Reset Plan" })
    .evaluate((it) => it.getBoundingClientRect().top)
  const diaryTop = await page.getByRole("link", { name: /^Diary/ }).evaluate((it) => it.getBoundingClientRect().top)
  expect(resetTop).toBeGreaterThan(diaryTop)
  await page.getByRole("link", { name: "Next meal: Lunch · 20 min Grilled chicken with sweet potato" }).click()
  await expect(page).toHaveURL("/my-plan/recipe/2")
  await places.getByRole("link", { name: "Chat" }).click()
  await expect(page).toHaveURL("/chat")
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeInViewport({ ratio: 1 })
})

test("the button that saves a long form stays in view while she is on it", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/profile?tab=data")
  await page.getByRole("button", { name: "Edit Profile" }).click()
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeInViewport({ ratio: 1 })
  await page.goto("/profile/food")
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeInViewport({ ratio: 1 })
})

test("a day completed beside a low mood is said to be complete, without praise", async ({ page, product }) => {
  const today = await daysAgo(page, 0)
  await open(page, product.url, [["checkInAnswered", { date: today, question: "mood", score: 2 }]])
  for (const item of ["Morning ritual", "Main recipe", "Smart snack", "15 min Light Walk"]) {
    await page.getByText(item).first().click()
  }
  await expectToast(page, "Day 1 Complete!")
  await expect(page.getByText("You're doing amazing!")).toHaveCount(0)
})

test("her day does not move under her thumb when the hard night comes late", async ({ page, product }) => {
  const release = await holdAnswers(page, /\/assets\/hard-night-/)
  await open(page, product.url)
  const scale = page.getByRole("radiogroup", { name: "Energy" })
  await scale.waitFor()
  const hardNight = hardNightOf(page)
  await expect(hardNight).toHaveCount(0)
  const place = () => scale.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY))
  const before = await place()
  await release()
  await hardNight.waitFor()
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
})
